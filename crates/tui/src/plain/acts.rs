//! What the commands do.

use std::io;

use jogada_play::{Message, Seat, Session, open, rules_text, shorten};

use super::bots::Bots;
use super::command::{COMMANDS, Command, Entry};
use super::sitting::{Flow, Shows, Sitting};
use super::thoughts::hint;

/// Lines of words stay shorter than this.
const WIDTH: usize = 80;

impl Sitting<'_, '_> {
    /// Takes back a resignation or an agreement, or else the last move of a person.
    pub(super) fn undo(&mut self) -> io::Result<()> {
        if self.session.reopen() {
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

    /// Says how many moves were taken back or made again.
    fn step(&mut self, count: usize, some: &'static str, none: &'static str) -> io::Result<()> {
        if count == 0 {
            return self.say(&Message::new(none));
        }
        self.say(&Message::new(some).with("count", count))?;
        self.changed()
    }

    pub(super) fn hint(&mut self) -> io::Result<()> {
        let found = hint(self.session.game(), self.desk.settings.request, &self.localizer);
        found.map_or(Ok(()), |hint| self.desk.talk.line(&hint))
    }

    pub(super) fn list_moves(&mut self) -> io::Result<()> {
        let legal = self.session.game().legal();
        let count = Message::new("label-moves").with("count", legal.len());
        let mut text = self.localizer.say(&count) + ":";
        let mut column = text.chars().count();
        for offer in legal {
            let fits = column + 1 + offer.text.len() < WIDTH;
            column = if fits { column + 1 + offer.text.len() } else { 2 + offer.text.len() };
            text = format!("{text}{}{}", if fits { " " } else { "\n  " }, offer.text);
        }
        self.desk.talk.line(&text)
    }

    pub(super) fn flip(&mut self) -> io::Result<()> {
        self.drawing.flip = !self.drawing.flip;
        self.show()
    }

    pub(super) fn resign(&mut self) -> io::Result<()> {
        self.session.resign(self.session.game().side());
        self.changed()
    }

    /// Asks the other person; bots play on.
    pub(super) fn offer_draw(&mut self) -> io::Result<Flow> {
        let other = self.session.game().side().other();
        if let Seat::Bot(spec) = self.session.seat(other) {
            let message = Message::new("plain-draw-declined").with("player", spec.to_string());
            return self.say(&message).map(|()| Flow::On);
        }
        let question = self.localizer.say(&Message::new("plain-draw-offered").with("side", other));
        match self.desk.confirm(&format!("{question} "))? {
            None => return Ok(Flow::Leave),
            Some(true) => {
                self.session.agree_draw();
                self.changed()?;
            }
            Some(false) => self.say(&Message::new("plain-draw-refused"))?,
        }
        Ok(Flow::On)
    }

    /// Turns something that is shown on or off; without a word, to the other.
    pub(super) fn switch(&mut self, command: Command, argument: &str) -> io::Result<()> {
        let Shows { score, think } = self.shows;
        let now = if command == Command::Score { score } else { think };
        let Some(wanted) = self.switched(now, argument) else {
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
            Command::Score => &mut self.shows.score,
            _ => &mut self.shows.think,
        };
        *shown = wanted;
        self.say(&Message::new(id))
    }

    fn switched(&self, now: bool, argument: &str) -> Option<bool> {
        let means = |id| self.desk.vocabulary.means(id, argument);
        let told = if means("plain-on") { Some(true) } else { means("plain-off").then_some(false) };
        if argument.is_empty() { Some(!now) } else { told }
    }

    /// The same game once more, with other luck for the bots.
    pub(super) fn begin_again(&mut self, seats: [Seat; 2]) -> io::Result<()> {
        let line = self.session.game().line();
        let game = open(&line.spec, line.start.as_deref()).expect("it was played before");
        self.sit_down(Session::new(game, seats))
    }

    pub(super) fn swap(&mut self) -> io::Result<()> {
        let [white, black] = self.session.seats().clone();
        self.begin_again([black, white])
    }

    /// Goes over to another game.
    pub(super) fn sit_down(&mut self, session: Session) -> io::Result<()> {
        self.seed = self.seed.wrapping_add(1);
        self.bots = Bots::open(session.seats(), self.seed);
        self.localizer = self.desk.speech_of(session.game().info());
        self.session = session;
        self.announce()?;
        self.changed()
    }

    pub(super) fn rules(&mut self) -> io::Result<()> {
        let info = self.session.game().info();
        let text = rules_text(info, self.localizer.language(), self.drawing);
        self.desk.talk.print(&text)
    }

    /// The table of the commands that make sense now.
    pub(super) fn help(&mut self) -> io::Result<()> {
        let over = self.session.ending().is_some();
        let first = self.session.game().legal().into_iter().next();
        if let Some(offer) = first {
            self.say(&Message::new("plain-help-move").with("move", offer.text))?;
        }
        let entries: Vec<_> = COMMANDS.iter().filter(|entry| entry.fits(over)).collect();
        let forms: Vec<_> = entries.iter().map(|entry| self.form(entry)).collect();
        let width = forms.iter().map(|form| form.chars().count()).max().unwrap_or_default();
        for (form, entry) in forms.iter().zip(entries) {
            self.desk.talk.line(&format!("  {form:width$}  {}", self.localizer.help(entry.id)))?;
        }
        Ok(())
    }

    /// The words of a command and what may follow them.
    fn form(&self, entry: &Entry) -> String {
        let words = self.desk.vocabulary.shown(entry.id);
        match entry.argument {
            Some(argument) => format!("{words} {}", self.localizer.word(argument)),
            None => words,
        }
    }
}
