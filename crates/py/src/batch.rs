//! `jogada.BatchEnv`: many games stepped together into NumPy arrays.

use std::sync::Arc;

use jogada_play::{BadAction, Batch, BatchArrays, BatchOptions, Message};
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyBool;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::arrays::{bad_actions, bad_array, borrow, numbers, slice, whole_numbers};
use crate::batch_arrays::{Arrays, Given};
use crate::errors::{self, Kind};
use crate::game_match::PyMatch;
use crate::language::say;
use crate::limits;
use crate::planes::{PlaneType, Planes};

/// Games that fewer hands than a thread's start are worth.
const SHORT: usize = 16;
/// More games than memory.
const MOST_GAMES: i64 = 1 << 24;

/// Many games of one kind, stepped together. What a step writes stays in the arrays of the environment, which
/// are its own or the caller's: nothing is copied.
///
/// A game that is over begins anew with the same step: `rewards`, `dones` and `truncated` tell of the old game,
/// `observations`, `masks` and `to_play` show the new one. With `restart=False` it stays over, with an empty mask,
/// until it is reset; what is chosen for it is passed over.
///
/// `rewards` has White's and Black's: 1 for a win, -1 for a loss, 0 for a draw and while the game goes on. A game
/// of `max_plies` plies is broken off and `truncated`. `to_play` is 0 for White and 1 for Black. The planes and
/// actions are those of `docs/encoding.md`.
///
/// `observations` and `masks` may be `False` where they are not needed. Planes are `float32`, or with `dtype="uint8"`
/// whole numbers in a quarter of the memory and less time, which divided by the `scale` of their plane
/// (`jogada.planes`) are the same. What is left to chance follows from
/// `seed`, however many threads there are.
///
/// >>> env = jogada.BatchEnv("nava:tiny", 4, seed=1)
/// >>> env.observations.shape, env.masks.shape
/// ((4, 16, 3, 3), (4, 36))
/// >>> for _ in range(20):
/// ...     env.step(env.sample())
/// >>> int(env.masks.sum(axis=1).min()) > 0
/// True
#[pyclass(name = "BatchEnv", module = "jogada")]
pub struct BatchEnv {
    spec: String,
    /// One piece per thread.
    pieces: Vec<Box<dyn Batch>>,
    count: usize,
    shape: [usize; 3],
    action_count: usize,
    pool: Option<Arc<ThreadPool>>,
    arrays: Arrays,
}

#[pymethods]
impl BatchEnv {
    #[new]
    #[pyo3(signature = (
        spec, n, *, threads = 1, seed = 0, restart = true, max_plies = 1000, dtype = None, observations = None,
        masks = None, rewards = None, dones = None, truncated = None, to_play = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords")]
    fn new(
        py: Python<'_>,
        spec: &Bound<'_, PyAny>,
        n: i64,
        threads: i64,
        seed: u64,
        restart: bool,
        max_plies: i64,
        dtype: Option<&Bound<'_, PyAny>>,
        observations: Option<&Bound<'_, PyAny>>,
        masks: Option<&Bound<'_, PyAny>>,
        rewards: Option<&Bound<'_, PyAny>>,
        dones: Option<&Bound<'_, PyAny>>,
        truncated: Option<&Bound<'_, PyAny>>,
        to_play: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<BatchEnv> {
        let start = start(spec)?;
        let count = errors::in_range("n", n, 1, MOST_GAMES)?;
        let threads = limits::threads(threads)?.min(count);
        let cap = errors::in_range("max_plies", max_plies, 1, i64::from(u32::MAX))? as u32;
        let (shape, action_count) = (start.game.shape(), start.game.action_count());
        let planes = PlaneType::parse(dtype)?;
        limits::room(count * size_of_game(shape, action_count, planes))?;
        let options = BatchOptions { seed, restart, cap, ..BatchOptions::new(count) };
        let given = Given { planes, observations, masks, rewards, dones, truncated, to_play };
        let arrays = Arrays::new(py, count, shape, action_count, &given)?;
        let spec = start.game.spec().to_owned();
        let pieces = pieces(&start, &options, threads);
        let pool = (threads > 1).then(|| pool(threads).map(Arc::new)).transpose()?;
        let mut env = BatchEnv { spec, pieces, count, shape, action_count, pool, arrays };
        env.observe(py)?;
        Ok(env)
    }

    /// Game and options, in the canonical form.
    #[getter]
    fn spec(&self) -> &str {
        &self.spec
    }

    /// How many actions there are.
    #[getter]
    fn action_count(&self) -> usize {
        self.action_count
    }

    /// Planes, rows and columns of an observation.
    #[getter]
    fn observation_shape(&self) -> (usize, usize, usize) {
        self.shape.into()
    }

    fn __len__(&self) -> usize {
        self.count
    }

    /// Planes of every position: `float32` or `uint8`, games by planes by rows by columns; `None` if not wanted.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        self.arrays.observations.as_ref().map(|array| array.clone_ref(py))
    }

    /// Whether each action is legal: `bool`, games by actions; `None` if not wanted.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Option<Py<PyArrayDyn<bool>>> {
        self.arrays.masks.as_ref().map(|array| array.clone_ref(py))
    }

    /// White's and Black's rewards of the last step: `float32`, games by 2.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// Whether a game ended with the last step: `bool`.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArrayDyn<bool>> {
        self.arrays.dones.clone_ref(py)
    }

    /// Whether it was broken off because of its length: `bool`.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArrayDyn<bool>> {
        self.arrays.truncated.clone_ref(py)
    }

    /// The side to move: `int8`, 0 for White and 1 for Black.
    #[getter]
    fn to_play(&self, py: Python<'_>) -> Py<PyArrayDyn<i8>> {
        self.arrays.to_play.clone_ref(py)
    }

    /// Begins all games anew, or those of a boolean array; another `seed` gives other chances to all of them.
    #[pyo3(signature = (which = None, *, seed = None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        which: Option<&Bound<'_, PyAny>>,
        seed: Option<u64>,
    ) -> PyResult<()> {
        if let Some(seed) = seed {
            self.pieces.iter_mut().for_each(|piece| piece.reseed(seed));
        }
        let which = which.map(|given| self.chosen(given)).transpose()?;
        let mut first = 0;
        for piece in &mut self.pieces {
            let last = first + piece.count();
            piece.reset(which.as_deref().map(|which| &which[first..last]));
            first = last;
        }
        self.observe(py)
    }

    /// A legal action of every game, each as likely as any other, in an array that the next call writes again.
    fn sample(&mut self, py: Python<'_>) -> PyResult<Py<PyArrayDyn<i64>>> {
        let mut actions = borrow(py, "actions", &self.arrays.actions, &[self.count])?;
        let mut rest = slice(&mut actions)?;
        let mut work = Vec::new();
        for piece in &mut self.pieces {
            let (these, others) = rest.split_at_mut(piece.count());
            work.push((piece, these));
            rest = others;
        }
        let (pool, count) = (self.pool.as_deref(), self.count);
        spread(py, pool, count, work, |(piece, actions)| piece.sample(actions));
        Ok(self.arrays.actions.clone_ref(py))
    }

    /// Plays an action in every game: an array of whole numbers. If one is illegal nothing is played, and the
    /// exception says which.
    #[pyo3(signature = (actions, /))]
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let given = whole_numbers(actions, self.count)?;
        let actions = given.as_slice().map_err(|_| bad_actions(self.count))?;
        self.choose(py, actions)?;
        drop(given);
        self.write(py, |piece, arrays| piece.step(arrays))
    }

    /// The legal actions of all games in one array, and where those of each game begin and end: the actions of
    /// game `i` are `actions[offsets[i]:offsets[i + 1]]`.
    fn legal_actions<'py>(
        &self,
        py: Python<'py>,
    ) -> (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<i64>>) {
        let (mut offsets, mut actions) = (vec![0], Vec::new());
        for piece in &self.pieces {
            piece.legal_actions(&mut offsets, &mut actions);
        }
        (PyArray1::from_vec(py, offsets), PyArray1::from_vec(py, actions))
    }

    /// Copies of the games at these places, in their order and as often as they are named, as an environment of its own:
    /// one step of a search in all games at once. Its arrays are its own; `observations` and `masks` may be `False`.
    ///
    /// >>> import numpy as np
    /// >>> env = jogada.BatchEnv("nava:tiny", 2)
    /// >>> offsets, actions = env.legal_actions()
    /// >>> children = env.take(np.repeat(np.arange(2), np.diff(offsets)))
    /// >>> children.step(actions)
    /// >>> len(children), env.position(0) == jogada.Match("nava:tiny").position
    /// (8, True)
    #[pyo3(signature = (places, /, *, observations = true, masks = true))]
    fn take(
        &self,
        py: Python<'_>,
        places: &Bound<'_, PyAny>,
        observations: bool,
        masks: bool,
    ) -> PyResult<BatchEnv> {
        let places = self.places(places)?;
        let count = errors::in_range("len(places)", places.len() as i64, 1, MOST_GAMES)?;
        let planes = self.arrays.observations.as_ref().map(Planes::kind);
        limits::room(count * size_of_game(self.shape, self.action_count, planes))?;
        let [observations, masks] = [observations, masks].map(|wanted| PyBool::new(py, wanted));
        let given = Given {
            planes,
            observations: Some(observations.as_any()),
            masks: Some(masks.as_any()),
            ..Given::default()
        };
        let arrays = Arrays::new(py, count, self.shape, self.action_count, &given)?;
        let pieces = self.copies(&places);
        let (spec, pool) = (self.spec.clone(), self.pool.clone());
        let mut env = BatchEnv { spec, pieces, count, pool, arrays, ..*self };
        env.observe(py)?;
        Ok(env)
    }

    /// The position of a game as text.
    #[pyo3(signature = (index, /))]
    fn position(&self, index: i64) -> PyResult<String> {
        let (piece, place) = self.place(index)?;
        Ok(self.pieces[piece].position(place).expect("it is below the count"))
    }
}

impl BatchEnv {
    /// Decides what every game plays; changes nothing if an action is illegal.
    fn choose(&mut self, py: Python<'_>, actions: &[i64]) -> PyResult<()> {
        let mut first = 0;
        let mut work = Vec::new();
        for piece in &mut self.pieces {
            let last = first + piece.count();
            work.push((first, piece, &actions[first..last]));
            first = last;
        }
        let (pool, count) = (self.pool.as_deref(), self.count);
        let chosen = spread(py, pool, count, work, |(first, piece, actions)| {
            piece.choose(actions).map_err(|bad| BadAction { index: first + bad.index, ..bad })
        });
        chosen.into_iter().collect::<Result<Vec<()>, BadAction>>().map_err(|bad| illegal(&bad))?;
        Ok(())
    }

    fn observe(&mut self, py: Python<'_>) -> PyResult<()> {
        self.write(py, |piece, arrays| piece.observe(arrays))
    }

    /// Lets every piece write its part of the arrays.
    fn write(
        &mut self,
        py: Python<'_>,
        how: impl Fn(&mut Box<dyn Batch>, &mut BatchArrays<'_>) + Sync,
    ) -> PyResult<()> {
        let count = self.count;
        let mut borrowed = self.arrays.borrow(py, count, self.shape, self.action_count)?;
        let mut rest = borrowed.slices()?;
        let (mut work, mut left) = (Vec::new(), count);
        for piece in &mut self.pieces {
            let (these, others) = rest.split(piece.count(), left);
            left -= piece.count();
            work.push((piece, these));
            rest = others;
        }
        spread(py, self.pool.as_deref(), count, work, |(piece, mut arrays)| {
            how(piece, &mut arrays);
        });
        Ok(())
    }

    /// Places of games, each with the piece it is in and its place there.
    fn places(&self, given: &Bound<'_, PyAny>) -> PyResult<Vec<(usize, usize)>> {
        let places = numbers(given).map_err(|_| self.no_places())?;
        let places = places.try_readonly().map_err(|_| self.no_places())?;
        places.as_array().iter().map(|&place| self.place(place)).collect()
    }

    fn place(&self, index: i64) -> PyResult<(usize, usize)> {
        let mut place = usize::try_from(index).unwrap_or(usize::MAX);
        for (number, piece) in self.pieces.iter().enumerate() {
            if place < piece.count() {
                return Ok((number, place));
            }
            place -= piece.count();
        }
        let message = Message::new("no-index").with("index", index.to_string());
        Err(errors::error(Kind::Index, &message.with("count", self.count)))
    }

    fn no_places(&self) -> PyErr {
        errors::error(Kind::Value, &Message::new("places").with("last", self.count - 1))
    }

    /// Copies of games, a piece for every run of places in one piece.
    fn copies(&self, places: &[(usize, usize)]) -> Vec<Box<dyn Batch>> {
        let mut first = 0;
        let mut copy = |run: &[(usize, usize)]| {
            let here: Vec<_> = run.iter().map(|&(_, place)| place).collect();
            let copies = self.pieces[run[0].0].take(&here, first);
            first += here.len();
            copies
        };
        places.chunk_by(|one, next| one.0 == next.0).map(&mut copy).collect()
    }

    /// A boolean array with one entry per game.
    fn chosen(&self, given: &Bound<'_, PyAny>) -> PyResult<Vec<bool>> {
        let array = given.cast::<PyArray1<bool>>().ok();
        let array = array.and_then(|array| array.try_readonly().ok());
        let which = array.map(|array| array.as_array().iter().copied().collect::<Vec<_>>());
        which
            .filter(|which| which.len() == self.count)
            .ok_or_else(|| bad_array("which", "bool", &[self.count]))
    }
}

/// Works without the GIL, on the threads of the pool if there is one.
fn spread<W: Send, T: Send>(
    py: Python<'_>,
    pool: Option<&ThreadPool>,
    count: usize,
    work: Vec<W>,
    how: impl Fn(W) -> T + Sync,
) -> Vec<T> {
    let one_by_one = |work: Vec<W>| work.into_iter().map(&how).collect();
    match pool {
        Some(pool) => py.detach(|| pool.install(|| work.into_par_iter().map(&how).collect())),
        // Giving the GIL away takes longer.
        None if count < SHORT => one_by_one(work),
        None => py.detach(|| one_by_one(work)),
    }
}

/// The position that games begin with: that of a match, or of a spec.
fn start<'py>(spec: &Bound<'py, PyAny>) -> PyResult<PyRef<'py, PyMatch>> {
    if let Ok(game) = spec.cast::<PyMatch>() {
        return Ok(game.try_borrow()?);
    }
    let opened = spec.py().get_type::<PyMatch>().call1((spec,))?;
    Ok(opened.cast_into::<PyMatch>()?.try_borrow()?)
}

fn pieces(start: &PyMatch, options: &BatchOptions, threads: usize) -> Vec<Box<dyn Batch>> {
    let cut = |thread: usize| options.count * thread / threads;
    let piece = |thread| {
        let (first, count) = (cut(thread), cut(thread + 1) - cut(thread));
        start.game.batch(&BatchOptions { first, count, ..*options })
    };
    (0..threads).map(piece).collect()
}

/// Bytes of what is shown of a game.
fn size_of_game(shape: [usize; 3], action_count: usize, planes: Option<PlaneType>) -> usize {
    shape.iter().product::<usize>() * planes.unwrap_or_default().bytes() + action_count
}

fn pool(threads: usize) -> PyResult<ThreadPool> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| errors::raise(Kind::Value, error.to_string()))
}

fn illegal(bad: &BadAction) -> PyErr {
    let why = say(Some(bad.error.game), &bad.error);
    let message = Message::new("batch-illegal").with("index", bad.index).with("why", why);
    errors::error(Kind::Own("IllegalMove"), &message)
}
