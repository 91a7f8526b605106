error = error
about = Two-player abstract board games: { $games }
short-for-play = “jogada GAME” is short for “jogada play GAME”; “jogada rules GAME” explains a game.
bad-argument-value = { $argument } cannot be “{ $value }”: { $why }
bad-argument-choice = { $argument } cannot be “{ $value }”: choose one of { $choices }
bad-argument-empty = { $argument } needs a value
bad-argument-negative = a number must not be negative here
bad-argument-unknown = unknown argument “{ $argument }”
bad-argument-unknown-nearest = unknown argument “{ $argument }”; did you mean “{ $nearest }”?
bad-argument-missing = this command also needs { $arguments }
bad-argument-conflict = { $argument } cannot be used with { $other }
bad-argument-twice = { $argument } is given twice
bad-argument-few = { $argument } needs more values
bad-argument-many = { $argument } takes fewer values: leave out “{ $value }”
bad-argument-utf8 = an argument is not valid text
bad-argument-more = “--help” explains all arguments
bad-command = there is no command “{ $command }”, and no game of that name
bad-command-nearest = there is no command “{ $command }”, and no game of that name; did you mean “{ $nearest }”?
bad-number = expected a number
bad-clock = expected a time and what a move gains, as in 5m+3s or 90s
bad-name = expected a name of 40 letters at most that is none of a bot
bad-tree = expected a depth from 1 to 200 and perhaps a width from 1 to 500, as in 4,2
bad-whole-number = expected a whole number
bad-number-large = this number is too large
bad-number-low = expected a number of at least { $low }
bad-number-range = expected a number from { $low } to { $high }
bad-address = expected an address such as 127.0.0.1
bad-base-path = expected names of letters, digits, “-”, “_”, “.” or “~” after slashes, as in /jogada or /games/jogada
bad-day = expected a day such as 2026-11-16
bad-time = expected a time such as 500ms or 2s
bad-time-unit = use ms, s, m or h as the unit
bad-time-range = the time must be more than 0 and at most 1000000 seconds
bad-pairs = expected the first number and the one after the last, as in 200..400
bad-margin = expected a time of at most 1s: no program is waited for longer
bad-resign = expected a value, and perhaps how many moves and whose word counts, as in 600 or 600,moves=5,sides=one
bad-draw = expected a value, and perhaps how many moves and from which ply on, as in 10 or 10,moves=5,from=60
bad-chance = expected a number above 0 and below 0.5
bad-share = expected a number from 0 to 1
bad-elo = expected Elo points from -1000 to 1000
clap-usage = Usage:
clap-options = Options:
clap-commands = Commands:
clap-arguments = Arguments:
clap-some-options = [OPTIONS]
clap-some-command = [COMMAND]
clap-default = {"[default: "}
clap-values = {"[possible values: "}
clap-values-list = Possible values:
clap-help = Print help
clap-help-more = Print help (see more with '--help')
clap-help-less = Print help (see a summary with '-h')
clap-help-command = Print this message or the help of the given subcommand(s)
clap-version = Print version
welcome = Jogada: two-player abstract board games.
next-steps =
    Try
      jogada play GAME           play, here or in a terminal of any kind
      jogada rules GAME          how it is played
      jogada games GAME          its options and presets
      jogada show GAME           the board; add --moves "…" to play
      jogada help                everything else
options = Options:
presets = Presets:
samples = Sample positions, for --position:
default-depends = {" "}(depends on others)
analyse-over = the game is over: there is nothing to think about
tree-large = this tree has { $positions } positions to search, and { $most } at most are allowed: give a smaller depth or width, as in --tree 4,2
tree-progress = { $done } of at most { $all } positions searched
tree-stopping = stopping; the tree so far follows. Press Ctrl-C again to quit at once
tree-stopped = stopped before the tree was complete
memory-too-much = { $asked } MB of memory were asked for and { $free } MB are free: give less with --hash
memory-none = { $asked } MB of memory cannot be had: give less with --hash
solve-no-win = no forced win within { $plies ->
    [one] one ply
   *[other] { $plies } plies
}
solve-no-loss = no forced loss within { $plies ->
    [one] one ply
   *[other] { $plies } plies
}
solve-never-wins = no forced win, ever
solve-never-loses = no forced loss, ever
solve-margin = margin between { $least } and { $most }
solve-margin-is = margin { $margin }
solve-positions = { $count } positions and more
solve-win = win in { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, best { $best }
solve-loss = loss in { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, best { $best }
solve-win-margin = win by { $margin }, best { $best }
solve-loss-margin = loss by { $margin }, best { $best }
solve-draw = draw, best { $best }
solve-unknown = unknown after { $nodes } positions: give more with --limit-nodes and --hash
solve-numbers-win = win: proof number { $pn }, disproof number { $dn }, table { $filled } % full
solve-numbers-loss = loss: proof number { $pn }, disproof number { $dn }, table { $filled } % full
solve-win-within = win within { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, best { $best }
solve-loss-within = loss within { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, best { $best }
solve-stopping = stopping; press Ctrl-C again to stop at once
solve-saved = stopped; the same command goes on from here
solve-not-saved = stopped; with --save FILE the same command could go on later
solve-other-table = this file belongs to another game or position
verify-white-wins = White wins
verify-black-wins = Black wins
verify-draw = draw
verify-claim = { $plies ->
    [0] { $claim }
   *[other] { $claim } within { $plies } plies
}
verify-proven = proven: { $claim } · { $game } · { $position } · { $positions } positions of the strategy, { $moves } moves checked
tables-none = under these options the game has no endings small enough for a table: choose a smaller board or fewer pieces
tables-no-folder = there is no place for tables: name one with --dir
tables-built = { $class }: { $slots } numbers, built
tables-not-built = { $class }: { $slots } numbers, { $memory } MB of memory to build
tables-too-large = { $class } takes { $memory } MB of memory: build it with --hash { $memory }
tables-there = { $class }: built already
tables-stopping = stopping; press Ctrl-C again to stop at once
tables-stopped = stopped; the same command goes on from here
tables-check-stopped = stopped before all was checked
tables-listed = { $class }: { $seen } positions
tables-pass = { $class }: { $plies } plies, { $seen } positions looked at, { $decided } decided
tables-summary = { $class }: won { $won }, lost { $lost }, drawn { $drawn }, longest { $plies } plies · { $file }
tables-right = { $class }: { $values } values checked, all right
tables-not-there = no table of this game is there: build one with jogada tables build
tables-wrong = { $class }: { $position }: the table says { $found }, the positions a ply later { $wanted }; remove { $file } and build it again
tables-value-none = nothing
tables-value-draw = draw
tables-value-win = win in { $plies }
tables-value-loss = loss in { $plies }
tables-too-long = a win takes more plies than a table can hold
tables-missing = the table of { $class } is not there: build it first
tables-not-saved = { $file } does not belong to this table: remove it to begin anew
move-refused = move { $number }, “{ $text }”: { $why }
bad-tag = bad tag “{ $tag }”: expected NAME=VALUE, NAME of letters, digits and _, and not Game, FEN or Result
which-record = there are { $count } games in this file: choose one with --game N
first-of-records = there are { $count } games in this file, and this is the first; choose another one with --game N
no-such-record = there is no game { $number } in this file: { $count ->
    [one] it has only one
   *[other] it has { $count }, counted from 1
}
no-such-ply = { $count ->
    [one] this record has one move
   *[other] this record has { $count } moves
}
mygames-unfinished = Unfinished, “jogada play” continues them:
mygames-finished = Finished:
mygames-tally = { $game } against { $opponent }: { $won } won, { $drawn } drawn, { $lost } lost
mygames-no-match = No game matches.
mygames-none = No games yet: “jogada play” begins one.
players-next = jogada players GAME lists the settings of each, as in level:7.
arena-progress = { $games } of { $all } games: { $wins } won, { $draws } drawn, { $losses } lost, { $score } %
arena-title = { $first } against { $second }, { $game }, { $games } games
arena-results = { $wins } won, { $draws } drawn, { $losses } lost: { $score } % of the points
arena-elo = Elo { $elo } [{ $low }, { $high }] (95 % CI), LOS { $superiority } %
arena-elo-unknown = Elo –, LOS –
arena-pairs = Pairs of games by points 0, ½, 1, 1½, 2: { $pairs }
arena-white = White, who begins: { $score } % of the points [{ $low }, { $high }] (95 % CI)
arena-white-even = White, who begins, on openings chosen to be even: { $score } % of the points [{ $low }, { $high }] (95 % CI)
arena-forfeits = { $count ->
    [one] { $player } lost one game by a fault
   *[other] { $player } lost { $count } games by a fault
}
arena-not-evidence = { $count ->
    [one] one pair with a fault is no evidence and left out of Elo and LLR
   *[other] { $count } pairs with a fault are no evidence and left out of Elo and LLR
}
arena-broken-off = stopped: { $player } failed { $count ->
    [one] once
   *[other] { $count } times
}; faults are not evidence. The last time: { $fault }. Fix the player{ $out ->
    [given] { " " }and use another --out
   *[none] { "" }
}, or allow more with --max-faults
arena-endings = { $plies } plies a game on average; endings: { $reasons }
arena-progress-of = { $games } of { $all } games: { $first } { $points } of 2 against { $second }
arena-live = { $games } of { $all } games, { $left } to go
arena-tournament = { $count } players, { $game }, { $games } games
arena-fault = { $count } × { $fault }
arena-figures = 9 games in 10 take { $least } to { $most } plies, half of them at most { $median }; { $branching ->
    [none] {""}
   *[other] { $branching } legal moves a position;{" "}
}{ $decisive } % have a winner
arena-llr = LLR { $ratio } between { $low } and { $high }
arena-sprt-null = a difference of { $elo0 } Elo is accepted, not { $elo1 }
arena-sprt-alternative = a difference of { $elo1 } Elo is accepted, not { $elo0 }
arena-sprt-open = not decided between { $elo0 } and { $elo1 } Elo
arena-column-player = player
arena-column-elo = Elo
arena-column-error = ±95 %
arena-column-games = games
arena-column-wins = won
arena-column-draws = drawn
arena-column-losses = lost
arena-column-score = %
arena-crosstable = Shares of points against each other, %
arena-match-players = a match is between two players, not { $count }; choose another --format
arena-few-players = at least two players are needed: name another, as in jogada arena GAME max level:5
arena-rounds = --rounds belongs to --format swiss
arena-swiss-rounds = { $count } players can play at most { $most ->
    [one] one round
   *[other] { $most } rounds
} without meeting twice; give --rounds { $most } or less, or --format round-robin
arena-sprt-match = --sprt decides a match between two players
arena-sprt-order = --sprt needs two differences in Elo points, the smaller first, none beyond 1000, as in --sprt 0 5
arena-anchor = no player is called “{ $name }”; there are { $names }
arena-few-openings = only { $count ->
    [one] one opening
   *[other] { $count } different openings
} for { $pairs } pairs: games of players that do not vary repeat
arena-crowded = { $busy } threads share { $cores } cores, so players have less time than they think; give less with --jobs or --threads
arena-needs-out = --html, --csv and --records are made of the results file: give one with --out
input-file = { $file }: { $why }; check the path
input-not-text = { $file } is not a text file; save it as plain text, in UTF-8
output-file = { $file }: { $why }; name a file in a folder that exists and can be written to
arena-run = { $date }: version { $version }, { $system }, { $cores } cores, { $jobs } games at a time, after { $games } games
arena-log = { $file }: { $why }; give another file with --log
arena-log-lost = { $file }: { $why }; the log is not whole, the games are
arena-log-queue = --log hears the programs of this machine, and with --queue they run on the workers: leave out one of the two
arena-log-left-out = (more without being told anything: left out)
config-missing = the key “{ $key }” is missing: a tournament needs a game and players, as in game = "…" and players = ["max", "level:5"]
config-players = players must be a list, as in players = ["max", "level:5"]
config-unknown = unknown key “{ $key }”; “jogada arena --help” lists the options, whose names are the keys
config-unknown-nearest = unknown key “{ $key }”; did you mean “{ $nearest }”?
config-player = a player is a text, as in "max", or a table with the key “player”, as in { "{" } player = "max", nodes = 500 { "}" }
config-value = the key “{ $key }” cannot have this value: expected a text, a number or true
calculate-counts = expected three numbers, for games won, drawn and lost, or five, for pairs with 0, ½, 1, 1½ and 2 points
calculate-none = there is no result in these numbers: at least one must be more than 0
calculate-order = a test needs two differences in Elo points, the smaller first, none beyond 1000, as in jogada sprt 0 5 120 40 90
calculate-normalised = normalised Elo { $elo } ± { $error } (95 % CI)
calculate-pairs = Pairs of games by points 0, ½, 1, 1½, 2: { $pairs }: { $score } % of the points
arena-torn = { $file }: the last line was not whole and is left out
arena-resumed = { $file }: going on after { $games } games
arena-stopping = stopping; games in progress are abandoned. Press Ctrl-C again to quit at once
arena-stopped = stopped
arena-stopped-saved = stopped; { $games } games are in { $file }, the same command goes on
arena-unsaved = { $file }: { $why }; { $games } games are safe in it, the same command goes on from there
ladder-levels = levels
ladder-game = game
ladder-opponent = opponent
ladder-time = time a move
ladder-result = result
ladder-milliseconds = { $time } ms
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
tune-uneven = left alone because the evaluation does not follow them evenly: { $names }
tune-played = { $games } of at most { $all } games: { $won } won, { $drawn } drawn, { $lost } lost; pairs { $pairs }; LLR { $ratio } ({ $low } to { $high })
tune-accepted = accepted: the new weights are better
tune-rejected = rejected: the new weights are not better
tune-open = nothing is proven in as many games as were allowed
tune-kept = the weights stay as they are; what was tried is in { $path }
tune-written = the new weights are in { $path }
tune-found = the new weights are in { $path }, in weights.txt of the last accepted round; put them in place of the weights.txt in the folder of the game
tune-search-file = { $path }: these are no constants of the search
tune-search-iterated = { $number } of { $all } iterations, { $games } games: { $count ->
    [0] no change yet
   *[other] { $list }
}
tune-search-changes = { $count ->
    [0] no constant changes
    [one] one constant changes: { $list }
   *[other] { $count } constants change: { $list }
}
tune-search-accepted = accepted: the new constants are better
tune-search-rejected = rejected: the new constants are not better
tune-search-kept = the constants stay as they are; what was tried is in { $path }
tune-search-written = the new constants are in { $path }
tune-search-found = the new constants are in { $path }, in search.txt; put them in place of the search.txt in the folder of the game
train-net-file = { $path }: this is no net, or a damaged one; train it anew
train-generation = generation { $number }
train-learning = learning from { $learned } positions, testing with { $held }; { $scale } points are odds of e to one
train-epoch = epoch { $number } of { $all }: loss { $learned }, held out { $heldout }
train-quantised = in whole numbers values differ by { $mean } points on the average, { $most } at most; { $bytes } bytes
train-nodes = at equal nodes: { $won } won, { $drawn } drawn, { $lost } lost; pairs { $pairs }; LLR { $ratio } ({ $low } to { $high }): { $verdict ->
    [accepted] accepted, the net is better
    [rejected] rejected, the net is not better
   *[open] nothing is proven in as many games as were allowed
 }
train-time = at equal time: { $won } won, { $drawn } drawn, { $lost } lost; pairs { $pairs }; LLR { $ratio } ({ $low } to { $high }): { $verdict ->
    [accepted] accepted, the net is better
    [rejected] rejected, the net is not better
   *[open] nothing is proven in as many games as were allowed
 }
train-kept = the evaluation stays as it is; what was tried is in { $path }
train-written = the new net is in { $path }
train-found = the new net is in { $path }, in net.bin of the last accepted generation; put it in place of the net.bin in the folder of the game
names-of-nobody = --name names people, but only bots play here: leave it out, or let a person play with --white human
names-too-many = --name gives more than one name, but one person plays here: give one, or let both sides be played with --white human --black human
names-too-few = two people play here: give both names, White’s first, as in --name Ana,Rui
names-of-two = two people play here, but --name gives more names than that
games-human = --games lets two bots play: name both with --white and --black, as in --white level:3 --black max
series-game = { $number }: { $ending }; { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, seed { $seed }
series-title = { $white } with White against { $black } with Black, { $spec }, { $count ->
    [one] one game
   *[other] { $count } games
}
ugi-check-empty = a program must be named: --check "PROGRAM ARGUMENTS…"
ugi-check-ok = ok
ugi-check-failed = FAILED
ugi-check-passed = { $passed } of { $all } checks passed
ugi-check-verdict = { $failed } of { $all } checks failed, { $skipped } were not tried
site-done = { $files } files, { $size } kB, are in { $folder }: put them where a web space offers { $path }
site-no-engine = this program was built without the engine for browsers: run scripts/wasm, then build jogada again
site-no-folder = { $folder } is a file: give a folder that is new or empty
site-occupied = { $folder } holds other files: give a folder that is new, empty, or was written by jogada site
site-file = { $file } cannot be written: { $why }; the folder is incomplete, so write it again
serve-at = Jogada is at { $address } (Ctrl-C ends it)
serve-file = { $file }: { $why }
serve-listen = { $address } cannot be listened on: { $why }; try another --port
serve-system = the server stopped: { $why }
serve-no-account = there is no account with the name “{ $name }”: start the server without --admin, make the account on its page, then start it again with --admin
serve-no-folder = there is no folder for data on this system: give a file with --data
store-conflict = another program is writing to this file
store-newer = this file was made by a newer version of this program: use that one
store-foreign = this is the database of another program: give another file with --data
store-busy = a server is using this file: stop it first, or give another file with --data
store-gone = the file was removed or replaced while it was in use
store-unavailable = the database cannot be reached: { $why }
store-address = this is no valid address of a database: { $why }
store-empty = there are no games in this file, so it is not a backup: name another file
store-missing = there is no such file
store-exists = there is a file already, which is left as it is: move it away first
store-unreachable = it cannot be opened ({ $why }): name a file in a folder that exists and may be written to
store-full = the disk is full: make room on it, or give a file on another one with --data
store-unwritten = the copy cannot be written ({ $why }); nothing is left of it: name a file in another folder
store-damaged = the file is damaged ({ $why }): restore a backup
incident-data-gone = { $file } was removed or replaced while the server runs, so no move is accepted any more: put the file back or restore a backup, then start the server again
incident-unwritten = moves are not being kept: { $why }
incident-bot-failed = the bot { $player } found no move in game { $game } (attempt { $attempt })
restore-aside = files of another database lay here and may hold its last moves: kept as { $file }
backup-done = { $from } was copied to { $to }
backup-postgres = the games are in PostgreSQL: copy them with pg_dump, and back with pg_restore
export-progress = { $done } of { $all } games
export-done =
    { $games ->
        [one] One game was written to { $to }.
       *[other] { $games } games were written to { $to }.
    }
export-damaged = the game { $game } cannot be read and was left out
export-none = there are no games here: name another file with --data
move-store-done =
    { $games ->
        [one] One game was copied to { $to }, all its events counted.
       *[other] { $games } games with { $events } events were copied to { $to } and counted.
    }
move-store-not-empty = { $to } has games already: name an empty store
move-store-different = the games changed while they were copied: stop all servers, empty the new store and start again

# Puzzles and lessons.
puzzles-none = { $game } has no puzzles yet; “jogada puzzles { $id } --make 20 --out puzzles.txt” makes some
puzzles-number = there is no puzzle { $number }: { $game } has { $count }, numbered from 1
puzzles-stopping = Stopping after what is proven so far; press Ctrl-C again to stop at once.
puzzles-found = { $count } of { $wanted }, game { $games }:
puzzles-file = { $file }: { $why }; check the path
puzzles-damaged = { $file } is not a file of puzzles and is left as it is: line { $why }
puzzles-done = { $count } puzzles from { $games } games, written to { $file }
puzzles-fewer = Only { $count } puzzles in { $games } games, written to { $file }; run it again with more --games to go on.
puzzles-stopped = Stopped: { $count } puzzles from { $games } games are in { $file }; run it again to go on.
lessons-none = { $game } has no lessons yet; “jogada rules { $id }” explains it
lessons-number = there is no step { $number }: the lesson of { $game } has { $count }, numbered from 1
queue-invitation = workers do the work; on every machine that is to take part: jogada worker { $url }
queue-joined = worker { $worker } takes part: { $jobs } { $jobs ->
    [one] game
   *[other] games
  } at a time, { $speed } million nodes per second
queue-refused = worker { $worker } does not take part: { $why }
worker-started = worker { $name }, { $jobs } { $jobs ->
    [one] game
   *[other] games
  } at a time, waits for runs; Ctrl-C ends it
worker-joined = run { $run } ({ $kind }, { $games }): taking part, { $speed } million nodes per second
worker-refused = run { $run } ({ $kind }): not taking part: { $why }
worker-left = run { $run } ({ $kind }): over, { $count } { $count ->
    [one] unit
   *[other] units
  } done here
worker-failed = run { $run } ({ $kind }): a unit was not done and goes to somebody else: { $why }
worker-build = this is version { $version } with signature { $signature }; the run needs { $wanted } with { $wantedsignature }: install the same version here
worker-draining = finishing what is in progress; signal again to quit at once (other workers then redo it)
worker-drained = { $count } { $count ->
    [one] result
   *[other] results
  } from here
survey-unfit = { $count ->
    [one] one set is left out, its options do not fit each other: { $sets }
   *[other] { $count } sets are left out, their options do not fit each other: { $sets }
  }
survey-progress = { $done } of { $all } units, { $left } to go
survey-stopping = stopping; games in progress are abandoned. Press Ctrl-C again to quit at once
survey-stopped = stopped; these are the results so far
survey-stopped-saved = stopped; these are the results so far, the same command goes on
arena-pairs-fixed = --pairs plays a part of a run whose encounters are known from the start: not of a knockout or a Swiss tournament
