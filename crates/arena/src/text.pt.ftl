reason-cap = demasiadas jogadas
reason-fault = um jogador falhou
reason-time = sem tempo
reason-adjudicated = ambos os jogadores assim o pensavam
fault-overtime = o jogador «{ $player }» levou mais do que os seus { $time } ms numa jogada
fault-clock = o jogador «{ $player }» esgotou o tempo
fault-said = { $text }

# Ficheiros de aberturas.
book-empty = não há nenhuma abertura neste ficheiro; escreva uma linha para cada uma, com jogadas ou com uma posição
book-move = jogada { $number }, «{ $text }»: { $why }
book-other-game = esta abertura é de { $found }, outro jogo ou outras opções
book-record = registo { $number }: { $why }
book-over = a partida acaba antes de começar: uma abertura tem de deixar algo por jogar

# Ficheiros de resultados.
store-file = { $file }: { $why }
store-in-use = { $file }: outra execução está a acrescentar a este ficheiro; espere por ela ou dê outro ficheiro com --out
store-foreign = { $file }: isto não é um ficheiro de resultados da arena; dê outro ficheiro com --out
store-damaged = { $file }:{ $line }: esta linha não faz sentido; as linhas acima estão inteiras: guarde-as num ficheiro próprio
store-impossible = { $file }:{ $line }: { $number ->
    [0] nenhuma partida começa com «{ $text }»
   *[other] a jogada { $number } de uma partida, «{ $text }», não é legal
}; o ficheiro foi danificado ou alterado: guarde as linhas acima num ficheiro próprio
store-different = { $file } tem resultados de outras definições, lá ≠ aqui: { $differences }. Execute com as mesmas definições, ou dê outro ficheiro com --out

# O relatório.
report-match = { $game }: { $first } contra { $second }
report-tournament = { $game }: { $count } jogadores
report-ratings = Classificação com os limites de 95 %
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
