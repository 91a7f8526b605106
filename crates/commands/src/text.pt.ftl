error = erro
about = Jogos de tabuleiro abstratos para dois: { $games }
short-for-play = «jogada JOGO» é o mesmo que «jogada play JOGO»; «jogada rules JOGO» explica um jogo.
bad-argument-value = { $argument } não pode ser «{ $value }»: { $why }
bad-argument-choice = { $argument } não pode ser «{ $value }»: escolha entre { $choices }
bad-argument-empty = { $argument } precisa de um valor
bad-argument-negative = aqui um número não pode ser negativo
bad-argument-unknown = argumento desconhecido «{ $argument }»
bad-argument-unknown-nearest = argumento desconhecido «{ $argument }»; queria dizer «{ $nearest }»?
bad-argument-missing = este comando precisa também de { $arguments }
bad-argument-conflict = { $argument } não se pode usar com { $other }
bad-argument-twice = { $argument } aparece duas vezes
bad-argument-few = { $argument } precisa de mais valores
bad-argument-many = { $argument } leva menos valores: tire «{ $value }»
bad-argument-utf8 = um dos argumentos não é texto válido
bad-argument-more = «--help» explica todos os argumentos
bad-command = não há nenhum comando «{ $command }», nem nenhum jogo com esse nome
bad-command-nearest = não há nenhum comando «{ $command }», nem nenhum jogo com esse nome; queria dizer «{ $nearest }»?
bad-number = espera-se um número
bad-clock = espera-se um tempo e o que se ganha com cada jogada, como em 5m+3s ou 90s
bad-name = espera-se um nome com 40 letras no máximo que não seja o de um bot
bad-tree = espera-se uma profundidade de 1 a 200 e talvez uma largura de 1 a 500, como em 4,2
bad-whole-number = espera-se um número inteiro
bad-number-large = o número é demasiado grande
bad-number-low = espera-se um número a partir de { $low }
bad-number-range = espera-se um número de { $low } a { $high }
bad-address = espera-se um endereço como 127.0.0.1
bad-base-path = esperam-se nomes de letras sem acentos, algarismos, «-», «_», «.» ou «~» depois de barras, como em /jogada ou /jogos/jogada
bad-day = espera-se um dia como 2026-11-16
bad-time = espera-se um tempo como 500ms ou 2s
bad-time-unit = use ms, s, m ou h como unidade
bad-time-range = o tempo tem de ser maior do que 0 e no máximo 1000000 segundos
bad-pairs = espera-se o primeiro número e o que se segue ao último, como em 200..400
bad-margin = espera-se um tempo de 1s no máximo: não se espera mais por nenhum programa
bad-resign = esperava-se um valor, e talvez quantas jogadas e a palavra de quem conta, como em 600 ou 600,moves=5,sides=one
bad-draw = esperava-se um valor, e talvez quantas jogadas e a partir de que jogada, como em 10 ou 10,moves=5,from=60
bad-chance = espera-se um número acima de 0 e abaixo de 0.5
bad-share = espera-se um número de 0 a 1
bad-elo = esperam-se pontos Elo de -1000 a 1000
clap-usage = Uso:
clap-options = Opções:
clap-commands = Comandos:
clap-arguments = Argumentos:
clap-some-options = [OPÇÕES]
clap-some-command = [COMANDO]
clap-default = {"[predefinição: "}
clap-values = {"[valores possíveis: "}
clap-values-list = Valores possíveis:
clap-help = Mostra a ajuda
clap-help-more = Mostra a ajuda (mais com «--help»)
clap-help-less = Mostra a ajuda (um resumo com «-h»)
clap-help-command = Mostra esta ajuda ou a de um comando
clap-version = Mostra a versão
welcome = Jogada: jogos de tabuleiro abstratos para dois.
next-steps =
    Experimente
      jogada play JOGO           jogar, aqui ou em qualquer terminal
      jogada rules JOGO          como se joga
      jogada games JOGO          as suas opções e predefinições
      jogada show JOGO           o tabuleiro; junte --moves "…" para jogar
      jogada help                tudo o resto
options = Opções:
presets = Predefinições:
samples = Posições de exemplo, para --position:
default-depends = {" "}(depende de outras)
analyse-over = a partida acabou: não há em que pensar
tree-large = esta árvore tem { $positions } posições para analisar e são permitidas { $most }, no máximo: dê menos profundidade ou largura, como em --tree 4,2
tree-progress = { $done } de { $all } posições, no máximo, analisadas
tree-stopping = a parar; segue-se a árvore até aqui. Prima Ctrl-C outra vez para sair já
tree-stopped = interrompido antes de a árvore estar completa
memory-too-much = foram pedidos { $asked } MB de memória e há { $free } MB livres: peça menos com --hash
memory-none = não se conseguem { $asked } MB de memória: peça menos com --hash
solve-no-win = nenhuma vitória forçada em { $plies ->
    [one] uma jogada
   *[other] { $plies } jogadas dos dois lados
}
solve-no-loss = nenhuma derrota forçada em { $plies ->
    [one] uma jogada
   *[other] { $plies } jogadas dos dois lados
}
solve-never-wins = nunca há vitória forçada
solve-never-loses = nunca há derrota forçada
solve-margin = margem entre { $least } e { $most }
solve-margin-is = margem { $margin }
solve-positions = { $count } posições e mais
solve-win = vitória em { $plies ->
    [one] uma jogada
   *[other] { $plies } jogadas dos dois lados
}, melhor { $best }
solve-loss = derrota em { $plies ->
    [one] uma jogada
   *[other] { $plies } jogadas dos dois lados
}, melhor { $best }
solve-win-margin = vitória por { $margin }, melhor { $best }
solve-loss-margin = derrota por { $margin }, melhor { $best }
solve-draw = empate, melhor { $best }
solve-unknown = desconhecido após { $nodes } posições: dê mais com --limit-nodes e --hash
solve-numbers-win = vitória: número de prova { $pn }, de refutação { $dn }, tabela { $filled } % cheia
solve-numbers-loss = derrota: número de prova { $pn }, de refutação { $dn }, tabela { $filled } % cheia
solve-win-within = vitória em { $plies ->
    [one] uma jogada
   *[other] { $plies } jogadas dos dois lados
} ou menos, melhor { $best }
solve-loss-within = derrota em { $plies ->
    [one] uma jogada
   *[other] { $plies } jogadas dos dois lados
} ou menos, melhor { $best }
solve-stopping = a parar; prima Ctrl-C outra vez para parar já
solve-saved = parado; o mesmo comando continua daqui
solve-not-saved = parado; com --save FICHEIRO o mesmo comando poderia continuar mais tarde
solve-other-table = este ficheiro é de outro jogo ou de outra posição
verify-white-wins = as brancas ganham
verify-black-wins = as pretas ganham
verify-draw = empate
verify-claim = { $plies ->
    [0] { $claim }
   *[other] { $claim } em { $plies } jogadas dos dois lados ou menos
}
verify-proven = provado: { $claim } · { $game } · { $position } · { $positions } posições da estratégia, { $moves } jogadas verificadas
tables-none = com estas opções o jogo não tem finais pequenos que cheguem para uma tabela: escolha um tabuleiro menor ou menos peças
tables-no-folder = não há onde guardar tabelas: indique uma pasta com --dir
tables-built = { $class }: { $slots } números, construída
tables-not-built = { $class }: { $slots } números, { $memory } MB de memória para construir
tables-too-large = { $class } ocupa { $memory } MB de memória: construa-a com --hash { $memory }
tables-there = { $class }: já está construída
tables-stopping = a parar; prima Ctrl-C outra vez para parar já
tables-stopped = parado; o mesmo comando continua daqui
tables-check-stopped = parado antes de tudo estar verificado
tables-listed = { $class }: { $seen } posições
tables-pass = { $class }: { $plies } jogadas, { $seen } posições examinadas, { $decided } decididas
tables-summary = { $class }: ganhas { $won }, perdidas { $lost }, empatadas { $drawn }, a mais longa { $plies } jogadas · { $file }
tables-right = { $class }: { $values } valores verificados, tudo certo
tables-not-there = não há nenhuma tabela deste jogo: construa uma com jogada tables build
tables-wrong = { $class }: { $position }: a tabela diz { $found }, as posições uma jogada depois { $wanted }; apague { $file } e construa-a de novo
tables-value-none = nada
tables-value-draw = empate
tables-value-win = vitória em { $plies }
tables-value-loss = derrota em { $plies }
tables-too-long = uma vitória leva mais jogadas do que cabem numa tabela
tables-missing = falta a tabela { $class }: construa-a primeiro
tables-not-saved = { $file } não é desta tabela: apague-o para começar de novo
move-refused = jogada { $number }, «{ $text }»: { $why }
bad-tag = etiqueta errada «{ $tag }»: esperava-se NOME=VALOR, NOME de letras, algarismos e _, e não Game, FEN nem Result
which-record = há { $count } partidas neste ficheiro: escolha uma com --game N
first-of-records = há { $count } partidas neste ficheiro, e esta é a primeira; escolha outra com --game N
no-such-record = não há nenhuma partida { $number } neste ficheiro: { $count ->
    [one] só tem uma
   *[other] tem { $count }, contadas a partir de 1
}
no-such-ply = { $count ->
    [one] este registo tem uma jogada
   *[other] este registo tem { $count } jogadas
}
mygames-unfinished = Por acabar, «jogada play» continua-as:
mygames-finished = Terminadas:
mygames-tally = { $game } contra { $opponent }: { $won } ganhas, { $drawn } empatadas, { $lost } perdidas
mygames-no-match = Nenhuma partida corresponde.
mygames-none = Ainda não há partidas: «jogada play» começa uma.
players-next = jogada players JOGO mostra os parâmetros de cada um, como em level:7.
arena-progress = { $games } de { $all } partidas: { $wins } ganhas, { $draws } empatadas, { $losses } perdidas, { $score } %
arena-title = { $first } contra { $second }, { $game }, { $games } partidas
arena-results = { $wins } ganhas, { $draws } empatadas, { $losses } perdidas: { $score } % dos pontos
arena-elo = Elo { $elo } [{ $low }, { $high }] (IC de 95 %), LOS { $superiority } %
arena-elo-unknown = Elo –, LOS –
arena-pairs = Pares de partidas por pontos 0, ½, 1, 1½, 2: { $pairs }
arena-white = As Brancas, que começam: { $score } % dos pontos [{ $low }, { $high }] (IC de 95 %)
arena-white-even = As Brancas, que começam, em aberturas escolhidas por serem equilibradas: { $score } % dos pontos [{ $low }, { $high }] (IC de 95 %)
arena-forfeits = { $count ->
    [one] { $player } perdeu uma partida por uma falha
   *[other] { $player } perdeu { $count } partidas por falhas
}
arena-not-evidence = { $count ->
    [one] um par com uma falha não prova nada e não conta para Elo nem LLR
   *[other] { $count } pares com falhas não provam nada e não contam para Elo nem LLR
}
arena-broken-off = parado: { $player } falhou { $count ->
    [one] uma vez
   *[other] { $count } vezes
}; as falhas não contam como prova. Da última vez: { $fault }. Corrija o jogador{ $out ->
    [given] { " " }e use outro --out
   *[none] { "" }
}, ou permita mais com --max-faults
arena-endings = { $plies } jogadas por partida em média; fins: { $reasons }
arena-progress-of = { $games } de { $all } partidas: { $first } { $points } em 2 contra { $second }
arena-live = { $games } de { $all } partidas, faltam { $left }
arena-tournament = { $count } jogadores, { $game }, { $games } partidas
arena-fault = { $count } × { $fault }
arena-figures = 9 em cada 10 partidas levam { $least } a { $most } jogadas, metade não mais de { $median }; { $branching ->
    [none] {""}
   *[other] { $branching } jogadas legais por posição;{" "}
}{ $decisive } % têm vencedor
arena-llr = LLR { $ratio } entre { $low } e { $high }
arena-sprt-null = aceita-se uma diferença de { $elo0 } Elo, não de { $elo1 }
arena-sprt-alternative = aceita-se uma diferença de { $elo1 } Elo, não de { $elo0 }
arena-sprt-open = por decidir entre { $elo0 } e { $elo1 } Elo
arena-column-player = jogador
arena-column-elo = Elo
arena-column-error = ±95 %
arena-column-games = part.
arena-column-wins = ganh.
arena-column-draws = emp.
arena-column-losses = perd.
arena-column-score = %
arena-crosstable = Percentagens de pontos entre cada dois
arena-match-players = um encontro é entre dois jogadores, não { $count }; escolha outro --format
arena-few-players = são precisos pelo menos dois jogadores: indique mais um, como em jogada arena JOGO max level:5
arena-rounds = --rounds pertence a --format swiss
arena-swiss-rounds = { $count } jogadores podem jogar no máximo { $most ->
    [one] uma ronda
   *[other] { $most } rondas
} sem se encontrarem duas vezes; dê --rounds { $most } ou menos, ou --format round-robin
arena-sprt-match = --sprt decide um encontro entre dois jogadores
arena-sprt-order = --sprt precisa de duas diferenças em pontos Elo, a menor primeiro, nenhuma além de 1000, como em --sprt 0 5
arena-anchor = nenhum jogador se chama «{ $name }»; há { $names }
arena-few-openings = só { $count ->
    [one] uma abertura
   *[other] { $count } aberturas diferentes
} para { $pairs } pares: as partidas de jogadores que não variam repetem-se
arena-crowded = { $busy } fios de execução partilham { $cores } núcleos, e os jogadores têm menos tempo do que pensam; dê menos com --jobs ou --threads
arena-needs-out = --html, --csv e --records fazem-se do ficheiro de resultados: dê um com --out
input-file = { $file }: { $why }; verifique o caminho
input-not-text = { $file } não é um ficheiro de texto; guarde-o como texto simples, em UTF-8
output-file = { $file }: { $why }; indique um ficheiro numa pasta que exista e onde se possa escrever
arena-run = { $date }: versão { $version }, { $system }, { $cores } núcleos, { $jobs } partidas ao mesmo tempo, depois de { $games } partidas
arena-log = { $file }: { $why }; dê outro ficheiro com --log
arena-log-lost = { $file }: { $why }; o registo não está completo, as partidas estão
arena-log-queue = --log ouve os programas desta máquina, e com --queue correm nos workers: retire uma das duas
arena-log-left-out = (mais sem que lhe digam nada: omitido)
config-missing = falta a chave «{ $key }»: um torneio precisa de um jogo e de jogadores, como em game = "…" e players = ["max", "level:5"]
config-players = players tem de ser uma lista, como em players = ["max", "level:5"]
config-unknown = chave «{ $key }» desconhecida; «jogada arena --help» mostra as opções, cujos nomes são as chaves
config-unknown-nearest = chave «{ $key }» desconhecida; queria dizer «{ $nearest }»?
config-player = um jogador é um texto, como em "max", ou uma tabela com a chave «player», como em { "{" } player = "max", nodes = 500 { "}" }
config-value = a chave «{ $key }» não pode ter este valor: esperava-se um texto, um número ou true
calculate-counts = esperavam-se três números, de partidas ganhas, empatadas e perdidas, ou cinco, de pares com 0, ½, 1, 1½ e 2 pontos
calculate-none = não há nenhum resultado nestes números: pelo menos um tem de ser maior que 0
calculate-order = um teste precisa de duas diferenças em pontos Elo, a menor primeiro, nenhuma além de 1000, como em jogada sprt 0 5 120 40 90
calculate-normalised = Elo normalizado { $elo } ± { $error } (IC de 95 %)
calculate-pairs = Pares de partidas por pontos 0, ½, 1, 1½, 2: { $pairs }: { $score } % dos pontos
arena-torn = { $file }: a última linha não estava inteira e fica de fora
arena-resumed = { $file }: continua-se depois de { $games } partidas
arena-stopping = a parar; as partidas em curso são abandonadas. Prima Ctrl-C outra vez para sair já
arena-stopped = parado
arena-stopped-saved = parado; há { $games } partidas em { $file }, o mesmo comando continua
arena-unsaved = { $file }: { $why }; { $games } partidas estão nele a salvo, o mesmo comando continua daí
ladder-levels = níveis
ladder-game = jogo
ladder-opponent = adversário
ladder-time = tempo por jogada
ladder-result = resultado
ladder-milliseconds = { $time } ms
tune-sprt = --sprt precisa de duas diferenças em pontos Elo, primeiro a menor, como em --sprt 0 5
tune-weights-file = { $path }: estes não são pesos do jogo
tune-round = ronda { $number }
tune-sampled = { $games } de { $all } partidas para aprender, { $positions } posições
tune-fitted = ajustado a { $learned } posições: perda { $before } antes, { $after } depois; em { $held } postas de parte: { $heldbefore } antes, { $heldafter } depois
tune-changes = { $count ->
    [0] nenhum peso muda
    [one] muda um peso: { $list }
   *[other] mudam { $count } pesos: { $list }
}
tune-uneven = deixados como estão, porque a avaliação não os segue por igual: { $names }
tune-played = { $games } de no máximo { $all } partidas: { $won } ganhas, { $drawn } empatadas, { $lost } perdidas; pares { $pairs }; LLR { $ratio } ({ $low } a { $high })
tune-accepted = aceite: os novos pesos são melhores
tune-rejected = rejeitado: os novos pesos não são melhores
tune-open = nada ficou provado nas partidas permitidas
tune-kept = os pesos ficam como estão; o que se tentou está em { $path }
tune-written = os novos pesos estão em { $path }
tune-found = os novos pesos estão em { $path }, no weights.txt da última ronda aceite; ponha-os no lugar do weights.txt da pasta do jogo
tune-search-file = { $path }: estas não são constantes da procura
tune-search-iterated = { $number } de { $all } iterações, { $games } partidas: { $count ->
    [0] ainda nenhuma mudança
   *[other] { $list }
}
tune-search-changes = { $count ->
    [0] nenhuma constante muda
    [one] muda uma constante: { $list }
   *[other] mudam { $count } constantes: { $list }
}
tune-search-accepted = aceite: as novas constantes são melhores
tune-search-rejected = rejeitado: as novas constantes não são melhores
tune-search-kept = as constantes ficam como estão; o que se tentou está em { $path }
tune-search-written = as novas constantes estão em { $path }
tune-search-found = as novas constantes estão em { $path }, no search.txt; ponha-as no lugar do search.txt da pasta do jogo
train-net-file = { $path }: isto não é uma rede, ou está danificada; treine-a de novo
train-generation = geração { $number }
train-learning = a aprender com { $learned } posições, a testar com { $held }; { $scale } pontos são e contra um
train-epoch = época { $number } de { $all }: perda { $learned }, nas postas de parte { $heldout }
train-quantised = em números inteiros os valores diferem { $mean } pontos em média, { $most } no máximo; { $bytes } bytes
train-nodes = com nós iguais: { $won } ganhas, { $drawn } empatadas, { $lost } perdidas; pares { $pairs }; LLR { $ratio } ({ $low } a { $high }): { $verdict ->
    [accepted] aceite, a rede é melhor
    [rejected] rejeitado, a rede não é melhor
   *[open] nada ficou provado nas partidas permitidas
 }
train-time = com tempo igual: { $won } ganhas, { $drawn } empatadas, { $lost } perdidas; pares { $pairs }; LLR { $ratio } ({ $low } a { $high }): { $verdict ->
    [accepted] aceite, a rede é melhor
    [rejected] rejeitado, a rede não é melhor
   *[open] nada ficou provado nas partidas permitidas
 }
train-kept = a avaliação fica como está; o que se tentou está em { $path }
train-written = a nova rede está em { $path }
train-found = a nova rede está em { $path }, no net.bin da última geração aceite; ponha-a no lugar do net.bin da pasta do jogo
names-of-nobody = --name dá nomes a pessoas, mas aqui só jogam bots: retire-o, ou ponha uma pessoa a jogar com --white human
names-too-many = --name dá mais de um nome, mas aqui só joga uma pessoa: indique um, ou duas pessoas com --white human --black human
names-too-few = aqui jogam duas pessoas: indique os dois nomes, primeiro o das brancas, como em --name Ana,Rui
names-of-two = aqui jogam duas pessoas, mas --name dá mais nomes
games-human = --games põe dois bots a jogar: indique ambos com --white e --black, como em --white level:3 --black max
series-game = { $number }: { $ending }; { $plies ->
    [one] uma jogada
   *[other] { $plies } jogadas
}, semente { $seed }
series-title = { $white } com as Brancas contra { $black } com as Pretas, { $spec }, { $count ->
    [one] uma partida
   *[other] { $count } partidas
}
ugi-check-empty = é preciso nomear um programa: --check "PROGRAMA ARGUMENTOS…"
ugi-check-ok = certo
ugi-check-failed = FALHOU
ugi-check-passed = { $passed } de { $all } verificações certas
ugi-check-verdict = falharam { $failed } de { $all } verificações, { $skipped } não foram tentadas
site-done = { $files } ficheiros, { $size } kB, estão em { $folder }: ponha-os onde um alojamento web mostra { $path }
site-no-engine = este programa foi compilado sem o motor para navegadores: execute scripts/wasm e compile jogada outra vez
site-no-folder = { $folder } é um ficheiro: indique uma pasta nova ou vazia
site-occupied = { $folder } contém outros ficheiros: indique uma pasta nova, vazia, ou escrita por jogada site
site-file = não é possível escrever { $file }: { $why }; a pasta está incompleta, escreva-a outra vez
serve-at = O Jogada está em { $address } (Ctrl-C termina)
serve-file = { $file }: { $why }
serve-listen = não é possível escutar em { $address }: { $why }; tente outra --port
serve-system = o servidor parou: { $why }
serve-no-account = não há nenhuma conta com o nome «{ $name }»: inicie o servidor sem --admin, crie a conta na sua página e volte a iniciá-lo com --admin
serve-no-folder = este sistema não tem pasta para dados: dê um ficheiro com --data
store-conflict = outro programa está a escrever neste ficheiro
store-newer = este ficheiro foi feito por uma versão mais recente deste programa: use essa
store-foreign = esta é a base de dados de outro programa: dê outro ficheiro com --data
store-busy = há um servidor a usar este ficheiro: pare-o primeiro, ou dê outro ficheiro com --data
store-gone = o ficheiro foi retirado ou substituído enquanto estava a ser usado
store-unavailable = não há ligação à base de dados: { $why }
store-address = isto não é um endereço válido de uma base de dados: { $why }
store-empty = não há partidas neste ficheiro, por isso não é uma cópia de segurança: indique outro ficheiro
store-missing = não há esse ficheiro
store-exists = já há um ficheiro, que fica como está: mova-o primeiro
store-unreachable = não se consegue abrir ({ $why }): indique um ficheiro numa pasta que exista e onde se possa escrever
store-full = o disco está cheio: liberte espaço, ou dê um ficheiro noutro disco com --data
store-unwritten = não se consegue escrever a cópia ({ $why }); nada ficou dela: indique um ficheiro noutra pasta
store-damaged = o ficheiro está danificado ({ $why }): reponha uma cópia de segurança
incident-data-gone = { $file } foi retirado ou substituído com o servidor a funcionar, por isso já não se aceitam jogadas: reponha o ficheiro ou uma cópia de segurança e volte a iniciar o servidor
incident-unwritten = as jogadas não estão a ser guardadas: { $why }
incident-bot-failed = o bot { $player } não encontrou jogada na partida { $game } (tentativa { $attempt })
restore-aside = havia aqui ficheiros de outra base de dados, que podem ter as últimas jogadas dela: ficaram em { $file }
backup-done = { $from } foi copiado para { $to }
backup-postgres = as partidas estão em PostgreSQL: copie-as com pg_dump e reponha-as com pg_restore
export-progress = { $done } de { $all } partidas
export-done =
    { $games ->
        [one] Foi escrita uma partida em { $to }.
       *[other] Foram escritas { $games } partidas em { $to }.
    }
export-damaged = não é possível ler a partida { $game }, que ficou de fora
export-none = não há aqui partidas: indique outro ficheiro com --data
move-store-done =
    { $games ->
        [one] Uma partida foi copiada para { $to }, com todos os seus acontecimentos.
       *[other] { $games } partidas com { $events } acontecimentos foram copiadas para { $to } e contadas.
    }
move-store-not-empty = { $to } já tem partidas: indique um destino vazio
move-store-different = as partidas mudaram enquanto eram copiadas: pare todos os servidores, esvazie o destino e comece de novo

# Puzzles and lessons.
puzzles-none = { $game } ainda não tem problemas; «jogada puzzles { $id } --make 20 --out problemas.txt» cria alguns
puzzles-number = não há problema { $number }: { $game } tem { $count }, numerados a partir de 1
puzzles-stopping = A parar com o que já está provado; prima Ctrl-C outra vez para parar de imediato.
puzzles-found = { $count } de { $wanted }, partida { $games }:
puzzles-file = { $file }: { $why }; verifique o caminho
puzzles-damaged = { $file } não é um ficheiro de problemas e fica como está: linha { $why }
puzzles-done = { $count } problemas de { $games } partidas, escritos em { $file }
puzzles-fewer = Só { $count } problemas em { $games } partidas, escritos em { $file }; para continuar, repita com mais --games.
puzzles-stopped = Parado: { $count } problemas de { $games } partidas estão em { $file }; repita para continuar.
lessons-none = { $game } ainda não tem lições; «jogada rules { $id }» explica o jogo
lessons-number = não há passo { $number }: a lição de { $game } tem { $count }, numerados a partir de 1
queue-invitation = o trabalho é feito por workers; em cada máquina que deva participar: jogada worker { $url }
queue-joined = o worker { $worker } participa: { $jobs } { $jobs ->
    [one] partida
   *[other] partidas
  } de cada vez, { $speed } milhões de nós por segundo
queue-refused = o worker { $worker } não participa: { $why }
worker-started = worker { $name }, { $jobs } { $jobs ->
    [one] partida
   *[other] partidas
  } de cada vez, à espera de execuções; Ctrl-C termina-o
worker-joined = execução { $run } ({ $kind }, { $games }): a participar, { $speed } milhões de nós por segundo
worker-refused = execução { $run } ({ $kind }): não participa: { $why }
worker-left = execução { $run } ({ $kind }): terminada, { $count } { $count ->
    [one] unidade feita
   *[other] unidades feitas
  } aqui
worker-failed = execução { $run } ({ $kind }): uma unidade não foi feita e passa para outro: { $why }
worker-build = esta é a versão { $version } com a assinatura { $signature }; a execução precisa da { $wanted } com { $wantedsignature }: instale aqui a mesma versão
worker-draining = a terminar o que está em curso; outro sinal para sair já (outros workers repetem-no)
worker-drained = { $count } { $count ->
    [one] resultado
   *[other] resultados
  } daqui
survey-unfit = { $count ->
    [one] um conjunto fica de fora, as suas opções não combinam: { $sets }
   *[other] { $count } conjuntos ficam de fora, as suas opções não combinam: { $sets }
  }
survey-progress = { $done } de { $all } unidades, faltam { $left }
survey-stopping = a parar; as partidas em curso são abandonadas. Prima Ctrl-C outra vez para sair já
survey-stopped = parado; estes são os resultados até agora
survey-stopped-saved = parado; estes são os resultados até agora, o mesmo comando continua
arena-pairs-fixed = --pairs joga uma parte de uma execução cujos encontros se conhecem desde o início: não de uma eliminatória nem de um torneio suíço
