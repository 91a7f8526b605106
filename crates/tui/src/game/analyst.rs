//! Searches the position under review for its best lines, beside the adviser.

use jogada_play::Analysis;

use crate::worker::{Worker, WorkerUpdate};

#[derive(Default)]
pub struct Analyst {
    worker: Option<Worker>,
    /// The number of the open question, and of the moves before its position.
    open: Option<(u64, usize)>,
    /// The best lines after this many moves.
    lines: Option<(usize, Analysis)>,
}

impl Analyst {
    pub fn take_worker(&mut self) -> Option<Worker> {
        self.worker.take()
    }

    /// A worker was asked about the position after this many moves.
    pub fn asked(&mut self, worker: Worker, question: u64, ply: usize) {
        (self.worker, self.open, self.lines) = (Some(worker), Some((question, ply)), None);
    }

    pub fn cancel(&mut self) {
        (self.open, self.lines) = (None, None);
        self.worker.iter().for_each(Worker::stop);
    }

    /// Of the position after this many moves, as far as they are known.
    pub fn lines(&self, ply: usize) -> Option<&Analysis> {
        self.lines.as_ref().filter(|(known, _)| *known == ply).map(|(_, lines)| lines)
    }

    /// Whether the update was about the open question.
    pub fn on_update(&mut self, question: u64, update: &WorkerUpdate) -> bool {
        let Some((_, ply)) = self.open.filter(|(open, _)| *open == question) else { return false };
        if let WorkerUpdate::Progress(analysis) | WorkerUpdate::Done(Ok(Some(analysis))) = update {
            self.lines = Some((ply, analysis.clone()));
        }
        true
    }
}
