//! Game records to read.

use jogada_play::{Outcome, Record, read_records};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::wire::{RecordEntry, Records};

/// Game records as text.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordRequest {
    text: String,
}

impl RecordRequest {
    /// The games of the text.
    pub fn records(&self) -> Result<Records, ApiError> {
        Ok(Records { games: self.read()?.into_iter().map(RecordEntry::from).collect() })
    }

    /// The records of the text, checked.
    pub fn read(&self) -> Result<Vec<Record>, ApiError> {
        read_records(self.text.as_bytes()).map_err(ApiError::record)
    }
}

impl From<Record> for RecordEntry {
    fn from(record: Record) -> RecordEntry {
        RecordEntry {
            spec: record.spec,
            start: record.start,
            moves: record.moves.into_iter().map(|made| made.text).collect(),
            tags: record.tags.into_iter().collect(),
            result: record.result.map(Outcome::word),
        }
    }
}
