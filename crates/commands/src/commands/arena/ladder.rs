//! `jogada arena ladder`: the levels against their neighbours, and full strength against the players of
//! the original program, as tables for docs/strength.md.

use jogada_arena::{Format, Results, Tally, Tournament, TournamentHeader};
use jogada_play::{GameInfo, Limits, Localizer, Message, Request};

use super::prepare;
use super::runner::{PairOutput, Runner};
use super::summary::percent;
use crate::args::LadderArgs;
use crate::commands::queue;
use crate::failure::Failure;
use crate::output;

/// The players of the original programs that full strength plays against.
const ORIGINALS: [&str; 2] = ["greedy", "minimax"];

pub fn run(language: &str, args: &LadderArgs) -> Result<(), Failure> {
    let (tournament, localizer) = tournament(language, args)?;
    let header = TournamentHeader::of(&tournament);
    let jobs = prepare::jobs(&tournament, args.jobs, &localizer)?;
    let (out, output) = (args.out.as_deref(), PairOutput::Nothing);
    let coordinator = queue::coordinator(&args.queue, out, language)?;
    let runner = Runner {
        tournament: &tournament,
        header: &header,
        localizer: &localizer,
        out,
        output,
        coordinator,
    };
    let (results, end) = runner.play(jobs)?;
    let levels = levels(tournament.spec.info(), args, &results, &localizer);
    output::print(&format!(
        "{levels}\n{}",
        originals(&tournament, args, &header, &results, &localizer)
    ))?;
    end
}

/// The levels in their order, full strength, then the originals.
fn tournament(language: &str, args: &LadderArgs) -> Result<(Tournament, Localizer), Failure> {
    let (spec, localizer) = prepare::spec(language, &args.spec)?;
    let levels = (1..=args.levels).map(|level| format!("level:{level}"));
    let others = ["max"].into_iter().chain(ORIGINALS).map(str::to_owned);
    let players = levels.chain(others).map(|name| prepare::player(&name, &spec, &localizer));
    let players = players.collect::<Result<Vec<_>, _>>()?;
    let max = usize::from(args.levels);
    let neighbours = (1..max).map(|level| [level, level - 1]);
    let against = (0..ORIGINALS.len()).map(|place| [max, max + 1 + place]);
    let limits = Limits { time: Some(args.time), ..Limits::default() };
    let format = Format::Ladder(neighbours.chain(against).collect());
    let tournament = Tournament {
        pairs: args.games.div_ceil(2) as usize,
        seed: args.seed,
        request: Request { limits, ..Request::default() },
        ..Tournament::new(spec, players, format)
    };
    Ok((tournament, localizer))
}

/// A row for every level and the one below.
fn levels(info: &GameInfo, args: &LadderArgs, results: &Results, localizer: &Localizer) -> String {
    let head = format!("| {} | {} |\n|---|---|\n", localizer.word("ladder-levels"), info.name);
    let row = |level: usize| {
        let result = result(&results.between(level, level - 1));
        format!("| {} – {level} | {result} |\n", level + 1)
    };
    head + &(1..usize::from(args.levels)).map(row).collect::<String>()
}

/// A row for every player of the original program.
fn originals(
    tournament: &Tournament,
    args: &LadderArgs,
    header: &TournamentHeader,
    results: &Results,
    localizer: &Localizer,
) -> String {
    let columns = ["game", "opponent", "time", "result"];
    let columns = columns.map(|id| localizer.word(&format!("ladder-{id}"))).join(" | ");
    let max = usize::from(args.levels);
    let time = Message::new("ladder-milliseconds");
    let time = localizer.say(&time.with("time", args.time.as_millis().to_string()));
    let row = |place: usize| {
        let (name, result) = (&header.names()[place], result(&results.between(max, place)));
        format!("| {} | `{name}` | {time} | {result} |\n", tournament.spec.info().name)
    };
    let rows = (max + 1..header.names().len()).map(row).collect::<String>();
    format!("| {columns} |\n|---|---|---|---|\n{rows}")
}

/// Won, drawn and lost, and the share of points.
fn result(tally: &Tally) -> String {
    let (wins, draws, losses) = (tally.wins(), tally.draws(), tally.losses());
    let share = tally.share().map(|share| format!("{wins}-{draws}-{losses}, {} %", percent(share)));
    share.unwrap_or("–".to_owned())
}
