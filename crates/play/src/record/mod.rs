//! Whole games as plain text a person can read and edit, in the manner of PGN.
//! `docs/notation.md` describes the format.

mod error;
mod read;
mod scan;
mod write;

pub use error::{Problem, RecordError};
pub use read::read_records;

use jogada_core::Outcome;

use crate::any_match::AnyMatch;
use crate::player::PlayerSpec;
use crate::session::Seat;
use crate::spec::Spec;

/// A game with everything that is known about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The canonical spec of the game.
    pub spec: String,
    /// The position it began with, if not the usual one.
    pub start: Option<String>,
    /// Tags in their order, without Game, FEN and Result, which follow from the other fields.
    pub tags: Vec<(String, String)>,
    /// The comment before the first move; white space is single spaces.
    pub intro: String,
    /// The moves.
    pub moves: Vec<RecordMove>,
    /// The result; `None` while the game is not finished.
    pub result: Option<Outcome>,
}

/// A move of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordMove {
    /// Canonical text.
    pub text: String,
    /// Glyphs: 1 good, 2 mistake, 3 brilliant, 4 blunder, 5 interesting, 6 dubious, as in PGN.
    pub glyphs: Vec<u8>,
    /// The comment after it; white space is single spaces.
    pub comment: String,
}

impl Record {
    /// The tags that name the players, White's first.
    pub const PLAYER_TAGS: [&str; 2] = ["White", "Black"];

    /// The tag for an end that neither the moves nor the result tell, and its value, as in PGN.
    const TERMINATION: &str = "Termination";
    const TIME_FORFEIT: &str = "time forfeit";

    /// What has been played in a game, without tags.
    pub fn of(game: &dyn AnyMatch) -> Record {
        let line = game.line();
        let with_text = |text| RecordMove { text, ..RecordMove::default() };
        Record {
            spec: line.spec,
            start: line.start,
            tags: Vec::new(),
            intro: String::new(),
            moves: line.moves.into_iter().map(with_text).collect(),
            result: game.ending().map(|ending| ending.outcome),
        }
    }

    /// Whether a tag can have this name: letters, digits and underscores, and none of the tags
    /// that other fields stand for.
    pub fn takes_tag(name: &str) -> bool {
        scan::is_tag_name(name) && !["Game", "FEN", "Result"].contains(&name)
    }

    /// Adds a tag, or changes it. Control characters and line breaks become spaces.
    ///
    /// # Panics
    /// If the record does not [take](Record::takes_tag) a tag of this name.
    pub fn tag(mut self, name: &str, value: &str) -> Record {
        assert!(Record::takes_tag(name), "no tag can be called {name:?}");
        let value = value.replace(char::is_control, " ");
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => *old = value,
            None => self.tags.push((name.to_owned(), value)),
        }
        self
    }

    /// What it says under this name.
    pub fn tagged(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Whether its loser ran out of time.
    pub(crate) fn is_lost_on_time(&self) -> bool {
        let termination = self.tagged(Record::TERMINATION);
        termination.is_some_and(|text| text.eq_ignore_ascii_case(Record::TIME_FORFEIT))
    }

    /// Says that its loser ran out of time, or does not.
    pub(crate) fn with_time_forfeit(mut self, forfeit: bool) -> Record {
        if forfeit {
            return self.tag(Record::TERMINATION, Record::TIME_FORFEIT);
        }
        if self.is_lost_on_time() {
            self.tags.retain(|(tag, _)| tag != Record::TERMINATION);
        }
        self
    }

    /// The same, with people in place of the programs it names. For records that others may have written:
    /// opening a file must not run what stands in it.
    #[must_use]
    pub fn without_programs(mut self) -> Record {
        let Ok(spec) = self.spec.parse::<Spec>() else { return self };
        for (tag, name) in &mut self.tags {
            let player = PlayerSpec::parse(name, spec.info());
            if Record::PLAYER_TAGS.contains(&tag.as_str())
                && player.is_ok_and(|player| player.command().is_some())
            {
                Seat::HUMAN.clone_into(name);
            }
        }
        self
    }

    /// The game with all moves played.
    ///
    /// # Panics
    /// If the record was put together by hand and cannot be played; one that was read can.
    pub fn game(&self) -> Box<dyn AnyMatch> {
        let mut game = crate::open(&self.spec, self.start.as_deref()).expect("a playable record");
        for m in &self.moves {
            game.play(&m.text).expect("a playable record");
        }
        game
    }
}

/// How results are written.
pub(crate) fn result_text(result: Option<Outcome>) -> &'static str {
    match result.map(Outcome::word) {
        Some("w") => "1-0",
        Some("b") => "0-1",
        Some(_) => "1/2-1/2",
        None => "*",
    }
}

/// The number of the pair of moves that the `ply`-th move belongs to. Where Black begins, the
/// first pair has only one.
fn move_number(ply: usize, black_begins: bool) -> usize {
    let pairs_before = if black_begins { ply.div_ceil(2) } else { ply / 2 };
    pairs_before + 1
}

/// One space where any white space was.
fn single_spaces(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
