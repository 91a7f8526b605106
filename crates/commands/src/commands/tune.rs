//! `jogada tune`.

mod search;

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use jogada_arena::{Hands, Sprt, Tally};
use jogada_cluster::Coordinator;
use jogada_play::{Localizer, Message, Spec, Weights};
use jogada_tune::{Change, Fit, MatchVerdict, Plan, TuneError, TuneEvent, TuneOutcome};

use super::queue;
use crate::args::TuneArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::{locale, named_file, output};

/// Lines of progress for the games of a stage.
pub(super) const LINES: usize = 50;

pub fn run(language: &str, args: &TuneArgs) -> Result<(), Failure> {
    let (spec, localizer) = opened(language, &args.spec)?;
    if args.search.search {
        return search::run(spec, args, &localizer);
    }
    let plan = prepare(spec, args, &localizer)?;
    named_file::check_writable(args.out.as_deref(), &localizer)?;
    let folder = folder(args.folder.as_ref(), "tune", &plan.spec);
    let mut broken = Ok(());
    let mut tell = |event: TuneEvent<'_>| {
        broken = lines(&event, &plan, &localizer).iter().try_for_each(|line| output::print(line));
        if broken.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let mut coordinator = queue::coordinator(&args.queue, Some(&folder), language)?;
    let mut hands = match &mut coordinator {
        Some(coordinator) => Hands::Elsewhere(coordinator),
        None => Hands::Threads(plan.jobs),
    };
    let interrupt = Interrupt::listen(localizer.word("arena-stopping"));
    let outcome = jogada_tune::tune_on(&plan, &folder, &mut hands, &interrupt.stop, &mut tell);
    let finished = coordinator.map(Coordinator::finish);
    broken?;
    if let Some(Err(error)) = finished {
        return Err(queue::failure(&error, language));
    }
    match outcome {
        Ok(Some(outcome)) => deliver(&outcome, &plan, args.out.as_deref(), &folder, &localizer),
        Ok(None) => ended(&interrupt, &localizer),
        Err(error) => Err(failure(&error, &localizer)),
    }
}

/// Work that was ended before its end: by Ctrl-C, or because nobody reads on.
fn ended(interrupt: &Interrupt, localizer: &Localizer) -> Result<(), Failure> {
    if interrupt.was_pressed() {
        Err(Failure::Stopped(localizer.word("tune-stopped")))
    } else {
        Ok(())
    }
}

fn failure(error: &TuneError, localizer: &Localizer) -> Failure {
    match error {
        TuneError::File(path, error) => unusable(path, error, localizer),
        error => refused(&error.messages(), localizer),
    }
}

/// All messages, a line each, as a refusal.
pub(super) fn refused(messages: &[Message], localizer: &Localizer) -> Failure {
    let lines: Vec<_> = messages.iter().map(|message| localizer.say(message)).collect();
    Failure::Input(lines.join("\n"))
}

/// The game of a spec, its options checked, with the texts of this crate and of tuning.
pub(super) fn opened(language: &str, text: &str) -> Result<(Spec, Localizer), Failure> {
    let spec = text.parse::<Spec>();
    let spec = spec.map_err(|error| Failure::Input(locale::localizer(language).say(&error)))?;
    let localizer = locale::localizer_of(language, spec.info()).with(jogada_tune::TEXTS);
    spec.open(None).map_err(|error| Failure::Input(localizer.open_error("", &error)))?;
    Ok((spec, localizer))
}

/// The folder that was given, or one named after the command and the game.
pub(super) fn folder(given: Option<&PathBuf>, command: &str, spec: &Spec) -> PathBuf {
    given.cloned().unwrap_or_else(|| PathBuf::from(format!("{command}-{}", spec.info().id)))
}

/// The test between two differences in Elo points, the lower first.
pub(super) fn sprt(elo: &[f64], localizer: &Localizer) -> Result<Sprt, Failure> {
    if elo[0] >= elo[1] {
        return Err(refused(&[Message::new("tune-sprt")], localizer));
    }
    Ok(Sprt::new([elo[0], elo[1]]))
}

/// The plan, its weights and test checked.
fn prepare(spec: Spec, args: &TuneArgs, localizer: &Localizer) -> Result<Plan, Failure> {
    let sprt = sprt(&args.sprt, localizer)?;
    let weights = starting_weights(&spec, args.weights.as_deref(), localizer)?;
    Ok(Plan {
        spec,
        weights,
        games: args.games as usize,
        nodes: args.nodes,
        match_games: args.match_games as usize,
        match_nodes: args.match_nodes,
        sprt,
        rounds: args.rounds.into(),
        seed: args.seed,
        jobs: args.jobs.into(),
    })
}

fn starting_weights(
    spec: &Spec,
    file: Option<&Path>,
    localizer: &Localizer,
) -> Result<Weights, Failure> {
    let shipped = Weights::parse(spec.weights()).expect("a test reads the weights of every game");
    let Some(path) = file else { return Ok(shipped) };
    let text = fs::read_to_string(path).map_err(|error| unusable(path, &error, localizer))?;
    shipped.parse_others(&text).map_err(|messages| {
        let head = Message::new("tune-weights-file").with("path", path.display().to_string());
        refused(&[vec![head], messages].concat(), localizer)
    })
}

pub(super) fn unusable(path: &Path, error: &std::io::Error, localizer: &Localizer) -> Failure {
    let message = Message::new("tune-file").with("path", path.display().to_string());
    refused(&[message.with("why", jogada_tui::file_error(error, localizer.language()))], localizer)
}

/// Says what came of it, and writes it where it was asked for.
fn deliver(
    outcome: &TuneOutcome,
    plan: &Plan,
    out: Option<&Path>,
    folder: &Path,
    localizer: &Localizer,
) -> Result<(), Failure> {
    let (id, path) = match out {
        _ if !outcome.improved => ("tune-kept", folder),
        Some(path) => ("tune-written", path),
        None => ("tune-found", folder),
    };
    if let ("tune-written", path) = (id, path) {
        let text = outcome.weights.written_into(plan.spec.weights());
        fs::write(path, text).map_err(|error| unusable(path, &error, localizer))?;
    }
    let message = Message::new(id).with("path", path.display().to_string());
    output::print(&format!("{}\n", localizer.say(&message)))
}

/// Whether so many games of all are worth a line. Matches count by twos.
fn is_due(games: usize, all: usize) -> bool {
    let step = (all / LINES).next_multiple_of(2).max(2);
    games.is_multiple_of(step) || games == all
}

/// What to print, if anything: of the games only every so many.
fn lines(event: &TuneEvent<'_>, plan: &Plan, localizer: &Localizer) -> Vec<String> {
    let messages = match event {
        TuneEvent::Round(number) => vec![Message::new("tune-round").with("number", *number)],
        TuneEvent::Sampled { games, positions } if is_due(*games, plan.games) => {
            let message = Message::new("tune-sampled").with("games", *games);
            vec![message.with("all", plan.games).with("positions", *positions)]
        }
        TuneEvent::Played(tally) if is_due(tally.games() as usize, plan.match_games) => {
            vec![score("tune-played", tally, plan.match_games, plan.sprt)]
        }
        TuneEvent::Sampled { .. } | TuneEvent::Played(_) => Vec::new(),
        TuneEvent::Fitted { fit, changes, uneven } => fitted(fit, changes, uneven),
        TuneEvent::Decided(verdict, tally) => {
            let score = score("tune-played", tally, plan.match_games, plan.sprt);
            vec![score, Message::new(verdict_id(*verdict))]
        }
    };
    messages.iter().map(|message| localizer.say(message) + "\n").collect()
}

fn verdict_id(verdict: MatchVerdict) -> &'static str {
    match verdict {
        MatchVerdict::Accepted => "tune-accepted",
        MatchVerdict::Rejected => "tune-rejected",
        MatchVerdict::Open => "tune-open",
    }
}

/// The score of the match and its test.
pub(super) fn score(id: &'static str, tally: &Tally, all: usize, sprt: Sprt) -> Message {
    let [lost, drawn, won] = tally.games.map(|count| count as usize);
    let [low, high] = sprt.bounds().map(|bound| format!("{bound:.2}"));
    let pairs = tally.pairs.map(|count| count.to_string()).join(" ");
    let games = Message::new(id).with("games", tally.games() as usize).with("all", all);
    games
        .with("won", won)
        .with("drawn", drawn)
        .with("lost", lost)
        .with("pairs", pairs)
        .with("ratio", format!("{:.2}", sprt.ratio(&tally.pairs)))
        .with("low", low)
        .with("high", high)
}

/// Losses, changed weights, and weights that could not be fitted.
fn fitted(fit: &Fit, changes: &[Change], uneven: &[String]) -> Vec<Message> {
    let number = |value: f64| format!("{value:.5}");
    let losses = Message::new("tune-fitted")
        .with("learned", fit.positions[0])
        .with("held", fit.positions[1])
        .with("before", number(fit.before.learned))
        .with("after", number(fit.after.learned))
        .with("heldbefore", number(fit.before.held_out))
        .with("heldafter", number(fit.after.held_out));
    let uneven =
        (!uneven.is_empty()).then(|| Message::new("tune-uneven").with("names", uneven.to_vec()));
    [losses, changed(Message::new("tune-changes"), changes)].into_iter().chain(uneven).collect()
}

/// A message with the number of changes and the list of them.
fn changed(message: Message, changes: &[Change]) -> Message {
    let change = |Change { name, old, new }: &Change| format!("{name} {old} → {new}");
    let list: Vec<_> = changes.iter().map(change).collect();
    message.with("count", changes.len()).with("list", list)
}
