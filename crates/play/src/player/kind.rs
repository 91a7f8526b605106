//! The kinds of players, each with its parameters: the one list from which specs, help texts, menus
//! and forms follow.

use jogada_core::options::{Choice, Int, OptionSpec};
use jogada_core::{DEFAULT_LEVEL, GameInfo, LEVEL_COUNT};

use crate::analysis::Evaluation;
use crate::catalogue::{BaselineParameters, find};

pub(super) const LEVEL: Int =
    Int::new("level", 1, LEVEL_COUNT as i64).default(DEFAULT_LEVEL as i64);
pub(super) const HASH: Int = Int::new(PlayerKind::MEMORY, 1, 1_000_000).default(64);

/// What evaluates positions, for players with a choice.
pub const EVALUATION: Choice<Evaluation> =
    Choice::new("eval", &[("net", Evaluation::Net), ("classic", Evaluation::Classic)]);

/// A kind of player. Label and help are the messages `player-<name>` and `player-<name>.help`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// Any legal move.
    Random,
    /// The best next position in the eyes of the original program.
    Greedy,
    /// Random or greedy, by the toss of a coin at every move.
    Mixed,
    /// The search of the original program.
    Minimax,
    /// The engine at a level of play.
    Level,
    /// The engine at full strength.
    Max,
    /// The engine's other search.
    Mcts,
    /// A program outside. It can do whatever its user can: a front end that takes names from
    /// strangers must not take this one.
    External,
    /// A program outside that speaks the protocol of Gomocup.
    Gomocup,
    /// A bot behind a web address that speaks the protocol of Abstract Play.
    AbstractPlay,
}

impl PlayerKind {
    /// All kinds, in the order of menus and lists: what most people look for comes first.
    pub const ALL: [PlayerKind; 10] = [
        PlayerKind::Level,
        PlayerKind::Max,
        PlayerKind::Mcts,
        PlayerKind::Random,
        PlayerKind::Greedy,
        PlayerKind::Mixed,
        PlayerKind::Minimax,
        PlayerKind::External,
        PlayerKind::Gomocup,
        PlayerKind::AbstractPlay,
    ];

    /// The kinds that play this game: those of an original program only where there was one.
    ///
    /// # Panics
    /// If the game is not of the catalogue.
    pub fn of(game: &GameInfo) -> impl Iterator<Item = PlayerKind> {
        let protocols = find(game.id).expect("games come from the catalogue").protocols();
        let speaks = move |kind: &PlayerKind| match kind {
            PlayerKind::Gomocup | PlayerKind::AbstractPlay => protocols.contains(&kind.name()),
            _ => true,
        };
        PlayerKind::with(baselines(game).is_some()).filter(speaks)
    }

    fn with(baselines: bool) -> impl Iterator<Item = PlayerKind> {
        let is_baseline =
            |kind| matches!(kind, PlayerKind::Greedy | PlayerKind::Mixed | PlayerKind::Minimax);
        PlayerKind::ALL.into_iter().filter(move |&kind| baselines || !is_baseline(kind))
    }

    /// The key of the parameter that sets a player's memory in megabytes, for front ends that cap it.
    pub const MEMORY: &str = "hash";

    /// The word of specs.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerKind::Random => "random",
            PlayerKind::Greedy => "greedy",
            PlayerKind::Mixed => "mixed",
            PlayerKind::Minimax => "minimax",
            PlayerKind::Level => "level",
            PlayerKind::Max => "max",
            PlayerKind::Mcts => "mcts",
            PlayerKind::External => "cmd",
            PlayerKind::Gomocup => "gomocup",
            PlayerKind::AbstractPlay => "abstractplay",
        }
    }

    /// Whether a command line, or the address of a bot, must follow the name and a colon, as in
    /// `cmd:./bot --quick`: what a front end must not take from strangers.
    pub const fn takes_command(self) -> bool {
        matches!(self, PlayerKind::External | PlayerKind::Gomocup | PlayerKind::AbstractPlay)
    }

    /// What can be said about such a player of this game. The first may be given without its key,
    /// as in `level:5`. Labels and help are the messages `parameter-<key>` and
    /// `parameter-<key>.help`, values of choices `parameter-<key>-<value>`.
    ///
    /// # Panics
    /// If the game is not of the catalogue.
    pub fn parameters(self, game: &GameInfo) -> &'static [&'static dyn OptionSpec] {
        match self {
            PlayerKind::Random
            | PlayerKind::External
            | PlayerKind::Gomocup
            | PlayerKind::AbstractPlay => &[],
            PlayerKind::Greedy | PlayerKind::Mixed => baselines(game).map_or(&[], |all| all.greedy),
            PlayerKind::Minimax => baselines(game).map_or(&[], |all| all.minimax),
            PlayerKind::Level => &[&LEVEL],
            PlayerKind::Max | PlayerKind::Mcts => &[&HASH, &EVALUATION],
        }
    }
}

fn baselines(game: &GameInfo) -> Option<BaselineParameters> {
    find(game.id).expect("games come from the catalogue").baselines()
}
