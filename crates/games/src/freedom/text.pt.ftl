tagline = Jogue junto da última pedra e pontue com linhas de exatamente quatro
piece-stone = pedra
fact-live = Pontos
mark-live = viva
button-pass = Deixar vazia

option-size = Tamanho do tabuleiro
    .help = Casas de cada lado do tabuleiro
option-lastpass = Última casa
    .help = Quando é que quem joga a última pedra pode deixar a casa vazia
option-lastpass-reduces = só se uma pedra ali baixar os pontos desse jogador
option-lastpass-free = sempre que quiser
option-lastpass-off = nunca, o tabuleiro enche-se sempre
option-adjacent = Vizinhas
    .help = Que casas contam como vizinhas da última pedra
option-adjacent-all = as oito em redor
option-adjacent-orthogonal = as quatro na linha e na coluna
option-score = Pontuação
    .help = O que se conta no fim
option-score-stones = pedras vivas
option-score-lines = linhas de quatro

preset-beginner = Principiantes
    .help = Uma partida rápida em 8 por 8
preset-advanced = Avançados
    .help = Uma partida longa em 12 por 12
preset-original = Programa original
    .help = A última casa pode sempre ficar vazia

prompt-first = Coloque uma pedra em qualquer casa
prompt-next = Coloque uma pedra junto de { $last }
prompt-freedom = Liberdade! Coloque uma pedra em qualquer casa vazia
prompt-last = Última casa: coloque a sua pedra ou deixe-a vazia

reason-live = mais pontos
    .won = Fez mais pontos: { $winner } contra { $loser }.
    .lost = { $name } fez mais pontos: { $winner } contra { $loser }.
    .seen = As { $side } fizeram mais pontos: { $winner } contra { $loser }.
reason-equal = pontos iguais
    .drawn = Os pontos são iguais: { $winner } contra { $loser }.

illegal-occupied = { $cell } está ocupada
illegal-not-next = jogue junto de { $last }: { $cells }
illegal-pass-early = não se passa antes da última casa
illegal-pass-off = a última casa tem de ser ocupada
illegal-pass-harmless = só pode deixar a última casa vazia se uma pedra ali baixar os seus pontos

position-balance = { $white } pedras brancas e { $black } pretas não batem certo: são as { $next } a colocar a próxima
position-last-missing = «-» é só para o tabuleiro vazio; indique a última pedra
position-last = { $cell } não é uma pedra das { $side }, que jogaram por último
position-pass-early = só se pode passar com exatamente uma casa vazia
position-pass = aqui não era possível passar

actions = uma para cada casa: coloca-se aí uma pedra; depois a de passar, se as opções o permitem
plane-open = casas onde agora se pode colocar uma pedra

# Posições de exemplo.
sample-scoring = Pontuação: só contam quatro em linha exatos, não três nem cinco
sample-crossing = Uma pedra de um cinco conta se também estiver num quatro
sample-freedom = Nenhuma casa livre ao lado da última pedra: as Brancas jogam onde quiserem
sample-last-square = A última casa: as Brancas podem passar em vez de fazer um cinco
sample-midgame = O meio de uma partida

# Partes da avaliação: lugares para uma linha de exatamente quatro.
part-window-1 = Lugares para um quatro com uma pedra
part-window-2 = Lugares para um quatro com duas pedras
part-window-3 = Lugares para um quatro com três pedras
part-window-4 = Quatros

# The first steps.
lesson-beside = Coloque a sua pedra junto da que o adversário acabou de colocar: numa das oito casas em redor. As pedras nunca se movem.
    .title = Junto da última pedra
    .task = Joga com as Pretas. As Brancas acabam de jogar d4.
    .right = E agora são as Brancas que têm de jogar junto da sua pedra.
    .wrong = Jogue junto de d4.
lesson-four = No fim, cada pedra que esteja numa linha de exatamente quatro vale um ponto: numa linha, numa coluna ou numa diagonal. Essas pedras estão vivas.
    .title = Linhas de quatro
    .task = Faça uma linha de quatro.
    .right = Quatro pedras vivas.
    .wrong = Isso não faz um quatro. As suas três pedras estão em b4, c4 e d4.
lesson-five = Cinco em linha não dão pontos. O seu quatro só pode ser estragado por uma pedra sua: tenha cuidado para não lhe juntar uma quinta.
    .title = Cinco não vale nada
    .task = Jogue junto de f3 sem estragar o seu quatro.
    .right = O seu quatro continua vivo.
    .wrong = Jogue junto de f3.
    .wrong-made = Agora há cinco em linha, de a4 a e4, e lá se vão quatro pontos.
lesson-free = Se todas as casas em redor da última pedra estiverem ocupadas, pode jogar em qualquer lado. As Pretas acabam de jogar no canto.
    .title = Liberdade
    .task = Jogue onde quiser.
    .right = Uma jogada livre é o melhor que há: pode fazer um quatro com ela, ou impedir um.
    .wrong = Serve qualquer casa vazia.
lesson-corner = A liberdade é um presente. Antes de colocar uma pedra, veja se o adversário vai ter uma casa vazia ao lado dela.
    .title = Não a ofereça
    .task = Jogue junto de b2 sem dar liberdade às Pretas.
    .right = As Pretas têm de ficar perto da sua pedra.
    .wrong = Jogue junto de b2.
    .wrong-given = Todas as casas em redor de a1 estão ocupadas: as Pretas podem jogar onde quiserem.
lesson-last = A última casa de todas pode ficar vazia se uma pedra ali lhe tirasse pontos.
    .title = A última casa
    .task = Só resta e3. Jogaria aí?
    .right = Certo: o seu quatro de a3 a d3 continua vivo.
    .wrong = Pode passar.
    .wrong-made = Isso faz do seu quatro um cinco. Em vez disso, passe.
lesson-count = Joga com as Pretas. Uma pedra em f4 faria quatro na coluna f, mas tem de jogar junto de b5. Restam quatro casas nesse canto. Quem o encher dá liberdade ao outro.
    .title = Contar as casas
    .task = Jogue de modo que sejam as Brancas a ocupar a última casa do canto.
    .right = As Brancas têm de ir para a5; depois joga b6 e as Brancas têm de ir para a6: o canto está cheio e fica livre para jogar f4. Contar assim decide a maioria das partidas.
    .wrong = Assim as Brancas conseguem que seja uma pedra sua a encher o canto. Conte outra vez: cada pedra tem de ficar junto da anterior.
