//! What scripts, browsers and other languages get: plain data with names, made to be serialised. The command
//! line prints it with `--json`, the server sends it. Fields may be added, never renamed.
//!
//! With the feature `openapi` every type describes itself.

mod catalogue;
mod learning;
mod position;
mod rules;
mod shown;
mod thinking;

pub use catalogue::{
    GameEntry, LegendEntry, LevelEntry, MarkEntry, OptionDomain, OptionEntry, OptionValue,
    PieceEntry, PlayerEntry, PresetEntry, SampleEntry, ValueEntry, players,
};
pub use learning::{LessonEntry, LessonRefusal, PuzzleEntry, PuzzleReply, PuzzleVerdict};
pub use position::{Board, Ending, Position, PositionChange, PositionMove, Tray, Winner};
pub use rules::{RulesPart, RulesSpan, rules};
pub use shown::{Shown, ShownCell, ShownMark, ShownMove, ShownPiece, ShownTray, ShownView};
pub use thinking::{
    Explained, ExplainedMap, ExplainedPart, FactEntry, Found, FoundLine, ScoreValue, Solved,
    SolvedValue, TreeMove,
};
