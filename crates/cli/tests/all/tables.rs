//! `jogada tables`: built, listed, checked and used.

use serde_json::{Value, json};

use crate::run::jogada;

const GAME: &str = "nava:size=3,discs=2,cubes=3";

#[test]
fn tables_are_built_checked_and_used() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path();
    let run = |words: &str| jogada(words).state(state);
    let text = run("tables list").arg(GAME).ok();
    assert!(text.starts_with("3x3-2discs-3cubes: ") && text.contains("MB of memory"), "{text}");
    assert!(run("tables verify").arg(GAME).refused().contains("tables build"));
    let text = run("tables build").arg(GAME).ok();
    assert!(text.contains("3x3-2discs-3cubes: won ") && text.contains(" plies"), "{text}");
    assert!(run("tables list").arg(GAME).ok().ends_with("built\n"));
    assert!(run("tables build").arg(GAME).ok().contains("built already"));
    let text = run("tables verify --all").arg(GAME).ok();
    assert!(text.ends_with("values checked, all right\n"), "{text}");
    let value = |state: &std::path::Path| -> Value {
        let text = jogada("solve --json --hash 20").arg(GAME).state(state).ok();
        serde_json::from_str(text.lines().last().unwrap()).unwrap()
    };
    let empty = tempfile::tempdir().unwrap();
    let (known, searched) = (value(state), value(empty.path()));
    for field in ["value", "plies", "best"] {
        assert_eq!(known[field], searched[field], "{field}");
    }
    assert_eq!(known["nodes"], json!(0));
    assert_ne!(searched["nodes"], json!(0));
}

#[test]
fn a_damaged_table_is_named_and_not_used() {
    let folder = tempfile::tempdir().unwrap();
    let tables = folder.path().join("tables");
    jogada("tables build").arg(GAME).arg("--dir").arg(&tables).ok();
    let file = tables.join("nava-3x3-2discs-3cubes.table");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 255;
    std::fs::write(&file, bytes).unwrap();
    let ran = jogada("solve --json --hash 20").arg(GAME).state(folder.path()).run();
    assert_eq!(ran.status, 0);
    assert!(ran.stderr.contains("nava-3x3-2discs-3cubes.table: "), "{}", ran.stderr);
    let ran = jogada("tables verify").arg(GAME).arg("--dir").arg(&tables).run();
    assert_eq!(ran.status, 1, "{}", ran.stderr);
}

#[test]
fn games_without_small_endings_are_refused() {
    let text = jogada("tables build pente --dir x").refused();
    assert!(text.contains("no endings small enough"), "{text}");
    jogada("tables build nava --dir x").refused();
    jogada("tables build").refused();
    let ran = jogada("tables").run();
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""));
    assert!(ran.stderr.contains("Usage: jogada tables"), "{}", ran.stderr);
}
