//! The search tree, a node at a time: the page asks for the replies to a move when it is unfolded.

use std::time::Duration;

use jogada_play::{
    AnyMatch, Limits, Request, Score, Side, Stop, Strategy, TreeNode, TreeShape, chance, tree,
};

use super::score_text;
use crate::i18n::Locale;
use crate::wire::{TreeMove, TreePage};

/// The search of the position whose moves are asked for.
const LIMITS: Limits =
    Limits { depth: None, nodes: Some(50_000), time: Some(Duration::from_secs(1)) };
/// Bytes of the transposition table.
const MEMORY: usize = 4 << 20;

/// A node that was asked for.
pub struct TreeSearch {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) width: usize,
    pub(crate) locale: Locale,
}

impl TreeSearch {
    /// The best moves, each with its score for White.
    pub fn run(&self, stop: &Stop) -> TreePage {
        let shape = TreeShape { depth: 1, width: self.width };
        let request = Request { limits: LIMITS, ..Request::default() };
        let strategy = Strategy::alpha_beta(MEMORY);
        let nodes = tree(&*self.game, shape, &strategy, &request, stop, &mut |_| {});
        TreePage { moves: nodes.into_iter().map(|node| self.tree_move(node)).collect() }
    }

    fn tree_move(&self, node: TreeNode) -> TreeMove {
        let mut after = self.game.fork();
        after.play(&node.text).expect("the engine plays legal moves");
        TreeMove {
            r#move: node.text,
            side: node.side,
            score: node.score.into(),
            text: score_text(node.score, Side::White, self.locale),
            chance: chance(node.score, Side::White),
            proven: !matches!(node.score, Score::Eval(_)),
            over: after.ending().is_some(),
        }
    }
}
