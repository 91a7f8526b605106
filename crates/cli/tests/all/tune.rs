//! Tuning, end to end.

use crate::run::jogada;

/// A run that takes seconds.
const TINY: &str = "--games 12 --nodes 40 --match-games 4 --match-nodes 40";

#[test]
fn every_game_is_tuned_and_the_run_can_be_repeated() {
    let mut matches = 0;
    for spec in ["pente:size=7", "barca", "wali:size=4x4", "freedom:size=5", "nava:cubes=5"] {
        let folder = tempfile::tempdir().unwrap();
        let run = || jogada("tune").arg(spec).words(TINY).arg("--folder").arg(folder.path()).ok();
        let first = run();
        assert!(first.contains("12 of 12 games to learn from"), "{spec}: {first}");
        assert!(first.contains("loss 0."), "{spec}: {first}");
        let weights = folder.path().join("round-1/weights.txt");
        let written = std::fs::read_to_string(&weights).unwrap();
        // Everything is there already: the same is said, and nothing is played.
        assert_eq!(run(), first, "{spec}");
        assert_eq!(std::fs::read_to_string(&weights).unwrap(), written, "{spec}");
        let again = tempfile::tempdir().unwrap();
        let from = jogada("tune").arg(spec).words(TINY).arg("--folder").arg(again.path());
        from.arg("--weights").arg(&weights).ok();
        // Weights that learned nothing play no match.
        let results = folder.path().join("round-1/match.jsonl");
        if results.exists() {
            matches += 1;
            let report = jogada("arena report").arg(&results).ok();
            assert!(report.starts_with("weights ") && report.contains("LLR "), "{report}");
        }
    }
    assert!(matches > 0, "no weights were proven");
}

#[test]
fn bad_weights_and_bad_plans_are_refused_with_the_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("weights");
    std::fs::write(&path, "cube 1\ncubee 2\ndisc x\n").unwrap();
    let tune = || jogada("tune nava --games 2 --nodes 10 --folder").arg(folder.path());
    let text = tune().arg("--weights").arg(&path).refused();
    assert!(text.contains("line 3: disc needs a whole number"), "{text}");
    std::fs::write(&path, "cube 1\ncubee 2\n").unwrap();
    let text = tune().arg("--weights").arg(&path).refused();
    assert!(text.contains("line 2: there is no weight “cubee”; did you mean “cube”?"), "{text}");
    assert!(text.contains("the weight disc is missing; add a line disc "), "{text}");
    let text = tune().words("--sprt 5 0").refused();
    assert!(text.contains("the smaller one first"), "{text}");
    jogada("tune nava --games 2 --nodes 10 --match-games 2 --match-nodes 10 --folder")
        .arg(folder.path())
        .run();
    let ran = tune().words("--seed 1").run();
    assert_eq!(ran.status, 2, "{}", ran.stdout);
    let text = ran.stderr;
    assert!(text.contains("was written under other settings"), "{text}");
    assert!(text.contains("seed: "), "{text}");
    jogada("tune chess").refused();
    jogada("tune nava --weights /nowhere/at/all").refused();
}

/// Constants of the search, in seconds.
const TINY_SEARCH: &str =
    "--search --iterations 3 --pairs 2 --nodes 40 --match-games 4 --match-nodes 40";

#[test]
fn the_search_of_every_game_is_tuned_and_the_run_can_be_repeated() {
    for spec in ["pente:size=7", "barca", "wali:size=4x4", "freedom:size=5", "nava:cubes=5"] {
        let folder = tempfile::tempdir().unwrap();
        let command = || jogada("tune").arg(spec).words(TINY_SEARCH).arg("--folder");
        let run = || command().arg(folder.path()).ok();
        let first = run();
        assert!(first.contains("3 of 3 iterations, 12 games: "), "{spec}: {first}");
        let found = folder.path().join("search.txt");
        let written = std::fs::read_to_string(&found).unwrap();
        // Everything is there already: the same is said, and nothing is played.
        assert_eq!(run(), first, "{spec}");
        assert_eq!(std::fs::read_to_string(&found).unwrap(), written, "{spec}");
        let again = tempfile::tempdir().unwrap();
        command().arg(again.path()).arg("--parameters").arg(&found).ok();
    }
}

#[test]
fn bad_constants_and_bad_plans_are_refused_with_the_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("search");
    let tune = || jogada("tune nava").words(TINY_SEARCH).arg("--folder").arg(folder.path());
    std::fs::write(&path, "killer 100\n\nkillr 2\n").unwrap();
    let text = tune().arg("--parameters").arg(&path).refused();
    assert!(text.contains("line 3: there is no constant “killr”"), "{text}");
    assert!(text.contains("did you mean “killer”?"), "{text}");
    std::fs::write(&path, "lmr_divisor 0\n").unwrap();
    let text = tune().arg("--parameters").arg(&path).refused();
    assert!(text.contains("lmr_divisor is 0; it can be from 80 to 500"), "{text}");
    let text = tune().words("--vary killer,lmr").refused();
    assert!(text.contains("no constant “lmr”; it has ") && text.contains("lmr_base"), "{text}");
    let text = tune().words("--queue nats://127.0.0.1:1").refused();
    assert!(text.contains("--search cannot be used with --queue"), "{text}");
    for words in ["--games 3", "--rounds 2", "--weights w"] {
        tune().words(words).refused();
    }
    for words in ["--vary killer", "--iterations 3", "--pairs 2", "--parameters f"] {
        let text = jogada("tune nava").words(words).refused();
        assert!(text.contains("--search"), "{text}");
    }
    assert!(!folder.path().join("spsa.jsonl").exists(), "nothing was begun");
}
