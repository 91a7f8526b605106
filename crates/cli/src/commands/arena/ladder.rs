//! `jogada arena ladder`: the levels against their neighbours, and full strength against the players of
//! the original program, as tables for docs/strength.md.

use jogada_arena::{Conditions, Configuration, Contest, Format, Heading, Results, Tally};
use jogada_play::{GameInfo, Limits, Localizer, Message, Request};

use super::prepare;
use super::stage::{Course, Telling};
use super::summary::percent;
use crate::args::Ladder;
use crate::failure::Failure;
use crate::output;

/// The players of the original programs that full strength plays against.
const ORIGINALS: [&str; 2] = ["greedy", "minimax"];

pub fn run(language: &str, asked: &Ladder) -> Result<(), Failure> {
    let (contest, localizer) = contest(language, asked)?;
    let heading = Heading::of(&Configuration::of(&contest));
    let jobs = prepare::jobs(&contest, asked.jobs, &localizer)?;
    let (out, telling) = (asked.out.as_deref(), Telling::Nothing);
    let course =
        Course { contest: &contest, heading: &heading, localizer: &localizer, out, telling };
    let (results, end) = course.play(jobs)?;
    let levels = levels(contest.spec.info(), asked, &results, &localizer);
    output::print(&format!(
        "{levels}\n{}",
        originals(&contest, asked, &heading, &results, &localizer)
    ))?;
    end
}

/// The levels in their order, full strength, then the originals.
fn contest(language: &str, asked: &Ladder) -> Result<(Contest, Localizer), Failure> {
    let (spec, localizer) = prepare::spec(language, &asked.spec)?;
    let levels = (1..=asked.levels).map(|level| format!("level:{level}"));
    let others = ["max"].into_iter().chain(ORIGINALS).map(str::to_owned);
    let players = levels.chain(others).map(|name| prepare::player(&name, &spec, &localizer));
    let players = players.collect::<Result<Vec<_>, _>>()?;
    let max = usize::from(asked.levels);
    let neighbours = (1..max).map(|level| [level, level - 1]);
    let against = (0..ORIGINALS.len()).map(|place| [max, max + 1 + place]);
    let limits = Limits { time: Some(asked.time), ..Limits::default() };
    let conditions = Conditions {
        pairs: asked.games.div_ceil(2) as usize,
        seed: asked.seed,
        request: Request { limits, ..Request::default() },
        ..Conditions::default()
    };
    let format = Format::Ladder(neighbours.chain(against).collect());
    Ok((Contest { spec, players, format, conditions, sprt: None }, localizer))
}

/// A row for every level and the one below.
fn levels(info: &GameInfo, asked: &Ladder, results: &Results, localizer: &Localizer) -> String {
    let head = format!("| {} | {} |\n|---|---|\n", localizer.word("ladder-levels"), info.name);
    let row = |level: usize| {
        let result = result(&results.between(level, level - 1));
        format!("| {} – {level} | {result} |\n", level + 1)
    };
    head + &(1..usize::from(asked.levels)).map(row).collect::<String>()
}

/// A row for every player of the original program.
fn originals(
    contest: &Contest,
    asked: &Ladder,
    heading: &Heading,
    results: &Results,
    localizer: &Localizer,
) -> String {
    let columns = ["game", "opponent", "time", "result"];
    let columns = columns.map(|id| localizer.word(&format!("ladder-{id}"))).join(" | ");
    let max = usize::from(asked.levels);
    let time = Message::new("ladder-milliseconds");
    let time = localizer.say(&time.with("time", asked.time.as_millis().to_string()));
    let row = |place: usize| {
        let (name, result) = (&heading.names[place], result(&results.between(max, place)));
        format!("| {} | `{name}` | {time} | {result} |\n", contest.spec.info().name)
    };
    let rows = (max + 1..heading.names.len()).map(row).collect::<String>();
    format!("| {columns} |\n|---|---|---|---|\n{rows}")
}

/// Won, drawn and lost, and the share of points.
fn result(tally: &Tally) -> String {
    let (wins, draws, losses) = (tally.wins(), tally.draws(), tally.losses());
    format!("{wins}-{draws}-{losses}, {} %", percent(tally.score()))
}
