//! A game in progress, with its history.

use std::sync::{Arc, OnceLock};

use jogada_core::options::Options;
use jogada_core::{
    BoardView, Evaluator, GameInfo, Interop, MovePath, NetWeights, Playable, Repetition, Role,
    Side, Weights,
};
use jogada_engine::Task;

use crate::analysis::Evaluation;
use crate::any_match::AnyMatch;
use crate::ending::{Ending, PlayError, PlayProblem};
use crate::game_line::GameLine;
use crate::legal_move::LegalMove;
use crate::spec;

/// Where a game begins: its rules and what they are called. Shared by all its matches.
pub(crate) struct Origin<G: Playable> {
    pub(crate) game: Arc<G>,
    /// The canonical spec.
    pub(crate) spec: String,
    /// Text of the position it began with, if not the usual one.
    pub(crate) start: Option<String>,
    /// Made when it is first needed: some take their time.
    pub(crate) evaluator: OnceLock<G::Evaluator>,
    /// The same without a net, where there is one.
    classic: Option<OnceLock<G::Evaluator>>,
}

impl<G: Playable> Origin<G> {
    /// The same beginning with another evaluator, which may have a net.
    fn evaluated_by(&self, evaluator: G::Evaluator, has_net: bool) -> Origin<G> {
        Origin {
            game: Arc::clone(&self.game),
            spec: self.spec.clone(),
            start: self.start.clone(),
            evaluator: OnceLock::from(evaluator),
            classic: has_net.then(OnceLock::new),
        }
    }

    /// A game with these moves as text.
    pub(crate) fn line(&self, moves: &[G::Move]) -> GameLine {
        let moves = moves.iter().map(|&m| self.game.show_move(m).to_string()).collect();
        GameLine { spec: self.spec.clone(), start: self.start.clone(), moves }
    }
}

/// A match of one game.
pub(crate) struct Match<G: Playable> {
    pub(crate) origin: Arc<Origin<G>>,
    /// Every position since the start; never empty.
    states: Vec<G::State>,
    pub(crate) moves: Vec<G::Move>,
}

impl<G: Playable> Match<G> {
    pub(crate) fn new(game: G, options: &Options, start: Option<G::State>) -> Self {
        let text = start.as_ref().map(|state| game.show_state(state).to_string());
        let usual = game.show_state(&game.initial()).to_string();
        let states = vec![start.unwrap_or_else(|| game.initial())];
        let spec = spec::canonical(G::INFO, options);
        let start = text.filter(|text| *text != usual);
        let game = Arc::new(game);
        let classic = (!G::NETS.is_empty()).then(OnceLock::new);
        let origin = Arc::new(Origin { game, spec, start, evaluator: OnceLock::new(), classic });
        Match { origin, states, moves: Vec::new() }
    }

    pub(crate) fn game(&self) -> &G {
        &self.origin.game
    }

    pub(crate) fn state(&self) -> &G::State {
        self.states.last().expect("a match always has a position")
    }

    pub(crate) fn evaluator(&self) -> &G::Evaluator {
        self.origin.evaluator.get_or_init(|| self.game().evaluator())
    }

    /// What evaluates positions if this is asked for.
    pub(crate) fn evaluator_of(&self, evaluation: Evaluation) -> &G::Evaluator {
        match (evaluation, &self.origin.classic) {
            (Evaluation::Classic, Some(classic)) => {
                classic.get_or_init(|| self.game().classic_evaluator())
            }
            _ => self.evaluator(),
        }
    }

    fn fork_from(&self, origin: Origin<G>) -> Box<dyn AnyMatch> {
        let origin = Arc::new(origin);
        Box::new(Match { origin, states: self.states.clone(), moves: self.moves.clone() })
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
    pub(crate) fn with_task<T>(
        &self,
        work: impl FnOnce(&Task<'_, G, G::Evaluator>) -> T,
    ) -> Option<T> {
        self.with_task_by(Evaluation::Net, work)
    }

    /// The same with a choice of what evaluates positions.
    pub(crate) fn with_task_by<T>(
        &self,
        evaluation: Evaluation,
        work: impl FnOnce(&Task<'_, G, G::Evaluator>) -> T,
    ) -> Option<T> {
        if self.ending().is_some() {
            return None;
        }
        let (evaluator, mut past) = (self.evaluator_of(evaluation), self.past());
        past.pop();
        Some(work(&Task { game: self.game(), evaluator, state: self.state(), past: &past }))
    }

    /// A move that can be played now.
    fn read_legal(&self, text: &str) -> Result<G::Move, PlayError> {
        let m = self.read_move(text)?;
        match self.ending() {
            Some(ending) => Err(PlayError { game: G::INFO, problem: PlayProblem::Over(ending) }),
            None => self.check_legal(self.state(), m),
        }
    }

    /// A move that the rules allow in a position.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn read_legal_in(&self, state: &G::State, text: &str) -> Result<G::Move, PlayError> {
        self.check_legal(state, self.read_move(text)?)
    }

    fn read_move(&self, text: &str) -> Result<G::Move, PlayError> {
        let refuse = |error| PlayError { game: G::INFO, problem: PlayProblem::Text(error) };
        self.game().parse_move(text).map_err(refuse)
    }

    fn check_legal(&self, state: &G::State, m: G::Move) -> Result<G::Move, PlayError> {
        let refuse = |illegal| PlayError { game: G::INFO, problem: PlayProblem::Illegal(illegal) };
        self.game().check(state, m).map(|()| m).map_err(refuse)
    }

    /// Plays a legal move.
    pub(crate) fn push(&mut self, m: G::Move) {
        self.states.push(self.game().after(self.state(), m));
        self.moves.push(m);
    }

    pub(crate) fn text(&self, m: G::Move) -> String {
        self.game().show_move(m).to_string()
    }

    /// Hashes of the positions that could come back, up to this one.
    pub(crate) fn past(&self) -> Vec<u64> {
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

    fn movers(&self) -> Vec<Side> {
        let before = self.states.iter().take(self.moves.len());
        before.map(|state| self.game().to_move(state)).collect()
    }

    fn line(&self) -> GameLine {
        self.origin.line(&self.moves)
    }

    fn view(&self) -> BoardView {
        let mut view = self.game().view(self.state());
        if let Some(MovePath::Cells(cells)) = self.moves.last().map(|&m| self.game().path(m)) {
            let roles: &[Role] = match cells.len() {
                1 => &[Role::Last],
                _ => &[Role::From, Role::Last, Role::Captured],
            };
            cells.into_iter().zip(roles).for_each(|(cell, &role)| view.mark([cell], role));
        }
        if let Some(ending) = self.ending() {
            view.mark(ending.cells, Role::Winning);
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
        self.push(m);
        Ok(self.text(m))
    }

    fn undo(&mut self) -> Option<String> {
        let undone = self.moves.pop()?;
        self.states.pop();
        Some(self.text(undone))
    }

    fn ending(&self) -> Option<Ending> {
        Ending::of(self.game().verdict(self.state()), || self.is_repeated())
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        let (origin, states) = (self.origin.clone(), self.states.clone());
        Box::new(Match { origin, states, moves: self.moves.clone() })
    }

    fn fork_with_net(&self, net: &NetWeights) -> Box<dyn AnyMatch> {
        let evaluator = self.game().classic_evaluator().with_net(self.game(), net);
        self.fork_from(self.origin.evaluated_by(evaluator, true))
    }

    fn fork_with(&self, weights: &Weights) -> Box<dyn AnyMatch> {
        let evaluator = self.game().evaluator_with(weights);
        self.fork_from(self.origin.evaluated_by(evaluator, false))
    }

    fn interop(&self) -> Interop {
        self.game().interop()
    }

    fn pick(&self, choose: &mut dyn FnMut(usize) -> usize) -> Option<String> {
        if self.ending().is_some() {
            return None;
        }
        let picked = self.game().pick(self.state(), &mut Vec::new(), &mut |count| choose(count));
        picked.map(|m| self.text(m))
    }
}
