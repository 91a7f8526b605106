//! Programs that speak the protocol of Gomocup, also called Piskvork, as players.
//!
//! The protocol knows one game: stones on empty points, five in a row win. What it cannot express is
//! refused.

mod board;
mod brain;

use std::time::{Duration, Instant};

use jogada_play::{
    Analysis, AnalysisLine, AnyMatch, Limits, Player, PlayerFault, PlayerSpec, Request, Score, Stop,
};

use crate::{EngineSetup, Fault, Timeouts};
use board::Board;
use brain::{Brain, Remark};

/// What the program of a spec calls itself, with its version.
pub(crate) fn announced_name(command: &[String]) -> Option<String> {
    Brain::start(command, None, Timeouts::default()).ok()?.about()
}

/// The program is started at the first request and kept; after a fault the next request starts it again.
pub(crate) struct GomocupPlayer {
    name: String,
    command: Vec<String>,
    setup: EngineSetup,
    brain: Option<Brain>,
    /// The board as the program knows it.
    known: Option<Board>,
}

impl GomocupPlayer {
    pub(crate) fn new(spec: &PlayerSpec, setup: &EngineSetup) -> GomocupPlayer {
        let command = spec.command().unwrap_or_default().to_vec();
        let (name, setup) = (spec.to_string(), setup.clone());
        GomocupPlayer { name, command, setup, brain: None, known: None }
    }

    /// Starts the program for a game, if it does not run.
    fn prepare(&mut self, game: &dyn AnyMatch) -> Result<(), Fault> {
        let rules = game.interop().gomocup;
        let rules = rules.ok_or_else(|| Fault::NoName(game.spec().to_owned()))?;
        if self.brain.is_none() {
            let (log, timeouts) = (self.setup.log.clone(), self.setup.timeouts);
            let mut brain = Brain::start(&self.command, log, timeouts)?;
            brain.begin(rules)?;
            for (key, value) in &self.setup.options {
                brain.info(key, value)?;
            }
            (self.brain, self.known) = (Some(brain), None);
        }
        Ok(())
    }

    fn ask(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
    ) -> Result<Analysis, Fault> {
        self.prepare(game)?;
        let brain = self.brain.as_mut().expect("it has just been prepared");
        brain.settle();
        let started = Instant::now();
        limits(brain, game, request)?;
        let board = Board::of(game);
        match self.known.as_ref().and_then(|known| board.answer_to(known)) {
            Some(point) => brain.turn(point)?,
            None if board.is_empty() => brain.first()?,
            None => brain.board(&board, game.side())?,
        }
        let timeout = self.setup.timeouts.of_move(time(game, request), request);
        let (point, remark) = brain.answer(timeout, stop)?;
        let text = board.name(point).ok_or_else(|| Fault::Illegal(point.to_string()))?;
        let text = game.check(&text).map_err(|_| Fault::Illegal(text))?;
        self.known = Some(board.with(point, game.side()));
        Ok(analysis(text, remark, started.elapsed()))
    }

    fn failed(&mut self, fault: &Fault) -> PlayerFault {
        self.brain = None;
        fault.of_player(&self.name)
    }
}

impl Player for GomocupPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, game: &dyn AnyMatch, _request: &Request) -> Result<(), PlayerFault> {
        self.prepare(game).map_err(|fault| self.failed(&fault))
    }

    fn is_timed(&self) -> bool {
        true
    }

    fn settle(&mut self) {
        if let Some(brain) = &self.brain {
            brain.settle();
        }
    }

    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        let legal = game.legal();
        let found = match &*legal {
            [] => return Ok(None),
            // What the rules leave no choice of, the protocol cannot ask for.
            [only] => analysis(only.text.clone(), Remark::default(), Duration::ZERO),
            _ => self.ask(game, request, stop).map_err(|fault| self.failed(&fault))?,
        };
        sink(&found);
        Ok(Some(found))
    }
}

fn analysis(text: String, remark: Remark, time: Duration) -> Analysis {
    let Remark { score, depth, nodes } = remark;
    let line = AnalysisLine { score: Score::Eval(score), moves: vec![text] };
    Analysis { depth, nodes, time, lines: vec![line] }
}

/// Time for a move where nothing limits it: the protocol has no other limit that every program knows.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

/// The time of the next move.
fn time(game: &dyn AnyMatch, request: &Request) -> Duration {
    let clock = request.clock.map(|clock| clock.remaining[game.side().index()]);
    clock.or(request.limits.time).unwrap_or(DEFAULT_TIME)
}

/// Tells the limits of the next move. Nodes and depth are extensions that programs may not know.
fn limits(brain: &mut Brain, game: &dyn AnyMatch, request: &Request) -> Result<(), Fault> {
    let time = time(game, request).as_millis().to_string();
    brain.info("timeout_turn", &time)?;
    if request.clock.is_some() {
        brain.info("time_left", &time)?;
    }
    let Limits { nodes, depth, .. } = request.limits;
    if let Some(nodes) = nodes {
        brain.info("max_node", &nodes.to_string())?;
    }
    depth.map_or(Ok(()), |depth| brain.info("max_depth", &depth.to_string()))
}
