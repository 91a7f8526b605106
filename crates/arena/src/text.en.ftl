reason-cap = too many plies
reason-fault = a player failed
fault-illegal = the player “{ $player }” wants to play “{ $move }”, which is not legal
fault-silent = the player “{ $player }” gives no move
