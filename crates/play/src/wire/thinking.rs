//! What the engine found, and what an evaluation is made of.

use jogada_core::{BoardView, EvalMap, EvalPart, Explanation, Fact, Side};
use jogada_engine::{ProvenValue, Score, Solution};
use serde::Serialize;

use crate::analysis::{Analysis, AnalysisLine};
use crate::i18n::Localizer;
use crate::tree::TreeNode;

/// A score: the number of plies to a proven win or loss, a proven draw, or an evaluation in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum ScoreValue {
    /// Plies to the win.
    Win(u32),
    /// Plies to the loss.
    Loss(u32),
    /// Always `true`.
    Draw(bool),
    /// An estimate.
    Eval(i32),
}

impl From<Score> for ScoreValue {
    fn from(score: Score) -> ScoreValue {
        match score {
            Score::Win(plies) => ScoreValue::Win(plies),
            Score::Loss(plies) => ScoreValue::Loss(plies),
            Score::Draw => ScoreValue::Draw(true),
            Score::Eval(value) => ScoreValue::Eval(value),
        }
    }
}

/// A line of `jogada analyse --json`: what a search has found so far.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Found {
    /// The best move.
    pub best: String,
    /// Of the best move, for the side to move.
    pub score: ScoreValue,
    /// Plies searched.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// Milliseconds.
    pub time_ms: u64,
    /// The best first.
    pub lines: Vec<FoundLine>,
}

/// A principal variation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FoundLine {
    /// For the side to move.
    pub score: ScoreValue,
    /// From the position that was searched.
    pub moves: Vec<String>,
}

impl From<&Analysis> for Found {
    fn from(analysis: &Analysis) -> Found {
        let line =
            |line: &AnalysisLine| FoundLine { score: line.score.into(), moves: line.moves.clone() };
        Found {
            best: analysis.best().to_owned(),
            score: analysis.lines[0].score.into(),
            depth: analysis.depth,
            nodes: analysis.nodes,
            time_ms: analysis.time.as_millis() as u64,
            lines: analysis.lines.iter().map(line).collect(),
        }
    }
}

/// The last line of `jogada solve --json`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Solved {
    /// For the side to move.
    pub value: SolvedValue,
    /// The shortest distance to the end of a won or lost game.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub plies: Option<u32>,
    /// Where the plies to a win or loss are not known: so many at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within: Option<u32>,
    /// Where a score decides: the best margin of the side to move.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub margin: Option<i32>,
    /// All first moves that reach this.
    pub best: Vec<String>,
    /// Positions visited.
    pub nodes: u64,
}

/// What is proven of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum SolvedValue {
    /// Won.
    Win,
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Not found out within the limits.
    Unknown,
}

impl From<&Solution<String>> for Solved {
    fn from(found: &Solution<String>) -> Solved {
        let value = match found.value {
            Some(ProvenValue::Win) => SolvedValue::Win,
            Some(ProvenValue::Loss) => SolvedValue::Loss,
            Some(ProvenValue::Draw) => SolvedValue::Draw,
            None => SolvedValue::Unknown,
        };
        Solved {
            value,
            plies: found.plies,
            within: found.within,
            margin: found.margin,
            best: found.best.clone(),
            nodes: found.nodes,
        }
    }
}

/// A move of a search tree with its score for White and the replies to it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TreeMove {
    /// Canonical text of the move.
    pub r#move: String,
    /// The side that makes it.
    pub side: Side,
    /// For White.
    pub score: ScoreValue,
    /// Whether the score is more than an estimate.
    pub proven: bool,
    /// The best replies, the best first.
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub replies: Vec<TreeMove>,
}

impl From<&TreeNode> for TreeMove {
    fn from(node: &TreeNode) -> TreeMove {
        TreeMove {
            r#move: node.text.clone(),
            side: node.side,
            score: node.score.into(),
            proven: !matches!(node.score, Score::Eval(_)),
            replies: node.replies.iter().map(TreeMove::from).collect(),
        }
    }
}

/// The value of a position for White and what it is made of.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Explained {
    /// The sum of the parts, for White.
    pub value: i32,
    /// In the order of the game.
    pub parts: Vec<ExplainedPart>,
    /// What single cells are worth; some games have none.
    pub maps: Vec<ExplainedMap>,
}

/// A part of an evaluation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExplainedPart {
    /// The same in every language.
    pub id: &'static str,
    /// Its name.
    pub label: String,
    /// How often White and Black have it, where that is counted.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub counts: Option<[i32; 2]>,
    /// What it is worth to White and to Black.
    pub points: [i32; 2],
    /// White's points less Black's.
    pub value: i32,
}

/// What the cells of the board are worth in some way.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExplainedMap {
    /// The same in every language.
    pub id: &'static str,
    /// Its name.
    pub label: String,
    /// By cell; `null` where nothing is to be said.
    pub cells: Vec<Option<i32>>,
}

impl Explained {
    /// With names in the language of the localizer.
    pub fn of(explained: &Explanation, localizer: &Localizer) -> Explained {
        let part = |part: &EvalPart| ExplainedPart {
            id: part.name,
            label: localizer.word(part.name),
            counts: part.counts,
            points: part.points,
            value: part.value(),
        };
        let map = |map: &EvalMap| ExplainedMap {
            id: map.name,
            label: localizer.word(map.name),
            cells: map.values.clone(),
        };
        Explained {
            value: explained.value,
            parts: explained.parts.iter().map(part).collect(),
            maps: explained.maps.iter().map(map).collect(),
        }
    }
}

/// What is counted beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FactEntry {
    /// What is counted.
    pub label: String,
    /// White's number first.
    pub values: [i64; 2],
}

impl FactEntry {
    pub(super) fn all(view: &BoardView, localizer: &Localizer) -> Vec<FactEntry> {
        let fact =
            |fact: &Fact| FactEntry { label: localizer.word(fact.label), values: fact.values };
        view.facts.iter().map(fact).collect()
    }
}
