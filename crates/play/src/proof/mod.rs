//! Proof files: what was proven about a position, with a strategy that proves it.
//!
//! A file is a head of text lines, an empty line, and the strategies as bytes:
//!
//! ```text
//! jogada proof 1
//! game: nava:cubes=2
//! position: 4(bbbbbb)/5/5/5/(wwwwww)4 w 2 2 0
//! claim: white wins
//! plies: 5
//! bytes: 12
//! ```
//!
//! A win is proven by the winner's strategy, a draw by two, White's and then Black's, that do not lose. `plies` is the
//! longest line of a winning strategy. A strategy is a number for each of its positions, in the order in which the
//! [checker](verify) meets them: the place, from 0, of its move among the legal moves in byte order of their texts.

mod verify;

pub use verify::Walked;

use std::str::FromStr;

use jogada_core::{GameInfo, Message, Outcome, ParseError, Playable, Side};
use jogada_engine::{Effort, ProofNumbers, ProvenValue, Stop, StrategyGoal, Task};
use jogada_search::{Choose as ChooseMove, search_of};

use crate::any_match::AnyMatch;
use crate::spec::{OpenError, Spec, SpecError};
use crate::typed_match::Match;
use verify::{Choose, Numbers, Walk};

/// First line of every file.
const MAGIC: &str = "jogada proof 1";

/// What a strategy reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A win.
    Win,
    /// A win or a draw.
    NoLoss,
}

impl Goal {
    fn is_reached(self, side: Side, outcome: Outcome) -> bool {
        match self {
            Goal::Win => outcome == Outcome::Win(side),
            Goal::NoLoss => outcome != Outcome::Win(side.other()),
        }
    }
}

/// What is claimed of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// This side can force a win.
    Wins(Side),
    /// Neither side can.
    Draw,
}

impl Claim {
    const ALL: [(Claim, &'static str); 3] = [
        (Claim::Wins(Side::White), "white wins"),
        (Claim::Wins(Side::Black), "black wins"),
        (Claim::Draw, "draw"),
    ];

    /// As a file says it.
    pub fn text(self) -> &'static str {
        let same = |&&(claim, _): &&(Claim, &str)| claim == self;
        Claim::ALL.iter().find(same).map_or("", |&(_, text)| text)
    }

    /// Whose strategies prove it, and what they reach.
    pub fn strategies(self) -> Vec<(Side, Goal)> {
        match self {
            Claim::Wins(side) => vec![(side, Goal::Win)],
            Claim::Draw => Side::ALL.map(|side| (side, Goal::NoLoss)).to_vec(),
        }
    }
}

impl FromStr for Claim {
    type Err = Message;

    fn from_str(text: &str) -> Result<Claim, Message> {
        let found = Claim::ALL.iter().find(|(_, known)| *known == text);
        let unknown = || Message::new("proof-claim").with("found", text.to_owned());
        found.map(|&(claim, _)| claim).ok_or_else(unknown)
    }
}

/// A claim about a position with its proof, checked or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The canonical spec of the game.
    pub spec: String,
    /// The text of the position.
    pub position: String,
    /// What is claimed of it.
    pub claim: Claim,
    /// Of a win: plies of the longest line of the strategy.
    pub plies: Option<u32>,
    /// One for each of [`Claim::strategies`].
    pub strategies: Vec<Vec<u8>>,
}

/// Why a proof is none.
#[derive(Clone, Debug)]
pub struct ProofError {
    /// The moves from the position of the claim to the place where it fails.
    pub line: Vec<String>,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a proof.
#[derive(Clone, Debug)]
pub enum Problem {
    /// The head of the file.
    Head(Message),
    /// The game or its options.
    Spec(SpecError),
    /// The position.
    Position(&'static GameInfo, ParseError),
    /// The game is over in the position.
    Over,
    /// The strategy has no more moves, and lines are left.
    EndsEarly,
    /// Bytes that belong to no position.
    LeftOver(usize),
    /// The strategy's move is none of the legal ones.
    NoSuchMove {
        /// From 0.
        number: usize,
        /// Of the legal moves.
        count: usize,
    },
    /// The line ends in a draw that should be a win.
    Drawn,
    /// The line ends in a loss.
    Lost,
    /// A strategy that should win comes back to a position.
    Cycle,
    /// A limit ends the game before the strategy wins.
    Late {
        /// Of the longest line.
        plies: u32,
        /// That the limit allows.
        most: u32,
    },
    /// The longest line is not as long as claimed.
    Plies(u32),
    /// Whoever made the strategy has no move here.
    NoMove,
}

impl From<Problem> for ProofError {
    fn from(problem: Problem) -> ProofError {
        ProofError { line: Vec::new(), problem }
    }
}

impl Proof {
    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<Proof, ProofError> {
        let head = |id| Problem::Head(Message::new(id));
        let end = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or(head("proof-head"))?;
        let text = std::str::from_utf8(&bytes[..end]).map_err(|_| head("proof-head"))?;
        let mut lines = text.lines();
        if lines.next() != Some(MAGIC) {
            return Err(head("proof-head").into());
        }
        let mut field = |name: &'static str| {
            let value = lines.next().and_then(|line| line.strip_prefix(name)?.strip_prefix(": "));
            value.ok_or(Problem::Head(Message::new("proof-field").with("name", name)))
        };
        let (spec, position) = (field("game")?.to_owned(), field("position")?.to_owned());
        let claim: Claim = field("claim")?.parse().map_err(Problem::Head)?;
        let number = |name: &'static str, text: &str| {
            let wrong = Message::new("proof-number").with("name", name);
            text.parse::<u32>().map_err(|_| Problem::Head(wrong.with("found", text.to_owned())))
        };
        let plies = match claim {
            Claim::Wins(_) => Some(number("plies", field("plies")?)?),
            Claim::Draw => None,
        };
        let sizes = field("bytes")?.split(' ').map(|text| number("bytes", text));
        let sizes = sizes.collect::<Result<Vec<_>, _>>()?;
        let strategies = split(&bytes[end + 2..], &sizes, claim.strategies().len())?;
        Ok(Proof { spec, position, claim, plies, strategies })
    }

    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Proof { spec, position, claim, plies, strategies } = self;
        let plies = plies.map_or(String::new(), |plies| format!("plies: {plies}\n"));
        let sizes: Vec<_> = strategies.iter().map(|bytes| bytes.len().to_string()).collect();
        let head = format!(
            "{MAGIC}\ngame: {spec}\nposition: {position}\nclaim: {}\n{plies}bytes: {}\n\n",
            claim.text(),
            sizes.join(" ")
        );
        [head.as_bytes(), &strategies.concat()].concat()
    }

    /// Checks it against the rules of the game, move by move.
    pub fn verify(&self) -> Result<Walked, ProofError> {
        let spec: Spec = self.spec.parse().map_err(Problem::Spec)?;
        let game = spec.open(Some(&self.position)).map_err(|error| match error {
            OpenError::Spec(error) => Problem::Spec(error),
            OpenError::Position(info, error) => Problem::Position(info, error),
        })?;
        let mut all = Walked::default();
        for ((side, goal), bytes) in self.claim.strategies().into_iter().zip(&self.strategies) {
            let walked = game.check_strategy(side, goal, bytes)?;
            all.positions += walked.positions;
            all.moves += walked.moves;
            all.plies = walked.plies;
        }
        match self.plies {
            Some(plies) if plies != all.plies => Err(Problem::Plies(all.plies).into()),
            _ => Ok(all),
        }
    }
}

/// Cuts the bytes of a file into strategies of these sizes.
fn split(mut bytes: &[u8], sizes: &[u32], count: usize) -> Result<Vec<Vec<u8>>, Problem> {
    if sizes.len() != count {
        return Err(Problem::Head(Message::new("proof-strategies").with("count", count)));
    }
    let mut strategies = Vec::new();
    for &size in sizes {
        let (part, rest) = bytes.split_at_checked(size as usize).ok_or(Problem::EndsEarly)?;
        strategies.push(part.to_vec());
        bytes = rest;
    }
    if bytes.is_empty() { Ok(strategies) } else { Err(Problem::LeftOver(bytes.len())) }
}

impl<G: Playable> Match<G> {
    /// Checks a strategy from the position of the match on; its history does not count.
    pub(crate) fn check(&self, side: Side, goal: Goal, bytes: &[u8]) -> Result<Walked, ProofError> {
        let mut numbers = Numbers::new(bytes);
        let walked = self.walk(side, goal, &mut |_, moves| numbers.below(moves.len()))?;
        let left = bytes.len() - numbers.read;
        if left == 0 { Ok(walked) } else { Err(Problem::LeftOver(left).into()) }
    }

    /// The proof of a value that a search by proof numbers found with this table.
    pub(crate) fn make_proof(
        &self,
        value: ProvenValue,
        table: &mut ProofNumbers,
        effort: Effort,
        stop: &Stop,
    ) -> Result<Proof, ProofError> {
        let side = self.game().to_move(self.state());
        let claim = match value {
            ProvenValue::Win => Claim::Wins(side),
            ProvenValue::Loss => Claim::Wins(side.other()),
            ProvenValue::Draw => Claim::Draw,
        };
        let (mut strategies, mut plies) = (Vec::new(), None);
        for (side, goal) in claim.strategies() {
            let (evaluator, state) = (self.evaluator(), self.state());
            let task = Task { game: self.game(), evaluator, state, past: &[] };
            let wanted = match goal {
                Goal::Win => StrategyGoal::Win,
                Goal::NoLoss => StrategyGoal::NoLoss,
            };
            let mut choose = search_of().strategy(&task, (side, wanted), table, effort, stop);
            let (bytes, walked) = self.record(side, goal, &mut *choose)?;
            strategies.push(bytes);
            plies = (goal == Goal::Win).then_some(walked.plies);
        }
        let (spec, position) = (self.spec().to_owned(), self.position());
        Ok(Proof { spec, position, claim, plies, strategies })
    }

    /// Writes down a strategy. What is written has been checked.
    fn record(
        &self,
        side: Side,
        goal: Goal,
        choose: &mut ChooseMove<'_, G>,
    ) -> Result<(Vec<u8>, Walked), ProofError> {
        let mut bytes = Vec::new();
        let walked = self.walk(side, goal, &mut |state, moves| {
            let named = choose(state);
            let number = named.and_then(|m| moves.iter().position(|&other| other == m));
            let number = number.ok_or(Problem::NoMove)?;
            Numbers::append(&mut bytes, number);
            Ok(number)
        })?;
        Ok((bytes, walked))
    }

    fn walk<'w>(
        &'w self,
        side: Side,
        goal: Goal,
        choose: &'w mut Choose<'w, G>,
    ) -> Result<Walked, ProofError> {
        let (game, state) = (self.game(), self.state());
        if game.outcome(state).is_some() {
            return Err(Problem::Over.into());
        }
        Walk::new(game, side, goal, choose).run(state)
    }
}

impl Problem {
    pub(crate) fn message(&self) -> Message {
        match *self {
            Problem::Head(_) | Problem::Spec(_) | Problem::Position(..) => {
                Message::new("proof-head")
            }
            Problem::Over => Message::new("proof-over"),
            Problem::EndsEarly => Message::new("proof-ends-early"),
            Problem::LeftOver(count) => Message::new("proof-left-over").with("count", count),
            Problem::NoSuchMove { number, count } => {
                Message::new("proof-no-such-move").with("number", number + 1).with("count", count)
            }
            Problem::Drawn => Message::new("proof-drawn"),
            Problem::Lost => Message::new("proof-lost"),
            Problem::Cycle => Message::new("proof-cycle"),
            Problem::Late { plies, most } => {
                Message::new("proof-late").with("plies", plies).with("most", most)
            }
            Problem::Plies(plies) => Message::new("proof-plies").with("plies", plies),
            Problem::NoMove => Message::new("proof-no-move"),
        }
    }
}
