//! All games of a results file as a table and as records.

use std::collections::HashMap;

use jogada_play::{GameLine, Record, RecordMove, Score, Side};

use crate::game::PlayedGame;
use crate::schedule::Key;
use crate::store::{Journal, Run};
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
    let head = "pair,white,black,winner,reason,plies,opening,mean_legal_moves,\
                white_mean_ms,white_mean_depth,white_mean_score,\
                black_mean_ms,black_mean_depth,black_mean_score\n";
    head.to_owned() + &games(journal, &names).map(|named| csv_line(&named)).collect::<String>()
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
    let thoughts = Side::ALL.map(|side| mean_thoughts(game, side)).concat();
    [&cells[..], &thoughts].concat().join(",") + "\n"
}

/// Time, depth and score of a side's moves on average; empty where nothing is known. Certain ends have no
/// score.
fn mean_thoughts(game: &PlayedGame, side: Side) -> [String; 3] {
    if game.thoughts.as_str().is_empty() {
        return [const { String::new() }; 3];
    }
    let movers = game.movers().into_iter().skip(game.opening);
    let thoughts = game.thoughts.iter().zip(movers).filter(|(_, mover)| *mover == side);
    let thoughts: Vec<Thought> = thoughts.map(|(thought, _)| thought).collect();
    let score = |thought: &Thought| match thought.score? {
        Score::Eval(value) => Some(f64::from(value)),
        Score::Draw => Some(0.0),
        Score::Win(_) | Score::Loss(_) => None,
    };
    [
        mean(&thoughts, |thought| Some(thought.time?.as_secs_f64() * 1e3)),
        mean(&thoughts, |thought| thought.score.map(|_| thought.depth.into())),
        mean(&thoughts, score),
    ]
}

fn mean(thoughts: &[Thought], value: impl Fn(&Thought) -> Option<f64>) -> String {
    let known: Vec<f64> = thoughts.iter().filter_map(value).collect();
    let mean = known.iter().sum::<f64>() / known.len() as f64;
    if known.is_empty() { String::new() } else { format!("{mean:.1}") }
}

/// A text that may have commas and quotes in it.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// All games as records, in the order of the tournament, with the players' names as tags and with the days of
/// those runs that are known.
pub fn records(journal: &Journal, runs: &[Run]) -> String {
    let names = journal.header.names();
    let days = days(journal, runs);
    let record = |named: Named<'_>| match days.get(&named.pair.key) {
        Some(day) => record(&named).tag("Date", day).to_string(),
        None => record(&named).to_string(),
    };
    games(journal, &names).map(record).collect::<Vec<_>>().join("\n")
}

/// When each pair was played: a run adds its pairs after those that were there.
fn days(journal: &Journal, runs: &[Run]) -> HashMap<Key, String> {
    let day = |(place, pair): (usize, &Pair)| Some((pair.key, Run::of_place(runs, place)?.day()?));
    journal.pairs.iter().enumerate().filter_map(day).collect()
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
