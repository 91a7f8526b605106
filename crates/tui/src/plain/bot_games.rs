//! Games between two bots: one to watch, or a series with a summary.

use std::collections::BTreeMap;
use std::io;

use jogada_play::{Ending, Localizer, Message, Outcome, Session, Side};

use super::console::Console;
use super::session::{picture, title};
use crate::bots::{Bots, who};

impl Console<'_> {
    /// Prints the record, the last position and the result.
    pub(super) fn show_game(&mut self, mut session: Session) -> io::Result<()> {
        let localizer = self.game_localizer(session.game().info());
        if self.host.interactive {
            self.io.line(&title(&session, &localizer))?;
        }
        // Somebody who waits sees the moves as they are made.
        let watched = self.host.interactive;
        self.play_out(&mut session, self.settings.seed, watched, &localizer)?;
        self.io.print(&format!("{}\n", session.record()))?;
        self.io.print(&picture(&session, &localizer, self.drawing()))
    }

    /// If watched, moves are printed as they are made.
    fn play_out(
        &mut self,
        session: &mut Session,
        seed: u64,
        watched: bool,
        localizer: &Localizer,
    ) -> io::Result<()> {
        let mut bots = Bots::open(session.seats(), seed);
        while let Some((side, _)) = session.mover() {
            let moved = bots.make_move(session, side, &self.settings.request);
            let who = who(session, side, localizer);
            match moved {
                Ok((text, _)) if watched => self.io.line(&format!("{who}: {text}"))?,
                Ok(_) => {}
                Err(fault) => self.io.line(&format!("{who}: {}", localizer.say(&fault.message)))?,
            }
        }
        Ok(())
    }

    /// Prints a line for each game, then the summary.
    pub(super) fn play_games(&mut self, start: &Session, games: u32) -> io::Result<()> {
        let localizer = self.game_localizer(start.game().info());
        let mut tally = Tally::default();
        for game in 0..games {
            let seed = self.settings.seed.wrapping_add(game.into());
            let mut session = Session::new(start.game().fork(), start.seats().clone());
            self.play_out(&mut session, seed, false, &localizer)?;
            let ending = session.ending().expect("it was played to the end");
            let plies = session.game().line().moves.len();
            tally.add(&ending, plies);
            self.io.line(&localizer.say(&game_line(game, seed, plies, &ending, &localizer)))?;
        }
        self.io.print(&tally.summary(start, &localizer))
    }
}

fn game_line(
    game: u32,
    seed: u64,
    plies: usize,
    ending: &Ending,
    localizer: &Localizer,
) -> Message {
    Message::new("plain-game")
        .with("number", game + 1)
        .with("ending", localizer.say(ending))
        .with("plies", plies)
        .with("seed", seed.to_string())
}

#[derive(Default)]
struct Tally {
    /// Won by White, won by Black, drawn.
    outcomes: [u32; 3],
    plies: usize,
    reasons: BTreeMap<&'static str, usize>,
}

impl Tally {
    fn add(&mut self, ending: &Ending, plies: usize) {
        let place = ending.outcome.winner().map_or(2, Side::index);
        self.outcomes[place] += 1;
        self.plies += plies;
        *self.reasons.entry(ending.reason).or_default() += 1;
    }

    fn games(&self) -> u32 {
        self.outcomes.iter().sum()
    }

    fn summary(&self, start: &Session, localizer: &Localizer) -> String {
        let [white, black] = start.seats().each_ref().map(ToString::to_string);
        let head = Message::new("plain-games").with("white", white).with("black", black);
        let head = head.with("spec", start.game().spec().to_owned()).with("count", self.games());
        let results = Side::ALL.map(|side| self.results(side, start, localizer));
        let plies = format!("{:.1}", self.plies as f64 / f64::from(self.games().max(1)));
        let reason = |(id, count): (&&str, &usize)| {
            format!("{} {count}", localizer.word(&format!("reason-{id}")))
        };
        let reasons: Vec<_> = self.reasons.iter().map(reason).collect();
        let endings = Message::new("plain-games-endings").with("plies", plies);
        let [white, black] = results;
        let all = [head, white, black, endings.with("reasons", reasons)];
        all.map(|message| localizer.say(&message) + "\n").concat()
    }

    /// Wins, draws and losses of a side, and its score in per cent.
    fn results(&self, side: Side, start: &Session, localizer: &Localizer) -> Message {
        let count = |outcome: Outcome| self.outcomes[outcome.winner().map_or(2, Side::index)];
        let (won, lost) = (count(Outcome::Win(side)), count(Outcome::Win(side.other())));
        let drawn = count(Outcome::Draw);
        let points = f64::from(won) + f64::from(drawn) / 2.0;
        let share = 100.0 * points / f64::from(self.games().max(1));
        Message::new("plain-games-results")
            .with("who", who(start, side, localizer))
            .with("wins", won)
            .with("draws", drawn)
            .with("losses", lost)
            .with("score", format!("{share:.1}"))
    }
}
