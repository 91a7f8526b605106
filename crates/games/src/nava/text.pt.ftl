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

# The first steps.
lesson-two = Tire do topo da sua pilha quantos discos quiser e leve-os outras tantas casas em linha reta: um disco uma casa, dois discos duas casas, três discos três.
    .title = Discos e casas
    .task = Mova dois discos.
    .right = Dois discos andaram duas casas e um ficou para trás.
    .wrong = Ande exatamente duas casas.
    .wrong-one = Isso foi um disco, uma casa. Ande duas casas.
    .wrong-three = Esses foram os três discos. Ande duas casas.
lesson-cube = Se a sua jogada esvaziar uma casa, põe nela um dos seus cubos. Ganha quem puser todos os cubos no tabuleiro.
    .title = Pôr um cubo
    .task = Esvazie uma casa.
    .right = Aí está o seu cubo.
    .wrong = Nenhuma casa ficou vazia.
    .wrong-left = Ainda há um disco em c3, por isso não há cubo. Mova uma pilha inteira.
lesson-cover = Uma pilha é de quem tem o disco do topo. Pouse em cima de uma pilha adversária e ela passa a ser sua.
    .title = Tapar
    .task = Tape a pilha de e3.
    .right = Agora os quatro discos de e3 são seus.
    .wrong = A pilha de e3 está a duas casas de c3: de quantos discos precisa?
lesson-twice = Um cubo em que se pousa volta para o dono. Assim podem fazer-se duas coisas ao mesmo tempo: mandar para casa um cubo adversário e esvaziar uma casa para um dos seus.
    .title = Uma jogada que vale por duas
    .task = Pouse no cubo preto de b1 e ponha um cubo seu.
    .right = Mais um cubo para si, menos um para as Pretas.
    .wrong = Isso não chega ao cubo de b1.
    .wrong-once = As Pretas recuperam o cubo, mas ficou um disco em a1 e não pôs nenhum.
lesson-uncover = Os discos não mudam de cor. Se tirar o seu, a pilha passa a ser do dono do disco de baixo. Debaixo do seu disco de c3 há dois pretos.
    .title = O que está por baixo
    .task = Faça uma jogada que mantenha c3 sua.
    .right = Os dois discos pretos continuam presos.
    .wrong = c3 deixaria de ser sua.
    .wrong-given = Agora há um disco preto no topo de c3: a pilha volta a ser das Pretas.
lesson-last-cube = Resta-lhe um cubo. Se o puser, ganha.
    .title = O último cubo
    .task = Ganhe.
    .right = Os nove cubos estão no tabuleiro: ganhou.
    .wrong = O seu cubo ainda está fora do tabuleiro. Esvazie uma casa sem pousar num cubo seu.
lesson-control = Há uma segunda maneira de ganhar: se o adversário já não dominar nenhuma pilha, a partida acaba logo.
    .title = Todas as pilhas
    .task = Tape a única pilha das Pretas.
    .right = Todas as pilhas são suas: ganhou.
    .wrong = A pilha das Pretas em c3 ainda está livre.
lesson-net = Às Pretas resta um disco, em e5, e na próxima vez têm de o mover uma casa: para d5 ou para e4. Ninguém pode passar.
    .title = Sem saída
    .task = Jogue de modo a poder tapá-lo vá ele para onde for.
    .right = De d4 um disco chega tanto a d5 como a e4: na próxima vez todas as pilhas são suas.
    .wrong = O disco escapa. Procure a casa que fica ao lado de d5 e de e4.
