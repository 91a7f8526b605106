# The page of `jogada serve`. Every argument is a plain word or number: the page fills it in.

# Frame.
page-skip = To the content
page-menu = Pages
page-home = Jogada
page-play = Play
page-games = Watch
page-analysis = Analysis
page-rules = Rules
page-settings = Settings
page-loading = Loading …
page-missing = Nothing here
page-missing-help = There is no page at { $address }. Check the address, or try one of these:
page-meant = Did you mean { $game }?
page-ways = Where to go
page-no-game = Unknown game
page-no-game-help = No game here is called “{ $game }”. Choose one of these:
page-no-match = Game not found
page-no-match-help = No game is kept at this address. Check that the link is complete, or begin a new game:
page-refused = This did not work
page-offline = The server is not answering. Trying again …
page-incomplete = Part of this page could not be loaded: check the connection. Trying again …
page-old-browser = This browser is too old for the engine. It takes Chrome 91, Firefox 89, Safari 16.4 or newer.
page-without-server = There is no connection to the server. What you play now is kept in this browser; your games on the server wait for you.
page-without-all = There is no connection to the server, so nothing can be played: the rules are here meanwhile.
page-new-release = A new version is here.
page-online-again = The server can be reached again.
page-reload = Reload
page-back-home = To the start page
footer-pages = All pages
footer-about = Games run on this server: no account needed, no advertising, nothing tracked.
footer-about-static = Games run in your browser and are kept there: no account, no advertising, nothing tracked.
footer-version = Jogada { $version }, free software under the MIT or Apache 2.0 licence
close = Close
yes = Yes
no = No
copy = Copy
copied = Copied
refused-too-fast = That was too fast for the server: wait a moment

# Where there is no server.
online-title = This needs a server
online-static = Playing with others far away, watching them, accounts, ratings and tournaments need a server that all can reach. This page runs in your browser alone.
online-offline = There is no connection to the server, and this page needs one.
online-instead = All this is here without one:

# Sides and seats.
side-w = White
side-b = Black
seat-you = you
seat-open = nobody yet
seat-human = someone
seat-opponent = Your opponent
seat-here = here
seat-away = away
seat-thinks = thinks …
seat-bot = bot

# Home.
home-title = Board games for two
home-lead = Against a bot or a friend, on one screen or far apart. No account needed: a link is enough.
home-lead-static = Against a bot, or two on one screen. Everything runs in your browser, even without a connection.
home-welcome = Welcome
home-play = Play
home-play-game = Play { $game } against { $bot }
home-versus = You are { $side } against { $bot }.
home-friend = Play a friend
home-friend-game = Play a friend: { $game }
home-both = Both sides
home-both-game = Play both sides on this screen: { $game }
home-choose = Options
home-choose-game = Options for { $game }: opponent, side, rules, clock
home-rules-game = Rules of { $game }
home-yours = Your games
home-yours-all = All your games ({ $count })
home-open = Open challenges
home-running = Games to watch
home-join = Join by link
home-join-help = Paste the link or the code you were sent
home-join-go = Join
home-other-bot = Your last bot is not available here ({ $why }). You play against { $bot } instead.
home-join-bad = That is not a link to a game on this server

# A new game.
new-title = New game of { $game }
new-rules = Rules
new-more = Clock, name, audience
new-more-static = Clock, name
new-more-member = Clock, rating, audience
new-usual = Standard
new-own = Custom rules
new-own-help = Change single rules
new-start = From a set-up position
new-position = Position
new-opponent = Opponent
new-bot = A bot
new-friend = A friend, by link
new-both = Both sides on this screen
new-which-bot = Which bot
new-side = You play
new-lot = Random
new-clock = Clock
new-clock-none = No clock
new-clock-base = Minutes, plus seconds for each move
new-clock-days = Days per move
field-range = A whole number from { $min } to { $max }, please.
new-minutes = Minutes
new-increment = Seconds added per move
new-days = Days
new-name = Your name
new-name-help = Shown to the others; may stay empty
new-listed = Public: anyone may watch
new-listed-open = Public: anyone may join
new-rated = Rated
new-rated-help = The result changes both ratings. Your opponent needs an account too, and no move can be taken back.
new-begin = Begin
new-off = off

# The board and the game page.
board-label = Board
board-help = Arrow keys walk the board, Enter chooses, Escape lets go
board-magnified = Tap the point to play there
board-whole = Whole board
cell-empty = empty
cell-piece = { $side } { $piece }
cell-stack = { $pieces } (from the top)
cell-choose = may be chosen
cell-target = move here
cell-chosen = chosen
cell-value = value { $value }
mark-last = last move
mark-from = left by the last move
mark-captured = taken by the last move
mark-winning = winning
mark-forced = must move
mark-highlighted = pointed at
game-title = { $white } – { $black }
game-panel = Game
game-rules-page = All on a page of its own
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
game-rematch-as = Rematch as { $side }
game-mistakes = Find my mistakes
game-stronger = Stronger opponent
game-weaker = Easier opponent
game-other-game = Another game
game-evaluation = Who is ahead?
end-won = You win
end-lost = You lose
end-drawn = Draw
end-side-won = { $side } wins
end-rating = Your rating is now { $rating } ({ $change }).
end-you-resigned = You resigned.
end-they-resigned = { $name } resigned.
end-you-timed-out = You ran out of time.
end-they-timed-out = { $name } ran out of time.
game-analyse = Analyse
game-share = Share
game-next-game = To the next game
game-sure-resign = Resign this game?
game-offer-draw = { $name } offers a draw
game-offer-undo = { $name } asks to take back a move
game-offer-rematch = { $name } wants a rematch with the sides swapped
game-offered-draw = You have offered a draw
game-offered-undo = You have asked to take a move back
game-offered-rematch = You have asked for a rematch
game-declined-draw = { $name } declines the draw
game-declined-undo = { $name } does not want the move taken back
game-declined-rematch = { $name } does not want a rematch
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
local-blocked = Your browser keeps no games for this site: this one goes on, but is gone when you close or reload this tab. Save its record under “Share”.
local-full = The storage of your browser is full: this game goes on, but is gone when you close or reload this tab. Save its record under “Share”.
game-not-stored = Your browser blocks storage for this site: after closing or reloading this tab you cannot find this game again. A private link under “Share” brings you back to it.
game-connection-lost = Connection lost. Trying again …
game-connection-back = Connected again
game-clock-label = Time of { $side }
game-join = Take the seat of { $side }
game-join-lead = You are invited to play { $game }.
game-join-members = The game is rated, so you need an account.
game-join-rated = The game is rated: the result changes both ratings.
game-join-taken = The seat is taken. You are watching.
game-invite-help = Send this link to a friend. Whoever opens it first plays against you:
game-invite-share = Share the link
game-invite-text = Play a game with me
game-invite-qr = QR code of the link, for the camera of a phone
game-line-help = This link has all the moves; whoever opens it can look through the game:
game-watch-help = Anyone with this link can watch:
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
analysis-depth = Depth { $depth }, { $nodes } positions
analysis-start = Think
analysis-stop = Stop
analysis-waiting = The engine is busy with others: you are number { $place } in the queue
analysis-off = The engine is off
analysis-bar = White’s chance: { $chance } %
analysis-graph = White’s chance, move by move
analysis-which = Game
analysis-graph-point = { $move }: White { $chance } %
analysis-review = Find mistakes
analysis-reviewing = Position { $done } of { $all }
analysis-reviewed = Mistakes are marked: ?! a slip, ? a mistake, ?? a blunder
analysis-no-mistakes = No mistakes found
analysis-best = Instead of { $played }, { $move } was best
analysis-played = To the game as it was played
analysis-play-here = Play on
analysis-setup = Set up
analysis-game = Game and rules
analysis-spec-help = The name of a game; rules other than the usual ones follow a colon
analysis-position = Position
analysis-position-help = One line of text; the board follows while you type.
analysis-by-hand = By hand
analysis-by-hand-help = Choose a piece, then click squares. What is not on the board (whose turn, pieces in hand, counts) comes after it in the text.
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
samples-title = Sample positions
samples-none = Choose a sample position …
explain-title = What the evaluation sees
explain-value = Value of the position for White: { $value }
explain-part = Counted
explain-difference = Difference
explain-map = On the board, in hundredths
explain-no-map = No values
tree-title = Search tree
tree-help = The best moves with their scores for White. Unfold a move to see the replies to it; click it to see it on the board.
tree-from-here = Start from this position
tree-growing = Searching …
tree-grown = { $count ->
    [one] { $count } reply
   *[other] { $count } replies
}
tree-proven = proven

# Rules.
rules-title = Rules of { $game }
rules-sample = In the middle of a game
rules-try = This board knows the rules: try moves
rules-again = From the start
rules-next = Now try it yourself
rules-pieces = Pieces
rules-contents = On this page

# Lists of games.
games-title = Public games
games-search = Search
games-search-help = A name or a code
games-all = All games
games-any = Running and finished
games-waiting = Waiting
games-playing = Running
games-over = Finished
games-you-won = You won
games-you-lost = You lost
games-rated = Rated
games-none = No games found
games-more = Show more
games-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
games-join = Join

# One’s own games.
yours-help = Games played in this browser. Clear its data for this site and the seats are gone; with an account you find them everywhere.
yours-help-static = Games played in this browser. They are kept in it alone: whoever clears its data for this site removes them.
yours-file = To a file and back
yours-file-help = All your games as records, to keep them, or to go on in another browser.
yours-export = Save all to a file
yours-import = Add those of a file
yours-too-large = This file is too large to be one with games.
yours-imported = { $count ->
    [0] No new games: { $known } of them are here already.
    [one] One game was added; { $known } were here already.
   *[other] { $count } games were added; { $known } were here already.
 }
yours-help-member = The games of your account, and those played in this browser.
yours-none = You have not played here yet.
yours-running = Running
yours-search-help = Game, opponent or result
yours-results = Results
yours-game = Game
yours-won = Won
yours-drawn = Drawn
yours-lost = Lost

# Accounts.
account-sign-in = Sign in
account-sign-out = Sign out
account-make = Make an account
account-make-lead = You need one only for rated games and tournaments. It also brings your games along to other devices.
account-new-here = New here? Make an account
account-have-one = You have an account? Sign in
account-menu = Your account: { $name }
account-closed = New accounts cannot be made here at present.
account-profile = Profile
account-name = Name
account-name-help = Everyone can see it.
account-passphrase = Passphrase
account-passphrase-help = At least 8 characters. There is no e-mail to send you a new one, so keep it safe.
account-show = Show
account-show-passphrase = Show the passphrase
account-welcome = Signed in as { $name }
account-signed-out = Signed out
account-change-name = Change name
account-change-name-help = Finished games keep the name they were played under.
account-change-passphrase = Change passphrase
account-old = Current passphrase
account-new = New passphrase
account-new-help = At least 8 characters. All other devices are signed out.
account-save = Save
account-saved = Saved
account-delete = Delete account
account-delete-warning = This cannot be undone: your name, your ratings and the list of your games are removed. The games themselves stay, under the name they were played under.
account-delete-yes = Delete my account
account-deleted = Your account was deleted
claim-title = Games of this browser
claim-lead = These games were played here without an account. Which are yours? They will belong to your account, and you can go on with them on any device.
claim-add = Add to my account
claim-later = Not now
claim-done = { $count ->
    [one] { $count } game was added
   *[other] { $count } games were added
}

# Members and ratings.
member-since = Member since { $date }
member-ratings = Ratings
member-unrated = No rated games yet.
member-unrated-you = No rated games yet. Choose a clock for a game against a friend, and tick “Rated”.
member-games = Games
member-no-games = No public games yet.
member-missing = Member not found
member-missing-help = There is no member at this address. The account may have been deleted. Try one of these:
rating-deviation = Standard deviation { $deviation }
rating-provisional = Not certain yet: a few more rated games will tell.
rating-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
rating-graph = Rating from { $first } on { $from } to { $last } on { $to }; lowest { $low }, highest { $high }
ratings-title = Ranking
ratings-of = Ranking of { $game }
ratings-help = Glicko-2 ratings from rated games between members. Who has played too little, or not for a long time, is not ranked.
ratings-none = Nobody is ranked yet.
ratings-games = Games
ratings-yours = Your rating, { $rating }, is not certain enough for the ranking yet: play more rated games.
ratings-place = Place
ratings-rating = Rating
ratings-played = Rated games

# Administration.
admin-title = Administration
admin-only = This page is for those who run the server. Sign in with an account that may administer it.
admin-site = This server
admin-welcome = Welcome
admin-welcome-help = Shown on the start page. Empty lines separate paragraphs.
admin-imprint-help = Who runs the server: a page of its own, linked below every page.
admin-level = Default bot
admin-level-usual = As usual
admin-clock = Clock of games between people
admin-closed = No new accounts
admin-own-tournaments = Only administrators make tournaments
admin-members = Members
admin-find-member = Part of a name
admin-no-members = No members found
admin-is-admin = Administrator
admin-is-banned = Banned
admin-rename = Rename
admin-rename-who = Rename { $name }
admin-ban = Ban
admin-ban-sure = Ban { $name }? They are signed out and cannot sign in.
admin-unban = Lift the ban
admin-make = Make administrator
admin-drop = No longer administrator
admin-games = Games
admin-game = Manage game
admin-manage = Manage
admin-hide = Remove from the public list
admin-show = Add to the public list
admin-close = End the game
admin-close-sure = End this game without a winner?
admin-guest = Guest playing { $side }
imprint-title = Imprint
imprint-none = Whoever runs this server has not written anything here yet.

# Settings.
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = Board
settings-board-classic = Wood and sand
settings-board-slate = Slate
settings-board-forest = Forest
settings-sound = Sounds
settings-legal = Show legal moves
settings-confirm = Ask before a move is played
settings-motion = Animate moves
settings-coordinates = Coordinates
settings-keys = Single-key shortcuts
settings-notify = Tell me when it is my turn
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

# Tournaments.
tournaments-title = Tournaments
tournaments-lead = Round robins and Swiss systems between members of this server. Everybody may watch.
tournaments-none = No tournament yet
tournaments-new = New tournament
tournament-missing = Tournament not found
tournament-sign-in = Sign in to take part
tournament-what = What is played
tournament-name = Name
tournament-game = Game
tournament-format = Format
tournament-swiss = Swiss system
tournament-swiss-rounds = Swiss system, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tournament-robin = Round robin
tournament-robin-help = Everybody plays everybody once: for up to 32 players.
tournament-rounds = Rounds
tournament-late = Late entry until round
tournament-late-help = Players with similar points meet, and nobody meets the same opponent twice. Late players have no points for the rounds they missed; 0: no late entry.
tournament-clock = { $minutes } min + { $seconds } s
tournament-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
tournament-begin = Start
tournament-when-pressed = When I start it
tournament-when-time = At a set time
tournament-time = Date and time
tournament-rated = rated
tournament-unrated = unrated
tournament-rated-help = Rated: the games change ratings (standard rules only)
tournament-make = Make the tournament
tournament-open = Open for entries
tournament-starts = Starts { $time }
tournament-running = Round { $round } of { $last }
tournament-over = Finished
tournament-closing = it ends after this round
tournament-organiser = organised by
tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-enter = Enter
tournament-enter-late = Enter late
tournament-leave = Cancel my entry
tournament-withdraw = Withdraw
tournament-start = Start the tournament
tournament-cancel = Call it off
tournament-end = End after this round
tournament-sure-withdraw = Withdraw from the tournament? Your results stand, and a game you are playing goes on.
tournament-sure-cancel = Call the tournament off?
tournament-sure-end = End the tournament after this round?
tournament-sure-remove = Remove { $name } from the tournament?
tournament-your-game = You are { $side } against { $name }.
tournament-to-board = To the board
tournament-your-bye = You have a bye in round { $round }: a point without a game.
tournament-you-entered = You have entered. Come back when it starts: the clock of your first game runs from then on.
tournament-you-left = You have withdrawn.
tournament-you-wait = Your game is over. The next round begins when all games of this one are.
tournament-you-wait-end = Your last game is over. The others are still playing.
tournament-paired = Round { $round } has begun
tournament-winners = Won by { $names }
tournament-standings = Standings
tournament-entered = Players
tournament-nobody = Nobody has entered yet.
tournament-rank = Place
tournament-player = Player
tournament-points = Points
tournament-withdrawn = withdrawn
tournament-remove = Remove
tournament-remove-player = Remove { $name }
tournament-rounds-all = Rounds
tournament-round = Round { $round }
tournament-playing = playing
tournament-forfeit = forfeit
tournament-bye = { $name } has a bye: a point without a game.
tournament-ties = Tie-breaks
tournament-ties-lead = Between players with the same points, these decide in this order:
tournament-ties-swiss = A round without a game counts as one against an opponent with the player’s own points; rounds after a withdrawal count as draws for the opponents (FIDE, 2023).
tournament-ties-robin = Who withdraws loses the remaining games by forfeit, which count like games.
tiebreak-cut = Buchholz −1
tiebreak-cut-help = The opponents’ points added up, without the lowest
tiebreak-buchholz = Buchholz
tiebreak-buchholz-help = The opponents’ points added up
tiebreak-berger = Sonneborn-Berger
tiebreak-berger-help = The points of the opponents beaten, and half of those drawn with
tiebreak-wins = Wins
tiebreak-wins-help = Games won on the board
tiebreak-direct = Direct
tiebreak-direct-help = The points in games between those who are tied, if all of them have met
game-tournament = { $name }, round { $round }
game-to-tournament = Back to the tournament

# Lessons and puzzles.
page-learn = Learn
page-puzzles = Puzzles
home-learn-game = Learn { $game } step by step
home-puzzles-game = Puzzles of { $game }
learn-newcomer = New to { $game }? Learn it step by step
learn-title = Learn { $game }
learn-none = There is no lesson for { $game } yet. Its rules explain it with diagrams.
learn-steps = Steps of the lesson
learn-step = Step { $number } of { $count }
learn-done-step = { $title }, done
learn-done = This step is done
learn-next = Next step
learn-again = Again
learn-show = Show me
learn-play = Play against { $bot }
puzzles-title = Puzzles: { $game }
puzzles-none = There are no puzzles for { $game } yet.
puzzles-list = All puzzles
puzzles-number = Puzzle { $number } of { $count }
puzzles-solved-entry = { $number }, solved
puzzles-difficulty = Difficulty { $difficulty } of 5
puzzles-count = { $solved } of { $count } solved
puzzles-hint = Hint
puzzles-solution = Show the solution
puzzles-solution-runs = The solution is being shown
puzzles-retry = Try again
puzzles-retry-first = Try again first
puzzles-next = Next puzzle
puzzles-checking = Checking your move …
puzzles-is-solved = This puzzle is solved

# Boards in other pages.
embed-loading = Loading …
embed-failed = This board cannot be shown: { $why }
embed-controls = Moves of the game
embed-ply = { $ply } of { $all }
embed-again = New game
embed-thinking = { $player } is thinking …
embed-wins = { $side } wins in { $plies }
embed-draw = Draw
embed-no-game = there is no game. Give the element a spec, a record, or the address of a record as src.
embed-no-file = { $file } cannot be loaded: { $why }
embed-no-value = { $name } is “{ $value }”; it can be { $known }.
embed-no-ply = ply is “{ $value }”; it must be a number of moves, from 0.
