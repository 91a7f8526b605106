//! Programs that fail in matches, and matches that measure something else than strength.

use std::path::PathBuf;

use serde_json::Value;

use crate::run::{Ran, jogada};

const JOGADA: &str = env!("CARGO_BIN_EXE_jogada");

/// `jogada arena nava` with these arguments, between a program and `random`.
fn arena(args: &str, program: &str) -> Ran {
    jogada(&format!("arena nava:tiny {args}")).arg(format!("cmd:{program}")).arg("random").run()
}

#[cfg(unix)]
#[test]
fn crashes_break_off_a_test_instead_of_deciding_it() {
    let crashes = "sh -c 'read line; echo ugiok; read line; echo oh dear >&2; exit 3'";
    let ran = arena("--sprt 0 50 --jobs 1", crashes);
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    let said = &ran.stderr;
    assert!(
        said.contains("failed 4 times; faults are not evidence") && said.contains("oh dear"),
        "{said}"
    );
    assert!(said.contains("--max-faults") && !said.contains("--out"), "{said}");
    assert!(!ran.stdout.contains("accepted"), "{}", ran.stdout);
    assert!(ran.stdout.contains("lost 4 games by a fault"), "{}", ran.stdout);
    assert!(ran.stdout.contains("2 pairs with a fault are no evidence"), "{}", ran.stdout);
    assert!(ran.stdout.contains("\nElo –, LOS –\n"), "{}", ran.stdout);
    let ran = arena("--games 20 --jobs 1 --max-faults 1", crashes);
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    assert!(ran.stdout.contains("2 of 20 games") && !ran.stdout.contains("4 of 20"));
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("crashes.jsonl");
    let ran = arena(&format!("--games 20 --max-faults 1 --out {}", out.display()), crashes);
    assert!(ran.stderr.contains("Fix the player and use another --out,"), "{}", ran.stderr);
    // Without a limit a tournament goes on, and says how many were forfeited.
    let ran = arena("--games 6", crashes);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(ran.stdout.contains("lost 6 games by a fault"), "{}", ran.stdout);
}

#[test]
fn a_match_with_a_program_that_is_not_there_is_refused() {
    for args in ["--games 4", "--sprt 0 50"] {
        let ran = arena(args, "/does/not/exist");
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{}", ran.stderr);
        assert!(ran.stderr.contains("there is no such program"), "{}", ran.stderr);
    }
}

/// A sound player that needs 0.4 s for every move: far more than it has, far less than is waited for.
#[cfg(unix)]
fn slow() -> String {
    format!(
        "sh -c 'while read -r line; do case $line in go*) sleep 0.4;; esac; echo \"$line\"; done | {JOGADA} ugi'"
    )
}

#[cfg(unix)]
#[test]
fn a_player_that_oversteps_the_time_of_a_move_has_lost() {
    let ran = arena("--games 2 --time 20ms --jobs 1 --json", &slow());
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    let pair: Value = serde_json::from_str(ran.stdout.lines().next().unwrap()).unwrap();
    for game in pair["games"].as_array().unwrap() {
        assert_eq!((&game["points"], &game["reason"]), (&0.0.into(), &"time".into()), "{game}");
        let fault = game["fault"].as_str().unwrap();
        assert!(
            fault.contains("took more than its 20 ms for a move and the margin of 100 ms"),
            "{fault}"
        );
    }
    // A second is all that is ever waited for.
    let said = jogada("arena nava random random --time-margin 2s").refused();
    assert!(said.contains("1s"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_program_that_never_answers_is_out_of_time_once_the_margin_is_over() {
    let silent = "sh -c 'while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; esac; done'";
    for limit in ["--time 50ms", "--clock 50ms+1ms"] {
        let ran = arena(&format!("--games 2 --jobs 1 --json {limit}"), silent);
        assert_eq!(ran.status, 0, "{}", ran.stderr);
        let pair: Value = serde_json::from_str(ran.stdout.lines().next().unwrap()).unwrap();
        for game in pair["games"].as_array().unwrap() {
            assert_eq!(game["reason"], "time", "{game}");
        }
    }
}

#[cfg(unix)]
#[test]
fn the_start_of_a_program_is_not_on_its_clock() {
    let program = format!("sh -c 'sleep 1; exec {JOGADA} ugi'");
    let ran = arena("--games 2 --clock 900ms+100ms --jobs 1", &program);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(!ran.stdout.contains("out of time"), "{}", ran.stdout);
}

#[test]
fn the_share_of_white_has_its_error_and_says_what_openings_were_chosen() {
    const CHOSEN: &str = "on openings chosen to be even";
    for (args, chosen) in [("", true), ("--uneven", false), ("--opening 0", false)] {
        let text = jogada("arena nava:tiny greedy greedy --games 8").words(args).ok();
        let line = text.lines().find(|line| line.starts_with("White, who begins")).expect(&text);
        assert_eq!(line.contains(CHOSEN), chosen, "{line}");
        assert!(line.ends_with("] (95 % CI)"), "{line}");
        let json = jogada("arena nava:tiny greedy greedy --games 8 --json").words(args).ok();
        let all: Value = serde_json::from_str(json.lines().last().unwrap()).unwrap();
        let share = |key: &str| all[key].as_f64().unwrap_or_else(|| panic!("{key}: {all}"));
        assert!(share("white_low") < share("white_score"), "{all}");
        assert!(share("white_score") < share("white_high"), "{all}");
        assert_eq!(all["even_openings"], chosen);
    }
}

#[test]
fn a_page_says_what_the_share_of_white_was_measured_on() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    for (name, args, label) in [
        ("chosen", "", "who begins, on openings chosen to be even [95 % CI]</dt>"),
        ("uneven", "--uneven", "who begins [95 % CI]</dt>"),
    ] {
        let [out, html] = ["jsonl", "html"].map(|end| folder.join(format!("white-{name}.{end}")));
        let _ = std::fs::remove_file(&out);
        let run = jogada("arena nava:tiny greedy random --games 8").words(args);
        run.words("--out").arg(&out).words("--html").arg(&html).ok();
        let page = std::fs::read_to_string(&html).unwrap();
        let share = page.split(label).nth(1).unwrap_or_else(|| panic!("{label}: {page}"));
        let share = share.split("</dd>").next().unwrap();
        assert!(share.contains(" % [") && share.ends_with(']'), "{share}");
    }
}

#[test]
fn settings_of_a_test_are_refused_without_one() {
    for args in ["--model normalised", "--alpha 0.1", "--beta 0.1"] {
        let said = jogada("arena nava random random").words(args).refused();
        assert!(said.contains("--sprt"), "{said}");
    }
}

#[test]
fn a_report_of_impossible_games_is_refused_by_its_line() {
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("impossible.jsonl");
    let _ = std::fs::remove_file(&out);
    jogada("arena nava:tiny greedy random --games 6 --jobs 1 --out").arg(&out).ok();
    jogada("arena report").arg(&out).ok();
    let text = std::fs::read_to_string(&out).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = lines[2].find("\"moves\":\"").expect("a game has moves") + "\"moves\":\"".len();
    lines[2].replace_range(at..at + 2, "z9");
    std::fs::write(&out, lines.join("\n") + "\n").unwrap();
    let said = jogada("arena report").arg(&out).refused();
    assert!(said.contains("impossible.jsonl:3: move 1"), "{said}");
}

#[cfg(unix)]
#[test]
fn the_checks_quote_what_a_program_said_and_name_the_line_that_killed_it() {
    let check = |program: &str| jogada("ugi wali --check").arg(program).run().stdout;
    let dies = "sh -c 'read line; echo ugiok; read line; echo out of cheese >&2; exit 3'";
    let said = check(dies);
    assert!(said.contains("the line “isready” ended it with status 3: out of cheese"), "{said}");
    let picky = format!(
        "sh -c 'while read -r line; do case $line in setoption) echo what option? >&2; exit 4;; esac; echo \"$line\"; done | {JOGADA} ugi'"
    );
    let said = check(&picky);
    let seventeen = said.lines().skip_while(|line| !line.starts_with("17 FAILED")).nth(1);
    let seventeen = seventeen.unwrap_or_else(|| panic!("{said}"));
    assert!(seventeen.contains("“setoption”"), "{said}");
    let deadly = format!(
        "sh -c 'while read -r line; do case $line in position*) exit 4;; esac; echo \"$line\"; done | {JOGADA} ugi'"
    );
    let said = check(&deadly);
    let named = said.matches("the line “position ").count();
    assert_eq!(named, said.matches("ended it with status").count(), "{said}");
    assert!(named >= 10, "{said}");
}

#[cfg(unix)]
#[test]
fn a_bestmove_without_a_move_is_told_as_such() {
    let mute = "sh -c 'while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) echo bestmove;; esac; done'";
    let ran = arena("--games 2", mute);
    assert!(ran.stdout.contains("said bestmove without a move"), "{}", ran.stdout);
}
