//! `jogada elo` and `jogada sprt`: what results prove, without playing.

use jogada_arena::{Counts, Estimate, Sprt, SprtVerdict};
use jogada_play::{Localizer, Message};
use serde_json::json;

use super::arena::prepare::model;
use super::arena::summary::{percent, points};
use crate::args::{CalculatorCommand, EloArgs, SprtArgs};
use crate::failure::Failure;
use crate::{locale, output};

pub fn run(language: &str, command: &CalculatorCommand) -> Result<(), Failure> {
    let localizer = locale::localizer(language);
    match command {
        CalculatorCommand::Elo(args) => elo(args, &localizer),
        CalculatorCommand::Sprt(args) => sprt(args, &localizer),
    }
}

/// Results as the arguments give them: three numbers are games, five are pairs.
fn counts(numbers: &[u32], localizer: &Localizer) -> Result<Counts, Failure> {
    let refuse = |id| Failure::Input(localizer.word(id));
    let counts = match *numbers {
        [wins, draws, losses] => Counts::Games([losses, draws, wins].map(u64::from)),
        [a, b, c, d, e] => Counts::Pairs([a, b, c, d, e].map(u64::from)),
        _ => return Err(refuse("calculate-counts")),
    };
    if counts.games() == 0 { Err(refuse("calculate-none")) } else { Ok(counts) }
}

fn elo(args: &EloArgs, localizer: &Localizer) -> Result<(), Failure> {
    let counts = counts(&args.counts, localizer)?;
    let estimate = counts.estimate().expect("there are some");
    if args.json {
        return output::print_json(&elo_json(&counts, &estimate));
    }
    let [value, low, high] = estimate.elo().map(points);
    let [normalised, error] = counts.normalised_elo().map(|value| format!("{value:.1}"));
    let lines = [
        told_counts(&counts, &estimate),
        Message::new("arena-elo")
            .with("elo", value)
            .with("low", low)
            .with("high", high)
            .with("superiority", percent(estimate.superiority())),
        Message::new("calculate-normalised").with("elo", normalised).with("error", error),
    ];
    output::print(&lines.map(|line| localizer.say(&line) + "\n").concat())
}

/// What the results are, so that a slip in their order is seen.
fn told_counts(counts: &Counts, estimate: &Estimate) -> Message {
    let score = percent(estimate.mean);
    match counts {
        Counts::Games([losses, draws, wins]) => Message::new("arena-results")
            .with("wins", *wins as usize)
            .with("draws", *draws as usize)
            .with("losses", *losses as usize)
            .with("score", score),
        Counts::Pairs(pairs) => {
            let list: Vec<String> = pairs.iter().map(u64::to_string).collect();
            let message = Message::new("calculate-pairs").with("pairs", list.join(" "));
            message.with("score", score)
        }
    }
}

fn elo_json(counts: &Counts, estimate: &Estimate) -> serde_json::Value {
    let [elo, low, high] = estimate.elo();
    let [normalised, error] = counts.normalised_elo();
    json!({
        "games": counts.games(),
        "score": estimate.mean,
        "elo": elo,
        "elo_low": low,
        "elo_high": high,
        "normalised_elo": normalised,
        "normalised_error": error,
        "superiority": estimate.superiority(),
    })
}

fn sprt(args: &SprtArgs, localizer: &Localizer) -> Result<(), Failure> {
    let counts = counts(&args.counts, localizer)?;
    let elo = [args.elo0, args.elo1];
    if !(elo[0] < elo[1] && elo.iter().all(|elo| elo.abs() <= 1_000.0)) {
        return Err(Failure::Input(localizer.word("calculate-order")));
    }
    let sprt = Sprt { elo, alpha: args.alpha, beta: args.beta, model: model(args.model) };
    let ([low, high], ratio) = (sprt.bounds(), sprt.ratio_of(&counts));
    let verdict = sprt.verdict_at(ratio);
    if args.json {
        let accepted = verdict.map(|verdict| format!("H{}", verdict as usize));
        return output::print_json(&json!({
            "llr": ratio, "low": low, "high": high, "accepted": accepted,
        }));
    }
    let id = match verdict {
        Some(SprtVerdict::Null) => "arena-sprt-null",
        Some(SprtVerdict::Alternative) => "arena-sprt-alternative",
        None => "arena-sprt-open",
    };
    let [elo0, elo1] = elo.map(|elo| elo.to_string());
    let verdict = localizer.say(&Message::new(id).with("elo0", elo0).with("elo1", elo1));
    let [ratio, low, high] = [ratio, low, high].map(|value| format!("{value:.2}"));
    let told = Message::new("arena-llr").with("ratio", ratio).with("low", low).with("high", high);
    output::print(&format!("{}: {verdict}\n", localizer.say(&told)))
}
