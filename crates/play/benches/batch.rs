//! Steps per second of batches of random games, one thread, CPU time, the best of several runs, beside bare random games
//! by the rules alone. `docs/performance.md` keeps the figures.
//!
//! `cargo bench -p jogada-play [-- GAME [GAMES AT ONCE]]`

#![allow(clippy::print_stdout, reason = "a benchmark reports on standard output")]

use std::hint::black_box;

use cpu_time::ProcessTime;
use jogada_core::testing::rules;
use jogada_core::{Playable, Rng, Visitor};
use jogada_play::{Batch, BatchArrays, BatchOptions, Observations, open};

/// Few, so that one of many runs meets a quiet moment of the machine.
const MOVES: u64 = 100_000;
const RUNS: usize = 70;

fn main() {
    let columns = ["playouts", "batch", "ratio", "and masks", "and bytes", "and floats"];
    println!("{:10} {}", "M/s", columns.map(|column| format!("{column:>11}")).concat());
    let mut args = std::env::args().skip(1).filter(|arg| !arg.starts_with('-'));
    let only = args.next();
    let games = args.next().map_or(128, |number| number.parse().expect("a number of games"));
    jogada_games::visit_games(&mut Speed { only, games });
}

struct Speed {
    only: Option<String>,
    games: usize,
}

impl Visitor for Speed {
    fn visit<G: Playable>(&mut self) {
        let id = G::INFO.id;
        if self.only.as_ref().is_some_and(|only| only != id) {
            return;
        }
        let (game, start) = (rules::<G>(""), open(id, None).expect("a game"));
        let mut batch = start.batch(&BatchOptions::new(self.games));
        let mut room = Room::new(self.games, start.shape().iter().product(), start.action_count());
        let mut best = [0.0_f64; 5];
        // In turns, so that a busy moment of the machine meets all.
        for _ in 0..RUNS {
            let bare = playouts(&game);
            let wanted = [
                (false, Planes::None),
                (true, Planes::None),
                (true, Planes::Bytes),
                (true, Planes::Floats),
            ];
            let steps = wanted.map(|(masks, planes)| steps(&mut *batch, &mut room, masks, planes));
            for (best, found) in best.iter_mut().zip([bare].into_iter().chain(steps)) {
                *best = best.max(found / 1e6);
            }
        }
        let [bare, plain, masks, bytes, floats] = best;
        let ratio = plain / bare;
        println!(
            "{id:10} {bare:>11.2}{plain:>11.2}{ratio:>11.2}{masks:>11.2}{bytes:>11.2}{floats:>11.2}"
        );
    }
}

/// Moves per CPU second of random games, each played to its end.
fn playouts<G: Playable>(game: &G) -> f64 {
    let (mut rng, mut scratch, clock) = (Rng::new(1), Vec::new(), ProcessTime::now());
    let mut played = 0;
    while played < MOVES {
        let mut state = game.initial();
        while let Some(m) = game.pick(&state, &mut scratch, &mut |n| rng.below(n)) {
            game.play(&mut state, m);
            played += 1;
        }
        black_box(&state);
    }
    played as f64 / clock.elapsed().as_secs_f64()
}

/// What planes are written as.
#[derive(Clone, Copy)]
enum Planes {
    None,
    Bytes,
    Floats,
}

/// The arrays of a caller.
struct Room {
    actions: Vec<i64>,
    bytes: Vec<u8>,
    floats: Vec<f32>,
    masks: Vec<bool>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
    truncated: Vec<bool>,
    to_play: Vec<i8>,
}

impl Room {
    fn new(games: usize, planes: usize, actions: usize) -> Room {
        Room {
            actions: vec![0; games],
            bytes: vec![0; games * planes],
            floats: vec![0.0; games * planes],
            masks: vec![false; games * actions],
            rewards: vec![0.0; games * 2],
            dones: vec![false; games],
            truncated: vec![false; games],
            to_play: vec![0; games],
        }
    }
}

/// Steps per CPU second of a batch, its actions sampled and chosen as a caller does.
fn steps(batch: &mut dyn Batch, room: &mut Room, masks: bool, planes: Planes) -> f64 {
    let clock = ProcessTime::now();
    let mut played = 0;
    while played < MOVES {
        batch.sample(&mut room.actions);
        batch.choose(&room.actions).expect("samples are legal");
        batch.step(&mut BatchArrays {
            observations: match planes {
                Planes::None => None,
                Planes::Bytes => Some(Observations::Byte(&mut room.bytes)),
                Planes::Floats => Some(Observations::Float(&mut room.floats)),
            },
            masks: masks.then_some(&mut room.masks),
            rewards: Some(&mut room.rewards),
            dones: Some(&mut room.dones),
            truncated: Some(&mut room.truncated),
            to_play: Some(&mut room.to_play),
        });
        played += batch.count() as u64;
    }
    played as f64 / clock.elapsed().as_secs_f64()
}
