# Palavras de que todas as interfaces precisam.
side-w = Brancas
side-b = Pretas
outcome-w = As Brancas ganham
outcome-b = As Pretas ganham
outcome-draw = Empate
reason-repetition = a mesma posição outra vez
to-move = { $side } a jogar

# Jogadas que nenhum jogo permite.
illegal-over = a partida acabou
illegal-off-board = essa casa não está no tabuleiro

# Textos de posições e jogadas.
text-empty = a posição está vazia; precisa de { $wanted } campos, { $form }
text-single-spaces = um espaço entre os campos, nenhum antes nem depois
text-fields = esperavam-se { $wanted } campos, { $form }; há { $found }
text-side = esperava-se o lado a jogar, w ou b, mas encontrou-se «{ $text }»
text-number = esperava-se um número inteiro de 0 a { $max } sem zeros à esquerda, mas encontrou-se «{ $text }»
quote-open = «
quote-close = »
text-nothing = mais nada
text-digit = esperava-se um número, mas encontrou-se { $found }
text-leading-zero = os números começam por um algarismo de 1 a 9
text-cell = esperava-se uma casa como c4, mas encontrou-se { $found }
text-off-board = { $cell } não está no tabuleiro: colunas { $first } a { $last }, linhas 1 a { $rows }
text-letter-skipped = { $cell } não está no tabuleiro: as colunas saltam a letra i
text-stone = esperava-se uma pedra (w ou b), um número de casas vazias ou /, mas encontrou-se { $found }
text-end = não se esperava mais nada aqui, mas encontrou-se { $found }
text-row-end = a linha { $row } tem { $cols } casas e depois vem uma /; encontrou-se { $found }
text-row-long = a linha { $row } só tem { $cols } casas
text-row-short = a linha { $row } tem de ter { $cols } casas, mas encontrou-se { $found } antes
text-rows = o tabuleiro tem { $rows } linhas de { $cols } casas; há { $found } depois da última

# Opções.
options-unknown = opção desconhecida «{ $key }»; conhecidas: { $names }
options-unknown-nearest = opção desconhecida «{ $key }»; queria dizer «{ $nearest }»?
options-no-value = a opção «{ $key }» precisa de um valor, como em { $key }=…
options-none = depois dos dois pontos vêm opções como chave=valor, ou uma predefinição; conhecidas: { $names }
options-empty = falta uma opção junto de uma vírgula; escreva chave=valor,chave=valor
options-twice = a opção «{ $key }» foi dada duas vezes
options-late-preset = a predefinição «{ $key }» tem de vir primeiro; as opções a seguir mudam valores
not-in-build = para isto é preciso o motor completo, que não se conseguiu carregar; tente de novo com ligação à Internet
options-number = { $key }: esperava-se um número inteiro de { $min } a { $max }, mas encontrou-se «{ $text }»
options-number-step = { $key }: esperava-se { $min }, { $next }, … até { $max }, mas encontrou-se «{ $text }»
options-number-off = { $key }: esperava-se um número inteiro de { $min } a { $max }, ou 0 para desligar, mas encontrou-se «{ $text }»
options-choice = { $key }: esperava-se um de { $names }, mas encontrou-se «{ $text }»
options-choice-nearest = { $key }: esperava-se um de { $names }, mas encontrou-se «{ $text }»; queria dizer «{ $nearest }»?
options-dims = { $key }: esperava-se colunas x linhas, cada uma de { $min } a { $max }, como em 5x6, mas encontrou-se «{ $text }»
options-list = { $key }: esperava-se até { $most } números de { $min } a { $max }, como em 4/3/2, mas encontrou-se «{ $text }»

# Pesos das avaliações.
weights-number = linha { $line }: { $name } precisa de um número inteiro de -{ $most } a { $most }, mas encontrou-se «{ $text }»; escreva por exemplo { $name } 10
weights-twice = linha { $line }: { $name } já tem um valor; apague uma das suas linhas
weights-unknown = linha { $line }: não há nenhum peso «{ $name }»; apague a linha
weights-unknown-nearest = linha { $line }: não há nenhum peso «{ $name }»; queria dizer «{ $nearest }»?
weights-missing = falta o peso { $name }; acrescente uma linha { $name } { $value }

# Constantes da procura.
search-unknown = linha { $line }: não há nenhuma constante «{ $name }» da procura; apague a linha
search-unknown-nearest = linha { $line }: não há nenhuma constante «{ $name }» da procura; queria dizer «{ $nearest }»?

# Planos de observação que vários jogos têm, para redes e outros programas que aprendem.
plane-own-stones = pedras de quem joga
plane-opponent-stones = pedras do adversário
plane-countdown = em todas as casas: jogadas até um limite acabar o jogo, divididas por 100, no máximo 1
plane-black = em todas as casas: 1 se jogam as Pretas

# Partes de avaliações que vários jogos têm.
part-tempo = Vez de jogar
part-net = Rede
part-rest = Arredondamento e limite
