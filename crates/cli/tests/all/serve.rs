//! `jogada serve` as people run it: killed at any moment, it has kept every move it said yes to.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;

use serde_json::{Value, json};

use crate::run::jogada;

/// A server that runs; it is killed when it is dropped.
pub struct Server {
    child: Child,
    pub address: String,
}

impl Server {
    pub fn start(data: &Path) -> Server {
        Server::start_by(Command::new(env!("CARGO_BIN_EXE_jogada")), data)
    }

    /// Started by a command that runs `jogada`.
    fn start_by(command: Command, data: &Path) -> Server {
        Server::start_with(command, data, &[])
    }

    fn start_with(mut command: Command, data: &Path, options: &[&str]) -> Server {
        let mut child = command
            .args(["--lang", "en", "serve", "--port", "0", "--no-open", "--data"])
            .arg(data)
            .args(options)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split(' ').next().unwrap().to_owned();
        Server { child, address }
    }

    /// Stops it as a system that shuts down does; what it says on standard error meanwhile.
    #[cfg(unix)]
    fn stop(mut self, signal: &str) -> String {
        let mut kill = Command::new("kill");
        assert!(kill.args([signal, &self.child.id().to_string()]).status().unwrap().success());
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{status}");
        let mut said = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        said
    }

    /// Kills it at once, as `kill -9` does.
    pub fn kill(&mut self) {
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
pub fn ask(address: &str, request: &str, secret: &str, body: &Value) -> Option<Value> {
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
            let side = shown["position"]["side"].as_str().unwrap();
            let secret = begun["seats"][side].as_str().unwrap();
            let Some(shown) = ask(address, &format!("GET /api/games/{id}"), secret, &Value::Null)
            else {
                return;
            };
            let text = shown["position"]["legal"][ply % 3][0].clone();
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

/// Runs `jogada backup` or `jogada restore`; exit status and standard error.
fn run(command: &str, file: &Path, data: &Path) -> (i32, String) {
    let mut jogada = Command::new(env!("CARGO_BIN_EXE_jogada"));
    let done = jogada.args(["--lang", "en", command]).arg(file).arg("--data").arg(data);
    let done = done.output().unwrap();
    (done.status.code().unwrap(), String::from_utf8(done.stderr).unwrap())
}

/// Plays a game until the server has said yes to so many moves of it.
fn play(server: &Server, begun: &Value, plies: std::ops::Range<usize>) {
    let id = begun["id"].as_str().unwrap();
    for ply in plies {
        let shown =
            ask(&server.address, &format!("GET /api/games/{id}"), "", &Value::Null).unwrap();
        let side = shown["position"]["side"].as_str().unwrap();
        let secret = begun["seats"][side].as_str().unwrap();
        let shown =
            ask(&server.address, &format!("GET /api/games/{id}"), secret, &Value::Null).unwrap();
        let action = json!({ "move": shown["position"]["legal"][0][0], "ply": ply });
        ask(&server.address, &format!("POST /api/games/{id}/do"), secret, &action).unwrap();
    }
}

fn begin(server: &Server) -> Value {
    let wanted = json!({ "spec": "freedom", "white": "me", "black": "me" });
    ask(&server.address, "POST /api/games", "", &wanted).unwrap()
}

fn length(server: &Server, begun: &Value) -> usize {
    let path = format!("GET /api/games/{}", begun["id"].as_str().unwrap());
    let shown = ask(&server.address, &path, "", &Value::Null).unwrap();
    shown["position"]["moves"].as_array().unwrap().len()
}

#[test]
fn a_backup_is_restored_exactly_beside_what_a_killed_server_left() {
    let folder = tempfile::tempdir().unwrap();
    let [data, copy, old] = ["games.db", "copy.db", "old.db"].map(|name| folder.path().join(name));
    let mut server = Server::start(&data);
    let begun = begin(&server);
    play(&server, &begun, 0..5);
    assert_eq!(run("backup", &copy, &data).0, 0);
    play(&server, &begun, 5..20);
    let (status, error) = run("restore", &copy, &data);
    assert!(status == 2 && error.contains("a server is using this file"), "{error}");
    server.kill();
    assert!(folder.path().join("games.db-wal").exists());
    let (status, error) = run("restore", &copy, &data);
    assert!(status == 2 && error.contains("there is a file already"), "{error}");
    std::fs::rename(&data, old).unwrap();
    let (status, said) = run("restore", &copy, &data);
    assert!(status == 0 && said.contains("games.db-wal.old-1"), "{said}");
    assert_eq!(length(&Server::start(&data), &begun), 5);
}

#[cfg(unix)]
#[test]
fn a_server_that_is_stopped_leaves_all_moves_in_one_file() {
    for signal in ["-TERM", "-INT"] {
        let folder = tempfile::tempdir().unwrap();
        let [data, copy] = ["games.db", "copy.db"].map(|name| folder.path().join(name));
        let server = Server::start(&data);
        let begun = begin(&server);
        play(&server, &begun, 0..9);
        assert_eq!(server.stop(signal), "");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "the log is folded in");
        std::fs::copy(&data, &copy).unwrap();
        assert_eq!(length(&Server::start(&copy), &begun), 9);
    }
}

/// What a server logs while a game is begun and a move is tried twice; the secrets of the game.
#[cfg(unix)]
fn logged(options: &[&str]) -> (Vec<Value>, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let command = Command::new(env!("CARGO_BIN_EXE_jogada"));
    let format = ["--log-format", "json"];
    let options: Vec<_> = options.iter().copied().chain(format).collect();
    let server = Server::start_with(command, &folder.path().join("games.db"), &options);
    let begun = begin(&server);
    let id = begun["id"].as_str().unwrap();
    play(&server, &begun, 0..1);
    let secret = begun["seats"]["b"].as_str().unwrap();
    let action = json!({ "move": "no move" });
    assert!(ask(&server.address, &format!("POST /api/games/{id}/do"), secret, &action).is_none());
    assert!(ask(&server.address, "GET /nowhere/secret", "", &Value::Null).is_none());
    let secrets = ["w", "b"].map(|side| begun["seats"][side].as_str().unwrap().to_owned());
    let said = server.stop("-TERM");
    let lines = said.lines().map(|line| serde_json::from_str(line).expect(line));
    (lines.collect(), secrets.into())
}

#[cfg(unix)]
#[test]
fn the_log_has_a_line_per_request_and_per_action_without_secrets_or_addresses() {
    let (lines, secrets) = logged(&["--log", "trace"]);
    let of = |message: &str| -> Vec<&Value> {
        lines.iter().filter(|line| line["message"] == message).collect()
    };
    let requests = of("request");
    let told = |line: &Value| {
        let route = line["route"].as_str().unwrap();
        format!("{} {route} {}", line["method"].as_str().unwrap(), line["status"])
    };
    assert_eq!(
        requests.iter().map(|line| told(line)).collect::<Vec<_>>(),
        [
            "POST /api/games 201",
            "GET /api/games/{id} 200",
            "GET /api/games/{id} 200",
            "POST /api/games/{id}/do 200",
            "POST /api/games/{id}/do 422",
            "GET none 404",
        ]
    );
    for line in &requests {
        assert!(line["duration_ms"].as_f64().unwrap() > 0.0, "{line}");
        assert_eq!(line["span"]["id"].as_str().unwrap().len(), 10, "{line}");
    }
    let actions = of("action");
    let outcomes: Vec<_> = actions.iter().map(|line| &line["outcome"]).collect();
    assert_eq!(outcomes, [&json!("ok"), &json!("no-move")]);
    assert_eq!(actions[0]["span"]["id"], requests[3]["span"]["id"], "both are of one request");
    assert!(actions.iter().all(|line| line["action"] == "move" && line["game"].is_string()));
    for line in lines.iter().filter(|line| line["message"] != "listening") {
        let text = line.to_string();
        assert!(!secrets.iter().any(|secret| text.contains(secret)), "{text}");
        assert!(!text.contains("127.0.0.1") && !text.contains("nowhere"), "{text}");
    }
}

#[cfg(unix)]
#[test]
fn the_log_says_as_much_as_it_is_asked_to() {
    let (lines, _) = logged(&["--log", "info", "--log-addresses"]);
    let requests: Vec<_> = lines.iter().filter(|line| line["message"] == "request").collect();
    assert!(requests.len() == 6 && requests.iter().all(|line| line["client"] == "127.0.0.1"));
    assert!(logged(&[]).0.is_empty(), "nothing went wrong");
}

/// Opens a connection and sends this much of a request.
fn send(server: &Server, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(&server.address).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

/// Asks a question to the engine and leaves the answer unread.
#[cfg(unix)]
fn ask_engine(server: &Server) -> TcpStream {
    let body = json!({ "spec": "freedom", "time": 5_000 }).to_string();
    let head = format!("host: x\r\ncontent-length: {}", body.len());
    let mut stream = send(server, &format!("POST /api/analyse HTTP/1.1\r\n{head}\r\n\r\n{body}"));
    // The answer begins at once, also where the thinking does not.
    stream.read_exact(&mut [0; 12]).unwrap();
    stream
}

#[cfg(unix)]
#[test]
fn a_server_stops_whatever_its_clients_do() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("games.db"));
    let begun = begin(&server);
    play(&server, &begun, 0..3);
    let halves = [
        "",
        "GET / HTTP/1.1\r\nhost: x\r\nx-a",
        "POST /api/position HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{",
    ];
    let halves: Vec<_> = halves.iter().map(|half| send(&server, half)).collect();
    // One is thought about and the others wait: more than a minute for all of them.
    let questions: Vec<_> = (0..15).map(|_| ask_engine(&server)).collect();
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";
    let path = format!("/api/games/{}/live", begun["id"].as_str().unwrap());
    let mut socket = send(&server, &format!("GET {path} HTTP/1.1\r\nhost: x\r\n{upgrade}\r\n\r\n"));
    socket.read_exact(&mut [0; 12]).unwrap();
    let began = std::time::Instant::now();
    assert_eq!(server.stop("-TERM"), "");
    assert!(began.elapsed().as_secs() < 5, "it took {:?}", began.elapsed());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "the log is folded in");
    drop((halves, questions, socket));
}

#[cfg(unix)]
#[test]
fn half_requests_do_not_use_up_the_files_of_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = Command::new("sh");
    shell.args(["-c", "ulimit -n 256 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_jogada")]);
    let server = Server::start_by(shell, &folder.path().join("games.db"));
    let half = "GET / HTTP/1.1\r\nhost: x\r\nx-a";
    let halves: Vec<_> = (0..300).map(|_| send(&server, half)).collect();
    let begun = begin(&server);
    play(&server, &begun, 0..5);
    assert_eq!(length(&server, &begun), 5);
    drop(halves);
}

#[test]
fn a_second_server_on_a_file_is_refused_and_told_why() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games.db");
    let _server = Server::start(&data);
    let mut second = Command::new(env!("CARGO_BIN_EXE_jogada"));
    second.args(["--lang", "en", "serve", "--port", "0", "--no-open", "--data"]).arg(&data);
    let done = second.output().unwrap();
    let error = String::from_utf8(done.stderr).unwrap();
    assert_eq!(done.status.code(), Some(2), "{error}");
    assert!(error.contains("games.db: a server is using this file: stop it first"), "{error}");
}

#[cfg(unix)]
#[test]
fn moves_into_a_removed_file_are_refused_and_the_operator_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games.db");
    let server = Server::start(&data);
    let begun = begin(&server);
    play(&server, &begun, 0..3);
    for name in ["games.db", "games.db-wal", "games.db-shm"] {
        std::fs::remove_file(folder.path().join(name)).unwrap();
    }
    let wanted = json!({ "spec": "freedom", "white": "me", "black": "me" });
    for _ in 0..3 {
        assert!(ask(&server.address, "POST /api/games", "", &wanted).is_none());
    }
    let said = server.stop("-TERM");
    assert!(said.contains("games.db was removed or replaced"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(!data.exists(), "no other file is made in its place");
}

#[test]
fn a_backup_of_a_running_server_can_be_restored() {
    let folder = tempfile::tempdir().unwrap();
    let [data, copy, again] =
        ["games.db", "copy.db", "again.db"].map(|name| folder.path().join(name));
    let server = Server::start(&data);
    let wanted = json!({ "spec": "wali", "white": "me", "black": "me" });
    let begun = ask(&server.address, "POST /api/games", "", &wanted).unwrap();
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

/// A command that runs `jogada` with a small disk of its own at a folder; `None` where the system does
/// not allow that.
#[cfg(target_os = "linux")]
fn with_small_disk(folder: &Path, before: &str) -> Option<Command> {
    let unshare = |script: &str| {
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "--mount", "sh", "-c"]);
        command.arg(format!("mount -t tmpfs -o size=256k none \"$0\" && {script}")).arg(folder);
        command
    };
    if !unshare("true").output().ok()?.status.success() {
        return None;
    }
    let mut command = unshare(&format!("{before} exec \"$@\""));
    command.arg(env!("CARGO_BIN_EXE_jogada"));
    Some(command)
}

#[cfg(target_os = "linux")]
#[test]
fn a_start_on_a_full_disk_says_that_the_disk_is_full() {
    let folder = tempfile::tempdir().unwrap();
    let fill = "! head -c 1M /dev/zero 2>/dev/null >\"$0/filler\" &&";
    let Some(mut command) = with_small_disk(folder.path(), fill) else { return };
    command.args(["--lang", "en", "serve", "--port", "0", "--no-open", "--data"]);
    let done = command.arg(folder.path().join("games.db")).output().unwrap();
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(said.contains("games.db: the disk is full: make room on it"), "{said}");
    assert_eq!(done.status.code(), Some(2));
}

/// The head and the body of an answer, good or not.
#[cfg(target_os = "linux")]
fn get(server: &Server, path: &str) -> String {
    let head = "host: localhost\r\nconnection: close";
    let mut stream = send(server, &format!("GET {path} HTTP/1.1\r\n{head}\r\n\r\n"));
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_fills_up_is_told_to_probes_and_once_to_the_operator() {
    let folder = tempfile::tempdir().unwrap();
    let Some(command) = with_small_disk(folder.path(), "") else { return };
    let server = Server::start_by(command, &folder.path().join("games.db"));
    assert!(get(&server, "/health/ready").contains("\"ready\""));
    // The folder as the server sees it.
    let filler = format!("/proc/{}/root{}/filler", server.child.id(), folder.path().display());
    assert!(std::fs::write(&filler, vec![0; 1 << 20]).is_err(), "the disk is smaller");
    let wanted = json!({ "spec": "freedom", "white": "me", "black": "me" });
    let tries = std::iter::repeat_with(|| ask(&server.address, "POST /api/games", "", &wanted));
    assert!(tries.take(20).any(|begun| begun.is_none()));
    // What was found is good for a second.
    let second = std::time::Duration::from_millis(1_100);
    thread::sleep(second);
    assert!(get(&server, "/health/ready").contains("\"disk-full\""));
    std::fs::remove_file(filler).unwrap();
    thread::sleep(second);
    assert!(get(&server, "/health/ready").contains("\"ready\""));
    begin(&server);
    let said = server.stop("-TERM");
    assert_eq!(said.matches("moves are not being kept").count(), 1, "{said}");
}

/// The whole way: a running server, its games as a file of records, and a command that reads them.
#[test]
fn games_are_exported_as_records_while_the_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games.db");
    let server = Server::start(&data);
    let begun = begin(&server);
    play(&server, &begun, 0..4);
    begin(&server);
    let path = format!("GET /api/games/{}", begun["id"].as_str().unwrap());
    let shown = ask(&server.address, &path, "", &Value::Null).unwrap();
    let file = folder.path().join("games.txt");
    let export = |words: &str| {
        let run = jogada(&format!("--lang en export {words}"));
        run.arg("--data").arg(data.to_str().unwrap())
    };
    let path = file.to_str().unwrap();
    let said = export("").arg(path).ok();
    assert!(said.starts_with("2 games were written to "), "{said}");
    assert!(export("").arg(path).refused().contains("there is a file already"));
    let replayed = jogada("replay --json --game 1").arg(path).ok();
    let replayed: Value = serde_json::from_str(&replayed).unwrap();
    assert_eq!(replayed["moves"], shown["position"]["moves"]);
    assert_eq!(export("-").ok(), std::fs::read_to_string(&file).unwrap());
    assert_eq!(export("- --finished").ok(), "");
    assert!(export("- --game chess").refused().contains("unknown game “chess”"));
    assert!(export("- --since tomorrow").refused().contains("a day such as 2026-11-16"));
}
