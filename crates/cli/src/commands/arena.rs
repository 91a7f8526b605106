//! `jogada arena`.

use std::io::{self, IsTerminal};
use std::time::Duration;

use jogada_arena::{Conditions, Match, Pair, Tally, pair_json, tally_json};
use jogada_play::{Message, PlayerSpec, Spec, Speech, Stop};

use super::effort::request;
use crate::args::{Bout, Effort};
use crate::failure::Failure;
use crate::{locale, memory, output};

/// The match that is wanted.
pub struct Asked {
    pub spec: String,
    pub players: [String; 2],
    pub bout: Bout,
    pub effort: Effort,
    pub json: bool,
}

pub fn run(language: &str, asked: &Asked) -> Result<(), Failure> {
    let (the_match, speech) = prepare(language, asked)?;
    let (mut tally, mut broken, stop) = (Tally::default(), Ok(()), Stop::default());
    let mut tell = |pair: Pair| {
        tally.add(&pair);
        if broken.is_ok() {
            broken = output::print(&progress(&pair, &tally, &the_match, &speech, asked.json));
            // With nobody left to read it, the rest need not be played.
            broken.as_ref().is_err().then(|| stop.stop());
        }
    };
    jogada_arena::run(&the_match, asked.bout.jobs.into(), &stop, &mut tell);
    broken?;
    output::print(&if asked.json {
        format!("{}\n", tally_json(&the_match, &tally))
    } else {
        summary(&the_match, &tally, &speech)
    })
}

/// The match, its options and players checked, and the voice to speak of it.
fn prepare(language: &str, asked: &Asked) -> Result<(Match, Speech), Failure> {
    let general = locale::speech(language);
    let spec = Spec::parse(&asked.spec);
    let spec = spec.map_err(|error| Failure::Input(general.spec_error(&error)))?;
    let speech = locale::speech_of(language, spec.info()).with(jogada_arena::TEXTS);
    spec.open(None).map_err(|error| Failure::Input(speech.open_error("", &error)))?;
    let player = |name: &String| {
        let read = PlayerSpec::parse(name, spec.info());
        let read = read.map_err(|error| Failure::Input(speech.player_error(&error)))?;
        memory::check(&read, &speech)?;
        Ok::<_, Failure>(read)
    };
    let players = [player(&asked.players[0])?, player(&asked.players[1])?];
    let conditions = Conditions {
        pairs: asked.bout.games.div_ceil(2) as usize,
        opening: asked.bout.opening.into(),
        seed: asked.bout.seed,
        request: request(&asked.effort, 1, Duration::from_millis(100)),
        cap: asked.bout.cap as usize,
    };
    Ok((Match { spec, players, conditions }, speech))
}

/// What is known after a pair: a line, over the last one where that can be seen.
fn progress(pair: &Pair, tally: &Tally, the_match: &Match, speech: &Speech, json: bool) -> String {
    if json {
        return format!("{}\n", pair_json(pair, speech));
    }
    let pairs = the_match.conditions.pairs;
    let line = speech.say(
        &results("arena-progress", tally)
            .with("games", tally.games() as usize)
            .with("all", 2 * pairs),
    );
    let last = tally.games() as usize == 2 * pairs;
    match (io::stdout().is_terminal(), last) {
        (true, true) => format!("\r\x1b[K{line}\n"),
        (true, false) => format!("\r\x1b[K{line}"),
        (false, _) => line + "\n",
    }
}

/// A message that tells wins, draws and losses.
fn results(id: &'static str, tally: &Tally) -> Message {
    Message::new(id)
        .with("wins", tally.wins() as usize)
        .with("draws", tally.draws() as usize)
        .with("losses", tally.losses() as usize)
        .with("score", percent(tally.score()))
}

fn summary(the_match: &Match, tally: &Tally, speech: &Speech) -> String {
    let [first, second] = the_match.players.each_ref().map(ToString::to_string);
    let title = Message::new("arena-title").with("first", first).with("second", second);
    let estimate = tally.estimate();
    let [value, low, high] = estimate.map_or([0.0; 3], |e| e.elo()).map(points);
    let elo = Message::new("arena-elo").with("elo", value).with("low", low).with("high", high);
    let sure = estimate.map_or(0.5, |estimate| estimate.superiority());
    let white = Message::new("arena-white").with("score", percent(tally.white_score()));
    let plies = format!("{:.1}", tally.mean_plies());
    let reasons = tally.reasons.iter();
    let reasons = reasons.map(|(id, n)| format!("{} {n}", speech.word(&format!("reason-{id}"))));
    let endings = Message::new("arena-endings").with("plies", plies);
    let pairs: Vec<_> = tally.pairs.iter().map(u64::to_string).collect();
    let lines = [
        title.with("game", the_match.spec.to_string()).with("games", tally.games() as usize),
        results("arena-results", tally),
        elo.with("superiority", percent(sure)),
        Message::new("arena-pairs").with("pairs", pairs.join(" ")),
        white,
        endings.with("reasons", reasons.collect::<Vec<_>>()),
    ];
    lines.map(|line| speech.say(&line) + "\n").concat()
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// A difference in Elo points.
fn points(elo: f64) -> String {
    if elo.is_infinite() {
        format!("{}∞", if elo > 0.0 { '+' } else { '-' })
    } else {
        format!("{elo:+.0}")
    }
}
