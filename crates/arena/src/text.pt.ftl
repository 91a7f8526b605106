reason-cap = demasiados lances
reason-fault = um jogador falhou
fault-illegal = o jogador «{ $player }» quer jogar «{ $move }», que não é legal
fault-silent = o jogador «{ $player }» não dá nenhuma jogada
