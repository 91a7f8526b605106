cluster-connect = { $url }: não responde nenhum servidor NATS ({ $why }); inicie um com nats-server -js, ou verifique o endereço
cluster-no-streams = { $url }: o servidor NATS não tem JetStream ({ $why }); inicie-o com nats-server -js
cluster-request = o servidor NATS não faz o que lhe foi pedido, «{ $what }» ({ $why }); o mesmo comando continua com o que foi guardado com --out
cluster-too-large = a execução e as suas aberturas ocupam { $size } bytes, mas o servidor NATS aceita mensagens de { $limit } no máximo; dê um ficheiro de aberturas mais pequeno, ou aumente max_payload no servidor
cluster-dead-letters = { $count ->
    [one] uma unidade foi entregue várias vezes aos workers e nenhum a terminou: { $keys }
   *[other] { $count } unidades foram entregues várias vezes aos workers e nenhum as terminou: { $keys }
  }; veja o que os workers dizem e dê outra vez o mesmo comando
