tagline = Scare the opposing animals away and drink at three of the four watering holes
piece-elephant = elephant
piece-lion = lion
piece-mouse = mouse
fact-holes = Watering holes
terrain-goal = watering hole
mark-scared = scared

option-width = Width
    .help = Columns of the board, an even number
option-height = Height
    .help = Rows of the board, an even number
option-distance = Holes
    .help = How far the watering holes are from the centre of the board
option-trapped = Trapped animals
    .help = What a scared animal without a safe square may do when no other can escape
option-trapped-move = it may move to another scary square
option-trapped-stay = it must stay
option-repetition = Repetition
    .help = How many times a position must occur for a draw; 0 for no such rule
option-limit = Limit
    .help = Moves of both sides together after which the game is drawn; 0 for no limit
options-distance-far = distance: on a board of { $width } by { $height } the holes can be at most { $most } from the centre, got { $distance }
options-endless = repetition and limit cannot both be 0, or a game might never end; try limit=300

preset-beginner = Beginners
    .help = A quick game on 8 by 8
preset-wide = Wide
    .help = The watering holes are further apart
preset-original = Original program
    .help = Trapped animals stay; a draw after 100 moves, whatever repeats

prompt-move = Move an animal to a safe square
prompt-flee = Your { $piece } on { $cell } is scared: move it to a safe square
prompt-flee-two = Your { $piece } on { $cell } or your { $other } on { $place } must flee to a safe square
prompt-flee-many = One of your scared animals must flee to a safe square: { $cells }
prompt-trapped-move = Your scared animals cannot escape ({ $cells }): move them anywhere, or another to a safe square
prompt-trapped-stay = Your scared animals cannot escape ({ $cells }): move another to a safe square

reason-holes = three watering holes
    .won = You hold three watering holes.
    .lost = { $name } holds three watering holes.
    .seen = { $side } holds three watering holes.
reason-limit = the move limit is reached
    .drawn = The game has reached its move limit.
reason-blocked = no legal move is left
    .drawn = The side to move has no legal move left.

illegal-empty = there is no animal on { $cell }
illegal-not-yours = the { $piece } on { $cell } belongs to { $side }
illegal-stays = { $to } is where it stands: choose another square
illegal-elephant = an elephant moves along rows, columns and diagonals: { $to } is on none of them from { $from }
illegal-lion = a lion moves along diagonals only: { $to } is not on one from { $from }
illegal-mouse = a mouse moves along rows and columns only: { $to } is not on one from { $from }
illegal-blocked = { $side }’s { $piece } on { $cell } is in the way to { $to }
illegal-occupied = { $to } is occupied by { $side }’s { $piece }
illegal-forced = your { $piece } on { $cell } is scared and must move first
illegal-forced-many = one of your scared animals must move first: { $cells }
illegal-trapped = your animal on { $from } is trapped; your { $piece } on { $cell } is scared too, can escape and must move first
illegal-trapped-many = your animal on { $from } is trapped; one of your scared animals that can escape must move first: { $cells }
illegal-trapped-stay = your { $piece } on { $cell } is trapped and must stay: scared, without a safe square to go to
illegal-scary = { $to } is next to the opposing { $feared } on { $cell }, which your { $piece } fears
illegal-scary-escape = { $to } is next to the opposing { $feared } on { $cell }, which your { $piece } fears; it can escape to { $cells }

position-animal = expected an animal (E, L, M or e, l, m), a count of empty squares or /, found { $found }
position-count = { $side } has { $count } animals; each side needs 1 to { $most }

parameter-style = Evaluation
    .help = What its evaluation counts
parameter-style-complex = squares, holes and scared animals
parameter-style-simple = holes and scared animals

actions = one for each pair of different squares in a row, column or diagonal: an animal goes from the first to the second
plane-own-elephants = elephants of the side to move
plane-own-lions = lions of the side to move
plane-own-mice = mice of the side to move
plane-opponent-elephants = elephants of its opponent
plane-opponent-lions = lions of its opponent
plane-opponent-mice = mice of its opponent
plane-holes = watering holes

# Sample positions.
sample-elephant = The elephant on e6 may pass the mouse but not stop beside it
sample-scared = Three scared animals
sample-escape = The lion on d4 is scared and must escape
sample-trapped = The mouse on a1 is trapped
sample-midgame = The middle of a game
sample-puzzle = White wins in two moves

# Parts of the evaluation, and what single squares are worth.
part-holes = Watering holes held
part-holders = Animals that hold them
part-squares = Squares of the animals
part-scared = Scared animals
part-trapped = Trapped animals
part-scarable = Animals that can be scared
part-ways = Ways to a free watering hole
part-freedom = Safe destinations
part-threats = A third watering hole in reach
part-must-flee = Having to escape
map-animals = What the squares of the animals are worth to White
map-elephant = What a square is worth to an elephant
map-lion = What a square is worth to a lion
map-mouse = What a square is worth to a mouse
