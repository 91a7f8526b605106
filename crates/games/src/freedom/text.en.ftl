tagline = Place next to the last stone; score with lines of exactly four
piece-stone = stone
fact-live = Score
mark-live = live
button-pass = Leave it empty

option-size = Board size
    .help = Squares on each side of the board
option-lastpass = Last square
    .help = When the player to fill the last square may leave it empty
option-lastpass-reduces = only if a stone there would lower that player’s score
option-lastpass-free = whenever the player likes
option-lastpass-off = never, the board is always filled
option-adjacent = Neighbours
    .help = Which squares count as next to the last stone
option-adjacent-all = all eight around it
option-adjacent-orthogonal = the four along row and column
option-score = Score
    .help = What is counted at the end
option-score-stones = live stones
option-score-lines = lines of four

preset-beginner = Beginners
    .help = A quick game on 8 by 8
preset-advanced = Advanced
    .help = A long game on 12 by 12
preset-original = Original program
    .help = The last square may always be left empty

prompt-first = Place a stone on any square
prompt-next = Place a stone next to { $last }
prompt-freedom = Freedom! Place a stone on any empty square
prompt-last = Last square: place your stone or leave it empty

reason-live = a higher score
    .won = You scored higher, { $winner } to { $loser }.
    .lost = { $name } scored higher, { $winner } to { $loser }.
    .seen = { $side } scored higher, { $winner } to { $loser }.
reason-equal = equal scores
    .drawn = The scores are equal, { $winner } to { $loser }.

illegal-occupied = { $cell } is occupied
illegal-not-next = place next to { $last }: { $cells }
illegal-pass-early = there is no pass before the last square
illegal-pass-off = the last square must be filled
illegal-pass-harmless = you may leave the last square empty only if a stone there lowers your score

position-balance = { $white } white and { $black } black stones do not fit: { $next } is to place the next one
position-last-missing = “-” is for the empty board only; name the last stone
position-last = { $cell } is not a stone of { $side }, who moved last
position-pass-early = a pass is possible with exactly one empty square only
position-pass = a pass was not possible here

actions = one for each square: a stone goes there; then the pass, if the options allow it
plane-open = squares where a stone may be placed now

# Sample positions.
sample-scoring = Scoring: exactly four in a line count, three and five do not
sample-crossing = A stone in a five counts if it also stands in a four
sample-freedom = No empty square beside the last stone: White plays anywhere
sample-last-square = The last square: White may pass rather than make a five
sample-midgame = The middle of a game

# Parts of the evaluation: places for a line of exactly four.
part-window-1 = Places for a four with one stone
part-window-2 = Places for a four with two stones
part-window-3 = Places for a four with three stones
part-window-4 = Fours

# The first steps.
lesson-beside = Place your stone next to the one your opponent has just placed: on one of the eight squares around it. Stones never move.
    .title = Next to the last stone
    .task = You play Black. White has just played d4.
    .right = And now White has to play next to your stone.
    .wrong = Play next to d4.
lesson-four = At the end every stone in a line of exactly four counts a point: along a row, a column or a diagonal. Those stones are live.
    .title = Lines of four
    .task = Make a line of four.
    .right = Four live stones.
    .wrong = That does not make a four. Your three stones stand on b4, c4 and d4.
lesson-five = Five in a line give no points. Nobody but you can spoil your four: take care not to add a fifth stone.
    .title = Five is nothing
    .task = Play next to f3 without spoiling your four.
    .right = Your four is still alive.
    .wrong = Play next to f3.
    .wrong-made = Now five stand in a line, from a4 to e4, and four points are gone.
lesson-free = If all squares around the last stone are taken, you may play anywhere. Black has just played into the corner.
    .title = Freedom
    .task = Play wherever you like.
    .right = A free move is the best there is: you can make a four from it, or spoil one.
    .wrong = Any empty square will do.
lesson-corner = Freedom is a present. Before you place a stone, look whether your opponent will find an empty square beside it.
    .title = Do not give it away
    .task = Play next to b2 without setting Black free.
    .right = Black has to stay near your stone.
    .wrong = Play next to b2.
    .wrong-given = All squares around a1 are taken: Black may play anywhere.
lesson-last = The very last square may be left empty if a stone there would cost you points.
    .title = The last square
    .task = Only e3 is left. Would you play there?
    .right = Right: your four from a3 to d3 stays alive.
    .wrong = You may pass.
    .wrong-made = That makes a five out of your four. Pass instead.
lesson-count = You play Black. A stone on f4 would make four in column f, but you have to play next to b5. Four squares are left in that corner. Who fills it up sets the other free.
    .title = Count the squares
    .task = Play so that White has to take the last square of the corner.
    .right = White must go to a5, you to b6, White to a6: the corner is full, and you are free to play f4. Counting like this decides most games.
    .wrong = Then White can arrange it that you fill the corner. Count again: each stone must touch the one before.
