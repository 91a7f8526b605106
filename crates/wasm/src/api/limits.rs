//! How long to think and with what.

use std::time::Duration;

use jogada_play::{Effort, Limits, Message, Request, SearchOptions};

use super::error::Failure;
use super::language::Texts;
use super::types::{SearchLimits, SolveLimits};

const MEGABYTE: usize = 1_000_000;
/// Megabytes; a module has at most four thousand.
const MOST_MEMORY: f64 = 3_000.0;
/// Milliseconds, about three years.
const MOST_TIME: f64 = 1e11;
/// The largest number up to which all whole numbers are numbers of JavaScript.
const MOST_NODES: f64 = 9_007_199_254_740_991.0;

impl SearchLimits {
    /// The request it makes; without any limit the search takes a second.
    pub fn request(&self, texts: Texts) -> Result<Request, Failure> {
        let unlimited = self.time.is_none() && self.nodes.is_none() && self.depth.is_none();
        let time = self.time.or(unlimited.then_some(1e3));
        let nodes = self.nodes.map(|nodes| whole(texts, "nodes", nodes, MOST_NODES)).transpose()?;
        let depth = self.depth.map(|depth| whole(texts, "depth", depth, 1e3)).transpose()?;
        let lines = whole(texts, "lines", self.lines.unwrap_or(1.0), 1e3)? as usize;
        let limits = Limits {
            time: time.map(|time| milliseconds(texts, time)).transpose()?,
            nodes,
            depth: depth.map(|depth| depth as u32),
        };
        let settings = SearchOptions { lines, ..SearchOptions::default() };
        Ok(Request { limits, settings, ..Request::default() })
    }

    /// Bytes to remember positions in.
    pub fn bytes(&self, texts: Texts) -> Result<usize, Failure> {
        memory(texts, self.memory.unwrap_or(32.0))
    }
}

impl SolveLimits {
    /// The work it allows.
    pub fn effort(&self, texts: Texts) -> Result<Effort, Failure> {
        let nodes = whole(texts, "nodes", self.nodes.unwrap_or(1e7), MOST_NODES)?;
        Ok(Effort { nodes, bytes: memory(texts, self.memory.unwrap_or(64.0))? })
    }

    /// The time it allows.
    pub fn time(&self, texts: Texts) -> Result<Option<Duration>, Failure> {
        self.time.map(|time| milliseconds(texts, time)).transpose()
    }
}

/// A whole number from 1 on.
pub fn whole(texts: Texts, name: &str, value: f64, most: f64) -> Result<u64, Failure> {
    in_range(texts, name, value.trunc(), 1.0, most).map(|value| value as u64)
}

/// A number in its range.
pub fn in_range(
    texts: Texts,
    name: &str,
    value: f64,
    least: f64,
    most: f64,
) -> Result<f64, Failure> {
    if (least..=most).contains(&value) {
        return Ok(value);
    }
    let message = Message::new("range").with("name", name).with("value", value.to_string());
    let message = message.with("least", least.to_string()).with("most", most.to_string());
    Err(Failure::request(texts, &message))
}

fn milliseconds(texts: Texts, time: f64) -> Result<Duration, Failure> {
    in_range(texts, "time", time, 0.0, MOST_TIME).map(|time| Duration::from_secs_f64(time / 1e3))
}

fn memory(texts: Texts, megabytes: f64) -> Result<usize, Failure> {
    let bytes = whole(texts, "memory", megabytes, MOST_MEMORY)? as usize * MEGABYTE;
    room(texts, bytes).map(|()| bytes)
}

/// Sees to it that so many bytes can be had: where they cannot, nothing could be told any more.
pub fn room(texts: Texts, bytes: usize) -> Result<(), Failure> {
    let reserved = Vec::<u8>::new().try_reserve_exact(bytes);
    reserved.map_err(|_| {
        let asked = (bytes / MEGABYTE).to_string();
        Failure::request(texts, &Message::new("memory-too-much").with("asked", asked))
    })
}
