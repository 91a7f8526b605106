//! Questions to the engine.

use serde_json::{Value, json};

use crate::test_server::{Reply, TestServer};

fn lines(reply: &Reply) -> Vec<Value> {
    assert!(reply.status.is_success(), "{}", reply.text());
    assert_eq!(reply.headers["content-type"], "application/x-ndjson");
    reply.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn an_analysis_deepens_line_by_line_and_says_when_it_is_done() {
    let server = TestServer::new();
    let asked = json!({ "spec": "wali", "moves": ["c3"], "lines": 2, "time": 50 });
    let told = lines(&server.post("/api/analyse", asked).await);
    let (last, earlier) = told.split_last().unwrap();
    assert!(last["done"] == true && earlier.iter().all(|line| line["done"] == false));
    assert_eq!(last["lines"].as_array().unwrap().len(), 2);
    let best = &last["lines"][0];
    assert!((0.0..=1.0).contains(&best["chance"].as_f64().unwrap()));
    assert!(best["moves"][0].is_string() && best["text"].is_string());
}

#[tokio::test]
async fn a_look_back_marks_the_move_that_threw_the_game_away() {
    let server = TestServer::new();
    // White may stop four in a row and does not.
    let moves = ["k10", "a1", "l10", "a2", "n10", "a3", "q10", "a4", "o10"];
    let asked = json!({ "spec": "pente:tournament=off", "moves": moves });
    let told = lines(&server.post("/api/review", asked).await);
    assert_eq!(told.len(), moves.len() + 1);
    let plies: Vec<_> = told.iter().map(|line| line["ply"].as_u64().unwrap()).collect();
    assert_eq!(plies, (0..=9).collect::<Vec<_>>());
    assert_eq!(told[9]["score"], json!({ "win": 1 }));
    assert_eq!(told[9]["annotation"], "??", "{told:?}");
}

#[tokio::test]
async fn nothing_is_thought_about_a_game_that_is_over() {
    let server = TestServer::new();
    let moves = ["k10", "a1", "n10", "a2", "l10", "a4", "m10", "a5", "o10"];
    let asked = json!({ "spec": "pente:tournament=off", "moves": moves });
    let (code, _) = server.post("/api/analyse", asked.clone()).await.refused(409);
    assert_eq!(code, "over");
    let told = lines(&server.post("/api/review", asked).await);
    assert_eq!((&told[9]["chance"], &told[9]["best"]), (&json!(1.0), &json!(null)));
}
