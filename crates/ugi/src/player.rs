//! A program outside that speaks the Universal Game Interface.

use std::time::{Duration, Instant};

use jogada_play::{
    Analysis, AnalysisLine, AnyMatch, GameLine, Limits, Player, PlayerFault, PlayerSpec, Request,
    Score, Stop,
};

use crate::engine::{Engine, try_start};
use crate::{Fault, Go, Info, OptionKind, Timeouts};

/// The player of a spec, built in or a program outside. What it leaves to chance follows from the seed.
pub fn open_player(spec: &PlayerSpec, seed: u64) -> Box<dyn Player> {
    spec.open(seed).unwrap_or_else(|| Box::new(ExternalPlayer::new(spec, seed)))
}

/// Whether the program of a spec can be started, where it names one: nobody should play on against a
/// program that is not there. It is ended at once.
pub fn check_start(spec: &PlayerSpec) -> Result<(), PlayerFault> {
    let started = spec.command().map_or(Ok(()), try_start);
    started.map_err(|fault| PlayerFault { message: fault.message(&spec.to_string()) })
}

/// Plays what a program says. The program is started at the first question and kept; after a fault
/// it is gone, and the next question starts another.
struct ExternalPlayer {
    name: String,
    command: Vec<String>,
    seed: u64,
    engine: Option<Engine>,
    /// What it was last told about.
    told: Option<GameLine>,
}

impl ExternalPlayer {
    fn new(spec: &PlayerSpec, seed: u64) -> ExternalPlayer {
        let command = spec.command().unwrap_or_default().to_vec();
        ExternalPlayer { name: spec.to_string(), command, seed, engine: None, told: None }
    }

    fn ask(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, Fault> {
        let line = game.line();
        self.introduce(&line, request)?;
        let engine = self.engine.as_mut().expect("it has just sat down");
        engine.position(&line)?;
        engine.ready()?;
        let mut notes = Notes::new(game);
        let m = engine.go(go(request), game.side(), stop, &mut |info| {
            if let Some(analysis) = notes.add(&info) {
                sink(analysis);
            }
        })?;
        notes.conclude(&m)
    }

    /// Starts the program if it does not run, and tells it about a game it does not know yet.
    fn introduce(&mut self, line: &GameLine, request: &Request) -> Result<(), Fault> {
        if self.engine.is_none() {
            self.engine = Some(Engine::start(&self.command, Timeouts::default())?);
            self.told = None;
        }
        let engine = self.engine.as_mut().expect("it runs");
        let before = self.told.as_ref();
        if before.is_none_or(|before| before.spec != line.spec) {
            engine.set_game(&line.spec)?;
        }
        if !before.is_some_and(|before| continues(before, line)) {
            set_number(engine, "Seed", self.seed)?;
            set_number(engine, "Threads", request.settings.threads as u64)?;
            set_number(engine, "MultiPV", request.settings.lines as u64)?;
            engine.new_game()?;
            engine.ready()?;
        }
        self.told = Some(line.clone());
        Ok(())
    }

    /// It has failed: the next question starts it anew.
    fn failed(&mut self, fault: &Fault) -> PlayerFault {
        self.engine = None;
        PlayerFault { message: fault.message(&self.name) }
    }
}

impl Player for ExternalPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, game: &dyn AnyMatch, request: &Request) -> Result<(), PlayerFault> {
        self.introduce(&game.line(), request).map_err(|fault| self.failed(&fault))
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

/// Sets an option that is a number, if the engine has it; a number too large starts again from the
/// smallest.
fn set_number(engine: &mut Engine, name: &str, number: u64) -> Result<(), Fault> {
    let Some(OptionKind::Spin { min, max, .. }) = engine.option(name).map(|o| o.kind.clone())
    else {
        return Ok(());
    };
    let (number, min) = (i128::from(number), i128::from(min));
    let values = i128::from(max) - min + 1;
    engine.set(name, &(min + (number - min).rem_euclid(values)).to_string())
}

/// Time for a move of which nothing is said.
const USUAL: Duration = Duration::from_secs(1);

/// The protocol knows one limit at a time: clocks first, then time before all others.
fn go(request: &Request) -> Go {
    if request.clock.is_some() {
        return Go { clock: request.clock, ..Go::default() };
    }
    match request.limits {
        Limits { time: Some(time), .. } => Go { movetime: Some(time), ..Go::default() },
        Limits { nodes: Some(nodes), .. } => Go { nodes: Some(nodes), ..Go::default() },
        Limits { depth: Some(depth), .. } => Go { depth: Some(depth), ..Go::default() },
        _ => Go { movetime: Some(USUAL), ..Go::default() },
    }
}

/// What the engine has said about the position, its moves checked.
struct Notes<'g> {
    game: &'g dyn AnyMatch,
    started: Instant,
    known: Analysis,
}

impl<'g> Notes<'g> {
    fn new(game: &'g dyn AnyMatch) -> Notes<'g> {
        let started = Instant::now();
        let known = Analysis { depth: 0, nodes: 0, time: started.elapsed(), lines: Vec::new() };
        Notes { game, started, known }
    }

    /// Adds a report; gives all that is known if that is anything new about a line of play.
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

    /// What is known at the end: the line of the chosen move comes first.
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
