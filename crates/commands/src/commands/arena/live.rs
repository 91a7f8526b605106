//! A few lines on a terminal, drawn anew as results come in.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use jogada_arena::{Results, TournamentHeader};
use jogada_play::{Localizer, Message};

use super::pace::clock;
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
    drawn: Option<Instant>,
    /// Lines that are there now.
    lines: usize,
}

impl Live {
    /// `None` where there is no terminal.
    pub fn new() -> Option<Live> {
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        (io::stdout().is_terminal() && !dumb).then_some(Live { drawn: None, lines: 0 })
    }

    /// Draws what is known, unless that was done a moment ago.
    pub fn draw(
        &mut self,
        done: &Progress,
        left: Option<Duration>,
        header: &TournamentHeader,
        results: &Results,
        localizer: &Localizer,
    ) -> Result<(), Failure> {
        if self.drawn.is_some_and(|drawn| drawn.elapsed() < PAUSE) && done.games < done.all {
            return Ok(());
        }
        let mut text = first_line(done, left, localizer);
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
}

/// The bar, how many games are done and how long the others will take.
fn first_line(done: &Progress, left: Option<Duration>, localizer: &Localizer) -> String {
    let message = Message::new("arena-live").with("games", done.games).with("all", done.all);
    let message = message.with("left", left.map_or("…".to_owned(), clock));
    format!("{} {}\n", bar(done.games as f64 / done.all as f64), localizer.say(&message))
}

/// A bar that is filled to this share.
fn bar(share: f64) -> String {
    let full = (share.clamp(0.0, 1.0) * BAR as f64).round() as usize;
    format!("{}{}", "█".repeat(full), "░".repeat(BAR - full))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_show_shares() {
        assert_eq!(bar(0.0).chars().filter(|c| *c == '█').count(), 0);
        assert_eq!(bar(0.5).chars().filter(|c| *c == '█').count(), BAR / 2);
        assert_eq!(bar(1.0).chars().count(), BAR);
    }
}
