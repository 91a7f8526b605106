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
