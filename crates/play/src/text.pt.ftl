unknown-game = jogo desconhecido «{ $name }»; há { $known }
unknown-game-nearest = jogo desconhecido «{ $name }»; queria dizer «{ $nearest }»?
unknown-sample = não há nenhuma posição de exemplo «{ $name }»; há { $known }, ou indique o texto de uma posição
unknown-sample-nearest = não há nenhuma posição de exemplo «{ $name }»; queria dizer «{ $nearest }»? Há { $known }
sample-misfit = a posição de exemplo «{ $name }» é de { $spec } e não serve para { $given }
sample-misfit-others = a posição de exemplo «{ $name }» é de { $spec } e não serve para { $given }; servem estas: { $known }
play-over = a partida acabou. { $ending }
unknown-action = não há nenhuma ação { $action }: as ações são números de 0 a { $last }

label-position = Posição
label-ply = Jogada
label-result = Resultado
label-moves = { $count ->
    [one] uma jogada legal
   *[other] { $count } jogadas legais
}

# De que se faz uma avaliação, e árvores de pesquisa.
explain-part = Parte
explain-difference = Diferença
explain-value = Valor para as Brancas: { $value }
tree-wins = { $side } ganham em { $moves ->
    [one] uma jogada
   *[other] { $moves } jogadas
}
tree-draw = empate

# Registos de partidas.
record-end = o registo acaba cedo demais: tem de fechar com um resultado (1-0, 0-1, 1/2-1/2 ou *)
record-tag-name = esperava-se o nome de uma etiqueta, como White, mas encontrou-se { $found }
record-tag-value = esperava-se o valor da etiqueta entre aspas, mas encontrou-se { $found }
record-tag-close = esperava-se ] no fim da etiqueta, mas encontrou-se { $found }
record-tag-open-string = o valor entre aspas não acaba
record-tag-twice = a etiqueta { $name } aparece duas vezes
record-no-game = falta a etiqueta Game: diz que jogo se joga
record-control = não são permitidos aqui caracteres de controlo
record-comment = o comentário não acaba: falta um {"}"}
record-stray-brace = este {"}"} não fecha nenhum comentário
record-number = esperava-se a jogada número { $wanted }, mas encontrou-se { $found }
record-glyph = esperava-se um número de 0 a 255 depois de $
record-variation = variantes entre parênteses não fazem parte do formato; use comentários
record-token = esperava-se uma jogada, um comentário ou um resultado, mas encontrou-se { $found }
record-result = a etiqueta Result diz { $tag }, mas as jogadas acabam com { $found }
record-outcome = as jogadas acabam a partida com { $board }, mas o registo diz { $found }
record-tag = esperava-se uma etiqueta entre parênteses retos, como [White "Ana"], mas encontrou-se { $found }
record-utf8 = o ficheiro não é texto UTF-8
record-glyph-first = um glifo vem depois da jogada a que se refere
record-mark = «{ $mark }» não é uma marca; conhecem-se ! ? !! ?? !? e ?! logo depois de uma jogada
record-several = aqui começa um segundo registo; esperava-se só um
record-empty = não há aqui nenhum registo

rules-open = o diagrama não acaba: falta ```
rules-key = um diagrama não tem «{ $found }»; tem { $known }
rules-key-twice = o diagrama indica «{ $key }» duas vezes
rules-cell = «{ $found }» não está no tabuleiro do diagrama
rules-markdown = as regras têm títulos, parágrafos, listas sem números e diagramas; isto é outra coisa
rules-caption = o diagrama precisa de uma legenda

# Uma casa que se quer ocupar; um jogo pode ter a sua própria palavra.
terrain-goal = objetivo

# O que fez a última jogada.
news-captured = As { $side } capturaram { $cells }

# Ends that the board does not show.
reason-resigned = por desistência
reason-agreed = ambos concordaram

# Jogadores.
unknown-player = jogador desconhecido «{ $name }»; há { $known }
unknown-player-nearest = jogador desconhecido «{ $name }»; queria dizer «{ $nearest }»? Há { $known }
fault-illegal = o jogador «{ $player }» quer jogar «{ $move }», que não é legal
fault-silent = o jogador «{ $player }» não dá nenhuma jogada
player-plain = o jogador «{ $player }» não aceita nada depois do nome em { $game }, nem «{ $text }»
player-random = Aleatório
    .help = Faz uma jogada legal qualquer
player-greedy = Ganancioso
    .help = Faz logo o que parece melhor, como o programa original
player-mixed = Misto
    .help = Aleatório ou ganancioso, à sorte em cada jogada
player-minimax = Minimax
    .help = Vê algumas jogadas à frente, como o programa original
parameter-depth = Profundidade
    .help = Quantas jogadas vê à frente
player-level = Nível
    .help = Joga num nível de 1, para a primeira partida, a 10; com a mesma força em qualquer máquina
player-at-level = { $name } (nível { $level })
level-1 = Estreante
level-2 = Principiante
level-3 = Aprendiz
level-4 = Amador
level-5 = Praticante
level-6 = Jogador de clube
level-7 = Bom jogador de clube
level-8 = Perito
level-9 = Mestre
level-10 = Grande mestre
level-sees = { $sees } { $misses }
level-sees-own-moves = Vê o que a sua jogada faz, mas não a resposta;
level-sees-replies = Vê a maioria das respostas possíveis;
level-sees-some = Vê algumas jogadas à frente;
level-sees-several = Vê várias jogadas à frente;
level-sees-many = Vê muitas jogadas à frente;
level-sees-far = Vê longe em todas as linhas que importam;
level-misses-always = joga quase qualquer coisa, salvo se puder ganhar já.
level-misses-mostly = escolhe uma das muitas jogadas que parecem possíveis.
level-misses-often = contenta-se muitas vezes com uma jogada mais fraca.
level-misses-fairly-often = contenta-se com alguma frequência com uma jogada mais fraca.
level-misses-sometimes = contenta-se às vezes com uma jogada mais fraca.
level-misses-occasionally = só de vez em quando se contenta com uma jogada mais fraca.
level-misses-rarely = raramente joga outra coisa que não a melhor jogada que vê.
level-misses-nothing = faz sempre a melhor jogada que encontra.
player-max = Força máxima
    .help = Joga tão bem quanto consegue no tempo que lhe dão
player-mcts = Monte Carlo
    .help = Força máxima com pesquisa em árvore de Monte Carlo
player-cmd = Programa
    .help = Qualquer programa que fale a Universal Game Interface, como em cmd:./bot --quick
parameter-level = Nível
    .help = 1 é o mais fraco, 10 o mais forte
parameter-hash-unit = MB
parameter-hash = Memória
    .help = Megabytes para se lembrar de posições

# Linhas de comando.
command-empty = é preciso nomear um programa: cmd:PROGRAMA ARGUMENTOS…
command-quote = em «{ $text }» há aspas ou uma barra invertida por fechar

# Programas que jogam.
engine-not-found = «{ $player }»: esse programa não existe; indique o caminho completo ou um que esteja em PATH
engine-not-executable = «{ $player }»: o programa não pode ser executado; torne-o executável ou nomeie primeiro o interpretador
engine-not-started = não se consegue iniciar «{ $player }»: { $why }
engine-ended = «{ $player }» acabou com o estado { $status } quando ainda era preciso{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
engine-killed = «{ $player }» foi terminado pelo sinal { $signal } quando ainda era preciso{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
engine-closed = «{ $player }» fechou a sua saída quando ainda era preciso{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
engine-no-ugi = «{ $player }» não fala UGI: não disse ugiok em { $seconds } s
engine-other-ugi = «{ $player }» não fala UGI: não disse ugiok em { $seconds } s, mas «{ $said }»
engine-backpressure = «{ $player }» não lê o que lhe dizem
engine-timeout = «{ $player }» não respondeu em { $seconds } s
engine-long-line = «{ $player }» disse uma linha de mais de { $most } bytes
engine-no-game = «{ $player }» não joga { $game }: a sua opção Game não o inclui
engine-refused = «{ $player }» recusa: { $why }
engine-no-move = «{ $player }» disse bestmove sem jogada
engine-illegal = «{ $player }» quer jogar «{ $move }», que não é legal
