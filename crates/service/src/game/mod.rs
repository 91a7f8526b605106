//! A game on the server: the state its events lead to. Pure: no system clock, file or socket; times
//! are passed in.

mod action;
mod clock;
mod decide;
mod event;
mod frames;
mod on_wire;

pub use action::{Action, ActionRequest, BotMove, MOVE};
pub use clock::{Clock, ClockKind, MAX_DAYS, MAX_INCREMENT, MAX_SECONDS};
pub use decide::{Actor, Decision};
pub use event::{Chair, Event, EventRecord, MemberRef, Offer, Setup};
pub use frames::{Frame, View, missed, missed_versions};

use jogada_play::{AnyMatch, Ending, Outcome, Reason, Record, Side, open};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

use crate::time::{Millis, date};

/// Milliseconds that a browser has for the move of a bot; then the server thinks itself.
const BROWSER_PATIENCE: Millis = 10_000;

/// The state of a game.
pub struct Game {
    id: String,
    setup: Setup,
    /// Current players, White first; open seats of the setup may be taken by now.
    chairs: [Chair; 2],
    board: Box<dyn AnyMatch>,
    made: Vec<Made>,
    clock: Clock,
    offer: Option<(Side, Offer)>,
    /// How it ended off the board: by resignation, agreement, time or forfeit.
    closed: Option<Ending>,
    rematch: Option<String>,
    /// What the result has changed, before and after it.
    ratings: Option<[[i32; 2]; 2]>,
    version: u64,
    created: Millis,
    updated: Millis,
    /// When the current turn began.
    turn_since: Millis,
}

/// A move that was made.
#[derive(Clone, Debug)]
struct Made {
    by: Side,
    /// 0 if it is part of the setup.
    version: u64,
    /// Milliseconds it took.
    time: Millis,
}

/// Events that do not replay. Those this server wrote do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the events of the game do not replay")]
pub struct Damaged;

/// The phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// A seat is empty.
    Waiting,
    /// A side is to move.
    Playing,
    /// It has ended.
    Over,
}

impl Status {
    /// The word of the API.
    pub fn word(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }
}

impl Game {
    /// Builds the state from all events.
    pub fn replay(id: &str, events: &[EventRecord]) -> Result<Game, Damaged> {
        let (first, rest) = events.split_first().ok_or(Damaged)?;
        let mut game = Game::begin(id, first)?;
        rest.iter().try_for_each(|event| game.apply(event))?;
        Ok(game)
    }

    fn begin(id: &str, first: &EventRecord) -> Result<Game, Damaged> {
        let Event::Begun(setup) = &first.event else { return Err(Damaged) };
        let mut board = open(&setup.spec, setup.start.as_deref()).map_err(|_| Damaged)?;
        let mut made = Vec::new();
        for text in &setup.moves {
            made.push(Made { by: board.side(), version: 0, time: 0 });
            board.play(text).map_err(|_| Damaged)?;
        }
        let bots = setup.seats.each_ref().map(|chair| matches!(chair, Chair::Bot(_)));
        let mut clock = Clock::new(setup.clock, bots);
        // Nobody can hold a round up by not coming.
        if setup.tournament.is_some() {
            clock.start(board.side(), first.at);
        }
        Ok(Game {
            id: id.to_owned(),
            chairs: setup.seats.clone(),
            clock,
            setup: (**setup).clone(),
            board,
            made,
            offer: None,
            closed: None,
            rematch: None,
            ratings: None,
            version: first.version,
            created: first.at,
            updated: first.at,
            turn_since: first.at,
        })
    }

    /// Applies the next event.
    pub fn apply(&mut self, record: &EventRecord) -> Result<(), Damaged> {
        if record.version != self.version + 1 {
            return Err(Damaged);
        }
        self.version = record.version;
        self.updated = record.at;
        self.follow(&record.event, record.at)
    }

    fn follow(&mut self, event: &Event, at: Millis) -> Result<(), Damaged> {
        match event {
            Event::Begun(_) => return Err(Damaged),
            Event::Joined { side, name, member } => {
                self.chairs[side.index()] = Chair::person(member.clone(), name.clone());
                self.turn_since = at;
            }
            Event::Claimed { side, member } => {
                self.chairs[side.index()] = Chair::Member(member.clone());
            }
            Event::Renamed { side, name } => self.rename(*side, name),
            Event::Listed { listed } => self.setup.listed = *listed,
            Event::Rated { before, after } => self.ratings = Some([*before, *after]),
            Event::Move { text, thought } => self.make(text, *thought, at)?,
            Event::Offered { by, what } => self.offer = Some((*by, *what)),
            Event::Declined => self.offer = None,
            Event::Undone { count } => self.take_back(*count, at)?,
            Event::Closed { winner, reason } => self.close(*winner, reason.clone(), at),
            Event::Rematch { game } => {
                self.offer = None;
                self.rematch = Some(game.clone());
            }
        }
        Ok(())
    }

    fn make(&mut self, text: &str, thought: Option<Millis>, at: Millis) -> Result<(), Damaged> {
        let by = self.board.side();
        self.board.play(text).map_err(|_| Damaged)?;
        let time = thought.unwrap_or(at - self.turn_since).max(0);
        self.made.push(Made { by, version: self.version, time });
        self.offer = None;
        self.clock.press(by, at, thought);
        self.next_turn(at);
        Ok(())
    }

    /// Members have the name of their account.
    fn rename(&mut self, side: Side, name: &str) {
        if let Chair::Human(old) = &mut self.chairs[side.index()] {
            name.clone_into(old);
        }
    }

    fn take_back(&mut self, count: usize, at: Millis) -> Result<(), Damaged> {
        for _ in 0..count {
            self.made.pop().ok_or(Damaged)?;
            self.board.undo();
        }
        self.offer = None;
        self.next_turn(at);
        Ok(())
    }

    fn close(&mut self, winner: Option<Side>, reason: Reason, at: Millis) {
        let outcome = winner.map_or(Outcome::Draw, Outcome::Win);
        self.offer = None;
        self.clock.stop(at);
        if let (Reason::Time, Some(winner)) = (&reason, winner) {
            self.clock.run_out(winner.other());
        }
        self.closed = Some(Ending { outcome, reason, cells: Vec::new() });
    }

    fn next_turn(&mut self, at: Millis) {
        self.turn_since = at;
        match self.ending() {
            Some(_) => self.clock.stop(at),
            None => self.clock.start(self.board.side(), at),
        }
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of its last event.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The game on the board.
    pub fn board(&self) -> &dyn AnyMatch {
        &*self.board
    }

    /// Who plays a side now.
    pub fn chair(&self, side: Side) -> &Chair {
        &self.chairs[side.index()]
    }

    /// As it was created; for who plays now see [`Game::chair`].
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// When it was created, and its last event.
    pub fn times(&self) -> (Millis, Millis) {
        (self.created, self.updated)
    }

    /// The clocks of both sides.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Moves so far, those of the setup included.
    pub fn length(&self) -> usize {
        self.made.len()
    }

    /// How it ended, on the board or off it.
    pub fn ending(&self) -> Option<Ending> {
        self.closed.clone().or_else(|| self.board.ending())
    }

    /// Derived from the ending and the seats.
    pub fn status(&self) -> Status {
        if self.ending().is_some() {
            Status::Over
        } else if self.chairs.contains(&Chair::Open) {
            Status::Waiting
        } else {
            Status::Playing
        }
    }

    /// The bot to move, if it is one.
    pub fn bot_to_move(&self) -> Option<(Side, &str)> {
        let side = self.board.side();
        match self.chair(side) {
            Chair::Bot(name) if self.status() == Status::Playing => Some((side, name)),
            _ => None,
        }
    }

    /// The same, if it is for the server to think.
    pub fn bot_due(&self, now: Millis) -> Option<(Side, &str)> {
        self.bot_to_move().filter(|_| self.due().is_some_and(|due| due <= now))
    }

    /// When the background task has to visit it; 0, at once, if a bot is to move that thinks on the server.
    pub fn due(&self) -> Option<Millis> {
        let patience = || if self.setup.browser { self.turn_since + BROWSER_PATIENCE } else { 0 };
        let bot = self.bot_to_move().map(|_| patience());
        bot.or_else(|| self.clock.deadline())
    }

    /// The seat of a member.
    pub fn seat_of(&self, account: &str) -> Option<Side> {
        let sits =
            |side: &Side| self.chair(*side).member().is_some_and(|one| one.account == account);
        Side::ALL.into_iter().find(sits)
    }

    /// Both players, White first, and the result, if it counts for their ratings: not if one of them has
    /// never moved.
    pub fn rated_result(&self) -> Option<([MemberRef; 2], Outcome)> {
        let counts = |ending: &Ending| self.setup.rated && ending.reason != Reason::Aborted;
        let ending = self.ending().filter(counts)?;
        let moved = |side| self.made.iter().any(|made| made.by == side);
        let [white, black] = self.chairs.each_ref().map(|chair| chair.member().cloned());
        let both_moved = Side::ALL.into_iter().all(moved);
        both_moved.then_some(([white?, black?], ending.outcome))
    }

    /// The first seat that is not taken.
    pub fn open_seat(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| *self.chair(*side) == Chair::Open)
    }

    /// The game in the text format for records.
    pub fn record(&self) -> Record {
        let mut record = Record::of(self.board());
        for (side, tag) in Side::ALL.into_iter().zip(Record::PLAYER_TAGS) {
            record = record.tag(tag, self.chair(side).record_name());
        }
        record = record.tag("Date", &date(self.created));
        record.result = self.ending().map(|ending| ending.outcome);
        record
    }

    /// The setup of a rematch: the same with sides swapped.
    pub fn rematch_setup(&self) -> Setup {
        let mut setup = self.setup.clone();
        let [white, black] = self.chairs.clone();
        setup.seats = [black, white];
        setup.tournament = None;
        setup
    }
}
