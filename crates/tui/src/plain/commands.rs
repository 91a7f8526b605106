//! The commands of line mode.

use std::io;

use jogada_play::{Message, Session, shorten};

use super::command_names::{COMMANDS, Command, CommandSpec};
use super::session::{Extras, Flow, LineSession};
use crate::adviser;
use crate::analysis_text::hint_line;
use crate::bots::Bots;
use crate::clock::GameClock;
use crate::describe::seat_name;
use crate::natural::natural;
use crate::rules::rules_page;
use crate::tags;

/// Maximum line width of the move list.
const MAX_WIDTH: usize = 80;

impl LineSession<'_, '_> {
    /// Takes back a resignation or an agreed draw, otherwise the last human move.
    pub(super) fn undo(&mut self) -> io::Result<()> {
        if self.session.reopen() {
            if self.clock.take_if(|clock| clock.is_spent()).is_some() {
                self.session.set_time_control(None);
            }
            self.say(&Message::new("plain-reopened"))?;
            return self.changed();
        }
        let count = self.session.undo();
        self.step(count, "plain-undone", "plain-undo-nothing")
    }

    pub(super) fn redo(&mut self) -> io::Result<()> {
        let count = self.session.redo();
        self.step(count, "plain-redone", "plain-redo-nothing")
    }

    /// Prints how many moves were undone or redone.
    fn step(&mut self, count: usize, some: &'static str, none: &'static str) -> io::Result<()> {
        if count == 0 {
            return self.say(&Message::new(none));
        }
        self.say(&Message::new(some).with("count", count))?;
        self.changed()
    }

    pub(super) fn hint(&mut self) -> io::Result<()> {
        let game = self.session.game();
        let Some(found) = adviser::hint(game, &self.console.settings.request) else {
            return Ok(());
        };
        self.console.io.line(&hint_line(&found, game.side(), &self.localizer))
    }

    pub(super) fn list_moves(&mut self) -> io::Result<()> {
        let mut legal = self.session.game().legal();
        legal.sort_by_key(|offer| natural(&offer.text));
        let count = Message::new("label-moves").with("count", legal.len());
        let mut text = self.localizer.say(&count) + ":";
        let mut column = text.chars().count();
        for offer in legal {
            let fits = column + 1 + offer.text.len() < MAX_WIDTH;
            column = if fits { column + 1 + offer.text.len() } else { 2 + offer.text.len() };
            text = format!("{text}{}{}", if fits { " " } else { "\n  " }, offer.text);
        }
        self.console.io.line(&text)
    }

    pub(super) fn flip(&mut self) -> io::Result<()> {
        self.drawing.flip = !self.drawing.flip;
        self.show()
    }

    pub(super) fn resign(&mut self) -> io::Result<()> {
        self.session.resign(self.session.game().side());
        self.changed()
    }

    /// Bots decline every offer.
    pub(super) fn offer_draw(&mut self) -> io::Result<Flow> {
        let other = self.session.game().side().other();
        if self.session.seat(other).bot().is_some() {
            let name = seat_name(self.session.seat(other), &self.localizer);
            let message = Message::new("plain-draw-declined").with("player", name);
            return self.say(&message).map(|()| Flow::Continue);
        }
        let question = self.localizer.say(&Message::new("plain-draw-offered").with("side", other));
        match self.console.confirm(&format!("{question} "))? {
            None => return Ok(Flow::Quit),
            Some(true) => {
                self.session.agree_draw();
                self.changed()?;
            }
            Some(false) => self.say(&Message::new("plain-draw-refused"))?,
        }
        Ok(Flow::Continue)
    }

    /// Sets the score or the thinking to on or off; without an argument, toggles it.
    pub(super) fn set_extra(&mut self, command: Command, argument: &str) -> io::Result<()> {
        let Extras { score, think } = self.extras;
        let now = if command == Command::Score { score } else { think };
        let Some(wanted) = self.read_switch(now, argument) else {
            let message = Message::new("plain-on-or-off").with("text", shorten(argument));
            return self.say(&message);
        };
        let id = match (command, wanted) {
            (Command::Score, true) => "plain-score-on",
            (Command::Score, false) => "plain-score-off",
            (_, true) => "plain-think-on",
            (_, false) => "plain-think-off",
        };
        let shown = match command {
            Command::Score => &mut self.extras.score,
            _ => &mut self.extras.think,
        };
        *shown = wanted;
        self.say(&Message::new(id))
    }

    fn read_switch(&self, now: bool, argument: &str) -> Option<bool> {
        let means = |id| self.console.names.means(id, argument);
        let given =
            if means("plain-on") { Some(true) } else { means("plain-off").then_some(false) };
        if argument.is_empty() { Some(!now) } else { given }
    }

    pub(super) fn switch_to(&mut self, mut session: Session) -> io::Result<()> {
        tags::stamp(&mut session, self.console.settings);
        self.seed = self.seed.wrapping_add(1);
        self.bots = Bots::open(session.seats(), self.seed);
        self.localizer = self.console.game_localizer(session.game().info());
        self.clock = GameClock::of(&session);
        self.session = session;
        self.announce()?;
        self.changed()
    }

    pub(super) fn rules(&mut self) -> io::Result<()> {
        let info = self.session.game().info();
        let width =
            crate::size().map_or(MAX_WIDTH as u16, |(width, _)| width.min(MAX_WIDTH as u16));
        let text = rules_page(info, self.localizer.language(), width, self.drawing);
        self.console.io.print(&text)
    }

    /// Lists the commands that are available now.
    pub(super) fn help(&mut self) -> io::Result<()> {
        let over = self.session.ending().is_some();
        let first = self.session.game().legal().into_iter().next();
        if let Some(offer) = first {
            self.say(&Message::new("plain-help-move").with("move", offer.text))?;
        }
        let entries: Vec<_> = COMMANDS.iter().filter(|spec| spec.is_available(over)).collect();
        let forms: Vec<_> = entries.iter().map(|spec| self.form(spec)).collect();
        let width = forms.iter().map(|form| form.chars().count()).max().unwrap_or_default();
        for (form, spec) in forms.iter().zip(entries) {
            self.console.io.row(&format!("  {form:width$}  "), &self.localizer.help(spec.id))?;
        }
        Ok(())
    }

    /// The words of a command and its argument.
    pub(super) fn form(&self, spec: &CommandSpec) -> String {
        let words = self.console.names.shown(spec.id);
        match spec.argument {
            Some(argument) => format!("{words} {}", self.localizer.word(argument)),
            None => words,
        }
    }
}
