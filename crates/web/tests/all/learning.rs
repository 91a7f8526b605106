//! Lessons and puzzles.

use jogada_play::games;
use serde_json::{Value, json};

use crate::test_server::TestServer;

#[tokio::test]
async fn every_game_has_its_lessons_and_puzzles_in_every_language() {
    let server = TestServer::new();
    let catalogue = server.get("/api/catalogue").await.good();
    for game in catalogue.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        for kind in ["lessons", "puzzles"] {
            let english = server.get(&format!("/api/{kind}/{id}")).await.good();
            assert_eq!(english.as_array().unwrap().len() as u64, game[kind].as_u64().unwrap());
            let portuguese = server.get(&format!("/api/{kind}/{id}?lang=pt")).await.good();
            assert_ne!(english[0]["task"], portuguese[0]["task"]);
            assert_eq!(english[0]["id"], portuguese[0]["id"]);
        }
        let step = &server.get(&format!("/api/lessons/{id}")).await.good()[0];
        let legal = step["position"]["legal"].as_array().unwrap();
        let is_legal = |m: &Value| legal.iter().any(|offer| offer[0] == *m);
        assert!(step["accepted"].as_array().unwrap().iter().all(is_legal), "{step}");
    }
    for path in ["/api/lessons/chess", "/api/puzzles/chess"] {
        server.get(path).await.refused(404);
    }
}

/// A puzzle of each game is solved by what the server itself shows, move by move.
#[tokio::test]
async fn a_puzzle_is_solved_move_by_move() {
    let server = TestServer::new();
    for game in games() {
        let list = format!("/api/puzzles/{}", game.info().id);
        let puzzles = server.get(&list).await.good();
        let puzzle = puzzles.as_array().unwrap().iter().find(|puzzle| puzzle["moves"] == 2);
        let puzzle = puzzle.unwrap_or(&puzzles[0]);
        let path = format!("{list}/{}", puzzle["id"].as_str().unwrap());
        let mut moves: Vec<Value> = Vec::new();
        loop {
            let ask = |ask: &str| json!({ "moves": moves, "ask": ask });
            let hint = server.post(&path, ask("hint")).await.good();
            assert!(hint["verdict"] == "hint" && hint["text"].as_str().unwrap().len() > 8);
            let shown = server.post(&path, ask("solution")).await.good();
            moves.push(shown["line"][0].clone());
            let reply = server.post(&path, json!({ "moves": moves })).await.good();
            moves = reply["position"]["moves"].as_array().unwrap().clone();
            if reply["verdict"] == "solved" {
                assert_eq!(reply["position"]["ending"]["winner"], puzzle["side"]);
                break;
            }
            assert_eq!(reply["verdict"], "right", "{reply}");
        }
        let over = json!({ "moves": moves, "ask": "hint" });
        server.post(&path, over).await.refused(409);
    }
}

#[tokio::test]
async fn a_wrong_move_is_shown_to_be_wrong_and_an_illegal_one_explained() {
    let server = TestServer::new();
    let list = "/api/puzzles/nava";
    let puzzles = server.get(list).await.good();
    let puzzle = puzzles.as_array().unwrap().iter().find(|puzzle| puzzle["moves"] == 2).unwrap();
    let path = format!("{list}/{}", puzzle["id"].as_str().unwrap());
    let start = json!({ "spec": puzzle["spec"], "start": puzzle["start"] });
    let position = server.post("/api/position", start).await.good();
    let right = server.post(&path, json!({ "ask": "solution" })).await.good()["line"][0].take();
    let legal = position["legal"].as_array().unwrap();
    let wrong = &legal.iter().find(|offer| offer[0] != right).unwrap()[0];
    let reply = server.post(&path, json!({ "moves": [wrong] })).await.good();
    assert_eq!((&reply["verdict"], &reply["position"]), (&json!("wrong"), &position));
    assert_eq!(reply["refuted"]["moves"][0], *wrong);
    for (body, status) in [
        (json!({ "moves": ["a1-a9"] }), 422),
        (json!({ "moves": ["nonsense", "a1-a2"] }), 422),
        (json!({ "moves": [] }), 422),
        (json!({ "moves": vec!["a1-a2"; 300] }), 413),
        (json!({ "moves": [], "ask": "everything" }), 400),
    ] {
        let (_, sentence) = server.post(&path, body.clone()).await.refused(status);
        assert!(sentence.len() > 10, "{body}: {sentence}");
    }
    server.post("/api/puzzles/nava/00000000", json!({ "moves": [] })).await.refused(404);
    server.post("/api/puzzles/chess/00000000", json!({ "moves": [] })).await.refused(404);
}
