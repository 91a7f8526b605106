//! A program of the protocol, line by line.

use std::collections::HashMap;
use std::thread;
use std::time::{Duration, Instant};

use jogada_play::{GomocupRules, Side, Stop};

use super::board::{Board, Point};
use crate::conversation::ConversationLog;
use crate::lines::Input;
use crate::process::{Process, WriteError};
use crate::{Fault, Timeouts};

/// How often a wait for a move looks whether it is to stop.
const STOP_POLL: Duration = Duration::from_millis(10);

/// From an answer to the next command. Rapfi loses what comes within a millisecond or two.
const SETTLE: Duration = Duration::from_millis(20);

/// A running program. Dropping it sends `END`, and kills it if it does not end in time.
pub(super) struct Brain {
    process: Process,
    timeouts: Timeouts,
    /// What it was told by `INFO`.
    told: HashMap<String, String>,
    /// When it gave its last move.
    answered: Option<Instant>,
}

/// What a program says of its move in a `MESSAGE`, as several write it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Remark {
    pub(super) score: i32,
    pub(super) depth: u32,
    pub(super) nodes: u64,
}

impl Brain {
    pub(super) fn start(
        words: &[String],
        log: Option<ConversationLog>,
        timeouts: Timeouts,
    ) -> Result<Brain, Fault> {
        let process = Process::start(words, log).map_err(|error| Fault::of_start(&error))?;
        Ok(Brain { process, timeouts, told: HashMap::new(), answered: None })
    }

    /// Its name and version, if it says them.
    pub(super) fn about(&mut self) -> Option<String> {
        self.send("ABOUT").ok()?;
        let line = self.receive(Instant::now() + self.timeouts.handshake).ok()??;
        let value = |key: &str| line.split_once(&format!("{key}=\""))?.1.split('"').next();
        let version = value("version").map(|version| format!(" {version}"));
        Some(value("name")?.to_owned() + &version.unwrap_or_default())
    }

    /// Begins a game on an empty board.
    pub(super) fn begin(&mut self, rules: GomocupRules) -> Result<(), Fault> {
        let GomocupRules { width, height, exact_five } = rules;
        let start = if width == height {
            format!("START {width}")
        } else {
            format!("RECTSTART {width},{height}")
        };
        self.send(&start)?;
        let (deadline, mut unknown) = (Instant::now() + self.timeouts.handshake, None);
        loop {
            match self.receive(deadline)? {
                Some(line) if line.trim().eq_ignore_ascii_case("OK") => break,
                Some(line) => match refusal(&line) {
                    Some(said) => return Err(Fault::Answered(said)),
                    None => unknown = unknown.or(Some(line)),
                },
                None => return Err(Fault::NoHandshake(self.timeouts.handshake, unknown)),
            }
        }
        self.info("rule", if exact_five { "1" } else { "0" })?;
        // The opponent is a program, and the whole game has no limit of its own.
        self.info("game_type", "1")?;
        self.info("timeout_match", "0")
    }

    /// Tells it something, unless it knows it already.
    pub(super) fn info(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        if self.told.get(key).is_some_and(|known| known == value) {
            return Ok(());
        }
        self.told.insert(key.to_owned(), value.to_owned());
        self.send(&format!("INFO {key} {value}"))
    }

    /// Waits until it listens again: some programs are deaf for a moment after their answer.
    pub(super) fn settle(&self) {
        let since = self.answered.map(|answered| answered.elapsed());
        thread::sleep(since.map_or(Duration::ZERO, |since| SETTLE.saturating_sub(since)));
    }

    /// Asks for the first move of a game.
    pub(super) fn first(&mut self) -> Result<(), Fault> {
        self.send("BEGIN")
    }

    /// Tells the opponent's move.
    pub(super) fn turn(&mut self, point: Point) -> Result<(), Fault> {
        self.send(&format!("TURN {point}"))
    }

    /// Tells a whole position, in which this side is to move.
    pub(super) fn board(&mut self, board: &Board, side: Side) -> Result<(), Fault> {
        self.send("BOARD")?;
        for (point, owner) in board.stones() {
            self.send(&format!("{point},{}", if owner == side { 1 } else { 2 }))?;
        }
        self.send("DONE")
    }

    /// Waits this long for a move, and for what was said of it last.
    pub(super) fn answer(
        &mut self,
        timeout: Duration,
        stop: &Stop,
    ) -> Result<(Point, Remark), Fault> {
        let deadline = Instant::now() + timeout;
        let mut remark = Remark::default();
        // The protocol has no word for stopping: who is stopped is not waited for.
        while Instant::now() < deadline && !stop.is_stopped() {
            let Some(line) = self.receive(deadline.min(Instant::now() + STOP_POLL))? else {
                continue;
            };
            if let Some(point) = point(&line) {
                self.answered = Some(Instant::now());
                return Ok((point, remark));
            }
            if let Some(said) = refusal(&line) {
                return Err(Fault::Answered(said));
            }
            remark = read_remark(&line).unwrap_or(remark);
        }
        Err(Fault::Timeout(timeout))
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        // Programs of this protocol come from Windows; all take both line ends.
        self.process.send(format!("{line}\r\n")).map_err(|error| match error {
            WriteError::Backpressure => Fault::Backpressure,
            WriteError::Closed => self.ended(),
        })
    }

    /// The next line; `None` if there is none before the deadline.
    fn receive(&mut self, deadline: Instant) -> Result<Option<String>, Fault> {
        match self.process.receive(deadline) {
            None => Ok(None),
            Some(Input::Line(line)) => Ok(Some(line)),
            Some(Input::TooLong) => Err(Fault::LineTooLong),
            Some(Input::End) => Err(self.ended()),
        }
    }

    fn ended(&mut self) -> Fault {
        let exit = self.process.exit(Instant::now() + self.timeouts.quit);
        Fault::Ended(exit, self.process.stderr_tail())
    }
}

impl Drop for Brain {
    fn drop(&mut self) {
        if self.send("END").is_ok() {
            self.process.close_stdin();
            self.process.exit(Instant::now() + self.timeouts.quit);
        }
    }
}

/// A move: two numbers and nothing else.
fn point(line: &str) -> Option<Point> {
    let (x, y) = line.trim().split_once(',')?;
    Some(Point { x: x.trim().parse().ok()?, y: y.trim().parse().ok()? })
}

/// The line, if it says that it does not do what it was told.
fn refusal(line: &str) -> Option<String> {
    let word = line.split_whitespace().next()?;
    let refuses = ["ERROR", "UNKNOWN"].iter().any(|known| word.eq_ignore_ascii_case(known));
    refuses.then(|| line.trim().to_owned())
}

/// `MESSAGE … Depth 15-23 | Eval 107 | Node 115K …`.
fn read_remark(line: &str) -> Option<Remark> {
    let text = line.strip_prefix("MESSAGE ")?;
    let value = |key: &str| {
        let (_, rest) = text.split_once(&format!("{key} "))?;
        rest.split([' ', '|', '-']).find(|word| !word.is_empty()).map(str::to_owned)
    };
    let signed = |key: &str| {
        let (_, rest) = text.split_once(&format!("{key} "))?;
        rest.split([' ', '|']).next()?.parse::<i32>().ok()
    };
    let depth = value("Depth")?.parse().ok()?;
    Some(Remark { score: signed("Eval")?, depth, nodes: value("Node").map_or(0, |n| count(&n)) })
}

/// A number with its thousands, as in `115K`.
fn count(text: &str) -> u64 {
    let digits = text.trim_end_matches(char::is_alphabetic);
    let unit = match &text[digits.len()..] {
        "K" => 1_000,
        "M" => 1_000_000,
        "G" => 1_000_000_000,
        _ => 1,
    };
    digits.parse::<u64>().unwrap_or_default() * unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_refusals_and_remarks_are_told_apart() {
        assert_eq!(point(" 7,12\r"), Some(Point { x: 7, y: 12 }));
        for other in ["MESSAGE 7,7", "7", "-1,3", "7,7,1", "OK"] {
            assert_eq!(point(other), None, "{other}");
        }
        assert_eq!(refusal("ERROR no such size\r").as_deref(), Some("ERROR no such size"));
        assert_eq!(refusal("UNKNOWN").as_deref(), Some("UNKNOWN"));
        assert_eq!(refusal("MESSAGE an ERROR"), None);
        let said = "MESSAGE Speed 243K | Depth 15-23 | Eval -107 | Node 115K | Time 475ms";
        assert_eq!(read_remark(said), Some(Remark { score: -107, depth: 15, nodes: 115_000 }));
        assert_eq!(read_remark("MESSAGE Bestline J9 K8"), None);
    }
}
