tagline = Place all your cubes, or control every stack
piece-disc = disc
piece-cube = cube
tray-cubes = Cubes to place
fact-stacks = Stacks controlled
fact-discs = Discs in those stacks

option-size = Board size
    .help = Squares on each side of the board
option-discs = Discs
    .help = Discs of each player, all in one stack at the start
option-cubes = Cubes
    .help = Cubes each player has to place; fewer than the board has squares
option-rep = Repetition
    .help = How often a position must occur for a draw
option-maxply = Move limit
    .help = Moves of both players after which the game is drawn; 0 for no limit
options-cubes-board = cubes: a board of { $size } by { $size } takes 1 to { $most } cubes, not { $cubes }: give one of these numbers, as in cubes={ $most }

preset-quick = Quick
    .help = Five cubes to place
preset-small = Small
    .help = A short game on 4 by 4, with 4 discs and 6 cubes each
preset-tiny = Tiny
    .help = A few minutes on 3 by 3, with 3 discs and 4 cubes each
preset-large = Large
    .help = A long game on 7 by 7, with 8 discs and 15 cubes each

prompt-move = Move a stack you control: as many squares as discs you take

reason-cubes = all cubes are on the board
    .won = You put all your cubes on the board.
    .lost = { $name } put all their cubes on the board.
    .seen = { $side } put all its cubes on the board.
reason-stacks = control of every stack
    .won = You control every stack.
    .lost = { $name } controls every stack.
    .seen = { $side } controls every stack.
reason-limit = the move limit is reached
    .drawn = The game has reached its move limit.

illegal-empty = { $cell } is empty: choose a stack with your disc on top
illegal-cube = there is a cube on { $cell }, and cubes do not move: choose a stack with your disc on top
illegal-not-yours = the stack on { $cell } belongs to { $owner }, whose disc is on top
illegal-stays = { $from } is where the stack stands: choose another square in its row or column
illegal-not-in-line = { $to } is neither in the row nor in the column of { $from }
illegal-too-far = { $to } is { $distance } squares from { $from }, but the stack has { $height ->
    [one] only one disc, which moves one square
   *[other] only { $height } discs, which move { $height } squares at most
    }

position-piece = expected a stack such as (wb), a cube (W or B), a count of empty squares or /, found { $found }
position-disc = expected a disc (w or b) or the bracket ) that ends the stack, found { $found }
position-no-discs = a stack has at least one disc
position-discs-many = this is one disc more than the { $discs } of { $side }
position-discs-missing = discs of { $side }: { $discs } belong on the board, { $missing } missing
position-cubes = cubes of { $side }: { $on } on the board and { $off } off it, together they must be { $cubes }
position-won-cubes = { $side } has placed every cube and so has won: it is { $other } who would be to move
position-won-stacks = { $other } controls no stack, so { $side } has won: it is { $other } who would be to move

actions = one for each pair of different squares in a row or column: discs go from the first to the second
plane-own-discs = discs of the side to move by their place in the stack: the top discs first, then those below
plane-opponent-discs = discs of its opponent, in the same way
plane-own-cubes = cubes of the side to move
plane-opponent-cubes = cubes of its opponent

# Sample positions.
sample-initial = The start
sample-intermediate = The middle of a game
sample-final = The end: White controls every stack

# Parts of the evaluation, and what single squares are worth.
part-cubes = Cubes placed
part-discs = Discs in own stacks
part-stacks = Stacks
part-lone-discs = Stacks of one disc
part-mobility = Squares in reach
part-coverable = Enemy stacks in reach
part-hittable = Enemy cubes in reach
map-pieces = What stacks and cubes are worth to White

# The first steps.
lesson-two = Take any number of discs from the top of your stack and move them as many squares in a straight line: one disc one square, two discs two squares, three discs three.
    .title = Discs and squares
    .task = Move two discs.
    .right = Two discs went two squares, and one stayed behind.
    .wrong = Go exactly two squares.
    .wrong-one = That was one disc, one square. Go two squares.
    .wrong-three = Those were all three discs. Go two squares.
lesson-cube = If your move empties a square, you lay one of your cubes on it. Who gets all cubes onto the board wins.
    .title = Laying a cube
    .task = Empty a square.
    .right = There is your cube.
    .wrong = No square was emptied.
    .wrong-left = One disc is still on c3, so there is no cube. Move all of a stack.
lesson-cover = A stack belongs to whoever has the disc on top. Land on an enemy stack and it is yours.
    .title = Covering
    .task = Cover the stack on e3.
    .right = Now the four discs on e3 are yours to move.
    .wrong = The stack on e3 is two squares from c3: how many discs do you need?
lesson-twice = A cube you land on goes back to its owner. So you can do two things at once: send an enemy cube home, and empty a square for one of yours.
    .title = A move that counts twice
    .task = Land on the black cube on b1, and lay a cube yourself.
    .right = One cube more for you, one fewer for Black.
    .wrong = That does not reach the cube on b1.
    .wrong-once = Black has the cube back, but a disc is left on a1 and you laid none.
lesson-uncover = Discs keep their colour. If you take yours off, the stack belongs to the owner of the disc below. Under your disc on c3 lie two black ones.
    .title = What lies below
    .task = Make a move that keeps c3 yours.
    .right = The two black discs stay locked up.
    .wrong = c3 would not be yours any more.
    .wrong-given = Now a black disc lies on top of c3: the stack is Black’s again.
lesson-last-cube = You have one cube left. Lay it and you win.
    .title = The last cube
    .task = Win.
    .right = All nine cubes are on the board: you have won.
    .wrong = Your cube is still beside the board. Empty a square without landing on a cube of your own.
lesson-control = There is a second way to win: if your opponent controls no stack any more, the game is over at once.
    .title = Every stack
    .task = Cover Black’s only stack.
    .right = Every stack is yours: you have won.
    .wrong = Black’s stack on c3 is still free.
lesson-net = Black has one disc left, on e5, and must move it next turn: one square, to d5 or to e4. Nobody may pass.
    .title = Nowhere to go
    .task = Move so that you can cover it wherever it goes.
    .right = From d4 one disc reaches d5 and e4 alike: next turn every stack is yours.
    .wrong = The disc slips away. Find the square that is beside d5 and beside e4.
