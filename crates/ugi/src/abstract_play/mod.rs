//! Bots that speak the protocol of Abstract Play, behind a web address, as players.
//!
//! There the site calls the bot: it sends a challenge and positions, signed, and the bot answers by a
//! request of its own. So does the arena: it takes the place of the site, with one port for the answers of
//! all bots.

mod host;
mod moves;
mod signature;

use std::io::ErrorKind;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use jogada_play::{
    Analysis, AnalysisLine, AnyMatch, Player, PlayerFault, PlayerSpec, Request, Score, Stop,
};
use serde_json::{Value, json};

use crate::{Fault, Timeouts};
use host::{Host, HostedGame};
pub use signature::public_key;

/// Where answers of bots are taken if nothing else is said.
const DEFAULT_ADDRESS: &str = "127.0.0.1:8790";

/// How often a wait for a move looks whether it is to stop.
const STOP_POLL: Duration = Duration::from_millis(10);

/// Time for a move where nothing limits it.
const DEFAULT_TIME: Duration = Duration::from_secs(10);

/// Whether a bot answers at its address, and the port for its moves can be had.
pub(crate) fn ping(words: &[String]) -> Result<(), Fault> {
    let (url, answers) = addresses(words);
    Host::check(answers)?;
    let timeout = Timeouts::default().handshake;
    let answer = agent(timeout).get(url).call();
    answer.map(drop).map_err(|error| no_answer(url, error, timeout))
}

/// Why a request to a bot came to nothing.
fn no_answer(url: &str, error: ureq::Error, timeout: Duration) -> Fault {
    let no_bot = |why: &str| Fault::NoBot { url: url.to_owned(), why: why.to_owned() };
    match error {
        // Without TLS the connection may fail before the library finds that it is needed.
        _ if url.starts_with("https:") => Fault::NoTls(url.to_owned()),
        ureq::Error::StatusCode(status) => Fault::Answered(format!("HTTP {status}")),
        ureq::Error::Timeout(_) => Fault::Unanswered(timeout),
        ureq::Error::Io(error) if error.kind() == ErrorKind::ConnectionRefused => {
            no_bot("connection refused")
        }
        other => no_bot(&other.to_string()),
    }
}

/// The address of the bot and that of the answers.
fn addresses(words: &[String]) -> (&str, &str) {
    let word = |place: usize| words.get(place).map(String::as_str);
    (word(0).unwrap_or_default(), word(1).unwrap_or(DEFAULT_ADDRESS))
}

fn agent(timeout: Duration) -> ureq::Agent {
    let config = ureq::Agent::config_builder().timeout_global(Some(timeout));
    // What a bot says with a status of refusal is worth telling.
    config.http_status_as_error(true).build().into()
}

/// A bot and its current game.
pub(crate) struct AbstractPlayPlayer {
    name: String,
    words: Vec<String>,
    timeouts: Timeouts,
    game: Option<OpenGame>,
}

/// A game that the bot has accepted.
struct OpenGame {
    hosted: HostedGame,
    spec: String,
}

impl AbstractPlayPlayer {
    pub(crate) fn new(spec: &PlayerSpec, timeouts: Timeouts) -> AbstractPlayPlayer {
        let words = spec.command().unwrap_or_default().to_vec();
        AbstractPlayPlayer { name: spec.to_string(), words, timeouts, game: None }
    }

    /// Challenges the bot, unless it is in this game already.
    fn prepare(&mut self, game: &dyn AnyMatch, request: &Request) -> Result<(), Fault> {
        if self.game.as_ref().is_some_and(|open| open.spec == game.spec()) {
            return Ok(());
        }
        let host = Host::at(addresses(&self.words).1)?;
        let hours = hours(time(game, request));
        let challenge = json!({
            "verb": "challenge",
            "metaGame": named(game)?.0,
            "variants": named(game)?.1,
            "clockStart": hours,
            "clockInc": 0,
            "clockMax": hours,
            "challengers": ["jogada"],
        });
        self.post(&challenge)?;
        self.game = Some(OpenGame { hosted: host.open_game(), spec: game.spec().to_owned() });
        Ok(())
    }

    fn ask(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
    ) -> Result<Analysis, Fault> {
        let started = Instant::now();
        self.prepare(game, request)?;
        let time = time(game, request);
        let (id, variants) = named(game)?;
        let open = self.game.as_ref().expect("it has just been prepared");
        let question = json!({
            "verb": "move",
            "metaGame": id,
            "variants": variants,
            "gameid": open.hosted.id,
            "clockCurr": hours(time),
            "numPlayers": 2,
            "moves": moves::rounds(game).ok_or_else(|| Fault::NoName(game.spec().to_owned()))?,
        });
        self.post(&question)?;
        let answer = self.answer(self.timeouts.of_move(time, request), stop)?;
        let text = moves::ours(game, &answer).ok_or_else(|| Fault::Illegal(answer.clone()))?;
        let text = game.check(&text).map_err(|_| Fault::Illegal(answer))?;
        let line = AnalysisLine { score: Score::Eval(0), moves: vec![text] };
        Ok(Analysis { depth: 0, nodes: 0, time: started.elapsed(), lines: vec![line] })
    }

    /// Sends a signed request; anything but a status of success is a refusal.
    fn post(&self, body: &Value) -> Result<(), Fault> {
        let (url, body) = (addresses(&self.words).0, body.to_string());
        let mut request = agent(self.timeouts.ready).post(url);
        request = request.header("content-type", "application/json");
        for (name, value) in signature::headers(&body) {
            request = request.header(name, value);
        }
        let sent = request.send(&body);
        sent.map(drop).map_err(|error| no_answer(url, error, self.timeouts.ready))
    }

    fn answer(&self, timeout: Duration, stop: &Stop) -> Result<String, Fault> {
        let open = self.game.as_ref().expect("a question was asked");
        let deadline = Instant::now() + timeout;
        while Instant::now() < deadline && !stop.is_stopped() {
            match open.hosted.answers.recv_timeout(STOP_POLL) {
                Ok(answer) => return Ok(answer),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Ended(None, Vec::new())),
            }
        }
        Err(Fault::Timeout(timeout))
    }

    fn failed(&mut self, fault: &Fault) -> PlayerFault {
        self.game = None;
        fault.of_player(&self.name)
    }
}

impl Player for AbstractPlayPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, game: &dyn AnyMatch, request: &Request) -> Result<(), PlayerFault> {
        self.game = None;
        self.prepare(game, request).map_err(|fault| self.failed(&fault))
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
        let found = self.ask(game, request, stop).map_err(|fault| self.failed(&fault))?;
        sink(&found);
        Ok(Some(found))
    }
}

/// What the game is called there, with its variants.
fn named(game: &dyn AnyMatch) -> Result<(&'static str, Vec<&'static str>), Fault> {
    let name = game.interop().abstract_play;
    let name = name.ok_or_else(|| Fault::NoName(game.spec().to_owned()))?;
    Ok((name.id, name.variants))
}

/// The time of the next move.
fn time(game: &dyn AnyMatch, request: &Request) -> Duration {
    let clock = request.clock.map(|clock| clock.remaining[game.side().index()]);
    clock.or(request.limits.time).unwrap_or(DEFAULT_TIME)
}

/// The protocol counts in hours.
fn hours(time: Duration) -> f64 {
    time.as_secs_f64() / 3_600.0
}
