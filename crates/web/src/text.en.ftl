# The page of `jogada serve`. Every argument is a plain word or number: the page fills it in.

# Frame.
page-skip = To the content
page-menu = Pages
page-home = Jogada
page-play = Play
page-games = Games
page-analysis = Analysis
page-rules = Rules
page-settings = Settings
page-loading = Loading …
page-missing = Nothing here
page-missing-help = There is no page at { $address }. Check the address, or try one of these:
page-no-game = Unknown game
page-no-game-help = No game here is called “{ $game }”. Choose one of these:
page-no-match = Game not found
page-refused = This did not work
page-offline = The server does not answer. Trying again …
page-back-home = To the start page
close = Close
yes = Yes
no = No
copy = Copy
copied = Copied
refused-too-fast = That was too fast for the server: wait a moment

# Sides and seats.
side-w = White
side-b = Black
seat-you = you
seat-open = nobody yet
seat-human = a person
seat-here = here
seat-away = away
seat-thinks = thinks …
seat-bot = bot

# Home.
home-title = Board games for two
home-lead = Against a bot or a friend, on one screen or far apart. No account: a link is enough.
home-play = Play
home-play-game = Play { $game } against { $bot }
home-choose = Options
home-choose-game = Options of { $game }: rules and opponent
home-rules-game = Rules of { $game }
home-yours = Your games
home-running = Games to watch
home-none-running = No listed game is running. Begin one and list it.
home-join = Join by link
home-join-help = Paste the link or the code you were sent
home-join-go = Join
home-other-bot = Your last bot is not available here ({ $why }). You play against { $bot } instead.
home-join-bad = This is no link to a game of this server

# A new game.
new-title = New game of { $game }
new-rules = Rules
new-usual = usual
new-own = your own
new-own-help = Change single rules
new-start = From a set-up position
new-opponent = Opponent
new-bot = A bot
new-friend = A friend, by link
new-both = Both sides on this screen
new-which-bot = Which bot
new-side = You play
new-lot = By lot
new-clock = Clock
new-clock-none = No clock
new-clock-base = Minutes and seconds per move
new-clock-days = Days per move
new-minutes = Minutes
new-increment = Seconds added per move
new-days = Days
new-name = Your name
new-name-help = The others see it; it may stay empty
new-listed = List the game, so that anybody may watch
new-listed-open = List the game, so that anybody may join
new-begin = Begin
new-off = off

# The board and the game page.
board-label = Board
board-help = Arrow keys walk the board, Enter chooses, Escape lets go
cell-empty = empty
cell-piece = { $side } { $piece }
cell-stack = { $pieces } (from the top)
cell-goal = goal
cell-choose = may be chosen
cell-target = move here
cell-chosen = chosen
mark-last = last move
mark-from = left by the last move
mark-captured = taken by the last move
mark-winning = winning
mark-forced = must move
mark-highlighted = pointed at
game-title = { $white } – { $black }
game-panel = Game
game-moves = Moves
game-no-moves = No move yet
game-first = First position
game-previous = Move back
game-next = Move on
game-last = Last position
game-to-move = Your turn
game-waiting = Waiting for an opponent
game-watching = You are watching
game-watchers = { $count } watching
game-looking = You are looking back at move { $ply } of { $all }
game-return = Back to the game
game-undo = Undo
game-hint = Hint
game-flip = Flip
game-draw = Offer a draw
game-resign = Resign
game-rematch = Rematch
game-analyse = Analyse
game-share = Share
game-next-game = To the next game
game-sure-resign = Give the game up?
game-offer-draw = { $side } offers a draw
game-offer-undo = { $side } asks to take a move back
game-offer-rematch = { $side } wants a rematch with the sides swapped
game-offered-draw = You have offered a draw
game-offered-undo = You have asked to take a move back
game-offered-rematch = You have asked for a rematch
game-declined-draw = { $side } declines the draw
game-declined-undo = { $side } does not agree to take a move back
game-declined-rematch = { $side } does not want a rematch
game-accept = Accept
game-decline = Decline
game-type = Type a move
game-type-go = Play it
game-confirm = Play { $move }?
game-confirm-yes = Play it
game-confirm-no = Not this
game-which = Which move?
game-further = Choose what to take
game-take-nothing = Take nothing
game-no-move = No move begins like that on { $cell }
game-not-your-turn = It is not your turn: { $side } is to move
game-not-yours = You are watching: only the players move
game-is-over = The game is over
game-hinting = Thinking of a good move …
game-hint-is = Try { $move } ({ $score })
game-hint-none = No hint could be found
game-moved = { $side }: { $move }
game-not-stored = Your browser blocks storage for this site: after closing or reloading this tab you cannot find this game again. A private link under “Share” brings you back to it.
game-connection-lost = Connection lost. Trying again …
game-connection-back = Connected again
game-clock-label = Time of { $side }
game-join = Take the seat of { $side }
game-join-lead = You are invited to play { $game }.
game-join-taken = The seat is taken. You are watching.
game-invite-help = Whoever opens this link first plays against you:
game-watch-help = Whoever opens this link watches:
game-device = Move to another device
game-device-help = Open this link on the other device to go on there. Keep it to yourself: whoever has it plays for you.
game-device-make = Make a private link
game-download = Download
game-record = Record
game-json = JSON
game-picture = Picture (SVG)
game-picture-png = Picture (PNG)
game-other-moves = Other moves

# Analysis.
analysis-title = Analysis
analysis-engine = Engine
analysis-lines = Best lines
analysis-line-count = Lines
analysis-depth = depth { $depth }, { $nodes } positions
analysis-start = Think
analysis-stop = Stop
analysis-off = The engine is off
analysis-bar = White’s chance: { $chance } %
analysis-graph = White’s chance, move by move
analysis-review = Find mistakes
analysis-reviewing = Position { $done } of { $all }
analysis-reviewed = Mistakes are marked: ?! a slip, ? a mistake, ?? a blunder
analysis-best = { $move } was best
analysis-played = To the game as it was played
analysis-play-here = Play on
analysis-setup = Set up
analysis-game = Game and rules
analysis-spec-help = A game, with its rules after a colon, as in game:size=9
analysis-position = Position
analysis-position-help = One line of text; the board follows while you type.
analysis-by-hand = By hand
analysis-by-hand-help = Choose a piece, then click squares. What is not on the board (whose turn, pieces in hand, counts) stands in the text behind it.
analysis-eraser = Remove
analysis-on-top = Put on top of what is there
analysis-usual-start = Usual start
analysis-empty = Clear the board
analysis-record = Open a record
analysis-record-help = Paste the text of a record, or choose a file
analysis-record-which = Which game of the record?
analysis-record-open = Open
analysis-turn = Side to move
analysis-use = Use this position

# Rules.
rules-title = Rules of { $game }
rules-sample = In the middle of a game
rules-try = This board knows the rules: try moves
rules-again = From the start
rules-pieces = Pieces
rules-contents = On this page

# Lists of games.
games-title = Games
games-search = Search
games-search-help = A name or a code
games-all = All games
games-any = Running and finished
games-waiting = Waiting
games-playing = Running
games-over = Finished
games-none = No game is like that
games-more = Show more
games-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
games-join = Join

# Settings.
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sounds
settings-legal = Show where one may play
settings-confirm = Ask before a move is played
settings-motion = Moves glide
settings-coordinates = Coordinates
settings-name = Your name

# Help.
help-title = Keys
help-arrows = Walk the board
help-enter = Choose a square
help-escape = Let go
help-undo = Undo
help-hint = Hint
help-flip = Flip the board
help-browse = Look back and forth
help-help = This list
