//! Answers, from engine to runner.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use jogada_play::{Analysis, Score};

use super::option_offer::OptionOffer;

/// A line from engine to runner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// `id name`.
    Name(String),
    /// `id author`.
    Author(String),
    /// An option of the engine, with its type and default.
    Option(OptionOffer),
    /// The end of the handshake.
    UgiOk,
    /// Every command before `isready` is done.
    ReadyOk,
    /// The state of a search.
    Info(Info),
    /// `info string`: text for people.
    Remark(String),
    /// `info string error`: why a command was not executed.
    Refusal(String),
    /// The end of a search, with its move.
    BestMove(String),
    /// The answer to a query.
    Response(String),
}

/// The state of a search; an engine may leave out any of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Plies of the last finished iteration.
    pub depth: Option<u32>,
    /// `multipv`: the rank of this variation, from 1.
    pub rank: Option<usize>,
    /// For the side to move.
    pub score: Option<Score>,
    /// Since `go`.
    pub time: Option<Duration>,
    /// Positions searched.
    pub nodes: Option<u64>,
    /// `nps`: positions per second.
    pub speed: Option<u64>,
    /// The principal variation.
    pub moves: Vec<String>,
}

/// A line that is no answer of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an answer of the Universal Game Interface")]
pub struct NoAnswer;

impl FromStr for Answer {
    type Err = NoAnswer;

    fn from_str(line: &str) -> Result<Answer, NoAnswer> {
        Answer::read(line).ok_or(NoAnswer)
    }
}

impl Answer {
    fn read(line: &str) -> Option<Answer> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (name, rest) = words.split_first()?;
        let text = |from: usize| rest[from..].join(" ");
        match (*name, rest) {
            ("id", ["name", _, ..]) => Some(Answer::Name(text(1))),
            ("id", ["author", _, ..]) => Some(Answer::Author(text(1))),
            ("option", _) => OptionOffer::parse(rest).map(Answer::Option),
            ("ugiok", []) => Some(Answer::UgiOk),
            ("readyok", []) => Some(Answer::ReadyOk),
            ("info", ["string", "error", _, ..]) => Some(Answer::Refusal(text(2))),
            ("info", ["string", ..]) => Some(Answer::Remark(text(1))),
            ("info", _) => Info::parse(rest).map(Answer::Info),
            ("bestmove", [m, ..]) => Some(Answer::BestMove((*m).to_owned())),
            ("response", [word]) => Some(Answer::Response((*word).to_owned())),
            _ => None,
        }
    }
}

impl Info {
    /// One per variation of an analysis, the best first.
    pub fn of(analysis: &Analysis) -> impl Iterator<Item = Info> {
        analysis.lines.iter().enumerate().map(|(place, line)| Info {
            depth: Some(analysis.depth),
            rank: Some(place + 1),
            score: Some(line.score),
            moves: line.moves.clone(),
            ..Info::effort(analysis)
        })
    }

    /// Time and nodes of an analysis, without a variation.
    pub fn effort(analysis: &Analysis) -> Info {
        Info {
            time: Some(analysis.time),
            nodes: Some(analysis.nodes),
            speed: Some(analysis.speed() as u64),
            ..Info::default()
        }
    }

    /// Parses what follows `info`, skipping unknown words; `None` if a number is malformed.
    fn parse(words: &[&str]) -> Option<Info> {
        let mut info = Info::default();
        let mut rest = words.iter();
        while let Some(key) = rest.next() {
            match *key {
                "depth" => info.depth = Some(rest.next()?.parse().ok()?),
                "multipv" => info.rank = Some(rest.next()?.parse().ok()?),
                "time" => info.time = Some(Duration::from_millis(rest.next()?.parse().ok()?)),
                "nodes" => info.nodes = Some(rest.next()?.parse().ok()?),
                "nps" => info.speed = Some(rest.next()?.parse().ok()?),
                "score" => info.score = Some(parse_score(rest.next()?, rest.next()?)?),
                "proven" if info.score == Some(Score::Eval(0)) => info.score = Some(Score::Draw),
                "pv" => info.moves = rest.by_ref().map(|&m| m.to_owned()).collect(),
                _ => {}
            }
        }
        Some(info)
    }
}

/// `mate` counts plies to the end of the game, negative if the side to move loses.
fn parse_score(kind: &str, number: &str) -> Option<Score> {
    let number: i32 = number.parse().ok()?;
    match kind {
        "cp" => Some(Score::Eval(number)),
        "mate" if number < 0 => Some(Score::Loss(number.unsigned_abs())),
        "mate" => Some(Score::Win(number.unsigned_abs())),
        _ => None,
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Name(name) => write!(f, "id name {name}"),
            Answer::Author(name) => write!(f, "id author {name}"),
            Answer::Option(offer) => write!(f, "{offer}"),
            Answer::UgiOk => write!(f, "ugiok"),
            Answer::ReadyOk => write!(f, "readyok"),
            Answer::Info(info) => write!(f, "info{info}"),
            Answer::Remark(text) => write!(f, "info string {text}"),
            Answer::Refusal(text) => write!(f, "info string error {text}"),
            Answer::BestMove(m) => write!(f, "bestmove {m}"),
            Answer::Response(word) => write!(f, "response {word}"),
        }
    }
}

/// What stands after `info`, every item with a space before it.
impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let item = |f: &mut fmt::Formatter<'_>, key, number: Option<u64>| {
            number.map_or(Ok(()), |number| write!(f, " {key} {number}"))
        };
        item(f, "depth", self.depth.map(u64::from))?;
        item(f, "multipv", self.rank.map(|rank| rank as u64))?;
        match self.score {
            Some(Score::Win(plies)) => write!(f, " score mate {plies}")?,
            Some(Score::Loss(plies)) => write!(f, " score mate -{plies}")?,
            Some(Score::Draw) => write!(f, " score cp 0 proven")?,
            Some(Score::Eval(value)) => write!(f, " score cp {value}")?,
            None => {}
        }
        item(f, "time", self.time.map(|time| time.as_millis() as u64))?;
        item(f, "nodes", self.nodes)?;
        item(f, "nps", self.speed)?;
        let word = if self.moves.is_empty() { "" } else { " pv" };
        write!(f, "{word}")?;
        self.moves.iter().try_for_each(|m| write!(f, " {m}"))
    }
}
