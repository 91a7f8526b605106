//! Thinking on another thread, so that keys are answered meanwhile.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;

use jogada_play::{Analysis, GameLine, Message, Player, PlayerFault, Request, Stop};

/// What a worker has to say about a question.
#[derive(Clone, Debug)]
pub enum News {
    /// What is known so far.
    Thought(Analysis),
    /// The choice; `None` if the game was over.
    Chosen(Result<Option<Analysis>, PlayerFault>),
}

/// Where the news go: the number of the question comes with them.
pub type Sink = Box<dyn FnMut(u64, News) + Send>;

/// A player on a thread of its own.
pub struct Worker {
    /// `None` once it is told to go home.
    questions: Option<Sender<Question>>,
    /// Of the latest question.
    stop: Arc<Stop>,
    thread: Option<JoinHandle<()>>,
}

struct Question {
    number: u64,
    line: GameLine,
    request: Request,
    stop: Arc<Stop>,
}

impl Worker {
    /// Puts a player to work; `sink` hears from it on its thread.
    pub fn start(player: Box<dyn Player>, sink: Sink) -> Worker {
        let (questions, inbox) = mpsc::channel();
        let thread = std::thread::spawn(move || work(player, &inbox, sink));
        Worker { questions: Some(questions), stop: Arc::default(), thread: Some(thread) }
    }

    /// Asks for a move in this game. An earlier question is given up.
    pub fn ask(&mut self, number: u64, line: GameLine, request: Request) {
        self.stop.stop();
        self.stop = Arc::default();
        let question = Question { number, line, request, stop: Arc::clone(&self.stop) };
        if let Some(questions) = &self.questions {
            // A thread that is gone has said so by its last news.
            let _ = questions.send(question);
        }
    }

    /// Asks for the answer now: the best so far.
    pub fn stop(&self) {
        self.stop.stop();
    }
}

/// The thread ends before its worker is gone, so that no process or file outlives the game.
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
    for Question { number, line, request, stop } in inbox {
        let mut tell = |analysis: &Analysis| sink(number, News::Thought(analysis.clone()));
        let chosen = catch_unwind(AssertUnwindSafe(|| {
            let game = line.game();
            player.choose(&*game, &request, &stop, &mut tell)
        }));
        let broken = |_| Err(PlayerFault { message: Message::new("fault-broken") });
        sink(number, News::Chosen(chosen.unwrap_or_else(broken)));
    }
}
