//! Decides on actions: events, or an error. Nothing is changed here.

use jogada_play::{Reason, Side};

use super::action::{Action, BotMove};
use super::event::{Chair, Event, Offer};
use super::{Game, Status};
use crate::error::ApiError;
use crate::time::Millis;

/// The seats a client holds, White first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Actor(pub [bool; 2]);

impl Actor {
    /// Holds one seat.
    pub fn one(side: Side) -> Actor {
        Actor(Side::ALL.map(|held| held == side))
    }

    /// Whether it holds this seat.
    pub fn holds(self, side: Side) -> bool {
        self.0[side.index()]
    }

    /// The side it acts for; with both seats, the side to move.
    fn speaks_for(self, to_move: Side) -> Result<Side, ApiError> {
        let held = [to_move, to_move.other()].into_iter().find(|side| self.holds(*side));
        held.ok_or_else(ApiError::forbidden)
    }
}

/// The outcome of an action.
#[derive(Debug)]
pub enum Decision {
    /// A repeated request: the move was made before, as this version.
    Known(u64),
    /// What happens.
    Events(Vec<Event>),
    /// A new game has to be created.
    Rematch,
}

impl Game {
    /// Decides on an action of a client.
    pub fn decide(&self, actor: Actor, action: &Action, at: Millis) -> Result<Decision, ApiError> {
        let side = actor.speaks_for(self.board.side())?;
        match action {
            Action::Move(text, ply) => self.decide_move(actor, text, *ply, at),
            Action::Resign => self.decide_resign(side),
            Action::Offer(offer) => self.decide_offer(side, *offer),
            Action::Answer(yes) => self.decide_answer(actor, *yes),
            Action::ClaimTime => self.decide_claim(at),
            Action::Bot(made) => self.decide_browser_move(made),
        }
    }

    /// The event that ends a game whose time has run out, if it is still open.
    pub fn timeout(&self, at: Millis) -> Option<Event> {
        let late = self.clock.deadline().is_some_and(|deadline| deadline <= at);
        let loser = self.clock.running().filter(|_| late)?;
        Some(Event::Closed { winner: Some(loser.other()), reason: Reason::Time })
    }

    /// Decides on the move of a bot; `thought` is charged to its clock.
    pub fn decide_bot_move(&self, text: &str, thought: Millis) -> Result<Event, ApiError> {
        self.check_running()?;
        let text = self.check_move(text)?;
        if self.clock.is_overstepped(thought) {
            let winner = Some(self.board.side().other());
            return Ok(Event::Closed { winner, reason: Reason::Time });
        }
        Ok(Event::Move { text, thought: Some(thought) })
    }

    /// Decides on a move that a browser has found for a bot: whoever plays against it sends it, and has
    /// nothing to gain by sending a bad one.
    fn decide_browser_move(&self, made: &BotMove) -> Result<Decision, ApiError> {
        self.check_running()?;
        if made.ply != self.length() {
            return Err(ApiError::conflict("ply", "refused-ply"));
        }
        if !self.setup.browser || self.bot_to_move().is_none() {
            return Err(ApiError::conflict("turn", "refused-bot-turn"));
        }
        Ok(Decision::Events(vec![self.decide_bot_move(&made.text, made.thought)?]))
    }

    fn decide_move(
        &self,
        actor: Actor,
        text: &str,
        ply: Option<usize>,
        at: Millis,
    ) -> Result<Decision, ApiError> {
        if let Some(version) = ply.and_then(|ply| self.made_before(actor, text, ply)) {
            return Ok(Decision::Known(version));
        }
        self.check_running()?;
        if ply.is_some_and(|ply| ply != self.length()) {
            return Err(ApiError::conflict("ply", "refused-ply"));
        }
        if !actor.holds(self.board.side()) {
            return Err(ApiError::conflict("turn", "refused-turn"));
        }
        if self.timeout(at).is_some() {
            return Err(ApiError::conflict("time", "refused-time-over"));
        }
        let text = self.check_move(text)?;
        Ok(Decision::Events(vec![Event::Move { text, thought: None }]))
    }

    /// The canonical notation of a legal move.
    fn check_move(&self, text: &str) -> Result<String, ApiError> {
        self.board.check(text).map_err(ApiError::play)
    }

    /// The version of this move, if this client has made it as that ply already.
    fn made_before(&self, actor: Actor, text: &str, ply: usize) -> Option<u64> {
        let made = self.made.get(ply).filter(|made| made.version > 0 && actor.holds(made.by))?;
        let canonical = self.board.line().moves.swap_remove(ply);
        canonical.eq_ignore_ascii_case(text.trim()).then_some(made.version)
    }

    fn check_running(&self) -> Result<(), ApiError> {
        match (self.status(), self.ending()) {
            (Status::Playing, _) => Ok(()),
            (_, Some(ending)) => Err(ApiError::over(self.board.info(), ending)),
            (_, None) => Err(ApiError::conflict("waiting", "refused-waiting")),
        }
    }

    fn decide_resign(&self, side: Side) -> Result<Decision, ApiError> {
        self.check_running()?;
        let event = Event::Closed { winner: Some(side.other()), reason: Reason::Resigned };
        Ok(Decision::Events(vec![event]))
    }

    fn decide_claim(&self, at: Millis) -> Result<Decision, ApiError> {
        self.check_running()?;
        let event = self.timeout(at).ok_or_else(|| ApiError::conflict("clock", "refused-clock"))?;
        Ok(Decision::Events(vec![event]))
    }

    fn decide_offer(&self, side: Side, offer: Offer) -> Result<Decision, ApiError> {
        if offer == Offer::Rematch {
            self.check_rematch()?;
        } else {
            self.check_running()?;
        }
        if offer == Offer::Undo && self.setup.rated {
            return Err(ApiError::conflict("rated", "refused-rated-undo"));
        }
        if offer == Offer::Undo && self.setup.tournament.is_some() {
            return Err(ApiError::conflict("tournament", "refused-tournament-undo"));
        }
        let agreed = self.offer == Some((side.other(), offer));
        if agreed || self.setup.shared {
            return self.accept(side, offer);
        }
        let offered = Event::Offered { by: side, what: offer };
        match (self.chair(side.other()), offer) {
            // Bots decline draws, and accept take-backs and rematches.
            (Chair::Bot(_), Offer::Draw) => Ok(Decision::Events(vec![offered, Event::Declined])),
            (Chair::Bot(_), _) => self.accept(side, offer),
            _ if offer == Offer::Undo => {
                self.undo_count(side).map(|_| Decision::Events(vec![offered]))
            }
            _ => Ok(Decision::Events(vec![offered])),
        }
    }

    fn check_rematch(&self) -> Result<(), ApiError> {
        match (self.status(), &self.rematch) {
            (Status::Over, None) => Ok(()),
            (Status::Over, Some(_)) => Err(ApiError::conflict("over", "refused-over")),
            _ => Err(ApiError::conflict("not-over", "refused-not-over")),
        }
    }

    fn decide_answer(&self, actor: Actor, yes: bool) -> Result<Decision, ApiError> {
        let no_offer = || ApiError::conflict("no-offer", "refused-no-offer");
        let (by, offer) = self.offer.ok_or_else(no_offer)?;
        match (actor.holds(by.other()), yes) {
            // The side that made the offer may withdraw it.
            (_, false) => Ok(Decision::Events(vec![Event::Declined])),
            (false, true) => Err(ApiError::conflict("own-offer", "refused-own-offer")),
            (true, true) => self.accept(by, offer),
        }
    }

    /// Carries out the offer of `by`.
    fn accept(&self, by: Side, offer: Offer) -> Result<Decision, ApiError> {
        let event = match offer {
            Offer::Rematch => return Ok(Decision::Rematch),
            Offer::Draw => Event::Closed { winner: None, reason: Reason::Agreed },
            Offer::Undo => Event::Undone { count: self.undo_count(by)? },
        };
        Ok(Decision::Events(vec![event]))
    }

    /// Moves to undo until one of this side is taken back; one if one person plays both sides.
    fn undo_count(&self, side: Side) -> Result<usize, ApiError> {
        let mine = |made: &super::Made| made.by == side || self.setup.shared;
        let since = self.made.iter().rev().position(mine);
        let count = since.map(|after| after + 1);
        count.ok_or_else(|| ApiError::conflict("nothing-made", "refused-nothing-made"))
    }
}
