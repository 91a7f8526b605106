//! `jogada play --games`: a line for each game of two bots, then what came of them.

use std::ops::ControlFlow;
use std::time::Duration;

use jogada_arena::{Figures, Format, PlayedGame, Tally, Tournament, play_series};
use jogada_play::{Localizer, Message, Seat, Session, Side};
use jogada_tui::PlaySettings;

use super::prepare;
use super::summary::{endings, wins};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::{locale, output};

/// # Panics
/// If a seat is human.
pub fn run(start: &Session, games: u32, settings: &PlaySettings) -> Result<(), Failure> {
    let localizer = locale::localizer_of(settings.language, start.game().info());
    let localizer = localizer.with(jogada_arena::TEXTS);
    let tournament = tournament(start, settings);
    // One game after another where bots share the time of the machine, or its memory has no room for more.
    let jobs = prepare::jobs(&tournament, tournament.is_timed().then_some(1), &localizer)
        .or_else(|_| prepare::jobs(&tournament, Some(1), &localizer))?;
    let interrupt = Interrupt::listen(localizer.word("arena-stopping"));
    let (mut series, mut printed) = (Series::default(), Ok(()));
    let mut take = |seed, game: &PlayedGame| {
        printed = output::print(&series.add(seed, game, &localizer));
        if printed.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    play_series(&tournament, start.game(), games as usize, jobs, &interrupt.stop, &mut take)
        .map_err(|fault| Failure::Input(localizer.say(&fault)))?;
    printed?;
    output::print(&series.summary(start, &localizer))?;
    if interrupt.was_pressed() {
        return Err(Failure::Stopped(localizer.word("arena-stopped")));
    }
    Ok(())
}

/// As one game would be played: to its end, and no side loses by time.
fn tournament(start: &Session, settings: &PlaySettings) -> Tournament {
    let spec = start.game().spec().parse().expect("the spec of a game is canonical");
    let bot = |seat: &Seat| seat.bot().expect("bots play a series").clone();
    Tournament {
        seed: settings.seed,
        request: settings.request,
        time_margin: Duration::MAX,
        cap: usize::MAX,
        ..Tournament::new(spec, start.seats().each_ref().map(bot), Format::Match)
    }
}

#[derive(Default)]
struct Series {
    /// White's results.
    tally: Tally,
    figures: Figures,
}

impl Series {
    /// Counts a game and describes it.
    fn add(&mut self, seed: u64, game: &PlayedGame, localizer: &Localizer) -> String {
        self.tally.add_game(Side::White, game);
        self.figures.add_game(game);
        let line = Message::new("series-game")
            .with("number", self.tally.games() as usize)
            .with("ending", localizer.result(game.end.outcome, &game.end.reason))
            .with("plies", game.plies())
            .with("seed", seed.to_string());
        let lines = game.end.fault.iter().chain([&line]);
        lines.map(|line| localizer.say(line) + "\n").collect()
    }

    fn summary(&self, start: &Session, localizer: &Localizer) -> String {
        if self.tally.games() == 0 {
            return localizer.word("no-game") + "\n";
        }
        let [white, black] = start.seats().each_ref().map(ToString::to_string);
        let head = Message::new("series-title")
            .with("white", white.as_str())
            .with("black", black.as_str())
            .with("spec", start.game().spec())
            .with("count", self.tally.games() as usize);
        let results = |side, name, tally: &Tally| {
            let results = localizer.say(&wins(Message::new("arena-results"), tally));
            format!("{} ({name}): {results}\n", localizer.side(side))
        };
        let white = results(Side::White, white, &self.tally);
        let black = results(Side::Black, black, &self.tally.turned());
        let endings = localizer.say(&endings(&self.figures, localizer));
        format!("{}\n{white}{black}{endings}\n", localizer.say(&head))
    }
}
