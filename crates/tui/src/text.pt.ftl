# Um adversário que não deu jogada.
fault-broken = o jogador falhou

# O que se pode fazer no tabuleiro: uma palavra para a linha das teclas, uma frase para a ajuda.
do-choose = escolher
    .help = Escolher a casa sob o cursor: uma peça, para onde vai, o que captura
do-release = largar
    .help = Cancelar: a escolha, a sugestão, uma janela ou a revisão
do-type = escrever jogada
    .help = Escrever uma jogada; basta começar por uma letra maiúscula
do-moves = todas as jogadas
    .help = Mostrar todas as jogadas legais; depois de um passo que pode capturar: não capturar
do-decline = não capturar
do-undo = anular
    .help = Anular uma jogada; contra um bot, a sua e a resposta
do-redo = refazer
    .help = Refazer uma jogada anulada
do-hint = sugestão
    .help = Pedir ao motor uma boa jogada
do-hurry = jogar já
    .help = Fazer o bot jogar já
do-pause = pausa
    .help = Bots entre si: parar e continuar
do-continue = continuar
do-faster = mais depressa
    .help = Bots entre si: pausa mais curta entre jogadas
do-slower = mais devagar
    .help = Bots entre si: pausa mais longa entre jogadas
do-flip = virar
    .help = Virar o tabuleiro
do-flip-each-turn = virar sempre
    .help = Virar o tabuleiro para quem joga, depois de cada jogada
do-legal = casas legais
    .help = Mostrar ou esconder as casas legais
do-thinking = pensamento
    .help = Mostrar o que o bot está a pensar; na revisão, as melhores linhas da posição
do-lines = melhores linhas
do-bar = quem está à frente
    .help = Mostrar uma barra que diz quem está à frente
do-explain = porquê
    .help = Mostrar quem está à frente e porquê: de que se faz a avaliação, e quanto vale cada casa
do-tree = melhores jogadas
    .help = Mostrar a árvore das melhores jogadas: as setas abrem-na e fecham-na, o tabuleiro acompanha
do-next-page = página seguinte
do-play-move = jogar
do-theme = cores
    .help = Esquema de cores seguinte
do-draw = empate
    .help = Propor empate à outra pessoa
do-resign = desistir
    .help = Desistir da partida
do-look = rever
    .help = Rever a partida com as setas
do-analyse = analisar
    .help = Analisar a partida: melhores jogadas, erros, quem esteve à frente e quando
do-mistake = erro seguinte
    .help = Na revisão: ir para o erro seguinte
do-play-on = jogar daqui
    .help = Na revisão: começar uma partida nova a partir da posição mostrada; esta fica guardada
do-save = guardar
    .help = Guardar a partida num ficheiro
do-again = outra vez
    .help = Outra partida com as mesmas definições
do-swap = trocar lados
    .help = Outra partida com os lados trocados
do-stronger = mais forte
    .help = Depois de uma partida: jogar contra o nível acima
do-weaker = mais fraco
    .help = Depois de uma partida: jogar contra o nível abaixo
do-position = copiar posição
    .help = Mostrar a posição em texto e copiá-la para a área de transferência
do-help = ajuda
    .help = Estas teclas, e as regras
do-menu = menu
    .help = Sair para o menu; uma partida por acabar pode ser continuada mais tarde
do-parent = primeira partida
do-return = voltar à partida
do-move = mover
do-change = mudar
do-write = escrever
do-next = seguinte
do-begin = jogar
do-unfold = mostrar ou esconder
do-back = voltar
do-scroll = percorrer
do-rules = regras
do-quit = sair
do-discard = apagar
do-complete = completar o nome
do-open = abrir
do-review = rever
do-search = procurar
do-statistics = estatística
do-games = partidas
keys-arrows = Mover o cursor
keys-mouse = Clicar numa casa para a escolher; o botão direito cancela; com a roda revê-se a partida
mouse = Rato
signs = Sinais no tabuleiro
sign-stack = uma pilha: o disco de baixo fica à esquerda, o de cima à direita
sign-goal = um lugar a conquistar, com ou sem peça
sign-last = a última jogada
sign-from = de onde veio a última jogada
sign-captured = aqui houve uma captura; ou uma peça que pode capturar
sign-chosen = escolhida
sign-target = casa para onde a peça escolhida pode ir
sign-legal = casa legal
sign-forbidden = agora não é permitida
sign-hint = a sugestão do motor
sign-threatened = em perigo, ou tem de mover-se
sign-winning = decidiu a partida

# O que se diz ao lado do tabuleiro.
seat-human = pessoa
    .help = Uma pessoa neste teclado
paused = Em pausa
bot-thinks = As { $side } estão a pensar …
only-move = É a única jogada legal. Prima Enter: { $move }
stack-at = { $cell }, de baixo para cima:
thought = profundidade { $depth }, { $score }, { $nodes } posições
decimal-sign = ,
score-ahead = { $side } +{ $points }
score-even = igual
score-win = as { $side } ganham em { $moves ->
    [one] uma jogada
   *[other] { $moves } jogadas
}
score-draw = empate
review-at = Jogada { $ply } de { $all }
review-progress = A analisar: { $done } de { $all } posições
review-best = Melhor: { $move } ({ $score })
review-dubious = Jogou-se { $move }: uma imprecisão
review-mistake = Jogou-se { $move }: um erro
review-blunder = Jogou-se { $move }: um erro grave
review-lines = Melhores linhas, profundidade { $depth }:
curve-title = Hipóteses das Brancas
reason-time = por tempo
explain-title = Quem está à frente e porquê, página { $page } de { $pages }
explain-unit = Os números são pontos: 100 pontos são 1,00. O que se conta tem antes deles a quantidade.
tree-title = Melhores jogadas
tree-help = { $keys } fecham e abrem
tree-root = Esta posição
tree-side-wins = { $side } ganham
notice-looking = Está a rever: Esc volta à partida
notice-over = A partida acabou: n para jogar outra vez
notice-level-later = O nível pode mudar-se depois da partida
notice-no-level = Não há outro nível contra o qual jogar
notice-mistakes-in-review = Os erros veem-se na revisão: prima a
notice-no-mistakes = Não se encontraram erros
notice-play-on-in-review = Reveja primeiro (b); depois pode jogar a partir de qualquer posição
notice-position = Copiada: { $position }
notice-legal = As casas legais são marcadas quando nem todas as vazias o são
notice-legal-not = As casas legais não são marcadas
notice-not-your-turn = É a vez das { $side }
notice-no-move = Nenhuma jogada começa em { $cell }
notice-half-move = Para onde? Escreva as duas casas, como em { $move }
notice-hint = Experimente { $move } ({ $score })
notice-thinking-of-hint = À procura de uma boa jogada …
notice-nothing-to-undo = Não há jogada sua para anular
notice-nothing-to-redo = Não há nada para refazer
notice-nothing-to-look-at = Ainda não se jogou nada
notice-no-pace = Sem pausa entre jogadas
notice-pace = { $seconds } s entre jogadas
notice-flips = O tabuleiro vira-se para quem joga
notice-flips-not = O tabuleiro fica como está
notice-theme = Cores: { $theme }
notice-draw-declined = As { $side } recusam o empate: a partida continua
notice-bots-play-on = Os bots recusam propostas de empate
notice-mistakes = { $count ->
    [0] Análise completa: nenhum erro encontrado
    [one] Análise completa: um erro encontrado
   *[other] Análise completa: { $count } erros encontrados. Tab vai para o seguinte
}
notice-saved = Guardado em { $file }
notice-not-saved = Não foi possível escrever { $file }: { $error }. Tente outro nome
notice-not-kept = Não é possível guardar esta partida para mais tarde: { $error }

# O fim de uma partida, e o que se pode fazer a seguir.
result-you-win = Ganhou
result-you-lose = Perdeu
end-you-resigned = desistiu
end-resigned = { $player } desistiu
end-side-resigned = as { $side } desistiram
end-you-ran-out = ficou sem tempo
end-ran-out = { $player } ficou sem tempo
end-side-ran-out = as { $side } ficaram sem tempo
step-swap = Desforra com as cores trocadas
step-again = Jogar outra vez com as mesmas cores
step-stronger = Um adversário mais forte: { $player }
step-weaker = Um adversário mais fraco: { $player }
step-mistakes = Ver os meus erros
step-analyse = Analisar a partida
step-save = Guardar a partida
step-menu = Outro jogo
step-quit = Sair
step-parent = Voltar à primeira partida

theme-dark = para fundo escuro
theme-light = para fundo claro
theme-safe = azul e amarelo
theme-mono = nenhumas

# Perguntas e janelas.
ask-take = Este passo pode capturar: escolha a peça a capturar, ou prima p para não capturar
key-space = Espaço
letter-yes = s
yes = sim
no = não
sure = Tem a certeza?
draw-offered = Proposta de empate
ask-resign = As { $side } desistem?
ask-resign-game = Desistir desta partida?
ask-draw = As { $side } propõem empate. As { $other } aceitam?
ask-again = Abandonar esta partida e começar outra?
ask-overwrite = { $file } já existe. Substituir?
which-move = Jogadas legais
which-side = Com que cor quer jogar?
type-move = Escreva uma jogada
type-file = Ficheiro
type-file-name = Escreva primeiro o nome de um ficheiro
help-title = { $what } – Tab: { $other }, setas: deslocar, Esc: fechar
keys = Teclas
rules = Regras
rules-of = Regras de { $game }

# Ficheiros.
file-missing = não existe esse ficheiro ou essa pasta
file-forbidden = sem permissão
file-is-folder = é uma pasta, não um ficheiro
file-no-folder = parte do caminho não é uma pasta
file-exists = o ficheiro já existe
file-no-room = não há espaço no disco
file-read-only = este disco é só de leitura

# O menu e o formulário.
menu-title = J O G A D A
list-moves = { $count ->
    [0] sem jogadas
    [one] uma jogada
   *[other] { $count } jogadas
}
menu-resume = Continuar: { $game }
menu-open = Abrir uma partida guardada
menu-language = English
menu-theme = Cores: { $theme }
menu-quit = Sair
menu-discard = Apagar de vez: { $game }? s: sim, outra tecla: não
menu-no-file = Escreva primeiro o nome de um ficheiro; Tab completa-o
menu-taken = Essa partida está aberta noutra janela
menu-damaged = não é possível ler { $file }; ficou como está
menu-which-game = Que partida do ficheiro?
menu-games = As suas partidas ({ $count })
list-title = As suas partidas
list-statistics = Os seus resultados contra bots
list-empty = Ainda não jogou nenhuma partida aqui
list-nothing = Nenhuma partida tem todas estas palavras
list-no-statistics = Ainda não acabou nenhuma partida contra um bot
list-search = Procurar
list-discard = Apagar de vez: { $game }? s: sim, outra tecla: não
list-unfinished = por acabar
list-won = ganhou
list-lost = perdeu
list-drawn = empatou
list-over = terminada
list-game = Jogo
list-opponent = Adversário
setup-preset = Regras
    .help = As regras habituais, um conjunto de regras com nome, ou personalizadas, em baixo
setup-usual = habituais
setup-own = personalizadas
setup-rules-are = Regras: { $rules }
setup-opponent = Adversário
setup-friend = um amigo neste teclado
    .help = Duas pessoas jogam à vez neste teclado
setup-bots = dois bots, para assistir
setup-side = Joga com
    .help = As Brancas jogam primeiro
setup-side-white = Brancas, joga primeiro
setup-side-black = Pretas, joga em segundo
setup-random = cor à sorte
setup-both = ambas as cores, à vez
setup-neither = nenhuma cor
setup-name-white = Nome das brancas
    .help = Para o painel e para as partidas guardadas; pode ficar vazio
setup-name-black = Nome das pretas
setup-name = O seu nome
setup-name-wrong = um nome com 40 letras no máximo que não seja o de um bot
setup-options = Opções
    .help = Tamanho do tabuleiro, variantes, regras da casa, posição inicial, relógio e o seu nome; jogadores pelo nome exato
setup-start = Posição inicial
    .help = A posição habitual ou um exemplo: as setas percorrem-nos. Ou escreva ou cole o texto de uma posição
setup-start-usual = a habitual
setup-clock = Relógio
    .help = O tempo de cada lado e o que ganha com cada jogada, como em 5m+3s; perde quem o esgotar
setup-no-clock = sem relógio
setup-clock-wrong = um tempo e o que se ganha com cada jogada, como em 5m+3s ou 90s
setup-white = Brancas
setup-black = Pretas
setup-seat-empty = diga quem joga: human para uma pessoa, ou um bot (as setas percorrem-nos)
setup-begin = Jogar
setup-begin-help = O mesmo na linha de comandos: { $command }

# Modo de linhas: os comandos. Várias palavras separam-se por vírgulas, a primeira é a habitual.
command-undo = anular, desfazer
    .help = anula a sua última jogada e a resposta a ela
command-redo = refazer
    .help = volta a fazer a jogada anulada
command-hint = sugestão, dica
    .help = recomenda uma jogada
command-moves = jogadas
    .help = mostra as jogadas legais
command-board = tabuleiro
    .help = mostra outra vez o tabuleiro
command-flip = virar
    .help = vira o tabuleiro
command-draw = empate
    .help = propõe empate
command-resign = desistir
    .help = desiste da partida
command-score = valor
    .help = diz por baixo do tabuleiro quem está melhor
command-think = pensar
    .help = diz o que os bots pensam antes de jogar
command-explain = explicar, porquê
    .help = diz quem está à frente e porquê
command-tree = árvore
    .help = mostra as melhores jogadas e respostas
command-again = outra
    .help = joga outra vez
command-swap = trocar
    .help = joga outra vez com as cores trocadas
command-stronger = forte
    .help = joga contra o nível acima
command-weaker = fraco
    .help = joga contra o nível abaixo
command-mistakes = erros
    .help = procura os erros da partida
command-position = posição
    .help = mostra a posição em texto, ou monta a de um texto ou de um exemplo
command-save = guardar, gravar
    .help = escreve a partida num ficheiro novo
command-overwrite = guardar!, gravar!
    .help = escreve a partida num ficheiro, mesmo que já exista
command-load = abrir, carregar
    .help = abre a partida de um ficheiro
command-rules = regras
    .help = explica o jogo
command-help = ajuda, ?
    .help = mostra esta lista
command-quit = sair
    .help = sai

# Modo de linhas: palavras que se escrevem.
plain-file = FICHEIRO
plain-switch = sim/não
plain-text = TEXTO
plain-shape = N,M
plain-on = sim, ligado
plain-off = não, desligado
plain-yes = sim, s
plain-no = não, n
plain-discard = apagar, esquecer
plain-none = nada, nenhuma, -

# Modo de linhas: frases.
plain-human = pessoa
plain-title = { $game }: { $white }, { $black }
plain-welcome = Escreva uma jogada ou um comando; «ajuda» mostra os comandos.
plain-over = Fim
plain-help-move = Uma jogada, como { $move }, ou um comando; basta o princípio da palavra:
plain-several = «{ $word }» pode ser { $words }
plain-unknown = «{ $text }» não é comando nem jogada: { $why }; «ajuda» mostra os comandos
plain-unknown-nearest = «{ $text }» não é jogada nem comando; queria dizer «{ $nearest }»?
plain-no-argument = «{ $command }» não leva argumentos: tire «{ $text }»
plain-which-file = indique o ficheiro, como em { $command } partida.txt
plain-on-or-off = sim ou não, e não «{ $text }»
plain-analysing = À procura de erros …
plain-mistakes = { $count ->
    [0] Não se encontraram erros.
    [one] Encontrou-se um erro:
   *[other] Encontraram-se { $count } erros:
}
plain-tree-shape = indique a profundidade e a largura da árvore, como em árvore 3,2, e não «{ $text }»
plain-tree-large = esta árvore tem { $positions } posições para analisar e são permitidas { $most }, no máximo: peça menos profundidade ou largura
plain-yes-or-no = Responda sim ou não, por favor.
plain-undone = { $count ->
    [one] Uma jogada anulada.
   *[other] { $count } jogadas anuladas.
}
plain-undo-nothing = Não há nenhuma jogada sua para anular.
plain-redone = { $count ->
    [one] Uma jogada refeita.
   *[other] { $count } jogadas refeitas.
}
plain-redo-nothing = Não há nada para refazer.
plain-reopened = A partida continua.
plain-hint = Sugestão: { $move }. { $score }; continuação provável: { $line }
plain-thought = { $score }; profundidade { $depth }, { $nodes } posições; continuação provável: { $line }
plain-score-ahead = As { $side } têm uma vantagem de { $points }
plain-score-even = Nenhum lado está em vantagem
plain-score-draw = Empate se ambos jogarem o melhor
plain-score-wins = As { $side } ganham em { $moves ->
    [one] uma jogada
   *[other] { $moves } jogadas
}
plain-score-on = Mostra-se por baixo do tabuleiro quem está melhor: 1,00 é uma pequena vantagem.
plain-score-off = Já não se mostra quem está melhor.
plain-think-on = Mostra-se o que os bots pensam, com as suas jogadas.
plain-think-off = Já não se mostra o que os bots pensam.
plain-take = { $move } pode capturar. Que peça: { $cells }, ou nada?
plain-not-played = { $move } não foi jogada.
plain-draw-declined = { $player } recusa e continua a jogar.
plain-draw-offered = { $side }: aceita o empate? (sim/não)
plain-draw-refused = O empate foi recusado; a partida continua.
plain-which-game = { $count ->
    [one] «{ $command } { $file }» abre a única:
   *[other] Há { $count } partidas em { $file }: «{ $command } { $file } 2» abre a segunda.
}
plain-no-such-game = Não há nenhuma partida { $number } em { $file }.
plain-saved = Guardada em { $file }.
plain-file-exists = { $file } já existe; «{ $command } { $file }» escreve por cima
plain-not-kept = Esta partida não ficará guardada se for interrompida: { $why }
plain-left = Deixou a partida de { $game } { $count ->
    [0] antes da primeira jogada.
    [one] depois de uma jogada.
   *[other] depois de { $count } jogadas.
}
plain-left-kept = Fica guardada: «jogada play» continua-a.
plain-left-lost = Não fica guardada.
plain-unfinished = { $game }, jogada { $move }
plain-offer = Continuar { $game }? (sim/não/apagar)
plain-offer-answers = «sim» continua-a, «não» deixa-a para depois, «apagar» apaga-a.
plain-mention = { $count ->
    [one] Há uma partida por acabar: { $game }. «jogada play» continua-a.
   *[other] Há { $count } partidas por acabar, a última { $game }. «jogada play» continua-as.
}
plain-damaged = { $file } tem uma partida por acabar que não se consegue ler; fica como está.
plain-taken = Essa partida está aberta noutra janela.
plain-discarded = Foi apagada.
plain-ask-game = Que jogo (nome ou número)
plain-ask-options = Opções ou predefinição ({ $presets }; «jogada games { $game }» explica-as; - para as regras habituais)
plain-ask-seat = Quem joga com as { $side } (pessoa, um bot pelo nível de 1 a 10, ou max; «jogada players» mostra todos)
plain-ask-help = Escreva uma resposta, ou Enter para a que está entre parênteses retos; «sair» sai.

# Puzzles and lessons, line by line.
exercise-welcome = Escreva uma jogada; também se entende «sugestão», «solução», «seguinte» e «sair»; «ajuda» mostra tudo.
exercise-hint = sugestão
    .help = diz para onde olhar
exercise-solution = solução, resposta, mostrar
    .help = mostra a solução
exercise-next = seguinte, saltar, s
    .help = passa ao seguinte
exercise-back = anterior, voltar, v
    .help = volta ao anterior
exercise-board = tabuleiro
    .help = mostra outra vez o tabuleiro
exercise-quit = sair, fim
    .help = termina
exercise-help = ajuda, ?
exercise-help-move = Escreva uma jogada ou uma destas palavras:
exercise-refused = «{ $text }»: { $why }
exercise-capture = { $move } pode capturar: diga o quê, como em { $longer }, ou { $move } nada
puzzle-title = Problema { $number } de { $count }, dificuldade { $difficulty } de 5
puzzle-last = Era o último problema.
learn-title = Passo { $number } de { $count }: { $title }
learn-last = Era o último passo. «jogada puzzles { $id }» tem problemas, «jogada play { $id } --black level:1» é uma primeira partida de { $game }.
learn-solution = Jogue { $move }.
