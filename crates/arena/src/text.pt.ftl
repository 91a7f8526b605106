reason-cap = demasiadas jogadas
reason-fault = um jogador falhou
reason-time = sem tempo
reason-adjudicated = pelas avaliações dos jogadores
fault-overtime = o jogador «{ $player }» levou mais do que os seus { $time } ms numa jogada e a margem de { $margin } ms
fault-clock = o jogador «{ $player }» esgotou o tempo
fault-said = { $text }

# Ficheiros de aberturas.
book-empty = não há nenhuma abertura neste ficheiro; escreva uma linha para cada uma, com jogadas ou com uma posição
book-move = jogada { $number }, «{ $text }»: { $why }
book-other-game = esta abertura é de { $found }, outro jogo ou outras opções
book-record = registo { $number }: { $why }
book-over = a partida acaba antes de começar: uma abertura tem de deixar algo por jogar

# Inscrições: jogadores com definições próprias.
entry-open = falta fechar o parêntese reto de «{ $text }»: as definições vão entre parênteses retos antes do jogador, como em [nodes=500] max
entry-word = «{ $text }» não é uma definição: esperava-se chave=valor, como em [name=antigo nodes=500] max
entry-key = não existe a definição «{ $text }»; existem { $known }
entry-twice = «{ $text }» aparece duas vezes
entry-value = { $key } não pode ser «{ $text }»: { $expected }
entry-built-in = { $text } faz parte do programa e não aceita option.NOME; «jogada players JOGO» mostra os seus parâmetros
entry-no-player = nenhum jogador se segue aos parênteses retos de «{ $text }»: indique um depois deles, como em [nodes=500] max
entry-one-time = um jogador tem ou um relógio ou um tempo para cada jogada
entry-expected-name = esperavam-se 1 a 40 letras
entry-expected-time = esperava-se um tempo como 500ms ou 2s
entry-expected-clock = esperava-se um tempo e o que se ganha por jogada, como em 10s+100ms
entry-expected-margin = esperava-se um tempo de 1s no máximo
entry-expected-number = esperava-se um número inteiro a partir de 1
entry-expected-file = esperava-se o nome de um ficheiro
entry-expected-line = esperava-se texto numa só linha

# Ficheiros de resultados.
store-file = { $file }: { $why }
store-in-use = { $file }: outra execução está a acrescentar a este ficheiro; espere por ela ou dê outro ficheiro com --out
store-foreign = { $file }: isto não é um ficheiro de resultados da arena; dê outro ficheiro com --out
store-not-results = { $file } não é um ficheiro de resultados da arena; indique um ficheiro escrito com --out
store-damaged = { $file }:{ $line }: esta linha não é válida; as linhas acima estão completas: guarde-as num ficheiro próprio
store-impossible = { $file }:{ $line }: { $number ->
    [0] nenhuma partida começa com «{ $text }»
   *[other] a jogada { $number } de uma partida, «{ $text }», não é legal
}; o ficheiro foi danificado ou alterado: guarde as linhas acima num ficheiro próprio
store-end = { $file }:{ $line }: a partida { $game } teria acabado em «{ $said }», mas as suas jogadas acabam em «{ $found }»; o ficheiro foi danificado ou alterado: guarde as linhas acima num ficheiro próprio
store-end-open = não acabada
store-key = { $file }:{ $line }: o torneio não tem um par { $pair } dos jogadores { $players }; o ficheiro foi danificado ou alterado: guarde as linhas acima num ficheiro próprio
store-again = { $file }:{ $line }: o par da linha { $first } aparece outra vez; retire uma das linhas
store-altered = { $file }: as definições na primeira linha foram alteradas; reponha-as, ou comece um ficheiro novo
store-different = { $file } tem resultados de outras definições, lá ≠ aqui: { $differences }. Execute com as mesmas definições, ou dê outro ficheiro com --out

no-game = Não se jogou nenhuma partida.
repeated-pairs = { $different ->
    [one] Só um de { $all } pares é diferente; os outros repetem-no
   *[other] Só { $different } de { $all } pares são diferentes; os outros repetem-nos
} jogada a jogada e nada provam de novo: os intervalos de confiança são demasiado estreitos

# O relatório.
report-match = { $game }: { $first } contra { $second }
report-tournament = { $game }: { $count } jogadores
report-ratings = Classificação com intervalos de confiança de 95 %
report-rating = { $player }: { $elo } ± { $error }
report-elo-axis = Elo
report-crosstable = Percentagens de pontos entre cada dois
report-ratio = Razão de verosimilhança do teste (logaritmo)
report-bound = { $elo } Elo aceite
report-games-axis = partidas
report-lengths = Duração das partidas
report-bar = { $from } a { $to } jogadas: { $games } partidas
report-median = mediana
report-plies-axis = jogadas
report-character = Como foram as partidas
report-heat = Onde começaram as partidas
report-heat-help = Em quantas partidas de cada cem uma das primeiras { $moves } jogadas acaba numa casa: quanto mais forte a cor, mais.
report-square = { $square }: { $share } % das partidas
report-settings = Definições
report-games = Partidas
report-wdl = Ganhas – empatadas – perdidas
report-score = Percentagem de pontos
report-pairs = Pares por pontos 0, ½, 1, 1½, 2
report-elo = Elo [IC de 95 %]
report-normalised = Elo normalizado
report-superiority = Probabilidade de superioridade (LOS)
report-llr = LLR [limites]
report-white = Pontos das Brancas, que começam [IC de 95 %]
report-white-even = Pontos das Brancas, que começam, em aberturas escolhidas por serem equilibradas [IC de 95 %]
report-faults = Partidas perdidas por uma falha
report-not-evidence = Pares com uma falha, que não contam para Elo nem LLR
report-decisive = Partidas com vencedor
report-mean-plies = Jogadas em média
report-quantiles = Jogadas: 5, 25, 50, 75, 95 % das partidas
report-branching = Jogadas legais por posição
report-ending = Fim
report-share = Parte
report-format = Formato
report-format-match = encontro
report-format-round-robin = todos contra todos
report-format-gauntlet = um contra todos
report-format-knockout = eliminatórias
report-format-swiss = suíço
report-format-ladder = escada
report-opening = Aberturas
report-random = { $plies } jogadas ao acaso
report-random-even = { $plies } jogadas ao acaso que deixam o jogo equilibrado
report-time-margin = Margem de tempo
report-book = de um ficheiro
report-seed = Semente
report-threads = Fios de execução por jogador
report-cap = Empate após jogadas
report-time = Tempo por jogada
report-clock = Relógio
report-nodes = Posições por jogada
report-depth = Profundidade
report-column-player = jogador
report-column-elo = Elo
report-column-error = ±95 %
report-column-games = partidas
report-column-wins = ganhas
report-column-draws = empat.
report-column-losses = perdidas
report-column-score = pontos
report-placings = Classificação final
report-resign = Desistência
report-resign-both = com { $score }, se ambos os lados assim pensarem durante { $moves } jogadas
report-resign-one = com { $score }, se quem perde assim pensar durante { $moves } jogadas
report-draw = Empate declarado
report-draw-rule = até { $score }, se ambos os lados assim pensarem durante { $moves } jogadas, depois de { $from } jogadas
report-days = Jogado em
report-fault = Falha
report-version = Versão
report-hash = Soma de verificação das definições (SHA-256)

# Classificações e quadros.
placings-swiss = { $finished ->
    [0] Torneio suíço: a ronda 1 de { $rounds } não acabou
   *[other] Torneio suíço: a classificação depois da ronda { $finished } de { $rounds }; a ronda { $running } não acabou e ainda não conta
}
placings-knockout = { $rounds ->
    [one] Eliminatória, uma ronda até agora
   *[other] Eliminatória, { $rounds } rondas até agora
}
placings-winner = { $count ->
    [one] { $winners } ganhou
   *[other] { $winners } partilham o primeiro lugar
}
placings-rank = lugar
placings-player = jogador
placings-points = pontos
placings-games = partidas
placings-cut1 = Buchholz −1
placings-buchholz = Buchholz
placings-berger = S.-Berger
placings-wins = ganhos
placings-direct = direto
placings-round = R{ $round }
placings-bye = isento
placings-open = …
placings-round-of = ronda
placings-encounter = encontro
placings-score = pontos
placings-next = avança
placings-tie-breaks = { $count ->
    [one] um par de desempate
   *[other] { $count } pares de desempate
}
placings-by-order = ainda empatados; avança o primeiro da lista
job-foreign = a execução tem uma forma que esta versão não conhece
job-different = esta compilação entende de outro modo as definições da execução: { $what }
job-program = a execução inicia o programa «{ $program }»; para o permitir, inicie o worker com --allow-cmd
job-missing = { $file } não existe aqui; ponha o mesmo ficheiro no mesmo caminho
job-other-file = { $file } é outro ficheiro aqui; ponha lá o mesmo
merge-conflict = { $file }: o par { $pair } correu de outro modo noutro ficheiro, embora ambos tenham as mesmas definições; deixe um dos ficheiros de fora
