use jogada_play::{Stop, games};
use serde_json::{Value, json};

use super::*;
use crate::i18n::Locale;

/// A browser: the games it keeps, and a clock.
struct Browser {
    games: Vec<StoredGame>,
    now: Millis,
    asked: u8,
}

impl Browser {
    fn new() -> Browser {
        Browser { games: Vec::new(), now: 1_000_000, asked: 0 }
    }

    /// The answer to a request; what it writes is kept.
    fn ask(&mut self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let text = body.to_string();
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let secret = path.starts_with("/api/games/").then_some(SECRET);
        let body = text.as_bytes();
        let request = LocalRequest { method, path, query, secret, body };
        self.asked += 1;
        let random = [self.asked; RANDOM_BYTES];
        let answer = answer(&request, &World { now: self.now, random, games: &self.games });
        self.keep(answer.writes);
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::String(answer.body)))
    }

    fn get(&mut self, path: &str) -> Value {
        let (status, told) = self.ask("GET", path, &Value::Null);
        assert_eq!(status, 200, "{told}");
        told
    }

    fn act(&mut self, id: &str, action: &Value) -> (u16, Value) {
        self.ask("POST", &format!("/api/games/{id}/do"), action)
    }

    fn create(&mut self, white: &str, black: &str) -> String {
        self.create_with(json!({ "white": white, "black": black }))
    }

    fn create_with(&mut self, mut terms: Value) -> String {
        terms["spec"] = json!(games()[2].info().id);
        let (status, made) = self.ask("POST", "/api/games", &terms);
        assert_eq!(status, 201, "{made}");
        made["id"].as_str().unwrap().to_owned()
    }

    /// As the page's script does it.
    fn keep(&mut self, writes: Vec<GameWrite>) {
        for GameWrite { id, after, events } in writes {
            let events = json!(events).as_array().unwrap().clone();
            if after == 0 {
                self.games.push(StoredGame { id, events: Value::Array(events) });
                continue;
            }
            let kept = self.games.iter_mut().find(|game| game.id == id).unwrap();
            let kept = kept.events.as_array_mut().unwrap();
            assert_eq!(kept.len() as u64, after);
            kept.extend(events);
        }
    }

    fn stored(&self, id: &str) -> &StoredGame {
        self.games.iter().find(|game| game.id == id).unwrap()
    }

    fn updates(&self, id: &str, since: Option<u64>) -> Updates {
        updates(self.stored(id), since, Locale::default(), self.now).unwrap()
    }

    /// The first legal move.
    fn any_move(&mut self, id: &str) -> String {
        let game = self.get(&format!("/api/games/{id}"));
        game["position"]["legal"][0][0].as_str().unwrap().to_owned()
    }
}

#[test]
fn one_person_plays_both_sides() {
    let mut browser = Browser::new();
    let id = browser.create("me", "me");
    assert!(id.starts_with(ID_PREFIX));
    for ply in 0..2 {
        let text = browser.any_move(&id);
        let moved = browser.act(&id, &json!({ "move": text, "ply": ply }));
        assert_eq!(moved, (200, json!({ "version": ply + 2 })));
        let again = browser.act(&id, &json!({ "move": text, "ply": ply }));
        assert_eq!(again, moved, "a repeated request");
    }
    let (status, refused) = browser.act(&id, &json!({ "move": "zz" }));
    assert_eq!((status, &refused["code"]), (422, &json!("no-move")));
    assert_eq!(browser.act(&id, &json!({ "offer": "undo" })).0, 200);
    assert_eq!(
        browser.get(&format!("/api/games/{id}"))["position"]["moves"],
        json!([browser.stored(&id).replay().unwrap().board().line().moves[0]])
    );
    assert_eq!(browser.act(&id, &json!({ "resign": true })).0, 200);
    assert_eq!(browser.act(&id, &json!({ "offer": "rematch" })).0, 200);
    let next = browser.get(&format!("/api/games/{id}"))["rematch"].as_str().unwrap().to_owned();
    assert_eq!(browser.get(&format!("/api/games/{next}"))["status"], "playing");
    let listed = browser.get(&format!("/api/games?ids={id},{next},local-nothing"));
    assert_eq!(listed["games"].as_array().unwrap().len(), 2);
}

#[test]
fn a_bot_answers_and_pays_for_what_it_thought() {
    let mut browser = Browser::new();
    let clock = json!({ "base": 60, "increment": 0 });
    let id = browser.create_with(json!({ "white": "me", "black": "level:1", "clock": clock }));
    assert_eq!(browser.updates(&id, None).due, None, "no clock runs before the first move");
    let text = browser.any_move(&id);
    assert_eq!(browser.act(&id, &json!({ "move": text })).0, 200);
    let Some(Due::Bot(task)) = browser.updates(&id, Some(1)).due else { panic!("no bot") };
    let found = task.think(&Stop::default()).unwrap();
    let moved = bot_moved(browser.stored(&id), &task, Some(&found), 2_500, browser.now).unwrap();
    browser.keep(vec![moved.unwrap()]);
    let late = bot_moved(browser.stored(&id), &task, Some(&found), 2_500, browser.now).unwrap();
    assert_eq!(late, None, "the game has gone on");
    let clock = &browser.get(&format!("/api/games/{id}"))["clock"];
    assert_eq!((&clock["left"]["b"], &clock["running"]), (&json!(57_500), &json!("w")));
    let news = browser.updates(&id, Some(2));
    assert_eq!((news.version, news.messages.len()), (3, 2), "the move, and what may follow");
    assert_eq!(news.due, Some(Due::Time(browser.now + 60_000)));
}

#[test]
fn a_bot_without_a_move_forfeits_the_game() {
    let mut browser = Browser::new();
    let id = browser.create("level:1", "me");
    let Some(Due::Bot(task)) = browser.updates(&id, None).due else { panic!("no bot") };
    let moved = bot_moved(browser.stored(&id), &task, Some("zz"), 1, browser.now).unwrap();
    browser.keep(vec![moved.unwrap()]);
    let game = browser.get(&format!("/api/games/{id}"));
    assert_eq!(
        (&game["result"]["winner"], &game["result"]["reason"]),
        (&json!("b"), &json!("forfeit"))
    );
}

#[test]
fn who_runs_out_of_time_loses_whoever_asks_first() {
    let mut browser = Browser::new();
    let clock = json!({ "base": 60, "increment": 0 });
    let id = browser.create_with(json!({ "white": "me", "black": "me", "clock": clock }));
    let text = browser.any_move(&id);
    browser.act(&id, &json!({ "move": text }));
    browser.now += 60_000;
    let news = browser.updates(&id, Some(2));
    assert_eq!((news.messages.len(), news.write.is_some()), (0, true));
    let (status, refused) = browser.act(&id, &json!({ "resign": true }));
    assert_eq!((status, &refused["code"]), (409, &json!("over")));
    assert_eq!(browser.get(&format!("/api/games/{id}"))["result"]["winner"], "w");
    assert_eq!(browser.stored(&id).events.as_array().unwrap().len(), 3, "it is written once");
}

#[test]
fn a_damaged_game_is_told_and_others_go_on() {
    let mut browser = Browser::new();
    let (good, bad) = (browser.create("me", "me"), browser.create("me", "me"));
    for events in [json!(null), json!([]), json!([{ "version": 1, "at": 0, "event": "declined" }])]
    {
        browser.games.iter_mut().find(|game| game.id == bad).unwrap().events = events;
        let (status, told) = browser.ask("GET", &format!("/api/games/{bad}"), &Value::Null);
        assert_eq!((status, &told["code"]), (500, &json!("damaged")));
        assert_eq!(browser.get("/api/games")["games"].as_array().unwrap().len(), 1);
        assert_eq!(browser.get(&format!("/api/games/{good}"))["version"], 1);
    }
}

#[test]
fn what_needs_a_server_says_so() {
    let mut browser = Browser::new();
    for path in ["/api/session", "/api/tournaments", "/api/ratings/x", "/api/nothing", "/elsewhere"]
    {
        let (status, told) = browser.ask("GET", path, &Value::Null);
        assert_eq!((status, &told["code"]), (404, &json!("offline")), "{path}");
    }
    let open = json!({ "spec": games()[0].info().id, "white": "me", "black": "open" });
    let (status, told) = browser.ask("POST", "/api/games", &open);
    assert_eq!((status, &told["field"]), (404, &json!("black")));
    let (status, _) = browser.ask("GET", "/api/games/local-nothing", &Value::Null);
    assert_eq!(status, 404);
}

#[test]
fn a_request_names_the_games_it_is_about() {
    assert_eq!(wanted("/api/games", "lang=pt&ids=a,b"), Wanted::Ids(vec!["a".into(), "b".into()]));
    assert_eq!(wanted("/api/games", "lang=pt"), Wanted::All);
    assert_eq!(wanted("/api/games/x/do", ""), Wanted::Ids(vec!["x".into()]));
    assert_eq!(wanted("/api/position", ""), Wanted::Ids(Vec::new()));
}

#[test]
fn all_games_go_to_a_file_and_into_another_browser() {
    let mut browser = Browser::new();
    let first = browser.create_with(json!({ "white": "me", "black": "level:1", "name": "Ana" }));
    let both = browser.create("me", "me");
    for (ply, text) in ["c3", "c4"].into_iter().enumerate() {
        let moved = browser.act(&both, &json!({ "move": text, "ply": ply }));
        assert_eq!(moved.0, 200, "{}", moved.1);
    }
    assert_eq!(browser.act(&first, &json!({ "resign": true })).0, 200);
    let file = browser.get("/api/local/export");
    let mut other = Browser::new();
    other.now = 2_000_000_000;
    let (status, told) = other.ask("POST", "/api/local/import", &json!({ "text": file }));
    assert_eq!((status, told["games"].as_array().unwrap().len()), (200, 2), "{told}");
    assert_eq!(other.get("/api/local/export"), file);
    let listed = other.get("/api/games")["games"].clone();
    let over = listed.as_array().unwrap().iter().find(|game| game["status"] == "over").unwrap();
    assert_eq!(
        (&over["seats"]["w"]["name"], &over["result"]["winner"]),
        (&json!("Ana"), &json!("b"))
    );
    let again = other.ask("POST", "/api/local/import", &json!({ "text": file })).1;
    assert_eq!((again["games"].as_array().unwrap().len(), &again["known"]), (0, &json!(2)));
    let (status, told) =
        other.ask("POST", "/api/local/import", &json!({ "text": "[Game nothing" }));
    assert_eq!(status, 422, "{told}");
    assert_eq!(other.get("/api/local/export"), file);
}

#[test]
fn lessons_and_puzzles_need_no_server() {
    let mut browser = Browser::new();
    for game in games() {
        let id = game.info().id;
        let steps = browser.get(&format!("/api/lessons/{id}?lang=pt"));
        assert_eq!(steps.as_array().unwrap().len(), jogada_play::lessons(game.info()).len());
        let list = format!("/api/puzzles/{id}");
        let puzzles = browser.get(&list);
        let path = format!("{list}/{}", puzzles[0]["id"].as_str().unwrap());
        let (status, shown) = browser.ask("POST", &path, &json!({ "ask": "solution" }));
        assert_eq!(status, 200, "{shown}");
        let (_, reply) = browser.ask("POST", &path, &json!({ "moves": [shown["line"][0]] }));
        assert!(reply["verdict"] == "solved" || reply["verdict"] == "right", "{reply}");
        let (status, refused) = browser.ask("POST", &path, &json!({ "moves": ["nowhere"] }));
        assert_eq!((status, &refused["code"]), (422, &json!("no-move")));
    }
    assert_eq!(browser.ask("GET", "/api/puzzles/chess", &Value::Null).0, 404);
}

#[test]
fn a_review_can_be_shared_out() {
    let mut browser = Browser::new();
    let id = browser.create("me", "me");
    let mut play = || {
        let text = browser.any_move(&id);
        assert_eq!(browser.act(&id, &json!({ "move": text })).0, 200);
        text
    };
    let moves: Vec<_> = std::iter::repeat_with(&mut play).take(6).collect();
    let body = json!({ "spec": games()[2].info().id, "moves": moves }).to_string();
    let plies = |query: &str| {
        let body = body.as_bytes();
        let path = "/api/review";
        let request = LocalRequest { method: "POST", path, query, secret: None, body };
        let mut lines: Vec<Value> = Vec::new();
        let told = &mut |line: String| lines.push(serde_json::from_str(&line).unwrap());
        stream(&request, &Stop::default(), told).unwrap();
        lines.iter().map(|line| line["ply"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(plies(""), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(plies("lang=pt&first=0&last=2"), [0, 1, 2]);
    assert_eq!(plies("lang=pt&first=3&last=9"), [3, 4, 5, 6]);
}
