//! Which positions of a game could come back, and whether one has.

use jogada_core::Repetition;

/// Positions that could come back, by their hashes. That none has is nearly always decided by one look at a
/// table; otherwise the hashes are gone through.
#[derive(Clone, Debug)]
pub struct Repetitions {
    hashes: Vec<u64>,
    /// How many hashes there are of each of their last bits, up to [`MOST`](Repetitions::MOST): counters of two bits. No more
    /// than 64 bytes, since a batch has one of these per game and empties it often.
    seen: [u64; Repetitions::SLOTS / 32],
    /// Occurrences that end a game; `None` where positions may come back as they like.
    times: Option<u8>,
}

impl Repetitions {
    const SLOTS: usize = 1 << 8;
    /// Where counters stop.
    const MOST: u64 = 3;

    /// Nothing yet, under this rule.
    pub fn new(rule: Repetition) -> Repetitions {
        let times = match rule {
            Repetition::Draw { times } => Some(times),
            Repetition::Impossible => None,
        };
        Repetitions { hashes: Vec::new(), seen: [0; Repetitions::SLOTS / 32], times }
    }

    /// Whether a game can end by what is noted.
    #[inline]
    pub fn matters(&self) -> bool {
        self.times.is_some()
    }

    /// Notes the position on the board; `true` if it has now come back often enough to end the game.
    #[inline]
    pub fn note(&mut self, hash: u64) -> bool {
        let Some(times) = self.times else { return false };
        self.hashes.push(hash);
        self.count(hash) >= u64::from(times).min(Repetitions::MOST)
            && self.occurrences(hash) >= usize::from(times)
    }

    /// Counts a hash; how many there may be of it.
    #[inline]
    fn count(&mut self, hash: u64) -> u64 {
        let slot = hash as usize % Repetitions::SLOTS;
        let (counters, place) = (&mut self.seen[slot / 32], 2 * (slot % 32));
        let seen = *counters >> place & Repetitions::MOST;
        let more = u64::from(seen < Repetitions::MOST);
        *counters += more << place;
        seen + more
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

#[cfg(test)]
mod tests {
    use jogada_core::Rng;

    use super::*;

    #[test]
    fn hashes_that_share_their_last_bits_are_told_apart() {
        for times in 2..=9 {
            let mut past = Repetitions::new(Repetition::Draw { times });
            let (mut rng, mut noted) = (Rng::new(times.into()), Vec::new());
            for _ in 0..400 {
                // A few positions in fewer slots.
                let n = rng.below(60) as u64;
                let hash = (n << 40) | (n % 7);
                noted.push(hash);
                let count = noted.iter().filter(|&&earlier| earlier == hash).count();
                assert_eq!(past.note(hash), count >= usize::from(times));
            }
            past.clear();
            assert!(noted.iter().all(|&hash| !past.clone().note(hash)));
        }
    }
}
