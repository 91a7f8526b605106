//! `jogada analyse --tree`: the best moves at every ply.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use jogada_play::wire::TreeMove;
use jogada_play::{
    AnyMatch, Limits, Localizer, MAX_TREE_POSITIONS, Message, Request, Strategy, TreeShape, tree,
    tree_text,
};

use super::over;
use crate::args::{AnalyseArgs, Effort, Eval};
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
    let evaluation = args.thinker.eval.map(Eval::evaluation).unwrap_or_default();
    let request = Request { evaluation, ..request(&args.effort, shape) };
    let interrupt = Interrupt::listen(localizer.word("tree-stopping"));
    let mut show = progress(shape.positions(), localizer);
    let strategy = Strategy::alpha_beta(bytes);
    let nodes = tree(game, shape, &strategy, &request, &interrupt.stop, &mut show);
    clear_progress();
    let text = if args.json {
        output::json_line(&nodes.iter().map(TreeMove::from).collect::<Vec<_>>())
    } else {
        tree_text(&nodes, output::is_ascii(&args.look), localizer)
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
