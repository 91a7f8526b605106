//! The schema and its migrations.

use deadpool_postgres::Client;

use super::failure;
use crate::store::{StoreError, StoreResult};

/// All tables are in a schema of their own; every connection looks for them there.
pub const SCHEMA: &str = "jogada";

/// Held while tables are made: several servers may start at once. `joga` in ASCII.
const MIGRATION_LOCK: i64 = 0x6a6f_6761;

/// Migrations in order; the table `migrations` counts those that were applied.
///
/// What is unlogged is empty after a crash of the database: nodes announce themselves again, and a
/// search that was claimed may be made twice.
const MIGRATIONS: &[&str] = &[
    r#"
    CREATE TABLE games (
        id text COLLATE "C" PRIMARY KEY,
        version bigint NOT NULL,
        game text NOT NULL,
        spec text NOT NULL,
        status text NOT NULL,
        white_kind text NOT NULL, white text NOT NULL,
        black_kind text NOT NULL, black text NOT NULL,
        moves bigint NOT NULL,
        winner text, reason text,
        listed boolean NOT NULL,
        created bigint NOT NULL,
        updated bigint NOT NULL,
        due bigint
    );
    CREATE INDEX games_listed ON games (created, id) WHERE listed;
    CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
    CREATE TABLE events (
        game text COLLATE "C" NOT NULL,
        version bigint NOT NULL,
        at bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (game, version)
    );
    CREATE TABLE keys (
        game text COLLATE "C" NOT NULL,
        digest bytea NOT NULL,
        kind text NOT NULL,
        side text,
        PRIMARY KEY (game, digest)
    );
    CREATE UNLOGGED TABLE nodes (
        node text PRIMARY KEY,
        seen timestamptz NOT NULL
    );
    CREATE UNLOGGED TABLE presence (
        node text NOT NULL,
        game text COLLATE "C" NOT NULL,
        white int NOT NULL, black int NOT NULL,
        players int NOT NULL,
        total int NOT NULL,
        PRIMARY KEY (game, node)
    );
    CREATE INDEX presence_node ON presence (node);
    CREATE UNLOGGED TABLE claims (
        game text COLLATE "C" PRIMARY KEY,
        node text NOT NULL
    );
"#,
    r#"
    CREATE TABLE documents (
        kind text COLLATE "C" NOT NULL,
        id text COLLATE "C" NOT NULL,
        version bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (kind, id)
    );
"#,
    r"
    ALTER TABLE games
        ADD COLUMN rated boolean NOT NULL DEFAULT false,
        ADD COLUMN white_account text,
        ADD COLUMN black_account text;
",
];

/// Creates or migrates the tables.
pub async fn migrate(client: &mut Client) -> StoreResult<()> {
    let transaction = client.transaction().await.map_err(failure)?;
    let lock = "SELECT pg_advisory_xact_lock($1)";
    transaction.execute(lock, &[&MIGRATION_LOCK]).await.map_err(failure)?;
    let found =
        "SELECT to_regnamespace($1) IS NOT NULL, to_regclass($1 || '.migrations') IS NOT NULL";
    let row = transaction.query_one(found, &[&SCHEMA]).await.map_err(failure)?;
    match (row.get(0), row.get(1)) {
        (true, false) => return Err(StoreError::Foreign),
        (false, _) => {
            let create =
                "CREATE SCHEMA jogada; CREATE TABLE jogada.migrations (number int PRIMARY KEY)";
            transaction.batch_execute(create).await.map_err(failure)?;
        }
        (true, true) => {}
    }
    let sql = "SELECT count(*) FROM migrations";
    let done: i64 = transaction.query_one(sql, &[]).await.map_err(failure)?.get(0);
    if done as usize > MIGRATIONS.len() {
        return Err(StoreError::Newer);
    }
    for (number, step) in (1_i32..).zip(MIGRATIONS).skip(done as usize) {
        transaction.batch_execute(step).await.map_err(failure)?;
        let sql = "INSERT INTO migrations VALUES ($1)";
        transaction.execute(sql, &[&number]).await.map_err(failure)?;
    }
    transaction.commit().await.map_err(failure)
}
