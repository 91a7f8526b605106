//! Everyone who thinks about the game on the screen: the bots and the adviser, each in a worker.

use std::time::Instant;

use jogada_play::{
    Analysis, AnyMatch, Clock, MoveChoice, PlayerSpec, Request, Score, Seat, Session, Side,
};
use jogada_ugi::open_player;

use super::analyst::Analyst;
use super::pace::DEFAULT_PACE;
use crate::adviser::{self, AdvicePurpose};
use crate::event::{Event, Sender};
use crate::settings::PlaySettings;
use crate::tree_worker::TreeWorker;
use crate::worker::{Worker, WorkerUpdate};

/// A question that was answered.
pub enum Answer {
    Bot(MoveChoice),
    Hint(Analysis),
    /// Of the position after this many moves.
    Review(usize, Analysis),
}

pub struct Thinkers {
    sender: Sender,
    bots: [Option<Worker>; 2],
    adviser: Option<Worker>,
    analyst: Analyst,
    tree: TreeWorker,
    request: Request,
    seed: u64,
    /// The number of the latest question.
    questions: u64,
    /// The open question to a bot.
    asked: Option<u64>,
    /// The open question to the adviser.
    advising: Option<(u64, AdvicePurpose)>,
    /// The search of the bot that is to move.
    pub(super) search: Option<Analysis>,
    /// The search behind the last move of a bot.
    pub(super) last_search: Option<Analysis>,
    /// The adviser's search of the latest position.
    advice: Option<Analysis>,
    /// A chosen move that is played when its time has come.
    pub(super) waiting: Option<String>,
    pub(super) last_move: Instant,
    /// Index into the list of paces.
    pub(super) pace: usize,
    pub(super) paused: bool,
}

impl Thinkers {
    pub fn new(settings: &PlaySettings, sender: Sender, first_question: u64) -> Thinkers {
        Thinkers {
            sender,
            bots: [None, None],
            adviser: None,
            analyst: Analyst::default(),
            tree: TreeWorker::default(),
            request: settings.request,
            seed: settings.seed,
            questions: first_question,
            asked: None,
            advising: None,
            search: None,
            last_search: None,
            advice: None,
            waiting: None,
            last_move: Instant::now(),
            pace: DEFAULT_PACE,
            paused: false,
        }
    }

    /// What the clocks show, for the bots.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        self.request.clock = clock;
    }

    /// Asks the bot that is to move, if one is.
    pub fn ask_bot(&mut self, session: &Session) {
        let Some((side, Seat::Bot(spec))) = session.mover() else { return };
        let place = side.index();
        if self.bots[place].is_none() {
            self.bots[place] = Some(self.spawn_worker(spec, self.seed.wrapping_add(place as u64)));
        }
        self.questions += 1;
        self.asked = Some(self.questions);
        self.search = None;
        if let Some(bot) = &mut self.bots[place] {
            bot.ask(self.questions, session.game().fork(), self.request);
        }
    }

    /// Cancels an earlier question to the adviser.
    pub fn ask_adviser(&mut self, game: Box<dyn AnyMatch>, purpose: AdvicePurpose) {
        if self.adviser.is_none() {
            self.adviser = Some(self.spawn_worker(&adviser::spec(&*game), 0));
        }
        self.questions += 1;
        self.advising = Some((self.questions, purpose));
        if let Some(adviser) = &mut self.adviser {
            adviser.ask(self.questions, game, purpose.request());
        }
    }

    /// Asks for the best lines of the position after this many moves, unless they are known.
    pub fn ask_lines(&mut self, game: Box<dyn AnyMatch>, ply: usize) {
        if self.analyst.lines(ply).is_none() {
            self.questions += 1;
            let mut worker = self
                .analyst
                .take_worker()
                .unwrap_or_else(|| self.spawn_worker(&adviser::spec(&*game), 0));
            worker.ask(self.questions, game, adviser::lines_request());
            self.analyst.asked(worker, self.questions, ply);
        }
    }

    /// Asks for the best moves of a position; the answer has the number that is returned.
    pub fn ask_tree(&mut self, game: Box<dyn AnyMatch>) -> u64 {
        self.questions += 1;
        self.tree.ask(self.questions, game, self.sender.clone());
        self.questions
    }

    pub fn cancel_tree(&mut self) {
        self.tree.cancel();
    }

    pub fn cancel_lines(&mut self) {
        self.analyst.cancel();
    }

    /// The best lines of the position after this many moves, as far as they are known.
    pub fn lines(&self, ply: usize) -> Option<&Analysis> {
        self.analyst.lines(ply)
    }

    /// Ignores updates on questions that were cancelled.
    pub fn on_update(&mut self, number: u64, update: &WorkerUpdate) -> Option<Answer> {
        if self.asked == Some(number) {
            return self.on_bot_update(update);
        }
        if self.analyst.on_update(number, update) {
            return None;
        }
        let (_, purpose) = self.advising.filter(|(asked, _)| *asked == number)?;
        match update {
            WorkerUpdate::Progress(analysis) => {
                if purpose == AdvicePurpose::EvalBar {
                    self.advice = Some(analysis.clone());
                }
                None
            }
            WorkerUpdate::Done(choice) => {
                self.advising = None;
                let analysis = choice.as_ref().ok()?.clone()?;
                self.on_advice(purpose, analysis)
            }
        }
    }

    fn on_bot_update(&mut self, update: &WorkerUpdate) -> Option<Answer> {
        match update {
            WorkerUpdate::Progress(analysis) => {
                self.search = Some(analysis.clone());
                None
            }
            WorkerUpdate::Done(choice) => {
                self.asked = None;
                Some(Answer::Bot(choice.clone()))
            }
        }
    }

    fn on_advice(&mut self, purpose: AdvicePurpose, analysis: Analysis) -> Option<Answer> {
        match purpose {
            AdvicePurpose::Review(ply) => Some(Answer::Review(ply, analysis)),
            AdvicePurpose::EvalBar => {
                self.advice = Some(analysis);
                None
            }
            AdvicePurpose::Hint => {
                self.advice = Some(analysis.clone());
                Some(Answer::Hint(analysis))
            }
        }
    }

    /// The latest position has changed; a review goes on.
    pub fn cancel_questions(&mut self) {
        self.move_now();
        self.asked = None;
        self.waiting = None;
        self.search = None;
        if self.reviewing().is_none() {
            self.advising = None;
            self.adviser.iter().for_each(Worker::stop);
        }
    }

    /// Moves were taken back or the game was closed: the last search belongs to nothing any more.
    pub fn reset(&mut self) {
        self.cancel_questions();
        self.cancel_lines();
        self.last_search = None;
    }

    pub fn clear_advice(&mut self) {
        self.advice = None;
    }

    pub fn cancel_review(&mut self) {
        self.advising = None;
    }

    /// Makes a bot that thinks answer with its best move so far.
    pub fn move_now(&self) {
        self.bots.iter().flatten().for_each(Worker::stop);
    }

    /// Whether no search runs and nothing is known about the latest position.
    pub fn needs_advice(&self) -> bool {
        self.asked.is_none() && self.advising.is_none() && self.advice.is_none()
    }

    /// The number of the position that is being evaluated for a review.
    pub fn reviewing(&self) -> Option<usize> {
        match self.advising {
            Some((_, AdvicePurpose::Review(ply))) => Some(ply),
            _ => None,
        }
    }

    /// Whether [`search`](Thinkers::search) is by the bot that is to move.
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// The search of the bot that is to move, or that moved last.
    pub fn search(&self) -> Option<&Analysis> {
        self.search.as_ref().or(self.last_search.as_ref())
    }

    /// The latest score and whose point of view it is: the side to move, or the one that moved last.
    pub fn latest_score(&self, side: Side, last_mover: Option<Side>) -> Option<(Score, Side)> {
        let score = |analysis: &Analysis| analysis.lines[0].score;
        let now = self.search.as_ref().or(self.advice.as_ref());
        let now = now.map(|analysis| (score(analysis), side));
        now.or_else(|| Some((score(self.last_search.as_ref()?), last_mover?)))
    }

    fn spawn_worker(&self, spec: &PlayerSpec, seed: u64) -> Worker {
        let sender = self.sender.clone();
        Worker::start(
            open_player(spec, seed),
            // When the application has ended, there is no receiver.
            Box::new(move |number, update| drop(sender.send(Event::Worker(number, update)))),
        )
    }
}
