//! A few lines on a terminal, drawn anew as results come in.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use jogada_arena::{Results, TournamentHeader};
use jogada_play::{Localizer, Message};

use super::summary::{self, Progress};
use crate::failure::Failure;
use crate::output;

/// The least time between two drawings: faster is unreadable.
const PAUSE: Duration = Duration::from_millis(100);

/// Columns of a bar.
const BAR: usize = 40;

/// Rows of the table that are shown of a tournament.
const ROWS: usize = 12;

/// The lines on the terminal.
pub struct Live {
    started: Instant,
    drawn: Option<Instant>,
    /// Lines that are there now.
    lines: usize,
    /// Games of the whole tournament and those known before this run.
    all: usize,
    earlier: usize,
}

impl Live {
    /// Lines for so many pairs, some of which were played earlier; `None` where there is no terminal.
    pub fn new(pairs: usize, earlier: usize) -> Option<Live> {
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        (io::stdout().is_terminal() && !dumb).then(|| Live {
            started: Instant::now(),
            drawn: None,
            lines: 0,
            all: 2 * pairs,
            earlier: 2 * earlier,
        })
    }

    /// Draws what is known, unless that was done a moment ago.
    pub fn draw(
        &mut self,
        done: &Progress,
        header: &TournamentHeader,
        results: &Results,
        localizer: &Localizer,
    ) -> Result<(), Failure> {
        if self.drawn.is_some_and(|drawn| drawn.elapsed() < PAUSE) && done.games < self.all {
            return Ok(());
        }
        let mut text = self.first_line(done, localizer);
        text += &if header.is_match() {
            summary::standing(header, &results.first(), localizer)
        } else {
            let table = summary::table(header, results, None, localizer);
            table.split_inclusive('\n').take(ROWS + 1).collect()
        };
        let erased = self.erase();
        self.lines = text.lines().count();
        self.drawn = Some(Instant::now());
        // Without wrapping, a line of text is a line of the terminal.
        output::print(&format!("{erased}\x1b[?7l{text}\x1b[?7h"))
    }

    /// Erases the lines, before anything else is printed.
    pub fn clear(&mut self) -> Result<(), Failure> {
        let erased = self.erase();
        self.lines = 0;
        output::print(&erased)
    }

    fn erase(&self) -> String {
        if self.lines == 0 { String::new() } else { format!("\r\x1b[{}A\x1b[J", self.lines) }
    }

    /// The bar, how many games are done and how long the others will take.
    fn first_line(&self, done: &Progress, localizer: &Localizer) -> String {
        let played = done.games.saturating_sub(self.earlier);
        let left = done.all.saturating_sub(done.games) as f64 / played.max(1) as f64;
        let left = self.started.elapsed().as_secs_f64() * left;
        let message = Message::new("arena-live").with("games", done.games).with("all", done.all);
        let message = message.with("left", clock(left));
        format!("{} {}\n", bar(done.games as f64 / done.all as f64), localizer.say(&message))
    }
}

/// A bar that is filled to this share.
fn bar(share: f64) -> String {
    let full = (share.clamp(0.0, 1.0) * BAR as f64).round() as usize;
    format!("{}{}", "█".repeat(full), "░".repeat(BAR - full))
}

/// A time in hours, minutes and seconds.
fn clock(seconds: f64) -> String {
    let seconds = seconds.min(1e9).round() as u64;
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_and_clocks_show_shares_and_times() {
        assert_eq!(bar(0.0).chars().filter(|c| *c == '█').count(), 0);
        assert_eq!(bar(0.5).chars().filter(|c| *c == '█').count(), BAR / 2);
        assert_eq!(bar(1.0).chars().count(), BAR);
        assert_eq!(clock(3_725.4), "1:02:05");
    }
}
