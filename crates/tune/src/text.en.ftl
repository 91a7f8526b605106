tune-file = { $path }: { $why }; name another folder or file
tune-in-use = { $path }: another run is writing to this file; wait for it or name another folder with --folder
tune-damaged = { $path }, line { $line }: this is not what was written here; delete the file to begin anew, or name another folder with --folder
tune-differs = { $path } was written under other settings; ask for the same ones, delete it, or name another folder with --folder
tune-difference = { $setting }: { $there } in the file, { $here } now
tune-no-weights = the evaluation of { $game } has no weights to tune
tune-no-samples = no position of the games is quiet and undecided, so there is nothing to learn from; ask for more with --games
