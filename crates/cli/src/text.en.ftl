error = error
welcome = Jogada: two-player abstract board games.
next-steps =
    Go on with
      jogada rules GAME          how it is played
      jogada games GAME          its options and presets
      jogada show GAME           the board; add --moves "…" to play
      jogada help                everything else
options = Options:
presets = Presets:
default-depends = {" "}(depends on others)
analyse-over = the game is over: there is nothing to think about
memory-too-much = { $asked } MB of memory were asked for and { $free } MB are free: give less with --hash
memory-none = { $asked } MB of memory cannot be had: give less with --hash
solve-no-win = no forced win within { $plies }
solve-no-loss = no forced loss within { $plies }
solve-never-wins = no forced win, ever
solve-never-loses = no forced loss, ever
solve-margin = margin between { $least } and { $most }
solve-margin-is = margin { $margin }
solve-positions = { $count } positions and more
solve-win = win in { $plies }, best { $best }
solve-loss = loss in { $plies }, best { $best }
solve-win-margin = win by { $margin }, best { $best }
solve-loss-margin = loss by { $margin }, best { $best }
solve-draw = draw, best { $best }
solve-unknown = unknown after { $nodes } positions: give more with --limit-nodes and --hash
move-refused = move { $number }, “{ $text }”: { $why }
bad-tag = bad tag “{ $tag }”: expected NAME=VALUE, NAME of letters, digits and _, and not Game, FEN or Result
no-such-record = { $count ->
    [one] there is one record in this file
   *[other] there are { $count } records in this file, counted from 1
}
no-such-ply = { $count ->
    [one] this record has one move
   *[other] this record has { $count } moves
}
players-next = jogada players GAME shows what can be said about each, as in level:7.
arena-progress = { $games } of { $all } games: { $wins } won, { $draws } drawn, { $losses } lost, { $score } %
arena-title = { $first } against { $second }, { $game }, { $games } games
arena-results = { $wins } won, { $draws } drawn, { $losses } lost: { $score } % of the points
arena-elo = Elo { $elo }, 95 % of the time between { $low } and { $high }; better with { $superiority } % certainty
arena-pairs = Pairs of games by points 0, ½, 1, 1½, 2: { $pairs }
arena-white = White, whoever had it: { $score } % of the points
arena-endings = { $plies } plies a game on average; endings: { $reasons }
tune-sprt = --sprt needs two differences in Elo points, the smaller one first, as in --sprt 0 5
tune-weights-file = { $path }: these are no weights of the game
tune-round = round { $number }
tune-sampled = { $games } of { $all } games to learn from, { $positions } positions
tune-fitted = fitted to { $learned } positions: loss { $before } before, { $after } after; on { $held } held out: { $heldbefore } before, { $heldafter } after
tune-changes = { $count ->
    [0] no weight changes
    [one] one weight changes: { $list }
   *[other] { $count } weights change: { $list }
}
tune-uneven = left alone because the judgement does not follow them evenly: { $names }
tune-played = { $games } of at most { $all } games: { $won } won, { $drawn } drawn, { $lost } lost; pairs { $pairs }; LLR { $ratio } ({ $low } to { $high })
tune-accepted = accepted: the new weights are better
tune-rejected = rejected: the new weights are not better
tune-open = nothing is proven in as many games as were allowed
tune-kept = the weights stay as they are; what was tried is in { $path }
tune-written = the new weights are in { $path }
tune-found = the new weights are in { $path }, in weights.txt of the last accepted round; put them in place of the weights.txt in the folder of the game
games-human = --games lets two bots play: name both with --white and --black, as in --white level:3 --black max
ugi-check-ok = ok
ugi-check-failed = FAILED
ugi-check-passed = { $passed } of { $all } checks passed
ugi-check-verdict = { $failed } of { $all } checks failed, { $skipped } were not tried
