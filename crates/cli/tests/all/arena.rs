//! Matches and tournaments: what they show, what they save, and what happens when they are ended.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::run::{Run, jogada};

/// A file of a test's own, which is not there yet.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for left in [path.clone(), path.with_added_extension("runs")] {
        let _ = std::fs::remove_file(left);
    }
    path
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// `jogada` with these arguments and a results file.
fn saving(args: &str, out: &Path) -> Run {
    jogada(args).arg("--out").arg(out)
}

/// The last line of an output as JSON.
fn last_json(output: &str) -> Value {
    serde_json::from_str(output.lines().last().unwrap()).unwrap()
}

/// All shares of a crosstable of three, which are 100 % for every two who met.
fn crosstable_sum(text: &str) -> Option<u32> {
    let (_, table) = text.split_once("against each other, %\n")?;
    let numbers = |row: &str| {
        let numbers = row.split_whitespace().filter_map(|cell| cell.parse::<f64>().ok());
        numbers.skip(1).sum::<f64>()
    };
    Some(table.lines().skip(1).take(3).map(numbers).sum::<f64>() as u32)
}

#[test]
fn every_format_shows_a_table() {
    for (format, games) in [("round-robin", 6), ("gauntlet", 4), ("knockout", 4), ("swiss", 4)] {
        let args = format!("arena nava:tiny random greedy mixed --games 2 --format {format}");
        let text = jogada(&args).words("--anchor random").ok();
        let shown = text.lines().find(|line| line.starts_with("3 players, nava")).unwrap();
        // Draws in a knockout are played off.
        let games_shown: u32 = shown.rsplit(' ').nth(1).unwrap().parse().unwrap();
        assert!(games_shown >= games, "{text}");
        assert!(
            text.lines().any(|line| line.starts_with("random") && line.contains(" +0 ")),
            "{text}"
        );
        // Standings and brackets show who met whom.
        let expected = matches!(format, "round-robin" | "gauntlet").then_some(50 * games);
        assert_eq!(crosstable_sum(&text), expected, "{text}");
    }
}

#[test]
fn a_test_ends_a_match_at_the_same_game_on_any_number_of_threads() {
    let args = "arena nava:tiny greedy random --sprt 0 200 --json --jobs";
    let [one, three] = ["1", "3"].map(|jobs| last_json(&jogada(args).arg(jobs).ok()));
    assert_eq!(one, three);
    assert_eq!(one["sprt"]["accepted"], "H1", "{one}");
    assert!(one["sprt"]["llr"].as_f64() >= one["sprt"]["high"].as_f64());
}

#[test]
fn a_report_shows_what_the_run_showed_and_makes_files_of_it() {
    let out = file("report.jsonl");
    let run = saving("arena nava:tiny greedy random mixed --games 4 --json", &out).ok();
    let [html, csv, records] = ["report.html", "report.csv", "report.txt"].map(file);
    let report = jogada("arena report --json --lang pt --html").arg(&html).words("--csv").arg(&csv);
    let report = report.words("--records").arg(&records).arg(&out).ok();
    let mut told = last_json(&report);
    let runs = told.as_object_mut().expect("an object").remove("runs");
    assert_eq!(runs.expect("when it was played").as_array().map(Vec::len), Some(1));
    assert_eq!(told, last_json(&run));
    let page = text(&html);
    assert!(page.starts_with("<!doctype html>\n<html lang=\"pt\">"), "{page}");
    assert_eq!(page.matches("<svg").count(), 3, "ratings, lengths and squares");
    for outside in ["http", "<script", "<link", "<img", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("<dt>Jogado em</dt><dd>20"), "{page}");
    assert_eq!(text(&records).matches("[Date \"20").count(), 12);
    assert_eq!(text(&csv).lines().count(), 13);
    assert!(text(&csv).lines().all(|line| line.split(',').count() == 14), "{}", text(&csv));
    let last = jogada("replay --game 12").arg(&records).ok();
    assert!(last.contains("Result"), "{last}");
}

#[test]
fn a_page_of_a_test_has_its_curve() {
    let [out, html] = ["curve.jsonl", "curve.html"].map(file);
    saving("arena nava:tiny greedy random --sprt 0 200", &out).words("--html").arg(&html).ok();
    let page = text(&html);
    assert_eq!(page.matches("<polyline class=\"curve\"").count(), 1);
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
}

#[test]
fn the_ladder_prints_the_tables_of_the_documents() {
    let text = jogada("arena ladder nava:tiny --levels 3 --games 2 --time 1ms").ok();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[..2], ["| levels | Nava |", "|---|---|"]);
    assert!(lines[2].starts_with("| 2 – 1 | ") && lines[2].ends_with(" % |"), "{text}");
    assert!(lines[3].starts_with("| 3 – 2 | "), "{text}");
    assert_eq!(lines[5], "| game | opponent | time a move | result |");
    assert!(lines[7].starts_with("| Nava | `greedy`") && lines[7].contains("| 1 ms | "), "{text}");
    assert!(lines[8].starts_with("| Nava | `minimax"), "{text}");
}

#[test]
fn games_by_the_clock_are_played_to_their_end() {
    let text = jogada("arena nava:tiny max random --games 2 --clock 2s+10ms --jobs 1").ok();
    assert!(text.contains("2 of 2 games") && !text.contains("out of time"), "{text}");
    let lost =
        jogada("arena pente level:9 random --games 2 --clock 1ms --time-margin 0 --jobs 1").ok();
    assert!(lost.contains("out of time"), "{lost}");
}

#[test]
fn openings_come_from_a_file() {
    let book = file("book.txt");
    std::fs::write(&book, "# corners\na1 b2\n\nf6 e5 d4\n").unwrap();
    let args = "arena freedom:size=6 random greedy --games 6 --json --openings";
    let output = jogada(args).arg(&book).ok();
    let pairs: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let begun = |pair: usize| pairs[pair]["games"][1]["moves"].to_string();
    assert!(begun(0).starts_with("[\"a1\",\"b2\","));
    assert!(begun(1).starts_with("[\"f6\",\"e5\",\"d4\","));
    assert!(begun(2).starts_with("[\"a1\",\"b2\","));
}

#[test]
fn pairs_that_repeat_are_told_beside_the_interval() {
    let [book, out, html] = ["few.txt", "few.jsonl", "few.html"].map(file);
    std::fs::write(&book, "a1-a2\na1-b1\n").unwrap();
    let args = "arena nava:tiny max [name=m2]max --nodes 20 --games 10 --jobs 1 --openings";
    let ran = jogada(args).arg(&book).words("--out").arg(&out).words("--html").arg(&html).run();
    let warned = "only 2 different openings for 5 pairs: games of players that do not vary repeat";
    assert!(ran.stderr.contains(warned), "{}", ran.stderr);
    let told = "Only 2 of 5 pairs are different; the others repeat them move for move";
    assert!(ran.stdout.contains(told), "{}", ran.stdout);
    assert!(text(&html).contains(told));
    let report = last_json(&jogada("arena report --json").arg(&out).ok());
    assert_eq!(report["repeated_pairs"], 3, "{report}");
    let start = jogada("arena nava:tiny max [name=m2]max --nodes 20 --games 4 --opening 0").run();
    assert!(start.stderr.contains("only one opening for 2 pairs"), "{}", start.stderr);
    assert!(start.stdout.contains("Only one of 2 pairs is different"), "{}", start.stdout);
    let varied = jogada("arena nava:tiny level:1 random --games 10 --opening 0").run();
    assert_eq!((varied.stderr.as_str(), varied.stdout.contains("Only")), ("", false));
}

#[test]
fn what_no_game_tells_is_a_dash() {
    let [out, html] = ["dashes.jsonl", "dashes.html"].map(file);
    saving("arena nava:tiny random greedy mixed level:1 --games 2 --jobs 1", &out).ok();
    let all = text(&out);
    let keep = |lines: usize| {
        std::fs::write(&out, all.split_inclusive('\n').take(lines).collect::<String>()).unwrap();
    };
    let report = || jogada("arena report --html").arg(&html).arg(&out).ok();
    let dash = |report: &str, name: &str, column: usize| {
        let row = report.lines().find(|line| line.starts_with(name)).unwrap().to_owned();
        row.split_whitespace().nth(column) == Some("–")
    };
    keep(3);
    let apart = report();
    assert!(dash(&apart, "random", 2) && dash(&apart, "mixed", 2), "{apart}");
    assert!(!text(&html).contains("000</td>"));
    keep(2);
    let two = report();
    let dashes = |name| (dash(&two, name, 2), dash(&two, name, 7));
    assert_eq!(dashes("random"), (false, false), "{two}");
    assert_eq!(dashes("greedy"), (true, true), "{two}");
    keep(1);
    assert!(report().starts_with("No game was played.\n"));
    assert!(text(&html).contains("<p>No game was played.</p>"));
    let none = last_json(&jogada("arena report --json").arg(&out).ok());
    for field in ["mean_plies", "decisive", "branching", "plies_quantiles"] {
        assert!(none[field].is_null(), "{field}: {none}");
    }
    assert!(none["table"][0]["score"].is_null(), "{none}");
    let unplayed = jogada("arena nava:tiny random greedy --games 2 --cap 1").ok();
    assert!(!unplayed.contains("legal moves"), "{unplayed}");
}

#[test]
fn bad_input_is_refused_before_a_game_is_played() {
    let book = file("bad_book.txt");
    std::fs::write(&book, "a1 b2\n".repeat(16) + "a1 a1\n").unwrap();
    let args = "arena freedom:size=6 random greedy --openings";
    let said = jogada(args).arg(&book).refused();
    assert!(said.contains("bad_book.txt:17: move 2, “a1”: a1 is occupied"), "{said}");
    let missing = jogada("arena nava random random --openings /no/such/file").refused();
    assert!(missing.contains("/no/such/file"), "{missing}");
    for (args, said) in [
        ("random greedy strong", "unknown player “strong”"),
        ("random greedy mixed --format match", "between two players, not 3"),
        ("random greedy mixed --sprt 0 5", "between two players"),
        ("random greedy --sprt 5 0", "the smaller first"),
        ("random greedy --rounds 3", "--format swiss"),
        ("random greedy mixed --format swiss --rounds 9", "at most 3 rounds"),
        ("random greedy --format swiss --rounds 2", "at most one round"),
        ("random greedy --anchor max", "there are random, greedy"),
        ("random greedy --html page.html", "--out"),
        ("random greedy --clock x+1", "use ms, s, m or h"),
        ("random greedy --clock 5+1 --time 1s", "cannot be used with"),
        ("random", "at least two players are needed"),
    ] {
        let refused = jogada(&format!("arena nava {args}")).refused();
        assert!(refused.contains(said), "{args}: {refused}");
    }
    assert!(jogada("arena report /no/such/file").refused().contains("/no/such/file"));
}

#[test]
fn files_that_cannot_be_written_are_refused_before_the_first_game() {
    for option in ["--html", "--csv", "--records"] {
        let out = file("never_begun.jsonl");
        let run = saving("arena nava:tiny random greedy --games 2", &out);
        let said = run.arg(option).arg("/no/such/folder/x").refused();
        assert!(said.contains("/no/such/folder/x: there is no such file or folder; "), "{said}");
        assert!(said.contains("name a file in a folder that exists"), "{said}");
        assert!(!out.exists(), "games were played");
    }
    for command in [
        "survey nava:tiny --games 2 --player level:1 --html",
        "tune nava:tiny --games 2 --out",
        "train nava:tiny --games 2 --out",
        "puzzles nava:tiny --make 1 --out",
        "solve nava:tiny --proof",
        "solve nava:tiny --save",
    ] {
        let said = jogada(command).arg("/no/such/folder/x").refused();
        assert!(said.contains("/no/such/folder/x: there is no such file or folder"), "{said}");
    }
}

#[test]
fn files_that_do_not_exist_are_told_in_the_language_of_the_user() {
    let missing = "/no/such/folder/x";
    for command in [
        "arena nava:tiny random greedy --openings",
        "arena nava:tiny random greedy --games 2 --out",
        "arena --config",
        "arena report",
        "arena merge --out /no/such/folder/y",
        "survey nava:tiny --sets",
        "survey nava:tiny --out",
        "tune nava:tiny --weights",
    ] {
        let said = jogada(command).arg(missing).refused();
        assert!(said.contains("/x: there is no such file or folder; "), "{command}: {said}");
        let said = jogada("--lang pt").words(command).arg(missing).refused();
        assert!(said.contains("/x: não existe esse ficheiro ou essa pasta; "), "{command}: {said}");
    }
    let said = jogada("arena nava:tiny random").arg(format!("[book={missing}] max")).refused();
    assert!(said.contains("/x: there is no such file or folder; "), "{said}");
    let binary = file("binary.toml");
    std::fs::write(&binary, [0xff, 0xfe, 0]).unwrap();
    let said = jogada("arena --config").arg(&binary).refused();
    assert!(said.contains("binary.toml is not a text file"), "{said}");
}

#[test]
fn results_of_other_settings_are_refused_and_left_alone() {
    let out = file("other.jsonl");
    saving("arena nava:tiny random greedy --games 2", &out).ok();
    let before = text(&out);
    let said = saving("arena nava:tiny random mixed --games 2 --seed 3", &out).refused();
    assert!(said.contains("seed: 0 ≠ 3") && said.contains("players: "), "{said}");
    std::fs::write(&out, "a letter\n").unwrap();
    let said = saving("arena nava:tiny random greedy", &out).refused();
    assert!(said.contains("not a results file") && said.contains("give another file"), "{said}");
    let said = jogada("arena report").arg(&out).refused();
    assert!(said.contains("is not a results file of the arena; name a file"), "{said}");
    assert_eq!(text(&out), "a letter\n");
    std::fs::write(&out, before).unwrap();
    let more = saving("arena nava:tiny random greedy --games 6", &out).run();
    assert_eq!(more.status, 0);
    assert!(more.stderr.contains("going on after 2 games"), "{}", more.stderr);
    assert!(more.stdout.contains("6 of 6 games"), "{}", more.stdout);
}

/// A long run that saves its games, once it has saved some.
fn begun(out: &Path) -> Child {
    let child = Command::new(env!("CARGO_BIN_EXE_jogada"))
        .args("arena nava:tiny greedy random --games 100000 --jobs 2 --lang en --out".split(' '))
        .arg(out)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while std::fs::read_to_string(out).unwrap_or_default().lines().count() < 20 {
        std::thread::yield_now();
    }
    child
}

/// How a run goes on after it was ended: nothing that was saved is lost.
fn goes_on(out: &Path) {
    let saved = text(out);
    let whole = saved.rfind('\n').unwrap() + 1;
    let games = 2 * (saved[..whole].lines().count() - 1);
    let args = format!("arena nava:tiny greedy random --games {} --jobs 2", games + 4);
    let ran = saving(&args, out).run();
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(ran.stderr.contains(&format!("going on after {games} games")), "{}", ran.stderr);
    assert!(text(out).starts_with(&saved[..whole]));
    let report = last_json(&jogada("arena report --json").arg(out).ok());
    assert!(report["games"].as_u64() >= Some(games as u64 + 4), "{report}");
}

#[test]
fn a_killed_run_loses_at_most_the_games_in_progress() {
    for _ in 0..3 {
        let out = file("killed.jsonl");
        let mut child = begun(&out);
        child.kill().unwrap();
        child.wait().unwrap();
        goes_on(&out);
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_stops_in_good_order_and_goes_on() {
    let out = file("interrupted.jsonl");
    let child = begun(&out);
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130));
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(said.contains("stopping; ") && said.contains("the same command goes on"), "{said}");
    goes_on(&out);
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    let out = file("full.jsonl");
    let command = "trap '' XFSZ; ulimit -f 8; exec \"$0\" arena nava:tiny greedy random --games 1000 \
                   --lang en --out \"$1\"";
    let ran = Command::new("sh")
        .args(["-c", command, env!("CARGO_BIN_EXE_jogada")])
        .arg(&out)
        .output()
        .unwrap();
    assert_eq!(ran.status.code(), Some(1));
    let said = String::from_utf8(ran.stderr).unwrap();
    assert!(said.contains("full.jsonl: ") && said.contains("games are safe in it"), "{said}");
    assert!(text(&out).ends_with('\n'), "no torn line is left");
    goes_on(&out);
}
