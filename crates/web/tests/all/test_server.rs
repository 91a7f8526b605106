//! A server with a file of its own.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, Response, StatusCode};
use jogada_web::{App, Config, ConnectionLimits, Reporter, serve, silent};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tower::ServiceExt;

/// A server for one test.
pub struct TestServer {
    folder: TempDir,
    app: App,
    /// Made once: its description takes longer than a request.
    router: Router,
}

/// What was answered.
pub struct Reply {
    pub status: StatusCode,
    pub headers: axum::http::HeaderMap,
    pub bytes: Vec<u8>,
}

impl Reply {
    pub fn json(&self) -> Value {
        let text = String::from_utf8_lossy(&self.bytes);
        serde_json::from_slice(&self.bytes).unwrap_or_else(|_| panic!("{}: {text}", self.status))
    }

    /// The answer, which must be a good one.
    pub fn good(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        self.json()
    }

    /// The code and sentence of a refusal with this status.
    pub fn refused(&self, status: u16) -> (String, String) {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        let told = self.json();
        (told["code"].as_str().unwrap().to_owned(), told["error"].as_str().unwrap().to_owned())
    }

    /// The cookie that was set, as a browser sends it back.
    pub fn cookie(&self) -> String {
        let set = self.headers["set-cookie"].to_str().unwrap();
        set.split(';').next().unwrap().to_owned()
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

impl TestServer {
    pub fn new() -> TestServer {
        TestServer::at(tempfile::tempdir().unwrap(), &silent())
    }

    /// A server with the games of a folder.
    pub fn at(folder: TempDir, report: &Reporter) -> TestServer {
        let app = open(&folder.path().join("games.db"), report);
        TestServer { folder, router: app.router(), app }
    }

    /// A server below a path of its host.
    pub fn below(base: &str) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let base_path = base.parse().unwrap();
        let config = Config { base_path, ..Config::new(folder.path().join("games.db")) };
        let app = App::open(&config, &silent()).unwrap();
        TestServer { folder, router: app.router(), app }
    }

    /// A server that removes what nobody has played for so long.
    pub fn expiring(data: &Path, age: Duration) -> TestServer {
        let config = Config { expire: Some(age), ..Config::new(data) };
        let app = App::open(&config, &silent()).unwrap();
        TestServer { folder: tempfile::tempdir().unwrap(), router: app.router(), app }
    }

    /// One of several servers on a shared database.
    pub fn on(data: &Path) -> TestServer {
        let app = open(data, &silent());
        TestServer { folder: tempfile::tempdir().unwrap(), router: app.router(), app }
    }

    /// The same games, everything in memory forgotten.
    pub async fn again(self) -> TestServer {
        TestServer::at(self.close().await, &silent())
    }

    /// Ends it; the games stay in the folder.
    pub async fn close(self) -> TempDir {
        self.app.close().await;
        self.folder
    }

    pub fn app(&self) -> &App {
        &self.app
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub async fn send(&self, request: Request<Body>) -> Reply {
        let response: Response<Body> = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Reply { status: parts.status, headers: parts.headers, bytes }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.post_as("", path, body).await
    }

    /// With the secret of a seat.
    pub async fn post_as(&self, secret: &str, path: &str, body: Value) -> Reply {
        let request = Request::builder().method(Method::POST).uri(path);
        let request = request.header("authorization", format!("Bearer {secret}"));
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// With a session, of a member.
    pub async fn ask_as(&self, member: &str, method: Method, path: &str, body: Value) -> Reply {
        let request = Request::builder().method(method).uri(path).header("cookie", member);
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// Makes an account; returns the cookie of its session and its id.
    pub async fn member(&self, name: &str) -> (String, String) {
        let credentials = json!({ "name": name, "passphrase": "a walk by the river" });
        let made = self.post("/api/accounts", credentials).await;
        let id = made.good()["member"]["id"].as_str().unwrap().to_owned();
        (made.cookie(), id)
    }

    /// Begins a game between two people who hold a secret each.
    pub async fn game(&self, spec: &str) -> Played {
        self.game_with(json!({ "spec": spec, "white": "me", "black": "open" })).await
    }

    /// Begins a game; an open seat is taken at once.
    pub async fn game_with(&self, wanted: Value) -> Played {
        let begun = self.post("/api/games", wanted).await.good();
        let id = begun["id"].as_str().unwrap().to_owned();
        let mut secrets = ["w", "b"].map(|side| begun["seats"][side].as_str().map(str::to_owned));
        if let Some(invite) = begun["invite"].as_str() {
            let path = format!("/api/games/{id}/join");
            let joined = self.post(&path, json!({ "invite": invite, "name": "Rui" })).await.good();
            let place = usize::from(joined["side"] == "b");
            secrets[place] = Some(joined["secret"].as_str().unwrap().to_owned());
        }
        Played { id, secrets: secrets.map(Option::unwrap_or_default) }
    }

    /// Does something on a seat, 0 for White's.
    pub async fn act(&self, game: &Played, seat: usize, action: Value) -> Reply {
        self.post_as(&game.secrets[seat], &format!("/api/games/{}/do", game.id), action).await
    }

    pub async fn show(&self, game: &Played) -> Value {
        self.get(&format!("/api/games/{}", game.id)).await.good()
    }

    /// The moves that whoever is to move may make.
    pub async fn legal(&self, game: &Played) -> Vec<Value> {
        let position = self.show(game).await["position"].take();
        let line = json!({ "spec": position["spec"], "start": position["start"], "moves": position["moves"] });
        let shown = self.post("/api/position", line).await.good();
        shown["legal"].as_array().unwrap().iter().map(|offer| offer[0].clone()).collect()
    }

    /// The game, once this holds. Bots take a moment.
    pub async fn shows(&self, game: &Played, wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..3_000 {
            let shown = self.show(game).await;
            if wanted(&shown) {
                return shown;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("it never came to that: {}", self.show(game).await);
    }

    /// Listens on a port of its own.
    pub async fn listen(&self) -> SocketAddr {
        self.listen_with(1 << 16).await
    }

    /// Listens as a process with so many file descriptors does.
    pub async fn listen_with(&self, files: u64) -> SocketAddr {
        self.listen_until(files, std::future::pending()).await
    }

    /// Listens until it is told to stop; sockets that are open stay.
    pub async fn listen_until(
        &self,
        files: u64,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let limits = ConnectionLimits::new(files, false);
        tokio::spawn(serve(self.app.clone(), listener, limits, stop));
        address
    }
}

/// A game and the secrets of its seats, White's first.
#[derive(Clone, Debug)]
pub struct Played {
    pub id: String,
    pub secrets: [String; 2],
}

fn open(data: &Path, report: &Reporter) -> App {
    let config = Config::new(data.to_owned());
    App::open(&config, report).unwrap()
}
