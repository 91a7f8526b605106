# The protocol, from the engine's side.
ugi-unknown = unknown command “{ $text }”; known are ugi, isready, setoption, uginewgame, position, go, stop, query, d and quit
ugi-bad-setoption = expected setoption name NAME value VALUE, found “{ $text }”
ugi-bad-position = expected position startpos or position fen TEXT, then perhaps moves and the moves, found “{ $text }”
ugi-bad-go = expected go and p1time, p2time, p1inc, p2inc, movetime, nodes or depth, each with a whole number, or infinite, found “{ $text }”
ugi-bad-query = expected query p1turn, gameover, result or moves, found “{ $text }”
ugi-busy = still thinking: send stop first
ugi-long = a line may have { $most } bytes; this one was longer and was passed over
ugi-hash = Hash may be { $most } at most: no more memory is free
ugi-move = move { $number }, “{ $text }”: { $why }
ugi-no-position = there is no position: the last one could not be set up

# The list of checks for programs.
check-handshake = ugi is answered with ugiok
check-identity = it says its name and its author
check-options = its options are well formed
check-silence = it says nothing unasked
check-ready = isready is answered with readyok
check-game = it takes the game
check-movetime = go movetime brings one legal move in time
check-clocks = go with clocks brings one legal move in time
check-nodes = go nodes brings one legal move
check-depth = go depth brings one legal move
check-two-words = bestmove has exactly two words
check-stop = it hears isready and stop while it thinks
check-idle-stop = stop does nothing when it does not think
check-position = position fen is understood
check-match = its moves are legal all through a game
check-queries = queries are answered, in two words, and right
check-garbage = it survives what it does not understand
check-new-game = it plays on after uginewgame
check-quit = quit ends it
check-quit-thinking = quit ends it while it thinks
check-end-of-input = the end of its input ends it
check-missing = no line that begins with { $word } within { $seconds } s
check-unasked = it said “{ $said }” unasked
check-runs-on = it still runs after { $seconds } s
check-twice = it answered one go twice: “{ $said }”
check-bad-info = this info has no sense: “{ $said }”
check-not-two-words = the answer must have exactly two words, not “{ $said }”
check-no-line = no line “{ $line }” before ugiok
check-bad-option = expected option name NAME type TYPE default VALUE, and what belongs to the type, found “{ $said }”
check-option-twice = this name was taken already: “{ $said }”
check-own-book = OwnBook must be off by default: “{ $said }”
check-not-plain = expected readyok and nothing else, found “{ $said }”
check-bad-options = the options of the game do not fit each other
check-wrong-response = query { $query } was answered { $said } instead of { $expected } at “{ $at }”
check-line-ended = the line “{ $line }” ended it with status { $status }{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
check-line-killed = the line “{ $line }” ended it by signal { $signal }{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
check-line-closed = after the line “{ $line }” it closed its output{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
check-line-silent = after the line “{ $line }” it did not answer isready within { $seconds } s
