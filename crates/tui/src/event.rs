//! What happens to the program.

use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use crate::worker::News;

/// Something to react to.
#[derive(Clone, Debug)]
pub enum Event {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was used.
    Mouse(MouseEvent),
    /// The size of the screen changed, or nothing at all did: draw again.
    Redraw,
    /// A player has something to say about the question with this number.
    News(u64, News),
    /// A time that was waited for may have come.
    Tick,
    /// The terminal is gone.
    Gone,
    /// The job was suspended, by Ctrl-Z or from outside (SIGTSTP).
    Suspend,
    /// The job goes on (SIGCONT).
    Continue,
    /// The process is to end by this signal.
    Kill(i32),
}

/// How workers and the keyboard reach the program.
pub type Sender = std::sync::mpsc::Sender<Event>;
