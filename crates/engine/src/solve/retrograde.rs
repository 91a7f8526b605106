//! Retrograde analysis (T. Ströhlein, 1970; K. Thompson, *Retrograde analysis of certain endgames*, 1986):
//! all positions that can be reached, and their values worked back from the ends.

use std::collections::VecDeque;

use jogada_core::{Countdown, Game, Outcome};

use super::budget::Budget;
use super::{Finding, ProvenValue, Solution, Tell};

/// An edge to a position: its slot, and two marks.
const SLOT: u32 = (1 << 30) - 1;
/// The same side is to move again.
const AGAIN: u32 = 1 << 30;
/// The last edge of its position.
const LAST: u32 = 1 << 31;
/// An edge to the mover's loss.
const LOST: u32 = SLOT;
/// An edge to a draw.
const DRAWN: u32 = SLOT - 1;

/// Edges and waiting positions there is room for, per slot.
const EDGES_PER_SLOT: usize = 8;
const SLOTS_PER_WAITING: usize = 5;

/// Positions by their keys, in a table that is never full: the slot of a position is its name.
pub(super) struct Retrograde<'a, G: Game> {
    game: &'a G,
    /// Hashes of positions that would be drawn by repetition.
    drawn: &'a [u64],
    /// 0 where there is no position.
    keys: Vec<u64>,
    /// Where the edges of a position begin.
    first: Vec<u32>,
    /// Plies to the win of the side to move, negative to its loss; 0 for neither.
    values: Vec<i16>,
    edges: Vec<u32>,
    waiting: VecDeque<(u32, G::State)>,
    count: usize,
}

impl<'a, G: Game> Retrograde<'a, G> {
    /// Room for as many positions as fit into this many bytes.
    pub(super) fn new(game: &'a G, drawn: &'a [u64], bytes: usize) -> Self {
        let waiting = size_of::<(u32, G::State)>();
        let per_slot = 8 + 4 + 2 + 4 + 4 * EDGES_PER_SLOT + waiting / SLOTS_PER_WAITING;
        let slots = (bytes / per_slot).clamp(16, DRAWN as usize);
        Retrograde {
            game,
            drawn,
            keys: vec![0; slots],
            first: vec![0; slots],
            values: vec![0; slots],
            edges: Vec::with_capacity(slots * EDGES_PER_SLOT),
            waiting: VecDeque::with_capacity(slots / SLOTS_PER_WAITING),
            count: 0,
        }
    }

    /// The value of a position, if all that can be reached from it fits and the work is allowed.
    pub(super) fn solve(
        &mut self,
        state: &G::State,
        budget: &mut Budget<'_>,
        tell: &mut Tell<'_>,
    ) -> Option<Solution<G::Move>> {
        let mut root = state.clone();
        self.game.restart_countdown(&mut root);
        self.find(&root);
        let mut shown = 1 << 20;
        while let Some((slot, state)) = self.waiting.pop_front() {
            if !budget.count() || !self.add_edges(slot, &state) {
                return None;
            }
            if self.count >= shown {
                tell(budget, Finding::Positions(self.count as u64));
                shown *= 2;
            }
        }
        self.settle();
        choose(&self.first_moves(&root), self.game.countdown(state))
    }

    /// Notes where the moves of a position lead. False if there is no room.
    fn add_edges(&mut self, slot: u32, state: &G::State) -> bool {
        let start = self.edges.len();
        let moves = self.game.legal_moves(state);
        let children: Vec<_> = moves.iter().map(|&m| self.game.after(state, m)).collect();
        let wins = Some(Outcome::Win(self.game.to_move(state)));
        if children.iter().any(|child| self.game.outcome(child) == wins) {
            self.values[slot as usize] = 1;
            return true;
        }
        for mut child in children {
            let Some(edge) = self.edge(state, &mut child) else { return false };
            self.edges.push(edge);
        }
        self.first[slot as usize] = start as u32;
        *self.edges.last_mut().expect("a live position has a move") |= LAST;
        true
    }

    /// The edge to a position after a move; `None` if there is no room.
    fn edge(&mut self, before: &G::State, child: &mut G::State) -> Option<u32> {
        let game = self.game;
        let room = self.edges.len() < self.edges.capacity()
            && self.waiting.len() < self.waiting.capacity()
            && 5 * self.count < 4 * self.keys.len();
        match game.outcome(child) {
            _ if !room => None,
            Some(Outcome::Draw) => Some(DRAWN),
            Some(Outcome::Win(_)) => Some(LOST),
            None if self.drawn.contains(&game.hash(child)) => Some(DRAWN),
            None => {
                game.restart_countdown(child);
                let again = game.to_move(child) == game.to_move(before);
                Some(self.find(child) | if again { AGAIN } else { 0 })
            }
        }
    }

    /// The slot of a live position. A new one has to wait for its edges.
    fn find(&mut self, state: &G::State) -> u32 {
        let key = self.key(state);
        let slot = self.slot(key);
        if self.keys[slot] == 0 {
            self.keys[slot] = key;
            self.count += 1;
            self.waiting.push_back((slot as u32, state.clone()));
        }
        slot as u32
    }

    fn key(&self, state: &G::State) -> u64 {
        let symmetric = self.drawn.is_empty();
        let hash = if symmetric { self.game.symmetric_hash(state) } else { self.game.hash(state) };
        hash.max(1)
    }

    /// Where a key is, or would be.
    fn slot(&self, key: u64) -> usize {
        let scrambled = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut slot = ((u128::from(scrambled) * self.keys.len() as u128) >> 64) as usize;
        while self.keys[slot] != 0 && self.keys[slot] != key {
            slot = if slot + 1 == self.keys.len() { 0 } else { slot + 1 };
        }
        slot
    }

    /// Finds all values, the nearest wins and losses first: who has a distance of `n` plies has a
    /// move to one of `n - 1`, so where none is left at some distance, all others are draws.
    fn settle(&mut self) {
        let open = |slot: &u32| self.keys[*slot as usize] != 0 && self.values[*slot as usize] == 0;
        let mut open: Vec<u32> = (0..self.keys.len() as u32).filter(open).collect();
        for distance in 1..i16::MAX {
            let before = open.len();
            open.retain(|&slot| {
                let value = self.value_at(slot, distance);
                self.values[slot as usize] = value;
                value == 0
            });
            if open.len() == before && distance > 1 {
                return;
            }
        }
    }

    /// The value of a position if its distance is this one; 0 if not.
    fn value_at(&self, slot: u32, distance: i16) -> i16 {
        let mut lost = true;
        for &edge in &self.edges[self.first[slot as usize] as usize..] {
            let value = self.through(edge);
            if value == distance {
                return distance;
            }
            lost &= value < 0 && value >= -distance;
            if edge & LAST != 0 {
                break;
            }
        }
        if lost { -distance } else { 0 }
    }

    /// The value of a move for its side: plies to the end with this one counted.
    fn through(&self, edge: u32) -> i16 {
        let value = match edge & SLOT {
            LOST => return -1,
            DRAWN => return 0,
            slot => self.values[slot as usize],
        };
        let later = value + value.signum();
        if edge & AGAIN == 0 { -later } else { later }
    }

    /// The moves of a known position with their values.
    fn first_moves(&mut self, state: &G::State) -> Vec<(G::Move, i16)> {
        let moves = self.game.legal_moves(state);
        let value = |m| {
            let mut child = self.game.after(state, m);
            let value = match self.game.outcome(&child) {
                Some(Outcome::Win(side)) if side == self.game.to_move(state) => 1,
                _ => self.edge(state, &mut child).map_or(0, |edge| self.through(edge)),
            };
            (m, value)
        };
        moves.into_iter().map(value).collect()
    }
}

/// The solution, from the value of every first move without regard to the limit. A win that comes too
/// late for it is none; where the limit may restart, that is not known.
fn choose<M: Copy>(values: &[(M, i16)], limit: Option<Countdown>) -> Option<Solution<M>> {
    let late = |value: i16| limit.is_some_and(|limit| value.unsigned_abs() as u32 > limit.plies);
    let with = |wanted: i16| {
        let fits = |&&(_, value): &&(M, i16)| value == wanted || wanted == 0 && late(value);
        values.iter().filter(fits).map(|&(m, _)| m).collect::<Vec<_>>()
    };
    let timely = || values.iter().map(|&(_, value)| value).filter(|&value| !late(value));
    if let Some(plies) = timely().filter(|&value| value > 0).min() {
        return Some(Solution::new(ProvenValue::Win, Some(plies as u32), with(plies)));
    }
    let any_late = values.iter().any(|&(_, value)| late(value));
    if any_late && limit.is_some_and(|limit| limit.restarts) {
        return None;
    }
    if any_late || timely().any(|value| value == 0) {
        return Some(Solution::new(ProvenValue::Draw, None, with(0)));
    }
    let longest = timely().min()?;
    Some(Solution::new(ProvenValue::Loss, Some(u32::from(longest.unsigned_abs())), with(longest)))
}
