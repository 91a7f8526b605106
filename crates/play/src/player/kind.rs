//! The kinds of players, each with its parameters: the one list from which specs, help texts, menus
//! and forms follow.

use jogada_core::options::{Int, OptionSpec};
use jogada_core::{GameInfo, LEVEL_COUNT};

pub(super) const LEVEL: Int = Int::new("level", 1, LEVEL_COUNT as i64).default(5);
pub(super) const HASH: Int = Int::new("hash", 1, 16_384).default(64);

/// A kind of player. Label and help are the messages `player-<name>` and `player-<name>.help`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// Any legal move.
    Random,
    /// The engine at a level of play.
    Level,
    /// The engine at full strength.
    Max,
}

impl PlayerKind {
    /// All kinds, in the order of menus and lists.
    pub const ALL: [PlayerKind; 3] = [PlayerKind::Random, PlayerKind::Level, PlayerKind::Max];

    /// The word of specs.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerKind::Random => "random",
            PlayerKind::Level => "level",
            PlayerKind::Max => "max",
        }
    }

    /// What can be said about such a player of this game. The first may be given without its key,
    /// as in `level:5`. Labels and help are the messages `parameter-<key>` and
    /// `parameter-<key>.help`, values of choices `parameter-<key>-<value>`.
    pub fn parameters(self, _game: &GameInfo) -> &'static [&'static dyn OptionSpec] {
        match self {
            PlayerKind::Random => &[],
            PlayerKind::Level => &[&LEVEL],
            PlayerKind::Max => &[&HASH],
        }
    }
}
