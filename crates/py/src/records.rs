//! Records: reading, tags, writing.

use jogada_play::{Message, Outcome, Record, RecordMove, Side, read_records};
use pyo3::prelude::*;

use crate::errors::{self, Kind};
use crate::game_match::{PyMatch, open_pickled};

/// A move of a record: text, glyphs, comment.
type MoveFields = (String, Vec<u8>, String);
/// A record: spec, start, tags, intro, moves, result.
type RecordFields =
    (String, Option<String>, Vec<(String, String)>, String, Vec<MoveFields>, String);

/// Reads all records of a text; the moves of each are checked.
#[pyfunction]
pub fn _read_records(text: &str) -> PyResult<Vec<RecordFields>> {
    let records = read_records(text.as_bytes()).map_err(|error| errors::bad_record(&error))?;
    Ok(records.into_iter().map(fields).collect())
}

fn fields(record: Record) -> RecordFields {
    let result = match record.result {
        Some(Outcome::Win(Side::White)) => "1-0",
        Some(Outcome::Win(Side::Black)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        None => "*",
    };
    let moves = record.moves.into_iter().map(|m| (m.text, m.glyphs, m.comment)).collect();
    (record.spec, record.start, record.tags, record.intro, moves, result.to_owned())
}

/// Writes a record whose game can be played.
#[pyfunction]
pub fn _write_record(
    spec: &str,
    start: Option<&str>,
    tags: Vec<(String, String)>,
    intro: String,
    moves: Vec<MoveFields>,
    result: &str,
) -> PyResult<String> {
    let result = read_result(result)?;
    let played: PyMatch = open_pickled(spec, start, moves.iter().map(|m| m.0.clone()).collect())?;
    let mut record = Record { intro, result, ..Record::of(&*played.game) };
    let given = moves.into_iter().zip(std::mem::take(&mut record.moves));
    record.moves = given
        .map(|((_, glyphs, comment), m)| RecordMove { text: m.text, glyphs, comment })
        .collect();
    for (name, value) in tags {
        record = with_tag(record, &name, &value)?;
    }
    Ok(record.to_string())
}

fn read_result(text: &str) -> PyResult<Option<Outcome>> {
    match text {
        "1-0" => Ok(Some(Outcome::Win(Side::White))),
        "0-1" => Ok(Some(Outcome::Win(Side::Black))),
        "1/2-1/2" => Ok(Some(Outcome::Draw)),
        "*" => Ok(None),
        other => Err(errors::error(Kind::Value, &Message::new("not-a-result").with("name", other))),
    }
}

/// The record with a tag.
pub fn with_tag(record: Record, name: &str, value: &str) -> PyResult<Record> {
    if Record::takes_tag(name) {
        return Ok(record.tag(name, value));
    }
    Err(errors::error(Kind::Value, &Message::new("no-tag").with("name", name)))
}
