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

#[tokio::test]
async fn an_evaluation_is_the_sum_of_its_parts_in_the_language_asked_for() {
    let server = TestServer::new();
    let samples = server.get("/api/catalogue").await.good();
    let barca = samples.as_array().unwrap().iter().find(|game| game["id"] == "barca").unwrap();
    let sample =
        barca["samples"].as_array().unwrap().iter().find(|s| s["id"] == "midgame").unwrap();
    assert_eq!(sample["over"], false);
    let asked = json!({ "spec": sample["spec"], "start": sample["position"] });
    let told = server.post("/api/explain", asked.clone()).await.good();
    let parts = told["parts"].as_array().unwrap();
    let sum: i64 = parts.iter().map(|part| part["value"].as_i64().unwrap()).sum();
    assert_eq!(told["value"].as_i64().unwrap(), sum);
    assert!(parts.len() > 1 && told["maps"][0]["cells"].as_array().unwrap().len() == 100);
    let portuguese = server.post("/api/explain?lang=pt", asked).await.good();
    assert_ne!(portuguese["parts"][0]["label"], parts[0]["label"]);
}

#[tokio::test]
async fn the_tree_is_asked_for_node_by_node() {
    let server = TestServer::new();
    let mut moves = vec!["c3".to_owned()];
    for (width, side) in [(3, "b"), (5, "w")] {
        let asked = json!({ "spec": "wali", "moves": moves, "width": width });
        let told = server.post("/api/tree", asked).await.good();
        let nodes = told["moves"].as_array().unwrap();
        assert_eq!(nodes.len(), width, "{told}");
        let is_node = |node: &Value| node["side"] == side && node["text"].is_string();
        assert!(nodes.iter().all(|node| is_node(node) && node["over"] == false), "{told}");
        moves.push(nodes[0]["move"].as_str().unwrap().to_owned());
    }
}

#[tokio::test]
async fn a_node_says_what_is_proven_and_where_the_game_ends() {
    let server = TestServer::new();
    let moves = ["k10", "a1", "n10", "a2", "l10", "a4", "m10", "a5"];
    let mut asked = json!({ "spec": "pente:tournament=off", "moves": moves, "width": 1 });
    let told = server.post("/api/tree", asked.clone()).await.good();
    let best = &told["moves"][0];
    assert_eq!((&best["proven"], &best["over"]), (&json!(true), &json!(true)), "{told}");
    assert_eq!(best["score"], json!({ "win": 1 }));
    asked["width"] = json!(11);
    assert_eq!(server.post("/api/tree", asked.clone()).await.refused(422).0, "width");
    let ended: Vec<_> = moves.iter().copied().chain([best["move"].as_str().unwrap()]).collect();
    let over = json!({ "spec": "pente:tournament=off", "moves": ended });
    assert_eq!(server.post("/api/tree", over.clone()).await.refused(409).0, "over");
    assert_eq!(server.post("/api/explain", over).await.refused(409).0, "over");
}

#[tokio::test]
async fn an_analysis_that_waits_says_its_place_in_the_queue() {
    let server = TestServer::new();
    let asked = |time: u32| json!({ "spec": "wali", "time": time });
    let [first, second, third] = [1_500, 100, 100].map(asked);
    let (first, second, third) = tokio::join!(
        server.post("/api/analyse", first),
        server.post("/api/analyse", second),
        server.post("/api/analyse", third),
    );
    let places = |reply: &Reply| -> Vec<u64> {
        lines(reply).iter().filter_map(|line| line["waiting"].as_u64()).collect()
    };
    assert!(places(&first).is_empty());
    assert_eq!(places(&second), [1]);
    let third_places = places(&third);
    assert!(third_places == [2] || third_places == [2, 1], "{third_places:?}");
    assert_eq!(lines(&third).last().unwrap()["done"], true);
}
