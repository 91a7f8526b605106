# A página de `jogada serve`. Cada argumento é uma palavra ou um número simples: a página põe-no no lugar.

# Moldura.
page-skip = Para o conteúdo
page-menu = Páginas
page-home = Jogada
page-play = Jogar
page-games = Jogos
page-analysis = Análise
page-rules = Regras
page-settings = Definições
page-loading = A carregar …
page-missing = Não há nada aqui
page-missing-help = Não há nenhuma página em { $address }. Verifique o endereço, ou experimente uma destas:
page-no-game = Jogo desconhecido
page-no-game-help = Nenhum jogo aqui se chama «{ $game }». Escolha um destes:
page-no-match = Partida não encontrada
page-refused = Não foi possível
page-offline = O servidor não responde. A tentar outra vez …
page-back-home = Para a página inicial
close = Fechar
yes = Sim
no = Não
copy = Copiar
copied = Copiado
refused-too-fast = Foi demasiado depressa para o servidor: espere um momento

# Lados e lugares.
side-w = Brancas
side-b = Pretas
seat-you = você
seat-open = ainda ninguém
seat-human = uma pessoa
seat-here = presente
seat-away = ausente
seat-thinks = pensa …
seat-bot = bot

# Início.
home-title = Jogos de tabuleiro para dois
home-lead = Contra um bot ou com um amigo, no mesmo ecrã ou à distância. Sem conta: basta um link.
home-play = Jogar
home-play-game = Jogar { $game } contra { $bot }
home-choose = Opções
home-choose-game = Opções de { $game }: regras e adversário
home-rules-game = Regras de { $game }
home-yours = Os seus jogos
home-running = Jogos a que pode assistir
home-none-running = Não há jogos públicos a decorrer. Comece um e torne-o público.
home-join = Entrar por link
home-join-help = Cole o link ou o código que recebeu
home-join-go = Entrar
home-other-bot = O seu último bot não está disponível aqui ({ $why }). Joga contra { $bot }.
home-join-bad = Isto não é um link para um jogo deste servidor

# Um jogo novo.
new-title = Novo jogo de { $game }
new-rules = Regras
new-usual = habituais
new-own = as suas
new-own-help = Mudar regras uma a uma
new-start = A partir de uma posição preparada
new-opponent = Adversário
new-bot = Um bot
new-friend = Um amigo, por link
new-both = Os dois lados neste ecrã
new-which-bot = Que bot
new-side = Joga com
new-lot = À sorte
new-clock = Relógio
new-clock-none = Sem relógio
new-clock-base = Minutos, e segundos por jogada
new-clock-days = Dias por jogada
new-minutes = Minutos
new-increment = Segundos a mais por jogada
new-days = Dias
new-name = O seu nome
new-name-help = Os outros veem-no; pode ficar vazio
new-listed = Tornar o jogo público: qualquer pessoa pode assistir
new-listed-open = Tornar o jogo público: qualquer pessoa pode entrar
new-begin = Começar
new-off = desligado

# O tabuleiro e a página do jogo.
board-label = Tabuleiro
board-help = As setas percorrem o tabuleiro, Enter escolhe, Escape larga
cell-empty = vazia
cell-piece = { $piece } das { $side }
cell-stack = { $pieces } (de cima para baixo)
cell-goal = objetivo
cell-choose = pode escolher-se
cell-target = jogar aqui
cell-chosen = escolhida
mark-last = última jogada
mark-from = deixada pela última jogada
mark-captured = capturada pela última jogada
mark-winning = ganhou
mark-forced = tem de mover-se
mark-highlighted = assinalada
game-title = { $white } – { $black }
game-panel = Jogo
game-moves = Jogadas
game-no-moves = Ainda nada foi jogado
game-first = Primeira posição
game-previous = Recuar
game-next = Avançar
game-last = Última posição
game-to-move = É a sua vez
game-waiting = À espera de adversário
game-watching = Está a assistir
game-watchers = { $count } a assistir
game-looking = Está a rever a jogada { $ply } de { $all }
game-return = Voltar ao jogo
game-undo = Anular
game-hint = Sugestão
game-flip = Virar
game-draw = Propor empate
game-resign = Desistir
game-rematch = Desforra
game-analyse = Analisar
game-share = Partilhar
game-next-game = Para o jogo seguinte
game-sure-resign = Dar o jogo por perdido?
game-offer-draw = As { $side } propõem empate
game-offer-undo = As { $side } pedem para anular uma jogada
game-offer-rematch = As { $side } querem a desforra, com os lados trocados
game-offered-draw = Propôs empate
game-offered-undo = Pediu para anular uma jogada
game-offered-rematch = Pediu a desforra
game-declined-draw = As { $side } recusam o empate
game-declined-undo = As { $side } não aceitam anular a jogada
game-declined-rematch = As { $side } não querem a desforra
game-accept = Aceitar
game-decline = Recusar
game-type = Escreva uma jogada
game-type-go = Jogar
game-confirm = Jogar { $move }?
game-confirm-yes = Jogar
game-confirm-no = Esta não
game-which = Que jogada?
game-further = Escolha o que capturar
game-take-nothing = Não capturar
game-no-move = Nenhuma jogada começa assim em { $cell }
game-not-your-turn = Não é a sua vez: { $side } a jogar
game-not-yours = Está a assistir: só os jogadores jogam
game-is-over = O jogo acabou
game-hinting = A pensar numa boa jogada …
game-hint-is = Experimente { $move } ({ $score })
game-hint-none = Não se encontrou sugestão
game-moved = { $side }: { $move }
game-not-stored = O seu navegador não deixa este sítio guardar nada: se fechar ou recarregar este separador, não volta a encontrar esta partida. Um link privado em «Partilhar» trá-lo de volta.
game-connection-lost = Ligação perdida. A tentar outra vez …
game-connection-back = Ligado outra vez
game-clock-label = Tempo das { $side }
game-join = Ocupar o lugar das { $side }
game-join-lead = Recebeu um convite para jogar { $game }.
game-join-taken = O lugar está ocupado. Está a assistir.
game-invite-help = Quem abrir primeiro este link joga contra si:
game-watch-help = Quem abrir este link assiste:
game-device = Mudar para outro dispositivo
game-device-help = Abra este link no outro dispositivo para continuar lá. Guarde-o para si: quem o tiver joga por si.
game-device-make = Criar um link privado
game-download = Descarregar
game-record = Registo
game-json = JSON
game-picture = Imagem (SVG)
game-picture-png = Imagem (PNG)
game-other-moves = Outras jogadas

# Análise.
analysis-title = Análise
analysis-engine = Motor
analysis-lines = Melhores linhas
analysis-line-count = Linhas
analysis-depth = profundidade { $depth }, { $nodes } posições
analysis-start = Pensar
analysis-stop = Parar
analysis-off = O motor está desligado
analysis-bar = Hipóteses das Brancas: { $chance } %
analysis-graph = Hipóteses das Brancas, jogada a jogada
analysis-review = Procurar erros
analysis-reviewing = A avaliar a posição { $done } de { $all }
analysis-reviewed = Os erros estão marcados: ?! um deslize, ? um erro, ?? um erro grave
analysis-best = { $move } era a melhor
analysis-played = Para o jogo tal como foi jogado
analysis-play-here = Jogar daqui
analysis-setup = Preparar
analysis-game = Jogo e regras
analysis-spec-help = Um jogo, com as regras depois de dois pontos, como em jogo:size=9
analysis-position = Posição
analysis-position-help = Uma linha de texto; o tabuleiro acompanha o que escreve.
analysis-by-hand = À mão
analysis-by-hand-help = Escolha uma peça e depois clique em casas. O que não está no tabuleiro (de quem é a vez, peças na mão, contagens) fica no texto a seguir a ele.
analysis-eraser = Retirar
analysis-on-top = Pôr em cima do que lá está
analysis-usual-start = Início habitual
analysis-empty = Limpar o tabuleiro
analysis-record = Abrir um registo
analysis-record-help = Cole o texto de um registo, ou escolha um ficheiro
analysis-record-which = Que jogo do registo?
analysis-record-open = Abrir
analysis-turn = Lado a jogar
analysis-use = Usar esta posição

# Regras.
rules-title = Regras de { $game }
rules-sample = A meio de um jogo
rules-try = Este tabuleiro conhece as regras: experimente jogadas
rules-again = Desde o início
rules-pieces = Peças
rules-contents = Nesta página

# Listas de jogos.
games-title = Jogos
games-search = Procurar
games-search-help = Um nome ou um código
games-all = Todos os jogos
games-any = A decorrer e terminados
games-waiting = À espera
games-playing = A decorrer
games-over = Terminados
games-none = Não há jogos assim
games-more = Mostrar mais
games-moves = { $count ->
    [1] { $count } jogada
   *[other] { $count } jogadas
}
games-join = Entrar

# Definições.
settings-language = Língua
settings-theme = Cores
settings-theme-auto = Como o sistema
settings-theme-light = Claras
settings-theme-dark = Escuras
settings-sound = Sons
settings-legal = Mostrar onde se pode jogar
settings-confirm = Perguntar antes de jogar
settings-motion = As jogadas deslizam
settings-coordinates = Coordenadas
settings-name = O seu nome

# Ajuda.
help-title = Teclas
help-arrows = Percorrer o tabuleiro
help-enter = Escolher uma casa
help-escape = Largar
help-undo = Anular
help-hint = Sugestão
help-flip = Virar o tabuleiro
help-browse = Ver para trás e para a frente
help-help = Esta lista
