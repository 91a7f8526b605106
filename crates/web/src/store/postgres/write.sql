-- All writes of a batch in one statement and one round trip. Rows are locked in the order of their ids, so
-- that two servers never wait for each other. A job is written if every game and document it is about has
-- the version it was decided on and every secret it spends is still there; the others change nothing. Of two
-- servers that make the same document the second violates its key, which fails its whole statement.
WITH want AS MATERIALIZED (
    SELECT * FROM unnest($1::int[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[],
        $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::bigint[], $13::text[],
        $14::text[], $15::boolean[], $16::bigint[], $17::bigint[], $18::bigint[],
        $38::boolean[], $39::text[], $40::text[])
    AS row (job, id, base, version, game, spec, status, white_kind, white, black_kind, black, moves,
        winner, reason, listed, created, updated, due, rated, white_account, black_account)
), held AS MATERIALIZED (
    SELECT id, version FROM games WHERE id = ANY ($2) ORDER BY id FOR UPDATE
), spent AS MATERIALIZED (
    SELECT * FROM unnest($19::int[], $20::text[], $21::bytea[]) AS row (job, game, digest)
), unspent AS MATERIALIZED (
    SELECT keys.game, keys.digest FROM keys JOIN spent USING (game, digest)
    WHERE keys.game IN (SELECT id FROM held) FOR UPDATE OF keys
), documents_wanted AS MATERIALIZED (
    SELECT * FROM unnest($33::int[], $34::text[], $35::text[], $36::bigint[], $37::text[])
    AS row (job, kind, id, base, body)
), held_documents AS MATERIALIZED (
    SELECT kind, id, version FROM documents
    WHERE (kind, id) IN (SELECT kind, id FROM documents_wanted) ORDER BY kind, id FOR UPDATE
), good AS MATERIALIZED (
    (SELECT job FROM want UNION SELECT job FROM documents_wanted)
    EXCEPT
    SELECT job FROM want LEFT JOIN held USING (id) WHERE coalesce(held.version, 0) <> base
    EXCEPT
    SELECT job FROM documents_wanted LEFT JOIN held_documents USING (kind, id)
    WHERE coalesce(held_documents.version, 0) <> base
    EXCEPT
    SELECT job FROM spent LEFT JOIN unspent USING (game, digest) WHERE unspent.game IS NULL
), new_documents AS (
    INSERT INTO documents (kind, id, version, body)
    SELECT kind, id, 1, body FROM documents_wanted JOIN good USING (job) WHERE base = 0 AND body IS NOT NULL
), changed_documents AS (
    UPDATE documents SET version = base + 1, body = documents_wanted.body
    FROM documents_wanted JOIN good USING (job)
    WHERE (documents.kind, documents.id) = (documents_wanted.kind, documents_wanted.id) AND base > 0 AND documents_wanted.body IS NOT NULL
), old_documents AS (
    DELETE FROM documents USING documents_wanted JOIN good USING (job)
    WHERE (documents.kind, documents.id) = (documents_wanted.kind, documents_wanted.id) AND documents_wanted.body IS NULL
), new_events AS (
    INSERT INTO events (game, version, at, body)
    SELECT game, version, at, body
    FROM unnest($22::int[], $23::text[], $24::bigint[], $25::bigint[], $26::text[])
        AS row (job, game, version, at, body)
    JOIN good USING (job)
), new_keys AS (
    INSERT INTO keys (game, digest, kind, side)
    SELECT game, digest, kind, side
    FROM unnest($27::int[], $28::text[], $29::bytea[], $30::text[], $31::text[])
        AS row (job, game, digest, kind, side)
    JOIN good USING (job)
), old_keys AS (
    DELETE FROM keys USING spent JOIN good USING (job)
    WHERE keys.game = spent.game AND keys.digest = spent.digest
), rows AS (
    INSERT INTO games (id, version, game, spec, status, white_kind, white, black_kind, black, moves,
        winner, reason, listed, created, updated, due, rated, white_account, black_account)
    SELECT id, version, game, spec, status, white_kind, white, black_kind, black, moves,
        winner, reason, listed, created, updated, due, rated, white_account, black_account
    FROM want JOIN good USING (job)
    ON CONFLICT (id) DO UPDATE SET (version, status, white_kind, white, black_kind, black, moves, winner,
        reason, listed, updated, due, white_account, black_account)
    = (excluded.version, excluded.status, excluded.white_kind, excluded.white, excluded.black_kind,
        excluded.black, excluded.moves, excluded.winner, excluded.reason, excluded.listed, excluded.updated,
        excluded.due, excluded.white_account, excluded.black_account)
), news AS MATERIALIZED (
    -- One notification per transaction: it takes a lock of the whole database until it is committed. 250
    -- games fit into the 8,000 bytes of a payload.
    SELECT pg_notify('jogada', $32::text || ' ' || string_agg(id || ':' || version, ' '))
    FROM (SELECT id, version, (row_number() OVER () - 1) / 250 AS part FROM want JOIN good USING (job)) AS row
    GROUP BY part
)
SELECT job, (SELECT count(*) FROM news) FROM good
