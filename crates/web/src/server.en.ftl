refused-json = this is not the JSON that was expected: { $why }
refused-body = the request is too long: at most { $most } KB
refused-not-yours = this needs the secret of a seat of this game
refused-no-game = there is no such game here
refused-no-page = there is nothing at this address
refused-no-seat = this link does not lead to a seat of this game
refused-taken = the seat is taken
refused-too-many = too many requests: try again in { $seconds } s
refused-sockets = at most { $most } games can be open at once from one address: close one first
refused-busy = the engine has enough to think about: try again in a moment
refused-broken = the server could not do this: try again in a moment
refused-data-gone = the database of this server was removed or replaced: nothing can be kept until its operator starts it again
refused-slow = the request did not arrive within { $most } seconds
refused-full = the server is full: try again in a moment
refused-host = this server is called localhost here; behind a proxy start it with --proxied
refused-origin = requests from other sites are not answered
refused-waiting = the game has not begun: a seat is still empty
refused-turn = it is not your turn
refused-ply = the game has gone on: this move was for another position
refused-over = the game is over
refused-not-over = the game is not over yet
refused-no-offer = nothing was offered
refused-own-offer = this was your own offer: the other side answers
refused-nothing-made = you have made no move that could be taken back
refused-clock = the clock has not run out
refused-time-over = your time has run out
refused-one-action = say one thing to do: move, resign, offer, answer or claim
refused-moves = too many moves: at most { $most }
refused-long = this is too long: at most { $most } characters
refused-bots = at least one side is for a person: “me” or “open”
refused-memory = a player may remember at most { $most } MB here
refused-clock-range = a clock has 1 to { $seconds } seconds and an increment of at most { $increment }, or 1 to { $days } days
refused-time-range = think for 1 to { $most } ms
refused-lines = ask for 1 to { $most } lines
refused-width = ask for 1 to { $most } moves
refused-ply-range = this game has { $most ->
    [one] { $most } move
   *[other] { $most } moves
}
refused-status = expected waiting, playing or over
refused-cursor = this does not continue any list
refused-ids = ask for at most { $most } games at once
refused-qr = this is too long for a QR code
refused-over-here = the game is over: there is nothing to think about
reason-time = time ran out
reason-forfeit = the bot could not find a move
score-win = win in { $plies }
score-loss = loss in { $plies }
score-draw = draw
picture-title = { $game }, position after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
refused-listed = move { $number }, “{ $text }”: { $why }
refused-request = this request was not understood: docs/web-api.md says what can be asked
refused-command = programs of visitors are not run here: name a player of the server
preview-new = New game of { $game }
preview-rules = Rules of { $game }
preview-game = A game of { $game }
preview-invitation = Play { $game } with me
