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
