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

# The first steps.
lesson-mouse = Os ratos movem-se em linhas e colunas, os leões em diagonais, os elefantes em todas as direções; todos até onde o caminho estiver livre. As quatro casas assinaladas são os bebedouros.
    .title = Os animais
    .task = Leve o rato de d1 a um bebedouro.
    .right = O seu rato está a beber.
    .wrong = O rato não está num bebedouro.
    .wrong-other-animal = Esse foi o elefante. Mova o rato.
lesson-third = Quem tiver animais em três dos quatro bebedouros ganha logo. Já tem dois.
    .title = Três de quatro
    .task = Ocupe o terceiro.
    .right = Três bebedouros: ganhou.
    .wrong = Precisa de um animal num terceiro bebedouro. Repare no seu leão.
    .wrong-leaves = Esse animal saiu de um bebedouro, por isso continua com dois. Use outro.
lesson-past = Os ratos têm medo dos leões, os leões dos elefantes, os elefantes dos ratos. Nenhum animal pode parar ao lado de um de que tem medo, mas pode passar a correr.
    .title = O medo
    .task = Passe pelo leão, subindo a coluna d.
    .right = Nas casas assinaladas era proibido parar, não passar.
    .wrong = O rato deve subir a coluna d, passando pelo leão.
lesson-escape = Um animal que tem ao lado um de que tem medo está assustado, e tem de se mover antes dos outros. O seu leão de d4 está assustado com o elefante.
    .title = Primeiro os assustados
    .task = Ponha o leão a salvo.
    .right = A salvo. Enquanto ele fugia, as Pretas não perderam tempo: assustar é como dar xeque.
    .wrong = O leão tem de se mover.
lesson-scare = As Pretas têm dois bebedouros e o leão de a1 vai ocupar d4. Não pode travá-lo, mas pode dar que fazer às Pretas: quem tem um animal assustado tem de mover esse.
    .title = Assustar para defender
    .task = Assuste um animal preto.
    .right = As Pretas têm de mover o animal assustado em vez de ganhar.
    .wrong = Ninguém se assusta e o leão vai para d4: ganham as Pretas. O seu leão assusta ratos, o seu rato assusta elefantes.
lesson-guard = Um animal ao lado de um bebedouro afasta dele os que lhe têm medo. Os leões têm medo dos elefantes.
    .title = Mantê-los afastados
    .task = O leão de a1 quer ir para d4. Guarde essa casa com o seu elefante.
    .right = O leão já não pode parar em d4.
    .wrong = O leão vai para d4 e ganham as Pretas.
    .wrong-later = Assustar o elefante ganha uma jogada, mas depois vem o leão. Use o seu elefante para guardar d4 de vez.
lesson-tempo = Joga com as Pretas e tem dois bebedouros. O seu leão de e6 podia ir para g4 e ganhar, mas o seu rato de f6 está assustado e tem de ir primeiro. Depois as Brancas teriam tempo para se defender.
    .title = Fugir com ameaça
    .task = Para onde vai o rato, de modo que as Brancas não tenham tempo?
    .right = Agora o elefante de e10 está assustado e tem de se mover. Depois o seu leão ocupa g4 e ganha. Fugir e assustar ao mesmo tempo é a chave do Barca.
    .wrong = O rato está a salvo, mas as Brancas têm agora uma jogada livre para se defender. Poderá o rato assustar alguém?
