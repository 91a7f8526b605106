//! Events of the full-screen application.

use jogada_play::TreeNode;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use crate::worker::WorkerUpdate;

/// An event for [`App::update`](crate::App::update).
#[derive(Clone, Debug)]
pub enum Event {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was used.
    Mouse(MouseEvent),
    /// Draw again, because the size of the screen changed.
    Redraw,
    /// A worker reports on the question with this number.
    Worker(u64, WorkerUpdate),
    /// The best moves of the position that the question with this number was about.
    Tree(u64, Vec<TreeNode>),
    /// The time of [`App::deadline`](crate::App::deadline) may have come.
    Tick,
    /// Reading from the terminal failed.
    TerminalClosed,
    /// The job was suspended, by Ctrl-Z or from outside (SIGTSTP).
    Suspend,
    /// The job was resumed (SIGCONT).
    Continue,
    /// A signal asks the process to end.
    Terminate(i32),
}

/// Carries events from workers, keyboard and signals to the application.
pub type Sender = std::sync::mpsc::Sender<Event>;
