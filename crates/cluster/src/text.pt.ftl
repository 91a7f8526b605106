cluster-connect = { $url }: não responde nenhum servidor NATS ({ $why }); inicie um com nats-server -js, ou verifique o endereço
cluster-no-streams = { $url }: o servidor NATS não tem JetStream ({ $why }); inicie-o com nats-server -js
cluster-denied = { $url }: o servidor recusou o nome de utilizador ou a palavra-passe; indique-os como em nats://utilizador:palavra-passe@host
cluster-request = não foi possível { $what } ({ $why }); o mesmo comando continua com o que foi guardado com --out
cluster-start = iniciar os fios de execução para o servidor NATS
cluster-create-queue = criar a fila no servidor NATS
cluster-create-stream = criar um stream no servidor NATS
cluster-create-consumer = criar um consumidor no servidor NATS
cluster-find-queue = encontrar a fila da execução no servidor NATS
cluster-read-runs = ler a lista de execuções do servidor NATS
cluster-follow-runs = seguir a lista de execuções do servidor NATS
cluster-announce-run = anunciar a execução no servidor NATS
cluster-end-run = terminar a execução no servidor NATS
cluster-remove-stream = remover um stream do servidor NATS
cluster-empty-queue = esvaziar a fila no servidor NATS
cluster-look-at-queue = consultar a fila no servidor NATS
cluster-publish-unit = publicar uma unidade no servidor NATS
cluster-remove-unit = remover uma unidade do servidor NATS
cluster-read-results = ler resultados do servidor NATS
cluster-subscribe = subscrever os avisos dos workers
cluster-too-large = a execução e as suas aberturas ocupam { $size } bytes, mas o servidor NATS aceita mensagens de { $limit } no máximo; dê um ficheiro de aberturas mais pequeno, ou aumente max_payload no servidor
cluster-dead-letters = { $count ->
    [one] uma unidade foi entregue várias vezes aos workers e nenhum a terminou: { $keys }
   *[other] { $count } unidades foram entregues várias vezes aos workers e nenhum as terminou: { $keys }
  }; veja o que os workers dizem e dê outra vez o mesmo comando
