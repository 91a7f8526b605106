//! `jogada.Match`: a game in progress.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use jogada_play::wire::Position;
use jogada_play::{
    AnyMatch, BadMove, Drawing, Ending, Message, Record, Spec, counts, draw, play_move_list,
    prompt, shorten,
};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyList, PyString, PyTuple};

use crate::errors::{self, Kind};
use crate::language::{localizer, say};
use crate::texts::Texts;
use crate::{records, svg, values};

/// A game in progress: a spec, the position it began with, and the moves made since.
///
/// Moves are texts such as `"e5"`, or the numbers of actions. The order of legal moves is that of their
/// numbers, so `legal_moves` and `legal_actions` go together.
///
/// >>> match = jogada.Match("nava:tiny", ["a1-a3"])
/// >>> match.legal_moves
/// ['c3-c1', 'c3-c2', 'c3-a3', 'c3-b3']
/// >>> match.push("c3-c1")
/// 'c3-c1'
/// >>> match.side, match.position
/// (<Side.WHITE: 0>, '(ww)1(b)/3/(w)1(bb) w 4 4 2')
/// >>> match.pop()
/// 'c3-c1'
/// >>> match.push("a1-a2")
/// Traceback (most recent call last):
/// ...
/// jogada.IllegalMove: the stack on a1 belongs to White, whose disc is on top
#[pyclass(name = "Match", module = "jogada")]
pub struct PyMatch {
    pub game: Box<dyn AnyMatch>,
    texts: Arc<Texts>,
}

impl PyMatch {
    pub fn new(game: Box<dyn AnyMatch>) -> PyMatch {
        PyMatch { texts: Texts::of(&*game), game }
    }

    /// The text of an action, made once.
    pub fn text<'py>(&self, py: Python<'py>, action: usize) -> Option<Bound<'py, PyString>> {
        self.texts.get(py, &*self.game, action)
    }
}

/// A game of its own to think about: the match may be played on meanwhile.
pub fn forked(game: &Bound<'_, PyMatch>) -> PyResult<Box<dyn AnyMatch>> {
    Ok(game.try_borrow()?.game.fork())
}

/// A move as Python gives it.
enum Given {
    Text(String),
    Action(usize),
}

impl Given {
    fn of(given: &Bound<'_, PyAny>, count: usize) -> PyResult<Given> {
        if let Ok(text) = given.cast::<PyString>() {
            return Ok(Given::Text(text.to_cow()?.into_owned()));
        }
        if !given.is_instance_of::<PyBool>()
            && let Ok(action) = given.extract()
        {
            return Ok(Given::Action(action));
        }
        if given.is_exact_instance_of::<PyInt>() {
            return Err(no_action(&given.str()?.to_cow()?, count));
        }
        let name = given.get_type().name()?.to_string();
        Err(errors::error(Kind::Type, &Message::new("not-a-move").with("type", name)))
    }
}

/// A number that is no action, because it is negative or enormous.
fn no_action(number: &str, count: usize) -> PyErr {
    let message = Message::new("unknown-action").with("action", shorten(number));
    errors::error(Kind::Own("IllegalMove"), &message.with("last", (count - 1).to_string()))
}

#[pymethods]
impl PyMatch {
    /// Opens a match. `spec` is a game with its options, such as `"pente:size=13"`; `position` is the text or the
    /// name of the position to begin with; `moves` are played at once.
    #[new]
    #[pyo3(signature = (spec, moves = None, *, position = None))]
    fn open(
        spec: &str,
        moves: Option<&Bound<'_, PyAny>>,
        position: Option<&str>,
    ) -> PyResult<PyMatch> {
        let spec: Spec = spec
            .parse()
            .map_err(|error| errors::unopened(None, &jogada_play::OpenError::Spec(error)))?;
        let game = match position {
            Some(position) => spec.open_at(position),
            None => spec.open(None),
        };
        let mut opened = PyMatch::new(game.map_err(|error| errors::unopened(position, &error))?);
        if let Some(moves) = moves {
            opened.play_all(moves)?;
        }
        Ok(opened)
    }

    /// Game and options, in the canonical form.
    #[getter]
    fn spec(&self) -> &str {
        self.game.spec()
    }

    /// The id of the game, such as `"barca"`.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.info().id
    }

    /// The side to move; in a finished game, the side whose turn it would be.
    #[getter]
    fn side<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        values::side(py, self.game.side())
    }

    /// Moves made before this position, those before a given start included where it tells.
    #[getter]
    fn ply(&self) -> u32 {
        self.game.ply()
    }

    /// The position as text.
    #[getter]
    fn position(&self) -> String {
        self.game.position()
    }

    /// The position the match began with, as text; `None` for the usual one.
    #[getter]
    fn start(&self) -> Option<String> {
        self.game.line().start
    }

    /// The moves made so far.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.game.line().moves
    }

    /// The side that made each of the moves: in some games a side moves twice running.
    #[getter]
    fn movers<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.game.movers().into_iter().map(|side| values::side(py, side)).collect()
    }

    /// The legal moves; none when the game is over.
    #[getter]
    fn legal_moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let texts: Vec<_> =
            self.numbers().into_iter().filter_map(|n| self.text(py, n as usize)).collect();
        PyList::new(py, texts)
    }

    /// The legal moves as numbers, in ascending order; none when the game is over.
    #[getter]
    fn legal_actions(&self) -> Vec<u32> {
        self.numbers()
    }

    /// How the game ended; `None` while it goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.game.ending().map(|ending| self.show_ending(py, &ending)).transpose()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game.ending().is_some()
    }

    /// What the side to move has to do, as a sentence.
    #[getter]
    fn prompt(&self) -> String {
        prompt(&*self.game, &localizer(Some(self.game.info()))).trim_end().to_owned()
    }

    /// Plays a move, given as text in any spelling or as the number of an action; returns its canonical text.
    ///
    /// >>> jogada.Match("pente").push("K10")
    /// 'k10'
    #[pyo3(signature = (r#move, /))]
    fn push<'py>(&mut self, r#move: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
        let py = r#move.py();
        match Given::of(r#move, self.game.action_count())? {
            Given::Text(text) => {
                let played = self.game.play(&text).map_err(|error| errors::illegal(&error))?;
                Ok(PyString::new(py, &played))
            }
            Given::Action(action) => {
                self.game.play_action(action).map_err(|error| errors::illegal(&error))?;
                Ok(self.text(py, action).unwrap_or_else(|| PyString::new(py, "")))
            }
        }
    }

    /// Takes the last move back and returns it.
    fn pop(&mut self) -> PyResult<String> {
        self.game.undo().ok_or_else(|| errors::error(Kind::Index, &Message::new("no-moves")))
    }

    /// The last move; `None` before the first.
    #[getter]
    fn last_move(&self) -> Option<String> {
        self.game.line().moves.pop()
    }

    /// Whether a move could be played now.
    #[pyo3(signature = (r#move, /))]
    fn is_legal(&self, r#move: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.why_illegal(r#move)?.is_none())
    }

    /// Why a move cannot be played now, as a sentence; `None` if it can.
    ///
    /// >>> jogada.Match("freedom", ["e5"]).why_illegal("a1")
    /// 'place next to e5: d4, e4, f4, d5, f5, d6, e6, f6'
    #[pyo3(signature = (r#move, /))]
    fn why_illegal(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
        let error = match Given::of(r#move, self.game.action_count())? {
            Given::Text(text) => self.game.check(&text).err(),
            Given::Action(action) => self.game.fork().play_action(action).err(),
        };
        Ok(error.map(|error| say(Some(error.game), &error)))
    }

    /// The number of a move, which need not be legal now.
    #[pyo3(signature = (r#move, /))]
    fn action(&self, r#move: &str) -> PyResult<usize> {
        self.game.action_of(r#move).map_err(|error| errors::illegal(&error))
    }

    /// The text of an action, which need not be legal now.
    #[pyo3(signature = (action, /))]
    fn action_text<'py>(&self, py: Python<'py>, action: i64) -> PyResult<Bound<'py, PyString>> {
        let most = self.game.action_count() as i64 - 1;
        let action = errors::in_range("action", action, 0, most)?;
        Ok(self.text(py, action).unwrap_or_else(|| PyString::new(py, "")))
    }

    /// Another match with the same game so far.
    fn copy(&self) -> PyMatch {
        PyMatch { game: self.game.fork(), texts: Arc::clone(&self.texts) }
    }

    fn __copy__(&self) -> PyMatch {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyMatch {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let line = self.game.line();
        let open = py.import("jogada._native")?.getattr("_open")?;
        (open, (line.spec, line.start, line.moves)).into_pyobject(py)
    }

    /// Same rules, same start, same moves.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<PyMatch>() else { return Ok(false) };
        Ok(other.try_borrow()?.game.line() == self.game.line())
    }

    /// Of the game so far: a match that is used as a key must not be played on.
    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        let line = self.game.line();
        (line.spec, line.start, line.moves).hash(&mut hasher);
        hasher.finish()
    }

    /// The board, what is counted beside it and whose turn it is.
    fn __str__(&self) -> String {
        let (info, view) = (self.game.info(), self.game.view());
        let localizer = localizer(Some(info));
        let last = match self.game.ending() {
            Some(ending) => localizer.say(&ending),
            None => prompt(&*self.game, &localizer).trim_end().to_owned(),
        };
        format!("{}{}{last}", draw(&view, info, Drawing::default()), counts(&view, &localizer))
    }

    fn __repr__(&self) -> String {
        let line = self.game.line();
        let quoted = |texts: &[String]| {
            format!("[{}]", texts.iter().map(|t| format!("{t:?}")).collect::<Vec<_>>().join(", "))
                .replace('"', "'")
        };
        let moves = if line.moves.is_empty() {
            String::new()
        } else {
            format!(", {}", quoted(&line.moves))
        };
        let start = line.start.map_or_else(String::new, |start| format!(", position='{start}'"));
        format!("jogada.Match('{}'{moves}{start})", line.spec)
    }

    /// The board as an SVG document; `flip` puts Black at the bottom.
    #[pyo3(signature = (*, flip = false))]
    fn svg(&self, flip: bool) -> String {
        svg::draw(&self.game.view(), self.game.info(), flip)
    }

    /// The board in a notebook.
    fn _repr_svg_(&self) -> String {
        self.svg(false)
    }

    /// The game as a record, with these tags: `match.record(White="Ana", Black="level:3")`.
    #[pyo3(signature = (**tags))]
    fn record(&self, tags: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        let mut record = Record::of(&*self.game);
        for (name, value) in tags.into_iter().flat_map(PyDictMethods::iter) {
            record = records::with_tag(record, &name.str()?.to_cow()?, &value.str()?.to_cow()?)?;
        }
        Ok(record.to_string())
    }

    /// Everything that is needed to draw the position, as JSON: that of the server, in `docs/web-api.md`.
    fn to_json(&self) -> String {
        let localizer = localizer(Some(self.game.info()));
        serde_json::to_string(&Position::of(&*self.game, self.game.ending().as_ref(), &localizer))
            .unwrap_or_default()
    }
}

impl PyMatch {
    fn numbers(&self) -> Vec<u32> {
        let mut actions = Vec::new();
        self.game.legal_actions(&mut actions);
        actions
    }

    /// Plays a text of moves, or each of a list.
    fn play_all(&mut self, moves: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(text) = moves.cast::<PyString>() {
            let played = play_move_list(&mut *self.game, &text.to_cow()?);
            return played
                .map_err(|bad: BadMove| errors::raise(Kind::Own("IllegalMove"), say(None, &bad)));
        }
        for m in moves.try_iter()? {
            self.push(&m?)?;
        }
        Ok(())
    }

    fn show_ending<'py>(&self, py: Python<'py>, ending: &Ending) -> PyResult<Bound<'py, PyAny>> {
        values::outcome(py, ending, &say(Some(self.game.info()), ending))
    }
}

/// Opens a pickled match.
#[pyfunction]
#[pyo3(name = "_open")]
pub fn open_pickled(spec: &str, start: Option<&str>, moves: Vec<String>) -> PyResult<PyMatch> {
    let game = jogada_play::open(spec, start).map_err(|error| errors::unopened(start, &error))?;
    let mut opened = PyMatch::new(game);
    for m in &moves {
        opened.game.play(m).map_err(|error| errors::illegal(&error))?;
    }
    Ok(opened)
}
