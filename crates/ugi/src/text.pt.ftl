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

# A lista de verificações para programas.
check-handshake = a ugi responde ugiok
check-identity = diz o seu nome e o seu autor
check-options = as suas opções estão bem formadas
check-silence = não diz nada sem ser perguntado
check-ready = a isready responde readyok
check-game = aceita o jogo
check-movetime = go movetime traz uma jogada legal a tempo
check-clocks = go com relógios traz uma jogada legal a tempo
check-nodes = go nodes traz uma jogada legal
check-depth = go depth traz uma jogada legal
check-two-words = bestmove tem exatamente duas palavras
check-stop = ouve isready e stop enquanto pensa
check-idle-stop = stop não faz nada quando não pensa
check-position = percebe position fen
check-match = as suas jogadas são legais durante uma partida
check-queries = responde a query, com duas palavras e bem
check-garbage = sobrevive ao que não percebe
check-new-game = continua a jogar depois de uginewgame
check-quit = acaba com quit
check-quit-thinking = acaba com quit enquanto pensa
check-end-of-input = acaba com o fim da sua entrada
check-missing = nenhuma linha que comece por { $word } em { $seconds } s
check-unasked = disse «{ $said }» sem ser perguntado
check-runs-on = ainda corre ao fim de { $seconds } s
check-twice = respondeu duas vezes ao mesmo go: «{ $said }»
check-bad-info = este info não faz sentido: «{ $said }»
check-not-two-words = a resposta tem de ter exatamente duas palavras, e não «{ $said }»
check-no-line = falta a linha «{ $line }» antes de ugiok
check-bad-option = esperava-se option name NOME type TIPO default VALOR, e o que pertence ao tipo, mas encontrou-se «{ $said }»
check-option-twice = este nome já foi usado: «{ $said }»
check-own-book = OwnBook tem de estar desligado de início: «{ $said }»
check-not-plain = esperava-se readyok e mais nada, mas encontrou-se «{ $said }»
check-bad-options = as opções do jogo não são compatíveis
check-wrong-response = a query { $query } respondeu { $said } em vez de { $expected } em «{ $at }»
check-line-ended = a linha «{ $line }» fê-lo acabar com o estado { $status }{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
check-line-killed = a linha «{ $line }» fê-lo acabar pelo sinal { $signal }{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
check-line-closed = depois da linha «{ $line }» fechou a sua saída{ $lines ->
    [0] {""}
   *[other] {""}: { $said }
}
check-line-silent = depois da linha «{ $line }» não respondeu a isready em { $seconds } s
