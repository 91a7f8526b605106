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

# Linhas de comando.
command-empty = é preciso nomear um programa: cmd:PROGRAMA ARGUMENTOS…
command-quote = em «{ $text }» há aspas ou uma barra invertida por fechar

# Programas que jogam.
engine-not-found = «{ $player }»: não há tal programa; indique o caminho completo ou um que esteja em PATH
engine-not-executable = «{ $player }»: o programa não pode ser executado; torne-o executável ou nomeie primeiro o interpretador
engine-not-started = não se consegue iniciar «{ $player }»: { $why }
engine-ended = «{ $player }» acabou com o estado { $status } quando ainda era preciso{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
engine-killed = «{ $player }» foi terminado pelo sinal { $signal } quando ainda era preciso{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
engine-closed = «{ $player }» fechou a sua saída quando ainda era preciso{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
engine-no-ugi = «{ $player }» não fala UGI: não disse ugiok em { $seconds } s
engine-other-ugi = «{ $player }» não fala UGI: não disse ugiok em { $seconds } s, mas «{ $said }»
engine-deaf = «{ $player }» não lê o que lhe dizem
engine-silent = «{ $player }» não respondeu em { $seconds } s
engine-long-line = «{ $player }» disse uma linha de mais de { $most } bytes
engine-no-game = «{ $player }» não joga { $game }: a sua opção Game não o inclui
engine-refused = «{ $player }» recusa: { $why }
engine-illegal = «{ $player }» quer jogar «{ $move }», que não é legal
