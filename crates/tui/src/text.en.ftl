# A bot that gave no move.
fault-broken = the player broke down

# Line mode: the commands. Several words are separated by commas, the first is the usual one.
command-undo = undo, back
    .help = takes your last move back, and the answer to it
command-redo = redo
    .help = makes it again
command-hint = hint
    .help = recommends a move
command-moves = moves
    .help = lists the legal moves
command-board = board, show
    .help = prints the board again
command-flip = flip
    .help = turns the board round
command-draw = draw
    .help = offers a draw
command-resign = resign
    .help = gives the game up
command-score = score
    .help = says under the board who is ahead
command-think = think
    .help = says what bots think before they move
command-again = again
    .help = plays once more
command-swap = swap
    .help = plays once more with the colours changed
command-save = save
    .help = writes the game to a new file
command-overwrite = save!
    .help = writes the game to a file, whatever was there
command-load = load, open
    .help = goes over to the game of a file
command-rules = rules
    .help = explains the game
command-help = help, ?
    .help = shows this list
command-quit = quit, exit, q
    .help = leaves

# Line mode: words people type.
plain-file = FILE
plain-switch = on/off
plain-on = on, yes
plain-off = off, no
plain-yes = yes, y
plain-no = no, n
plain-discard = discard, delete

# Line mode: sentences.
plain-human = human
plain-title = { $game }: { $white }, { $black }
plain-welcome = Type a move or a command; “help” lists the commands.
plain-over = Over
plain-next = “again” plays once more, “swap” with the colours changed; “save FILE” keeps the game, “quit” leaves.
plain-help-move = A move, such as { $move }, or a command; the beginning of its word is enough:
plain-several = “{ $word }” could be { $words }
plain-unknown = “{ $text }” is neither a command nor a move: { $why }; “help” lists the commands
plain-unknown-nearest = “{ $text }” is neither a move nor a command; did you mean “{ $nearest }”?
plain-no-argument = “{ $command }” takes nothing after it, not even “{ $text }”
plain-which-file = say which file, as in { $command } game.txt
plain-on-or-off = on or off, not “{ $text }”
plain-yes-or-no = Please answer yes or no.
plain-undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
plain-undo-nothing = There is no move of yours to take back.
plain-redone = { $count ->
    [one] One move made again.
   *[other] { $count } moves made again.
}
plain-redo-nothing = There is nothing to make again.
plain-reopened = The game goes on.
plain-hint = Hint: { $move }. { $score }; expected { $line }
plain-thought = { $score }; depth { $depth }, { $nodes } positions; expected { $line }
plain-score-ahead = { $side } is ahead by { $points }
plain-score-even = Both sides are even
plain-score-draw = A draw if both play their best
plain-score-wins = { $side } wins in { $plies ->
    [one] one ply
   *[other] { $plies } plies
}
plain-score-on = Who is ahead is shown under the board: 100 is a small advantage.
plain-score-off = Who is ahead is not shown any more.
plain-think-on = What bots think is shown with their moves.
plain-think-off = What bots think is not shown any more.
plain-draw-declined = { $player } declines and plays on.
plain-draw-offered = { $side }: do you agree to a draw? (yes/no)
plain-draw-refused = The draw is declined; the game goes on.
plain-saved = Saved to { $file }.
plain-file-exists = { $file } exists already; “{ $command } { $file }” writes over it
plain-not-kept = This game will not be kept if it is interrupted: { $why }
plain-left = { $game } stops { $count ->
    [0] before the first move.
    [one] after one move.
   *[other] after { $count } moves.
}
plain-left-kept = It is kept: “jogada play” offers it again.
plain-left-lost = It is not kept.
plain-unfinished = { $game }, move { $move }
plain-offer = Go on with { $game }? (yes/no/discard)
plain-offer-answers = “yes” goes on with it, “no” leaves it for later, “discard” forgets it.
plain-mention = { $count ->
    [one] There is an unfinished game: { $game }. “jogada play” goes on with it.
   *[other] There are { $count } unfinished games, the last one { $game }. “jogada play” goes on with them.
}
plain-damaged = { $file } holds an unfinished game that cannot be read; it is left as it is.
plain-taken = Somebody else has gone on with it.
plain-discarded = It is forgotten.
plain-ask-game = Which game (name, number or spec)
plain-ask-options = Options or preset ({ $presets }; “jogada games { $game }” explains them; - for the usual rules)
plain-ask-seat = Who plays { $side } (human, level:1 to level:10, max, …)
plain-ask-help = Type an answer, or Enter for the one in brackets; “quit” leaves.
plain-fault-silent = gives no move although there are some, and so gives up
plain-fault-illegal = wants to play “{ $move }”, which is not legal, and so gives up
plain-game = { $number }: { $ending }; { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, seed { $seed }
plain-games = { $white } with White against { $black } with Black, { $spec }, { $count ->
    [one] one game
   *[other] { $count } games
}
plain-games-results = { $who }: { $wins } won, { $draws } drawn, { $losses } lost: { $score } % of the points
plain-games-endings = { $plies } plies a game on average; endings: { $reasons }
