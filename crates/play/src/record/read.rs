//! Reading records: the text is taken apart and every move is played.

use std::str::FromStr;

use jogada_core::text::shorten;
use jogada_core::{Message, Outcome, Side};

use super::error::{Problem, RecordError};
use super::scan::{At, Scanner};
use super::{Record, RecordMove, move_number, result_text, single_spaces};
use crate::any_match::AnyMatch;
use crate::spec::{OpenError, Spec};

/// Reads all records of a file, one or more. Moves are checked and come back in canonical text.
pub fn read_records(bytes: &[u8]) -> Result<Vec<Record>, RecordError> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
        RecordError::at(valid, valid.len(), Problem::Form(Message::new("record-utf8")))
    })?;
    let mut scanner = Scanner::new(text);
    if scanner.peek() == Some('\u{feff}') {
        scanner.take();
    }
    let mut records = Vec::new();
    scanner.skip_space();
    while scanner.peek().is_some() || records.is_empty() {
        records.push(Reader::tags(&mut scanner)?.moves()?);
        scanner.skip_space();
    }
    Ok(records)
}

/// Reads one record; use [`read_records`] where there may be several.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut scanner = Scanner::new(text);
        scanner.skip_space();
        let record = Reader::tags(&mut scanner)?.moves()?;
        scanner.skip_space();
        match scanner.peek() {
            None => Ok(record),
            Some(_) => Err(scanner.error_at(scanner.place(), Message::new("record-several"))),
        }
    }
}

/// A record whose tags have been read.
struct Reader<'s, 't> {
    scanner: &'s mut Scanner<'t>,
    record: Record,
    game: Box<dyn AnyMatch>,
    black_begins: bool,
    tagged_result: Option<At<String>>,
}

impl<'s, 't> Reader<'s, 't> {
    fn tags(scanner: &'s mut Scanner<'t>) -> Result<Self, RecordError> {
        let start = scanner.place();
        let mut tags: Vec<(At<String>, At<String>)> = Vec::new();
        while scanner.peek() == Some('[') {
            let (name, value) = scanner.tag()?;
            if tags.iter().any(|(earlier, _)| earlier.value == name.value) {
                let message = Message::new("record-tag-twice").with("name", name.value);
                return Err(scanner.error_at(name.at, message));
            }
            tags.push((name, value));
            scanner.skip_space();
        }
        if tags.is_empty() {
            let id = if scanner.peek().is_none() { "record-empty" } else { "record-tag" };
            return Err(scanner.error(id));
        }
        let Some(game) = take(&mut tags, "Game") else {
            return Err(scanner.error_at(start, Message::new("record-no-game")));
        };
        let fen = take(&mut tags, "FEN");
        let tagged_result = take(&mut tags, "Result");
        let game = open(scanner, &game, fen.as_ref())?;
        let tags = tags.into_iter().map(|(name, value)| (name.value, value.value)).collect();
        let black_begins = game.side() == Side::Black;
        let record = Record { tags, ..Record::of(&*game) };
        Ok(Reader { scanner, record, game, black_begins, tagged_result })
    }

    fn moves(mut self) -> Result<Record, RecordError> {
        loop {
            self.scanner.skip_space();
            match self.scanner.peek() {
                None | Some('[') => return Err(self.scanner.error("record-end")),
                Some('{') => {
                    let comment = self.scanner.braced()?;
                    self.comment(&comment);
                }
                Some(';') => {
                    let comment = self.scanner.rest_of_line()?;
                    self.comment(comment);
                }
                Some('$') => self.glyph()?,
                Some('(' | ')') => return Err(self.scanner.error("record-variation")),
                Some('}') => return Err(self.scanner.error("record-stray-brace")),
                Some(_) => {
                    let word = self.scanner.word();
                    let is_word = |result: &&Option<Outcome>| result_text(**result) == word.value;
                    if let Some(result) = RESULTS.iter().find(is_word) {
                        return self.finish(&word, *result);
                    }
                    self.number_or_move(&word)?;
                }
            }
        }
    }

    fn comment(&mut self, text: &str) {
        let place = match self.record.moves.last_mut() {
            Some(last) => &mut last.comment,
            None => &mut self.record.intro,
        };
        *place = single_spaces(&format!("{place} {text}"));
    }

    fn glyph(&mut self) -> Result<(), RecordError> {
        let at = self.scanner.place();
        self.scanner.take();
        let digits = self.scanner.word_while(|c| c.is_ascii_digit()).value;
        let id = match (digits.parse(), self.record.moves.last_mut()) {
            (Ok(glyph), Some(last)) => {
                last.glyphs.push(glyph);
                return Ok(());
            }
            (Ok(_), None) => "record-glyph-first",
            (Err(_), _) => "record-glyph",
        };
        Err(self.scanner.error_at(at, Message::new(id)))
    }

    /// `12.`, `12...`, `12.e5` or `e5!`.
    fn number_or_move(&mut self, word: &At<&str>) -> Result<(), RecordError> {
        let after_digits = word.value.trim_start_matches(|c: char| c.is_ascii_digit());
        let text = after_digits.trim_start_matches('.');
        if word.value.is_empty() {
            return Err(self.scanner.error("record-token"));
        }
        if text.len() == after_digits.len() {
            return self.play(word);
        }
        self.check_number(word, &word.value[..word.value.len() - after_digits.len()])?;
        if text.is_empty() {
            return Ok(());
        }
        self.play(&At { at: word.at + word.value.len() - text.len(), value: text })
    }

    /// A wrong number shows that moves are missing.
    fn check_number(&self, word: &At<&str>, number: &str) -> Result<(), RecordError> {
        let wanted = move_number(self.record.moves.len(), self.black_begins);
        if number.parse() == Ok(wanted) {
            return Ok(());
        }
        let message = Message::new("record-number").with("wanted", wanted);
        let message = message.with("found", shorten(number));
        Err(self.scanner.error_at(word.at, message))
    }

    fn play(&mut self, word: &At<&str>) -> Result<(), RecordError> {
        let bare = word.value.trim_end_matches(['!', '?']);
        let mark = &word.value[bare.len()..];
        let glyphs = glyph_of(mark);
        if bare.is_empty() || glyphs.is_none() != mark.is_empty() {
            let message = Message::new("record-mark").with("mark", shorten(mark));
            return Err(self.scanner.error_at(word.at + bare.len(), message));
        }
        let glyphs = glyphs.into_iter().collect();
        match self.game.play(bare) {
            Ok(text) => {
                self.record.moves.push(RecordMove { text, glyphs, comment: String::new() });
                Ok(())
            }
            Err(error) => {
                let problem = Problem::Move(shorten(bare), error);
                Err(self.scanner.problem_at(word.at, problem))
            }
        }
    }

    /// The result must be the tag's, and the board's if the moves decide it.
    fn finish(mut self, word: &At<&str>, result: Option<Outcome>) -> Result<Record, RecordError> {
        if let Some(tag) = self.tagged_result.as_ref().filter(|tag| tag.value != word.value) {
            let message = Message::new("record-result").with("tag", shorten(&tag.value));
            return Err(self.scanner.error_at(word.at, message.with("found", word.value)));
        }
        let board = self.game.ending().map(|ending| ending.outcome);
        if board.is_some() && board != result {
            let message = Message::new("record-outcome").with("board", result_text(board));
            return Err(self.scanner.error_at(word.at, message.with("found", word.value)));
        }
        self.record.result = result;
        Ok(self.record)
    }
}

/// Takes a tag out of the list.
fn take(tags: &mut Vec<(At<String>, At<String>)>, name: &str) -> Option<At<String>> {
    let place = tags.iter().position(|(tag, _)| tag.value == name)?;
    Some(tags.remove(place).1)
}

fn open(
    scanner: &Scanner<'_>,
    game: &At<String>,
    fen: Option<&At<String>>,
) -> Result<Box<dyn AnyMatch>, RecordError> {
    let spec = game
        .value
        .parse::<Spec>()
        .map_err(|error| scanner.problem_at(game.at, Problem::Spec(error)))?;
    spec.open(fen.map(|fen| fen.value.as_str())).map_err(|error| match (error, fen) {
        (OpenError::Position(_, error), Some(fen)) => {
            let at = fen.at + error.span.start;
            scanner.problem_at(at, Problem::Position(spec.info(), fen.value.clone(), error))
        }
        (OpenError::Position(_, error), None) => {
            scanner.problem_at(game.at, Problem::Position(spec.info(), String::new(), error))
        }
        (OpenError::Spec(error), _) => scanner.problem_at(game.at, Problem::Spec(error)),
    })
}

/// Every result a record can close with.
const RESULTS: [Option<Outcome>; 4] =
    [Some(Outcome::Win(Side::White)), Some(Outcome::Win(Side::Black)), Some(Outcome::Draw), None];

/// The glyph of a mark such as `!?`.
fn glyph_of(mark: &str) -> Option<u8> {
    let marks = ["!", "?", "!!", "??", "!?", "?!"];
    marks.iter().position(|known| *known == mark).map(|place| place as u8 + 1)
}
