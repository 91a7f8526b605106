# Palavras de que todas as interfaces precisam.
side-w = Brancas
side-b = Pretas
outcome-w = As Brancas ganham
outcome-b = As Pretas ganham
outcome-draw = Empate
reason-repetition = por repetição
to-move = { $side } a jogar

# Textos de posições e jogadas.
text-single-spaces = um espaço entre os campos, nenhum antes nem depois
text-fields = esperavam-se { $wanted } campos, { $form }; há { $found }
text-side = esperava-se o lado a jogar, w ou b, está «{ $text }»
text-number = esperava-se um número inteiro de 0 a { $max } sem zeros à esquerda, está «{ $text }»
text-nothing = mais nada
text-digit = esperava-se um número, está «{ $found }»
text-leading-zero = os números começam por um algarismo de 1 a 9
text-cell = esperava-se uma casa como c4, está «{ $found }»
text-off-board = { $cell } não está no tabuleiro: colunas { $first } a { $last }, linhas 1 a { $rows }
text-letter-skipped = { $cell } não está no tabuleiro: as colunas saltam a letra i
text-stone = esperava-se uma pedra (w ou b), um número de casas vazias ou /, está «{ $found }»
text-end = não se esperava mais nada aqui, está «{ $found }»
text-row-end = a linha { $row } tem { $cols } casas e depois vem uma /; está «{ $found }»
text-row-long = a linha { $row } só tem { $cols } casas
text-row-short = a linha { $row } tem de ter { $cols } casas, «{ $found }» veio cedo demais
text-rows = o tabuleiro tem { $rows } linhas de { $cols } casas; há «{ $found }» depois da última

# Opções.
option-unknown = opção desconhecida «{ $key }»; conhecidas: { $names }
option-unknown-nearest = opção desconhecida «{ $key }»; queria dizer «{ $nearest }»?
option-no-value = a opção «{ $key }» precisa de um valor, como em { $key }=…
option-empty = falta uma opção entre duas vírgulas
option-twice = a opção «{ $key }» foi dada duas vezes
option-late-preset = a predefinição «{ $key }» tem de vir primeiro; as opções a seguir mudam valores
option-number = { $key }: esperava-se um número inteiro de { $min } a { $max }, está «{ $text }»
option-number-step = { $key }: esperava-se { $min }, { $next }, … até { $max }, está «{ $text }»
option-number-off = { $key }: esperava-se um número inteiro de { $min } a { $max }, ou 0 para desligar, está «{ $text }»
option-choice = { $key }: esperava-se um de { $names }, está «{ $text }»
option-choice-nearest = { $key }: esperava-se um de { $names }, está «{ $text }»; queria dizer «{ $nearest }»?
option-dims = { $key }: esperava-se colunas x linhas, cada uma de { $min } a { $max }, como em 5x6, está «{ $text }»
