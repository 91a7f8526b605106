reason-cap = too many plies
reason-fault = a player failed
reason-time = out of time
reason-adjudicated = by the evaluations of the players
fault-overtime = the player “{ $player }” took more than its { $time } ms for a move and the margin of { $margin } ms
fault-clock = the player “{ $player }” ran out of time
fault-said = { $text }

# Files of openings.
book-empty = there is no opening in this file; write a line for each, with moves or with a position
book-move = move { $number }, “{ $text }”: { $why }
book-other-game = this opening is of { $found }, another game or other options
book-record = record { $number }: { $why }
book-over = the game is over before it begins: an opening must leave something to play

# Entries: players with settings of their own.
entry-open = the bracket of “{ $text }” is not closed: settings stand in brackets before the player, as in [nodes=500] max
entry-word = “{ $text }” is no setting: expected key=value, as in [name=old nodes=500] max
entry-key = there is no setting “{ $text }”; there are { $known }
entry-twice = “{ $text }” is given twice
entry-value = { $key } cannot be “{ $text }”: { $expected }
entry-built-in = { $text } is built in and takes no option.NAME; “jogada players GAME” lists its parameters
entry-no-player = no player follows the brackets of “{ $text }”: name one after them, as in [nodes=500] max
entry-one-time = a player has either a clock or a time for every move
entry-expected-name = expected 1 to 40 letters
entry-expected-time = expected a time such as 500ms or 2s
entry-expected-clock = expected a time and what a move gains, as in 10s+100ms
entry-expected-margin = expected a time of at most 1s
entry-expected-number = expected a whole number from 1 on
entry-expected-file = expected the name of a file
entry-expected-line = expected text in one line

# Results files.
store-file = { $file }: { $why }
store-in-use = { $file }: another run is adding to this file; wait for it or give another file with --out
store-foreign = { $file }: this is not a results file of the arena; give another file with --out
store-not-results = { $file } is not a results file of the arena; name a file written with --out
store-damaged = { $file }:{ $line }: this line is not valid; the lines above it are complete: keep those in a file of their own
store-impossible = { $file }:{ $line }: { $number ->
    [0] no game begins with “{ $text }”
   *[other] move { $number } of a game, “{ $text }”, is not legal
}; the file was damaged or changed: keep the lines above in a file of their own
store-end = { $file }:{ $line }: game { $game } is said to have ended as “{ $said }”, but its moves end as “{ $found }”; the file was damaged or changed: keep the lines above in a file of their own
store-end-open = not over
store-key = { $file }:{ $line }: the tournament has no pair { $pair } of the players { $players }; the file was damaged or changed: keep the lines above in a file of their own
store-again = { $file }:{ $line }: the pair of line { $first } comes again; remove one of the lines
store-altered = { $file }: the settings in the first line were changed; put them back, or begin a new file
store-different = { $file } has the results of other settings, there ≠ here: { $differences }. Run with the same settings, or give another file with --out

no-game = No game was played.
repeated-pairs = { $different ->
    [one] Only one of { $all } pairs is different; the others repeat it
   *[other] Only { $different } of { $all } pairs are different; the others repeat them
} move for move and are no new evidence: the confidence intervals are too narrow

# The report.
report-match = { $game }: { $first } against { $second }
report-tournament = { $game }: { $count } players
report-ratings = Ratings with 95 % confidence intervals
report-rating = { $player }: { $elo } ± { $error }
report-elo-axis = Elo
report-crosstable = Shares of points against each other
report-ratio = Log-likelihood ratio of the test
report-bound = { $elo } Elo accepted
report-games-axis = games
report-lengths = Lengths of games
report-bar = { $from } to { $to } plies: { $games } games
report-median = median
report-plies-axis = plies
report-character = What the games were like
report-heat = Where the games began
report-heat-help = In how many games of a hundred one of the first { $moves } moves ends on a square: the stronger its colour, the more.
report-square = { $square }: { $share } % of the games
report-settings = Settings
report-games = Games
report-wdl = Won – drawn – lost
report-score = Share of points
report-pairs = Pairs by points 0, ½, 1, 1½, 2
report-elo = Elo [95 % CI]
report-normalised = Normalised Elo
report-superiority = Likelihood of superiority (LOS)
report-llr = LLR [bounds]
report-white = Points of White, who begins [95 % CI]
report-white-even = Points of White, who begins, on openings chosen to be even [95 % CI]
report-faults = Games lost by a fault
report-not-evidence = Pairs with a fault, left out of Elo and LLR
report-decisive = Games with a winner
report-mean-plies = Plies on average
report-quantiles = Plies: 5, 25, 50, 75, 95 % of games
report-branching = Legal moves a position
report-ending = Ending
report-share = Share
report-format = Format
report-format-match = match
report-format-round-robin = round robin
report-format-gauntlet = gauntlet
report-format-knockout = knockout
report-format-swiss = Swiss
report-format-ladder = ladder
report-opening = Openings
report-random = { $plies } random moves
report-random-even = { $plies } random moves that leave the game even
report-time-margin = Time margin
report-book = from a file
report-seed = Seed
report-threads = Threads of a player
report-cap = Drawn after plies
report-time = Time a move
report-clock = Clock
report-nodes = Positions a move
report-depth = Depth
report-column-player = player
report-column-elo = Elo
report-column-error = ±95 %
report-column-games = games
report-column-wins = won
report-column-draws = drawn
report-column-losses = lost
report-column-score = points
report-placings = Standings
report-resign = Given up
report-resign-both = at { $score }, if both sides think so for { $moves } moves
report-resign-one = at { $score }, if the loser thinks so for { $moves } moves
report-draw = Called a draw
report-draw-rule = within { $score }, if both sides think so for { $moves } moves, after { $from } plies
report-days = Played
report-fault = Fault
report-version = Version
report-hash = Checksum of the settings (SHA-256)

# Standings and brackets.
placings-swiss = { $finished ->
    [0] Swiss tournament: round 1 of { $rounds } is not over
   *[other] Swiss tournament: the standings after round { $finished } of { $rounds }; round { $running } is not over and does not count yet
}
placings-knockout = { $rounds ->
    [one] Knockout, one round so far
   *[other] Knockout, { $rounds } rounds so far
}
placings-winner = { $count ->
    [one] { $winners } has won
   *[other] { $winners } share the first place
}
placings-rank = place
placings-player = player
placings-points = points
placings-games = games
placings-cut1 = Buchholz −1
placings-buchholz = Buchholz
placings-berger = S.-Berger
placings-wins = won
placings-direct = direct
placings-round = R{ $round }
placings-bye = bye
placings-open = …
placings-round-of = round
placings-encounter = encounter
placings-score = points
placings-next = advances
placings-tie-breaks = { $count ->
    [one] one tie-break pair
   *[other] { $count } tie-break pairs
}
placings-by-order = still level; the player listed first advances
job-foreign = the run is of a form that this version does not know
job-different = this build understands the settings of the run differently: { $what }
job-program = the run starts the program “{ $program }”; to allow that, start the worker with --allow-cmd
job-missing = { $file } is missing here; put the same file at the same path
job-other-file = { $file } is another file here; put the same one there
merge-conflict = { $file }: pair { $pair } went differently than in another file, although both have the same settings; leave one of the files out
