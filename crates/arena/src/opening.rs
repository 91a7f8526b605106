//! Openings: random moves, the same for both games of a pair.

use jogada_play::{AnyTable, OpenError, Rng, Spec};

/// Openings tried before they get a move shorter, for games that end soon.
const TRIES: usize = 50;

/// A table after so many random moves, with the game not over; after fewer if it always ends sooner.
pub(crate) fn opening(
    spec: &Spec,
    plies: usize,
    rng: &mut Rng,
) -> Result<Box<dyn AnyTable>, OpenError> {
    for attempt in 0.. {
        let mut table = spec.open(None)?;
        let plies = plies.saturating_sub(attempt / TRIES);
        (0..plies).for_each(|_| play_any(&mut *table, rng));
        if plies == 0 || table.ending().is_none() {
            return Ok(table);
        }
    }
    unreachable!("an opening without moves ends the search")
}

/// Plays any legal move, if there is one.
fn play_any(table: &mut dyn AnyTable, rng: &mut Rng) {
    let legal = table.legal();
    if !legal.is_empty() {
        let any = &legal[rng.below(legal.len())];
        table.play(&any.text).expect("offered moves are legal");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_as_long_as_asked_and_never_finished() {
        for seed in 0..20 {
            let opening = |spec: &str, plies| {
                opening(&Spec::parse(spec).unwrap(), plies, &mut Rng::new(seed)).unwrap()
            };
            assert_eq!(opening("pente", 5).line().moves.len(), 5);
            let long = opening("freedom:size=4", 40);
            assert!(long.ending().is_none() && long.line().moves.len() >= 10);
        }
    }
}
