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
