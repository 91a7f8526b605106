//! A game between two seats: moves taken back and made again, resignation, agreement, and the
//! record of it all. Who thinks, draws and asks is the front end's business.
//!
//! ```
//! use jogada_play::{Seat, Session, open};
//! let game = open("wali", None).unwrap();
//! let bot = Seat::parse("level:2", game.info()).unwrap();
//! let mut session = Session::new(game, [Seat::Human, bot]);
//! session.play("c3").unwrap();
//! session.play("d4").unwrap();
//! assert_eq!(session.undo(), 2, "the answer of a bot is taken back with the question");
//! assert_eq!(session.redo(), 2);
//! ```

mod seat;

pub use seat::Seat;

use jogada_core::{Outcome, Side};

use crate::any_match::AnyMatch;
use crate::ending::{Ending, PlayError, PlayProblem};
use crate::reason::Reason;
use crate::record::Record;
use crate::time_control::TimeControl;

/// The tag of the time control, as chess programs name it.
const TIME_CONTROL: &str = "TimeControl";

/// A game being played by two seats.
pub struct Session {
    game: Box<dyn AnyMatch>,
    seats: [Seat; 2],
    /// Moves taken back, the next one to be made again last.
    undone: Vec<String>,
    /// How it ended, if not on the board.
    closed: Option<Ending>,
    /// Of its record: names of people, the date, whatever a file says about the game.
    tags: Vec<(String, String)>,
}

impl Session {
    /// A game that goes on from here, with White's seat first.
    pub fn new(game: Box<dyn AnyMatch>, seats: [Seat; 2]) -> Session {
        Session { game, seats, undone: Vec::new(), closed: None, tags: Vec::new() }
    }

    /// The recorded game, to be continued. Seats that the record does not name, or that do not exist any
    /// more, are people's. Programs that it names are run: a record that others may have written is to be
    /// passed [without them](Record::without_programs).
    ///
    /// # Panics
    /// If the record cannot be played; one that was read can.
    pub fn resume(record: &Record) -> Session {
        let game = record.game();
        let seat = |tag: &str| {
            let seat = record.tagged(tag).and_then(|name| Seat::parse(name, game.info()).ok());
            seat.unwrap_or(Seat::Human)
        };
        let seats = Record::PLAYER_TAGS.map(seat);
        let closed = match (game.ending(), record.result) {
            (None, Some(outcome)) => Some(Ending::closed(outcome, record.is_lost_on_time())),
            _ => None,
        };
        Session { game, seats, undone: Vec::new(), closed, tags: record.tags.clone() }
    }

    /// Adds a tag to its record, or changes it.
    ///
    /// # Panics
    /// If a record does not [take](Record::takes_tag) a tag of this name.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let record = Record { tags: std::mem::take(&mut self.tags), ..Record::of(self.game()) };
        self.tags = record.tag(name, value).tags;
    }

    /// What its record says under this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// How much time the game has, if it is played by the clock.
    pub fn time_control(&self) -> Option<TimeControl> {
        self.tag(TIME_CONTROL)?.parse().ok()
    }

    /// The game goes on by this clock, or by none.
    pub fn set_time_control(&mut self, control: Option<TimeControl>) {
        let text = control.map_or_else(|| "-".to_owned(), TimeControl::tag);
        self.set_tag(TIME_CONTROL, &text);
    }

    /// The name of the person who plays a side, if it is known.
    pub fn person(&self, side: Side) -> Option<&str> {
        let name = self.tag(tag_of(side)).filter(|_| self.seat(side).is_human());
        name.filter(|name| !name.is_empty() && !name.eq_ignore_ascii_case(Seat::HUMAN))
    }

    /// The game.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// Who plays a side.
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[side.index()]
    }

    /// Both seats, White's first.
    pub fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }

    /// Who has to move; nobody once it is over.
    pub fn mover(&self) -> Option<(Side, &Seat)> {
        let side = self.game.side();
        self.ending().is_none().then(|| (side, self.seat(side)))
    }

    /// Whether a move could be played: its canonical text, or why not.
    pub fn check(&self, text: &str) -> Result<String, PlayError> {
        self.check_open()?;
        self.game.check(text)
    }

    /// Plays a move; returns its canonical text. Moves taken back before are forgotten.
    pub fn play(&mut self, text: &str) -> Result<String, PlayError> {
        self.check_open()?;
        let played = self.game.play(text)?;
        self.undone.clear();
        Ok(played)
    }

    /// Takes moves back until a person is to move: one move between people or between bots, a
    /// whole round against a bot. Returns how many; 0 if no person has moved yet.
    pub fn undo(&mut self) -> usize {
        self.closed = None;
        let some_human = self.seats.iter().any(Seat::is_human);
        let mut count = 0;
        while let Some(text) = self.game.undo() {
            count += 1;
            self.undone.push(text);
            if !some_human || self.seat(self.game.side()).is_human() {
                return count;
            }
        }
        (0..count).for_each(|_| self.make_again());
        0
    }

    /// Makes moves again that were taken back, until a person is to move. Returns how many.
    pub fn redo(&mut self) -> usize {
        let before = self.undone.len();
        while !self.undone.is_empty() {
            self.make_again();
            if self.seat(self.game.side()).is_human() || !self.seats.iter().any(Seat::is_human) {
                break;
            }
        }
        before - self.undone.len()
    }

    /// Takes a resignation or an agreement back. Whether there was one.
    pub fn reopen(&mut self) -> bool {
        self.closed.take().is_some()
    }

    /// Whether there is anything to make again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// A side gives up. Nothing happens once it is over.
    pub fn resign(&mut self, side: Side) {
        self.close(Outcome::Win(side.other()), Reason::Resigned);
    }

    /// The time of a side has run out. Nothing happens once it is over.
    pub fn lose_on_time(&mut self, side: Side) {
        self.close(Outcome::Win(side.other()), Reason::Time);
    }

    /// Both sides agree to a draw. Nothing happens once it is over.
    pub fn agree_draw(&mut self) {
        self.close(Outcome::Draw, Reason::Agreed);
    }

    /// How it ended, on the board or beside it.
    pub fn ending(&self) -> Option<Ending> {
        self.closed.clone().or_else(|| self.game.ending())
    }

    /// The game with its tags and who played it: people by their names.
    pub fn record(&self) -> Record {
        let mut record = Record { tags: self.tags.clone(), ..Record::of(self.game()) };
        for side in Side::ALL {
            let name = self.person(side).map(str::to_owned);
            record = record.tag(tag_of(side), &name.unwrap_or_else(|| self.seat(side).to_string()));
        }
        let ending = self.ending();
        record.result = ending.as_ref().map(|ending| ending.outcome);
        record.with_time_forfeit(ending.is_some_and(|ending| ending.reason == Reason::Time))
    }

    fn check_open(&self) -> Result<(), PlayError> {
        let over =
            |ending| PlayError { game: self.game.info(), problem: PlayProblem::Over(ending) };
        self.closed.clone().map_or(Ok(()), |ending| Err(over(ending)))
    }

    fn close(&mut self, outcome: Outcome, reason: Reason) {
        if self.ending().is_none() {
            self.closed = Some(Ending { outcome, reason, cells: Vec::new() });
        }
    }

    fn make_again(&mut self) {
        let text = self.undone.pop().expect("a move was taken back");
        self.game.play(&text).expect("a move taken back can be made again");
    }
}

/// The tag that names who played a side.
fn tag_of(side: Side) -> &'static str {
    Record::PLAYER_TAGS[side.index()]
}
