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
