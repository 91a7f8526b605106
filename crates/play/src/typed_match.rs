//! A table: a game being played, with its history.

use std::sync::{Arc, OnceLock};

use jogada_core::options::Options;
use jogada_core::{
    BoardView, Evaluator, GameInfo, Mark, MovePath, Outcome, Playable, Repetition, Rng, Side,
    Weights,
};
use jogada_engine::{
    Effort, Limits, Progress, Report, Solution, Stop, Task, TranspositionTable as Memory, is_quiet,
    mcts, solve, think,
};

pub use crate::any_match::{AnyMatch, BadPosition};

use crate::analysis::{Analysis, Request};
use crate::ending::{Ending, PlayError};
use crate::game_line::GameLine;
use crate::legal_move::LegalMove;
use crate::player::{Strategy, decide};
use crate::playout::{Begun, Origin, Playouts, Runner};
use crate::{perft, spec};

/// A table of one game.
pub(crate) struct Match<G: Playable> {
    origin: Arc<Origin<G>>,
    /// Every position since the start; never empty.
    states: Vec<G::State>,
    moves: Vec<G::Move>,
}

impl<G: Playable> Match<G> {
    pub(crate) fn new(game: G, options: &Options, start: Option<G::State>) -> Self {
        let text = start.as_ref().map(|state| game.show_state(state).to_string());
        let usual = game.show_state(&game.initial()).to_string();
        let states = vec![start.unwrap_or_else(|| game.initial())];
        let spec = spec::canonical(G::INFO, options);
        let start = text.filter(|text| *text != usual);
        let game = Arc::new(game);
        let origin = Arc::new(Origin { game, spec, start, evaluator: OnceLock::new() });
        Match { origin, states, moves: Vec::new() }
    }

    fn game(&self) -> &G {
        &self.origin.game
    }

    fn state(&self) -> &G::State {
        self.states.last().expect("a table always has a position")
    }

    fn evaluator(&self) -> &G::Evaluator {
        self.origin.evaluator.get_or_init(|| self.game().evaluator())
    }

    /// Where the positions begin that could come back.
    fn reversible_since(&self) -> usize {
        let reversible =
            |ply: &usize| !self.game().is_irreversible(&self.states[*ply], self.moves[*ply]);
        self.moves.len() - (0..self.moves.len()).rev().take_while(reversible).count()
    }

    /// How often the position has stood on the board, this time included.
    fn occurrences(&self) -> usize {
        let earlier = &self.states[self.reversible_since()..];
        earlier.iter().filter(|state| *state == self.state()).count()
    }

    fn is_repeated(&self) -> bool {
        match self.game().repetition() {
            Repetition::Draw { times } => self.occurrences() >= times.into(),
            Repetition::Impossible => false,
        }
    }

    /// Does something with the position and its history, unless the game is over.
    fn with_task<T>(&self, work: impl FnOnce(&Task<'_, G, G::Evaluator>) -> T) -> Option<T> {
        if self.ending().is_some() {
            return None;
        }
        let (evaluator, mut past) = (self.evaluator(), self.past());
        past.pop();
        Some(work(&Task { game: self.game(), evaluator, state: self.state(), past: &past }))
    }

    /// A move that can be played now.
    fn read_legal(&self, text: &str) -> Result<G::Move, PlayError> {
        let m = self.game().parse_move(text).map_err(PlayError::Text)?;
        if let Some(ending) = self.ending() {
            return Err(PlayError::Over(ending));
        }
        self.game().check(self.state(), m).map_err(PlayError::Illegal)?;
        Ok(m)
    }

    fn text(&self, m: G::Move) -> String {
        self.game().show_move(m).to_string()
    }

    /// Hashes of the positions that could come back, up to this one.
    fn past(&self) -> Vec<u64> {
        let earlier = &self.states[self.reversible_since()..];
        earlier.iter().map(|state| self.game().hash(state)).collect()
    }
}

impl<G: Playable> AnyMatch for Match<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn spec(&self) -> &str {
        &self.origin.spec
    }

    fn side(&self) -> Side {
        self.game().to_move(self.state())
    }

    fn ply(&self) -> u32 {
        self.game().ply(self.state()).unwrap_or(self.moves.len() as u32)
    }

    fn position(&self) -> String {
        self.game().show_state(self.state()).to_string()
    }

    fn line(&self) -> GameLine {
        self.origin.line(&self.moves)
    }

    fn view(&self) -> BoardView {
        let mut view = self.game().view(self.state());
        if let Some(MovePath::Cells(cells)) = self.moves.last().map(|&m| self.game().path(m)) {
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

    fn legal(&self) -> Vec<LegalMove> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.game().moves(self.state(), &mut moves);
        let offer = |&m: &G::Move| LegalMove { text: self.text(m), path: self.game().path(m) };
        let mut offers: Vec<_> = moves.iter().map(offer).collect();
        offers.sort_by(|a, b| a.text.cmp(&b.text));
        offers
    }

    fn check(&self, text: &str) -> Result<String, PlayError> {
        self.read_legal(text).map(|m| self.text(m))
    }

    fn play(&mut self, text: &str) -> Result<String, PlayError> {
        let m = self.read_legal(text)?;
        let mut next = self.state().clone();
        self.game().play(&mut next, m);
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

    /// A win comes before a repetition, a repetition before any other draw.
    fn ending(&self) -> Option<Ending> {
        let verdict = self.game().verdict(self.state());
        match verdict {
            Some(verdict) if verdict.outcome != Outcome::Draw => Some(verdict.into()),
            _ if self.is_repeated() => Some(Ending::REPETITION),
            verdict => verdict.map(Ending::from),
        }
    }

    fn prepare(&self) {
        self.evaluator();
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

    fn mcts(
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

    fn decide(&self, way: &Strategy<'_>, rng: &mut Rng, stop: &Stop) -> Option<Analysis> {
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

    fn fork(&self) -> Box<dyn AnyMatch> {
        let (origin, states) = (self.origin.clone(), self.states.clone());
        Box::new(Match { origin, states, moves: self.moves.clone() })
    }

    fn fork_with(&self, weights: &Weights) -> Box<dyn AnyMatch> {
        let Origin { game, spec, start, .. } = &*self.origin;
        let origin = Arc::new(Origin {
            game: Arc::clone(game),
            spec: spec.clone(),
            start: start.clone(),
            evaluator: OnceLock::from(game.evaluator_with(weights)),
        });
        Box::new(Match { origin, states: self.states.clone(), moves: self.moves.clone() })
    }

    fn is_quiet(&self) -> bool {
        self.with_task(is_quiet).unwrap_or(false)
    }

    fn evaluate(&self, positions: &[String]) -> Result<Vec<i32>, BadPosition> {
        let (game, evaluator) = (self.game(), self.evaluator());
        let value = |(index, text): (usize, &String)| {
            let state = game.parse_state(text).map_err(|error| BadPosition { index, error })?;
            let value = evaluator.evaluate(game, &state, &evaluator.refresh(game, &state));
            Ok(if game.to_move(&state) == Side::White { value } else { -value })
        };
        positions.iter().enumerate().map(value).collect()
    }

    fn pick(&self, choose: &mut dyn FnMut(usize) -> usize) -> Option<String> {
        if self.ending().is_some() {
            return None;
        }
        let picked = self.game().pick(self.state(), &mut Vec::new(), &mut |count| choose(count));
        picked.map(|m| self.text(m))
    }

    fn playouts(&self) -> Box<dyn Playouts> {
        Box::new(Runner::new(Begun {
            origin: self.origin.clone(),
            moves: self.moves.clone(),
            state: self.state().clone(),
            ply: self.ply(),
            past: self.past(),
        }))
    }

    fn perft(&self, depth: u32, threads: usize) -> u64 {
        perft::count(self.game(), self.state(), depth, threads)
    }

    fn divide(&self, depth: u32, threads: usize) -> Vec<(String, u64)> {
        let parts = perft::divide(self.game(), self.state(), depth, threads);
        let mut parts: Vec<_> = parts.into_iter().map(|(m, nodes)| (self.text(m), nodes)).collect();
        parts.sort();
        parts
    }
}
