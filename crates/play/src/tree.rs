//! The search tree: the best moves at every ply, each searched by itself.

use std::cmp::Reverse;

use jogada_core::Side;
use jogada_engine::{Score, SearchOptions, Stop};

use crate::analysis::{Analysis, AnalysisLine, Request};
use crate::any_match::AnyMatch;
use crate::thinking::Strategy;

/// Positions a tree may search.
pub const MAX_TREE_POSITIONS: u64 = 10_000;

/// The shape of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeShape {
    /// Plies from the root.
    pub depth: u32,
    /// Moves shown in every position, at most.
    pub width: usize,
}

impl TreeShape {
    /// Positions to search, if every one has as many moves as are shown.
    pub fn positions(self) -> u64 {
        let add = |sum: u64, ply| sum.saturating_add((self.width as u64).saturating_pow(ply));
        (0..self.depth).fold(0, add)
    }
}

/// A move in a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// Canonical text of the move.
    pub text: String,
    /// The side that makes it.
    pub side: Side,
    /// What the search of the position before it found, for White. Anything but an evaluation is proven.
    pub score: Score,
    /// The best replies, the best first.
    pub replies: Vec<TreeNode>,
}

/// The tree below a position, the best move first; empty if the game is over. Every position is searched
/// as `request` says. `sink` hears how many have been; once stopped, no other is.
pub fn tree(
    game: &dyn AnyMatch,
    shape: TreeShape,
    strategy: &Strategy,
    request: &Request,
    stop: &Stop,
    sink: &mut dyn FnMut(u64),
) -> Vec<TreeNode> {
    let settings = SearchOptions { lines: shape.width, ..request.settings };
    let request = &Request { settings, ..*request };
    let mut grower = Grower { strategy, request, stop, sink, searched: 0 };
    grower.replies(&mut *game.fork(), shape.depth)
}

struct Grower<'a> {
    strategy: &'a Strategy,
    request: &'a Request,
    stop: &'a Stop,
    sink: &'a mut dyn FnMut(u64),
    searched: u64,
}

impl Grower<'_> {
    fn replies(&mut self, game: &mut dyn AnyMatch, depth: u32) -> Vec<TreeNode> {
        if depth == 0 || self.stop.is_stopped() {
            return Vec::new();
        }
        let (side, mut nodes) = (game.side(), Vec::new());
        for line in self.search(game) {
            let text = line.moves.into_iter().next().expect("a line has a move");
            game.play(&text).expect("the engine plays legal moves");
            let replies = self.replies(game, depth - 1);
            game.undo();
            nodes.push(TreeNode { text, side, score: for_white(line.score, side), replies });
        }
        nodes
    }

    /// The best lines, the best first, none if the game is over. An iteration that was broken off would mix
    /// scores of two depths, so the last whole one counts.
    fn search(&mut self, game: &dyn AnyMatch) -> Vec<AnalysisLine> {
        let mut whole: Option<Analysis> = None;
        let mut keep = |found: &Analysis| {
            if whole.as_ref().is_none_or(|before| found.depth > before.depth) {
                whole = Some(found.clone());
            }
        };
        game.think(self.strategy, self.request, self.stop, &mut keep);
        let Some(found) = whole else { return Vec::new() };
        self.searched += 1;
        (self.sink)(self.searched);
        let mut lines = found.lines;
        lines.sort_by_key(|line| Reverse(rank(line.score)));
        lines
    }
}

/// The higher, the better for the side to move.
fn rank(score: Score) -> i64 {
    const WIN: i64 = 1 << 32;
    match score {
        Score::Win(plies) => WIN - i64::from(plies),
        Score::Loss(plies) => i64::from(plies) - WIN,
        Score::Draw => 0,
        Score::Eval(value) => value.into(),
    }
}

/// A score for a side, for White.
fn for_white(score: Score, side: Side) -> Score {
    match (side, score) {
        (Side::White, score) => score,
        (_, Score::Win(plies)) => Score::Loss(plies),
        (_, Score::Loss(plies)) => Score::Win(plies),
        (_, Score::Draw) => Score::Draw,
        (_, Score::Eval(value)) => Score::Eval(-value),
    }
}
