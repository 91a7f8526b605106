tagline = Coloque todos os seus cubos ou domine todas as pilhas
piece-disc = disco
piece-cube = cubo
tray-cubes = Cubos por colocar
fact-stacks = Pilhas dominadas
fact-discs = Discos nessas pilhas

option-size = Tamanho do tabuleiro
    .help = Casas de cada lado do tabuleiro
option-discs = Discos
    .help = Discos de cada jogador, todos numa só pilha no início
option-cubes = Cubos
    .help = Cubos que cada jogador tem de colocar; menos do que as casas do tabuleiro
option-rep = Repetição
    .help = Quantas vezes uma posição tem de ocorrer para haver empate
option-maxply = Limite de jogadas
    .help = Jogadas dos dois jogadores ao fim das quais há empate; 0 para não haver limite
options-cubes-board = cubes: um tabuleiro de { $size } por { $size } leva de 1 a { $most } cubos, e não { $cubes }: indique um destes números, como em cubes={ $most }

preset-quick = Rápido
    .help = Cinco cubos por colocar
preset-small = Pequeno
    .help = Uma partida curta em 4 por 4, com 4 discos e 6 cubos para cada lado
preset-tiny = Mínimo
    .help = Poucos minutos em 3 por 3, com 3 discos e 4 cubos para cada lado
preset-large = Grande
    .help = Uma partida longa em 7 por 7, com 8 discos e 15 cubos para cada lado

prompt-move = Mova uma pilha sua: tantas casas quantos os discos que levar

reason-cubes = todos os cubos estão no tabuleiro
    .won = Pôs todos os seus cubos no tabuleiro.
    .lost = { $name } pôs todos os seus cubos no tabuleiro.
    .seen = As { $side } puseram todos os seus cubos no tabuleiro.
reason-stacks = domínio de todas as pilhas
    .won = Domina todas as pilhas.
    .lost = { $name } domina todas as pilhas.
    .seen = As { $side } dominam todas as pilhas.
reason-limit = atingiu-se o limite de jogadas
    .drawn = A partida chegou ao limite de jogadas.

illegal-empty = { $cell } está vazia: escolha uma pilha com um disco seu no topo
illegal-cube = em { $cell } está um cubo, e os cubos não se movem: escolha uma pilha com um disco seu no topo
illegal-not-yours = a pilha em { $cell } pertence às { $owner }, que têm o disco do topo
illegal-stays = { $from } é onde a pilha já está: escolha outra casa na sua linha ou coluna
illegal-not-in-line = { $to } não está na linha nem na coluna de { $from }
illegal-too-far = { $to } está a { $distance } casas de { $from }, mas a pilha { $height ->
    [one] só tem um disco, que se move uma casa
   *[other] só tem { $height } discos, que se movem no máximo { $height } casas
    }

position-piece = esperava-se uma pilha como (wb), um cubo (W ou B), um número de casas vazias ou /, mas encontrou-se { $found }
position-disc = esperava-se um disco (w ou b) ou o parêntese ) que fecha a pilha, mas encontrou-se { $found }
position-no-discs = uma pilha tem pelo menos um disco
position-discs-many = este é mais um disco do que os { $discs } das { $side }
position-discs-missing = discos das { $side }: deviam estar { $discs } no tabuleiro, faltam { $missing }
position-cubes = cubos das { $side }: { $on } no tabuleiro e { $off } fora dele, ao todo têm de ser { $cubes }
position-won-cubes = as { $side } colocaram todos os cubos e por isso já ganharam: a vez seria das { $other }
position-won-stacks = as { $other } não dominam nenhuma pilha e por isso as { $side } já ganharam: a vez seria das { $other }

actions = uma para cada par de casas diferentes na mesma linha ou coluna: discos vão da primeira para a segunda
plane-own-discs = discos de quem joga conforme o lugar na pilha: primeiro os do topo, depois os de baixo
plane-opponent-discs = discos do adversário, da mesma maneira
plane-own-cubes = cubos de quem joga
plane-opponent-cubes = cubos do adversário

# Posições de exemplo.
sample-initial = O início
sample-intermediate = O meio de uma partida
sample-final = O fim: as Brancas dominam todas as pilhas

# Partes da avaliação e o que vale cada casa.
part-cubes = Cubos colocados
part-discs = Discos em pilhas próprias
part-stacks = Pilhas
part-lone-discs = Pilhas de um só disco
part-mobility = Casas ao alcance
part-coverable = Pilhas adversárias ao alcance
part-hittable = Cubos adversários ao alcance
map-pieces = O que pilhas e cubos valem para as Brancas
