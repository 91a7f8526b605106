//! Tournaments of members.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::postgres::Postgres;
use crate::test_server::{Reply, TestServer};

/// A member: the cookie of the session and the id of the account.
type Player = (String, String);

fn swiss(rounds: usize) -> Value {
    let format = json!({ "system": "swiss", "rounds": rounds, "late": rounds.min(2) });
    terms(&format, &json!({ "base": 300, "increment": 2 }))
}

fn terms(format: &Value, clock: &Value) -> Value {
    json!({ "name": "Spring", "spec": "wali", "format": format, "clock": clock })
}

async fn players<const N: usize>(server: &TestServer) -> [Player; N] {
    let mut players = Vec::new();
    for name in ["Ana", "Rui", "Eva", "Gil", "Ivo", "Lia"].iter().take(N) {
        players.push(server.member(name).await);
    }
    players.try_into().unwrap()
}

async fn get(server: &TestServer, player: &Player, id: &str) -> Value {
    let path = format!("/api/tournaments/{id}");
    server.ask_as(&player.0, Method::GET, &path, json!(null)).await.good()
}

async fn post(server: &TestServer, player: &Player, path: &str, body: Value) -> Reply {
    server.ask_as(&player.0, Method::POST, &format!("/api/tournaments{path}"), body).await
}

async fn make(server: &TestServer, player: &Player, terms: Value) -> String {
    post(server, player, "", terms).await.good()["id"].as_str().unwrap().to_owned()
}

async fn enter(server: &TestServer, id: &str, players: &[Player]) {
    for player in players {
        post(server, player, &format!("/{id}/enter"), json!({})).await.good();
    }
}

/// Makes a tournament that all have entered, and starts it.
async fn started(server: &TestServer, players: &[Player], terms: Value) -> String {
    let id = make(server, &players[0], terms).await;
    enter(server, &id, players).await;
    post(server, &players[0], &format!("/{id}/start"), json!({})).await.good();
    id
}

/// Black resigns in all games of the last round that are not over, with the session of the member alone.
async fn play_round(server: &TestServer, players: &[Player], shown: &Value) {
    let games = shown["rounds"].as_array().unwrap().last().unwrap()["games"].as_array().unwrap();
    for game in games.iter().filter(|game| game["points"].is_null()) {
        let account = &shown["players"][game["black"].as_u64().unwrap() as usize]["account"];
        let (cookie, _) = players.iter().find(|(_, id)| account == id).unwrap();
        let path = format!("/api/games/{}", game["id"].as_str().unwrap());
        let join = format!("{path}/join");
        let seat = server.ask_as(cookie, Method::POST, &join, json!({})).await.good();
        assert_eq!(seat["side"], "b");
        let secret = seat["secret"].as_str().unwrap();
        server.post_as(secret, &format!("{path}/do"), json!({ "resign": true })).await.good();
    }
}

/// The tournament, once this holds: the background task takes a moment.
async fn shows(
    server: &TestServer,
    player: &Player,
    id: &str,
    wanted: impl Fn(&Value) -> bool,
) -> Value {
    for _ in 0..400 {
        let shown = get(server, player, id).await;
        if wanted(&shown) {
            return shown;
        }
        sleep(Duration::from_millis(25)).await;
    }
    panic!("it never came to that: {}", get(server, player, id).await);
}

/// Plays all rounds after so many, each at the next of these servers.
async fn play(servers: &[&TestServer], players: &[Player], id: &str, after: u64) -> Value {
    let mut played = after;
    loop {
        let server = servers[played as usize % servers.len()];
        let round = |shown: &Value| shown["round"].as_u64().unwrap();
        let next = |shown: &Value| round(shown) > played || shown["status"] == "over";
        let shown = shows(server, &players[0], id, next).await;
        if shown["status"] == "over" {
            return shown;
        }
        play_round(server, players, &shown).await;
        played = round(&shown);
    }
}

fn pairs(shown: &Value) -> Vec<[u64; 2]> {
    let rounds = shown["rounds"].as_array().unwrap().iter();
    let games = rounds.flat_map(|round| round["games"].as_array().unwrap());
    let pair = |game: &Value| ["white", "black"].map(|side| game[side].as_u64().unwrap());
    games.map(pair).map(|[a, b]| [a.min(b), a.max(b)]).collect()
}

#[tokio::test]
async fn a_swiss_is_entered_started_played_and_over() {
    let server = TestServer::new();
    server.listen().await;
    let players: [Player; 6] = players(&server).await;
    let id = started(&server, &players, swiss(3)).await;
    let shown = get(&server, &players[1], &id).await;
    assert_eq!((&shown["status"], &shown["round"]), (&json!("running"), &json!(1)));
    assert_eq!(shown["may"], json!(["withdraw"]));
    let shown = play(&[&server], &players, &id, 0).await;
    assert_eq!((&shown["round"], &shown["last"]), (&json!(3), &json!(3)));
    let met = pairs(&shown);
    assert_eq!((met.len(), met.iter().collect::<BTreeSet<_>>().len()), (9, 9));
    let standings = shown["standings"].as_array().unwrap();
    let points: f64 = standings.iter().map(|row| row["points"].as_f64().unwrap()).sum();
    assert!((points - 9.0).abs() < 1e-9, "{points}");
    assert_eq!((&standings[0]["rank"], &standings[0]["points"]), (&json!(1), &json!(2.0)));
    assert_eq!(
        shown["tiebreaks"],
        json!(["buchholz-cut1", "buchholz", "sonneborn-berger", "wins", "direct-encounter"])
    );
    let (code, _) =
        post(&server, &players[0], &format!("/{id}/enter"), json!({})).await.refused(409);
    assert_eq!(code, "tournament-over");
}

#[tokio::test]
async fn a_tournament_goes_on_after_a_restart_in_the_middle_of_a_round() {
    let server = TestServer::new();
    let players: [Player; 4] = players(&server).await;
    let format = json!({ "system": "round-robin" });
    let id = started(&server, &players, terms(&format, &json!({ "days": 1 }))).await;
    let before = get(&server, &players[0], &id).await;
    // Nothing listens, so nobody notices that the games have ended.
    play_round(&server, &players, &before).await;
    assert_eq!(get(&server, &players[0], &id).await, before);
    let server = server.again().await;
    server.listen().await;
    let shown = play(&[&server], &players, &id, 1).await;
    assert_eq!((pairs(&shown).len(), &shown["status"]), (6, &json!("over")));
}

#[tokio::test]
async fn two_servers_pair_every_round_once() {
    let Some(postgres) = Postgres::shared() else { return };
    let data = postgres.database();
    let [one, two] = [TestServer::on(&data), TestServer::on(&data)];
    for server in [&one, &two] {
        server.listen().await;
    }
    let players: [Player; 6] = players(&one).await;
    let id = make(&one, &players[0], swiss(3)).await;
    for (number, player) in players.iter().enumerate() {
        enter([&one, &two][number % 2], &id, std::slice::from_ref(player)).await;
    }
    let path = format!("/{id}/start");
    let (a, b) = tokio::join!(
        post(&one, &players[0], &path, json!({})),
        post(&two, &players[0], &path, json!({}))
    );
    let mut both = [a.status.as_u16(), b.status.as_u16()];
    both.sort_unstable();
    assert_eq!(both, [200, 409], "{} {}", a.text(), b.text());
    let shown = play(&[&one, &two], &players, &id, 0).await;
    assert_eq!(pairs(&shown).len(), 9);
    let listed = two.get("/api/games?limit=100").await.good();
    assert_eq!(listed["games"].as_array().unwrap().len(), 9, "no game was made twice");
}

#[tokio::test]
async fn who_never_comes_loses_on_time_by_forfeit() {
    let server = TestServer::new();
    server.listen().await;
    let players: [Player; 2] = players(&server).await;
    let format = json!({ "system": "round-robin" });
    let id =
        started(&server, &players, terms(&format, &json!({ "base": 1, "increment": 0 }))).await;
    let shown = shows(&server, &players[0], &id, |shown| shown["status"] == "over").await;
    let game = &shown["rounds"][0]["games"][0];
    assert_eq!((&game["points"], &game["forfeit"]), (&json!([0.0, 1.0]), &json!(true)));
    let played = server.get(&format!("/api/games/{}", game["id"].as_str().unwrap())).await.good();
    assert_eq!(played["result"]["reason"], "time");
}

#[tokio::test]
async fn a_game_leads_back_to_its_tournament_and_its_seats_are_the_members_own() {
    let server = TestServer::new();
    let players: [Player; 3] = players(&server).await;
    let id = started(&server, &players[..2], swiss(1)).await;
    let shown = get(&server, &players[0], &id).await;
    let game = &shown["rounds"][0]["games"][0];
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let played = server.get(&path).await.good();
    assert_eq!(played["tournament"], json!({ "id": id, "name": "Spring", "round": 1 }));
    assert_eq!(played["clock"]["running"], "w", "the clock runs though nobody has come");
    let join = format!("{path}/join");
    let stranger = server.ask_as(&players[2].0, Method::POST, &join, json!({})).await;
    assert_eq!(stranger.refused(409).0, "taken");
    let mut secrets = [String::new(), String::new()];
    for (cookie, _) in &players[..2] {
        let seat = server.ask_as(cookie, Method::POST, &join, json!({})).await.good();
        secrets[usize::from(seat["side"] == "b")] = seat["secret"].as_str().unwrap().to_owned();
    }
    let act = async |seat: usize, action: Value| {
        server.post_as(&secrets[seat], &format!("{path}/do"), action).await
    };
    act(0, json!({ "move": "c3" })).await.good();
    assert_eq!(act(0, json!({ "offer": "undo" })).await.refused(409).0, "tournament");
    act(1, json!({ "resign": true })).await.good();
    act(0, json!({ "offer": "rematch" })).await.good();
    act(1, json!({ "offer": "rematch" })).await.good();
    let next = server.get(&path).await.good()["rematch"].as_str().unwrap().to_owned();
    let rematch = server.get(&format!("/api/games/{next}")).await.good();
    assert_eq!(rematch["tournament"], Value::Null, "a rematch is a game for its own sake");
}

#[tokio::test]
async fn who_withdraws_or_is_removed_is_not_paired_and_late_players_are() {
    let server = TestServer::new();
    server.listen().await;
    let players: [Player; 6] = players(&server).await;
    let id = started(&server, &players[..5], swiss(4)).await;
    post(&server, &players[1], &format!("/{id}/withdraw"), json!({})).await.good();
    let remove = json!({ "account": players[2].1 });
    let path = format!("/{id}/remove");
    let refused = post(&server, &players[3], &path, remove.clone()).await;
    assert_eq!(refused.refused(403).0, "organiser");
    post(&server, &players[0], &path, remove).await.good();
    enter(&server, &id, &players[5..]).await;
    let shown = get(&server, &players[0], &id).await;
    play_round(&server, &players, &shown).await;
    let shown = shows(&server, &players[0], &id, |shown| shown["round"] == 2).await;
    let last = &shown["rounds"][1];
    let games = last["games"].as_array().unwrap();
    let account =
        |place: &Value| shown["players"][place.as_u64().unwrap() as usize]["account"].clone();
    let playing: Vec<_> =
        games.iter().flat_map(|game| [account(&game["white"]), account(&game["black"])]).collect();
    assert_eq!((playing.len(), last["byes"].as_array().unwrap().len()), (4, 0));
    assert!(playing.contains(&json!(players[5].1)));
    assert!(!playing.contains(&json!(players[1].1)) && !playing.contains(&json!(players[2].1)));
}

#[tokio::test]
async fn guests_watch_and_only_the_organiser_starts_and_ends() {
    let server = TestServer::new();
    let [ana, rui]: [Player; 2] = players(&server).await;
    assert_eq!(server.post("/api/tournaments", swiss(3)).await.refused(401).0, "not-signed-in");
    let id = make(&server, &ana, swiss(3)).await;
    let guest = server.get(&format!("/api/tournaments/{id}")).await.good();
    assert_eq!((&guest["may"], &guest["status"]), (&json!([]), &json!("open")));
    let enter = server.post(&format!("/api/tournaments/{id}/enter"), json!({})).await;
    assert_eq!(enter.refused(401).0, "not-signed-in");
    for what in ["start", "end"] {
        let path = format!("/{id}/{what}");
        let (code, sentence) = post(&server, &rui, &path, json!({})).await.refused(403);
        assert_eq!(code, "organiser");
        assert!(sentence.contains("Ana"), "{sentence}");
    }
    let (code, _) = post(&server, &ana, &format!("/{id}/start"), json!({})).await.refused(409);
    assert_eq!(code, "few-players");
    post(&server, &ana, &format!("/{id}/end"), json!({})).await.good();
    assert_eq!(get(&server, &ana, &id).await["status"], "over");
    let (code, _) = post(&server, &ana, "/aaaaaaaaaa/enter", json!({})).await.refused(404);
    assert_eq!(code, "missing-tournament");
}

#[tokio::test]
async fn terms_that_cannot_be_kept_are_refused() {
    let server = TestServer::new();
    let [ana]: [Player; 1] = players(&server).await;
    let (clock, robin) = (json!({ "days": 1 }), json!({ "system": "round-robin" }));
    let with = |key: &str, value: Value| {
        let mut terms = terms(&robin, &clock);
        terms[key] = value;
        terms
    };
    let refused = [
        (with("name", json!(" ")), 422, "tournament-name"),
        (with("clock", json!(null)), 422, "clock"),
        (with("clock", json!({ "base": 0, "increment": 0 })), 422, "clock"),
        (with("format", json!({ "system": "swiss", "rounds": 0 })), 422, "rounds"),
        (with("format", json!({ "system": "swiss", "rounds": 3, "late": 4 })), 422, "rounds"),
        (with("format", json!({ "system": "knockout" })), 400, "json"),
        (with("starts", json!(1)), 422, "tournament-start"),
        (
            json!({ "rated": true, "spec": "wali:dara", "name": "A", "format": robin, "clock": clock }),
            422,
            "rated",
        ),
        (with("spec", json!("chess")), 422, "spec"),
    ];
    for (terms, status, code) in refused {
        let told = terms.to_string();
        let (found, sentence) = post(&server, &ana, "", terms).await.refused(status);
        assert_eq!(found, code, "{told}: {sentence}");
    }
    for _ in 0..10 {
        make(&server, &ana, with("name", json!("Another"))).await;
    }
    let (code, _) = post(&server, &ana, "", with("name", json!("One more"))).await.refused(409);
    assert_eq!(code, "many-tournaments");
}

#[tokio::test]
async fn the_list_has_running_tournaments_first_and_goes_on_page_by_page() {
    let server = TestServer::new();
    let players: [Player; 4] = players(&server).await;
    for number in 0..35 {
        let player = &players[number % 4];
        let mut terms = swiss(3);
        terms["name"] = json!(format!("Number {number}"));
        let id = make(&server, player, terms).await;
        if number != 7 {
            post(&server, player, &format!("/{id}/end"), json!({})).await.good();
        }
    }
    let page = server.get("/api/tournaments").await.good();
    let names: Vec<_> =
        page["tournaments"].as_array().unwrap().iter().map(|one| one["name"].clone()).collect();
    assert_eq!((names.len(), &names[0]), (30, &json!("Number 7")));
    assert_eq!(page["create"], false, "a guest makes none");
    let path = format!("/api/tournaments?after={}", page["next"].as_str().unwrap());
    let rest = server.get(&path).await.good();
    assert_eq!(rest["tournaments"].as_array().unwrap().len(), 5);
    assert_eq!(rest["next"], Value::Null);
}

#[tokio::test]
async fn a_tournament_starts_by_itself_at_its_time() {
    let server = TestServer::new();
    server.listen().await;
    let players: [Player; 2] = players(&server).await;
    let mut terms = swiss(1);
    let soon = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    terms["starts"] = json!(soon.as_millis() as u64 + 1_500);
    let id = make(&server, &players[0], terms).await;
    enter(&server, &id, &players).await;
    assert_eq!(get(&server, &players[0], &id).await["status"], "open");
    let shown = shows(&server, &players[0], &id, |shown| shown["status"] == "running").await;
    assert_eq!(shown["rounds"][0]["games"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn the_host_may_keep_tournaments_to_administrators() {
    let server = TestServer::new();
    let [ana, rui]: [Player; 2] = players(&server).await;
    assert!(server.app().make_admin("Ana").await.unwrap());
    let settings = json!({ "own_tournaments": true });
    server.ask_as(&ana.0, Method::POST, "/api/admin/settings", settings).await.good();
    assert_eq!(post(&server, &rui, "", swiss(3)).await.refused(403).0, "not-admin");
    let id = make(&server, &ana, swiss(3)).await;
    enter(&server, &id, std::slice::from_ref(&rui)).await;
    for (player, may) in [(&ana, true), (&rui, false)] {
        let path = "/api/tournaments";
        let page = server.ask_as(&player.0, Method::GET, path, json!(null)).await.good();
        assert_eq!(page["create"], may);
    }
}
