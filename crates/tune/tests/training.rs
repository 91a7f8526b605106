//! A net is trained on a small board: it learns something, is the same after an interruption, and is used.

use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use jogada_arena::Sprt;
use jogada_play::{NetMode, NetWeights, Spec, Stop};
use jogada_tune::{TrainEvent, TrainOutcome, TrainPlan, TuneError, train};

fn plan(spec: &str, mode: NetMode) -> TrainPlan {
    TrainPlan {
        spec: spec.parse::<Spec>().unwrap(),
        net: None,
        mode,
        games: 100,
        nodes: 30,
        epochs: 6,
        rate: 0.003,
        result_share: 0.5,
        match_games: 4,
        match_nodes: 30,
        match_time: Duration::from_millis(1),
        sprt: Sprt::new([0.0, 10.0]),
        generations: 1,
        seed: 5,
        jobs: 1,
    }
}

/// What there was to tell: losses on positions held out, and how far whole numbers are from fractions.
#[derive(Default)]
struct Told {
    losses: Vec<f64>,
    difference: f64,
}

fn run(plan: &TrainPlan, folder: &Path, told: &mut Told) -> Option<TrainOutcome> {
    let tell = &mut |event: TrainEvent<'_>| {
        match event {
            TrainEvent::Epoch { held_out, .. } => told.losses.push(held_out),
            TrainEvent::Quantised { difference, .. } => told.difference = difference[0],
            _ => {}
        }
        ControlFlow::Continue(())
    };
    train(plan, folder, &Stop::default(), tell).unwrap()
}

#[test]
fn a_net_learns_and_evaluates_as_it_learned() {
    let (folder, mut told) = (tempfile::tempdir().unwrap(), Told::default());
    let plan = plan("nava:tiny", NetMode::Alone);
    let outcome = run(&plan, folder.path(), &mut told).unwrap();
    assert!(told.losses.last() < told.losses.first(), "{:?}", told.losses);
    // A small net that has hardly learned; a small advantage is 100.
    assert!(told.difference < 20.0, "{} points", told.difference);
    let file = std::fs::read(folder.path().join("generation-1/net.bin")).unwrap();
    assert_eq!(NetWeights::parse(&file), Ok(outcome.newest.clone()));
    let start = plan.spec.open(None).unwrap();
    let value = |text: &str| {
        let game = start.fork_with_net(&outcome.newest);
        game.evaluate(&[text.to_owned()]).unwrap()[0]
    };
    let classic = start.evaluate(&[start.position()]).unwrap()[0];
    assert_ne!(value(&start.position()), classic, "the net evaluates");
}

#[test]
fn an_interrupted_run_comes_to_the_same_net() {
    let (whole, parts) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let plan = TrainPlan { match_games: 0, ..plan("freedom:size=5", NetMode::Correction) };
    let expected = run(&plan, whole.path(), &mut Told::default()).unwrap();
    let mut games = 0;
    let stopped = train(&plan, parts.path(), &Stop::default(), &mut |event| {
        games += usize::from(matches!(event, TrainEvent::Sampled { .. }));
        if games == 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(stopped.unwrap(), None);
    let resumed = run(&plan, parts.path(), &mut Told::default()).unwrap();
    assert_eq!(resumed, expected);
    let other = TrainPlan { nodes: 31, ..plan };
    let refused = train(&other, parts.path(), &Stop::default(), &mut |_| ControlFlow::Continue(()));
    assert!(matches!(refused, Err(TuneError::Differs(..))));
}
