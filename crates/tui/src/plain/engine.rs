//! What the engine sees: the parts of the evaluation, and the tree of the best moves.

use std::io;

use jogada_play::{
    Limits, Message, Request, Score, Side, Stop, Strategy, TreeShape, explanation_map,
    explanation_rows, explanation_table, shorten, tree, tree_text,
};

use super::session::LineSession;
use crate::analysis_text::score_sentence;

/// For a tree without numbers.
const DEFAULT_TREE: TreeShape = TreeShape { depth: 2, width: 3 };

/// Positions of a tree: with so many nodes each, they take some seconds at most.
const MAX_POSITIONS: u64 = 500;
const NODES: u64 = 10_000;

/// In bytes.
const MEMORY: usize = 16_000_000;

impl LineSession<'_, '_> {
    /// Prints what the evaluation is made of, and the values of the cells where the game has them.
    pub(super) fn explain(&mut self) -> io::Result<()> {
        let game = self.session.game();
        let Some(explained) = game.explain() else { return Ok(()) };
        let mut out = explanation_table(&explanation_rows(&explained, &self.localizer));
        for map in &explained.maps {
            out += &explanation_map(game, map, self.drawing, &self.localizer);
        }
        let sentence = score_sentence(Score::Eval(explained.value), Side::White, &self.localizer);
        self.console.io.print(&out)?;
        self.console.io.line(&sentence)
    }

    /// Prints the best moves of every ply.
    pub(super) fn tree(&mut self, argument: &str) -> io::Result<()> {
        let Some(shape) = read_shape(argument) else {
            return self.say(&Message::new("plain-tree-shape").with("text", shorten(argument)));
        };
        if shape.positions() > MAX_POSITIONS {
            let message = Message::new("plain-tree-large").with("most", MAX_POSITIONS.to_string());
            return self.say(&message.with("positions", shape.positions().to_string()));
        }
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let request = Request { limits, ..Request::default() };
        let strategy = Strategy::alpha_beta(MEMORY);
        let game = self.session.game();
        let nodes = tree(game, shape, &strategy, &request, &Stop::default(), &mut |_| {});
        self.console.io.print(&tree_text(&nodes, self.drawing.ascii, &self.localizer))
    }
}

/// `DEPTH` or `DEPTH,WIDTH`.
fn read_shape(text: &str) -> Option<TreeShape> {
    if text.is_empty() {
        return Some(DEFAULT_TREE);
    }
    let (depth, width) = text.split_once(',').map_or((text, None), |(d, w)| (d, Some(w)));
    let depth = depth.trim().parse().ok().filter(|depth| *depth > 0)?;
    let width = width.map_or(Some(DEFAULT_TREE.width), |width| width.trim().parse().ok());
    Some(TreeShape { depth, width: width.filter(|width| *width > 0)? })
}
