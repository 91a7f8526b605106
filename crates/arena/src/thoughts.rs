//! What players thought of their moves: score, depth and time, kept as one line of text.

use std::fmt::{self, Write};
use std::str::FromStr;
use std::time::Duration;

use jogada_play::{Analysis, Score};

/// What a player thought of one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// For the side that moved; `None` if it did not say.
    pub score: Option<Score>,
    /// Plies searched.
    pub depth: u32,
    /// Time for the move; `None` where time decides nothing, so that equal games are equal texts.
    pub time: Option<Duration>,
}

impl Thought {
    /// What an answer tells. Who searched nothing has no opinion.
    pub(crate) fn of(found: &Analysis, time: Option<Duration>) -> Thought {
        let score = found.lines[0].score;
        let silent = found.depth == 0 && found.nodes == 0 && score == Score::Eval(0);
        Thought { score: (!silent).then_some(score), depth: found.depth, time }
    }
}

/// `12/5` is an evaluation of 12 at depth 5, `12/5/103` after 103 ms; `W3` is a win in 3 plies, `L4` a loss,
/// `D` a draw, `-` no opinion.
impl fmt::Display for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            None => write!(f, "-")?,
            Some(Score::Eval(value)) => write!(f, "{value}")?,
            Some(Score::Win(plies)) => write!(f, "W{plies}")?,
            Some(Score::Loss(plies)) => write!(f, "L{plies}")?,
            Some(Score::Draw) => write!(f, "D")?,
        }
        write!(f, "/{}", self.depth)?;
        self.time.map_or(Ok(()), |time| write!(f, "/{}", time.as_millis()))
    }
}

/// A text is no thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a score and a depth, as in 12/5")]
pub struct NoThought;

impl FromStr for Thought {
    type Err = NoThought;

    fn from_str(text: &str) -> Result<Thought, NoThought> {
        let mut parts = text.split('/');
        let score = score(parts.next().unwrap_or_default())?;
        let depth = parts.next().and_then(|depth| depth.parse().ok()).ok_or(NoThought)?;
        let time = match parts.next() {
            Some(time) => Some(Duration::from_millis(time.parse().map_err(|_| NoThought)?)),
            None => None,
        };
        parts.next().is_none().then_some(Thought { score, depth, time }).ok_or(NoThought)
    }
}

fn score(text: &str) -> Result<Option<Score>, NoThought> {
    let plies = |text: &str| text.parse().map_err(|_| NoThought);
    Ok(match text {
        "-" => None,
        "D" => Some(Score::Draw),
        _ => Some(match (text.strip_prefix('W'), text.strip_prefix('L')) {
            (Some(text), _) => Score::Win(plies(text)?),
            (_, Some(text)) => Score::Loss(plies(text)?),
            _ => Score::Eval(text.parse().map_err(|_| NoThought)?),
        }),
    })
}

/// The thoughts of a game, one for each move that a player chose. A file may hold millions, so they stay
/// text until somebody asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thoughts(String);

impl Thoughts {
    pub(crate) fn push(&mut self, thought: Thought) {
        let space = if self.0.is_empty() { "" } else { " " };
        write!(self.0, "{space}{thought}").expect("texts grow");
    }

    /// Those of a file; `None` unless there are none at all, or as many as moves.
    pub(crate) fn read(text: &str, moves: usize) -> Option<Thoughts> {
        let read: Result<Vec<Thought>, _> = words(text).map(str::parse).collect();
        let count = read.ok()?.len();
        (count == 0 || count == moves).then(|| Thoughts(text.to_owned()))
    }

    /// The line of text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// One after the other, in the order of the moves.
    ///
    /// # Panics
    /// Never: the text is written or checked here.
    pub fn iter(&self) -> impl Iterator<Item = Thought> {
        words(&self.0).map(|word| word.parse().expect("they are written by us or checked"))
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thoughts_survive_their_text() {
        let text = "12/5 -30/6/102 W3/9 L4/1/0 D/2 -/0";
        let thoughts = Thoughts::read(text, 6).unwrap();
        let mut again = Thoughts::default();
        thoughts.iter().for_each(|thought| again.push(thought));
        assert_eq!((again.as_str(), &again), (text, &thoughts));
        let second = thoughts.iter().nth(1).unwrap();
        assert_eq!(second.time, Some(Duration::from_millis(102)));
        assert_eq!((second.score, second.depth), (Some(Score::Eval(-30)), 6));
        for bad in ["12", "x/5", "12/5/6/7", "12/-1", "W/2"] {
            assert_eq!(Thoughts::read(bad, 1), None, "{bad}");
        }
        assert_eq!(Thoughts::read("12/5", 2), None, "one for every move");
        assert_eq!(Thoughts::read("", 9), Some(Thoughts::default()));
    }
}
