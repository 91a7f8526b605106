refused-json = isto não é o JSON que se esperava: { $why }
refused-body = o pedido é demasiado longo: no máximo { $most } KB
refused-not-yours = isto precisa do segredo de um lugar desta partida
refused-no-game = não há aqui essa partida
refused-no-page = não há nada neste endereço
refused-no-seat = esta ligação não leva a nenhum lugar desta partida
refused-taken = o lugar está ocupado
refused-too-many = demasiados pedidos: tente outra vez daqui a { $seconds } s
refused-sockets = no máximo { $most } partidas abertas ao mesmo tempo por endereço: feche uma primeiro
refused-busy = o motor já tem muito em que pensar: tente outra vez daqui a pouco
refused-broken = o servidor não conseguiu fazer isto: tente outra vez daqui a pouco
refused-data-gone = a base de dados deste servidor foi retirada ou substituída: nada se guarda até que quem o gere o volte a iniciar
refused-slow = o pedido não chegou em { $most } segundos
refused-full = o servidor está cheio: tente outra vez daqui a pouco
refused-host = aqui este servidor chama-se localhost; atrás de um intermediário inicie-o com --proxied
refused-origin = não se responde a pedidos de outros sítios
refused-waiting = a partida não começou: ainda há um lugar vazio
refused-turn = não é a sua vez
refused-ply = a partida continuou: esta jogada era para outra posição
refused-over = a partida acabou
refused-not-over = a partida ainda não acabou
refused-no-offer = não foi proposto nada
refused-own-offer = a proposta foi sua: responde o outro lado
refused-nothing-made = não fez nenhuma jogada que se possa desfazer
refused-clock = o tempo não se esgotou
refused-time-over = o seu tempo esgotou-se
refused-one-action = diga uma coisa a fazer: move, resign, offer, answer ou claim
refused-moves = demasiadas jogadas: no máximo { $most }
refused-long = isto é demasiado longo: no máximo { $most } caracteres
refused-bots = pelo menos um lado é para uma pessoa: «me» ou «open»
refused-memory = aqui um jogador pode lembrar-se no máximo de { $most } MB
refused-clock-range = um relógio tem de 1 a { $seconds } segundos e um incremento de no máximo { $increment }, ou de 1 a { $days } dias
refused-time-range = pense de 1 a { $most } ms
refused-lines = peça de 1 a { $most } linhas
refused-width = peça de 1 a { $most } jogadas
refused-ply-range = esta partida tem { $most ->
    [1] { $most } jogada
   *[other] { $most } jogadas
}
refused-status = esperava-se waiting, playing ou over
refused-cursor = isto não continua nenhuma lista
refused-ids = peça no máximo { $most } partidas de cada vez
refused-qr = isto é demasiado longo para um código QR
refused-over-here = a partida acabou: não há nada em que pensar
reason-time = o tempo esgotou-se
reason-forfeit = o bot não conseguiu encontrar uma jogada
score-win = vitória em { $plies }
score-loss = derrota em { $plies }
score-draw = empate
picture-title = { $game }, posição depois de { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}
refused-listed = jogada { $number }, «{ $text }»: { $why }
refused-request = este pedido não se entendeu: docs/web-api.md diz o que se pode pedir
refused-command = aqui não se correm programas de visitantes: diga um jogador do servidor
preview-new = Nova partida de { $game }
preview-rules = Regras de { $game }
preview-game = Uma partida de { $game }
preview-invitation = Joga { $game } comigo
