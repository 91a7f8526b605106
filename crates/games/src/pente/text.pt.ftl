tagline = Cinco em linha, ou cinco pares capturados
piece-stone = pedra
tray-captured = Capturadas
mark-five = cinco por desfazer
mark-barred = vedado por agora

option-size = Tamanho do tabuleiro
    .help = Linhas em cada sentido, um número ímpar
option-variant = Variante
    .help = O que se captura e o que ganha
option-variant-pente = Pente: capturam-se pares, ganham dez pedras ou cinco em linha
option-variant-keryo = Keryo: capturam-se pares e trios, ganham quinze pedras
option-variant-gomoku = Gomoku: sem capturas, exatamente cinco em linha
option-variant-freestyle = Livre: sem capturas, cinco ou mais em linha
option-variant-poof = Poof: um par colocado entre duas pedras adversárias desaparece
option-variant-boat = Boat: um cinco tem de resistir à resposta do adversário
option-tournament = Regra de abertura
    .help = Onde pode ir a segunda pedra das Brancas; ligada nas partidas com capturas que começam no centro, nas outras não
option-tournament-on = a pelo menos 3 linhas do centro
option-tournament-off = em qualquer ponto
option-tournament-long = a pelo menos 4 linhas do centro
option-tournament-gpente = a pelo menos 3 linhas do centro, e não perto dele na sua linha e coluna
option-first = Primeira pedra
    .help = Onde começa a partida
option-first-centre = no centro
option-first-any = em qualquer ponto
options-conflict-first = a regra de abertura conta a partir de uma primeira pedra no centro: retire first=any, ou escolha tournament=off
options-conflict-long = tournament=long precisa de um tabuleiro de 9 ou mais: em 7 por 7 nenhum ponto está a 4 linhas do centro

preset-keryo = Keryo-Pente
    .help = Capturam-se pares e trios, ganham quinze pedras
preset-gomoku = Gomoku
    .help = Sem capturas, exatamente cinco em linha
preset-freestyle = Livre
    .help = Sem capturas, cinco ou mais em linha
preset-poof = Poof-Pente
    .help = Um par colocado entre duas pedras adversárias desaparece
preset-boat = Boat-Pente
    .help = Um cinco tem de resistir à resposta do adversário
preset-small = Tabuleiro pequeno
    .help = Uma partida mais curta em 13 por 13
preset-quick = Partida rápida
    .help = Alguns minutos em 9 por 9
preset-long = Abertura longa
    .help = A segunda pedra das Brancas vai a pelo menos 4 linhas do centro
preset-gpente = G-Pente
    .help = A segunda pedra das Brancas evita também a linha e a coluna do centro
preset-free = Abertura livre
    .help = A segunda pedra das Brancas pode ir para qualquer ponto

prompt-first = Coloque a primeira pedra onde quiser
prompt-centre = A primeira pedra vai para o centro, { $centre }
prompt-opening = Coloque a sua segunda pedra a pelo menos { $distance } linhas do centro
prompt-opening-line = Coloque a sua segunda pedra a pelo menos { $distance } linhas do centro, e não em { $cells }
prompt-break = Desfaça o cinco com uma captura, ou perde: { $cells }
prompt-captures = Coloque uma pedra; faltam { $count } pedras capturadas para ganhar
prompt-place = Coloque uma pedra

reason-five = cinco em linha
    .won = Fez cinco em linha.
    .lost = { $name } fez cinco em linha.
    .seen = As { $side } fizeram cinco em linha.
reason-captures = por capturas
    .won = Capturou pedras suficientes para ganhar.
    .lost = { $name } capturou pedras suficientes para ganhar.
    .seen = As { $side } capturaram pedras suficientes para ganhar.
reason-full = o tabuleiro está cheio
    .drawn = O tabuleiro está cheio.
reason-movelimit = atingiu-se o limite de jogadas
    .drawn = A partida chegou ao limite de jogadas.

illegal-occupied = { $cell } está ocupado
illegal-centre = a primeira pedra vai para o centro, { $centre }
illegal-opening = { $cell } está demasiado perto: a segunda pedra das Brancas vai a pelo menos { $distance } linhas do centro
illegal-opening-line = { $cell } está vedado à segunda pedra das Brancas, tal como { $cells }

position-side = com { $ply } como número de jogadas é a vez das { $side }
position-no-captures = nesta variante nada se captura: esperava-se 0, está { $count }
position-pairs = as pedras capturam-se aos pares: { $count } é ímpar
position-one = nenhuma captura leva uma só pedra
position-ply = { $stones } pedras no tabuleiro e { $captured } capturadas precisam de outras tantas jogadas; o número é { $ply }
position-both-won = os dois lados já ganharam
position-both-captured = os dois lados já capturaram o bastante para ganhar

parameter-difficulty = Dificuldade
    .help = 1 é a mais fraca, 5 a mais forte; define profundidade, margem e largura
parameter-padding = Margem
    .help = Até que distância das pedras mais afastadas procura
parameter-width = Largura
    .help = Quantas jogadas considera em cada nível; o último número vale daí em diante

actions = uma para cada ponto: coloca-se aí uma pedra
plane-own-captures = em todos os pontos: pedras capturadas por quem joga, divididas pelo número que ganha
plane-opponent-captures = em todos os pontos: pedras capturadas pelo adversário, divididas pelo número que ganha
plane-opening = em todos os pontos: 1 se a próxima pedra é a primeira da partida, 0,5 se é a segunda das Brancas, depois 0

# Posições de exemplo.
sample-earlygame = As primeiras jogadas à volta do centro
sample-midgame = Uma luta a meio da partida
sample-lategame = Oito pedras capturadas de cada lado: as Brancas ganham em h11
sample-early13 = As primeiras jogadas num tabuleiro de 13 por 13
sample-capture = As Brancas capturam um par em f5
sample-captures = Só pares: as Brancas jogam e5 e capturam duas de seis
sample-one-way = Um problema de Rollie Tesh: as Brancas ganham em quatro jogadas

# Partes da avaliação e o que vale cada ponto.
part-win = Vitória certa já
part-open-four = Pontos que fazem um quatro aberto
part-four = Pontos que fazem um quatro
part-open-three = Pontos que fazem um três aberto
part-three = Pontos que fazem um três
part-open-two = Pontos que fazem um dois aberto
part-captured = Pedras capturadas
part-takes = Capturas possíveis
part-tessera = Quatro aberto possível
part-one-win = Um ponto ganhador que ainda se pode travar
part-two-wins = Dois pontos ganhadores
map-lines-white = O que uma pedra ali daria às linhas das Brancas
map-lines-black = O que uma pedra ali daria às linhas das Pretas

# The first steps.
lesson-centre = Os dois jogadores colocam pedras, à vez, nos pontos onde as linhas se cruzam. Uma pedra colocada já não se move. As Brancas começam sempre no centro.
    .title = A primeira pedra
    .task = Joga com as Brancas: coloque a sua primeira pedra.
    .right = O centro é seu.
    .wrong = As Brancas começam no centro.
lesson-five = Cinco pedras suas seguidas ganham logo: numa linha, numa coluna ou numa diagonal.
    .title = Cinco em linha
    .task = Tem quatro seguidas. Ganhe.
    .right = Cinco em linha: ganhou.
    .wrong = Essa pedra não faz cinco. Uma ponta da sua fila está fechada por uma pedra preta; olhe para a outra.
lesson-capture = Um par de pedras adversárias entre duas suas é capturado: saem as duas do tabuleiro. Só captura a pedra que acabou de colocar, e só se fechar o cerco.
    .title = Capturar um par
    .task = Capture as duas pedras pretas.
    .right = O par desapareceu e os seus pontos voltam a estar livres. Dez pedras capturadas também ganham.
    .wrong = O par de d5 e e5 tem uma pedra sua numa ponta. Feche a outra.
lesson-pairs-only = Só se capturam pares. Uma pedra sozinha está a salvo, e três ou mais seguidas também.
    .title = Exatamente duas
    .task = Encontre o ponto que captura um par.
    .right = Certo: o par de cima foi-se; ficam a pedra sozinha à esquerda e as três à direita.
    .wrong = Aí não se captura nada. Procure duas pedras pretas em linha com uma branca por trás.
lesson-block = Quatro seguidas com uma ponta livre são uma ameaça: a pedra seguinte faz cinco. É preciso responder logo.
    .title = Travar o quatro
    .task = As Pretas ameaçam ganhar. Impeça-o.
    .right = Travado. Essa fila nunca será um cinco.
    .wrong = Nesse caso as Pretas jogam g5 e têm cinco.
lesson-open-four = Três seguidas com pontos livres dos dois lados podem passar a quatro com as duas pontas abertas. Aí uma só pedra já não chega para as travar.
    .title = As duas pontas abertas
    .task = Faça um quatro que não se possa travar.
    .right = As Pretas só podem fechar uma ponta; joga na outra. É por isso que a um três aberto se tem de responder.
    .wrong = Agora as Pretas têm tempo de fechar a sua fila.
    .wrong-gap = Quatro pedras com um intervalo travam-se com uma pedra no intervalo. Ponha-as lado a lado.
lesson-break = As Pretas têm quatro seguidas e as duas pontas abertas: fechar uma não chega. Mas uma pedra da fila pode ser capturada com uma vizinha noutra direção.
    .title = Capturar para defender
    .task = Desfaça a fila.
    .right = Saíram duas pedras, uma delas da fila: acabou a ameaça. No Pente, capturar é muitas vezes a melhor defesa.
    .wrong = As Pretas fazem cinco. Repare na pedra por cima da fila, em e6, e na branca por trás dela.
    .wrong-one-end = As Pretas fazem cinco na outra ponta. Desfaça antes a fila: repare na pedra de e6.
lesson-ten = Já capturou oito pedras. Um quinto par ganha a partida, esteja onde estiver.
    .title = A décima pedra
    .task = Ganhe com uma captura.
    .right = Dez pedras capturadas: ganhou. Já sabe tudo o que é preciso para uma partida.
    .wrong = Isso não captura nada. As diagonais também contam.
