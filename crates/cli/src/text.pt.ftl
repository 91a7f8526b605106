error = erro
welcome = Jogada: jogos de tabuleiro abstratos para dois.
next-steps =
    Continue com
      jogada rules JOGO          como se joga
      jogada games JOGO          as suas opções e predefinições
      jogada show JOGO           o tabuleiro; junte --moves "…" para jogar
      jogada help                tudo o resto
options = Opções:
presets = Predefinições:
default-depends = {" "}(depende de outras)
analyse-over = a partida acabou: não há em que pensar
memory-too-much = foram pedidos { $asked } MB de memória e há { $free } MB livres: peça menos com --hash
memory-none = não se conseguem { $asked } MB de memória: peça menos com --hash
solve-no-win = nenhuma vitória forçada em { $plies }
solve-no-loss = nenhuma derrota forçada em { $plies }
solve-never-wins = nunca há vitória forçada
solve-never-loses = nunca há derrota forçada
solve-margin = margem entre { $least } e { $most }
solve-margin-is = margem { $margin }
solve-positions = { $count } posições e mais
solve-win = vitória em { $plies }, melhor { $best }
solve-loss = derrota em { $plies }, melhor { $best }
solve-win-margin = vitória por { $margin }, melhor { $best }
solve-loss-margin = derrota por { $margin }, melhor { $best }
solve-draw = empate, melhor { $best }
solve-unknown = desconhecido após { $nodes } posições: dê mais com --limit-nodes e --hash
move-refused = jogada { $number }, «{ $text }»: { $why }
bad-tag = etiqueta errada «{ $tag }»: esperava-se NOME=VALOR, NOME de letras, algarismos e _, e não Game, FEN nem Result
no-such-record = { $count ->
    [one] há um registo neste ficheiro
   *[other] há { $count } registos neste ficheiro, contados a partir de 1
}
no-such-ply = { $count ->
    [one] este registo tem uma jogada
   *[other] este registo tem { $count } jogadas
}
players-next = jogada players JOGO mostra o que se pode dizer de cada um, como em level:7.
arena-progress = { $games } de { $all } partidas: { $wins } ganhas, { $draws } empatadas, { $losses } perdidas, { $score } %
arena-title = { $first } contra { $second }, { $game }, { $games } partidas
arena-results = { $wins } ganhas, { $draws } empatadas, { $losses } perdidas: { $score } % dos pontos
arena-elo = Elo { $elo }, em 95 % dos casos entre { $low } e { $high }; melhor com { $superiority } % de certeza
arena-pairs = Pares de partidas por pontos 0, ½, 1, 1½, 2: { $pairs }
arena-white = As Brancas, fosse quem fosse: { $score } % dos pontos
arena-endings = { $plies } lances por partida em média; fins: { $reasons }
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
games-human = --games põe dois adversários automáticos a jogar: nomeie ambos com --white e --black, como em --white level:3 --black max
ugi-check-ok = certo
ugi-check-failed = FALHOU
ugi-check-passed = { $passed } de { $all } verificações certas
ugi-check-verdict = falharam { $failed } de { $all } verificações, { $skipped } não foram tentadas
