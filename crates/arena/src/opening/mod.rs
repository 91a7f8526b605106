//! Openings, the same for both games of a pair: from a book, or random moves that leave the game even.

mod book;

pub use book::{Arrangement, Book, BookError, OpeningError};

use jogada_play::{AnyMatch, Limits, Request, Rng, Score, Stop, Strategy};

/// Where openings come from.
#[derive(Clone, Debug)]
pub enum Openings {
    /// Uniformly random legal moves, drawn from the seed of the pair.
    Random {
        /// Their number, if the game allows that many.
        plies: usize,
        /// Whether only those are taken after which the game is even. A tournament of strength wants
        /// that; it hides what the first move is worth.
        even: bool,
    },
    /// A file of openings, one after the other.
    Book(Book),
}

impl Openings {
    /// How many different ones there are, where that is known.
    pub fn count(&self) -> Option<usize> {
        match self {
            Openings::Random { plies: 0, .. } => Some(1),
            Openings::Random { .. } => None,
            Openings::Book(book) => Some(book.count()),
        }
    }
}

/// When a game is even. An uneven opening is won by the better side, whatever the players are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evenness {
    /// Positions looked at to find out what it is worth.
    pub nodes: u64,
    /// What it may be worth to either side.
    pub value: i32,
}

impl Evenness {
    /// At most a small advantage, after a good look.
    pub const DEFAULT: Evenness = Evenness { nodes: 10_000, value: 100 };

    fn holds(self, game: &dyn AnyMatch) -> bool {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let request = Request { limits, ..Request::default() };
        let found =
            game.think(&Strategy::alpha_beta(MEMORY), &request, &Stop::default(), &mut |_| {});
        match found.map(|found| found.lines[0].score) {
            Some(Score::Eval(value)) => value.abs() <= self.value,
            Some(Score::Draw) => true,
            _ => false,
        }
    }
}

/// Openings tried before they get a move shorter, for games that end soon.
const TRIES: usize = 50;

const MEMORY: usize = 1 << 20;

/// A game after so many random moves, and even; after fewer if it never is. Also says after
/// how many.
pub fn opening(
    start: &dyn AnyMatch,
    plies: usize,
    evenness: Evenness,
    rng: &mut Rng,
) -> (Box<dyn AnyMatch>, usize) {
    opening_that(start, plies, &|game| evenness.holds(game), rng)
}

/// A game after so many random moves, even or not, as long as the game goes on.
pub(crate) fn any_opening(
    start: &dyn AnyMatch,
    plies: usize,
    rng: &mut Rng,
) -> (Box<dyn AnyMatch>, usize) {
    opening_that(start, plies, &|game| game.ending().is_none(), rng)
}

fn opening_that(
    start: &dyn AnyMatch,
    plies: usize,
    will_do: &dyn Fn(&dyn AnyMatch) -> bool,
    rng: &mut Rng,
) -> (Box<dyn AnyMatch>, usize) {
    for attempt in 0.. {
        let mut game = start.fork();
        let plies = plies.saturating_sub(attempt / TRIES);
        (0..plies).for_each(|_| play_any(&mut *game, rng));
        if plies == 0 || will_do(&*game) {
            return (game, plies);
        }
    }
    unreachable!("an opening without moves ends the search")
}

/// Plays any legal move, if there is one.
fn play_any(game: &mut dyn AnyMatch, rng: &mut Rng) {
    let legal = game.legal();
    if !legal.is_empty() {
        let any = &legal[rng.below(legal.len())];
        game.play(&any.text).expect("offered moves are legal");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_as_long_as_asked_and_never_finished() {
        for seed in 0..5 {
            let opening = |spec: &str, plies| {
                let game = jogada_play::open(spec, None).unwrap();
                opening(&*game, plies, Evenness::DEFAULT, &mut Rng::new(seed)).0
            };
            assert_eq!(opening("pente", 5).line().moves.len(), 5);
            let long = opening("freedom:size=4", 40);
            assert!(long.ending().is_none() && long.line().moves.len() >= 10);
            // The long first move of a corner stack loses.
            let even = opening("nava", 1).line().moves;
            assert!(!["a1-a5", "a1-e1"].contains(&even[0].as_str()), "{even:?}");
        }
    }

    #[test]
    fn any_opening_may_be_lopsided_but_leaves_something_to_play() {
        let nava = jogada_play::open("nava", None).unwrap();
        let first = |seed| any_opening(&*nava, 1, &mut Rng::new(seed)).0.line().moves[0].clone();
        assert!((0..100).map(first).any(|m| m == "a1-a5"), "all first moves are tried");
        let freedom = jogada_play::open("freedom:size=4", None).unwrap();
        assert!(any_opening(&*freedom, 40, &mut Rng::new(0)).0.ending().is_none());
    }
}
