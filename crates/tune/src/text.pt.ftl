tune-file = { $path }: { $why }; indique outra pasta ou outro ficheiro
tune-in-use = { $path }: outra execução está a escrever neste ficheiro; espere por ela ou indique outra pasta com --folder
tune-damaged = { $path }, linha { $line }: isto não é o que aqui foi escrito; apague o ficheiro para recomeçar, ou indique outra pasta com --folder
tune-differs = { $path } foi escrito com outras definições; peça as mesmas, apague-o, ou indique outra pasta com --folder
tune-difference = { $setting }: { $there } no ficheiro, { $here } agora
tune-no-weights = a avaliação de { $game } não tem pesos para afinar
tune-no-samples = nenhuma posição das partidas é calma e está por decidir, por isso não há nada com que aprender; peça mais com --games
