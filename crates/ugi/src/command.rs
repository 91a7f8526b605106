//! Commands, from runner to engine.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use jogada_play::{Clock, Localize, Localizer, Message, shorten};

/// A line from runner to engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The handshake: asks for name, author and options.
    Ugi,
    /// Asks for `readyok` once everything before it is done.
    IsReady,
    /// The next position belongs to another game.
    NewGame,
    /// Sets an option, or presses a button.
    SetOption {
        /// Its name; case does not matter.
        name: String,
        /// May be empty.
        value: String,
    },
    /// Sets up a position.
    Position {
        /// The first position, if not that of the rules.
        start: Option<String>,
        /// The moves played from there.
        moves: Vec<String>,
    },
    /// Starts a search, which ends with `bestmove`.
    Go(Go),
    /// Ends the search; `bestmove` follows.
    Stop,
    /// A question about the position, such as `result`.
    Query(String),
    /// `d`: draws the position for people; an extension of the protocol.
    Draw,
    /// Ends the program.
    Quit,
}

/// The limits of a search. A runner sends one of them; an engine obeys all it gets, whichever ends first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Both clocks; White is player one.
    pub clock: Option<Clock>,
    /// Time for this move.
    pub movetime: Option<Duration>,
    /// Positions to search.
    pub nodes: Option<u64>,
    /// Plies to search.
    pub depth: Option<u32>,
}

/// Clocks before any `p1time` or `p1inc` was read.
const NO_TIME: Clock = Clock { remaining: [Duration::ZERO; 2], increment: [Duration::ZERO; 2] };

impl Go {
    /// Whether only `stop` ends it.
    pub fn is_infinite(&self) -> bool {
        *self == Go::default()
    }

    /// Reads what stands after `go`; nothing at all is `infinite`.
    fn parse(words: &[&str]) -> Option<Go> {
        let mut go = Go::default();
        let mut rest = words.iter();
        while let Some(key) = rest.next() {
            if *key != "infinite" {
                go.read(key, whole_number(rest.next()?)?)?;
            }
        }
        Some(go)
    }

    fn read(&mut self, key: &str, number: u64) -> Option<()> {
        let time = Duration::from_millis(number);
        match key {
            "p1time" => self.clock.get_or_insert(NO_TIME).remaining[0] = time,
            "p2time" => self.clock.get_or_insert(NO_TIME).remaining[1] = time,
            "p1inc" => self.clock.get_or_insert(NO_TIME).increment[0] = time,
            "p2inc" => self.clock.get_or_insert(NO_TIME).increment[1] = time,
            "movetime" => self.movetime = Some(time),
            "nodes" => self.nodes = Some(number),
            "depth" => self.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
            _ => return None,
        }
        Some(())
    }
}

/// Saturates: a negative number, as of a clock that has run out, is 0.
fn whole_number(text: &str) -> Option<u64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(if text.starts_with('-') { 0 } else { digits.parse().unwrap_or(u64::MAX) })
}

/// A line that is no command. `Display` is its English sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandError(pub Message);

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Localizer::new("en").with(crate::TEXTS).say(&self.0))
    }
}

impl Error for CommandError {}

impl Localize for CommandError {
    fn localize(&self, localizer: &Localizer) -> String {
        localizer.say(&self.0)
    }
}

/// Reads a line. White space does not matter; an empty line is no command.
impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Command, CommandError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (name, rest) = words.split_first().unwrap_or((&"", &[]));
        let bad = |id| CommandError(Message::new(id).with("text", shorten(&words.join(" "))));
        match *name {
            "ugi" => Ok(Command::Ugi),
            "isready" => Ok(Command::IsReady),
            "uginewgame" => Ok(Command::NewGame),
            "stop" => Ok(Command::Stop),
            "quit" => Ok(Command::Quit),
            "d" => Ok(Command::Draw),
            "setoption" => set_option(rest).ok_or_else(|| bad("ugi-bad-setoption")),
            "position" => position(rest).ok_or_else(|| bad("ugi-bad-position")),
            "go" => Go::parse(rest).map(Command::Go).ok_or_else(|| bad("ugi-bad-go")),
            "query" if rest.len() == 1 => Ok(Command::Query(rest[0].to_owned())),
            "query" => Err(bad("ugi-bad-query")),
            _ => Err(bad("ugi-unknown")),
        }
    }
}

fn set_option(words: &[&str]) -> Option<Command> {
    let (_, rest) = words.split_first().filter(|(first, _)| **first == "name")?;
    let end = rest.iter().position(|word| *word == "value").unwrap_or(rest.len());
    let value = rest.get(end + 1..).unwrap_or_default().join(" ");
    (end > 0).then(|| Command::SetOption { name: rest[..end].join(" "), value })
}

fn position(words: &[&str]) -> Option<Command> {
    let end = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
    let moves = words.get(end + 1..).unwrap_or_default();
    let start = match words[..end].split_first()? {
        (&"startpos", []) => None,
        (&"fen", fen) if !fen.is_empty() => Some(fen.join(" ")),
        _ => return None,
    };
    Some(Command::Position { start, moves: moves.iter().map(|&m| m.to_owned()).collect() })
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Ugi => write!(f, "ugi"),
            Command::IsReady => write!(f, "isready"),
            Command::NewGame => write!(f, "uginewgame"),
            Command::SetOption { name, value } => {
                write!(f, "setoption name {name} value {value}")
            }
            Command::Position { start, moves } => {
                match start {
                    None => write!(f, "position startpos")?,
                    Some(fen) => write!(f, "position fen {fen}")?,
                }
                let word = if moves.is_empty() { "" } else { " moves" };
                write!(f, "{word}")?;
                moves.iter().try_for_each(|m| write!(f, " {m}"))
            }
            Command::Go(go) => write!(f, "go{go}"),
            Command::Stop => write!(f, "stop"),
            Command::Query(what) => write!(f, "query {what}"),
            Command::Draw => write!(f, "d"),
            Command::Quit => write!(f, "quit"),
        }
    }
}

/// What stands after `go`, every item with a space before it.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_infinite() {
            return write!(f, " infinite");
        }
        if let Some(Clock { remaining, increment }) = self.clock {
            let [p1, p2] = remaining.map(|time| time.as_millis());
            let [more1, more2] = increment.map(|time| time.as_millis());
            write!(f, " p1time {p1} p2time {p2} p1inc {more1} p2inc {more2}")?;
        }
        let item = |f: &mut fmt::Formatter<'_>, key, number: Option<u128>| {
            number.map_or(Ok(()), |number| write!(f, " {key} {number}"))
        };
        item(f, "movetime", self.movetime.map(|time| time.as_millis()))?;
        item(f, "nodes", self.nodes.map(u128::from))?;
        item(f, "depth", self.depth.map(u128::from))
    }
}
