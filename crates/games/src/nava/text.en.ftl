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
