//! What games are like under their options.

use std::path::Path;

use serde_json::Value;

use crate::run::{Run, jogada};

const SMALL: &str =
    "--player level:1 --ladder level:1,level:2 --ladder-games 2 --nodes 50 --cap 60";

fn survey(words: &str) -> Run {
    jogada("survey").words(SMALL).words(words)
}

fn json(run: Run) -> Value {
    let ran = run.arg("--json").run();
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    serde_json::from_str(&ran.stdout).unwrap()
}

/// The lines of a file in a fixed order.
fn sorted(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

#[test]
fn sets_of_several_games_are_measured_and_small_ones_are_proven() {
    let found = json(survey("nava:tiny cubes=3,4 freedom:size=4 --games 6"));
    let sets = found["sets"].as_array().unwrap();
    assert_eq!(sets.len(), 3);
    for set in sets {
        assert_eq!(set["games"], 12, "{set}");
        for figure in ["white", "white_after_openings", "decisive", "plies", "branching", "forced"]
        {
            let [low, mean, high] =
                ["low", "mean", "high"].map(|bound| set[figure][bound].as_f64().unwrap());
            assert!(low <= mean && mean <= high, "{figure}: {}", set[figure]);
        }
        for figure in ["lead_changes", "drama", "comebacks", "depth", "duration_minutes"] {
            assert!(set[figure]["mean"].is_number(), "{figure}: {}", set[figure]);
        }
    }
    // As `jogada solve` says.
    assert_eq!(sets[2]["set"], "freedom:size=4");
    assert_eq!(sets[2]["proof"]["value"], "draw");
    assert_eq!(sets[2]["branching"]["mean"].as_f64().map(|mean| mean > 1.0), Some(true));
}

#[test]
fn a_survey_goes_on_and_can_be_widened() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let whole = json(survey("nava:tiny cubes=3,4 --games 6 --jobs 1 --out").arg(file("whole")));
    json(survey("nava:tiny cubes=4 --games 2 --out").arg(file("parts")));
    // As if the next run had been killed while it wrote.
    let text = std::fs::read_to_string(file("parts")).unwrap();
    std::fs::write(file("parts"), &text[..text.len() - 20]).unwrap();
    let parts = json(survey("nava:tiny cubes=3,4 --games 6 --jobs 3 --out").arg(file("parts")));
    assert_eq!(whole["sets"], parts["sets"]);
    assert_eq!(sorted(&file("whole")).len(), sorted(&file("parts")).len());
    let other = survey("nava:tiny --games 6 --seed 1 --out").arg(file("whole"));
    assert!(other.refused().contains("seed"));
}

#[test]
fn the_page_compares_all_sets_in_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.html");
    let run = |locale| {
        let run = survey("nava:tiny cubes=3..5 --games 2 --html").arg(&page).locale(locale).run();
        assert_eq!(run.status, 0, "{}", run.stderr);
        (run.stdout, std::fs::read_to_string(&page).unwrap())
    };
    let (text, html) = run("C.UTF-8");
    assert!(text.lines().count() == 4 && text.contains("drama"), "{text}");
    assert_eq!(html.matches("<tr>").count(), 4);
    assert!(html.contains("<svg") && html.contains("prefers-color-scheme: dark"));
    assert!(!html.contains("http") && !html.contains("src=") && html.len() < 100_000);
    let (text, html) = run("pt_PT.UTF-8");
    assert!(text.contains("reviravoltas") && html.contains("lang=\"pt\""), "{text}");
}

#[test]
fn what_cannot_be_surveyed_is_refused_with_a_way_out() {
    assert!(survey("size=3 nava").refused().contains("size=3"));
    assert!(survey("nava cubes=6..3").refused().contains("3..6"));
    assert!(survey("chess").refused().contains("chess"));
    assert!(jogada("survey nava --player cmd:./bot").refused().contains("cmd:./bot"));
    assert!(jogada("survey nava --ladder level:1,clever").refused().contains("clever"));
    jogada("survey").refused();
    jogada("survey --sets /does/not/exist").refused();
}

#[test]
fn sets_come_from_a_file_and_those_that_do_not_fit_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("sets");
    std::fs::write(&list, "# small boards\nnava:tiny cubes=3\nnava size=3 cubes=3,20\n").unwrap();
    let ran = survey("--games 2 --sets").arg(&list).run();
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(ran.stdout.contains("nava:size=3,discs=3,cubes=3"), "{}", ran.stdout);
    assert!(ran.stderr.contains("nava:size=3,cubes=20"), "{}", ran.stderr);
}
