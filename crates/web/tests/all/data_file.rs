//! The database as a file among others: moved, removed, copied, shared.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use jogada_web::{App, Config, Incident, Reporter, StoreError, backup, restore, silent};
use serde_json::{Value, json};

use crate::test_server::{Played, TestServer};

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// A game of two moves, the second one after a backup to `copy.db`.
async fn backed_up_between_two_moves(server: &TestServer) -> Played {
    let game = server.game("wali").await;
    server.act(&game, 0, json!({ "move": "c3" })).await.good();
    backup(&server.folder().join("games.db"), &server.folder().join("copy.db")).unwrap();
    server.act(&game, 1, json!({ "move": "d4" })).await.good();
    game
}

async fn moves(server: &TestServer, game: &Played) -> Value {
    server.show(game).await["position"]["moves"].clone()
}

#[tokio::test]
async fn a_server_that_stops_leaves_one_file_with_everything_in_it() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    server.act(&game, 0, json!({ "move": "c3" })).await.good();
    let folder = server.close().await;
    assert_eq!(names(folder.path()), ["games.db"]);
    let server = TestServer::at(folder, &silent());
    assert_eq!(moves(&server, &game).await, json!(["c3"]));
}

#[tokio::test]
async fn a_restored_database_is_the_backup_whatever_lies_beside_it() {
    let server = TestServer::new();
    let game = backed_up_between_two_moves(&server).await;
    // As after a crash: the log is there, and it belongs to a database that was moved away.
    let log = fs::read(server.folder().join("games.db-wal")).unwrap();
    assert!(!log.is_empty());
    let folder = server.close().await;
    let file = |name: &str| folder.path().join(name);
    fs::rename(file("games.db"), file("old.db")).unwrap();
    for name in ["games.db-wal", "games.db-shm", "games.db-journal"] {
        fs::write(file(name), &log).unwrap();
    }
    let aside = restore(&file("copy.db"), &file("games.db")).unwrap();
    assert_eq!(aside.len(), 3);
    assert!(aside.iter().all(|path| fs::read(path).unwrap() == log), "nothing is thrown away");
    let server = TestServer::at(folder, &silent());
    assert_eq!(moves(&server, &game).await, json!(["c3"]));
}

#[tokio::test]
async fn a_backup_leaves_files_of_others_alone() {
    let server = TestServer::new();
    let file = |name: &str| server.folder().join(name);
    fs::write(file("copy.db.part"), "mine").unwrap();
    backup(&file("games.db"), &file("copy.db")).unwrap();
    assert_eq!(fs::read_to_string(file("copy.db.part")).unwrap(), "mine");
    let before = names(server.folder());
    assert!(backup(&file("games.db"), &file("no/copy.db")).is_err());
    assert_eq!(names(server.folder()), before, "nothing is left of a copy that failed");
}

#[tokio::test]
async fn an_empty_file_is_no_backup() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    fs::write(file("empty.db"), "").unwrap();
    assert!(matches!(backup(&file("empty.db"), &file("copy.db")), Err(StoreError::Empty)));
    assert!(matches!(restore(&file("empty.db"), &file("games.db")), Err(StoreError::Empty)));
    assert_eq!(names(folder.path()), ["empty.db"]);
}

#[tokio::test]
async fn a_second_server_is_kept_off_until_the_first_has_gone() {
    let server = TestServer::new();
    let config = Config::new(server.folder().join("games.db"));
    assert!(matches!(App::open(&config, &silent()).err(), Some(StoreError::Busy)));
    #[cfg(unix)]
    {
        let link = server.folder().join("link.db");
        std::os::unix::fs::symlink(&config.data, &link).unwrap();
        let config = Config { data: link, ..config.clone() };
        assert!(matches!(App::open(&config, &silent()).err(), Some(StoreError::Busy)));
    }
    let _folder = server.close().await;
    App::open(&config, &silent()).unwrap().close().await;
}

/// Does something to the files of a server at work; no move may be accepted after that, and the
/// operator is told once.
#[cfg(unix)]
async fn refuses_after(what: impl Fn(&Path)) -> (TestServer, Played) {
    let incidents = Arc::new(Mutex::new(Vec::new()));
    let log = Arc::clone(&incidents);
    let report: Reporter = Arc::new(move |incident| log.lock().unwrap().push(incident.clone()));
    let server = TestServer::at(tempfile::tempdir().unwrap(), &report);
    let game = backed_up_between_two_moves(&server).await;
    what(server.folder());
    for _ in 0..2 {
        let reply = server.act(&game, 0, json!({ "move": "e5" })).await;
        let (code, sentence) = reply.refused(503);
        assert_eq!(code, "data-gone");
        assert!(sentence.contains("removed or replaced"), "{sentence}");
    }
    let wanted = json!({ "spec": "wali", "white": "me", "black": "me" });
    server.post("/api/games", wanted).await.refused(503);
    assert_eq!(server.get("/api/games").await.refused(503).0, "data-gone");
    let data = server.folder().join("games.db");
    assert_eq!(*incidents.lock().unwrap(), [Incident::DataGone(data)]);
    (server, game)
}

#[cfg(unix)]
#[tokio::test]
async fn no_move_is_accepted_into_a_file_that_was_removed() {
    refuses_after(|folder| {
        for name in ["games.db", "games.db-wal", "games.db-shm"] {
            fs::remove_file(folder.join(name)).unwrap();
        }
    })
    .await;
}

#[cfg(unix)]
#[tokio::test]
async fn no_move_is_accepted_into_a_file_that_was_replaced() {
    refuses_after(|folder| {
        fs::rename(folder.join("games.db"), folder.join("old.db")).unwrap();
        fs::copy(folder.join("copy.db"), folder.join("games.db")).unwrap();
    })
    .await;
}

#[cfg(unix)]
#[tokio::test]
async fn no_move_is_accepted_into_a_log_that_was_removed() {
    refuses_after(|folder| fs::remove_file(folder.join("games.db-wal")).unwrap()).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_was_copied_over_the_open_one_is_noticed_and_stays_as_it_is() {
    let copy_over = |folder: &Path| {
        fs::copy(folder.join("copy.db"), folder.join("games.db")).unwrap();
    };
    let (server, game) = refuses_after(copy_over).await;
    let folder = server.close().await;
    let file = |name: &str| fs::read(folder.path().join(name)).unwrap();
    assert!(file("games.db") == file("copy.db"), "closing writes nothing into it");
    assert!(!file("games.db-wal.old-1").is_empty(), "the last moves are not thrown away");
    let server = TestServer::at(folder, &silent());
    assert_eq!(moves(&server, &game).await, json!(["c3"]));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_games_or_their_copies() {
    use std::os::unix::fs::PermissionsExt;
    let server = TestServer::new();
    backed_up_between_two_moves(&server).await;
    for name in names(server.folder()).iter().filter(|name| name.contains(".db")) {
        let mode = fs::metadata(server.folder().join(name)).unwrap().permissions().mode();
        let for_others = mode & 0o077;
        assert!(for_others == 0 || name.contains(".lock"), "{name}: {mode:o}");
    }
}
