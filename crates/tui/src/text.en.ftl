# A bot that gave no move.
fault-broken = the player broke down
