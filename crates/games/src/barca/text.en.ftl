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

# The first steps.
lesson-mouse = Mice move along rows and columns, lions along diagonals, elephants in all directions; all as far as the way is free. The four marked squares are the watering holes.
    .title = The animals
    .task = Bring the mouse on d1 to a watering hole.
    .right = Your mouse drinks.
    .wrong = The mouse is not on a watering hole.
    .wrong-other-animal = That was the elephant. Move the mouse.
lesson-third = Whoever has animals on three of the four watering holes wins at once. You have two.
    .title = Three of four
    .task = Take the third.
    .right = Three watering holes: you have won.
    .wrong = You need an animal on a third watering hole. Look at your lion.
    .wrong-leaves = That animal left a watering hole, so you still have two. Use another.
lesson-past = Mice fear lions, lions fear elephants, elephants fear mice. No animal may stop beside one it fears, but it may run past.
    .title = Fear
    .task = Run past the lion, up column d.
    .right = The marked squares were forbidden to stop on, not to pass.
    .wrong = The mouse should run up column d, past the lion.
lesson-escape = An animal with one it fears beside it is scared, and has to move before all others. Your lion on d4 is scared by the elephant.
    .title = Scared animals go first
    .task = Bring the lion to safety.
    .right = Safe. While it ran, Black lost no time: scaring is like giving check.
    .wrong = The lion has to move.
lesson-scare = Black has two watering holes, and the lion on a1 is about to take d4. You cannot stop it, but you can keep Black busy: whoever has a scared animal must move that one.
    .title = Scare to defend
    .task = Scare a black animal.
    .right = Black has to move the scared animal instead of winning.
    .wrong = Nobody is scared, and the lion goes to d4: Black wins. Your lion scares mice, your mouse scares elephants.
lesson-guard = An animal next to a watering hole keeps those that fear it away from it. Lions fear elephants.
    .title = Keep them away
    .task = The lion on a1 wants d4. Guard it with your elephant.
    .right = The lion may not stop on d4 any more.
    .wrong = The lion goes to d4, and Black wins.
    .wrong-later = Scaring the elephant gains one move, but then the lion comes. Use your elephant to guard d4 for good.
lesson-tempo = You play Black and have two watering holes. Your lion on e6 could take g4 and win, but your mouse on f6 is scared and has to go first. After that White would have time to defend.
    .title = Escape with a threat
    .task = Where does the mouse go, so that White has no time?
    .right = Now the elephant on e10 is scared and has to move. Then your lion takes g4 and wins. Escaping and scaring at once is the key to Barca.
    .wrong = The mouse is safe, but White now has a free move to defend. Could the mouse scare somebody?
