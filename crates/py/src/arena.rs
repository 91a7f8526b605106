//! Matches and tournaments; results cross to Python as JSON.

use std::ops::ControlFlow;
use std::sync::{Arc, PoisonError};

use jogada_arena::{
    Contestant, Ended, Format, Model, Observer, Openings, Pair, ResignRule, Results, Sprt,
    Tournament, TournamentHeader, pair_json, results_json, run,
};
use jogada_play::{GameInfo, Message, Spec};
use pyo3::prelude::*;
use pyo3::types::PyString;
use serde_json::{Value, json};

use crate::catalogue::read_spec;
use crate::errors::{self, Kind};
use crate::game_match::PyMatch;
use crate::interrupt::interruptible;
use crate::language::{localizer, say};
use crate::limits::{self, Effort};
use crate::players::{PythonContestant, Raised, read_player};

/// Keywords of an arena.
#[derive(FromPyObject)]
pub struct ArenaOptions {
    #[pyo3(item)]
    games: i64,
    #[pyo3(item)]
    format: Option<String>,
    #[pyo3(item)]
    rounds: Option<i64>,
    #[pyo3(item)]
    sprt: Option<(f64, f64)>,
    #[pyo3(item)]
    seed: u64,
    #[pyo3(item)]
    opening: i64,
    #[pyo3(item)]
    uneven: bool,
    #[pyo3(item)]
    cap: i64,
    #[pyo3(item)]
    adjudicate: Option<i32>,
    #[pyo3(item)]
    anchor: Option<String>,
    #[pyo3(item)]
    jobs: Option<i64>,
}

/// Plays a match or a tournament. `on_pair` hears of every pair of games as JSON.
#[pyfunction]
pub fn _arena(
    py: Python<'_>,
    spec: &str,
    players: Vec<Bound<'_, PyAny>>,
    options: ArenaOptions,
    effort: Effort,
    on_pair: Option<Py<PyAny>>,
) -> PyResult<String> {
    let spec = read_spec(spec)?;
    PyMatch::new(spec.open(None).map_err(|error| errors::unopened(None, &error))?);
    let raised = Arc::new(Raised::default());
    let tournament = tournament(spec, &players, &options, effort, &raised)?;
    let jobs = jobs(&tournament, &players, options.jobs)?;
    let header = TournamentHeader::of(&tournament);
    let anchor = options.anchor.as_deref().map(|name| anchor(&header, name)).transpose()?;
    let info = tournament.spec.info();
    let names = header.names();
    let mut observer =
        Teller { results: Results::default(), on_pair, names, info, raised: &raised };
    let played = interruptible(py, &raised.stop, || {
        run(&tournament, Vec::new(), jobs, &raised.stop, &mut observer)
    });
    if let Some(error) = raised.error.lock().unwrap_or_else(PoisonError::into_inner).take() {
        return Err(error);
    }
    let mut results = results_json(&header, &observer.results, anchor);
    [results["ended"], results["fault"]] = ended(&played?, info)?;
    Ok(results.to_string())
}

fn tournament(
    spec: Spec,
    players: &[Bound<'_, PyAny>],
    options: &ArenaOptions,
    effort: Effort,
    raised: &Arc<Raised>,
) -> PyResult<Tournament> {
    let info = spec.info();
    let contestants: Vec<Arc<dyn Contestant>> =
        players.iter().map(|given| contestant(given, info, raised)).collect::<PyResult<_>>()?;
    let format = format(options, players.len())?;
    let games = errors::in_range("games", options.games, 1, 1_000_000_000)?;
    let none: [jogada_play::PlayerSpec; 0] = [];
    Ok(Tournament {
        players: contestants,
        sprt: sprt(options.sprt, &format)?,
        pairs: games.div_ceil(2),
        openings: Openings::Random {
            plies: errors::in_range("opening", options.opening, 0, 1_000)?,
            even: !options.uneven,
        },
        seed: options.seed,
        request: effort.request()?,
        cap: errors::in_range("cap", options.cap, 1, 1_000_000)?,
        resign: options.adjudicate.map(ResignRule::new),
        ..Tournament::new(spec, none, format)
    })
}

fn contestant(
    given: &Bound<'_, PyAny>,
    info: &'static GameInfo,
    raised: &Arc<Raised>,
) -> PyResult<Arc<dyn Contestant>> {
    Ok(match given.cast::<PyString>() {
        Ok(name) => Arc::new(read_player(&name.to_cow()?, info)?),
        Err(_) => Arc::new(PythonContestant::of(given, raised)?),
    })
}

const FORMATS: [&str; 5] = ["match", "round-robin", "gauntlet", "knockout", "swiss"];

fn format(options: &ArenaOptions, players: usize) -> PyResult<Format> {
    let refuse = |message: Message| Err(errors::error(Kind::Value, &message));
    if players < 2 {
        return refuse(Message::new("players-few"));
    }
    let usual = if players == 2 { "match" } else { "round-robin" };
    let rounds = options.rounds.map(|n| errors::in_range("rounds", n, 1, 1_000)).transpose()?;
    match options.format.as_deref().unwrap_or(usual) {
        "match" if players == 2 => Ok(Format::Match),
        "match" => refuse(Message::new("match-players").with("count", players)),
        "round-robin" => Ok(Format::RoundRobin),
        "gauntlet" => Ok(Format::Gauntlet),
        "knockout" => Ok(Format::Knockout),
        "swiss" => {
            let usual = players.next_power_of_two().trailing_zeros() as usize;
            Ok(Format::Swiss { rounds: rounds.unwrap_or(usual) })
        }
        other => {
            let known = FORMATS.map(str::to_owned).to_vec();
            refuse(Message::new("format").with("name", other).with("known", known))
        }
    }
}

fn sprt(elo: Option<(f64, f64)>, format: &Format) -> PyResult<Option<Sprt>> {
    let Some((low, high)) = elo else { return Ok(None) };
    let refuse = |id| Err(errors::error(Kind::Value, &Message::new(id)));
    if *format != Format::Match {
        return refuse("sprt-match");
    }
    if !(low < high && low.abs() <= 1_000.0 && high.abs() <= 1_000.0) {
        return refuse("sprt-order");
    }
    Ok(Some(Sprt { model: Model::Logistic, ..Sprt::new([low, high]) }))
}

/// Games at the same time: those of players in Python wait for each other anyway.
fn jobs(
    tournament: &Tournament,
    players: &[Bound<'_, PyAny>],
    wanted: Option<i64>,
) -> PyResult<usize> {
    let named = players.iter().all(PyAnyMethods::is_instance_of::<PyString>);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let usual = if named { (cores / tournament.request.settings.threads).max(1) } else { 1 };
    let jobs = wanted.map_or(Ok(usual), limits::threads)?;
    let most = tournament.players.iter().map(|player| player.memory()).max().unwrap_or_default();
    limits::room(2 * jobs * most)?;
    Ok(jobs)
}

fn anchor(header: &TournamentHeader, name: &str) -> PyResult<usize> {
    header.place(name).ok_or_else(|| {
        let message = Message::new("anchor").with("name", name).with("known", header.names());
        errors::error(Kind::Value, &message)
    })
}

/// Why it ended, as a word, and what failed.
fn ended(ended: &Ended, info: &'static GameInfo) -> PyResult<[Value; 2]> {
    let word = |word| Ok([json!(word), Value::Null]);
    match ended {
        Ended::Complete => word("complete"),
        Ended::Stopped => word("stopped"),
        Ended::Decided(_) => word("decided"),
        Ended::Faults { last, .. } => {
            Ok([json!("faults"), json!(last.as_ref().map(|fault| say(Some(info), fault)))])
        }
        Ended::NotStarted(fault) => {
            Err(errors::raise(Kind::Own("PlayerFault"), say(Some(info), fault)))
        }
    }
}

/// Counts pairs and tells of them.
struct Teller<'a> {
    results: Results,
    on_pair: Option<Py<PyAny>>,
    names: Vec<String>,
    info: &'static GameInfo,
    raised: &'a Raised,
}

impl Observer for Teller<'_> {
    fn counted(&mut self, pair: &Pair) -> ControlFlow<()> {
        self.results.add(pair);
        let Some(on_pair) = &self.on_pair else { return ControlFlow::Continue(()) };
        let told = pair_json(pair, &self.names, &localizer(Some(self.info))).to_string();
        match Python::attach(|py| on_pair.call1(py, (told,))) {
            Ok(_) => ControlFlow::Continue(()),
            Err(error) => {
                self.raised.keep(error);
                ControlFlow::Break(())
            }
        }
    }
}
