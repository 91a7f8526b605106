//! `jogada solve`: what it prints, what it refuses.

use serde_json::{Value, json};

use crate::run::{Run, jogada};

/// A position of three stones against three that White wins at once.
const THREES: &str = "5/ww3/5/2w2/4b/1b2b w 0 0 - - 0";

fn solved(run: Run) -> Value {
    let text = run.ok();
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

/// The answer without the work it took.
fn answer(run: Run) -> Value {
    let mut answer = solved(run);
    assert!(answer.as_object_mut().unwrap().remove("nodes").unwrap().is_u64());
    answer
}

#[test]
fn solve_as_json_has_the_promised_fields() {
    assert_eq!(
        answer(jogada("solve --json --hash 20 nava:size=3,discs=3,cubes=2")),
        json!({ "value": "win", "plies": 5, "margin": null, "best": ["a1-a2", "a1-b1"] })
    );
    assert_eq!(
        answer(jogada("solve --json --hash 20 wali --position").arg(THREES)),
        json!({ "value": "win", "plies": 3, "margin": null, "best": ["c3-c4"] })
    );
    let lost = jogada("solve --json --hash 20 nava:size=3,discs=3,cubes=2 --moves a1-a2");
    let lost = answer(lost);
    assert_eq!((&lost["value"], &lost["plies"]), (&json!("loss"), &json!(4)));
    let unknown = answer(jogada("solve --json --hash 20 --limit-nodes 100 pente"));
    let expected = json!({ "value": "unknown", "plies": null, "margin": null, "best": [] });
    assert_eq!(unknown, expected);
}

#[test]
fn a_game_with_a_score_has_a_margin() {
    let found = answer(jogada("solve --json --hash 20 freedom:size=4 --moves").arg("a1 b1 b2 c2"));
    assert_eq!(found["margin"].as_i64().unwrap().signum(), sign(&found["value"]));
    let won =
        jogada("solve --json --hash 20 freedom:size=4 --position").arg("wwww/bbwb/wbbb/bw1w b d1");
    assert_eq!(answer(won), json!({ "value": "loss", "plies": 1, "margin": -4, "best": ["c1"] }));
}

fn sign(value: &Value) -> i64 {
    match value.as_str().unwrap() {
        "win" => 1,
        "draw" => 0,
        _ => -1,
    }
}

#[test]
fn the_last_line_is_a_sentence_in_the_language_of_the_reader() {
    let text = jogada("solve --hash 20 nava:size=3,discs=3,cubes=2").ok();
    assert!(text.ends_with("\nwin in 5 plies, best a1-a2 a1-b1\n"), "{text}");
    let text = jogada("solve --hash 20 wali --lang pt --position").arg(THREES).ok();
    assert!(text.ends_with("\nvitória em 3 jogadas dos dois lados, melhor c3-c4\n"), "{text}");
    let text = jogada("solve --hash 20 --limit-nodes 3000 barca").ok();
    assert!(text.contains("no forced win within "), "{text}");
    assert!(text.lines().last().unwrap().starts_with("unknown after 3000 positions"), "{text}");
}

#[test]
fn a_limit_that_comes_first_makes_a_draw() {
    let position = "2(bbb)/3/(www)2 w 2 2";
    let at = |ply: u32| {
        let text = format!("{position} {ply}");
        answer(
            jogada("solve --json --hash 20 nava:size=3,discs=3,cubes=2,maxply=10 --position")
                .arg(text),
        )
    };
    assert_eq!((&at(5)["value"], &at(5)["plies"]), (&json!("win"), &json!(5)));
    assert_eq!((&at(6)["value"], &at(6)["plies"]), (&json!("draw"), &Value::Null));
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let over = jogada("solve freedom:size=4 --position").arg("bwbw/bwbw/wbwb/wbwb w d1").refused();
    assert_eq!(over, "error: the game is over: there is nothing to think about\n");
    for bad in ["--limit-nodes 0", "--limit-nodes -1", "--limit-nodes x", "--hash 0", "--hash -5"] {
        jogada("solve nava").words(bad).refused();
    }
    jogada("solve").refused();
    jogada("solve nava:cubes=99").refused();
}

#[test]
fn more_memory_than_there_is_is_refused() {
    let text = jogada("solve nava --hash 4000000000").refused();
    assert!(text.contains("4000000000 MB of memory") && text.contains("--hash"), "{text}");
}

#[test]
fn a_proof_is_written_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("two.proof");
    let text = jogada("solve --hash 20 nava:cubes=2 --proof").arg(&file).ok();
    assert!(text.lines().last().unwrap().starts_with("win within "), "{text}");
    let text = jogada("verify").arg(&file).ok();
    let start = "proven: White wins within ";
    assert!(text.starts_with(start) && text.contains("nava:cubes=2"), "{text}");
    let found: Value = serde_json::from_str(&jogada("verify --json").arg(&file).ok()).unwrap();
    assert_eq!((&found["claim"], &found["game"]), (&json!("white wins"), &json!("nava:cubes=2")));
    let mut bytes = std::fs::read(&file).unwrap();
    bytes.pop();
    std::fs::write(&file, &bytes).unwrap();
    let ran = jogada("verify").arg(&file).run();
    assert_eq!((ran.status, ran.stdout.as_str()), (1, ""));
    assert!(ran.stderr.contains("two.proof: "), "{}", ran.stderr);
}

#[test]
fn a_search_goes_on_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table");
    let go_on =
        || jogada("solve --json --hash 20 --limit-nodes 6000 nava:cubes=3 --save").arg(&file);
    let values: Vec<_> = (0..40).map(|_| answer(go_on())["value"].clone()).collect();
    assert_eq!((&values[0], values.last().unwrap()), (&json!("unknown"), &json!("win")));
    let text = jogada("solve nava:cubes=4 --hash 20 --save").arg(&file).refused();
    assert!(text.contains("belongs to another game or position"), "{text}");
    jogada("solve nava --shortest --save").arg(&file).refused();
}
