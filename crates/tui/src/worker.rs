//! Runs a player on its own thread, so that the screen stays responsive.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;

use jogada_play::{Analysis, AnyMatch, Message, Player, PlayerFault, Request, Stop};

/// An answer, or the search so far.
#[derive(Clone, Debug)]
pub enum WorkerUpdate {
    /// After every depth.
    Progress(Analysis),
    /// The chosen move; `None` if the game is over.
    Done(Result<Option<Analysis>, PlayerFault>),
}

/// Receives updates with the number of their question.
pub type Sink = Box<dyn FnMut(u64, WorkerUpdate) + Send>;

/// A player on a thread of its own.
pub struct Worker {
    /// `None` once the thread is to end.
    questions: Option<Sender<Question>>,
    /// Of the latest question.
    stop: Arc<Stop>,
    thread: Option<JoinHandle<()>>,
}

struct Question {
    number: u64,
    game: Box<dyn AnyMatch>,
    request: Request,
    stop: Arc<Stop>,
}

impl Worker {
    /// `sink` is called on the thread of the player.
    pub fn start(player: Box<dyn Player>, sink: Sink) -> Worker {
        let (questions, inbox) = mpsc::channel();
        let thread = std::thread::spawn(move || work(player, &inbox, sink));
        Worker { questions: Some(questions), stop: Arc::default(), thread: Some(thread) }
    }

    /// Asks for a move in this game and cancels an earlier question.
    pub fn ask(&mut self, number: u64, game: Box<dyn AnyMatch>, request: Request) {
        self.stop.stop();
        self.stop = Arc::default();
        let question = Question { number, game, request, stop: Arc::clone(&self.stop) };
        if let Some(questions) = &self.questions {
            // If the thread has ended, its last update said so.
            let _ = questions.send(question);
        }
    }

    /// Ends the search; the answer is the best move so far.
    pub fn stop(&self) {
        self.stop.stop();
    }
}

/// Joins the thread, so that no child process or file outlives the game.
impl Drop for Worker {
    fn drop(&mut self) {
        self.stop.stop();
        self.questions = None;
        if let Some(thread) = self.thread.take() {
            // It catches its own panics.
            let _ = thread.join();
        }
    }
}

fn work(mut player: Box<dyn Player>, inbox: &Receiver<Question>, mut sink: Sink) {
    for Question { number, game, request, stop } in inbox {
        let mut tell = |analysis: &Analysis| sink(number, WorkerUpdate::Progress(analysis.clone()));
        let chosen =
            catch_unwind(AssertUnwindSafe(|| player.choose(&*game, &request, &stop, &mut tell)));
        let broken = |_| Err(PlayerFault::from(Message::new("fault-broken")));
        sink(number, WorkerUpdate::Done(chosen.unwrap_or_else(broken)));
    }
}
