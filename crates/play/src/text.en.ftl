unknown-game = unknown game “{ $name }”; there are { $known }
unknown-game-nearest = unknown game “{ $name }”; did you mean “{ $nearest }”?
unknown-sample = there is no sample position “{ $name }”; there are { $known }, or give the text of a position
unknown-sample-nearest = there is no sample position “{ $name }”; did you mean “{ $nearest }”? There are { $known }
sample-misfit = the sample position “{ $name }” is one of { $spec } and does not fit { $given }
sample-misfit-others = the sample position “{ $name }” is one of { $spec } and does not fit { $given }; these do: { $known }
play-over = the game is over. { $ending }
unknown-action = there is no action { $action }: actions are numbers from 0 to { $last }

label-position = Position
label-ply = Ply
label-result = Result
label-moves = { $count ->
    [one] one legal move
   *[other] { $count } legal moves
}

# What an evaluation is made of, and search trees.
explain-part = Part
explain-difference = Difference
explain-value = Value for White: { $value }
tree-wins = { $side } wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}
tree-draw = draw

# Records of games.
record-end = the record ends too early: a result (1-0, 0-1, 1/2-1/2 or *) must close it
record-tag-name = expected the name of a tag, such as White, found { $found }
record-tag-value = expected the value of the tag in double quotes, found { $found }
record-tag-close = expected ] at the end of the tag, found { $found }
record-tag-open-string = the quoted value never ends
record-tag-twice = the tag { $name } is given twice
record-no-game = the tag Game is missing: it says which game is played
record-control = control characters are not allowed here
record-comment = the comment never ends: a {"}"} is missing
record-stray-brace = this {"}"} closes no comment
record-number = expected move number { $wanted }, found { $found }
record-glyph = expected a number from 0 to 255 after $
record-variation = variations in brackets are not part of the format; use comments
record-token = expected a move, a comment or a result, found { $found }
record-result = the tag Result says { $tag }, but the moves end with { $found }
record-outcome = the moves end the game { $board }, but the record says { $found }
record-tag = expected a tag in brackets, such as [White "Ana"], found { $found }
record-utf8 = the file is not UTF-8 text
record-glyph-first = a glyph stands after the move it is about
record-mark = “{ $mark }” is not a mark; known are ! ? !! ?? !? and ?! right after a move
record-several = a second record begins here; one was expected
record-empty = there is no record here

rules-open = the diagram never ends: ``` is missing
rules-key = a diagram has no “{ $found }”; it has { $known }
rules-key-twice = the diagram gives “{ $key }” twice
rules-cell = “{ $found }” is not on the board of the diagram
rules-markdown = rules have headings, paragraphs, lists without numbers and diagrams; this is something else
rules-caption = the diagram needs a caption

# A cell that is played for; games may have a word of their own.
terrain-goal = goal

# What the last move did.
news-captured = { $side } captured { $cells }

# Ends that the board does not show.
reason-resigned = by resignation
reason-agreed = both sides agreed

# Players.
unknown-player = unknown player “{ $name }”; there are { $known }
unknown-player-nearest = unknown player “{ $name }”; did you mean “{ $nearest }”? There are { $known }
player-elsewhere = “{ $player }:” does not play { $game }: its protocol has words for { $games } only, and not for all options there
fault-illegal = the player “{ $player }” wants to play “{ $move }”, which is not legal
fault-silent = the player “{ $player }” gives no move
player-plain = the player “{ $player }” takes nothing after its name in { $game }, not even “{ $text }”
player-random = Random
    .help = Plays any legal move
player-greedy = Greedy
    .help = Takes what looks best at once, as the original program did
player-mixed = Mixed
    .help = Random or greedy, by the toss of a coin at every move
player-minimax = Minimax
    .help = Looks a few moves ahead, as the original program did
parameter-depth = Depth
    .help = How many plies it looks ahead
player-level = Level
    .help = Plays at a level from 1, for your first game, to 10; equally strong on every machine
player-at-level = { $name } (level { $level })
level-1 = Newcomer
level-2 = Beginner
level-3 = Learner
level-4 = Casual player
level-5 = Regular
level-6 = Club player
level-7 = Strong club player
level-8 = Expert
level-9 = Master
level-10 = Grandmaster
level-sees = { $sees } { $misses }
level-searches = { $sees } { $misses } It weighs { $nodes } positions for every move.
level-sees-own-moves = Sees what its own move does, not what you will answer;
level-sees-some-replies = Looks at some of your replies;
level-sees-replies = Looks at most of your replies;
level-sees-some = Looks a few moves ahead;
level-sees-several = Looks several moves ahead;
level-sees-many = Looks many moves ahead;
level-sees-far = Looks far ahead in every line that matters;
level-misses-always = plays almost anything unless it can win at once.
level-misses-mostly = picks any of many moves that look possible.
level-misses-often = often settles for a weaker move.
level-misses-fairly-often = settles for a weaker move fairly often.
level-misses-sometimes = sometimes settles for a weaker move.
level-misses-occasionally = occasionally settles for a weaker move.
level-misses-rarely = rarely plays anything but the best move it sees.
level-misses-nothing = always plays the best move it finds.
player-max = Full strength
    .help = Plays as well as it can in the time it is given
player-mcts = Monte Carlo
    .help = Full strength with Monte Carlo tree search
player-cmd = Program
    .help = Any program that speaks the Universal Game Interface, as in cmd:./bot --quick
player-gomocup = Gomocup program
    .help = A program that speaks the protocol of Gomocup (Piskvork), as in gomocup:./pbrain-x
player-abstractplay = Abstract Play bot
    .help = A bot behind an address that speaks the protocol of Abstract Play, as in abstractplay:http://localhost:8080/
parameter-level = Level
    .help = 1 is the weakest, 10 the strongest
parameter-hash-unit = MB
parameter-hash = Memory
    .help = Megabytes to remember positions in
parameter-eval = Evaluation
    .help = The net of the game, where it has one, or the classic evaluation
parameter-eval-net = net
parameter-eval-classic = classic evaluation

# Command lines.
command-empty = a program must be named
program-empty = a program must be named: { $player }:PROGRAM ARGUMENTS…
bot-empty = the address of a bot must be given: abstractplay:http://HOST:PORT/, then perhaps the address for its moves
command-quote = in “{ $text }” a quote or a backslash is left open

# Programs that play.
engine-not-found = “{ $player }”: there is no such program; give its whole path or one that is found in PATH
engine-not-executable = “{ $player }”: the program may not be run; make it executable, or name the interpreter first
engine-not-started = “{ $player }” cannot be started: { $why }
engine-no-port = “{ $player }”: the port { $address } for its moves cannot be opened: { $why }; name a free one after the address of the bot
engine-no-bot = no bot answers at { $url } ({ $why })
engine-no-tls = { $url }: https is not supported; use http, or a proxy that adds TLS
engine-ended = “{ $player }” ended with status { $status } while it was still needed{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
engine-killed = “{ $player }” was ended by signal { $signal } while it was still needed{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
engine-closed = “{ $player }” closed its output while it was still needed{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
engine-no-ugi = “{ $player }” does not speak UGI: it did not say ugiok within { $seconds } s
engine-other-ugi = “{ $player }” does not speak UGI: it did not say ugiok within { $seconds } s, but “{ $said }”
engine-backpressure = “{ $player }” does not read what it is told
engine-timeout = “{ $player }” gave no answer within { $seconds } s
engine-long-line = “{ $player }” said a line of more than { $most } bytes
engine-no-game = “{ $player }” does not play { $game }: its option Game does not list it
engine-no-name = “{ $player }” speaks a protocol that cannot express { $game }: choose another game or other options, or a player that speaks the Universal Game Interface
engine-no-option = “{ $player }” has no option “{ $option }”: leave it out, or see what it lists after ugi
engine-refused = “{ $player }” refuses: { $why }
engine-answered = “{ $player }” answered { $said }
engine-no-move = “{ $player }” said bestmove without a move
engine-illegal = “{ $player }” wants to play “{ $move }”, which is not legal

# Puzzles and lessons.
puzzle-fields = a puzzle has five parts between “ | ”: difficulty, goal, first move, options and position; here are { $count }
puzzle-difficulty = the difficulty is a number from 1 to { $most }, not “{ $found }”
puzzle-goal = the goal is “win”, or “win” and a number of moves from 1 to 99, not “{ $found }”
lessons-key = “{ $found }” is no line of a lesson; there are { $known }, and “refuse” takes a name
lessons-missing = the step of the lesson needs a line “{ $key }”
puzzle-win-in = { $side } to play and win in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
puzzle-win = { $side } to play and win: keep the win to the end.
puzzle-solved = Solved!
puzzle-right = Right. { $side } plays { $reply }.
puzzle-right-again = Right. It is your turn again.
puzzle-wrong = No: after { $move } { $side } plays { $reply }, and the win is gone or takes too long. Try again.
puzzle-wrong-end = No: { $move } does not win in time. Try again.
puzzle-unknown = It could not be proven whether this wins. Try another move.
puzzle-hint-piece = Look at the piece on { $cell }.
puzzle-hint-row = Look at row { $row }.
puzzle-hint-button = The move is not made on the board.
puzzle-solution = Solution: { $moves }

# Proof files.
proof-head = this is no proof file: it begins with the line “jogada proof 1” and lines for game, position, claim and bytes, then an empty line
proof-field = the head of the proof needs the line “{ $name }: …” here
proof-number = “{ $name }” is a number, not “{ $found }”
proof-claim = a proof claims “white wins”, “black wins” or “draw”, not “{ $found }”
proof-strategies = this claim needs { $count ->
    [one] one strategy
   *[other] { $count } strategies
}
proof-over = the game is over: there is nothing to prove
proof-ends-early = the strategy ends here, but the game goes on
proof-left-over = { $count ->
    [one] one byte is
   *[other] { $count } bytes are
} left over after the strategy
proof-no-such-move = the strategy plays legal move number { $number }, but there are only { $count }
proof-drawn = the game ends in a draw, not in a win
proof-lost = the strategy loses
proof-cycle = the strategy comes back to a position of this line
proof-late = the strategy takes { $plies } plies, but the game is drawn after { $most }
proof-plies = the longest line has { $plies } plies, not as many as claimed
proof-no-move = no move is known that keeps the result
proof-after = after { $moves }: { $problem }
