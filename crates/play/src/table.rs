//! A table: a game being played, with its history.

use std::sync::{Arc, OnceLock};

use jogada_core::options::Options;
use jogada_core::{BoardView, GameInfo, Mark, MovePath, Outcome, Playable, Repetition, Rng, Side};
use jogada_engine::{
    Effort, Limits, Progress, Report, Solution, Stop, Table as Memory, Task, mcts, solve, think,
};

use crate::analysis::{Analysis, Request};
use crate::ending::{Ending, PlayError};
use crate::line::Line;
use crate::offer::MoveOffer;
use crate::player::{Way, decide};
use crate::{perft, spec};

/// A game being played, whatever game it is. Moves and positions are texts.
pub trait AnyTable: Send {
    /// Names, options, pieces, texts.
    fn info(&self) -> &'static GameInfo;
    /// The canonical spec.
    fn spec(&self) -> &str;
    /// Whose turn it is; in a finished game, whose it would be.
    fn side(&self) -> Side;
    /// Moves made before this position, those before a given start included where it tells.
    fn ply(&self) -> u32;
    /// The canonical text of the position.
    fn position(&self) -> String;
    /// The game so far.
    fn line(&self) -> Line;
    /// The picture of the position, the last move marked.
    fn view(&self) -> BoardView;
    /// The legal moves in byte order; none when the game is over.
    fn legal(&self) -> Vec<MoveOffer>;
    /// Plays a move; returns its canonical text.
    fn play(&mut self, text: &str) -> Result<String, PlayError>;
    /// Takes the last move back, if there is one.
    fn undo(&mut self) -> bool;
    /// How the game ended, once it has.
    fn ending(&self) -> Option<Ending>;
    /// Thinks about the position, telling `sink` after every depth. `None` if the game is over.
    fn think(
        &self,
        memory: &Memory,
        request: Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis>;
    /// Thinks by Monte-Carlo tree search, in a tree of at most so many bytes. `None` if the game is
    /// over.
    fn grow_tree(
        &self,
        bytes: usize,
        limits: Limits,
        seed: u64,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis>;
    /// Chooses a move in one of the ways of players. `None` if the game is over.
    fn decide(&self, way: &Way<'_>, rng: &mut Rng, stop: &Stop) -> Option<Analysis>;
    /// Proves what the position is worth, telling `sink` of every step; the best moves are in byte
    /// order. `None` if the game is over.
    fn solve(
        &self,
        effort: Effort,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Option<Solution<String>>;
    /// Number of move paths of exactly this many moves; history does not count.
    fn perft(&self, depth: u32, threads: usize) -> u64;
    /// The first moves in byte order, with the number of paths behind each.
    ///
    /// # Panics
    /// If `depth` is 0.
    fn divide(&self, depth: u32, threads: usize) -> Vec<(String, u64)>;
}

/// A table of one game.
pub(crate) struct Table<G: Playable> {
    game: Arc<G>,
    spec: String,
    /// Text of the position it began with, if not the usual one.
    start: Option<String>,
    /// Every position since the start; never empty.
    states: Vec<G::State>,
    moves: Vec<G::Move>,
    /// Made when it is first needed: some take their time.
    brain: OnceLock<G::Brain>,
}

impl<G: Playable> Table<G> {
    pub(crate) fn new(game: Arc<G>, options: &Options, start: Option<G::State>) -> Self {
        let text = start.as_ref().map(|state| game.show_state(state).to_string());
        Table {
            spec: spec::canonical(G::INFO, options),
            start: text.filter(|text| *text != game.show_state(&game.initial()).to_string()),
            states: vec![start.unwrap_or_else(|| game.initial())],
            moves: Vec::new(),
            brain: OnceLock::new(),
            game,
        }
    }

    fn state(&self) -> &G::State {
        self.states.last().expect("a table always has a position")
    }

    /// Where the positions begin that could come back.
    fn reversible_since(&self) -> usize {
        let reversible =
            |ply: &usize| !self.game.is_irreversible(&self.states[*ply], self.moves[*ply]);
        self.moves.len() - (0..self.moves.len()).rev().take_while(reversible).count()
    }

    /// How often the position has stood on the board, this time included.
    fn occurrences(&self) -> usize {
        let earlier = &self.states[self.reversible_since()..];
        earlier.iter().filter(|state| *state == self.state()).count()
    }

    fn is_repeated(&self) -> bool {
        match self.game.repetition() {
            Repetition::Draw { times } => self.occurrences() >= times.into(),
            Repetition::Impossible => false,
        }
    }

    /// Does something with the position and its history, unless the game is over.
    fn with_task<T>(&self, work: impl FnOnce(&Task<'_, G, G::Brain>) -> T) -> Option<T> {
        if self.ending().is_some() {
            return None;
        }
        let earlier = &self.states[self.reversible_since()..self.moves.len()];
        let past: Vec<u64> = earlier.iter().map(|state| self.game.hash(state)).collect();
        let brain = self.brain.get_or_init(|| self.game.brain());
        Some(work(&Task { game: &*self.game, brain, state: self.state(), past: &past }))
    }

    fn text(&self, m: G::Move) -> String {
        self.game.show_move(m).to_string()
    }
}

impl<G: Playable> AnyTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn spec(&self) -> &str {
        &self.spec
    }

    fn side(&self) -> Side {
        self.game.to_move(self.state())
    }

    fn ply(&self) -> u32 {
        self.game.ply(self.state()).unwrap_or(self.moves.len() as u32)
    }

    fn position(&self) -> String {
        self.game.show_state(self.state()).to_string()
    }

    fn line(&self) -> Line {
        let moves = self.moves.iter().map(|&m| self.text(m)).collect();
        Line { spec: self.spec.clone(), start: self.start.clone(), moves }
    }

    fn view(&self) -> BoardView {
        let mut view = self.game.view(self.state());
        if let Some(MovePath::Cells(cells)) = self.moves.last().map(|&m| self.game.path(m)) {
            let marks: &[Mark] = match cells.len() {
                1 => &[Mark::Last],
                _ => &[Mark::Left, Mark::Last, Mark::Taken],
            };
            view.marks.extend(cells.into_iter().zip(marks.iter().copied()));
        }
        if let Some(ending) = self.ending() {
            view.mark(ending.cells, Mark::Winning);
        }
        view
    }

    fn legal(&self) -> Vec<MoveOffer> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.game.moves(self.state(), &mut moves);
        let offer = |&m: &G::Move| MoveOffer { text: self.text(m), path: self.game.path(m) };
        let mut offers: Vec<_> = moves.iter().map(offer).collect();
        offers.sort_by(|a, b| a.text.cmp(&b.text));
        offers
    }

    fn play(&mut self, text: &str) -> Result<String, PlayError> {
        let m = self.game.parse_move(text).map_err(PlayError::Text)?;
        if let Some(ending) = self.ending() {
            return Err(PlayError::Over(ending));
        }
        self.game.check(self.state(), m).map_err(PlayError::Illegal)?;
        let mut next = self.state().clone();
        self.game.play(&mut next, m);
        self.states.push(next);
        self.moves.push(m);
        Ok(self.text(m))
    }

    fn undo(&mut self) -> bool {
        let undone = self.moves.pop().is_some();
        if undone {
            self.states.pop();
        }
        undone
    }

    /// A win comes before a repetition, a repetition before any other draw: all three games that
    /// know repetition say so.
    fn ending(&self) -> Option<Ending> {
        let verdict = self.game.verdict(self.state());
        match verdict {
            Some(verdict) if verdict.outcome != Outcome::Draw => Some(verdict.into()),
            _ if self.is_repeated() => Some(Ending::REPETITION),
            verdict => verdict.map(Ending::from),
        }
    }

    fn think(
        &self,
        memory: &Memory,
        request: Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        let show = |report: &Report<G::Move>| Analysis::of(report, |m| self.text(m));
        let (limits, settings) = (request.limits_of(self.side()), request.settings);
        let tell = &mut |report: &Report<G::Move>| sink(&show(report));
        self.with_task(|task| show(&think(task, memory, limits, settings, stop, tell)))
    }

    fn grow_tree(
        &self,
        bytes: usize,
        limits: Limits,
        seed: u64,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        let show = |report: &Report<G::Move>| Analysis::of(report, |m| self.text(m));
        let tell = &mut |report: &Report<G::Move>| sink(&show(report));
        self.with_task(|task| show(&mcts(task, bytes, limits, seed, stop, tell)))
    }

    fn decide(&self, way: &Way<'_>, rng: &mut Rng, stop: &Stop) -> Option<Analysis> {
        self.with_task(|task| Analysis::of(&decide(task, way, rng, stop), |m| self.text(m)))
    }

    fn solve(
        &self,
        effort: Effort,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Option<Solution<String>> {
        self.with_task(|task| {
            let mut solution = solve(task, effort, stop, sink).map(|m| self.text(m));
            solution.best.sort();
            solution
        })
    }

    fn perft(&self, depth: u32, threads: usize) -> u64 {
        perft::count(&*self.game, self.state(), depth, threads)
    }

    fn divide(&self, depth: u32, threads: usize) -> Vec<(String, u64)> {
        let parts = perft::divide(&*self.game, self.state(), depth, threads);
        let mut parts: Vec<_> = parts.into_iter().map(|(m, nodes)| (self.text(m), nodes)).collect();
        parts.sort();
        parts
    }
}
