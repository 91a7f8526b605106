//! Searches the replies to a position on a thread of its own, for a tree that is opened move by move.

use std::sync::Arc;
use std::thread::JoinHandle;

use jogada_play::{AnyMatch, Limits, Request, Stop, Strategy, TreeShape, tree};

use crate::event::{Event, Sender};

/// Replies shown in every position.
const WIDTH: usize = 5;
/// For each position: small enough to be answered at once.
const NODES: u64 = 30_000;
/// In bytes.
const MEMORY: usize = 16_000_000;

#[derive(Default)]
pub struct TreeWorker {
    stop: Arc<Stop>,
    thread: Option<JoinHandle<()>>,
}

impl TreeWorker {
    /// Asks for the best moves of a position and cancels an earlier question. The answer is an
    /// [`Event::Tree`] with this number.
    pub fn ask(&mut self, number: u64, game: Box<dyn AnyMatch>, sender: Sender) {
        self.cancel();
        self.stop = Arc::default();
        let stop = Arc::clone(&self.stop);
        self.thread = Some(std::thread::spawn(move || {
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            let request = Request { limits, ..Request::default() };
            let shape = TreeShape { depth: 1, width: WIDTH };
            let strategy = Strategy::alpha_beta(MEMORY);
            let found = tree(&*game, shape, &strategy, &request, &stop, &mut |_| {});
            if !stop.is_stopped() {
                // When the application has ended, there is no receiver.
                let _ = sender.send(Event::Tree(number, found));
            }
        }));
    }

    /// Joins the thread, so that it does not outlive the game.
    pub fn cancel(&mut self) {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            // If it has panicked, there is no answer.
            let _ = thread.join();
        }
    }
}

impl Drop for TreeWorker {
    fn drop(&mut self) {
        self.cancel();
    }
}
