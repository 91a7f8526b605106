# Um adversário que não deu jogada.
fault-broken = o jogador avariou

# Modo de linhas: os comandos. Várias palavras separam-se por vírgulas, a primeira é a habitual.
command-undo = anular, desfazer
    .help = anula a sua última jogada e a resposta a ela
command-redo = refazer
    .help = volta a fazê-la
command-hint = dica
    .help = recomenda uma jogada
command-moves = jogadas
    .help = mostra as jogadas legais
command-board = tabuleiro
    .help = mostra outra vez o tabuleiro
command-flip = virar
    .help = vira o tabuleiro
command-draw = empate
    .help = propõe empate
command-resign = desistir
    .help = desiste da partida
command-score = valor
    .help = diz por baixo do tabuleiro quem está melhor
command-think = pensar
    .help = diz o que os adversários automáticos pensam antes de jogar
command-again = outra
    .help = joga outra vez
command-swap = trocar
    .help = joga outra vez com as cores trocadas
command-save = guardar, gravar
    .help = escreve a partida num ficheiro novo
command-overwrite = guardar!, gravar!
    .help = escreve a partida num ficheiro, haja lá o que houver
command-load = abrir, carregar
    .help = passa para a partida de um ficheiro
command-rules = regras
    .help = explica o jogo
command-help = ajuda, ?
    .help = mostra esta lista
command-quit = sair
    .help = sai

# Modo de linhas: palavras que se escrevem.
plain-file = FICHEIRO
plain-switch = sim/não
plain-on = sim, ligado
plain-off = não, nao, desligado
plain-yes = sim, s
plain-no = não, nao, n
plain-discard = apagar, esquecer

# Modo de linhas: frases.
plain-human = pessoa
plain-title = { $game }: { $white }, { $black }
plain-welcome = Escreva uma jogada ou um comando; «ajuda» mostra os comandos.
plain-over = Fim
plain-next = «outra» joga outra vez, «trocar» com as cores trocadas; «guardar FICHEIRO» guarda a partida, «sair» sai.
plain-help-move = Uma jogada, como { $move }, ou um comando; basta o princípio da palavra:
plain-several = «{ $word }» pode ser { $words }
plain-unknown = «{ $text }» não é comando nem jogada: { $why }; «ajuda» mostra os comandos
plain-unknown-nearest = «{ $text }» não é jogada nem comando; queria dizer «{ $nearest }»?
plain-no-argument = «{ $command }» não leva nada a seguir, nem «{ $text }»
plain-which-file = diga que ficheiro, como em { $command } partida.txt
plain-on-or-off = sim ou não, e não «{ $text }»
plain-yes-or-no = Responda sim ou não, por favor.
plain-undone = { $count ->
    [one] Uma jogada anulada.
   *[other] { $count } jogadas anuladas.
}
plain-undo-nothing = Não há nenhuma jogada sua para anular.
plain-redone = { $count ->
    [one] Uma jogada refeita.
   *[other] { $count } jogadas refeitas.
}
plain-redo-nothing = Não há nada para refazer.
plain-reopened = A partida continua.
plain-hint = Dica: { $move }. { $score }; espera-se { $line }
plain-thought = { $score }; profundidade { $depth }, { $nodes } posições; espera-se { $line }
plain-score-ahead = { $side } em vantagem por { $points }
plain-score-even = Nenhum lado está em vantagem
plain-score-draw = Empate se ambos jogarem o melhor
plain-score-wins = { $side } a ganhar em { $plies ->
    [one] um lance
   *[other] { $plies } lances
}
plain-score-on = Mostra-se por baixo do tabuleiro quem está melhor: 100 é uma pequena vantagem.
plain-score-off = Já não se mostra quem está melhor.
plain-think-on = Mostra-se o que os adversários automáticos pensam, com as suas jogadas.
plain-think-off = Já não se mostra o que os adversários automáticos pensam.
plain-draw-declined = { $player } recusa e continua a jogar.
plain-draw-offered = { $side }: aceita o empate? (sim/não)
plain-draw-refused = O empate foi recusado; a partida continua.
plain-saved = Guardada em { $file }.
plain-file-exists = { $file } já existe; «{ $command } { $file }» escreve por cima
plain-not-kept = Esta partida não ficará guardada se for interrompida: { $why }
plain-left = { $game } fica { $count ->
    [0] antes da primeira jogada.
    [one] depois de uma jogada.
   *[other] depois de { $count } jogadas.
}
plain-left-kept = Fica guardada: «jogada play» volta a propô-la.
plain-left-lost = Não fica guardada.
plain-unfinished = { $game }, jogada { $move }
plain-offer = Continuar { $game }? (sim/não/apagar)
plain-offer-answers = «sim» continua-a, «não» deixa-a para depois, «apagar» esquece-a.
plain-mention = { $count ->
    [one] Há uma partida por acabar: { $game }. «jogada play» continua-a.
   *[other] Há { $count } partidas por acabar, a última { $game }. «jogada play» continua-as.
}
plain-damaged = { $file } tem uma partida por acabar que não se consegue ler; fica como está.
plain-taken = Outra pessoa já a continuou.
plain-discarded = Está esquecida.
plain-ask-game = Que jogo (nome, número ou especificação)
plain-ask-options = Opções ou predefinição ({ $presets }; «jogada games { $game }» explica-as; - para as regras habituais)
plain-ask-seat = Quem joga com as { $side } (human, level:1 a level:10, max, …)
plain-ask-help = Escreva uma resposta, ou Enter para a que está entre parênteses retos; «sair» sai.
plain-fault-silent = não dá nenhuma jogada, embora as haja, e por isso desiste
plain-fault-illegal = quer jogar «{ $move }», que não é legal, e por isso desiste
plain-game = { $number }: { $ending }; { $plies ->
    [one] um lance
   *[other] { $plies } lances
}, semente { $seed }
plain-games = { $white } com as Brancas contra { $black } com as Pretas, { $spec }, { $count ->
    [one] uma partida
   *[other] { $count } partidas
}
plain-games-results = { $who }: { $wins } ganhas, { $draws } empatadas, { $losses } perdidas: { $score } % dos pontos
plain-games-endings = { $plies } lances por partida em média; fins: { $reasons }
