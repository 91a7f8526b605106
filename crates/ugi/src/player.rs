//! External engines as players.

use std::time::{Duration, Instant};

use jogada_play::{
    Analysis, AnalysisLine, AnyMatch, GameLine, Limits, Player, PlayerFault, PlayerKind,
    PlayerSpec, Request, Score, Stop,
};

use crate::abstract_play::{self, AbstractPlayPlayer};
use crate::engine::{Engine, try_start};
use crate::gomocup::{self, GomocupPlayer};
use crate::{ConversationLog, Fault, Go, Info, OptionKind, Timeouts};

/// What an external engine is told besides the game, and who hears it.
#[derive(Clone, Debug, Default)]
pub struct EngineSetup {
    /// Options of the protocol, with their values.
    pub options: Vec<(String, String)>,
    /// Hears every line.
    pub log: Option<ConversationLog>,
    /// How long it is waited for.
    pub timeouts: Timeouts,
}

/// The player of a spec, built in or an external engine. What it leaves to chance follows from the seed.
pub fn open_player(spec: &PlayerSpec, seed: u64) -> Box<dyn Player> {
    open_player_with(spec, seed, &EngineSetup::default())
}

/// The same with options of its own, if it is an external engine.
pub fn open_player_with(spec: &PlayerSpec, seed: u64, setup: &EngineSetup) -> Box<dyn Player> {
    match (spec.open(seed), spec.kind()) {
        (Some(player), _) => player,
        (None, PlayerKind::Gomocup) => Box::new(GomocupPlayer::new(spec, setup)),
        (None, PlayerKind::AbstractPlay) => Box::new(AbstractPlayPlayer::new(spec, setup.timeouts)),
        (None, _) => Box::new(ExternalPlayer::new(spec, seed, setup)),
    }
}

/// Checks that the protocol of a spec can express a game, where it has one of its own.
pub fn check_game(spec: &PlayerSpec, game: &dyn AnyMatch) -> Result<(), PlayerFault> {
    let known = match spec.kind() {
        PlayerKind::Gomocup => game.interop().gomocup.is_some(),
        PlayerKind::AbstractPlay => game.interop().abstract_play.is_some(),
        _ => true,
    };
    let fault = || Fault::NoName(game.spec().to_owned()).of_player(&spec.to_string());
    if known { Ok(()) } else { Err(fault()) }
}

/// Checks that the program of a spec can be started, where it names one, so that a missing one is
/// reported before the game. It is killed at once.
pub fn check_start(spec: &PlayerSpec) -> Result<(), PlayerFault> {
    let started = match (spec.kind(), spec.command()) {
        (PlayerKind::AbstractPlay, Some(words)) => abstract_play::ping(words),
        (_, Some(words)) => try_start(words),
        (_, None) => Ok(()),
    };
    started.map_err(|fault| fault.of_player(&spec.to_string()))
}

/// What the program of a spec calls itself; `None` if there is none, or it does not say.
pub fn announced_name(spec: &PlayerSpec) -> Option<String> {
    match spec.kind() {
        PlayerKind::External => {
            let engine = Engine::start(spec.command()?, Timeouts::default()).ok()?;
            Some(engine.name().to_owned()).filter(|name| !name.is_empty())
        }
        PlayerKind::Gomocup => gomocup::announced_name(spec.command()?),
        _ => None,
    }
}

/// The engine is started at the first request and kept; after a fault the next request starts it again.
struct ExternalPlayer {
    name: String,
    command: Vec<String>,
    seed: u64,
    setup: EngineSetup,
    engine: Option<Engine>,
    /// The last line sent to it.
    sent: Option<GameLine>,
}

impl ExternalPlayer {
    fn new(spec: &PlayerSpec, seed: u64, setup: &EngineSetup) -> ExternalPlayer {
        let command = spec.command().unwrap_or_default().to_vec();
        let (name, setup) = (spec.to_string(), setup.clone());
        ExternalPlayer { name, command, seed, setup, engine: None, sent: None }
    }

    fn ask(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, Fault> {
        let line = game.line();
        self.prepare(&line, request)?;
        let engine = self.engine.as_mut().expect("it has just been prepared");
        engine.position(&line)?;
        engine.ready()?;
        let mut log = InfoLog::new(game);
        let margin = request.margin.unwrap_or(self.setup.timeouts.grace);
        let m = engine.go_within(go(request), game.side(), margin, stop, &mut |info| {
            if let Some(analysis) = log.add(&info) {
                sink(analysis);
            }
        })?;
        log.conclude(&m)
    }

    /// Starts the engine if it does not run, and begins a new game unless the line continues the last.
    fn prepare(&mut self, line: &GameLine, request: &Request) -> Result<(), Fault> {
        if self.engine.is_none() {
            let log = self.setup.log.clone();
            self.engine = Some(Engine::start_logged(&self.command, self.setup.timeouts, log)?);
            self.sent = None;
        }
        let engine = self.engine.as_mut().expect("it runs");
        let before = self.sent.as_ref();
        if before.is_none_or(|before| before.spec != line.spec) {
            engine.set_game(&line.spec)?;
        }
        if !before.is_some_and(|before| continues(before, line)) {
            set_number(engine, "Seed", self.seed)?;
            set_number(engine, "Threads", request.settings.threads as u64)?;
            set_number(engine, "MultiPV", request.settings.lines as u64)?;
            for (name, value) in &self.setup.options {
                engine.set_wanted(name, value)?;
            }
            engine.new_game()?;
            engine.ready()?;
        }
        self.sent = Some(line.clone());
        Ok(())
    }

    /// Drops the engine because of this fault.
    fn failed(&mut self, fault: &Fault) -> PlayerFault {
        self.engine = None;
        fault.of_player(&self.name)
    }
}

impl Player for ExternalPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, game: &dyn AnyMatch, request: &Request) -> Result<(), PlayerFault> {
        self.prepare(&game.line(), request).map_err(|fault| self.failed(&fault))
    }

    fn is_timed(&self) -> bool {
        true
    }

    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        if game.ending().is_some() {
            return Ok(None);
        }
        match self.ask(game, request, stop, sink) {
            Ok(found) => {
                sink(&found);
                Ok(Some(found))
            }
            Err(fault) => Err(self.failed(&fault)),
        }
    }
}

/// Whether a line is an earlier one played on.
fn continues(before: &GameLine, line: &GameLine) -> bool {
    before.spec == line.spec && before.start == line.start && line.moves.starts_with(&before.moves)
}

/// Sets a `spin` option, if the engine has it; a number out of its range wraps around.
fn set_number(engine: &mut Engine, name: &str, number: u64) -> Result<(), Fault> {
    let Some(OptionKind::Spin { min, max, .. }) = engine.option(name).map(|o| o.kind.clone())
    else {
        return Ok(());
    };
    let (number, min) = (i128::from(number), i128::from(min));
    let values = i128::from(max) - min + 1;
    engine.set(name, &(min + (number - min).rem_euclid(values)).to_string())
}

/// Time per move of a request without limits.
const DEFAULT_MOVETIME: Duration = Duration::from_secs(1);

/// The protocol takes one limit at a time: the clock, else time, nodes or depth, in this order.
fn go(request: &Request) -> Go {
    if request.clock.is_some() {
        return Go { clock: request.clock, ..Go::default() };
    }
    match request.limits {
        Limits { time: Some(time), .. } => Go { movetime: Some(time), ..Go::default() },
        Limits { nodes: Some(nodes), .. } => Go { nodes: Some(nodes), ..Go::default() },
        Limits { depth: Some(depth), .. } => Go { depth: Some(depth), ..Go::default() },
        _ => Go { movetime: Some(DEFAULT_MOVETIME), ..Go::default() },
    }
}

/// The analysis so far, built from the `info` lines of the engine, whose moves are checked.
struct InfoLog<'g> {
    game: &'g dyn AnyMatch,
    started: Instant,
    known: Analysis,
}

impl<'g> InfoLog<'g> {
    fn new(game: &'g dyn AnyMatch) -> InfoLog<'g> {
        let started = Instant::now();
        let known = Analysis { depth: 0, nodes: 0, time: started.elapsed(), lines: Vec::new() };
        InfoLog { game, started, known }
    }

    /// Adds an `info`; returns the analysis if a variation has changed.
    fn add(&mut self, info: &Info) -> Option<&Analysis> {
        self.known.time = self.started.elapsed();
        self.known.depth = info.depth.unwrap_or(self.known.depth);
        self.known.nodes = info.nodes.unwrap_or(self.known.nodes);
        let moves = self.game.legal_prefix(&info.moves);
        let place = info.rank.unwrap_or(1).saturating_sub(1);
        if moves.is_empty() || place > self.known.lines.len() {
            return None;
        }
        self.known.lines.truncate(place);
        self.known.lines.push(AnalysisLine { score: info.score.unwrap_or(Score::Eval(0)), moves });
        Some(&self.known)
    }

    /// The analysis at `bestmove`: the variation of the chosen move comes first.
    fn conclude(mut self, m: &str) -> Result<Analysis, Fault> {
        let chosen = self.game.check(m).map_err(|_| Fault::Illegal(m.to_owned()))?;
        self.known.time = self.started.elapsed();
        let lines = &mut self.known.lines;
        let place = lines.iter().position(|line| line.moves[0] == chosen);
        let line = place.map(|place| lines.remove(place));
        let plain = || AnalysisLine { score: Score::Eval(0), moves: vec![chosen] };
        lines.insert(0, line.unwrap_or_else(plain));
        Ok(self.known)
    }
}
