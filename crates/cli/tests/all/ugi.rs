//! The protocol end to end: matches under a strict runner, programs as players, the list of checks.

use std::path::Path;

use serde_json::Value;

use crate::dialogue::Dialogue;
use crate::run::jogada;

const JOGADA: &str = env!("CARGO_BIN_EXE_jogada");

/// A game of the engine against itself, as a runner plays it that knows no rules: `uginewgame` without
/// `isready`, the position again before every question, answers of exactly two words.
fn strict_game(spec: &str, go: &str) -> (String, usize) {
    let mut engines = [(); 2].map(|()| Dialogue::start(&["ugi", spec]));
    for engine in &mut engines {
        engine.tell("ugi");
        while engine.hear().expect("it introduces itself") != "ugiok" {}
        engine.tell("isready");
        assert_eq!(engine.hear().as_deref(), Some("readyok"));
        engine.tell("uginewgame");
    }
    let mut moves: Vec<String> = Vec::new();
    let ask = |engine: &mut Dialogue, moves: &[String], query: &str| {
        let word = if moves.is_empty() { "" } else { " moves " };
        engine.tell(&format!("position startpos{word}{}", moves.join(" ")));
        engine.tell(&format!("query {query}"));
        engine.answer("response")
    };
    loop {
        let first = ask(&mut engines[0], &moves, "p1turn") == "true";
        let mover = &mut engines[usize::from(!first)];
        if ask(mover, &moves, "gameover") == "true" {
            break;
        }
        mover.tell(go);
        moves.push(mover.answer("bestmove"));
    }
    let results = engines.each_mut().map(|engine| ask(engine, &moves, "result"));
    assert_eq!(results[0], results[1], "{spec}");
    engines.into_iter().for_each(Dialogue::quit);
    (results[0].clone(), moves.len())
}

#[test]
fn a_strict_runner_plays_clean_games_with_the_engine() {
    for spec in ["pente:size=9", "barca:beginner", "wali", "freedom:size=5", "nava"] {
        for go in ["go nodes 300", "go p1time 400 p2time 400 p1inc 1 p2inc 1"] {
            let (result, plies) = strict_game(spec, go);
            assert!(["p1win", "p2win", "draw"].contains(&result.as_str()), "{spec}: {result}");
            assert!(plies > 4, "{spec}: {plies} plies");
        }
    }
}

/// The games of a match of two with a program, as JSON.
fn games_of(program: &str) -> Vec<Value> {
    let run = jogada("arena nava:tiny --games 2 --json --time 50ms --time-margin 1s")
        .arg(format!("cmd:{program}"));
    let text = run.arg("random").ok();
    let pair: Value = serde_json::from_str(text.lines().next().expect("a pair")).expect(&text);
    pair["games"].as_array().expect("games").clone()
}

/// Command lines of all running programs.
fn running() -> Vec<String> {
    let folders = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let line = |folder: std::fs::DirEntry| std::fs::read(folder.path().join("cmdline")).ok();
    folders.filter_map(line).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).collect()
}

#[test]
fn a_program_that_fails_loses_its_game_and_the_match_goes_on() {
    const POLITE: &str =
        "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;;";
    const LATE: &str = "took more than its 50 ms for a move and the margin of 1000 ms";
    // No other process sleeps for exactly so long: one that is left behind is found by it.
    let marker = format!("86{}.5", std::process::id());
    for (script, reason) in [
        (format!("{POLITE} go) sleep {marker};; esac; done"), LATE),
        (format!("{POLITE} go) sleep {marker} & exit 3;; esac; done"), "ended with status 3"),
        (format!("{POLITE} go) echo bestmove z9;; esac; done"), "wants to play “z9”"),
        (format!("{POLITE} go) sleep 1.5; echo bestmove a1-a2;; esac; done"), LATE),
        (format!("head -c 100000000 /dev/zero; sleep {marker}"), "a line of more than"),
        (
            format!("{POLITE} go) echo oh dear >&2; kill -9 $$;; esac; done"),
            "signal 9 while it was still needed: oh dear",
        ),
    ] {
        let games = games_of(&format!("sh -c '{script}'"));
        assert_eq!(games.len(), 2);
        for game in games {
            let fault = game["fault"].as_str().unwrap_or_default();
            assert!(fault.contains(reason), "{script}: {fault}");
            let end = if reason == LATE { "time" } else { "fault" };
            assert_eq!((&game["points"], &game["reason"]), (&0.0.into(), &end.into()));
        }
    }
    let left: Vec<_> = running().into_iter().filter(|line| line.contains(&marker)).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn a_program_that_cannot_be_started_is_told_in_both_languages() {
    for (program, english, portuguese) in [
        ("./no-such-bot", "there is no such program", "esse programa não existe"),
        ("./Cargo.toml", "may not be run", "não pode ser executado"),
    ] {
        let name = format!("cmd:{program}");
        let text = jogada("analyse nava --player").arg(&name).refused();
        assert!(text.contains(english), "{text}");
        let text = jogada("analyse nava --lang pt --player").arg(&name).refused();
        assert!(text.contains(portuguese), "{text}");
    }
    let text = jogada("arena nava random cmd").refused();
    assert!(text.contains("a program must be named"), "{text}");
}

#[test]
fn analyse_asks_programs_too() {
    let player = format!("cmd:{JOGADA} ugi");
    let text = jogada("analyse wali --depth 3 --lines 2 --player").arg(player).ok();
    let best = text.lines().last().and_then(|line| line.strip_prefix("best ")).expect(&text);
    assert!(jogada("moves wali").ok().lines().any(|m| m == best), "{text}");
    assert!(text.contains("depth  3"), "{text}");
}

/// The numbers of the checks that a program fails.
fn failed(program: &str) -> (Vec<u32>, i32) {
    let ran = jogada("ugi nava --check").arg(program).run();
    let number = |line: &str| line.split_whitespace().next()?.parse().ok();
    let lines = ran.stdout.lines().filter(|line| line.contains(" FAILED "));
    (lines.filter_map(number).collect(), ran.status)
}

#[test]
fn the_checks_find_exactly_what_is_wrong() {
    let filtered = |sed: &str| format!("sh -c '{JOGADA} ugi | sed -u \"{sed}\"'");
    for (program, numbers) in [
        (format!("{JOGADA} ugi"), vec![]),
        (filtered("/^id author/d"), vec![2]),
        (filtered("s/^option name Seed .*/option name Seed type number/"), vec![3]),
        (format!("sh -c 'echo hello; exec {JOGADA} ugi'"), vec![4]),
        (filtered("s/^bestmove .*/& ponder a1/"), vec![11]),
        (filtered("s/^response none/response unknown/"), vec![16]),
        (format!("sh -c '{JOGADA} ugi; sleep 600'"), vec![19, 20, 21]),
        ("false".to_owned(), vec![1]),
    ] {
        let status = i32::from(!numbers.is_empty());
        assert_eq!(failed(&program), (numbers, status), "{program}");
    }
    jogada("ugi --check").arg("'open").refused();
    jogada("ugi chess --check true").refused();
}

#[test]
fn the_example_in_python_passes_every_check_and_plays() {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let lines = std::fs::read_to_string(&bot).expect("the example is there").lines().count();
    assert!(lines < 100, "{lines} lines");
    let program = format!("python3 {} {JOGADA}", bot.display());
    let text = jogada("ugi wali --check").arg(&program).ok();
    assert!(!text.contains("FAILED"), "{text}");
    let text =
        jogada("arena wali --games 4 --depth 1 --json").arg(format!("cmd:{program}")).arg("random");
    let text = text.ok();
    let total: Value = serde_json::from_str(text.lines().last().expect("a total")).expect(&text);
    assert_eq!(total["games"], 4);
    assert!(!text.contains("\"fault\":\""), "{text}");
    assert!(total["score"].as_f64() > Some(0.5), "{text}");
}

#[test]
fn the_smallest_bot_of_the_tutorial_plays() {
    let tutorial = include_str!("../../../../docs/write-a-bot.md");
    let bot = tutorial.split("```python\n").nth(1).and_then(|rest| rest.split("```").next());
    let file = std::env::temp_dir().join(format!("smallest-bot-{}.py", std::process::id()));
    std::fs::write(&file, bot.expect("the tutorial shows a bot")).expect("there is room for it");
    let games = games_of(&format!("python3 {}", file.display()));
    std::fs::remove_file(&file).expect("it was written before");
    assert!(games.iter().all(|game| game["fault"].is_null()), "{games:?}");
}
