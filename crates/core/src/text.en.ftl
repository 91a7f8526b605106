# Words every front end needs.
side-w = White
side-b = Black
outcome-w = White wins
outcome-b = Black wins
outcome-draw = Draw
reason-repetition = the same position again
to-move = { $side } to move

# Moves that no game allows.
illegal-over = the game is over
illegal-off-board = that square is not on the board

# Texts of positions and moves.
text-empty = the position is empty; it needs { $wanted } fields, { $form }
text-single-spaces = one space between the fields, none before or after
text-fields = expected { $wanted } fields, { $form }; found { $found }
text-side = expected the side to move, w or b, found “{ $text }”
text-number = expected a whole number from 0 to { $max } without leading zeros, found “{ $text }”
quote-open = “
quote-close = ”
text-nothing = nothing more
text-digit = expected a number, found { $found }
text-leading-zero = numbers start with a digit from 1 to 9
text-cell = expected a square such as c4, found { $found }
text-off-board = { $cell } is not on the board: columns { $first } to { $last }, rows 1 to { $rows }
text-letter-skipped = { $cell } is not on the board: the columns skip the letter i
text-stone = expected a stone (w or b), a count of empty squares or /, found { $found }
text-end = nothing more was expected here, found { $found }
text-row-end = row { $row } has { $cols } squares, then a / must follow; found { $found }
text-row-long = row { $row } has only { $cols } squares
text-row-short = row { $row } must have { $cols } squares, found { $found } before that
text-rows = the board has { $rows } rows of { $cols } squares; found { $found } after the last

# Options.
options-unknown = unknown option “{ $key }”; known: { $names }
options-unknown-nearest = unknown option “{ $key }”; did you mean “{ $nearest }”?
options-no-value = option “{ $key }” needs a value, as in { $key }=…
options-none = after the colon come options such as key=value, or a preset; known: { $names }
options-empty = an option is missing beside a comma; write key=value,key=value
options-twice = option “{ $key }” is given twice
options-late-preset = the preset “{ $key }” must come first; options after it change single values
not-in-build = this takes the whole engine, which could not be loaded; try again with a connection
options-number = { $key }: expected a whole number from { $min } to { $max }, got “{ $text }”
options-number-step = { $key }: expected { $min }, { $next }, … up to { $max }, got “{ $text }”
options-number-off = { $key }: expected a whole number from { $min } to { $max }, or 0 for off, got “{ $text }”
options-choice = { $key }: expected one of { $names }, got “{ $text }”
options-choice-nearest = { $key }: expected one of { $names }, got “{ $text }”; did you mean “{ $nearest }”?
options-dims = { $key }: expected columns x rows, each from { $min } to { $max }, as in 5x6, got “{ $text }”
options-list = { $key }: expected at most { $most } numbers from { $min } to { $max }, as in 4/3/2, got “{ $text }”

# Weights of evaluations.
weights-number = line { $line }: { $name } needs a whole number from -{ $most } to { $most }, found “{ $text }”; write for example { $name } 10
weights-twice = line { $line }: { $name } has a value already; delete one of its lines
weights-unknown = line { $line }: there is no weight “{ $name }”; delete the line
weights-unknown-nearest = line { $line }: there is no weight “{ $name }”; did you mean “{ $nearest }”?
weights-missing = the weight { $name } is missing; add a line { $name } { $value }

# Constants of the search.
search-unknown = line { $line }: there is no constant “{ $name }” of the search; delete the line
search-unknown-nearest = line { $line }: there is no constant “{ $name }” of the search; did you mean “{ $nearest }”?

# Observation planes that several games have, for nets and other learners.
plane-own-stones = stones of the side to move
plane-opponent-stones = stones of its opponent
plane-countdown = all cells: plies until a limit ends the game, divided by 100, at most 1
plane-black = all cells: 1 if Black is to move

# Parts of evaluations that several games have.
part-tempo = Right to move
part-net = Net
part-rest = Rounding and limit
