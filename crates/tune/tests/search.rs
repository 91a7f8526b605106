//! The constants of the search: whole runs, broken off and gone on with.

use std::ops::ControlFlow;
use std::path::Path;

use jogada_arena::{Journal, Pair, Sprt};
use jogada_play::{SearchParameters, Spec, Stop, games, open};
use jogada_tune::{SearchEvent, SearchOutcome, SearchPlan, TuneError, tune_search};

fn plan(nodes: u64, jobs: usize) -> SearchPlan {
    let spec = "nava:cubes=5".parse::<Spec>().unwrap();
    let parameters = spec.open(None).unwrap().search_parameters();
    SearchPlan {
        spec,
        parameters,
        vary: Vec::new(),
        iterations: 4,
        pairs: 3,
        nodes,
        match_games: 8,
        match_nodes: 60,
        sprt: Sprt::new([0.0, 200.0]),
        seed: 2,
        jobs,
    }
}

/// Follows a plan until so many iterations were told of.
fn run(
    plan: &SearchPlan,
    folder: &Path,
    iterations: usize,
) -> Result<Option<SearchOutcome>, TuneError> {
    let tell = &mut |event: SearchEvent<'_>| match event {
        SearchEvent::Iterated { number, games, .. } => {
            assert_eq!(games, 2 * plan.pairs * number);
            if number == iterations { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }
        _ => ControlFlow::Continue(()),
    };
    tune_search(plan, folder, &Stop::default(), tell)
}

fn files(folder: &Path) -> [String; 2] {
    ["spsa.jsonl", "search.txt"].map(|name| std::fs::read_to_string(folder.join(name)).unwrap())
}

/// The pairs of the match that count.
fn match_pairs(folder: &Path) -> Vec<Pair> {
    let journal = Journal::read(&folder.join("match.jsonl")).unwrap();
    journal.check().unwrap();
    journal.counted().into_iter().cloned().collect()
}

#[test]
fn a_run_that_was_broken_off_ends_like_one_that_was_not() {
    let [whole, broken] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let outcome = run(&plan(150, 1), whole.path(), usize::MAX).unwrap().unwrap();
    assert_ne!(outcome.parameters, plan(150, 1).parameters, "something was learned");
    assert_eq!(run(&plan(150, 2), broken.path(), 2).unwrap(), None);
    let path = broken.path().join("spsa.jsonl");
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 1 + 2);
    // Killed in the middle of a line.
    std::fs::write(&path, &text[..text.len() - 5]).unwrap();
    assert_eq!(run(&plan(150, 2), broken.path(), usize::MAX).unwrap(), Some(outcome));
    assert_eq!(files(whole.path()), files(broken.path()));
    let [journal, found] = files(whole.path());
    assert_eq!(journal.lines().count(), 1 + 4);
    assert_eq!(SearchParameters::parse(&found), Ok(outcome.parameters));
    let pairs = match_pairs(whole.path());
    assert_eq!(pairs, match_pairs(broken.path()));
    assert!((1..=4).contains(&pairs.len()), "{} pairs", pairs.len());
}

#[test]
fn another_plan_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(run(&plan(150, 1), folder.path(), 1).unwrap(), None);
    let differing = |other: &SearchPlan| match run(other, folder.path(), 1) {
        Err(TuneError::Differs(_, found)) => found.into_iter().map(|one| one.setting).collect(),
        _ => Vec::new(),
    };
    assert_eq!(differing(&plan(151, 1)), ["nodes"]);
    assert_eq!(differing(&SearchPlan { iterations: 5, ..plan(150, 1) }), ["iterations"]);
    assert_eq!(
        differing(&SearchPlan { vary: vec!["killer".to_owned()], ..plan(150, 1) }),
        ["vary"]
    );
    let parameters = SearchParameters { killer: 8_000, ..plan(150, 1).parameters };
    assert_eq!(differing(&SearchPlan { parameters, ..plan(150, 1) }), ["parameters"]);
}

#[test]
fn results_that_cannot_be_are_refused_with_their_line() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(run(&plan(150, 1), folder.path(), 1).unwrap(), None);
    let path = folder.path().join("spsa.jsonl");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("{text}{{\"won\":9,\"drawn\":0,\"lost\":0}}\n")).unwrap();
    let refused = run(&plan(150, 1), folder.path(), usize::MAX);
    assert!(matches!(refused, Err(TuneError::Damaged(_, 3))));
}

#[test]
fn unknown_names_are_refused_before_anything_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("inner");
    let plan = SearchPlan { vary: vec!["lmr".to_owned()], ..plan(150, 1) };
    let Err(error) = run(&plan, &inner, 1) else { panic!("there is no such constant") };
    assert!(matches!(&error, TuneError::UnknownConstant(name) if name == "lmr"));
    assert!(!inner.exists());
}

#[test]
fn what_ships_is_in_the_ranges_of_tuning() {
    for entry in games() {
        let parameters = open(entry.info().id, None).unwrap().search_parameters();
        for (one, value) in SearchParameters::ALL.iter().zip(parameters.values()) {
            assert!(one.range.contains(&value), "{}: {} {value}", entry.info().id, one.name);
        }
    }
}
