survey-title = { $count ->
    [one] Um conjunto de opções
   *[other] { $count } conjuntos de opções, lado a lado
  }
survey-note = { $player } joga com os dois lados, { $games } partidas a partir da posição inicial e outras tantas após { $opening } jogadas ao acaso, que não foram escolhidas por serem equilibradas. As linhas e ± são intervalos de confiança de 95 %. Clique num cabeçalho para ordenar.
survey-meanings = O que se mede
survey-set = conjunto
survey-white = Brancas
survey-white-help = parte dos pontos das Brancas a partir da posição inicial: a vantagem da primeira jogada
survey-openings = Brancas, aberturas
survey-openings-help = parte dos pontos das Brancas após jogadas ao acaso que não foram escolhidas por serem equilibradas
survey-decisive = vencedor
survey-decisive-help = partidas que têm vencedor
survey-plies = jogadas
survey-plies-help = jogadas dos dois lados numa partida; as barras mostram a distribuição das durações, até à mais longa
survey-duration = minutos
survey-duration-help = quanto tempo pessoas jogariam, com o tempo por jogada indicado
survey-branching = escolhas
survey-branching-help = jogadas legais por posição (fator de ramificação)
survey-forced = forçadas
survey-forced-help = posições com uma só jogada legal
survey-leads = mudanças
survey-leads-help = quantas vezes numa partida o outro lado passa para a frente, na avaliação do motor
survey-drama = drama
survey-drama-help = quão atrás estavam os vencedores enquanto estavam atrás: 0 nunca, 1 quase perdidos (Browne)
survey-comebacks = reviravoltas
survey-comebacks-help = partidas ganhas em que o vencedor chegou a ter 25 % de hipóteses ou menos
survey-depth = profundidade, Elo
survey-depth-help = pontos Elo entre o mais fraco e o mais forte dos jogadores que se defrontaram: espaço para a perícia
survey-proof = provado
survey-proof-help = quanto vale a posição inicial para as Brancas, se o solucionador o descobriu dentro do limite
survey-proof-win = { $kind ->
    [margin] Brancas ganham por { $by }
   *[plies] Brancas ganham em { $by }
  }
survey-proof-loss = { $kind ->
    [margin] Pretas ganham por { $by }
   *[plies] Pretas ganham em { $by }
  }
survey-proof-draw = empate
survey-proof-open = em aberto
survey-no-game = «{ $word }» vem antes de qualquer jogo; comece por um, como em nava size=3,4,5
survey-range = «{ $word }»: um intervalo vai de um número menor para um maior, como em cubes=3..6
survey-too-many = são mais de { $most } conjuntos de opções; retire alguns valores
survey-empty = nenhum destes conjuntos de opções pode ser jogado; jogada games JOGO lista as opções e o que combina
survey-bad-set = «{ $set }» não é um conjunto de opções que se possa jogar
survey-bad-player = «{ $name }» não é um jogador de { $set }; jogada players lista-os
survey-program = «{ $name }» é um programa exterior, e o que joga não resulta de uma semente; escolha um dos jogadores que jogada players lista
