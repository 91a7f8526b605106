# A bot that gave no move.
fault-broken = the player broke down

# What can be done at the board: a word for the line of keys, a sentence for the help.
do-choose = choose
    .help = Choose the square under the cursor: a piece, where it goes, what it takes
do-release = let go
    .help = Cancel: deselect, clear the hint, close a window or leave the review
do-type = type a move
    .help = Type a move; a capital letter starts one right away
do-moves = all moves
    .help = List every legal move; after a step that may capture: take nothing
do-decline = take nothing
do-undo = undo
    .help = Take back a move; against a bot, your move and its answer
do-redo = redo
    .help = Redo a move that was taken back
do-hint = hint
    .help = Ask the engine for a good move
do-hurry = move now
    .help = Make the bot move now
do-pause = pause
    .help = Bots playing each other: pause and continue
do-continue = continue
do-faster = faster
    .help = Bots playing each other: shorter pause between moves
do-slower = slower
    .help = Bots playing each other: longer pause between moves
do-flip = flip
    .help = Flip the board
do-flip-each-turn = flip each turn
    .help = Turn the board towards the side to move after every move
do-legal = legal squares
    .help = Show or hide the legal squares
do-thinking = thinking
    .help = Show what the bot is thinking; in a review, the best lines of the position
do-lines = best lines
do-bar = who is ahead
    .help = Show a bar that tells who is ahead
do-explain = why
    .help = Show who is ahead and why: what the evaluation is made of, and what single squares are worth
do-tree = best moves
    .help = Show the tree of the best moves: arrow keys open and close it, the board follows
do-next-page = next page
do-play-move = play it
do-theme = colours
    .help = Next colour scheme
do-draw = draw
    .help = Offer a draw to the other person
do-resign = resign
    .help = Resign the game
do-look = look back
    .help = Look through the game with the arrow keys
do-analyse = analyse
    .help = Analyse the game: best moves, mistakes, who was ahead when
do-mistake = next mistake
    .help = In a review: go to the next mistake
do-play-on = play on
    .help = In a review: start a new game from the position shown; this one is kept
do-save = save
    .help = Write the game to a file
do-again = again
    .help = Another game with the same settings
do-swap = swap sides
    .help = Another game with the sides swapped
do-stronger = stronger
    .help = After a game: play the next higher level
do-weaker = weaker
    .help = After a game: play the next lower level
do-position = copy position
    .help = Show the position as text and copy it to the clipboard
do-help = help
    .help = These keys, and the rules
do-menu = menu
    .help = Leave for the menu; an unfinished game can be continued later
do-parent = first game
do-return = back to the game
do-move = move
do-change = change
do-write = write
do-next = next
do-begin = play
do-unfold = show or hide
do-back = back
do-scroll = scroll
do-rules = rules
do-quit = quit
do-discard = discard
do-complete = complete the name
do-open = open
do-review = review
do-search = search
do-statistics = statistics
do-games = games
keys-arrows = Move the cursor
keys-mouse = Click a square to choose it; right-click to cancel; the wheel looks through the game
mouse = Mouse
signs = Signs on the board
sign-stack = a stack: the bottom disc is on the left, the top one on the right
sign-goal = a place to play for, with or without a piece on it
sign-last = the last move
sign-from = where the last move came from
sign-captured = captured here; or a piece you can capture
sign-chosen = chosen
sign-target = a square the chosen piece can go to
sign-legal = a legal square
sign-forbidden = not allowed now
sign-hint = the engine’s suggestion
sign-threatened = in danger, or must move
sign-winning = decided the game

# What is said beside the board.
seat-human = human
    .help = A person at this keyboard
paused = Paused
bot-thinks = { $side } is thinking …
only-move = This is the only legal move. Press Enter: { $move }
stack-at = { $cell }, bottom to top:
thought = depth { $depth }, { $score }, { $nodes } positions
decimal-sign = .
score-ahead = { $side } +{ $points }
score-even = even
score-win = { $side } wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}
score-draw = draw
review-at = Move { $ply } of { $all }
review-progress = Analysing: { $done } of { $all } positions
review-best = Best: { $move } ({ $score })
review-dubious = { $move } was played: an inaccuracy
review-mistake = { $move } was played: a mistake
review-blunder = { $move } was played: a blunder
review-lines = Best lines, depth { $depth }:
curve-title = White’s chances
reason-time = on time
explain-title = Who is ahead and why, page { $page } of { $pages }
explain-unit = The numbers are points: 100 of them count as 1.00. Where something is counted, the number of times stands before them.
tree-title = Best moves
tree-help = { $keys } close and open
tree-root = This position
tree-side-wins = { $side } wins
notice-looking = You are looking back: Esc returns to the game
notice-over = The game is over: press n to play again
notice-level-later = The level can be changed after the game
notice-no-level = There is no such level to play against
notice-mistakes-in-review = Mistakes are shown in a review: press a
notice-no-mistakes = No mistakes found
notice-play-on-in-review = Look back first (b), then play on from any position
notice-position = Copied: { $position }
notice-legal = Legal squares are marked where not every empty square is legal
notice-legal-not = Legal squares are not marked
notice-not-your-turn = It is { $side }’s turn
notice-no-move = No move starts on { $cell }
notice-half-move = Where to? Type both squares, as in { $move }
notice-hint = Try { $move } ({ $score })
notice-thinking-of-hint = Looking for a good move …
notice-nothing-to-undo = There is no move of yours to take back
notice-nothing-to-redo = There is nothing to redo
notice-nothing-to-look-at = No moves have been played yet
notice-no-pace = No pause between moves
notice-pace = { $seconds } s between moves
notice-flips = The board turns towards the side to move
notice-flips-not = The board stays as it is
notice-theme = Colours: { $theme }
notice-draw-declined = { $side } declines the draw: the game goes on
notice-bots-play-on = Bots decline draw offers
notice-mistakes = { $count ->
    [0] Analysis complete: no mistakes found
    [one] Analysis complete: one mistake found
   *[other] Analysis complete: { $count } mistakes found. Tab goes to the next one
}
notice-saved = Saved as { $file }
notice-not-saved = { $file } could not be written: { $error }. Try another name
notice-not-kept = This game cannot be saved for later: { $error }

# The end of a game, and what can be done next.
result-you-win = You win
result-you-lose = You lose
end-you-resigned = you resigned
end-resigned = { $player } resigned
end-side-resigned = { $side } resigned
end-you-ran-out = you ran out of time
end-ran-out = { $player } ran out of time
end-side-ran-out = { $side } ran out of time
step-swap = Rematch with the colours swapped
step-again = Play again with the same colours
step-stronger = Try a stronger opponent: { $player }
step-weaker = Try a weaker opponent: { $player }
step-mistakes = Find my mistakes
step-analyse = Analyse the game
step-save = Save the game
step-menu = Another game
step-quit = Leave
step-parent = Back to the first game

theme-dark = for a dark background
theme-light = for a light background
theme-safe = blue and yellow
theme-mono = none

# Questions and windows.
ask-take = This step may capture: choose the piece to take, or press p to take nothing
key-space = Space
letter-yes = y
yes = yes
no = no
sure = Are you sure?
draw-offered = Draw offer
ask-resign = { $side } resigns?
ask-resign-game = Resign this game?
ask-draw = { $side } offers a draw. Does { $other } agree?
ask-again = Abandon this game and start another?
ask-overwrite = { $file } already exists. Replace it?
which-move = Legal moves
which-side = Which side do you take?
type-move = Type a move
type-file = File
type-file-name = Type the name of a file first
help-title = { $what } – Tab: { $other }, arrows: scroll, Esc: close
keys = Keys
rules = Rules
rules-of = Rules of { $game }

# Files.
file-missing = there is no such file or folder
file-forbidden = permission denied
file-is-folder = this is a folder, not a file
file-no-folder = part of the path is not a folder
file-exists = the file already exists
file-no-room = there is no room left on the disk
file-read-only = this disk can only be read

# The menu and the form.
menu-title = J O G A D A
list-moves = { $count ->
    [0] no moves
    [one] one move
   *[other] { $count } moves
}
menu-resume = Continue: { $game }
menu-open = Open a saved game
menu-language = Português
menu-theme = Colours: { $theme }
menu-quit = Quit
menu-discard = Discard for good: { $game }? y: yes, any other key: no
menu-no-file = Type the name of a file first; Tab completes it
menu-taken = That game is open in another window
menu-damaged = { $file } cannot be read; it was left as it is
menu-which-game = Which game of the file?
menu-games = Your games ({ $count })
list-title = Your games
list-statistics = Your results against bots
list-empty = You have not played a game here yet
list-nothing = No game has all these words
list-no-statistics = No game against a bot has been finished yet
list-search = Search
list-discard = Discard for good: { $game }? y: yes, any other key: no
list-unfinished = unfinished
list-won = won
list-lost = lost
list-drawn = drawn
list-over = finished
list-game = Game
list-opponent = Opponent
setup-preset = Rules
    .help = The usual rules, a set of house rules with a name, or your own below
setup-usual = usual
setup-own = your own
setup-rules-are = Rules: { $rules }
setup-opponent = Opponent
setup-friend = a friend at this keyboard
    .help = Two people take turns at this keyboard
setup-bots = two bots, to watch
setup-side = You play
    .help = White moves first
setup-side-white = White, first
setup-side-black = Black, second
setup-random = a random colour
setup-both = both sides in turn
setup-neither = neither side
setup-name-white = White’s name
    .help = For the panel and for saved games; may be left empty
setup-name-black = Black’s name
setup-name = Your name
setup-name-wrong = a name of 40 letters at most that is none of a bot
setup-options = Options
    .help = Board size, variants, house rules, start position, clock and your name; players by their exact names
setup-start = Start from
    .help = The usual position or a sample: the arrow keys go through them. Or type or paste the text of a position
setup-start-usual = the usual position
setup-clock = Clock
    .help = Time for each side and what it gains with every move, as in 5m+3s; whoever runs out of time loses
setup-no-clock = none
setup-clock-wrong = a time and what a move gains, as in 5m+3s or 90s
setup-white = White
setup-black = Black
setup-seat-empty = say who plays: human, or a bot (the arrow keys go through them)
setup-begin = Play
setup-begin-help = The same from the command line: { $command }

# Line mode: the commands. Several words are separated by commas, the first is the usual one.
command-undo = undo, back
    .help = takes back your last move and the reply to it
command-redo = redo
    .help = replays what was taken back
command-hint = hint
    .help = recommends a move
command-moves = moves
    .help = lists the legal moves
command-board = board, show
    .help = prints the board again
command-flip = flip
    .help = flips the board
command-draw = draw
    .help = offers a draw
command-resign = resign
    .help = resigns the game
command-score = score
    .help = says under the board who is ahead
command-think = think
    .help = says what bots think before they move
command-explain = explain, why
    .help = says who is ahead and why
command-tree = tree
    .help = shows the best moves and replies, so deep and so many each
command-again = again
    .help = plays again
command-swap = swap
    .help = plays again with the colours swapped
command-stronger = stronger
    .help = plays the next higher level
command-weaker = weaker
    .help = plays the next lower level
command-mistakes = mistakes
    .help = finds the mistakes in the game
command-position = position
    .help = shows the position as text, or sets up a text or a sample
command-save = save
    .help = writes the game to a new file
command-overwrite = save!
    .help = writes the game to a file, replacing what is there
command-load = load, open
    .help = opens the game in a file
command-rules = rules
    .help = explains the game
command-help = help, ?
    .help = shows this list
command-quit = quit, exit, q
    .help = leaves

# Line mode: words people type.
plain-file = FILE
plain-switch = on/off
plain-text = TEXT
plain-shape = DEPTH,WIDTH
plain-on = on, yes
plain-off = off, no
plain-yes = yes, y
plain-no = no, n
plain-discard = discard, delete
plain-none = none, nothing, -

# Line mode: sentences.
plain-human = human
plain-title = { $game }: { $white }, { $black }
plain-welcome = Type a move or a command; “help” lists the commands.
plain-over = Over
plain-help-move = A move, such as { $move }, or a command; the beginning of its word is enough:
plain-several = “{ $word }” could be { $words }
plain-unknown = “{ $text }” is neither a command nor a move: { $why }; “help” lists the commands
plain-unknown-nearest = “{ $text }” is neither a move nor a command; did you mean “{ $nearest }”?
plain-no-argument = “{ $command }” takes no argument: leave out “{ $text }”
plain-which-file = say which file, as in { $command } game.txt
plain-on-or-off = on or off, not “{ $text }”
plain-analysing = Looking for mistakes …
plain-mistakes = { $count ->
    [0] No mistakes found.
    [one] One mistake found:
   *[other] { $count } mistakes found:
}
plain-tree-shape = say how deep and how wide the tree is to be, as in tree 3,2, not “{ $text }”
plain-tree-large = this tree has { $positions } positions to search, and { $most } at most are allowed: ask for less depth or width
plain-yes-or-no = Please answer yes or no.
plain-undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
plain-undo-nothing = There is no move of yours to take back.
plain-redone = { $count ->
    [one] One move replayed.
   *[other] { $count } moves replayed.
}
plain-redo-nothing = There is nothing to redo.
plain-reopened = The game goes on.
plain-hint = Hint: { $move }. { $score }; expected { $line }
plain-thought = { $score }; depth { $depth }, { $nodes } positions; expected { $line }
plain-score-ahead = { $side } is ahead by { $points }
plain-score-even = Both sides are even
plain-score-draw = A draw if both play their best
plain-score-wins = { $side } wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}
plain-score-on = Who is ahead is shown under the board: 1.00 is a small advantage.
plain-score-off = Who is ahead is not shown any more.
plain-think-on = What bots think is shown with their moves.
plain-think-off = What bots think is not shown any more.
plain-take = { $move } may capture. Which piece: { $cells }, or none?
plain-not-played = { $move } was not played.
plain-draw-declined = { $player } declines and plays on.
plain-draw-offered = { $side }: do you agree to a draw? (yes/no)
plain-draw-refused = The draw is declined; the game goes on.
plain-which-game = { $count ->
    [one] “{ $command } { $file }” opens the only one:
   *[other] There are { $count } games in { $file }: “{ $command } { $file } 2” opens the second one.
}
plain-no-such-game = There is no game { $number } in { $file }.
plain-saved = Saved to { $file }.
plain-file-exists = { $file } already exists; “{ $command } { $file }” replaces it
plain-not-kept = This game cannot be saved, so it is lost if it is interrupted: { $why }
plain-left = You leave { $game } { $count ->
    [0] before the first move.
    [one] after one move.
   *[other] after { $count } moves.
}
plain-left-kept = It is saved: “jogada play” continues it.
plain-left-lost = It is not saved.
plain-unfinished = { $game }, move { $move }
plain-offer = Continue { $game }? (yes/no/discard)
plain-offer-answers = “yes” continues it, “no” keeps it for later, “discard” deletes it.
plain-mention = { $count ->
    [one] There is an unfinished game: { $game }. “jogada play” continues it.
   *[other] There are { $count } unfinished games, the last one { $game }. “jogada play” continues them.
}
plain-damaged = { $file } holds an unfinished game that cannot be read; it is left as it is.
plain-taken = That game is open in another window.
plain-discarded = It is discarded.
plain-ask-game = Which game (name or number)
plain-ask-options = Options or preset ({ $presets }; “jogada games { $game }” explains them; - for the usual rules)
plain-ask-seat = Who plays { $side } (human, a bot by its level from 1 to 10, or max; “jogada players” lists all)
plain-ask-help = Type an answer, or Enter for the one in brackets; “quit” leaves.

# Puzzles and lessons, line by line.
exercise-welcome = Type a move; “hint”, “solution”, “next” and “quit” are understood, “help” lists all.
exercise-hint = hint, h
    .help = says where to look
exercise-solution = solution, answer, show
    .help = shows the solution
exercise-next = next, skip, n
    .help = goes on to the next one
exercise-back = back, previous, b
    .help = goes back to the one before
exercise-board = board
    .help = shows the board again
exercise-quit = quit, exit, q
    .help = leaves
exercise-help = help, ?
exercise-help-move = Type a move, or one of these words:
exercise-refused = “{ $text }”: { $why }
exercise-capture = { $move } may capture: say what, as in { $longer }, or { $move } none
puzzle-title = Puzzle { $number } of { $count }, difficulty { $difficulty } of 5
puzzle-last = That was the last puzzle.
learn-title = Step { $number } of { $count }: { $title }
learn-last = That was the last step. “jogada puzzles { $id }” has puzzles, “jogada play { $id } --black level:1” is a first game of { $game }.
learn-solution = Play { $move }.
