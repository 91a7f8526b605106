cluster-connect = { $url }: cannot reach a NATS server there ({ $why }); start one with nats-server -js, or check the address
cluster-no-streams = { $url }: the NATS server has no JetStream ({ $why }); start it with nats-server -js
cluster-denied = { $url }: the server refused the user name or password; give them as in nats://user:password@host
cluster-request = { $what } failed ({ $why }); the same command goes on with what was saved with --out
cluster-start = starting the threads for the NATS server
cluster-create-queue = creating the queue on the NATS server
cluster-create-stream = creating a stream on the NATS server
cluster-create-consumer = creating a consumer on the NATS server
cluster-find-queue = finding the queue of the run on the NATS server
cluster-read-runs = reading the list of runs from the NATS server
cluster-follow-runs = following the list of runs of the NATS server
cluster-announce-run = making the run known on the NATS server
cluster-end-run = ending the run on the NATS server
cluster-remove-stream = removing a stream from the NATS server
cluster-empty-queue = emptying the queue on the NATS server
cluster-look-at-queue = looking at the queue on the NATS server
cluster-publish-unit = publishing a unit on the NATS server
cluster-remove-unit = removing a unit from the NATS server
cluster-read-results = reading results from the NATS server
cluster-subscribe = subscribing to the reports of workers
cluster-too-large = the run and its openings take { $size } bytes, but the NATS server takes messages of at most { $limit }; give a smaller file of openings, or raise max_payload of the server
cluster-dead-letters = { $count ->
    [one] a unit was given to workers again and again and none finished it: { $keys }
   *[other] { $count } units were given to workers again and again and none finished them: { $keys }
  }; look at what the workers say, then give the same command again
