//! A game with at least one human player: the board, the prompt, the moves of bots.

use std::io;
use std::time::Instant;

use jogada_play::{
    Drawing, Localizer, Message, Request, Seat, Session, Side, counts, draw, news, prompt,
};

use super::console::Console;
use crate::adviser;
use crate::analysis_text::{score_sentence, search_line};
use crate::autosave::Autosave;
use crate::bots::{Bots, fault_line, who};
use crate::clock::GameClock;
use crate::describe::game_name;
use crate::file_error::file_error;
use crate::outcome::{OutcomeText, only_person};

pub(super) struct LineSession<'d, 'a> {
    pub(super) console: &'d mut Console<'a>,
    pub(super) session: Session,
    pub(super) bots: Bots,
    pub(super) autosave: Autosave,
    /// `None` if it is not played by the clock.
    pub(super) clock: Option<GameClock>,
    pub(super) localizer: Localizer,
    pub(super) drawing: Drawing,
    pub(super) extras: Extras,
    /// A step that may capture, and waits until it is said what.
    pub(super) step: Option<String>,
    /// Whether the current position has been printed.
    seen: bool,
    /// For the bots; each game uses the next one.
    pub(super) seed: u64,
}

/// What is printed in addition to the board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Extras {
    /// The evaluation of the position.
    pub(super) score: bool,
    /// The bots' principal variations.
    pub(super) think: bool,
}

/// Whether to read another line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    Continue,
    Quit,
}

impl<'d, 'a> LineSession<'d, 'a> {
    pub(super) fn new(console: &'d mut Console<'a>, session: Session, autosave: Autosave) -> Self {
        let seed = console.settings.seed;
        LineSession {
            bots: Bots::open(session.seats(), seed),
            autosave,
            clock: GameClock::of(&session),
            localizer: console.game_localizer(session.game().info()),
            drawing: console.drawing(),
            extras: Extras::default(),
            step: None,
            seen: false,
            seed,
            session,
            console,
        }
    }

    /// Until the user quits or the input ends.
    pub(super) fn play(mut self) -> io::Result<()> {
        self.announce()?;
        self.run_clock();
        loop {
            let flow = match self.session.mover() {
                Some((side, Seat::Bot(_))) => self.bot(side)?,
                Some((side, Seat::Human)) => {
                    let time = self.clock_text(side);
                    self.ask(&format!("{}{time}> ", self.localizer.side(side)))?
                }
                None => self.ask(&format!("{}> ", self.localizer.word("plain-over")))?,
            };
            if flow == Flow::Quit {
                return self.leave();
            }
        }
    }

    /// Prints the game, the players and how to get help.
    pub(super) fn announce(&mut self) -> io::Result<()> {
        let title = title(&self.session, &self.localizer);
        self.console.io.line(&title)?;
        self.say(&Message::new("plain-welcome"))
    }

    pub(super) fn say(&mut self, message: &Message) -> io::Result<()> {
        self.console.io.line(&self.localizer.say(message))
    }

    /// To be called after every change of the position: drops the step that waits, saves the game, and has the board printed before the
    /// next prompt.
    pub(super) fn changed(&mut self) -> io::Result<()> {
        self.seen = false;
        self.drop_step()?;
        self.run_clock();
        match self.autosave.save(&self.session) {
            Ok(()) => Ok(()),
            Err(error) => {
                let why = file_error(&error, self.localizer.language());
                self.say(&Message::new("plain-not-kept").with("why", why))
            }
        }
    }

    /// Prints how far an unfinished game got and whether it was saved.
    pub(super) fn leave(&mut self) -> io::Result<()> {
        self.drop_step()?;
        let count = self.session.game().line().moves.len();
        if self.session.ending().is_some() {
            return Ok(());
        }
        let game = self.session.game().info().name;
        self.say(&Message::new("plain-left").with("game", game).with("count", count))?;
        match (count, self.autosave.is_saved()) {
            (0, _) => Ok(()),
            (_, true) => self.say(&Message::new("plain-left-kept")),
            (_, false) => self.say(&Message::new("plain-left-lost")),
        }
    }

    /// Saved before it is printed: no move that was seen can be lost.
    fn bot(&mut self, side: Side) -> io::Result<Flow> {
        let clock = self.clock.as_ref().map(|clock| clock.for_bots(Instant::now()));
        let request = Request { clock, ..self.console.settings.request };
        let moved = self.bots.make_move(&mut self.session, side, &request);
        self.gain_time(side);
        self.changed()?;
        match moved {
            Ok((text, found)) => {
                let who = who(&self.session, side, &self.localizer);
                self.console.io.line(&format!("{who}: {text}"))?;
                self.tell_news()?;
                if self.extras.think {
                    self.console.io.line(&search_line(&found, side, &self.localizer))?;
                }
            }
            Err(fault) => self.console.io.line(&fault_line(side, &fault, &self.localizer))?,
        }
        Ok(Flow::Continue)
    }

    /// Prints what the last move captured and the phase of the game that it began.
    pub(super) fn tell_news(&mut self) -> io::Result<()> {
        news(self.session.game()).iter().try_for_each(|message| self.say(message))
    }

    /// Prints the position if it is new, reads a line and executes it.
    fn ask(&mut self, question: &str) -> io::Result<Flow> {
        if !self.seen {
            self.show()?;
        }
        let question = match &self.step {
            Some(step) => &self.capture_question(step),
            None => question,
        };
        match self.console.io.ask(question)? {
            Some(_) if self.lost_on_time() => self.changed().map(|()| Flow::Continue),
            Some(line) => self.dispatch(&line),
            None => Ok(Flow::Quit),
        }
    }

    /// Prints the board, what is below it, and the evaluation if it is on.
    pub(super) fn show(&mut self) -> io::Result<()> {
        self.seen = true;
        let (board, status) = picture(&self.session, &self.localizer, self.drawing);
        self.console.io.print(&board)?;
        self.console.io.line(&status)?;
        if self.session.ending().is_some() {
            return self.list_steps();
        }
        if !self.extras.score {
            return Ok(());
        }
        let game = self.session.game();
        let Some(found) = adviser::evaluate(game) else { return Ok(()) };
        let sentence = score_sentence(found.lines[0].score, game.side(), &self.localizer);
        self.console.io.line(&sentence)
    }
}

/// The board with counts, and the sentence below it: the prompt or the result.
pub(super) fn picture(
    session: &Session,
    localizer: &Localizer,
    drawing: Drawing,
) -> (String, String) {
    let (game, view) = (session.game(), session.game().view());
    let below = match OutcomeText::of(session, localizer) {
        Some(outcome) if only_person(session).is_some() => outcome.line(),
        Some(outcome) => format!("{}: {}", localizer.word("label-result"), outcome.line()),
        None => prompt(game, localizer).trim_end().to_owned(),
    };
    (draw(&view, game.info(), drawing) + &counts(&view, localizer), below)
}

pub(super) fn title(session: &Session, localizer: &Localizer) -> String {
    let [white, black] = Side::ALL.map(|side| who(session, side, localizer));
    let spec = game_name(session.game().spec(), localizer.language());
    localizer.say(
        &Message::new("plain-title").with("game", spec).with("white", white).with("black", black),
    )
}
