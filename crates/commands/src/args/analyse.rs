//! The arguments of `jogada analyse`.

use clap::{Args as ClapArgs, ValueEnum};
use jogada_play::{Evaluation, TreeShape};

use super::{Effort, Look, Place};

#[derive(ClapArgs)]
pub struct AnalyseArgs {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub effort: Effort,
    #[command(flatten)]
    pub thinker: Thinker,
    /// How many best lines to find
    #[arg(long, value_name = "K", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=500))]
    pub lines: u16,
    /// Show what the evaluation of the position is made of, without a search
    #[arg(long, conflicts_with_all = ["tree", "lines", "player", "time", "nodes", "depth"])]
    pub explain: bool,
    /// Show the tree of the best moves for so many plies, so many in each position [default: 3];
    /// limits are for each position
    #[arg(long, value_name = "DEPTH[,WIDTH]", value_parser = parse_tree,
          conflicts_with_all = ["lines", "player"])]
    pub tree: Option<TreeShape>,
    #[command(flatten)]
    pub look: Look,
    /// As JSON: one object per depth; with --explain or --tree, a single value
    #[arg(long)]
    pub json: bool,
}

/// Who thinks.
#[derive(ClapArgs)]
pub struct Thinker {
    /// Who thinks; `jogada players` lists them. Limits and threads are for max
    #[arg(long, value_name = "NAME", default_value = "max", allow_hyphen_values = true)]
    pub player: String,
    /// What the player leaves to chance: the same number, the same choice
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Memory of the search in megabytes; short for --player max:N [default: 64]
    #[arg(long, value_name = "MB",
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub hash: Option<u32>,
    /// What evaluates positions: the net of the game, where it has one, or the classic evaluation [default: net]
    #[arg(long, value_name = "NAME")]
    pub eval: Option<Eval>,
}

/// What evaluates positions.
#[derive(Clone, Copy, ValueEnum)]
pub enum Eval {
    Net,
    Classic,
}

impl Eval {
    /// As players know it.
    pub fn evaluation(self) -> Evaluation {
        match self {
            Eval::Net => Evaluation::Net,
            Eval::Classic => Evaluation::Classic,
        }
    }

    /// The word of a player's parameter.
    pub fn word(self) -> &'static str {
        match self {
            Eval::Net => "net",
            Eval::Classic => "classic",
        }
    }
}

/// Moves of each position in a tree, if not given.
const TREE_WIDTH: usize = 3;

fn parse_tree(text: &str) -> Result<TreeShape, String> {
    let (depth, width) = text.split_once(',').map_or((text, None), |(d, w)| (d, Some(w)));
    let depth = depth.trim().parse().ok();
    let width = width.map_or(Some(TREE_WIDTH), |width| width.trim().parse().ok());
    match (depth, width) {
        (Some(depth @ 1..=200), Some(width @ 1..=500)) => Ok(TreeShape { depth, width }),
        _ => Err("bad-tree".to_owned()),
    }
}
