tagline = Five in a row, or five captured pairs
piece-stone = stone
tray-captured = Captured
mark-five = five to break
mark-barred = closed for now

option-size = Board size
    .help = Lines in each direction, an odd number
option-variant = Variant
    .help = What is captured and what wins
option-variant-pente = Pente: pairs are captured, ten stones or five in a row win
option-variant-keryo = Keryo: pairs and threes are captured, fifteen stones win
option-variant-gomoku = Gomoku: no captures, exactly five in a row
option-variant-freestyle = Freestyle: no captures, five or more in a row
option-variant-poof = Poof: a pair placed between two enemy stones vanishes
option-variant-boat = Boat: a five must survive the opponent’s reply
option-tournament = Opening rule
    .help = Where White’s second stone may go; on for games with captures that start in the centre, else off
option-tournament-on = at least 3 lines from the centre
option-tournament-off = anywhere
option-tournament-long = at least 4 lines from the centre
option-tournament-gpente = at least 3 lines from the centre, and not near it on its row and column
option-first = First stone
    .help = Where the game begins
option-first-centre = in the centre
option-first-any = anywhere
options-conflict-first = the opening rule counts from a first stone in the centre: leave out first=any, or choose tournament=off
options-conflict-long = tournament=long needs a board of 9 or more: on 7 by 7 no point is 4 lines from the centre

preset-keryo = Keryo-Pente
    .help = Pairs and threes are captured, fifteen stones win
preset-gomoku = Gomoku
    .help = No captures, exactly five in a row
preset-freestyle = Freestyle
    .help = No captures, five or more in a row
preset-poof = Poof-Pente
    .help = A pair placed between two enemy stones vanishes
preset-boat = Boat-Pente
    .help = A five must survive the opponent’s reply
preset-small = Small board
    .help = A shorter game on 13 by 13
preset-quick = Quick game
    .help = A few minutes on 9 by 9
preset-long = Long opening
    .help = White’s second stone goes at least 4 lines from the centre
preset-gpente = G-Pente
    .help = White’s second stone also avoids the row and column of the centre
preset-free = Free opening
    .help = White’s second stone may go anywhere

prompt-first = Place the first stone anywhere
prompt-centre = The first stone goes to the centre, { $centre }
prompt-opening = Place your second stone at least { $distance } lines from the centre
prompt-opening-line = Place your second stone at least { $distance } lines from the centre, and not on { $cells }
prompt-break = Break the five by a capture, or lose: { $cells }
prompt-captures = Place a stone; { $count } more captured stones win
prompt-place = Place a stone

reason-five = five in a row
    .won = You made five in a row.
    .lost = { $name } made five in a row.
    .seen = { $side } made five in a row.
reason-captures = by captures
    .won = You captured enough stones to win.
    .lost = { $name } captured enough stones to win.
    .seen = { $side } captured enough stones to win.
reason-full = the board is full
    .drawn = The board is full.
reason-movelimit = the move limit is reached
    .drawn = The game has reached its move limit.

illegal-occupied = { $cell } is occupied
illegal-centre = the first stone goes to the centre, { $centre }
illegal-opening = { $cell } is too near: White’s second stone goes at least { $distance } lines from the centre
illegal-opening-line = { $cell } is closed to White’s second stone, as are { $cells }

position-side = with { $ply } as the number of plies it is the turn of { $side }
position-no-captures = nothing is captured in this variant: expected 0, found { $count }
position-pairs = stones are captured in pairs: { $count } is odd
position-one = no capture takes a single stone
position-ply = { $stones } on the board and { $captured } captured stones need as many plies, found { $ply }
position-both-won = both sides have already won
position-both-captured = both sides have already captured enough to win

parameter-difficulty = Difficulty
    .help = 1 is the weakest, 5 the strongest; sets depth, padding and width
parameter-padding = Padding
    .help = How far from the outermost stones it looks
parameter-width = Width
    .help = How many moves it considers on each ply; the last number applies from there on

actions = one for each point: a stone goes there
plane-own-captures = all points: stones captured by the side to move, divided by the number that wins
plane-opponent-captures = all points: stones captured by its opponent, divided by the number that wins
plane-opening = all points: 1 if the next stone is the first of the game, 0.5 if it is White’s second, 0 later

# Sample positions.
sample-earlygame = The first moves around the centre
sample-midgame = A fight in the middle of the game
sample-lategame = Eight stones captured each: White wins on h11
sample-early13 = The first moves on a board of 13 by 13
sample-capture = White captures a pair on f5
sample-captures = Only pairs: White plays e5 and captures two of six
sample-one-way = A puzzle by Rollie Tesh: White wins in four moves

# Parts of the evaluation, and what single points are worth.
part-win = A sure win at once
part-open-four = Points that make an open four
part-four = Points that make a four
part-open-three = Points that make an open three
part-three = Points that make a three
part-open-two = Points that make an open two
part-captured = Captured stones
part-takes = Captures at hand
part-tessera = An open four at hand
part-one-win = A winning point that can still be stopped
part-two-wins = Two winning points
map-lines-white = What a stone there would do for White’s lines
map-lines-black = What a stone there would do for Black’s lines

# The first steps.
lesson-centre = Two players place stones in turn on the points where the lines cross. Stones never move again. White always begins in the centre.
    .title = The first stone
    .task = You are White: place your first stone.
    .right = The centre is yours.
    .wrong = White begins in the centre.
lesson-five = Five of your stones in an unbroken row win at once: along a row, a column or a diagonal.
    .title = Five in a row
    .task = You have four in a row. Win.
    .right = Five in a row: you have won.
    .wrong = That stone does not make five. One end of your row is closed by a black stone; look at the other.
lesson-capture = A pair of enemy stones between two of yours is captured: both leave the board. Only your new stone captures, and only if it closes the bracket.
    .title = Capturing a pair
    .task = Capture the two black stones.
    .right = The pair is gone, and its points are free again. Ten captured stones win too.
    .wrong = The pair on d5 and e5 has your stone at one end. Close the other.
lesson-pairs-only = Only pairs can be captured. A single stone is safe, and so are three or more in a row.
    .title = Exactly two
    .task = Find the point that captures a pair.
    .right = Right: the pair above is gone; the single stone on the left and the three on the right stay.
    .wrong = Nothing is captured there. Look for two black stones in a line with a white one behind them.
lesson-block = Four in a row with a free end is a threat: the next stone makes five. It has to be answered at once.
    .title = Stop the four
    .task = Black threatens to win. Stop it.
    .right = Blocked. That row will never be five.
    .wrong = Then Black plays g5 and has five.
lesson-open-four = Three in a row with free points on both sides can become four with both ends open. Then one stone cannot stop you.
    .title = Both ends open
    .task = Make a four that cannot be stopped.
    .right = Black can close one end only; you play the other. That is why an open three must be answered.
    .wrong = Black now has time to close your row.
    .wrong-gap = Four stones with a gap are stopped by one stone in the gap. Make them stand side by side.
lesson-break = Black has four in a row and both ends are open: closing one is not enough. But a stone of the row can be captured together with a neighbour in another direction.
    .title = Capture to defend
    .task = Break the row.
    .right = Two stones are gone, one of them out of the row: the threat is over. In Pente a capture is often the best defence.
    .wrong = Black makes five. Look at the stone above the row, on e6, and the white one behind it.
    .wrong-one-end = Black makes five at the other end. Break the row instead: look at the stone on e6.
lesson-ten = You have captured eight stones. A fifth pair wins the game, wherever it stands.
    .title = The tenth stone
    .task = Win by a capture.
    .right = Ten captured stones: you have won. Now you know all you need for a game.
    .wrong = That captures nothing. Diagonals count as well.
