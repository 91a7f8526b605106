//! Players by name, and players written in Python.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use jogada_arena::Contestant;
use jogada_play::wire::Found;
use jogada_play::{
    Analysis, AnalysisLine, AnyMatch, GameInfo, Message, Player, PlayerFault, PlayerSpec, Request,
    Score, Stop, check_choice, games,
};
use jogada_ugi::{check_start, open_player};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};

use crate::catalogue::json;
use crate::errors::{self, Kind};
use crate::game_match::{PyMatch, forked};
use crate::interrupt::interruptible;
use crate::limits::{self, Effort};

/// A player of any game by its name, such as `"level:3"`.
#[pyclass(name = "_Player", module = "jogada._native", frozen)]
pub struct NamedPlayer {
    name: String,
    seed: u64,
    /// The player of the game it was last asked about, unless it is thinking.
    opened: Mutex<Option<Opened>>,
}

struct Opened {
    game: &'static GameInfo,
    player: Box<dyn Player>,
    /// Looks no further than its own moves: done before anyone could interrupt it.
    is_quick: bool,
}

#[pymethods]
impl NamedPlayer {
    #[new]
    fn new(name: String, seed: u64) -> PyResult<NamedPlayer> {
        let read = |info| PlayerSpec::parse(&name, info);
        let known: Vec<_> = games().iter().map(|game| read(game.info())).collect();
        if known.iter().all(Result::is_err) {
            known.into_iter().next().transpose().map_err(|error| errors::bad_player(&error))?;
        }
        Ok(NamedPlayer { name, seed, opened: Mutex::new(None) })
    }

    /// What the player found, its move first, as JSON.
    fn think(&self, py: Python<'_>, game: &Bound<'_, PyMatch>, effort: Effort) -> PyResult<String> {
        let game = forked(game)?;
        Ok(json(&Found::from(&self.ask(py, &*game, effort)?)))
    }

    /// The move the player chooses.
    fn choose(
        &self,
        py: Python<'_>,
        game: &Bound<'_, PyMatch>,
        effort: Effort,
    ) -> PyResult<String> {
        let game = forked(game)?;
        Ok(self.ask(py, &*game, effort)?.best().to_owned())
    }
}

impl NamedPlayer {
    fn ask(&self, py: Python<'_>, game: &dyn AnyMatch, effort: Effort) -> PyResult<Analysis> {
        let request = effort.request()?;
        if game.ending().is_some() {
            return Err(errors::over());
        }
        let mut opened = self.take(game.info())?;
        let (stop, player) = (Stop::default(), &mut opened.player);
        let mut choose = || player.choose(game, &request, &stop, &mut |_| {});
        let choice = if opened.is_quick { Ok(choose()) } else { interruptible(py, &stop, choose) };
        *self.opened.lock().unwrap_or_else(PoisonError::into_inner) = Some(opened);
        check_choice(choice?, &self.name, game).map_err(|fault| errors::fault(&fault))
    }

    /// The player of a game: the one that was opened before, or another.
    fn take(&self, game: &'static GameInfo) -> PyResult<Opened> {
        let known = self.opened.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(known) = known.filter(|known| known.game == game) {
            return Ok(known);
        }
        let spec = read_player(&self.name, game)?;
        check_start(&spec).map_err(|fault| errors::fault(&fault))?;
        let is_quick = spec.node_budget(game) == Some(0);
        Ok(Opened { game, player: open_player(&spec, self.seed), is_quick })
    }
}

/// A player of a game by its name, with room for what it remembers.
pub fn read_player(name: &str, game: &GameInfo) -> PyResult<PlayerSpec> {
    let spec = PlayerSpec::parse(name, game).map_err(|error| errors::bad_player(&error))?;
    limits::room(spec.memory())?;
    Ok(spec)
}

/// The first exception that a player raised; it ends the arena.
#[derive(Default)]
pub struct Raised {
    pub error: Mutex<Option<PyErr>>,
    pub stop: Stop,
}

impl Raised {
    pub fn keep(&self, error: PyErr) {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        self.stop.stop();
    }
}

/// An object with a method `choose(match)`, or a class of such objects, each of which plays one game.
pub struct PythonContestant {
    name: String,
    given: Arc<Py<PyAny>>,
    is_class: bool,
    raised: Arc<Raised>,
}

impl PythonContestant {
    pub fn of(given: &Bound<'_, PyAny>, raised: &Arc<Raised>) -> PyResult<PythonContestant> {
        let is_class = given.is_instance_of::<PyType>();
        if !given.hasattr("choose")? {
            let name = given.get_type().name()?.to_string();
            return Err(errors::error(
                Kind::Type,
                &Message::new("not-a-player").with("type", name),
            ));
        }
        let class = if is_class { given.clone() } else { given.get_type().into_any() };
        let named = given.getattr("name").ok().and_then(|name| name.extract::<String>().ok());
        let name = match named {
            Some(name) => name,
            None => class.getattr("__name__")?.extract()?,
        };
        let (given, raised) = (Arc::new(given.clone().unbind()), Arc::clone(raised));
        Ok(PythonContestant { name, given, is_class, raised })
    }

    fn instance(&self) -> PyResult<Py<PyAny>> {
        Python::attach(|py| {
            if self.is_class { self.given.call0(py) } else { Ok(self.given.clone_ref(py)) }
        })
    }
}

impl Contestant for PythonContestant {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn open(&self, _seed: u64) -> Box<dyn Player> {
        let object = self.instance().map_err(|error| self.raised.keep(error)).ok();
        Box::new(PythonPlayer { name: self.name.clone(), object, raised: Arc::clone(&self.raised) })
    }
}

/// An object with a method `choose(match)`; `None` if it could not be made.
struct PythonPlayer {
    name: String,
    object: Option<Py<PyAny>>,
    raised: Arc<Raised>,
}

impl PythonPlayer {
    fn ask(&self, game: &dyn AnyMatch) -> PyResult<Option<String>> {
        let Some(object) = &self.object else { return Ok(None) };
        Python::attach(|py| {
            let shown = Py::new(py, PyMatch::new(game.fork()))?;
            let answer = object.bind(py).call_method1("choose", (&shown,))?;
            if let Ok(text) = answer.cast::<PyString>() {
                return Ok(Some(text.to_cow()?.into_owned()));
            }
            let action = answer.extract::<usize>();
            Ok(action.ok().and_then(|action| game.action_text(action)))
        })
    }
}

impl Player for PythonPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        _request: &Request,
        _stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        let started = Instant::now();
        let answer = self.ask(game).map_err(|error| {
            let message = Message::new("fault-exception").with("player", self.name.as_str());
            let message = message.with("error", error.to_string());
            self.raised.keep(error);
            PlayerFault::from(message)
        })?;
        let line = |text| AnalysisLine { score: Score::Eval(0), moves: vec![text] };
        let lines = answer.map(line).into_iter().collect::<Vec<_>>();
        let found = Analysis { depth: 0, nodes: 0, time: started.elapsed(), lines };
        if !found.lines.is_empty() {
            sink(&found);
        }
        Ok(Some(found))
    }
}
