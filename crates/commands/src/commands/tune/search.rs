//! `jogada tune --search`.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use jogada_play::{Localizer, Message, SearchParameters, Spec};
use jogada_tune::{MatchVerdict, SearchEvent, SearchOutcome, SearchPlan, tune_search};

use super::{LINES, changed, ended, failure, folder, is_due, refused, score, sprt, unusable};
use crate::args::TuneArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::{named_file, output};

pub(super) fn run(spec: Spec, args: &TuneArgs, localizer: &Localizer) -> Result<(), Failure> {
    let plan = prepare(spec, args, localizer)?;
    named_file::check_writable(args.out.as_deref(), localizer)?;
    let folder = folder(args.folder.as_ref(), "tune", &plan.spec);
    let mut broken = Ok(());
    let mut tell = |event: SearchEvent<'_>| {
        let mut messages = messages(&event, &plan).into_iter();
        broken = messages.try_for_each(|message| say(&message, localizer));
        if broken.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let interrupt = Interrupt::listen(localizer.word("arena-stopping"));
    let outcome = tune_search(&plan, &folder, &interrupt.stop, &mut tell);
    broken?;
    match outcome {
        Ok(Some(outcome)) => deliver(&outcome, args.out.as_deref(), &folder, localizer),
        Ok(None) => ended(&interrupt, localizer),
        Err(error) => Err(failure(&error, localizer)),
    }
}

fn say(message: &Message, localizer: &Localizer) -> Result<(), Failure> {
    output::print(&format!("{}\n", localizer.say(message)))
}

/// The plan, its test and the file of its constants checked.
fn prepare(spec: Spec, args: &TuneArgs, localizer: &Localizer) -> Result<SearchPlan, Failure> {
    let sprt = sprt(&args.sprt, localizer)?;
    let parameters = starting_parameters(&spec, args.search.parameters.as_deref(), localizer)?;
    Ok(SearchPlan {
        spec,
        parameters,
        vary: args.search.vary.clone(),
        iterations: args.search.iterations as usize,
        pairs: args.search.pairs.into(),
        nodes: args.nodes,
        match_games: args.match_games as usize,
        match_nodes: args.match_nodes,
        sprt,
        seed: args.seed,
        jobs: args.jobs.into(),
    })
}

fn starting_parameters(
    spec: &Spec,
    file: Option<&Path>,
    localizer: &Localizer,
) -> Result<SearchParameters, Failure> {
    let Some(path) = file else {
        return Ok(spec.open(None).expect("its options were checked").search_parameters());
    };
    let text = fs::read_to_string(path).map_err(|error| unusable(path, &error, localizer))?;
    SearchParameters::parse(&text).map_err(|messages| {
        let head = Message::new("tune-search-file").with("path", path.display().to_string());
        refused(&[vec![head], messages].concat(), localizer)
    })
}

/// Says what came of it, and writes it where it was asked for.
fn deliver(
    outcome: &SearchOutcome,
    out: Option<&Path>,
    folder: &Path,
    localizer: &Localizer,
) -> Result<(), Failure> {
    let (id, path) = match out {
        _ if !outcome.improved => ("tune-search-kept", folder),
        Some(path) => {
            let text = outcome.parameters.to_file_text();
            fs::write(path, text).map_err(|error| unusable(path, &error, localizer))?;
            ("tune-search-written", path)
        }
        None => ("tune-search-found", folder),
    };
    say(&Message::new(id).with("path", path.display().to_string()), localizer)
}

/// What to say, if anything: of iterations and games only every so many.
fn messages(event: &SearchEvent<'_>, plan: &SearchPlan) -> Vec<Message> {
    match event {
        SearchEvent::Iterated { number, games, changes } => {
            let is_due = number.is_multiple_of((plan.iterations / LINES).max(1));
            let message = Message::new("tune-search-iterated")
                .with("number", *number)
                .with("all", plan.iterations)
                .with("games", *games);
            let line = changed(message, changes);
            if is_due || *number == plan.iterations { vec![line] } else { Vec::new() }
        }
        SearchEvent::Found(changes) => {
            vec![changed(Message::new("tune-search-changes"), changes)]
        }
        SearchEvent::Played(tally) if !is_due(tally.games() as usize, plan.match_games) => {
            Vec::new()
        }
        SearchEvent::Played(tally) => {
            vec![score("tune-played", tally, plan.match_games, plan.sprt)]
        }
        SearchEvent::Decided(verdict, tally) => {
            let score = score("tune-played", tally, plan.match_games, plan.sprt);
            vec![score, Message::new(verdict_id(*verdict))]
        }
    }
}

fn verdict_id(verdict: MatchVerdict) -> &'static str {
    match verdict {
        MatchVerdict::Accepted => "tune-search-accepted",
        MatchVerdict::Rejected => "tune-search-rejected",
        MatchVerdict::Open => "tune-open",
    }
}
