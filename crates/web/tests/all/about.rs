//! What there is: games, rules, texts, positions, records, pictures.

use jogada_play::games;
use serde_json::json;

use crate::test_server::TestServer;

#[tokio::test]
async fn the_catalogue_tells_all_that_a_page_needs_to_know_about_every_game() {
    let server = TestServer::new();
    let told = server.get("/api/catalogue?lang=pt").await.good();
    assert_eq!(told.as_array().unwrap().len(), games().len());
    for game in told.as_array().unwrap() {
        assert!(game["options"].is_array() && game["players"][0]["label"].is_string());
        assert!(game["board"]["cols"].as_u64().unwrap() > 2);
        assert_eq!(game["sample"]["game"], game["id"]);
        let goal = if game["id"] == "barca" { "bebedouro" } else { "objetivo" };
        assert_eq!(game["goal"], goal);
        for sample in game["samples"].as_array().unwrap() {
            let asked = json!({ "spec": sample["spec"], "start": sample["position"] });
            let shown = server.post("/api/position", asked).await.good();
            assert_eq!(sample["over"], !shown["ending"].is_null(), "{sample}");
        }
        for piece in game["legend"].as_array().unwrap() {
            assert!(piece["svg"][0].as_str().unwrap().starts_with('<'), "{piece}");
            assert_ne!(piece["svg"][0], piece["svg"][1]);
        }
    }
}

#[tokio::test]
async fn texts_and_rules_come_in_the_language_that_is_asked_for() {
    let server = TestServer::new();
    let english = server.get("/api/texts").await.good();
    let portuguese = server.get("/api/texts?lang=pt").await.good();
    assert_ne!(english["page-play"], portuguese["page-play"]);
    let with_argument = english["new-title"].as_str().unwrap();
    assert!(with_argument.contains("{game}"), "{with_argument}");
    assert_eq!(portuguese["games-moves"]["count"]["1"], "{count} jogada");
    for game in games() {
        let path = |lang: &str| format!("/api/rules/{}?lang={lang}", game.info().id);
        let (one, other) =
            (server.get(&path("en")).await.good(), server.get(&path("pt")).await.good());
        assert_ne!(one["parts"][1], other["parts"][1]);
    }
}

#[tokio::test]
async fn rules_come_with_positions_to_be_drawn_between_the_paragraphs() {
    let server = TestServer::new();
    for game in games() {
        let told = server.get(&format!("/api/rules/{}", game.info().id)).await.good();
        let parts = told["parts"].as_array().unwrap();
        assert!(parts[0]["h1"][0].is_string(), "{}", parts[0]);
        let has = |key| parts.iter().any(|part| part[key].is_array());
        assert!(has("h2") && has("p") && has("ul"), "{}", told["game"]);
        let diagrams: Vec<_> = parts.iter().filter(|part| part["caption"].is_string()).collect();
        assert!(diagrams.len() > 2, "{}", told["game"]);
        for diagram in diagrams {
            assert_eq!(diagram["position"]["game"], told["game"]);
            assert_eq!(diagram["position"]["legal"], json!([]));
            assert!(diagram["position"]["cells"].as_object().unwrap().len() > 1);
        }
    }
}

#[tokio::test]
async fn a_position_shows_moves_pieces_and_whose_turn_it_is() {
    let server = TestServer::new();
    let asked = json!({ "spec": "wali", "moves": ["C3"] });
    let told = server.post("/api/position", asked).await.good();
    assert_eq!(
        (&told["moves"], &told["ply"], &told["side"]),
        (&json!(["c3"]), &json!(1), &json!("b"))
    );
    assert_eq!(told["cells"], json!({ "12": [[0, "w"]] }));
    assert_eq!(told["turn"], "Black to move");
    assert!(told["legal"].as_array().unwrap().contains(&json!(["c5", [22]])));
    assert_eq!(told["ending"], json!(null));
}

#[tokio::test]
async fn a_position_tells_who_made_each_move_even_if_one_side_moved_twice_running() {
    let server = TestServer::new();
    let moves = "e3 b3 c6 a5 b1 e5 a2 d2 e6 d6 c4 b6 a4 c5 d1 a1 a6 c1 c2 d4 b5 e1 d5 a4-a3";
    let moves: Vec<_> = moves.split(' ').collect();
    let asked = json!({ "spec": "wali", "moves": moves });
    let told = server.post("/api/position", asked.clone()).await.good();
    let by: String =
        told["by"].as_array().unwrap().iter().map(|side| side.as_str().unwrap()).collect();
    assert_eq!(by, "wbwbwbwbwbwbwbwbwbwbwbww");
    assert_eq!(told["side"], "b");
    let begun = json!({ "spec": "wali", "moves": moves, "white": "me", "black": "open" });
    let game = server.game_with(begun).await;
    assert_eq!(server.show(&game).await["position"]["by"], told["by"]);
}

#[tokio::test]
async fn a_move_is_tried_and_a_bad_one_explained() {
    let server = TestServer::new();
    let trial = |text: &str| json!({ "spec": "pente", "moves": ["k10"], "try": text });
    let good = server.post("/api/check", trial("K11")).await.good();
    assert_eq!(good, json!({ "ok": true, "move": "k11" }));
    let reply = server.post("/api/check?lang=pt", trial("k10")).await;
    let (code, _) = reply.refused(422);
    assert_eq!(code, "illegal");
    assert_eq!(reply.json()["cells"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_record_that_was_written_is_read_again() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    server.act(&game, 0, json!({ "move": "c3" })).await.good();
    let record = server.get(&format!("/api/games/{}/record", game.id)).await.text();
    let read = server.post("/api/record", json!({ "text": record })).await.good();
    assert_eq!(read["games"][0]["moves"], json!(["c3"]));
    let tags = &read["games"][0]["tags"];
    assert_eq!(tags["Black"], "Rui");
    assert!(tags["Date"].as_str().unwrap() > "2026.01.01", "{tags}");
}

#[tokio::test]
async fn a_person_without_a_name_is_still_a_person_in_the_record() {
    let server = TestServer::new();
    let wanted = json!({ "spec": "wali", "white": "me", "black": "level:1" });
    let made = server.post("/api/games", wanted).await.good();
    let path = format!("/api/games/{}/record", made["id"].as_str().unwrap());
    let record = server.get(&path).await.text();
    assert!(record.contains("[White \"human\"]\n[Black \"level:1\"]\n[Date \""), "{record}");
}

#[tokio::test]
async fn pictures_are_drawn_of_games_and_of_any_position() {
    let server = TestServer::new();
    let game = server.game("barca").await;
    let path = format!("/api/games/{}/picture.svg", game.id);
    let picture = server.get(&format!("{path}?ply=0&flip=1")).await;
    assert_eq!(picture.headers["content-type"], "image/svg+xml");
    assert!(picture.text().starts_with("<svg ") && picture.text().ends_with("</svg>\n"));
    server.get(&format!("{path}?ply=1")).await.refused(422);
    let drawn = server.post("/api/picture", json!({ "spec": "pente", "moves": ["k10"] })).await;
    assert_eq!(drawn.text().matches("scale(1.00)").count(), 1);
}

#[tokio::test]
async fn a_picture_of_a_game_names_its_players_in_the_language_asked_for() {
    let server = TestServer::new();
    let wanted = json!({ "spec": "wali", "white": "me", "black": "level:3", "name": "Ana" });
    let game = server.game_with(wanted).await;
    let path = format!("/api/games/{}/picture.svg", game.id);
    for (lang, level) in [("en", "(level 3)<"), ("pt", "(nível 3)<")] {
        let picture = server.get(&format!("{path}?ply=0&lang={lang}")).await.text();
        assert!(picture.contains(">Ana<") && picture.contains(level), "{picture}");
    }
}

#[tokio::test]
async fn every_answer_forbids_browsers_what_a_page_of_ours_does_not_need() {
    let server = TestServer::new();
    for path in ["/", "/api/about", "/api/games/unknown", "/nothing/here", "/assets/nothing.js"] {
        let reply = server.get(path).await;
        let policy = reply.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'self'"), "{path}");
        assert!(!policy.replace("'wasm-unsafe-eval'", "").contains("unsafe"), "{path}");
        assert_eq!(reply.headers["x-content-type-options"], "nosniff");
        assert_eq!(reply.headers["referrer-policy"], "no-referrer");
    }
}

#[tokio::test]
async fn the_catalogue_offers_no_more_memory_than_the_server_allows() {
    let server = TestServer::new();
    let told = server.get("/api/catalogue").await.good();
    let players = told[0]["players"].as_array().unwrap();
    let parameters = players.iter().flat_map(|player| {
        let parameters = player["parameters"].as_array().unwrap();
        parameters.iter().map(|parameter| (player["name"].as_str().unwrap(), parameter))
    });
    let memory: Vec<_> = parameters.filter(|(_, parameter)| parameter["key"] == "hash").collect();
    assert!(!memory.is_empty());
    for (player, parameter) in memory {
        let max = parameter["max"].as_u64().unwrap();
        let wanted = |hash| json!({ "spec": told[0]["id"], "white": "me", "black": format!("{player}:{hash}") });
        server.post("/api/games", wanted(max)).await.good();
        let reply = server.post("/api/games", wanted(max + 1)).await;
        assert_eq!(reply.refused(422).0, "memory");
        assert_eq!(reply.json()["field"], "black");
    }
}

#[tokio::test]
async fn a_link_becomes_a_qr_code() {
    let server = TestServer::new();
    let link = "https://play.example/game/k3v9abcdef#invite=abcdefghijkmnpqrstuvwxyz23";
    let code = server.post("/api/qr", json!({ "text": link })).await;
    assert_eq!(code.headers["content-type"], "image/svg+xml");
    let other = server.post("/api/qr", json!({ "text": "https://play.example/" })).await;
    assert!(code.text().contains("<svg") && code.text() != other.text());
    let long = server.post("/api/qr", json!({ "text": "x".repeat(5000) })).await;
    assert_eq!(long.refused(422).0, "long");
}

#[tokio::test]
async fn whoever_knows_the_ids_of_games_gets_them_in_one_list_and_who_is_to_move() {
    let server = TestServer::new();
    let (one, other) = (server.game("wali").await, server.game("nava").await);
    server.act(&one, 0, json!({ "move": "c3" })).await.good();
    server.act(&other, 0, json!({ "resign": true })).await.good();
    let path = format!("/api/games?ids={},unknown,{}&lang=pt", one.id, other.id);
    let games = server.get(&path).await.good()["games"].clone();
    assert_eq!(games.as_array().unwrap().len(), 2);
    let of = |id: &str| games.as_array().unwrap().iter().find(|game| game["id"] == id).unwrap();
    assert_eq!((&of(&one.id)["side"], &of(&one.id)["moves"]), (&json!("b"), &json!(1)));
    assert_eq!(of(&other.id)["result"]["winner"], "b");
    assert_eq!(of(&other.id)["side"], json!(null));
    assert_eq!(server.get("/api/games").await.good()["games"], json!([]));
    let many = server.get(&format!("/api/games?ids={}", "a,".repeat(100))).await;
    assert_eq!(many.refused(400).0, "ids");
}
