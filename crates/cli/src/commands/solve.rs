//! `jogada solve`.

use jogada_play::wire::Solved;
use jogada_play::{Effort, Finding, Localizer, Message, Progress, ProvenValue, Solution, Stop};

use crate::args::{Place, SolveArgs};
use crate::failure::Failure;
use crate::{memory, open_game, output};

pub fn run(language: &str, place: &Place, args: &SolveArgs, json: bool) -> Result<(), Failure> {
    let (game, localizer) = open_game::open(place, language)?;
    let effort = Effort { nodes: args.limit_nodes, bytes: memory::bytes(args.hash, &localizer)? };
    let mut broken = Ok(());
    let mut tell = |progress: &Progress| {
        if !json && broken.is_ok() {
            broken = output::print(&progress_line(progress, &localizer));
        }
    };
    let found = game.solve(effort, &Stop::default(), &mut tell);
    broken?;
    match found {
        Some(found) if json => output::print_json(&Solved::from(&found)),
        Some(found) => output::print(&as_text(&found, &localizer)),
        None => Err(Failure::Input(localizer.say(&Message::new("analyse-over")))),
    }
}

fn progress_line(progress: &Progress, localizer: &Localizer) -> String {
    let seconds = progress.time.as_secs_f64();
    let speed = progress.nodes as f64 / seconds.max(1e-6) / 1e3;
    let head = format!("nodes {:11}  {speed:6.0} k/s  {seconds:7.1} s", progress.nodes);
    let within = |id, ever, plies: Option<u32>| match plies {
        Some(plies) => Message::new(id).with("plies", plies),
        None => Message::new(ever),
    };
    let finding = match progress.finding {
        Finding::NoWin(plies) => within("solve-no-win", "solve-never-wins", plies),
        Finding::NoLoss(plies) => within("solve-no-loss", "solve-never-loses", plies),
        Finding::Margin(least, most) if least == most => {
            Message::new("solve-margin-is").with("margin", format!("{least:+}"))
        }
        Finding::Margin(least, most) => Message::new("solve-margin")
            .with("least", format!("{least:+}"))
            .with("most", format!("{most:+}")),
        Finding::Positions(count) => {
            Message::new("solve-positions").with("count", count.to_string())
        }
    };
    format!("{head}  {}\n", localizer.say(&finding))
}

/// The sentence, then the work it took.
fn as_text(found: &Solution<String>, localizer: &Localizer) -> String {
    let id = match (found.value, found.margin) {
        (None, _) => "solve-unknown",
        (Some(ProvenValue::Win), None) => "solve-win",
        (Some(ProvenValue::Loss), None) => "solve-loss",
        (Some(ProvenValue::Win), Some(_)) => "solve-win-margin",
        (Some(ProvenValue::Loss), Some(_)) => "solve-loss-margin",
        (Some(ProvenValue::Draw), _) => "solve-draw",
    };
    let message = Message::new(id)
        .with("plies", found.plies.unwrap_or_default())
        .with("margin", found.margin.unwrap_or_default().unsigned_abs())
        .with("best", found.best.join(" "))
        .with("nodes", found.nodes.to_string());
    let work = format!(
        "nodes {:11}  {:6.0} k/s  {:7.1} s",
        found.nodes,
        found.speed() / 1e3,
        found.time.as_secs_f64()
    );
    format!("{work}\n{}\n", localizer.say(&message))
}
