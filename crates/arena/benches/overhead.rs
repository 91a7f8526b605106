//! What the arena costs: 1,000 games of `random` against `random` in every game, beside the bare loop
//! that plays such games with the rules alone and keeps nothing. Single thread, CPU time of the whole
//! process, the best of several runs. `docs/performance.md` keeps the figures.
//!
//! `cargo bench -p jogada-arena [-- GAME]`

#![allow(clippy::print_stdout, reason = "a benchmark reports on standard output")]

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Duration;

use cpu_time::ProcessTime;
use jogada_arena::{Format, Observer, Openings, Pair, Results, Tournament, run};
use jogada_core::testing::rules;
use jogada_core::{Playable, Repetition, Rng, Visitor};
use jogada_play::{PlayerSpec, Repetitions, Spec, Stop};

const GAMES: usize = 1_000;
const RUNS: usize = 15;
const CAP: usize = 1_000;

fn main() {
    println!("{:10} {:>14} {:>14} {:>8}", "", "bare M/s", "arena M/s", "ratio");
    let only = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    jogada_games::visit_games(&mut Overhead { only });
}

struct Overhead {
    only: Option<String>,
}

impl Visitor for Overhead {
    fn visit<G: Playable>(&mut self) {
        if self.only.as_ref().is_some_and(|only| only != G::INFO.id) {
            return;
        }
        let tournament = tournament(G::INFO.id);
        let (mut bare, mut arena) = (0.0_f64, 0.0_f64);
        // In turns, so that a busy moment of the machine meets both.
        for seed in 0..RUNS {
            bare = bare.max(speed(|| bare_loop::<G>(seed as u64)));
            arena = arena.max(speed(|| whole_match(&tournament)));
        }
        let (id, ratio) = (G::INFO.id, arena / bare);
        println!("{id:10} {:>14.2} {:>14.2} {ratio:>8.2}", bare / 1e6, arena / 1e6);
    }
}

/// Moves per second of CPU time.
fn speed(play: impl FnOnce() -> u64) -> f64 {
    let clock = ProcessTime::now();
    let moves = play();
    moves as f64 / clock.elapsed().as_secs_f64()
}

/// Random games by the rules, repetition included, until it is known who won and why; returns the
/// number of moves. The rules are built anew, as for every match.
fn bare_loop<G: Playable>(seed: u64) -> u64 {
    let game: G = rules("");
    let (mut rng, mut scratch) = (Rng::new(seed), Vec::new());
    let mut past = Repetitions::new(game.repetition());
    let counts = game.repetition() != Repetition::Impossible;
    let mut moves = 0;
    for _ in 0..GAMES {
        let mut state = game.initial();
        past.clear();
        for _ in 0..CAP {
            let Some(m) = game.pick(&state, &mut scratch, &mut |n| rng.below(n)) else { break };
            if counts && game.is_irreversible(&state, m) {
                past.clear();
            }
            game.play(&mut state, m);
            moves += 1;
            if counts && past.note(game.hash(&state)) {
                break;
            }
        }
        black_box(game.verdict(&state));
    }
    moves
}

fn tournament(id: &str) -> Tournament {
    let spec = id.parse::<Spec>().expect("the id of a game is a spec");
    let player = PlayerSpec::parse("random", spec.info()).expect("every game has this player");
    let openings = Openings::Random { plies: 0, even: true };
    let tournament = Tournament::new(spec, [player.clone(), player], Format::Match);
    Tournament { pairs: GAMES / 2, openings, cap: CAP, ..tournament }
}

/// A match as the program plays it; returns the number of moves.
fn whole_match(tournament: &Tournament) -> u64 {
    let mut listener = Listener(Results::default());
    run(tournament, Vec::new(), 1, &Stop::default(), &mut listener);
    let figures = listener.0.figures;
    assert_eq!(figures.games(), GAMES as u64);
    figures.positions
}

struct Listener(Results);

impl Observer for Listener {
    fn finished(&mut self, _: &[Pair]) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn counted(&mut self, pair: &Pair) -> ControlFlow<()> {
        self.0.add(pair);
        ControlFlow::Continue(())
    }

    fn flush_interval(&self) -> Duration {
        Duration::from_millis(2)
    }
}
