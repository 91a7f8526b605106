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
player-elsewhere = «{ $player }:» não joga { $game }: o seu protocolo só tem palavras para { $games }, e não para todas as opções
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
level-searches = { $sees } { $misses } Pesa { $nodes } posições em cada jogada.
level-sees-own-moves = Vê o que a sua jogada faz, mas não a resposta;
level-sees-some-replies = Vê algumas das respostas possíveis;
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
player-gomocup = Programa Gomocup
    .help = Um programa que fala o protocolo do Gomocup (Piskvork), como em gomocup:./pbrain-x
player-abstractplay = Bot Abstract Play
    .help = Um bot num endereço que fala o protocolo do Abstract Play, como em abstractplay:http://localhost:8080/
parameter-level = Nível
    .help = 1 é o mais fraco, 10 o mais forte
parameter-hash-unit = MB
parameter-hash = Memória
    .help = Megabytes para se lembrar de posições
parameter-eval = Avaliação
    .help = A rede do jogo, onde a há, ou a avaliação clássica
parameter-eval-net = rede
parameter-eval-classic = avaliação clássica

# Linhas de comando.
command-empty = é preciso nomear um programa
program-empty = é preciso nomear um programa: { $player }:PROGRAMA ARGUMENTOS…
bot-empty = é preciso indicar o endereço de um bot: abstractplay:http://SERVIDOR:PORTA/, e talvez o endereço para as suas jogadas
command-quote = em «{ $text }» há aspas ou uma barra invertida por fechar

# Programas que jogam.
engine-not-found = «{ $player }»: esse programa não existe; indique o caminho completo ou um que esteja em PATH
engine-not-executable = «{ $player }»: o programa não pode ser executado; torne-o executável ou nomeie primeiro o interpretador
engine-not-started = não se consegue iniciar «{ $player }»: { $why }
engine-no-port = «{ $player }»: não se consegue abrir a porta { $address } para as suas jogadas: { $why }; nomeie uma livre depois do endereço do bot
engine-no-bot = nenhum bot responde em { $url } ({ $why })
engine-no-tls = { $url }: não há suporte para https; use http, ou um proxy que acrescente TLS
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
engine-no-name = «{ $player }» fala um protocolo que não consegue exprimir { $game }: escolha outro jogo ou outras opções, ou um jogador que fale a Universal Game Interface
engine-no-option = «{ $player }» não tem a opção «{ $option }»: retire-a, ou veja as que mostra depois de ugi
engine-refused = «{ $player }» recusa: { $why }
engine-answered = «{ $player }» respondeu { $said }
engine-no-move = «{ $player }» disse bestmove sem jogada
engine-illegal = «{ $player }» quer jogar «{ $move }», que não é legal

# Puzzles and lessons.
puzzle-fields = um problema tem cinco partes separadas por « | »: dificuldade, objetivo, primeira jogada, opções e posição; aqui há { $count }
puzzle-difficulty = a dificuldade é um número de 1 a { $most }, não «{ $found }»
puzzle-goal = o objetivo é «win», ou «win» e um número de jogadas de 1 a 99, não «{ $found }»
lessons-key = «{ $found }» não é uma linha de uma lição; existem { $known }, e «refuse» leva um nome
lessons-missing = o passo da lição precisa de uma linha «{ $key }»
puzzle-win-in = Jogam as { $side } e ganham em { $moves ->
    [one] uma jogada
   *[other] { $moves } jogadas
}.
puzzle-win = Jogam as { $side } e ganham: é preciso manter a vitória até ao fim.
puzzle-solved = Resolvido!
puzzle-right = Certo. As { $side } jogam { $reply }.
puzzle-right-again = Certo. É outra vez a sua vez.
puzzle-wrong = Não: depois de { $move } as { $side } jogam { $reply }, e a vitória perde-se ou demora demais. Tente outra vez.
puzzle-wrong-end = Não: { $move } não ganha a tempo. Tente outra vez.
puzzle-unknown = Não se conseguiu provar se isto ganha. Tente outra jogada.
puzzle-hint-piece = Repare na peça em { $cell }.
puzzle-hint-row = Repare na linha { $row }.
puzzle-hint-button = A jogada não se faz no tabuleiro.
puzzle-solution = Solução: { $moves }

# Ficheiros de provas.
proof-head = isto não é um ficheiro de prova: começa pela linha “jogada proof 1” e por linhas com game, position, claim e bytes, seguidas de uma linha vazia
proof-field = falta aqui a linha “{ $name }: …” no cabeçalho da prova
proof-number = “{ $name }” é um número, não “{ $found }”
proof-claim = uma prova afirma “white wins”, “black wins” ou “draw”, não “{ $found }”
proof-strategies = esta afirmação precisa de { $count ->
    [one] uma estratégia
   *[other] { $count } estratégias
}
proof-over = a partida acabou: não há nada a provar
proof-ends-early = a estratégia acaba aqui, mas a partida continua
proof-left-over = { $count ->
    [one] sobra um byte
   *[other] sobram { $count } bytes
} depois da estratégia
proof-no-such-move = a estratégia joga a jogada legal número { $number }, mas só há { $count }
proof-drawn = a partida acaba empatada, não ganha
proof-lost = a estratégia perde
proof-cycle = a estratégia volta a uma posição desta linha
proof-late = a estratégia precisa de { $plies } jogadas, mas a partida empata ao fim de { $most }
proof-plies = a linha mais longa tem { $plies } jogadas, não tantas como se afirma
proof-no-move = não se conhece nenhuma jogada que mantenha o resultado
proof-after = depois de { $moves }: { $problem }
