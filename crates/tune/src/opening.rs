//! Beginnings of games: random moves that leave the game even.

use jogada_play::{AnyTable, Memory, Rng, Score, Stop};

use crate::plan::{MEMORY, request};

/// Beginnings tried before they get a move shorter, for games that end soon.
const TRIES: usize = 20;

/// What the game may be worth to either side after a beginning.
const EVEN: i32 = 150;

/// A table after so many random moves with the game even, as a search of so many nodes sees it;
/// after fewer moves if it never is.
pub(crate) fn opening(
    start: &dyn AnyTable,
    plies: usize,
    nodes: u64,
    rng: &mut Rng,
) -> Box<dyn AnyTable> {
    let mut attempts = 0;
    loop {
        let plies = plies.saturating_sub(attempts / TRIES);
        let mut table = start.fork();
        (0..plies).for_each(|_| play_any(&mut *table, rng));
        if plies == 0 || is_even(&*table, nodes) {
            return table;
        }
        attempts += 1;
    }
}

fn play_any(table: &mut dyn AnyTable, rng: &mut Rng) {
    if let Some(any) = table.pick(&mut |count| rng.below(count)) {
        table.play(&any).expect("a legal move was picked");
    }
}

fn is_even(table: &dyn AnyTable, nodes: u64) -> bool {
    let found = table.think(&Memory::new(MEMORY), request(nodes), &Stop::default(), &mut |_| {});
    match found.map(|found| found.lines[0].score) {
        Some(Score::Eval(value)) => value.abs() <= EVEN,
        Some(Score::Draw) => true,
        _ => false,
    }
}
