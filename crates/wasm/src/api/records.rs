//! Records: games as text.

use jogada_play::{AnyMatch, Message, Record, read_records as read};
use wasm_bindgen::prelude::*;

use super::error::Failure;
use super::json::to_js;
use super::language::Texts;
use super::types::RecordEntry;

/// Reads all records of a text; the moves of each are checked.
#[wasm_bindgen(js_name = readRecords, unchecked_return_type = "RecordEntry[]")]
pub fn read_records(text: &str, language: Option<String>) -> Result<JsValue, Failure> {
    let texts = Texts::of(language.as_deref())?;
    let records = read(text.as_bytes()).map_err(|error| Failure::record(texts, &error))?;
    Ok(to_js(&records.into_iter().map(RecordEntry::from).collect::<Vec<_>>()))
}

/// The first record of a text, with its moves played.
pub fn first(texts: Texts, text: &str) -> Result<Box<dyn AnyMatch>, Failure> {
    let records = read(text.as_bytes()).map_err(|error| Failure::record(texts, &error))?;
    let record = records.into_iter().next();
    let record = record.ok_or_else(|| {
        let sentence = texts.localizer(None).say(&Message::new("no-record"));
        Failure { code: "record", sentence }
    })?;
    Ok(record.game())
}

/// The game so far as a record with these tags.
pub fn write(
    texts: Texts,
    game: &dyn AnyMatch,
    tags: &[(String, String)],
) -> Result<String, Failure> {
    let mut record = Record::of(game);
    for (name, value) in tags {
        if !Record::takes_tag(name) {
            let message = Message::new("no-tag").with("name", name.as_str());
            return Err(Failure::request(texts, &message));
        }
        record = record.tag(name, value);
    }
    Ok(record.to_string())
}
