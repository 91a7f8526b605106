//! Which positions of a game could come back, and whether one has.

use jogada_core::Repetition;

/// Positions that could come back, by their hashes. Whether one has come back is nearly always decided
/// by one look at a table; only then are the hashes gone through.
#[derive(Clone, Debug)]
pub struct Repetitions {
    hashes: Vec<u64>,
    /// How many hashes there are of each of their last bits; small, since a batch has one of these per game.
    seen: [u8; Repetitions::SLOTS],
    /// Occurrences that end a game; `None` where positions may come back as they like.
    times: Option<u8>,
}

impl Repetitions {
    const SLOTS: usize = 1 << 7;

    /// Nothing yet, under this rule.
    pub fn new(rule: Repetition) -> Repetitions {
        let times = match rule {
            Repetition::Draw { times } => Some(times),
            Repetition::Impossible => None,
        };
        Repetitions { hashes: Vec::new(), seen: [0; Repetitions::SLOTS], times }
    }

    /// Whether a game can end by what is noted.
    #[inline]
    pub(crate) fn matters(&self) -> bool {
        self.times.is_some()
    }

    fn slot(hash: u64) -> usize {
        hash as usize % Repetitions::SLOTS
    }

    /// Notes the position on the board; `true` if it has now come back often enough to end the game.
    #[inline]
    pub fn note(&mut self, hash: u64) -> bool {
        let Some(times) = self.times else { return false };
        self.hashes.push(hash);
        let seen = &mut self.seen[Repetitions::slot(hash)];
        *seen = seen.saturating_add(1);
        *seen >= times && self.occurrences(hash) >= usize::from(times)
    }

    fn occurrences(&self, hash: u64) -> usize {
        self.hashes.iter().filter(|earlier| **earlier == hash).count()
    }

    /// Forgets everything: no earlier position can come back.
    #[inline]
    pub fn clear(&mut self) {
        if !self.hashes.is_empty() {
            self.hashes.clear();
            self.seen.fill(0);
        }
    }
}
