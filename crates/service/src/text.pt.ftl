# A página de `jogada serve`. Cada argumento é uma palavra ou um número simples: a página põe-no no lugar.

# Moldura.
page-skip = Para o conteúdo
page-menu = Páginas
page-home = Jogada
page-play = Jogar
page-games = Assistir
page-analysis = Análise
page-rules = Regras
page-settings = Definições
page-loading = A carregar …
page-missing = Não há nada aqui
page-missing-help = Não há nenhuma página em { $address }. Verifique o endereço, ou experimente uma destas:
page-meant = Queria dizer { $game }?
page-ways = Para onde ir
page-no-game = Jogo desconhecido
page-no-game-help = Nenhum jogo aqui se chama «{ $game }». Escolha um destes:
page-no-match = Partida não encontrada
page-no-match-help = Não há nenhuma partida neste endereço. Veja se o link está completo, ou comece uma partida nova:
page-refused = Não foi possível
page-offline = O servidor não responde. A tentar outra vez …
page-incomplete = Parte desta página não foi carregada: verifique a ligação. A tentar outra vez …
page-old-browser = Este navegador é demasiado antigo para o motor. É preciso o Chrome 91, o Firefox 89, o Safari 16.4 ou mais recente.
page-without-server = Não há ligação ao servidor. O que jogar agora fica guardado neste navegador; as suas partidas no servidor esperam por si.
page-without-all = Não há ligação ao servidor, por isso não se pode jogar: entretanto, há aqui as regras.
page-new-release = Há uma nova versão.
page-online-again = O servidor voltou a estar acessível.
page-reload = Recarregar
page-back-home = Para a página inicial
footer-pages = Todas as páginas
footer-about = As partidas correm neste servidor: sem precisar de conta, sem publicidade, sem seguir ninguém.
footer-about-static = As partidas correm no seu navegador e ficam guardadas nele: sem conta, sem publicidade, sem seguir ninguém.
footer-version = Jogada { $version }, software livre com licença MIT ou Apache 2.0
close = Fechar
yes = Sim
no = Não
copy = Copiar
copied = Copiado
refused-too-fast = Foi demasiado depressa para o servidor: espere um momento

# Onde não há servidor.
online-title = Isto precisa de um servidor
online-static = Jogar com outros à distância, assistir, contas, pontuações e torneios precisam de um servidor a que todos cheguem. Esta página corre só no seu navegador.
online-offline = Não há ligação ao servidor, e esta página precisa dela.
online-instead = Sem ele, há tudo isto:

# Lados e lugares.
side-w = Brancas
side-b = Pretas
seat-you = eu
seat-open = ainda ninguém
seat-human = alguém
seat-opponent = O adversário
seat-here = presente
seat-away = ausente
seat-thinks = pensa …
seat-bot = bot

# Início.
home-title = Jogos de tabuleiro para dois
home-lead = Contra um bot ou com um amigo, no mesmo ecrã ou à distância. Não é preciso conta: basta um link.
home-lead-static = Contra um bot, ou a dois no mesmo ecrã. Tudo corre no seu navegador, mesmo sem ligação.
home-welcome = Boas-vindas
home-play = Jogar
home-play-game = Jogar { $game } contra { $bot }
home-versus = Joga com as { $side } contra { $bot }.
home-friend = Jogar com um amigo
home-friend-game = Jogar com um amigo: { $game }
home-both = Os dois lados
home-both-game = Jogar os dois lados neste ecrã: { $game }
home-choose = Opções
home-choose-game = Opções de { $game }: adversário, lado, regras, relógio
home-rules-game = Regras de { $game }
home-yours = As suas partidas
home-yours-all = Todas as suas partidas ({ $count })
home-open = Desafios em aberto
home-running = Partidas a que pode assistir
home-join = Entrar por link
home-join-help = Cole o link ou o código que recebeu
home-join-go = Entrar
home-other-bot = O seu último bot não está disponível aqui ({ $why }). Joga contra { $bot }.
home-join-bad = Isto não é um link para uma partida deste servidor

# Um jogo novo.
new-title = Nova partida de { $game }
new-rules = Regras
new-more = Relógio, nome, público
new-more-static = Relógio, nome
new-more-member = Relógio, pontuação, público
new-usual = Habituais
new-own = Regras à medida
new-own-help = Mudar regras uma a uma
new-start = A partir de uma posição preparada
new-position = Posição
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
field-range = Escreva um número inteiro de { $min } a { $max }.
new-minutes = Minutos
new-increment = Segundos a mais por jogada
new-days = Dias
new-name = O seu nome
new-name-help = Os outros veem-no; pode ficar vazio
new-listed = Pública: qualquer pessoa pode assistir
new-listed-open = Pública: qualquer pessoa pode entrar
new-rated = A contar para a pontuação
new-rated-help = O resultado muda as duas pontuações. O adversário também precisa de conta, e não se voltam jogadas atrás.
new-begin = Começar
new-off = desligado

# O tabuleiro e a página do jogo.
board-label = Tabuleiro
board-help = As setas percorrem o tabuleiro, Enter escolhe, Escape larga
board-magnified = Toque no ponto onde quer jogar
board-whole = Tabuleiro inteiro
cell-empty = vazia
cell-piece = { $piece } das { $side }
cell-stack = { $pieces } (de cima para baixo)
cell-choose = pode escolher-se
cell-target = jogar aqui
cell-chosen = escolhida
cell-value = valor { $value }
mark-last = última jogada
mark-from = deixada pela última jogada
mark-captured = capturada pela última jogada
mark-winning = ganhou
mark-forced = tem de mover-se
mark-highlighted = assinalada
game-title = { $white } – { $black }
game-panel = Jogo
game-rules-page = Tudo numa página à parte
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
game-return = Voltar à partida
game-undo = Anular
game-hint = Sugestão
game-flip = Virar
game-draw = Propor empate
game-resign = Desistir
game-rematch = Desforra
game-rematch-as = Desforra com as { $side }
game-mistakes = Encontrar os meus erros
game-stronger = Adversário mais forte
game-weaker = Adversário mais fácil
game-other-game = Outro jogo
game-evaluation = Quem está melhor?
end-won = Ganhou
end-lost = Perdeu
end-drawn = Empate
end-side-won = { $side } ganham
end-rating = A sua pontuação é agora { $rating } ({ $change }).
end-you-resigned = Desistiu da partida.
end-they-resigned = { $name } desistiu.
end-you-timed-out = Esgotou-se o seu tempo.
end-they-timed-out = Esgotou-se o tempo: { $name }.
game-analyse = Analisar
game-share = Partilhar
game-next-game = Para o jogo seguinte
game-sure-resign = Desistir da partida?
game-offer-draw = { $name } propõe empate
game-offer-undo = { $name } pede para anular uma jogada
game-offer-rematch = { $name } quer a desforra, com os lados trocados
game-offered-draw = Propôs empate
game-offered-undo = Pediu para anular uma jogada
game-offered-rematch = Pediu a desforra
game-declined-draw = { $name } recusa o empate
game-declined-undo = { $name } não aceita anular a jogada
game-declined-rematch = { $name } não quer a desforra
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
local-blocked = O seu navegador não guarda partidas deste sítio: esta continua, mas perde-se se fechar ou recarregar este separador. Guarde o registo em «Partilhar».
local-full = O espaço de armazenamento do seu navegador está cheio: esta partida continua, mas perde-se se fechar ou recarregar este separador. Guarde o registo em «Partilhar».
game-not-stored = O seu navegador não deixa este sítio guardar nada: se fechar ou recarregar este separador, não volta a encontrar esta partida. Um link privado em «Partilhar» trá-lo de volta.
game-connection-lost = Ligação perdida. A tentar outra vez …
game-connection-back = Ligado outra vez
game-clock-label = Tempo das { $side }
game-join = Ocupar o lugar das { $side }
game-join-lead = Recebeu um convite para jogar { $game }.
game-join-members = A partida conta para a pontuação: é preciso ter conta.
game-join-rated = A partida conta para a pontuação dos dois jogadores.
game-join-taken = O lugar está ocupado. Está a assistir.
game-invite-help = Envie este link a um amigo. O primeiro a abri-lo joga contra si:
game-invite-share = Partilhar o link
game-invite-text = Joga uma partida comigo
game-invite-qr = Código QR do link, para a câmara de um telemóvel
game-line-help = Este link tem todas as jogadas; quem o abrir pode rever a partida:
game-watch-help = Quem tiver este link pode assistir:
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
analysis-depth = Profundidade { $depth }, { $nodes } posições
analysis-start = Pensar
analysis-stop = Parar
analysis-waiting = O motor está ocupado com outros: é o n.º { $place } na fila
analysis-off = O motor está desligado
analysis-bar = Hipóteses das Brancas: { $chance } %
analysis-graph = Hipóteses das Brancas, jogada a jogada
analysis-which = Jogo
analysis-graph-point = { $move }: Brancas { $chance } %
analysis-review = Procurar erros
analysis-reviewing = A avaliar a posição { $done } de { $all }
analysis-reviewed = Os erros estão marcados: ?! um deslize, ? um erro, ?? um erro grave
analysis-no-mistakes = Não foram encontrados erros
analysis-best = Em vez de { $played }, o melhor era { $move }
analysis-played = Para o jogo tal como foi jogado
analysis-play-here = Jogar daqui
analysis-setup = Preparar
analysis-game = Jogo e regras
analysis-spec-help = O nome de um jogo; regras diferentes das habituais vêm depois de dois pontos
analysis-position = Posição
analysis-position-help = Uma linha de texto; o tabuleiro acompanha o que escreve.
analysis-by-hand = À mão
analysis-by-hand-help = Escolha uma peça e clique nas casas. O que não está no tabuleiro (de quem é a vez, peças na mão, contagens) vem a seguir, no texto.
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
samples-title = Posições de exemplo
samples-none = Escolha uma posição de exemplo …
explain-title = O que a avaliação vê
explain-value = Valor da posição para as Brancas: { $value }
explain-part = O que conta
explain-difference = Diferença
explain-map = No tabuleiro, em centésimas
explain-no-map = Sem valores
tree-title = Árvore de pesquisa
tree-help = As melhores jogadas com o seu valor para as Brancas. Abra uma jogada para ver as respostas; clique nela para a ver no tabuleiro.
tree-from-here = Começar nesta posição
tree-growing = A procurar …
tree-grown = { $count ->
    [one] { $count } resposta
   *[other] { $count } respostas
}
tree-proven = provado

# Regras.
rules-title = Regras de { $game }
rules-sample = A meio de um jogo
rules-try = Este tabuleiro conhece as regras: experimente jogadas
rules-again = Desde o início
rules-next = Agora experimente
rules-pieces = Peças
rules-contents = Nesta página

# Listas de jogos.
games-title = Partidas públicas
games-search = Procurar
games-search-help = Um nome ou um código
games-all = Todos os jogos
games-any = A decorrer e terminados
games-waiting = À espera
games-playing = A decorrer
games-over = Terminados
games-you-won = Ganhou
games-you-lost = Perdeu
games-rated = A contar
games-none = Nenhuma partida encontrada
games-more = Mostrar mais
games-moves = { $count ->
    [1] { $count } jogada
   *[other] { $count } jogadas
}
games-join = Entrar

# As suas partidas.
yours-help = Partidas jogadas neste navegador. Se apagar os dados deste sítio, os lugares perdem-se; com uma conta encontra-as em todo o lado.
yours-help-static = Partidas jogadas neste navegador. Ficam guardadas só nele: quem apagar os dados deste sítio apaga-as.
yours-file = Para um ficheiro e de volta
yours-file-help = Todas as suas partidas como registos, para as guardar ou continuar noutro navegador.
yours-export = Guardar todas num ficheiro
yours-import = Juntar as de um ficheiro
yours-too-large = Este ficheiro é grande demais para ser um de partidas.
yours-imported = { $count ->
    [0] Nenhuma partida nova: { $known } delas já cá estavam.
    [one] Foi acrescentada uma partida; { $known } já cá estavam.
   *[other] Foram acrescentadas { $count } partidas; { $known } já cá estavam.
 }
yours-help-member = As partidas da sua conta e as jogadas neste navegador.
yours-none = Ainda não jogou aqui.
yours-running = A decorrer
yours-search-help = Jogo, adversário ou resultado
yours-results = Resultados
yours-game = Jogo
yours-won = Vitórias
yours-drawn = Empates
yours-lost = Derrotas

# Contas.
account-sign-in = Iniciar sessão
account-sign-out = Terminar sessão
account-make = Criar uma conta
account-make-lead = Só precisa dela para partidas a contar para a pontuação e para torneios. Também leva as suas partidas para outros dispositivos.
account-new-here = É a primeira vez? Criar uma conta
account-have-one = Já tem conta? Iniciar sessão
account-menu = A sua conta: { $name }
account-closed = De momento não se podem criar contas aqui.
account-profile = Perfil
account-name = Nome
account-name-help = Todos o podem ver.
account-passphrase = Frase-passe
account-passphrase-help = Pelo menos 8 caracteres. Não há e-mail para lhe enviar uma nova: guarde-a bem.
account-show = Mostrar
account-show-passphrase = Mostrar a frase-passe
account-welcome = Sessão iniciada: { $name }
account-signed-out = Sessão terminada
account-change-name = Mudar o nome
account-change-name-help = As partidas terminadas mantêm o nome com que foram jogadas.
account-change-passphrase = Mudar a frase-passe
account-old = Frase-passe atual
account-new = Nova frase-passe
account-new-help = Pelo menos 8 caracteres. A sessão termina em todos os outros dispositivos.
account-save = Guardar
account-saved = Guardado
account-delete = Apagar a conta
account-delete-warning = Não se pode voltar atrás: são apagados o seu nome, as suas pontuações e a lista das suas partidas. As partidas ficam, com o nome com que foram jogadas.
account-delete-yes = Apagar a minha conta
account-deleted = A sua conta foi apagada
claim-title = Partidas deste navegador
claim-lead = Estas partidas foram jogadas aqui sem conta. Quais são suas? Passam a pertencer à sua conta, e pode continuá-las em qualquer dispositivo.
claim-add = Juntar à minha conta
claim-later = Agora não
claim-done = { $count ->
    [1] Foi acrescentada { $count } partida
   *[other] Foram acrescentadas { $count } partidas
}

# Membros e pontuações.
member-since = Membro desde { $date }
member-ratings = Pontuações
member-unrated = Ainda sem partidas a contar para a pontuação.
member-unrated-you = Ainda sem partidas a contar para a pontuação. Numa partida com um amigo, escolha um relógio e marque «A contar para a pontuação».
member-games = Partidas
member-no-games = Ainda sem partidas públicas.
member-missing = Membro não encontrado
member-missing-help = Não há nenhum membro neste endereço. A conta pode ter sido apagada. Experimente uma destas páginas:
rating-deviation = Desvio padrão { $deviation }
rating-provisional = Ainda incerta: mais algumas partidas o dirão.
rating-games = { $count ->
    [1] { $count } partida a contar
   *[other] { $count } partidas a contar
}
rating-graph = Pontuação de { $first } em { $from } até { $last } em { $to }; mínimo { $low }, máximo { $high }
ratings-title = Classificação
ratings-of = Classificação de { $game }
ratings-help = Pontuações Glicko-2 das partidas a contar entre membros. Quem jogou pouco, ou não joga há muito, não aparece.
ratings-none = Ainda não há ninguém na classificação.
ratings-games = Jogos
ratings-yours = A sua pontuação, { $rating }, ainda não é certa o bastante para a classificação: jogue mais partidas a contar.
ratings-place = Lugar
ratings-rating = Pontuação
ratings-played = Partidas a contar

# Administração.
admin-title = Administração
admin-only = Esta página é para quem gere o servidor. Inicie sessão com uma conta que o possa administrar.
admin-site = Este servidor
admin-welcome = Boas-vindas
admin-welcome-help = Aparece na página inicial. Linhas vazias separam parágrafos.
admin-imprint-help = Quem gere o servidor: uma página própria, com ligação no fundo de todas as outras.
admin-level = Bot predefinido
admin-level-usual = O habitual
admin-clock = Relógio das partidas entre pessoas
admin-closed = Não aceitar contas novas
admin-own-tournaments = Só os administradores criam torneios
admin-members = Membros
admin-find-member = Parte de um nome
admin-no-members = Nenhum membro encontrado
admin-is-admin = Administrador
admin-is-banned = Banido
admin-rename = Mudar o nome
admin-rename-who = Mudar o nome: { $name }
admin-ban = Banir
admin-ban-sure = Banir { $name }? A sessão termina e não poderá iniciar outra.
admin-unban = Levantar a proibição
admin-make = Tornar administrador
admin-drop = Deixar de ser administrador
admin-games = Partidas
admin-game = Gerir a partida
admin-manage = Gerir
admin-hide = Retirar da lista pública
admin-show = Pôr na lista pública
admin-close = Terminar a partida
admin-close-sure = Terminar esta partida sem vencedor?
admin-guest = Convidado que joga com as { $side }
imprint-title = Informação legal
imprint-none = Quem gere este servidor ainda não escreveu nada aqui.

# Definições.
settings-language = Língua
settings-theme = Cores
settings-theme-auto = Como o sistema
settings-theme-light = Claras
settings-theme-dark = Escuras
settings-board = Tabuleiro
settings-board-classic = Madeira e areia
settings-board-slate = Ardósia
settings-board-forest = Floresta
settings-sound = Sons
settings-legal = Mostrar as jogadas possíveis
settings-confirm = Perguntar antes de jogar
settings-motion = Animar as jogadas
settings-coordinates = Coordenadas
settings-keys = Atalhos de uma só tecla
settings-notify = Avisar-me quando for a minha vez
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

# Torneios.
tournaments-title = Torneios
tournaments-lead = Torneios de todos contra todos e de sistema suíço entre membros deste servidor. Qualquer pessoa pode assistir.
tournaments-none = Ainda não há torneios
tournaments-new = Novo torneio
tournament-missing = Torneio não encontrado
tournament-sign-in = Entre na sua conta para participar
tournament-what = O que se joga
tournament-name = Nome
tournament-game = Jogo
tournament-format = Formato
tournament-swiss = Sistema suíço
tournament-swiss-rounds = Sistema suíço, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
tournament-robin = Todos contra todos
tournament-robin-help = Cada jogador defronta todos os outros uma vez: até 32 jogadores.
tournament-rounds = Rondas
tournament-late = Inscrição tardia até à ronda
tournament-late-help = Defrontam-se jogadores com pontos semelhantes, e ninguém defronta duas vezes o mesmo adversário. Quem se inscreve tarde não tem pontos das rondas que perdeu; 0: sem inscrição tardia.
tournament-clock = { $minutes } min + { $seconds } s
tournament-clock-days = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
}
tournament-begin = Início
tournament-when-pressed = Quando eu o iniciar
tournament-when-time = A uma hora marcada
tournament-time = Data e hora
tournament-rated = a contar para a pontuação
tournament-unrated = sem contar para a pontuação
tournament-rated-help = A contar para a pontuação (só com as regras habituais)
tournament-make = Criar o torneio
tournament-open = Inscrições abertas
tournament-starts = Começa a { $time }
tournament-running = Ronda { $round } de { $last }
tournament-over = Terminado
tournament-closing = termina depois desta ronda
tournament-organiser = organizado por
tournament-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
tournament-enter = Inscrever-me
tournament-enter-late = Entrar agora
tournament-leave = Cancelar a minha inscrição
tournament-withdraw = Abandonar
tournament-start = Iniciar o torneio
tournament-cancel = Cancelar o torneio
tournament-end = Terminar depois desta ronda
tournament-sure-withdraw = Abandonar o torneio? Os seus resultados mantêm-se, e uma partida em curso continua.
tournament-sure-cancel = Cancelar o torneio?
tournament-sure-end = Terminar o torneio depois desta ronda?
tournament-sure-remove = Retirar { $name } do torneio?
tournament-your-game = Joga com as { $side } contra { $name }.
tournament-to-board = Ir para o tabuleiro
tournament-your-bye = Está isento na ronda { $round }: um ponto sem partida.
tournament-you-entered = Está inscrito. Volte quando o torneio começar: o relógio da sua primeira partida conta desde então.
tournament-you-left = Abandonou o torneio.
tournament-you-wait = A sua partida terminou. A próxima ronda começa quando terminarem todas as desta.
tournament-you-wait-end = A sua última partida terminou. As outras ainda decorrem.
tournament-paired = Começou a ronda { $round }
tournament-winners = Ganho por { $names }
tournament-standings = Classificação
tournament-entered = Jogadores
tournament-nobody = Ainda ninguém se inscreveu.
tournament-rank = Lugar
tournament-player = Jogador
tournament-points = Pontos
tournament-withdrawn = abandonou
tournament-remove = Retirar
tournament-remove-player = Retirar { $name }
tournament-rounds-all = Rondas
tournament-round = Ronda { $round }
tournament-playing = a decorrer
tournament-forfeit = falta de comparência
tournament-bye = { $name } está isento: um ponto sem partida.
tournament-ties = Como se desfazem os empates
tournament-ties-lead = Entre jogadores com os mesmos pontos decidem, por esta ordem:
tournament-ties-swiss = Uma ronda sem partida conta como uma partida contra um adversário com os pontos do próprio jogador; as rondas depois de um abandono contam como empates para os adversários (FIDE, 2023).
tournament-ties-robin = Quem abandona perde as restantes partidas por falta de comparência, que contam como partidas.
tiebreak-cut = Buchholz −1
tiebreak-cut-help = A soma dos pontos dos adversários, sem o mais baixo
tiebreak-buchholz = Buchholz
tiebreak-buchholz-help = A soma dos pontos dos adversários
tiebreak-berger = Sonneborn-Berger
tiebreak-berger-help = Os pontos dos adversários vencidos, e metade dos pontos daqueles com quem empatou
tiebreak-wins = Vitórias
tiebreak-wins-help = Partidas ganhas no tabuleiro
tiebreak-direct = Direto
tiebreak-direct-help = Os pontos nas partidas entre os empatados, se todos se defrontaram
game-tournament = { $name }, ronda { $round }
game-to-tournament = Voltar ao torneio

# Lessons and puzzles.
page-learn = Aprender
page-puzzles = Problemas
home-learn-game = Aprender { $game } passo a passo
home-puzzles-game = Problemas de { $game }
learn-newcomer = Não conhece { $game }? Aprenda passo a passo
learn-title = Aprender { $game }
learn-none = Ainda não há lição de { $game }. As regras explicam o jogo com diagramas.
learn-steps = Passos da lição
learn-step = Passo { $number } de { $count }
learn-done-step = { $title }, feito
learn-done = Este passo está feito
learn-next = Passo seguinte
learn-again = Outra vez
learn-show = Mostrar
learn-play = Jogar contra { $bot }
puzzles-title = Problemas: { $game }
puzzles-none = Ainda não há problemas de { $game }.
puzzles-list = Todos os problemas
puzzles-number = Problema { $number } de { $count }
puzzles-solved-entry = { $number }, resolvido
puzzles-difficulty = Dificuldade { $difficulty } de 5
puzzles-count = { $solved } de { $count } resolvidos
puzzles-hint = Sugestão
puzzles-solution = Mostrar a solução
puzzles-solution-runs = Está a ser mostrada a solução
puzzles-retry = Tentar outra vez
puzzles-retry-first = Primeiro, tente outra vez
puzzles-next = Problema seguinte
puzzles-checking = A verificar a jogada…
puzzles-is-solved = Este problema está resolvido

# Boards in other pages.
embed-loading = A carregar …
embed-failed = Não é possível mostrar este tabuleiro: { $why }
embed-controls = Jogadas da partida
embed-ply = { $ply } de { $all }
embed-again = Nova partida
embed-thinking = { $player } está a pensar …
embed-wins = { $side } ganha em { $plies }
embed-draw = Empate
embed-no-game = não há nenhuma partida. Dê ao elemento um spec, um record, ou o endereço de um registo em src.
embed-no-file = não é possível carregar { $file }: { $why }
embed-no-value = { $name } é «{ $value }»; pode ser { $known }.
embed-no-ply = ply é «{ $value }»; tem de ser um número de jogadas, a partir de 0.
