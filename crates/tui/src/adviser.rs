//! Hints and evaluations, and how long each may take: on another thread for the full screen, on this one for
//! line mode.

use std::time::Duration;

use jogada_play::{Analysis, AnyMatch, Limits, PlayerSpec, Request, SearchOptions, Stop, Strategy};

/// What the adviser is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdvicePurpose {
    Hint,
    EvalBar,
    /// The position after this many moves.
    Review(usize),
}

impl AdvicePurpose {
    /// Limits for an answer on another thread.
    pub fn request(self) -> Request {
        let time = match self {
            AdvicePurpose::Hint | AdvicePurpose::EvalBar => Duration::from_millis(700),
            AdvicePurpose::Review(_) => Duration::from_millis(150),
        };
        Request { limits: Limits { time: Some(time), ..Limits::default() }, ..Request::default() }
    }
}

/// Limits for the best lines of a position that somebody looks at.
pub fn lines_request() -> Request {
    let limits = Limits { time: Some(LINES_TIME), ..Limits::default() };
    let settings = SearchOptions { lines: LINES, ..SearchOptions::default() };
    Request { limits, settings, ..Request::default() }
}

/// How many lines a review shows.
const LINES: usize = 3;
const LINES_TIME: Duration = Duration::from_secs(20);

/// In bytes.
const HINT_MEMORY: usize = 16_000_000;
const EVALUATION_MEMORY: usize = 2_000_000;

/// Small enough to be unnoticed.
const EVALUATION_NODES: u64 = 20_000;

/// The player who advises on another thread.
pub fn spec(game: &dyn AnyMatch) -> PlayerSpec {
    PlayerSpec::parse("max", game.info()).expect("every game has a player of full strength")
}

/// Searches on this thread, within the limits of the bots. `None` if the game is over.
pub fn hint(game: &dyn AnyMatch, request: &Request) -> Option<Analysis> {
    game.think(&Strategy::alpha_beta(HINT_MEMORY), request, &Stop::default(), &mut |_| {})
}

/// A short search on this thread. `None` if the game is over.
pub fn evaluate(game: &dyn AnyMatch) -> Option<Analysis> {
    let limits = Limits { nodes: Some(EVALUATION_NODES), ..Limits::default() };
    let request = Request { limits, ..Request::default() };
    game.think(&Strategy::alpha_beta(EVALUATION_MEMORY), &request, &Stop::default(), &mut |_| {})
}
