//! What players and organisers may do. An error changes nothing.

use std::cmp::Reverse;

use axum::http::StatusCode;
use jogada_play::Message;

use super::{Entry, Tournament, TournamentFormat, TournamentStatus};
use crate::error::ApiError;
use crate::time::Millis;

/// More would make pairings and pages slow.
const MAX_PLAYERS: usize = 256;
/// All against all: more would last for ever.
const MAX_ROUND_ROBIN_PLAYERS: usize = 32;
/// Rounds of a Swiss tournament.
pub const MAX_ROUNDS: usize = 30;
/// Fewer are no tournament.
const MIN_PLAYERS: usize = 2;

/// Who manages a tournament.
#[derive(Clone, Copy, Debug)]
pub struct Manager<'a> {
    /// The id of the account.
    pub account: &'a str,
    /// Whether they administer the server.
    pub admin: bool,
}

impl Tournament {
    /// Enters a player, before the start or late; does nothing if they take part already.
    pub fn enter(&mut self, entry: Entry) -> Result<(), ApiError> {
        let place = self.place_of(&entry.account);
        if self.takes_part(&entry.account) && self.status() != TournamentStatus::Over {
            return Ok(());
        }
        self.check_entry()?;
        match place {
            Some(place) => self.entries[place].withdrawn = false,
            None => self.entries.push(entry),
        }
        Ok(())
    }

    /// Whether an account has entered and not withdrawn.
    pub fn takes_part(&self, account: &str) -> bool {
        self.place_of(account).is_some_and(|place| !self.entries[place].withdrawn)
    }

    /// Whether a new player may enter now.
    pub fn check_entry(&self) -> Result<(), ApiError> {
        let (late, most) = match self.terms.format {
            TournamentFormat::RoundRobin => (0, MAX_ROUND_ROBIN_PLAYERS),
            TournamentFormat::Swiss { late, .. } => (late, MAX_PLAYERS),
        };
        match self.status() {
            TournamentStatus::Over => Err(over()),
            TournamentStatus::Running if self.closing || self.rounds.len() >= late => {
                Err(ApiError::conflict("late", "refused-late-entry"))
            }
            _ if self.entries.len() >= most => {
                let message = Message::new("refused-full-tournament").with("most", most);
                Err(ApiError::new(StatusCode::CONFLICT, "full-tournament", message))
            }
            _ => Ok(()),
        }
    }

    /// Takes a player out: before the start as if they had not entered, later with their results.
    pub fn withdraw(&mut self, account: &str) -> Result<(), ApiError> {
        let missing = || ApiError::conflict("not-entered", "refused-not-entered");
        let place = self.place_of(account).ok_or_else(missing)?;
        match self.status() {
            TournamentStatus::Open => drop(self.entries.remove(place)),
            TournamentStatus::Running => self.entries[place].withdrawn = true,
            TournamentStatus::Over => return Err(over()),
        }
        Ok(())
    }

    /// Begins it; the better rated have the lower starting numbers.
    pub fn start(&mut self, at: Millis) -> Result<(), ApiError> {
        match self.status() {
            TournamentStatus::Open => {}
            TournamentStatus::Running => {
                return Err(ApiError::conflict("started", "refused-started"));
            }
            TournamentStatus::Over => return Err(over()),
        }
        if self.entries.len() < MIN_PLAYERS {
            let message = Message::new("refused-few-players").with("least", MIN_PLAYERS);
            return Err(ApiError::new(StatusCode::CONFLICT, "few-players", message));
        }
        self.entries.sort_by_key(|entry| Reverse(entry.rating));
        self.started = Some(at);
        Ok(())
    }

    /// Ends it: at once before the start, after the round that is played otherwise.
    pub fn end(&mut self, at: Millis) -> Result<(), ApiError> {
        match self.status() {
            TournamentStatus::Open => self.ended = Some(at),
            TournamentStatus::Running => self.closing = true,
            TournamentStatus::Over => return Err(over()),
        }
        Ok(())
    }

    /// Whether somebody may start it, end it and remove players.
    pub fn is_managed_by(&self, manager: Manager<'_>) -> bool {
        manager.admin || manager.account == self.organiser.account
    }

    /// The same as an error.
    pub fn check_manager(&self, manager: Manager<'_>) -> Result<(), ApiError> {
        if self.is_managed_by(manager) {
            return Ok(());
        }
        let message = Message::new("refused-organiser").with("name", self.organiser.name.as_str());
        Err(ApiError::new(StatusCode::FORBIDDEN, "organiser", message))
    }
}

fn over() -> ApiError {
    ApiError::conflict("tournament-over", "refused-tournament-over")
}
