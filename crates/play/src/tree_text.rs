//! A search tree as text.

use jogada_core::{Message, Side};
use jogada_engine::Score;

use crate::i18n::Localizer;
use crate::tree::TreeNode;

/// The tree, a move a line, scores for White at the end of each.
pub fn tree_text(nodes: &[TreeNode], ascii: bool, localizer: &Localizer) -> String {
    let mut lines = Vec::new();
    append(nodes, "", ascii, localizer, &mut lines);
    let width = lines.iter().map(|(head, _)| head.chars().count()).max().unwrap_or(0);
    let line = |(head, score): (String, String)| format!("{head:width$}  {score}\n");
    lines.into_iter().map(line).collect()
}

fn append(
    nodes: &[TreeNode],
    indent: &str,
    ascii: bool,
    localizer: &Localizer,
    lines: &mut Vec<(String, String)>,
) {
    let [inner, last, through] =
        if ascii { ["|- ", "`- ", "|  "] } else { ["├─ ", "└─ ", "│  "] };
    for (n, node) in nodes.iter().enumerate() {
        let is_last = n + 1 == nodes.len();
        let branch = if is_last { last } else { inner };
        let head = format!("{indent}{branch}{} {}", localizer.side(node.side), node.text);
        lines.push((head, score_text(node.score, localizer)));
        let below = format!("{indent}{}", if is_last { "   " } else { through });
        append(&node.replies, &below, ascii, localizer, lines);
    }
}

/// A score for White in words; evaluations are numbers.
fn score_text(score: Score, localizer: &Localizer) -> String {
    // Players count a move and its answer as one.
    let wins = |side: Side, plies: u32| {
        Message::new("tree-wins").with("side", side).with("moves", plies.div_ceil(2))
    };
    match score {
        Score::Eval(value) => format!("{value:+}"),
        Score::Win(plies) => localizer.say(&wins(Side::White, plies)),
        Score::Loss(plies) => localizer.say(&wins(Side::Black, plies)),
        Score::Draw => localizer.word("tree-draw"),
    }
}
