//! Several servers on one `PostgreSQL`, as processes of their own.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::postgres::Postgres;
use crate::serve::{Server, ask};

/// How long the others may take to do what a dead server has left undone.
const TAKEOVER: Duration = Duration::from_secs(5);

/// The first move that the holder of a seat may make.
fn first_legal(address: &str, id: &str, secret: &str) -> Value {
    let shown = ask(address, &format!("GET /api/games/{id}"), secret, &Value::Null).unwrap();
    shown["position"]["legal"][0][0].clone()
}

fn show(address: &str, id: &str) -> Value {
    ask(address, &format!("GET /api/games/{id}"), "", &Value::Null).unwrap()
}

fn wait_for_ply(server: &Server, id: &str, ply: usize) -> Duration {
    let since = Instant::now();
    while show(&server.address, id)["position"]["ply"] != ply {
        assert!(since.elapsed() < TAKEOVER, "{}", show(&server.address, id)["position"]);
        thread::sleep(Duration::from_millis(50));
    }
    since.elapsed()
}

#[test]
fn a_bot_whose_server_was_killed_goes_on_thinking_at_another() {
    let Some(postgres) = Postgres::shared() else { return };
    let data = postgres.database();
    let (mut one, two) = (Server::start(&data), Server::start(&data));
    let wanted = json!({ "spec": "freedom", "white": "me", "black": "max" });
    let begun = ask(&one.address, "POST /api/games", "", &wanted).unwrap();
    let (id, secret) = (begun["id"].as_str().unwrap(), begun["seats"]["w"].as_str().unwrap());
    let act = format!("POST /api/games/{id}/do");
    let made = ask(&one.address, &act, secret, &json!({ "move": "e5" })).unwrap();
    assert_eq!(made["version"], 2);
    assert_eq!(show(&two.address, id)["position"]["ply"], 1);
    one.kill();
    let elapsed = wait_for_ply(&two, id, 2);
    assert!(elapsed > Duration::from_secs(1), "it was thinking, and a dead server is missed later");
    let legal = first_legal(&two.address, id, secret);
    let made = ask(&two.address, &act, secret, &json!({ "move": legal })).unwrap();
    assert_eq!(made["version"], 4);
}

/// A script that ends what it has started when it is told to end.
struct Script(Child);

impl Drop for Script {
    fn drop(&mut self) {
        let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        let _ = self.0.wait();
    }
}

/// The example of the documentation: a game whose moves are made at three servers in turn.
#[test]
fn the_script_of_three_servers_is_one_server_to_its_players() {
    let Some(_) = Postgres::shared() else { return };
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/three-servers");
    let mut command = Command::new(script);
    let command = command.args([env!("CARGO_BIN_EXE_jogada"), "0"]).env("JOGADA_LANG", "en");
    let mut script = Script(command.stdout(Stdio::piped()).spawn().unwrap());
    let lines = BufReader::new(script.0.stdout.take().unwrap()).lines().take(3).map(Result::unwrap);
    let address = |line: String| line.split("http://").nth(1)?.split(' ').next().map(str::to_owned);
    let servers: Vec<_> = lines.map(|line| address(line).unwrap()).collect();
    let wanted = json!({ "spec": "wali", "white": "me", "black": "me" });
    let begun = ask(&servers[0], "POST /api/games", "", &wanted).unwrap();
    let id = begun["id"].as_str().unwrap();
    let act = format!("POST /api/games/{id}/do");
    for ply in 0..6 {
        let secret = begun["seats"][["w", "b"][ply % 2]].as_str().unwrap();
        let legal = first_legal(&servers[(ply + 1) % 3], id, secret);
        let action = json!({ "move": legal, "ply": ply });
        let made = ask(&servers[ply % 3], &act, secret, &action);
        assert_eq!(made.unwrap()["version"], ply + 2);
    }
    drop(script);
    assert!(servers.iter().all(|server| TcpStream::connect(server).is_err()), "all have ended");
}

fn move_store(from: &Path, to: &Path) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
    let output = command.args(["--lang", "en", "move-store"]).arg(from).arg(to).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}

#[test]
fn games_move_from_a_file_to_postgres_and_back() {
    let Some(postgres) = Postgres::shared() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (file, back) = (folder.path().join("games.db"), folder.path().join("back.db"));
    let data = postgres.database();
    let server = Server::start(&file);
    let wanted = json!({ "spec": "wali", "white": "me", "black": "me" });
    let begun = ask(&server.address, "POST /api/games", "", &wanted).unwrap();
    let (id, secrets) = (begun["id"].as_str().unwrap(), &begun["seats"]);
    let act = format!("POST /api/games/{id}/do");
    let white = secrets["w"].as_str().unwrap();
    ask(&server.address, &act, white, &json!({ "move": "c3" })).unwrap();
    let (status, said) = move_store(&file, &data);
    assert_eq!(status, 2, "a server is using the file: {said}");
    drop(server);

    assert_eq!(move_store(&file, &data), (0, copied(&data)));
    let server = Server::start(&data);
    assert_eq!(show(&server.address, id)["position"]["moves"], json!(["c3"]));
    let black = secrets["b"].as_str().unwrap();
    let made = ask(&server.address, &act, black, &json!({ "move": "d4" })).unwrap();
    assert_eq!(made["version"], 3, "secrets are valid");
    drop(server);

    let (status, said) = move_store(&file, &data);
    assert_eq!(status, 2);
    assert!(said.contains("has games already"), "{said}");
    assert_eq!(move_store(&data, &back).0, 0);
    let server = Server::start(&back);
    assert_eq!(show(&server.address, id)["position"]["moves"], json!(["c3", "d4"]));
    let (status, said) = move_store(&folder.path().join("no.db"), &back);
    assert!(status == 2 && !folder.path().join("no.db").exists(), "{said}");
}

fn copied(to: &Path) -> String {
    format!("One game was copied to {}, all its events counted.\n", to.display())
}

#[test]
fn a_backup_of_postgres_is_left_to_its_own_programs() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
    let command = command.args(["--lang", "en", "backup", "copy.db", "--data"]);
    let output = command.arg("postgres://ana:secret@host/games").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("pg_dump") && !said.contains("secret"), "{said}");
}

#[test]
fn a_server_without_its_database_says_so_and_keeps_the_password_to_itself() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
    let command = command.args(["--lang", "en", "serve", "--port", "0", "--no-open", "--data"]);
    let output = command.arg("postgres://ana:secret@127.0.0.1:9/games").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("cannot be reached") && !said.contains("secret"), "{said}");
}
