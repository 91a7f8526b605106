//! Ctrl-C: the first stops a run in good order, the second at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use jogada_play::Stop;

use crate::failure::INTERRUPTED;
use crate::output;

/// Turns Ctrl-C into a [`Stop`].
pub struct Interrupt {
    pub stop: Arc<Stop>,
    pressed: Arc<AtomicBool>,
}

impl Interrupt {
    /// Installs the handler for Ctrl-C, which answers the first with a note.
    pub fn listen(note: String) -> Interrupt {
        let interrupt = Interrupt { stop: Arc::default(), pressed: Arc::default() };
        let (stop, pressed) = (interrupt.stop.clone(), interrupt.pressed.clone());
        let heard = move || {
            if pressed.swap(true, Relaxed) {
                quit();
            }
            stop.stop();
            output::note(&note);
        };
        // Where nothing can be heard, Ctrl-C ends the program as usual; results are saved as ever.
        let _ = ctrlc::set_handler(heard);
        interrupt
    }

    /// Whether Ctrl-C was pressed.
    pub fn was_pressed(&self) -> bool {
        self.pressed.load(Relaxed)
    }
}

#[expect(clippy::exit, reason = "a second Ctrl-C ends at once")]
fn quit() -> ! {
    std::process::exit(INTERRUPTED.into())
}
