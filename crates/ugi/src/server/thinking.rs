//! A search on a thread of its own, so that commands are heard meanwhile.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread::JoinHandle;
use std::time::Instant;

use jogada_play::{Analysis, AnyMatch, Localizer, Player, PlayerFault, Request, Stop, visible};

use super::output::Output;
use super::{NOTHING, clock};
use crate::answer::{Answer, Info};

/// A search that has begun.
pub(super) struct Thinking {
    worker: JoinHandle<Box<dyn Player>>,
    stop: Arc<Stop>,
    /// Set before the move is said: a runner that has read it may send any command.
    answered: Arc<AtomicBool>,
}

/// What is to be thought about, and by whom.
pub(super) struct Work {
    pub(super) player: Box<dyn Player>,
    pub(super) game: Box<dyn AnyMatch>,
    pub(super) request: Request,
    /// When it was asked for: the runner's clock runs from then on.
    pub(super) received: Instant,
    pub(super) localizer: Localizer,
}

impl Thinking {
    pub(super) fn start<W: Write + Send + 'static>(mut work: Work, output: Output<W>) -> Thinking {
        let (stop, answered) = (Arc::new(Stop::default()), Arc::new(AtomicBool::new(false)));
        let (halt, done) = (Arc::clone(&stop), Arc::clone(&answered));
        let worker = std::thread::spawn(move || {
            let last = conclusion(&mut work, &output, &halt);
            done.store(true, SeqCst);
            output.say(&last);
            work.player
        });
        Thinking { worker, stop, answered }
    }

    /// Asks it to name a move now.
    pub(super) fn stop(&self) {
        self.stop.stop();
    }

    /// Whether its move is said, or will be without delay.
    pub(super) fn is_ending(&self) -> bool {
        self.answered.load(SeqCst) || self.stop.is_stopped() || self.worker.is_finished()
    }

    /// Whether its move has been said.
    pub(super) fn is_over(&self) -> bool {
        self.answered.load(SeqCst) || self.worker.is_finished()
    }

    /// Waits for the end; gives the player back, unless it has panicked.
    pub(super) fn join(self) -> Option<Box<dyn Player>> {
        self.worker.join().ok()
    }
}

/// Thinks; gives what is to be said at the end.
fn conclusion<W: Write>(work: &mut Work, output: &Output<W>, stop: &Stop) -> Vec<Answer> {
    let mut tell = |analysis: &Analysis| {
        output.say(&Info::of(analysis).map(Answer::Info).collect::<Vec<_>>());
        if output.is_broken() {
            stop.stop();
        }
    };
    let request = clock::less(work.request, work.received.elapsed(), work.game.side());
    match work.player.choose(&*work.game, &request, stop, &mut tell) {
        Ok(Some(found)) => {
            vec![Answer::Info(Info::effort(&found)), Answer::BestMove(found.best().to_owned())]
        }
        Ok(None) => vec![Answer::BestMove(NOTHING.to_owned())],
        Err(PlayerFault { message }) => {
            let why = visible(&work.localizer.say(&message));
            vec![Answer::Refusal(why), Answer::BestMove(NOTHING.to_owned())]
        }
    }
}
