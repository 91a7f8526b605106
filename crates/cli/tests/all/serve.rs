//! `jogada serve` as people run it: killed at any moment, it has kept every move it said yes to.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;

use serde_json::{Value, json};

/// A server that runs; it is killed when it is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_jogada"))
            .args(["--lang", "en", "serve", "--port", "0", "--no-open", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split(' ').next().unwrap().to_owned();
        Server { child, address }
    }

    /// Kills it at once, as `kill -9` does.
    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The answer to a request; `None` if the server is gone.
fn ask(address: &str, request: &str, secret: &str, body: &Value) -> Option<Value> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let mut stream = TcpStream::connect(address).ok()?;
    let head = format!(
        "{request} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         authorization: Bearer {secret}\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let good = head.starts_with("HTTP/1.1 2");
    good.then(|| serde_json::from_str(body).ok()).flatten()
}

/// Plays one game after another until the server is gone; tells every move it said yes to.
fn play_on(address: &str, told: &mpsc::Sender<(String, usize, String)>) {
    let wanted = json!({ "spec": "freedom", "white": "me", "black": "me" });
    while let Some(begun) = ask(address, "POST /api/games", "", &wanted) {
        let id = begun["id"].as_str().unwrap().to_owned();
        for ply in 0..40 {
            let Some(shown) = ask(address, &format!("GET /api/games/{id}"), "", &Value::Null)
            else {
                return;
            };
            let text = shown["position"]["legal"][ply % 3][0].clone();
            let side = shown["position"]["side"].as_str().unwrap();
            let secret = begun["seats"][side].as_str().unwrap();
            let action = json!({ "move": text, "ply": ply });
            if ask(address, &format!("POST /api/games/{id}/do"), secret, &action).is_none() {
                return;
            }
            told.send((id.clone(), ply, text.as_str().unwrap().to_owned())).unwrap();
        }
    }
}

#[test]
fn a_server_that_is_killed_has_kept_every_move_it_said_yes_to() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games.db");
    let mut kept = Vec::new();
    for moves in [3, 20, 40] {
        let mut server = Server::start(&data);
        let (sender, told) = mpsc::channel();
        let players: Vec<_> = (0..4)
            .map(|_| {
                let (address, sender) = (server.address.clone(), sender.clone());
                thread::spawn(move || play_on(&address, &sender))
            })
            .collect();
        drop(sender);
        kept.extend(told.iter().take(moves));
        server.kill();
        for player in players {
            player.join().unwrap();
        }
        kept.extend(told.try_iter());
        check(&data, &kept);
    }
}

fn check(data: &Path, kept: &[(String, usize, String)]) {
    let server = Server::start(data);
    for (id, ply, text) in kept {
        let shown = ask(&server.address, &format!("GET /api/games/{id}"), "", &Value::Null);
        assert_eq!(shown.unwrap()["position"]["moves"][*ply], **text, "{id}");
    }
}

#[test]
fn a_backup_of_a_running_server_can_be_restored() {
    let folder = tempfile::tempdir().unwrap();
    let [data, copy, again] =
        ["games.db", "copy.db", "again.db"].map(|name| folder.path().join(name));
    let server = Server::start(&data);
    let wanted = json!({ "spec": "wali", "white": "me", "black": "me" });
    let begun = ask(&server.address, "POST /api/games", "", &wanted).unwrap();
    let run = |command: &str, file: &Path, data: &Path| {
        let mut jogada = Command::new(env!("CARGO_BIN_EXE_jogada"));
        let done = jogada.args(["--lang", "en", command]).arg(file).arg("--data").arg(data);
        let done = done.output().unwrap();
        (done.status.code().unwrap(), String::from_utf8(done.stderr).unwrap())
    };
    assert_eq!(run("backup", &copy, &data).0, 0);
    let (status, error) = run("backup", &copy, &data);
    assert!(status == 2 && error.contains("copy.db: there is a file already"), "{error}");
    assert_eq!(run("restore", &copy, &again).0, 0);
    drop(server);
    let server = Server::start(&again);
    let id = begun["id"].as_str().unwrap();
    let shown = ask(&server.address, &format!("GET /api/games/{id}"), "", &Value::Null).unwrap();
    assert_eq!(shown["status"], "playing");
}
