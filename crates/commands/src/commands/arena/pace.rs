//! When a tournament will be over, as far as can be told from how it went so far.

use std::time::{Duration, Instant};

use jogada_arena::{Results, Sprt, TournamentHeader};
use jogada_play::{Localizer, Message};

use super::summary::Progress;

/// Time between two lines about it where there is no terminal to draw on.
const PAUSE: Duration = Duration::from_mins(1);

/// The pace of a run.
pub struct Pace {
    started: Instant,
    told: Instant,
    /// Games known before this run.
    earlier: usize,
    sprt: Option<Sprt>,
    /// Games at most.
    all: usize,
}

impl Pace {
    /// That of a run of so many pairs, some of which were played earlier.
    pub fn new(header: &TournamentHeader, pairs: usize, earlier: usize) -> Pace {
        let now = Instant::now();
        let (earlier, all, sprt) = (2 * earlier, 2 * pairs, header.sprt);
        Pace { started: now, told: now, earlier, sprt, all }
    }

    /// The time that the rest will take; `None` before anything is known.
    pub fn left(&self, done: &Progress, results: &Results) -> Option<Duration> {
        let played = done.games.checked_sub(self.earlier).filter(|played| *played > 0)?;
        let expected = self.sprt.and_then(|sprt| rest(&sprt, results)).unwrap_or(f64::INFINITY);
        let games = expected.min(self.all.saturating_sub(done.games) as f64);
        let seconds = self.started.elapsed().as_secs_f64() * games / played as f64;
        Some(Duration::from_secs_f64(seconds.min(1e9)))
    }

    /// A line about it, if the last one was some time ago.
    pub fn note(
        &mut self,
        done: &Progress,
        results: &Results,
        localizer: &Localizer,
    ) -> Option<String> {
        if self.told.elapsed() < PAUSE || done.games >= done.all {
            return None;
        }
        self.told = Instant::now();
        let message = Message::new("arena-live").with("games", done.games).with("all", done.all);
        Some(localizer.say(&message.with("left", clock(self.left(done, results)?))))
    }
}

/// Games that a test will still take if its ratio goes on as it went so far.
fn rest(sprt: &Sprt, results: &Results) -> Option<f64> {
    let tally = results.first();
    let (ratio, [low, high]) = (sprt.ratio(&tally.pairs), sprt.bounds());
    let bound = if ratio > 0.0 { high } else { low };
    let share = (bound - ratio) / ratio;
    (tally.evidence() > 0 && share.is_finite()).then(|| tally.games() as f64 * share.max(0.0))
}

/// A time in hours, minutes and seconds.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

#[cfg(test)]
mod tests {
    use jogada_arena::Tally;

    use super::*;

    #[test]
    fn a_clock_shows_hours_minutes_and_seconds() {
        assert_eq!(clock(Duration::from_secs(3_725)), "1:02:05");
    }

    #[test]
    fn a_test_that_is_half_way_takes_as_long_again() {
        let sprt = Sprt::new([0.0, 100.0]);
        let mut results = Results::default();
        let pairs = [2, 0, 10, 0, 8];
        let tally = Tally { games: [14, 0, 26], pairs, ..Tally::default() };
        results.encounters.insert([0, 1], tally);
        let (ratio, [_, high]) = (sprt.ratio(&pairs), sprt.bounds());
        let rest = rest(&sprt, &results).unwrap();
        assert!((rest - 40.0 * (high - ratio) / ratio).abs() < 1e-6 && ratio > 0.0, "{rest}");
        assert_eq!(super::rest(&sprt, &Results::default()), None);
    }
}
