//! The players and the adviser of a game, each on its own thread.

use std::time::{Duration, Instant};

use jogada_play::{Analysis, GameLine, Limits, PlayerSpec, Request, Seat, Session, Side};

use crate::event::{Event, Sender};
use crate::settings::PlaySettings;
use crate::worker::Worker;

/// How long bots wait between moves when they play each other, in the order of the keys for it.
const PACES: [u64; 6] = [0, 250, 500, 1_000, 2_000, 4_000];

/// How long the adviser thinks of a hint, and of who is ahead.
const ADVICE: Duration = Duration::from_millis(700);

/// How long the adviser looks at each position of a game.
const REVIEW: Duration = Duration::from_millis(150);

/// What the adviser was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdvicePurpose {
    Hint,
    EvalBar,
    /// The position after this many moves.
    Review(usize),
}

/// Everyone who thinks about a game.
pub struct Thinkers {
    sender: Sender,
    bots: [Option<Worker>; 2],
    adviser: Option<Worker>,
    request: Request,
    seed: u64,
    /// The number of the latest question.
    questions: u64,
    /// The question to a bot that is not answered yet.
    pub asked: Option<u64>,
    /// The question to the adviser that is not answered yet.
    pub advising: Option<(u64, AdvicePurpose)>,
    /// What a bot thinks just now, or thought last.
    pub thought: Option<Analysis>,
    /// What a bot thought when it made its last move.
    pub last: Option<Analysis>,
    /// A move that waits for its time.
    pub waiting: Option<String>,
    /// When the last move was made.
    moved: Instant,
    /// Place in the list of paces.
    pace: usize,
    /// Whether bots wait for a key.
    pub paused: bool,
}

impl Thinkers {
    /// Nobody has been asked anything.
    pub fn new(settings: &PlaySettings, sender: Sender) -> Thinkers {
        Thinkers {
            sender,
            bots: [None, None],
            adviser: None,
            request: settings.request,
            seed: settings.seed,
            questions: 0,
            asked: None,
            advising: None,
            thought: None,
            last: None,
            waiting: None,
            moved: Instant::now(),
            pace: 2,
            paused: false,
        }
    }

    /// Asks the bot that has to move, if one has.
    pub fn ask_bot(&mut self, session: &Session) {
        let Some((side, Seat::Bot(spec))) = session.mover() else { return };
        let place = side.index();
        if self.bots[place].is_none() {
            self.bots[place] = Some(self.spawn_worker(spec, self.seed.wrapping_add(place as u64)));
        }
        self.questions += 1;
        self.asked = Some(self.questions);
        self.thought = None;
        if let Some(bot) = &mut self.bots[place] {
            bot.ask(self.questions, session.game().line(), self.request);
        }
    }

    /// Asks the adviser about a game so far. An earlier question is given up.
    pub fn ask_adviser(&mut self, line: GameLine, purpose: AdvicePurpose, session: &Session) {
        if self.adviser.is_none() {
            let spec = PlayerSpec::parse("max", session.game().info());
            let spec = spec.expect("every game has a player of full strength");
            self.adviser = Some(self.spawn_worker(&spec, 0));
        }
        self.questions += 1;
        self.advising = Some((self.questions, purpose));
        let time = if matches!(purpose, AdvicePurpose::Review(_)) { REVIEW } else { ADVICE };
        let limits = Limits { time: Some(time), ..Limits::default() };
        if let Some(adviser) = &mut self.adviser {
            adviser.ask(self.questions, line, Request { limits, ..Request::default() });
        }
    }

    /// Forgets what was asked and thought: the game is another one.
    pub fn forget(&mut self) {
        self.forget_questions();
        self.last = None;
    }

    /// Forgets what was asked: the position is another one.
    pub fn forget_questions(&mut self) {
        self.stop(Side::ALL);
        self.asked = None;
        self.waiting = None;
        self.thought = None;
        if !matches!(self.advising, Some((_, AdvicePurpose::Review(_)))) {
            self.advising = None;
            self.adviser.iter().for_each(Worker::stop);
        }
    }

    /// Asks bots for their answer now.
    pub fn stop(&self, sides: impl IntoIterator<Item = Side>) {
        let bots = sides.into_iter().filter_map(|side| self.bots[side.index()].as_ref());
        bots.for_each(Worker::stop);
    }

    /// A move was made just now.
    pub fn moved(&mut self) {
        self.moved = Instant::now();
    }

    /// How long bots wait between moves.
    pub fn pace(&self) -> Duration {
        Duration::from_millis(PACES[self.pace])
    }

    /// Makes bots slower (1) or faster (-1).
    pub fn change_pace(&mut self, by: isize) {
        self.pace = self.pace.saturating_add_signed(by).min(PACES.len() - 1);
    }

    /// When the move that waits may be made.
    pub fn deadline(&self) -> Option<Instant> {
        let waits = self.waiting.is_some() && !self.paused;
        waits.then(|| self.moved + self.pace())
    }

    fn spawn_worker(&self, spec: &PlayerSpec, seed: u64) -> Worker {
        let sender = self.sender.clone();
        Worker::start(
            spec.open(seed),
            // When the program is gone, nobody listens any more.
            Box::new(move |number, update| drop(sender.send(Event::Worker(number, update)))),
        )
    }
}
