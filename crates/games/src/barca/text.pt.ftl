tagline = Afugente os animais adversários e beba em três dos quatro bebedouros
piece-elephant = elefante
piece-lion = leão
piece-mouse = rato
fact-holes = Bebedouros
terrain-goal = bebedouro
mark-scared = assustado

option-width = Largura
    .help = Colunas do tabuleiro, um número par
option-height = Altura
    .help = Linhas do tabuleiro, um número par
option-distance = Bebedouros
    .help = A que distância do centro do tabuleiro estão os bebedouros
option-trapped = Animais encurralados
    .help = O que pode fazer um animal assustado sem casa segura, quando nenhum outro consegue fugir
option-trapped-move = pode ir para outra casa assustadora
option-trapped-stay = tem de ficar onde está
option-repetition = Repetição
    .help = Quantas vezes tem de ocorrer uma posição para haver empate; 0 para não haver esta regra
option-limit = Limite
    .help = Jogadas dos dois lados juntos ao fim das quais há empate; 0 para não haver limite
options-distance-far = distance: num tabuleiro de { $width } por { $height } os bebedouros podem estar no máximo a { $most } do centro, está { $distance }
options-endless = repetition e limit não podem ser ambos 0, ou a partida podia nunca acabar; experimente limit=300

preset-beginner = Principiantes
    .help = Uma partida rápida em 8 por 8
preset-wide = Largo
    .help = Os bebedouros estão mais afastados
preset-original = Programa original
    .help = Os animais encurralados não se movem; empate ao fim de 100 jogadas; as repetições não contam

prompt-move = Mova um animal para uma casa segura
prompt-flee = O seu { $piece } em { $cell } está assustado: mova-o para uma casa segura
prompt-flee-two = O seu { $piece } em { $cell } ou o seu { $other } em { $place } tem de fugir para uma casa segura
prompt-flee-many = Um dos seus animais assustados tem de fugir para uma casa segura: { $cells }
prompt-trapped-move = Os seus animais assustados não conseguem fugir ({ $cells }): mova-os para onde quiser, ou outro para uma casa segura
prompt-trapped-stay = Os seus animais assustados não conseguem fugir ({ $cells }): mova outro para uma casa segura

reason-holes = três bebedouros
    .won = Ocupou três bebedouros.
    .lost = { $name } ocupou três bebedouros.
    .seen = As { $side } ocuparam três bebedouros.
reason-limit = atingiu-se o limite de jogadas
    .drawn = A partida chegou ao limite de jogadas.
reason-blocked = não há jogadas possíveis
    .drawn = Quem devia jogar não tem jogadas possíveis.

illegal-empty = não há nenhum animal em { $cell }
illegal-not-yours = o { $piece } em { $cell } é das { $side }
illegal-stays = { $to } é onde ele está: escolha outra casa
illegal-elephant = um elefante move-se em linhas, colunas e diagonais: { $to } não está em nenhuma delas a partir de { $from }
illegal-lion = um leão só se move em diagonais: { $to } não está em nenhuma a partir de { $from }
illegal-mouse = um rato só se move em linhas e colunas: { $to } não está em nenhuma a partir de { $from }
illegal-blocked = o { $piece } das { $side } em { $cell } está no caminho para { $to }
illegal-occupied = { $to } está ocupada por um { $piece } das { $side }
illegal-forced = o seu { $piece } em { $cell } está assustado e tem de se mover primeiro
illegal-forced-many = um dos seus animais assustados tem de se mover primeiro: { $cells }
illegal-trapped = o seu animal em { $from } está encurralado; o seu { $piece } em { $cell } também está assustado, consegue fugir e tem de se mover primeiro
illegal-trapped-many = o seu animal em { $from } está encurralado; um dos seus animais assustados que conseguem fugir tem de se mover primeiro: { $cells }
illegal-trapped-stay = o seu { $piece } em { $cell } está encurralado e tem de ficar: assustado e sem casa segura para onde ir
illegal-scary = { $to } fica junto do { $feared } adversário em { $cell }, de que o seu { $piece } tem medo
illegal-scary-escape = { $to } fica junto do { $feared } adversário em { $cell }, de que o seu { $piece } tem medo; pode fugir para { $cells }

position-animal = esperava-se um animal (E, L, M ou e, l, m), um número de casas vazias ou /, mas encontrou-se { $found }
position-count = { $side }: { $count } animais; cada lado precisa de 1 a { $most }

parameter-style = Avaliação
    .help = O que tem em conta
parameter-style-complex = casas, bebedouros e animais assustados
parameter-style-simple = bebedouros e animais assustados

actions = uma para cada par de casas diferentes na mesma linha, coluna ou diagonal: um animal vai da primeira para a segunda
plane-own-elephants = elefantes de quem joga
plane-own-lions = leões de quem joga
plane-own-mice = ratos de quem joga
plane-opponent-elephants = elefantes do adversário
plane-opponent-lions = leões do adversário
plane-opponent-mice = ratos do adversário
plane-holes = bebedouros

# Posições de exemplo.
sample-elephant = O elefante em e6 pode passar pelo rato, mas não parar ao lado dele
sample-scared = Três animais assustados
sample-escape = O leão em d4 está assustado e tem de fugir
sample-trapped = O rato em a1 está encurralado
sample-midgame = O meio de uma partida
sample-puzzle = As Brancas ganham em duas jogadas

# Partes da avaliação e o que vale cada casa.
part-holes = Bebedouros ocupados
part-holders = Animais que os ocupam
part-squares = Casas dos animais
part-scared = Animais assustados
part-trapped = Animais encurralados
part-scarable = Animais que podem ser assustados
part-ways = Caminhos para um bebedouro livre
part-freedom = Destinos seguros
part-threats = Terceiro bebedouro ao alcance
part-must-flee = Ter de fugir
map-animals = O que as casas dos animais valem para as Brancas
map-elephant = O que uma casa vale para um elefante
map-lion = O que uma casa vale para um leão
map-mouse = O que uma casa vale para um rato
