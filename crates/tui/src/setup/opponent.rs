//! The two choices of a new game: against whom, and with which colour.

use jogada_play::{Seat, Side};

use super::SetupForm;
use super::field::{neighbour, opponents};
use crate::describe::seat_name;

/// With which colour a person plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Colour {
    White,
    Black,
    Random,
}

impl SetupForm {
    /// A name that is none may be half typed: it is taken for a person's opposite a bot.
    fn is_human(&self, side: Side) -> bool {
        let seat = |side: Side| Seat::parse(&self.seats[side.index()], self.info);
        match seat(side) {
            Ok(seat) => seat.is_human(),
            Err(_) => matches!(seat(side.other()), Ok(Seat::Bot(_))),
        }
    }

    /// Whether two people play each other.
    pub(super) fn is_for_two(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_human(side))
    }

    /// Whether one person plays a bot.
    pub(super) fn is_for_one(&self) -> bool {
        self.is_human(Side::White) != self.is_human(Side::Black)
    }

    /// The side across the board: Black's, unless a person plays it against a bot.
    fn across(&self) -> Side {
        match Side::ALL.map(|side| self.is_human(side)) {
            [false, true] => Side::White,
            _ => Side::Black,
        }
    }

    pub(super) fn opponent_name(&self) -> String {
        if Side::ALL.iter().all(|side| !self.is_human(*side)) {
            return self.localizer.word("setup-bots");
        }
        self.name_of(self.across(), "setup-friend")
    }

    /// A player by the name for people; a person by this word, and a name that is none as it is.
    pub(super) fn name_of(&self, side: Side, person: &str) -> String {
        let name = &self.seats[side.index()];
        match Seat::parse(name, self.info) {
            Ok(Seat::Human) => self.localizer.word(person),
            Ok(seat) => seat_name(&seat, &self.localizer),
            Err(_) => name.clone(),
        }
    }

    /// A person takes the other side if none did.
    pub(super) fn turn_opponent(&mut self, forward: bool) {
        let names = opponents(self.info);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let across = self.across();
        let next = neighbour(&names, &self.seats[across.index()], forward).unwrap_or(Seat::HUMAN);
        next.clone_into(&mut self.seats[across.index()]);
        if !self.is_human(across.other()) {
            Seat::HUMAN.clone_into(&mut self.seats[across.other().index()]);
        }
    }

    pub(super) fn side_name(&self) -> String {
        let humans = Side::ALL.map(|side| self.is_human(side));
        let id = match (humans, self.colour()) {
            (_, Colour::Random) => "setup-random",
            ([true, true], _) => "setup-both",
            ([false, false], _) => "setup-neither",
            (_, Colour::White) => "setup-side-white",
            (_, Colour::Black) => "setup-side-black",
        };
        self.localizer.word(id)
    }

    fn colour(&self) -> Colour {
        match (self.random_colours, self.across()) {
            (true, _) => Colour::Random,
            (false, Side::Black) => Colour::White,
            (false, Side::White) => Colour::Black,
        }
    }

    /// White, Black, drawn at random; two people or two bots only draw or do not.
    pub(super) fn turn_side(&mut self, forward: bool) {
        let [white, black] = Side::ALL.map(|side| self.is_human(side));
        if white == black {
            self.random_colours = !self.random_colours;
            return;
        }
        let next = match (self.colour(), forward) {
            (Colour::White, true) | (Colour::Random, false) => Colour::Black,
            (Colour::Black, true) | (Colour::White, false) => Colour::Random,
            (Colour::Random, true) | (Colour::Black, false) => Colour::White,
        };
        self.random_colours = next == Colour::Random;
        if next == Colour::White && !white || next == Colour::Black && !black {
            self.seats.swap(0, 1);
        }
    }
}
