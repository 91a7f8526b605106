survey-title = { $count ->
    [one] One option set
   *[other] { $count } option sets, side by side
  }
survey-note = { $player } plays both sides, { $games } games from the start position and as many after { $opening } random moves, which were not chosen to be even. Lines and ± are 95 % confidence intervals. Click a heading to sort.
survey-meanings = What is measured
survey-set = set
survey-white = White
survey-white-help = White's share of the points from the start position: the advantage of the first move
survey-openings = White, openings
survey-openings-help = White's share of the points after random moves that were not chosen to be even
survey-decisive = winner
survey-decisive-help = games that have a winner
survey-plies = plies
survey-plies-help = moves of both sides in a game; the bars show how lengths are distributed, up to the longest
survey-duration = minutes
survey-duration-help = how long people would play, at the time for a move that was given
survey-branching = moves
survey-branching-help = legal moves of a position (branching factor)
survey-forced = forced
survey-forced-help = positions with only one legal move
survey-leads = lead changes
survey-leads-help = how often in a game another side begins to lead, as the engine sees it
survey-drama = drama
survey-drama-help = how far behind winners were while they were behind: 0 never, 1 all but lost (Browne)
survey-comebacks = comebacks
survey-comebacks-help = won games in which the winner's chance had been 25 % or less
survey-depth = depth, Elo
survey-depth-help = Elo points between the weakest and the strongest of the players that met: room for skill
survey-proof = proven
survey-proof-help = what the start position is worth to White, if the solver found out within its limit
survey-proof-win = { $kind ->
    [margin] White wins by { $by }
   *[plies] White wins in { $by }
  }
survey-proof-loss = { $kind ->
    [margin] Black wins by { $by }
   *[plies] Black wins in { $by }
  }
survey-proof-draw = draw
survey-proof-open = open
survey-no-game = “{ $word }” comes before any game; begin with one, as in nava size=3,4,5
survey-range = “{ $word }”: a range goes from a smaller number to a larger one, as in cubes=3..6
survey-too-many = these are more than { $most } option sets; leave some values out
survey-empty = none of these option sets can be played; jogada games GAME lists the options and what fits together
survey-bad-set = “{ $set }” is no set of options that can be played
survey-bad-player = “{ $name }” is no player of { $set }; jogada players lists them
survey-program = “{ $name }” is a program outside, and what it plays does not follow from a seed; take one of the players that jogada players lists
