cluster-connect = { $url }: cannot reach a NATS server there ({ $why }); start one with nats-server -js, or check the address
cluster-no-streams = { $url }: the NATS server has no JetStream ({ $why }); start it with nats-server -js
cluster-request = the NATS server does not do what it was asked for, “{ $what }” ({ $why }); the same command goes on with what was saved with --out
cluster-too-large = the run and its openings take { $size } bytes, but the NATS server takes messages of at most { $limit }; give a smaller file of openings, or raise max_payload of the server
cluster-dead-letters = { $count ->
    [one] a unit was given to workers again and again and none finished it: { $keys }
   *[other] { $count } units were given to workers again and again and none finished them: { $keys }
  }; look at what the workers say, then give the same command again
