//! How long to think and with what, as Python says it.

use std::time::Duration;

use jogada_play::{Limits, Message, Request, SearchOptions};
use pyo3::prelude::*;

use crate::errors::{self, Kind};

const MEGABYTE: usize = 1_000_000;
/// More threads than any machine has.
const MOST_THREADS: i64 = 1_024;
/// Megabytes, a terabyte of them.
const MOST_MEMORY: i64 = 1_000_000;
/// Seconds, about three years.
const MOST_SECONDS: f64 = 1e8;

/// Keywords of everything that searches.
#[derive(Clone, Copy, Debug, Default, FromPyObject)]
pub struct Effort {
    #[pyo3(item)]
    pub time: Option<f64>,
    #[pyo3(item)]
    pub nodes: Option<i64>,
    #[pyo3(item)]
    pub depth: Option<i64>,
    #[pyo3(item)]
    pub lines: i64,
    #[pyo3(item)]
    pub threads: i64,
}

impl Effort {
    /// The request it makes; without any limit the search takes a second.
    pub fn request(&self) -> PyResult<Request> {
        let (nodes, depth) = (self.nodes, self.depth);
        let unlimited = self.time.is_none() && nodes.is_none() && depth.is_none();
        let limits = Limits {
            time: self.time.or(unlimited.then_some(1.0)).map(|t| seconds("time", t)).transpose()?,
            nodes: nodes
                .map(|n| errors::in_range("nodes", n, 1, i64::MAX))
                .transpose()?
                .map(|n| n as u64),
            depth: depth
                .map(|n| errors::in_range("depth", n, 1, 1_000))
                .transpose()?
                .map(|n| n as u32),
        };
        let settings = SearchOptions {
            threads: threads(self.threads)?,
            lines: errors::in_range("lines", self.lines, 1, 1_000)?,
            ..SearchOptions::default()
        };
        Ok(Request { limits, settings, ..Request::default() })
    }
}

/// A number of threads.
pub fn threads(count: i64) -> PyResult<usize> {
    errors::in_range("threads", count, 1, MOST_THREADS)
}

/// A time that can be waited for.
pub fn seconds(name: &str, seconds: f64) -> PyResult<Duration> {
    if seconds > 0.0 && seconds <= MOST_SECONDS {
        return Ok(Duration::from_secs_f64(seconds));
    }
    Err(errors::error(Kind::Value, &Message::new("seconds").with("name", name)))
}

/// As many bytes as these megabytes are, if there is room for them.
pub fn memory(megabytes: i64) -> PyResult<usize> {
    let bytes = errors::in_range("memory", megabytes, 1, MOST_MEMORY)? * MEGABYTE;
    room(bytes).map(|()| bytes)
}

/// Sees to it that so many bytes are free: systems promise memory they do not have.
pub fn room(bytes: usize) -> PyResult<()> {
    let free = match available() {
        Some(free) if free < bytes => free,
        _ if Vec::<u8>::new().try_reserve_exact(bytes).is_err() => 0,
        _ => return Ok(()),
    };
    let megabytes = |bytes: usize| (bytes / MEGABYTE).to_string();
    let message = Message::new("memory-too-much").with("asked", megabytes(bytes));
    Err(errors::error(Kind::Value, &message.with("free", megabytes(free))))
}

/// Bytes that can be had, where the system tells.
fn available() -> Option<usize> {
    let facts = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = facts.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kilobytes.checked_mul(1024)
}
