//! `jogada learn` and `jogada puzzles`.

use crate::run::jogada;

#[test]
fn lessons_and_puzzles_are_played_line_by_line() {
    let text = jogada("learn pente --ascii").stdin("e5\nquit\n").ok();
    assert!(text.contains("Step 1 of 8") && text.contains("Step 2 of 8"), "{text}");
    let text = jogada("puzzles nava --puzzle 2 --lang pt").stdin("sugestão\nsair\n").ok();
    assert!(text.contains("Problema 2 de") && text.contains("Repare na peça em"), "{text}");
}

#[test]
fn what_is_not_there_is_named() {
    let ran = jogada("learn pente --step 99").run();
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("there is no step 99"), "{}", ran.stderr);
    let ran = jogada("puzzles wali --puzzle 0").run();
    assert!(ran.status == 2 && ran.stderr.contains("no puzzle 0"), "{}", ran.stderr);
    assert_eq!(jogada("learn chess").run().status, 2);
    assert_eq!(jogada("puzzles wali --make 3").run().status, 2);
}

#[test]
fn puzzles_are_made_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles.txt");
    let make = |more: &str| {
        jogada("puzzles nava:tiny --make 3 --nodes 20000 --out").arg(&file).words(more)
    };
    let text = make("--games 2").ok();
    assert!(text.contains("in 2 games, written to") || text.contains("from 2 games"), "{text}");
    make("--games 20").ok();
    let made = std::fs::read_to_string(&file).unwrap();
    assert!(made.starts_with("# difficulty | goal") && made.contains(" | win "), "{made}");
    std::fs::write(&file, "my diary\n").unwrap();
    let ran = make("").run();
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("is not a file of puzzles"), "{}", ran.stderr);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "my diary\n");
}
