//! Samples, the fit and whole rounds.

use std::ops::ControlFlow;
use std::path::Path;

use jogada_arena::{Journal, Pair, Sprt};
use jogada_play::{AnyMatch, Rng, Spec, Stop, Weights, games, open};
use jogada_tune::{Plan, Row, SampledGame, Samples, TuneError, TuneEvent, fit, tune};

/// A number from 0 to 1.
fn share(rng: &mut Rng) -> f64 {
    rng.bits() as f64 / u64::MAX as f64
}

/// Positions whose results follow from an evaluation with changed weights.
fn synthetic(changes: &[f64], scale: f64, count: usize) -> Samples {
    let mut rng = Rng::new(5);
    let row = |game| {
        let features: Vec<_> = (0..changes.len()).map(|n| (n, rng.below(7) as f64 - 3.0)).collect();
        let value = rng.below(401) as f64 - 200.0;
        let truth = value + features.iter().map(|&(n, part)| part * changes[n]).sum::<f64>();
        let wins = share(&mut rng) < 1.0 / (1.0 + (-scale * truth).exp());
        Row { game, value, result: f64::from(u8::from(wins)), features }
    };
    Samples { rows: (0..count).map(row).collect(), weights: changes.len(), uneven: Vec::new() }
}

#[test]
fn the_fit_finds_the_weights_the_results_were_made_with() {
    let truth = [40.0, -25.0, 10.0, 0.0];
    let found = fit(&synthetic(&truth, 0.01, 40_000));
    for (change, truth) in found.changes.iter().zip(truth) {
        assert!((change - truth).abs() < 4.0 + 0.15 * truth.abs(), "{:?}", found.changes);
    }
    assert!(found.after.held_out < found.before.held_out);
    assert!((0.009..0.011).contains(&found.scale), "{}", found.scale);
}

#[test]
fn results_that_follow_from_nothing_teach_hardly_anything() {
    let mut samples = synthetic(&[0.0; 6], 0.01, 4_000);
    let before = fit(&samples);
    assert!(before.changes.iter().all(|change| change.abs() <= 4.0), "{:?}", before.changes);
    let mut rng = Rng::new(1);
    samples.rows.iter_mut().for_each(|row| row.result = rng.below(2) as f64);
    let found = fit(&samples);
    assert!(found.after.held_out <= found.before.held_out);
    assert!(found.scale < before.scale / 5.0, "{}", found.scale);
}

/// Positions of random games, as if White had won them.
fn random_games(game: &dyn AnyMatch, count: usize) -> Vec<SampledGame> {
    let mut rng = Rng::new(3);
    let game = |_| {
        let (mut game, mut positions) = (game.fork(), Vec::new());
        while let Some(text) = game.pick(&mut |count| rng.below(count)) {
            positions.push(game.position());
            game.play(&text).unwrap();
        }
        let every_fifth = positions.into_iter().step_by(5).take(20);
        SampledGame { half_points: 2, positions: every_fifth.collect() }
    };
    (0..count).map(game).collect()
}

#[test]
fn features_foretell_what_another_weight_does() {
    for entry in games() {
        let game = open(entry.info().id, None).unwrap();
        let weights = Weights::parse(entry.weights()).unwrap();
        let sampled = random_games(&*game, 6);
        let samples = Samples::new(&sampled, &*game, &weights).unwrap();
        let positions: Vec<String> = sampled.into_iter().flat_map(|game| game.positions).collect();
        for index in (0..weights.len()).filter(|index| !samples.uneven.contains(index)) {
            let mut values: Vec<i32> = weights.values().collect();
            values[index] += 48;
            let moved = game.fork_with(&weights.with_values(&values)).evaluate(&positions).unwrap();
            let is_off = |(row, value): &(&Row, &i32)| {
                let part = row.features.iter().find(|(n, _)| *n == index);
                let change = 48.0 * part.map_or(0.0, |(_, part)| *part);
                (row.value + change - f64::from(**value)).abs() > 3.0 + 0.05 * change.abs()
            };
            let off = samples.rows.iter().zip(&moved).filter(is_off).count();
            let name = weights.names().nth(index).unwrap();
            assert!(off * 50 <= positions.len(), "{} {name}: {off} off", entry.info().id);
        }
    }
}

fn plan(nodes: u64, jobs: usize) -> Plan {
    let spec = "nava:cubes=5".parse::<Spec>().unwrap();
    let shipped = Weights::parse(spec.weights()).unwrap();
    // Those that ship leave nothing to learn from so few games; then there would be no match.
    let mut values: Vec<i32> = shipped.values().collect();
    values[0] /= 4;
    let weights = shipped.with_values(&values);
    let sprt = Sprt::new([0.0, 200.0]);
    let (games, match_games, match_nodes, rounds, seed) = (25, 12, 60, 1, 2);
    Plan { spec, weights, games, nodes, match_games, match_nodes, sprt, rounds, seed, jobs }
}

/// Follows a plan until so many games to learn from were told of; says whether it came to its end.
fn run(plan: &Plan, folder: &Path, games: usize) -> Result<bool, TuneError> {
    let tell = &mut |event: TuneEvent<'_>| match event {
        TuneEvent::Sampled { games: told, .. } if told == games => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    tune(plan, folder, &Stop::default(), tell).map(|outcome| outcome.is_some())
}

fn files(folder: &Path) -> [String; 2] {
    ["samples.jsonl", "weights.txt"]
        .map(|name| std::fs::read_to_string(folder.join("round-1").join(name)).unwrap())
}

/// The pairs of the match that count: a results file of the arena, in which others may follow.
fn match_pairs(folder: &Path) -> Vec<Pair> {
    let journal = Journal::read(&folder.join("round-1/match.jsonl")).unwrap();
    journal.check().unwrap();
    journal.counted().into_iter().cloned().collect()
}

#[test]
fn a_run_that_was_broken_off_ends_like_one_that_was_not() {
    let [whole, broken] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    assert!(run(&plan(60, 1), whole.path(), usize::MAX).unwrap());
    assert!(!run(&plan(60, 2), broken.path(), 9).unwrap());
    let path = broken.path().join("round-1/samples.jsonl");
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 1 + 9);
    // Killed in the middle of a line.
    std::fs::write(&path, &text[..text.len() - 20]).unwrap();
    assert!(run(&plan(60, 2), broken.path(), usize::MAX).unwrap());
    assert_eq!(files(whole.path()), files(broken.path()));
    let pairs = match_pairs(whole.path());
    assert_eq!(pairs, match_pairs(broken.path()));
    assert!((1..=6).contains(&pairs.len()), "{} pairs", pairs.len());
    assert_eq!(files(whole.path())[0].lines().count(), 1 + 25);
}

/// The end of a match is not the end of the work, and a match that was broken off goes on.
#[test]
fn a_match_that_was_broken_off_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let stop = Stop::default();
    let until = |games: u64| {
        let mut told = Vec::new();
        let tell = &mut |event: TuneEvent<'_>| match event {
            TuneEvent::Played(tally) => {
                told.push(tally.games());
                if tally.games() == games {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            }
            _ => ControlFlow::Continue(()),
        };
        let ended = tune(&plan(60, 1), folder.path(), &stop, tell).unwrap().is_none();
        (ended, told)
    };
    assert_eq!(until(4), (true, vec![2, 4]));
    let (ended, told) = until(u64::MAX);
    assert!(!ended && told.starts_with(&[2, 4, 6]), "{told:?}");
    assert!(!stop.is_stopped(), "the caller's own signal is left alone");
}

#[test]
fn another_plan_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    assert!(!run(&plan(60, 1), folder.path(), 2).unwrap());
    let Err(TuneError::Differs(_, differences)) = run(&plan(61, 1), folder.path(), 2) else {
        panic!("samples of other searches are no samples")
    };
    assert_eq!(differences.len(), 1);
    let found = &differences[0];
    assert_eq!([&*found.setting, &*found.there, &*found.here], ["nodes", "60", "61"]);
}
