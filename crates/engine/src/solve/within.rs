//! Questions about a win of a given length: is there one, by which moves, and how long can it be put off?
//!
//! Unlike [`solve`](super::solve), which looks further and further ahead for whoever wins, these have an answer after so many
//! plies whatever the position, so that a wrong move can be told from a right one.

use jogada_core::{EvalPosition, Evaluator, Game, Side};

use super::budget::Budget;
use super::depth_to_win::{Attack, NEVER, Node, Prover};
use super::{Effort, drawn_by_repetition};
use crate::limits::Stop;
use crate::think::Task;

/// How soon a side forces a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinDistance {
    /// In exactly so many plies, if it hurries and the other side delays.
    Plies(u32),
    /// Not within the plies asked about.
    Longer,
    /// The effort was not enough to find out.
    Unknown,
}

/// The best defence of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defence<M> {
    /// A move that lasts longest.
    pub reply: M,
    /// How soon the other side wins after it.
    pub left: WinDistance,
}

impl<M> Defence<M> {
    /// The same with its move written otherwise.
    pub fn map<N>(self, show: impl FnOnce(M) -> N) -> Defence<N> {
        Defence { reply: show(self.reply), left: self.left }
    }
}

/// How soon a side, to move or not, forces a win, if within so many plies.
///
/// # Panics
/// If the game is over.
pub fn win_within<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    side: Side,
    plies: u32,
    effort: Effort,
    stop: &Stop,
) -> WinDistance {
    ask(task, effort, stop, |question| question.distance(None, side, plies))
}

/// All moves with which the side to move forces a win within so many plies; `None` if the effort was not
/// enough to find out.
///
/// # Panics
/// If the game is over.
pub fn winning_moves<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    plies: u32,
    effort: Effort,
    stop: &Stop,
) -> Option<Vec<G::Move>> {
    let side = task.game.to_move(task.state);
    ask(task, effort, stop, |question| {
        let mut winning = Vec::new();
        for m in task.game.legal_moves(task.state) {
            match question.distance(Some(m), side, plies.saturating_sub(1)) {
                WinDistance::Plies(_) => winning.push(m),
                WinDistance::Longer => {}
                WinDistance::Unknown => return None,
            }
        }
        Some(winning)
    })
}

/// The move of the side to move after which the other side takes longest to win, or does not win within
/// so many plies at all; `None` if the effort was not enough to find out.
///
/// # Panics
/// If the game is over.
pub fn defend<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    plies: u32,
    effort: Effort,
    stop: &Stop,
) -> Option<Defence<G::Move>> {
    let attacker = task.game.to_move(task.state).other();
    ask(task, effort, stop, |question| {
        let mut best: Option<Defence<G::Move>> = None;
        for reply in question.ranked(attacker, plies) {
            let left = question.distance(Some(reply), attacker, plies.saturating_sub(1));
            let longest = match (left, best.map(|best| best.left)) {
                (WinDistance::Unknown, _) => return None,
                (WinDistance::Longer, _) => return Some(Defence { reply, left }),
                (WinDistance::Plies(left), Some(WinDistance::Plies(most))) => left > most,
                _ => true,
            };
            if longest {
                best = Some(Defence { reply, left });
            }
        }
        best
    })
}

/// A game in which the side to move wins within so many plies against the longest defence; empty if that
/// is not so, or the effort was not enough to find it.
///
/// # Panics
/// If the game is over.
pub fn winning_line<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    plies: u32,
    effort: Effort,
    stop: &Stop,
) -> Vec<G::Move> {
    let side = task.game.to_move(task.state);
    ask(task, effort, stop, |question| match question.distance(None, side, plies) {
        WinDistance::Plies(plies) => {
            question.prover.line(task.state, side, plies as i16, &mut question.budget)
        }
        _ => Vec::new(),
    })
}

/// What is known so far about the positions after a root.
struct Question<'q, 'a, G: Game, E: Evaluator<G>> {
    root: Node<'q, G, E>,
    prover: Prover<'a, 'q, G, E>,
    budget: Budget<'q>,
}

fn ask<G: Game, E: Evaluator<G>, T>(
    task: &Task<'_, G, E>,
    effort: Effort,
    stop: &Stop,
    answer: impl FnOnce(&mut Question<'_, '_, G, E>) -> T,
) -> T {
    assert!(task.game.outcome(task.state).is_none(), "a finished game needs no proof");
    let drawn = drawn_by_repetition(task);
    let acc = task.evaluator.refresh(task.game, task.state);
    answer(&mut Question {
        root: Node { at: EvalPosition::new(task.game, task.state, &acc), ply: 0 },
        prover: Prover::new(task, &drawn, Attack::Full, effort.bytes),
        budget: Budget::new(effort.nodes, stop),
    })
}

impl<G: Game, E: Evaluator<G>> Question<'_, '_, G, E> {
    /// The distance from the root, or after a move of it, looked for ply by ply.
    fn distance(&mut self, m: Option<G::Move>, side: Side, plies: u32) -> WinDistance {
        let most = plies.min(NEVER as u32 - 1) as i16;
        let mut within = i16::from(m.is_none());
        while within <= most {
            let found = match m {
                Some(m) => self.prover.after(&self.root, m, side, within, &mut self.budget),
                None => self.prover.distance(&self.root, side, within, &mut self.budget),
            };
            if self.budget.is_paused() {
                return WinDistance::Unknown;
            }
            if found.most <= within {
                return WinDistance::Plies(found.most as u32);
            }
            within = found.least.max(within.saturating_add(1));
        }
        WinDistance::Longer
    }

    fn ranked(&mut self, attacker: Side, plies: u32) -> Vec<G::Move> {
        self.prover.ranked(&self.root, attacker, plies.min(NEVER as u32 - 1) as i16)
    }
}
