# Um adversário que não deu jogada.
fault-broken = o jogador avariou
