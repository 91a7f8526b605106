//! All games of a results file as a table and as records.

use jogada_play::{GameLine, Record, RecordMove, Score, Side};

use crate::game::PlayedGame;
use crate::store::Journal;
use crate::thoughts::Thought;
use crate::tournament::Pair;

/// A game with the names of its players, White's first, and its place in the tournament.
struct Named<'a> {
    pair: &'a Pair,
    game: &'a PlayedGame,
    white: &'a str,
    black: &'a str,
}

/// Every game, in the order of the tournament.
fn games<'a>(journal: &'a Journal, names: &'a [String]) -> impl Iterator<Item = Named<'a>> {
    journal.counted().into_iter().flat_map(move |pair| {
        let [first, second] = pair.key.players.map(|player| names[player].as_str());
        pair.sides().map(move |(side, game)| match side {
            Side::White => Named { pair, game, white: first, black: second },
            Side::Black => Named { pair, game, white: second, black: first },
        })
    })
}

/// A line for every game; the first line has the names of the columns.
pub fn csv(journal: &Journal) -> String {
    let names = journal.header.names();
    let head = "pair,white,black,winner,reason,plies,opening,mean_legal_moves\n".to_owned();
    head + &games(journal, &names).map(|named| csv_line(&named)).collect::<String>()
}

fn csv_line(named: &Named<'_>) -> String {
    let Named { pair, game, white, black } = named;
    let chosen = game.positions().max(1) as f64;
    let cells = [
        (pair.key.number + 1).to_string(),
        quoted(white),
        quoted(black),
        game.end.outcome.word().to_owned(),
        game.end.reason.to_string(),
        game.plies().to_string(),
        game.opening.to_string(),
        format!("{:.2}", game.choices as f64 / chosen),
    ];
    cells.join(",") + "\n"
}

/// A text that may have commas and quotes in it.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// All games as records, in the order of the file, with the players' names as tags.
pub fn records(journal: &Journal) -> String {
    let names = journal.header.names();
    let all: Vec<String> = games(journal, &names).map(|named| record(&named).to_string()).collect();
    all.join("\n")
}

/// The moves, each with what its player thought of it.
fn with_thoughts(game: &PlayedGame, moves: Vec<String>) -> Vec<RecordMove> {
    let movers = game.movers();
    let unknown = std::iter::repeat_n(None, game.opening);
    let thoughts = unknown.chain(game.thoughts.iter().map(Some)).chain(std::iter::repeat(None));
    let comment = |(thought, mover): (Option<Thought>, Side)| {
        thought.map(|thought| remark(thought, mover)).unwrap_or_default()
    };
    let with_comment = |(text, about)| {
        let (glyphs, comment) = (Vec::new(), comment(about));
        RecordMove { text, glyphs, comment }
    };
    moves.into_iter().zip(thoughts.zip(movers)).map(with_comment).collect()
}

/// Score and depth, then the time in seconds, as chess tools write them: the score for White, in hundreds,
/// or `#` and the plies to a certain end.
fn remark(thought: Thought, mover: Side) -> String {
    let sign = |value: i64| if mover == Side::White { value } else { -value };
    let score = thought.score.map(|score| match score {
        Score::Eval(value) => format!("{:.2}", sign(value.into()) as f64 / 100.0),
        Score::Draw => "0.00".to_owned(),
        Score::Win(plies) => format!("#{}", sign(plies.into())),
        Score::Loss(plies) => format!("#{}", sign(-i64::from(plies))),
    });
    let score = score.map(|score| format!("[%eval {score},{}]", thought.depth));
    let time = thought.time.map(|time| format!("[%emt {:.3}]", time.as_secs_f64()));
    score.into_iter().chain(time).collect::<Vec<_>>().join(" ")
}

fn record(named: &Named<'_>) -> Record {
    let GameLine { spec, start, moves } = named.game.line();
    let record = Record {
        spec,
        start,
        tags: Vec::new(),
        intro: String::new(),
        moves: with_thoughts(named.game, moves),
        result: Some(named.game.end.outcome),
    };
    record
        .tag("White", named.white)
        .tag("Black", named.black)
        .tag("Round", &(named.pair.key.number + 1).to_string())
        .tag("Termination", named.game.end.reason.word())
}
