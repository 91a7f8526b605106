//! `jogada analyse --tree`: the best moves at every ply.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use jogada_play::{
    AnyMatch, Limits, Localizer, MAX_TREE_POSITIONS, Message, Request, Score, Side, Strategy,
    TreeNode, TreeShape, tree, tree_json,
};

use super::over;
use crate::args::{AnalyseArgs, Effort};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::{memory, output};

/// Nodes for each position, if no limit is given.
const NODES: u64 = 20_000;

/// Megabytes of memory, if not given.
const MEGABYTES: u32 = 64;

pub fn run(
    game: &dyn AnyMatch,
    localizer: &Localizer,
    shape: TreeShape,
    args: &AnalyseArgs,
) -> Result<(), Failure> {
    check_size(shape, localizer)?;
    if game.ending().is_some() {
        return Err(over(localizer));
    }
    let bytes = memory::bytes(args.thinker.hash.unwrap_or(MEGABYTES), localizer)?;
    let request = request(&args.effort, shape);
    let interrupt = Interrupt::listen(localizer.word("tree-stopping"));
    let mut show = progress(shape.positions(), localizer);
    let strategy = Strategy::alpha_beta(bytes);
    let nodes = tree(game, shape, &strategy, &request, &interrupt.stop, &mut show);
    clear_progress();
    let text = if args.json {
        format!("{}\n", tree_json(&nodes))
    } else {
        text(&nodes, args.look.ascii, localizer)
    };
    output::print(&text)?;
    if interrupt.was_pressed() {
        return Err(Failure::Stopped(localizer.word("tree-stopped")));
    }
    Ok(())
}

/// How each position is searched.
fn request(effort: &Effort, shape: TreeShape) -> Request {
    let asked = effort.request(shape.width, Duration::MAX);
    let unlimited = effort.time.is_none() && effort.nodes.is_none() && effort.depth.is_none();
    let few = Limits { nodes: Some(NODES), ..Limits::default() };
    Request { limits: if unlimited { few } else { asked.limits }, ..asked }
}

fn check_size(shape: TreeShape, localizer: &Localizer) -> Result<(), Failure> {
    let positions = shape.positions();
    if positions <= MAX_TREE_POSITIONS {
        return Ok(());
    }
    let message = Message::new("tree-large")
        .with("positions", positions.to_string())
        .with("most", MAX_TREE_POSITIONS.to_string());
    Err(Failure::Input(localizer.say(&message)))
}

/// Tells on standard error how many positions have been searched, where someone is watching.
fn progress(all: u64, localizer: &Localizer) -> impl FnMut(u64) {
    let watched = io::stderr().is_terminal();
    move |done| {
        if watched {
            let message = Message::new("tree-progress")
                .with("done", done.to_string())
                .with("all", all.to_string());
            // If standard error is closed, there is no one left to tell.
            let _ = write!(io::stderr(), "\r\x1b[K{}", localizer.say(&message));
        }
    }
}

fn clear_progress() {
    if io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
}

/// The tree, a move a line, scores for White at the end of each.
fn text(nodes: &[TreeNode], ascii: bool, localizer: &Localizer) -> String {
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
    let wins =
        |side: Side, plies| Message::new("tree-wins").with("side", side).with("plies", plies);
    match score {
        Score::Eval(value) => format!("{value:+}"),
        Score::Win(plies) => localizer.say(&wins(Side::White, plies)),
        Score::Loss(plies) => localizer.say(&wins(Side::Black, plies)),
        Score::Draw => localizer.word("tree-draw"),
    }
}
