//! `jogada train`.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use jogada_arena::Tally;
use jogada_play::{Localizer, Message, NetWeights, Spec};
use jogada_tune::{Equal, MatchVerdict, TrainEvent, TrainOutcome, TrainPlan, TuneError};

use super::tune::{LINES, folder, opened, refused, score, sprt, unusable};
use crate::args::TrainArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::{named_file, output};

pub fn run(language: &str, args: &TrainArgs) -> Result<(), Failure> {
    let (spec, localizer) = opened(language, &args.spec)?;
    let plan = prepare(spec, args, &localizer)?;
    named_file::check_writable(args.out.as_deref(), &localizer)?;
    let folder = folder(args.folder.as_ref(), "train", &plan.spec);
    let (mut broken, mut shown) = (Ok(()), 0);
    let mut tell = |event: TrainEvent<'_>| {
        let message = message(&event, &plan, &mut shown);
        broken = message.map_or(Ok(()), |message| output::print(&(localizer.say(&message) + "\n")));
        if broken.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let interrupt = Interrupt::listen(localizer.word("arena-stopping"));
    let outcome = jogada_tune::train(&plan, &folder, &interrupt.stop, &mut tell);
    broken?;
    match outcome {
        Ok(Some(outcome)) => deliver(&outcome, args.out.as_deref(), &folder, &localizer),
        Ok(None) if interrupt.was_pressed() => {
            Err(Failure::Stopped(localizer.word("tune-stopped")))
        }
        Ok(None) => Ok(()),
        Err(TuneError::File(path, error)) => Err(unusable(&path, &error, &localizer)),
        Err(error) => Err(refused(&error.messages(), &localizer)),
    }
}

/// The plan, its net and test checked.
fn prepare(spec: Spec, args: &TrainArgs, localizer: &Localizer) -> Result<TrainPlan, Failure> {
    let sprt = sprt(&args.sprt, localizer)?;
    Ok(TrainPlan {
        spec,
        net: args.net.as_deref().map(|path| read(path, localizer)).transpose()?,
        mode: args.mode.net_mode(),
        games: args.games as usize,
        nodes: args.nodes,
        epochs: args.epochs.into(),
        rate: args.rate,
        result_share: args.result_share,
        match_games: args.match_games as usize,
        match_nodes: args.match_nodes,
        match_time: args.match_time,
        sprt,
        generations: args.generations.into(),
        seed: args.seed,
        jobs: args.jobs.into(),
    })
}

fn read(path: &Path, localizer: &Localizer) -> Result<NetWeights, Failure> {
    let bytes = fs::read(path).map_err(|error| unusable(path, &error, localizer))?;
    NetWeights::parse(&bytes).map_err(|_| {
        let message = Message::new("train-net-file").with("path", path.display().to_string());
        refused(&[message], localizer)
    })
}

/// Says what came of it, and writes it where it was asked for.
fn deliver(
    outcome: &TrainOutcome,
    out: Option<&Path>,
    folder: &Path,
    localizer: &Localizer,
) -> Result<(), Failure> {
    let (id, path) = match (&outcome.proven, out) {
        (None, _) => ("train-kept", folder),
        (Some(net), Some(path)) => {
            fs::write(path, net.to_bytes()).map_err(|error| unusable(path, &error, localizer))?;
            ("train-written", path)
        }
        (Some(_), None) => ("train-found", folder),
    };
    let message = Message::new(id).with("path", path.display().to_string());
    output::print(&format!("{}\n", localizer.say(&message)))
}

/// What to print, if anything: of the games only every so many.
fn message(event: &TrainEvent<'_>, plan: &TrainPlan, shown: &mut usize) -> Option<Message> {
    let number = |value: f64| format!("{value:.5}");
    Some(match event {
        TrainEvent::Generation(number) => {
            *shown = 0;
            Message::new("train-generation").with("number", *number)
        }
        TrainEvent::Sampled { games, positions } => {
            let all = plan.whole_games();
            let part = games * LINES / all.max(1);
            if part == *shown {
                return None;
            }
            *shown = part;
            let message = Message::new("tune-sampled").with("games", *games);
            message.with("all", all).with("positions", *positions)
        }
        TrainEvent::Learning { positions, scale } => Message::new("train-learning")
            .with("learned", positions[0])
            .with("held", positions[1])
            .with("scale", format!("{scale:.0}")),
        TrainEvent::Epoch { number: epoch, learned, held_out } => Message::new("train-epoch")
            .with("number", *epoch)
            .with("all", plan.epochs)
            .with("learned", number(*learned))
            .with("heldout", number(*held_out)),
        TrainEvent::Quantised { difference, bytes } => Message::new("train-quantised")
            .with("mean", format!("{:.1}", difference[0]))
            .with("most", format!("{:.1}", difference[1]))
            .with("bytes", *bytes),
        TrainEvent::Played(_, tally) => played(tally, plan)?,
        TrainEvent::Decided(equal, verdict, tally) => decided(*equal, *verdict, tally, plan),
    })
}

fn played(tally: &Tally, plan: &TrainPlan) -> Option<Message> {
    let step = (plan.match_games / LINES).next_multiple_of(2).max(2) as u64;
    let due = tally.games().is_multiple_of(step);
    due.then(|| score("tune-played", tally, plan.match_games, plan.sprt))
}

fn decided(equal: Equal, verdict: MatchVerdict, tally: &Tally, plan: &TrainPlan) -> Message {
    let id = match equal {
        Equal::Nodes => "train-nodes",
        Equal::Time => "train-time",
    };
    let word = match verdict {
        MatchVerdict::Accepted => "accepted",
        MatchVerdict::Rejected => "rejected",
        MatchVerdict::Open => "open",
    };
    score(id, tally, plan.match_games, plan.sprt).with("verdict", word)
}
