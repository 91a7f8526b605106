//! What can be wrong with weights: the line, the name and the way out.

use super::MAX_WEIGHT;
use crate::Message;
use crate::text::{nearest, shorten};

pub(super) fn twice(line: usize, name: &str) -> Message {
    about("weights-twice", name).with("line", line)
}

pub(super) fn no_number(line: usize, name: &str, text: &str) -> Message {
    let message = about("weights-number", name).with("line", line);
    message.with("text", shorten(text)).with("most", MAX_WEIGHT.to_string())
}

pub(super) fn missing(name: &str, value: i32) -> Message {
    about("weights-missing", name).with("value", value.to_string())
}

pub(super) fn unknown<'n>(
    line: usize,
    name: &str,
    names: impl Iterator<Item = &'n str>,
) -> Message {
    match nearest(name, names) {
        Some(known) => about("weights-unknown-nearest", name).with("nearest", known),
        None => about("weights-unknown", name),
    }
    .with("line", line)
}

fn about(id: &'static str, name: &str) -> Message {
    Message::new(id).with("name", shorten(name))
}
