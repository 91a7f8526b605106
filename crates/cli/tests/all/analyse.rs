//! `jogada analyse`, where it shows what the engine sees.

use serde_json::Value;

use crate::run::jogada;

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("valid JSON")
}

#[test]
fn an_evaluation_is_explained_in_parts_and_on_the_board() {
    let text = jogada("analyse barca --explain --ascii --position midgame").ok();
    for part in ["Watering holes held", "Right to move", "What a square is worth to an elephant:"] {
        assert!(text.contains(part), "{text}");
    }
    let explained = json(&jogada("analyse barca --explain --json --position midgame").ok());
    let value = explained["value"].as_i64().unwrap();
    assert!(text.ends_with(&format!("Value for White: {value:+}\n")), "{text}");
    let parts = explained["parts"].as_array().unwrap();
    assert_eq!(parts.iter().map(|part| part["value"].as_i64().unwrap()).sum::<i64>(), value);
    let elephant = &explained["maps"][1];
    assert_eq!(elephant["cells"].as_array().unwrap().len(), 100);
    let portuguese = jogada("analyse pente --explain --lang pt --position earlygame").ok();
    assert!(portuguese.contains("Vez de jogar"), "{portuguese}");
    assert!(jogada("analyse nava --explain --position final").refused().contains("over"));
}

#[test]
fn a_tree_shows_the_best_moves_of_every_ply() {
    let text = jogada("analyse nava:tiny --tree 2,2 --nodes 300 --ascii").ok();
    assert_eq!(text.lines().count(), 6, "{text}");
    assert!(text.starts_with("|- White a1-"), "{text}");
    assert!(text.lines().nth(1).unwrap().starts_with("|  |- Black c3-"), "{text}");
    let tree = json(&jogada("analyse nava:tiny --tree 2,2 --nodes 300 --json").ok());
    assert_eq!(tree.as_array().unwrap().len(), 2);
    assert_eq!(tree[0]["replies"].as_array().unwrap().len(), 2);
    let won = jogada("analyse pente --position lategame --tree 1,1 --nodes 300").ok();
    assert!(won.contains("White h11") && won.contains("White wins in one move"), "{won}");
}

#[test]
fn a_tree_that_is_too_large_is_refused_with_its_size() {
    let told = jogada("analyse nava --tree 9,5").refused();
    assert!(told.contains("488281 positions") && told.contains("10000"), "{told}");
    assert!(jogada("analyse nava --tree x").refused().contains("as in 4,2"));
}
