//! What crosses to and from JavaScript beside the types of `play::wire`.

use jogada_play::{Finding, Outcome, Progress, Record, RecordMove, Side};
use serde::{Deserialize, Serialize};

/// How a match is opened.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MatchOptions {
    /// The text or the name of the position to begin with.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub position: Option<String>,
    /// Played at once.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub moves: Option<GivenMoves>,
    /// The tag of the language of all sentences: `en` or `pt`.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub language: Option<String>,
}

/// Moves as one text, or one by one.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
#[serde(untagged, expecting = "moves must be a text or a list of texts")]
pub enum GivenMoves {
    /// Separated by spaces; numbers of moves are passed over.
    Text(String),
    /// One by one.
    List(Vec<String>),
}

/// How a picture is to look.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PictureOptions {
    /// Whether Black is at the bottom.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub flip: Option<bool>,
    /// For a dark page.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub dark: Option<bool>,
    /// The name of a theme of boards, such as `slate`.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub theme: Option<String>,
}

/// What ends a search, whatever comes first; without time, nodes and depth it takes a second.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SearchLimits {
    /// Milliseconds.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub time: Option<f64>,
    /// Positions searched.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub nodes: Option<f64>,
    /// Plies searched.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub depth: Option<f64>,
    /// How many of the best moves get a line of their own; 1 unless told.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub lines: Option<f64>,
    /// Megabytes to remember positions in; 32 unless told. Players have it in their names.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub memory: Option<f64>,
}

/// What ends a proof, whatever comes first.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveLimits {
    /// Milliseconds; no limit unless told.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub time: Option<f64>,
    /// Positions visited; 10 million unless told.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub nodes: Option<f64>,
    /// Megabytes for the tables; 64 unless told.
    #[cfg_attr(feature = "types", schema(nullable = false))]
    pub memory: Option<f64>,
}

/// A step of a proof. It replaces earlier ones of its kind.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
pub struct SolveProgress {
    /// What is known.
    #[serde(flatten)]
    pub finding: SolveFinding,
    /// Positions visited so far.
    pub nodes: u64,
    /// Milliseconds.
    pub time_ms: f64,
}

/// What a proof has found out on the way.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
#[serde(tag = "finding", rename_all = "kebab-case")]
pub enum SolveFinding {
    /// The side to move cannot force a win.
    NoWin {
        /// Within so many plies; `null` for ever.
        #[cfg_attr(feature = "types", schema(required))]
        plies: Option<u32>,
    },
    /// The other side cannot force a win.
    NoLoss {
        /// Within so many plies; `null` for ever.
        #[cfg_attr(feature = "types", schema(required))]
        plies: Option<u32>,
    },
    /// The margin of the side to move.
    Margin {
        /// At least.
        least: i32,
        /// At most.
        most: i32,
    },
    /// Positions that can be reached.
    Positions {
        /// So many, and more.
        count: u64,
    },
    /// A search by proof numbers.
    ProofNumbers {
        /// Whether it looks for a win of the side to move; otherwise of the other.
        is_win: bool,
        /// Positions that must at least be shown to be won, as far as is known.
        pn: u32,
        /// Positions that must at least be shown not to be won.
        dn: u32,
        /// Thousandths of the table in use.
        filled: u32,
    },
}

impl From<&Progress> for SolveProgress {
    fn from(progress: &Progress) -> SolveProgress {
        let finding = match progress.finding {
            Finding::NoWin(plies) => SolveFinding::NoWin { plies },
            Finding::NoLoss(plies) => SolveFinding::NoLoss { plies },
            Finding::Margin(least, most) => SolveFinding::Margin { least, most },
            Finding::Positions(count) => SolveFinding::Positions { count },
            Finding::ProofNumbers { is_win, pn, dn, filled } => {
                SolveFinding::ProofNumbers { is_win, pn, dn, filled }
            }
        };
        let time_ms = progress.time.as_secs_f64() * 1e3;
        SolveProgress { finding, nodes: progress.nodes, time_ms }
    }
}

/// A first move and the number of paths behind it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
pub struct DividedMove {
    /// Canonical text of the move.
    pub r#move: String,
    /// Paths behind it.
    pub nodes: u64,
}

/// What the bench positions of a game took.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
pub struct BenchCount {
    /// How many there are.
    pub positions: usize,
    /// Positions searched: the same on every machine.
    pub nodes: u64,
    /// Milliseconds spent searching.
    pub time_ms: f64,
}

/// A game as it is played: enough to open it elsewhere.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
pub struct MatchLine {
    /// Game and options.
    pub spec: String,
    /// The position it began with; `null` for the usual one.
    #[cfg_attr(feature = "types", schema(required))]
    pub start: Option<String>,
    /// In their canonical texts.
    pub moves: Vec<String>,
}

/// A record: a game with everything that is known about it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
pub struct RecordEntry {
    /// Game and options.
    pub spec: String,
    /// The position it began with; `null` for the usual one.
    #[cfg_attr(feature = "types", schema(required))]
    pub start: Option<String>,
    /// Names and values in their order, without Game, FEN and Result.
    pub tags: Vec<(String, String)>,
    /// The comment before the first move.
    pub intro: String,
    /// The moves.
    pub moves: Vec<RecordMoveEntry>,
    /// The result.
    pub result: RecordResult,
}

/// A move of a record.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
pub struct RecordMoveEntry {
    /// Canonical text.
    pub text: String,
    /// 1 good, 2 mistake, 3 brilliant, 4 blunder, 5 interesting, 6 dubious, as in PGN.
    pub glyphs: Vec<u8>,
    /// The comment after it.
    pub comment: String,
}

/// The result of a record.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(utoipa::ToSchema))]
pub enum RecordResult {
    /// White won.
    #[serde(rename = "1-0")]
    White,
    /// Black won.
    #[serde(rename = "0-1")]
    Black,
    /// Drawn.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// Not finished.
    #[serde(rename = "*")]
    Open,
}

impl From<Record> for RecordEntry {
    fn from(record: Record) -> RecordEntry {
        let result = match record.result {
            Some(Outcome::Win(Side::White)) => RecordResult::White,
            Some(Outcome::Win(Side::Black)) => RecordResult::Black,
            Some(Outcome::Draw) => RecordResult::Draw,
            None => RecordResult::Open,
        };
        let entry =
            |m: RecordMove| RecordMoveEntry { text: m.text, glyphs: m.glyphs, comment: m.comment };
        RecordEntry {
            spec: record.spec,
            start: record.start,
            tags: record.tags,
            intro: record.intro,
            moves: record.moves.into_iter().map(entry).collect(),
            result,
        }
    }
}
