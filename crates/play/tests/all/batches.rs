//! Batches do what matches do.

use jogada_play::{
    AnyMatch, Batch, BatchArrays, BatchOptions, Observations, Outcome, Side, games, open,
};

/// What a step wrote.
#[derive(Clone, Debug, PartialEq)]
struct Written {
    observations: Vec<f32>,
    masks: Vec<bool>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
    truncated: Vec<bool>,
    to_play: Vec<i8>,
}

impl Written {
    fn new(count: usize, game: &dyn AnyMatch) -> Written {
        Written {
            observations: vec![f32::NAN; count * game.shape().iter().product::<usize>()],
            masks: vec![true; count * game.action_count()],
            rewards: vec![f32::NAN; 2 * count],
            dones: vec![true; count],
            truncated: vec![true; count],
            to_play: vec![-1; count],
        }
    }

    fn arrays(&mut self) -> BatchArrays<'_> {
        BatchArrays {
            observations: Some(Observations::Float(&mut self.observations)),
            masks: Some(&mut self.masks),
            rewards: Some(&mut self.rewards),
            dones: Some(&mut self.dones),
            truncated: Some(&mut self.truncated),
            to_play: Some(&mut self.to_play),
        }
    }
}

fn sampled(batch: &mut dyn Batch) -> Vec<i64> {
    let mut actions = vec![0; batch.count()];
    batch.sample(&mut actions);
    batch.choose(&actions).unwrap();
    actions
}

#[test]
fn a_batch_shows_what_matches_with_the_same_moves_show() {
    const CAP: u32 = 120;
    for id in games().iter().map(|game| game.info().id) {
        let start = open(id, None).unwrap();
        let mut batch = start.batch(&BatchOptions { cap: CAP, ..BatchOptions::new(3) });
        let mut matches = [start.fork(), start.fork(), start.fork()];
        let (mut shown, mut ends) = (Written::new(3, &*start), 0);
        for _ in 0..400 {
            let actions = sampled(&mut *batch);
            batch.step(&mut shown.arrays());
            let mut expected = Written::new(3, &*start);
            for (index, game) in matches.iter_mut().enumerate() {
                game.play_action(actions[index] as usize).unwrap();
                let truncated = game.line().moves.len() == CAP as usize;
                let outcome = game.ending().map(|ending| ending.outcome);
                let white = match outcome {
                    Some(Outcome::Win(Side::White)) => 1.0,
                    Some(Outcome::Win(Side::Black)) => -1.0,
                    _ => 0.0,
                };
                expected.rewards[2 * index..][..2].copy_from_slice(&[white, -white]);
                expected.truncated[index] = outcome.is_none() && truncated;
                expected.dones[index] = outcome.is_some() || truncated;
                if expected.dones[index] {
                    (*game, ends) = (start.fork(), ends + 1);
                }
                let (planes, actions) = (shown.observations.len() / 3, game.action_count());
                let out = &mut expected.observations[index * planes..][..planes];
                game.observe(Observations::Float(out));
                game.legal_mask(&mut expected.masks[index * actions..][..actions]);
                expected.to_play[index] = game.side().index() as i8;
                assert_eq!(batch.position(index).unwrap(), game.position());
            }
            assert!(shown == expected, "{id}");
        }
        assert!(ends > 0, "no game of {id} ended");
    }
}

#[test]
fn pieces_of_a_batch_do_what_the_whole_does() {
    let start = open("barca", None).unwrap();
    let options = BatchOptions { seed: 5, ..BatchOptions::new(5) };
    let mut whole = start.batch(&options);
    let mut first = start.batch(&BatchOptions { count: 2, ..options });
    let mut rest = start.batch(&BatchOptions { first: 2, count: 3, ..options });
    for _ in 0..50 {
        let pieces = [sampled(&mut *first), sampled(&mut *rest)].concat();
        assert_eq!(sampled(&mut *whole), pieces);
        for batch in [&mut whole, &mut first, &mut rest] {
            batch.step(&mut BatchArrays::default());
        }
    }
}

#[test]
fn an_illegal_action_is_named_and_no_game_moves() {
    let start = open("freedom", None).unwrap();
    let mut batch = start.batch(&BatchOptions::new(3));
    let before: Vec<_> = (0..3).map(|index| batch.position(index)).collect();
    for bad in [-1, 101, i64::MAX, i64::MIN] {
        let refused = batch.choose(&[0, bad, 0]).unwrap_err();
        assert_eq!(refused.index, 1, "{refused}");
    }
    assert!((0..3).map(|index| batch.position(index)).eq(before));
    assert_eq!(batch.position(3), None);
}

#[test]
fn without_restart_a_finished_game_stays_over_until_it_is_reset() {
    let start = open("nava:tiny", None).unwrap();
    let mut batch = start.batch(&BatchOptions { restart: false, ..BatchOptions::new(1) });
    let mut shown = Written::new(1, &*start);
    while !shown.dones[0] || shown.rewards[0].is_nan() {
        sampled(&mut *batch);
        batch.step(&mut shown.arrays());
    }
    let over = batch.position(0);
    batch.choose(&[0]).unwrap();
    batch.step(&mut shown.arrays());
    assert!(!shown.dones[0] && shown.masks.iter().all(|legal| !legal));
    assert_eq!((batch.position(0), &shown.rewards[..]), (over, &[0.0, 0.0][..]));
    let (mut offsets, mut actions) = (Vec::new(), Vec::new());
    batch.legal_actions(&mut offsets, &mut actions);
    assert_eq!((offsets, actions.len()), (vec![0], 0));
    batch.reset(Some(&[true]));
    assert_eq!(batch.position(0), Some(start.position()));
}

#[test]
fn games_taken_out_of_a_batch_go_on_as_they_would_have() {
    let start = open("wali", None).unwrap();
    let mut batch = start.batch(&BatchOptions::new(4));
    for _ in 0..10 {
        sampled(&mut *batch);
        batch.step(&mut BatchArrays::default());
    }
    let mut taken = batch.take(&[2, 2, 0], 0);
    assert_eq!([0, 1, 2].map(|n| taken.position(n)), [2, 2, 0].map(|n| batch.position(n)));
    let (here, there) = (sampled(&mut *batch), sampled(&mut *taken));
    assert_eq!(there, [here[2], here[2], here[0]]);
}
