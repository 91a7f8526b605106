//! A search on a thread of its own, so that commands are read meanwhile.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread::JoinHandle;
use std::time::Instant;

use jogada_play::{Analysis, AnyMatch, Localizer, Player, PlayerFault, Request, Stop, visible};

use super::output::Output;
use super::{NONE, clock};
use crate::answer::{Answer, Info};

/// A running search.
pub(super) struct Thinking {
    worker: JoinHandle<Box<dyn Player>>,
    stop: Arc<Stop>,
    /// Set before `bestmove` is written: a runner that has read it may send any command.
    answered: Arc<AtomicBool>,
}

/// What the thread of a search takes.
pub(super) struct Work {
    pub(super) player: Box<dyn Player>,
    pub(super) game: Box<dyn AnyMatch>,
    pub(super) request: Request,
    /// The runner's clock runs from here.
    pub(super) received: Instant,
    pub(super) localizer: Arc<Localizer>,
}

impl Thinking {
    pub(super) fn start<W: Write + Send + 'static>(mut work: Work, output: Output<W>) -> Thinking {
        let (stop, answered) = (Arc::new(Stop::default()), Arc::new(AtomicBool::new(false)));
        let (halt, done) = (Arc::clone(&stop), Arc::clone(&answered));
        let worker = std::thread::spawn(move || {
            let last = conclusion(&mut work, &output, &halt);
            done.store(true, SeqCst);
            output.write(&last);
            work.player
        });
        Thinking { worker, stop, answered }
    }

    /// Ends it early; `bestmove` follows.
    pub(super) fn stop(&self) {
        self.stop.stop();
    }

    /// Whether `bestmove` is written or about to be.
    pub(super) fn is_ending(&self) -> bool {
        self.answered.load(SeqCst) || self.stop.is_stopped() || self.worker.is_finished()
    }

    /// Whether `bestmove` is written.
    pub(super) fn is_over(&self) -> bool {
        self.answered.load(SeqCst) || self.worker.is_finished()
    }

    /// Waits for the end; returns the player, unless it has panicked.
    pub(super) fn join(self) -> Option<Box<dyn Player>> {
        self.worker.join().ok()
    }
}

/// Searches; returns the last answers.
fn conclusion<W: Write>(work: &mut Work, output: &Output<W>, stop: &Stop) -> Vec<Answer> {
    let mut sink = |analysis: &Analysis| {
        output.write(&Info::of(analysis).map(Answer::Info).collect::<Vec<_>>());
        if output.is_broken() {
            stop.stop();
        }
    };
    let request = clock::subtract(work.request, work.received.elapsed(), work.game.side());
    match work.player.choose(&*work.game, &request, stop, &mut sink) {
        Ok(Some(found)) => {
            vec![Answer::Info(Info::effort(&found)), Answer::BestMove(found.best().to_owned())]
        }
        Ok(None) => vec![Answer::BestMove(NONE.to_owned())],
        Err(PlayerFault { message, .. }) => {
            let why = visible(&work.localizer.say(&message));
            vec![Answer::Refusal(why), Answer::BestMove(NONE.to_owned())]
        }
    }
}
