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

# Command lines.
command-empty = a program must be named: cmd:PROGRAM ARGUMENTS…
command-quote = in “{ $text }” a quote or a backslash is left open

# Programs that play.
engine-not-found = “{ $player }”: there is no such program; give its whole path or one that is found in PATH
engine-not-executable = “{ $player }”: the program may not be run; make it executable, or name the interpreter first
engine-not-started = “{ $player }” cannot be started: { $why }
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
engine-deaf = “{ $player }” does not read what it is told
engine-silent = “{ $player }” gave no answer within { $seconds } s
engine-long-line = “{ $player }” said a line of more than { $most } bytes
engine-no-game = “{ $player }” does not play { $game }: its option Game does not list it
engine-refused = “{ $player }” refuses: { $why }
engine-illegal = “{ $player }” wants to play “{ $move }”, which is not legal
