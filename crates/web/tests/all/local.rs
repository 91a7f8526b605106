//! A browser without a server answers as the server does: the same requests, side by side.

use jogada_play::games;
use jogada_service::local::{
    BotTask, Due, GameWrite, LocalRequest, RANDOM_BYTES, StoredGame, Wanted, World, answer,
    bot_moved, updates, wanted,
};
use jogada_service::{Locale, Millis};
use serde_json::{Value, json};

use crate::test_server::TestServer;

/// The same game on the server and in the browser.
struct Pair {
    server: TestServer,
    games: Vec<StoredGame>,
    ids: [String; 2],
    /// Of the seats on the server, White's first.
    secrets: [String; 2],
}

const NOW: Millis = 1_800_000_000_000;

impl Pair {
    fn new() -> Pair {
        let (ids, secrets) = (Default::default(), Default::default());
        Pair { server: TestServer::new(), games: Vec::new(), ids, secrets }
    }

    async fn create(&mut self, terms: &Value) {
        let there = self.server.post("/api/games", terms.clone()).await.good();
        let (status, here) = self.local("POST", "/api/games", None, terms);
        assert_eq!(status, 201, "{here}");
        self.ids = [&there, &here].map(|made| made["id"].as_str().unwrap().to_owned());
        let secret = |side: &str| there["seats"][side].as_str().unwrap_or_default().to_owned();
        self.secrets = [secret("w"), secret("b")];
        assert_eq!(bare(there["game"].clone()), bare(here["game"].clone()));
        let sides =
            |made: &Value| made["seats"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(sides(&there), sides(&here));
    }

    /// What a browser answers to a request without games of the server.
    fn local(
        &mut self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: &Value,
    ) -> (u16, Value) {
        let text = body.to_string();
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let request = LocalRequest { method, path, query, secret, body: text.as_bytes() };
        let random = [self.games.len() as u8; RANDOM_BYTES];
        let wanted = wanted(path, query);
        let is_wanted = |game: &&StoredGame| match &wanted {
            Wanted::Ids(ids) => ids.contains(&game.id),
            Wanted::All => true,
        };
        let games: Vec<_> = self.games.iter().filter(is_wanted).cloned().collect();
        let answer = answer(&request, &World { now: NOW, random, games: &games });
        self.keep(answer.writes);
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::String(answer.body)))
    }

    fn keep(&mut self, writes: Vec<GameWrite>) {
        for GameWrite { id, events, .. } in writes {
            let events = json!(events).as_array().unwrap().clone();
            match self.games.iter_mut().find(|game| game.id == id) {
                Some(game) => game.events.as_array_mut().unwrap().extend(events),
                None => self.games.push(StoredGame { id, events: Value::Array(events) }),
            }
        }
    }

    /// Acts for a side in both.
    async fn act(&mut self, side: usize, action: Value) -> (u16, Value) {
        let [there, here] = self.ids.clone().map(|id| format!("/api/games/{id}/do"));
        let reply = self.server.post_as(&self.secrets[side], &there, action.clone()).await;
        let local = self.local("POST", &here, Some("local"), &action);
        assert_eq!((reply.status.as_u16(), reply.json()), local, "{action}");
        local
    }

    /// The game, which is the same in both.
    async fn game(&mut self) -> Value {
        let [there, here] = self.ids.clone().map(|id| format!("/api/games/{id}?lang=pt"));
        let there = self.server.get(&there).await.good();
        let (_, here) = self.local("GET", &here, None, &Value::Null);
        assert_eq!(bare(there), bare(here.clone()));
        here
    }
}

/// Without what differs between any two games: names, moments, and who is connected.
fn bare(mut game: Value) -> Value {
    for key in ["id", "created", "times", "rematch"] {
        game[key] = Value::Null;
    }
    game["clock"]["at"] = Value::Null;
    game["clock"]["left"] = Value::Null;
    for side in ["w", "b"] {
        game["seats"][side]["here"] = Value::Null;
    }
    game
}

/// Everything that needs no game, in every game and both languages, right and wrong.
#[tokio::test]
async fn requests_without_a_game_have_the_same_answers() {
    let mut pair = Pair::new();
    for game in games() {
        let id = game.info().id;
        for lang in ["en", "pt"] {
            for path in ["catalogue", "texts", &format!("rules/{id}"), "rules/nothing", "about"] {
                let path = format!("/api/{path}?lang={lang}");
                let there = pair.server.get(&path).await;
                let (status, here) = pair.local("GET", &path, None, &Value::Null);
                assert_eq!(there.status.as_u16(), status, "{path}");
                if !path.contains("about") {
                    assert_eq!(there.json(), here, "{path}");
                }
            }
            let line = json!({ "spec": id });
            let wrong = json!({ "spec": id, "moves": ["zz"] });
            let try_wrong = json!({ "spec": id, "try": "zz" });
            let record = json!({ "text": "[Game \"" });
            for (path, body) in [
                ("position", &line),
                ("position", &wrong),
                ("position", &json!({ "spec": "nothing" })),
                ("position", &json!([])),
                ("explain", &line),
                ("check", &try_wrong),
                ("record", &record),
                ("tree", &json!({ "spec": id, "width": 99 })),
                ("qr", &json!({ "text": "https://example.org" })),
                ("picture", &line),
            ] {
                let path = format!("/api/{path}?lang={lang}&flip=1&dark=1");
                let there = pair.server.post(&path, body.clone()).await;
                let (status, here) = pair.local("POST", &path, None, body);
                assert_eq!(there.status.as_u16(), status, "{path} {body}");
                let there =
                    serde_json::from_slice(&there.bytes).unwrap_or_else(|_| json!(there.text()));
                assert_eq!(there, here, "{path} {body}");
            }
        }
    }
}

#[tokio::test]
async fn a_game_of_both_sides_goes_the_same_way() {
    for game in games() {
        let mut pair = Pair::new();
        pair.create(
            &json!({ "spec": game.info().id, "white": "me", "black": "me", "name": " Ana " }),
        )
        .await;
        for ply in 0..6 {
            let now = pair.game().await;
            let side = usize::from(now["position"]["side"] == "b");
            let id = pair.ids[1].clone();
            let (_, shown) =
                pair.local("GET", &format!("/api/games/{id}"), Some("local"), &Value::Null);
            let legal = shown["position"]["legal"].as_array().unwrap();
            let text = legal[ply % legal.len()][0].clone();
            pair.act(side, json!({ "move": "zz" })).await;
            pair.act(side, json!({ "move": text, "ply": ply + 1 })).await;
            let moved = pair.act(side, json!({ "move": text, "ply": ply })).await;
            assert_eq!(moved, (200, json!({ "version": ply + 2 })));
        }
        for action in [
            json!({ "offer": "undo" }),
            json!({ "answer": true }),
            json!({ "claim": "time" }),
            json!({ "offer": "rematch" }),
            json!({ "resign": true, "offer": "draw" }),
            json!({ "offer": "draw" }),
            json!({ "resign": true }),
            json!({ "offer": "rematch" }),
            json!({ "offer": "rematch" }),
        ] {
            let side = usize::from(pair.game().await["position"]["side"] == "b");
            pair.act(side, action).await;
        }
        let [there, here] = pair.ids.clone().map(|id| format!("/api/games/{id}/picture.svg?ply=3"));
        assert_eq!(
            pair.server.get(&there).await.text(),
            pair.local("GET", &here, None, &Value::Null).1
        );
        let [there, here] = pair.ids.clone().map(|id| format!("/api/games?ids={id}"));
        let (there, here) =
            (pair.server.get(&there).await.good(), pair.local("GET", &here, None, &Value::Null).1);
        let bare = |mut page: Value| {
            for key in ["id", "created", "updated"] {
                page["games"][0][key] = Value::Null;
            }
            page
        };
        assert_eq!(bare(there), bare(here));
        pair.server.close().await;
    }
}

/// The bot of a browser plays what that of the server would in the game of the same id.
#[tokio::test]
async fn a_bot_is_asked_and_answers() {
    let mut pair = Pair::new();
    pair.create(&json!({ "spec": games()[1].info().id, "white": "level:2", "black": "me" })).await;
    let stored = pair.games[0].clone();
    let news = updates(&stored, None, Locale::default(), NOW).unwrap();
    let Some(Due::Bot(task)) = news.due else { panic!("no bot is due") };
    let found = task.think(&jogada_play::Stop::default()).unwrap();
    let write = bot_moved(&stored, &task, Some(&found), 10, NOW).unwrap().unwrap();
    pair.keep(vec![write]);
    let id = pair.ids[1].clone();
    let (_, game) = pair.local("GET", &format!("/api/games/{id}"), Some("local"), &Value::Null);
    assert_eq!((&game["position"]["moves"], &game["times"]), (&json!([found]), &json!([10])));
    assert_eq!(BotTask::of(&pair.games[0].replay().unwrap(), NOW), None);
    pair.server.close().await;
}
