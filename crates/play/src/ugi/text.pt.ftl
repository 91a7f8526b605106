# O protocolo, do lado do motor.
ugi-unknown = comando desconhecido «{ $text }»; conhecem-se ugi, isready, setoption, uginewgame, position, go, stop, query, d e quit
ugi-bad-setoption = esperava-se setoption name NOME value VALOR, mas encontrou-se «{ $text }»
ugi-bad-position = esperava-se position startpos ou position fen TEXTO, e talvez moves e as jogadas, mas encontrou-se «{ $text }»
ugi-bad-go = esperava-se go e p1time, p2time, p1inc, p2inc, movetime, nodes ou depth, cada um com um número inteiro, ou infinite, mas encontrou-se «{ $text }»
ugi-bad-query = esperava-se query p1turn, gameover, result ou moves, mas encontrou-se «{ $text }»
ugi-busy = ainda a pensar: envie stop primeiro
ugi-long = uma linha pode ter { $most } bytes; esta era mais comprida e foi ignorada
ugi-hash = Hash pode ser no máximo { $most }: não há mais memória livre
ugi-move = jogada { $number }, «{ $text }»: { $why }
ugi-no-position = não há posição: a última não pôde ser montada
