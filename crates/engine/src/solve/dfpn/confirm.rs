//! Whether a disproof holds: a set of positions that the defender never has to leave.
//!
//! It needs no order: if the attacker cannot leave the set and nothing in it is his win, going round in circles is a draw. So
//! a disproof found with the help of repetitions is certain if its position is in such a set. All positions that provisional
//! disproofs name are gathered, and those that do not hold are taken out until none is left that does not: what remains is the
//! largest such set among them, and all of it is certain, whether the root is in it or not.

use std::collections::HashMap;

use jogada_core::{Evaluator, Game, MoveBits, Outcome};

use super::table::Entry;
use super::{DfPn, Status};
use crate::solve::budget::Budget;

/// What the defender, or the attacker at best, gets from a move.
enum Reach<S> {
    /// The attacker has won.
    Win,
    /// No win, certainly.
    NoWin,
    /// That depends on this position.
    Position(u64, S),
}

/// A position that may be in the set.
struct Member {
    key: u64,
    /// Whether it is the attacker's turn: then none of the moves below may leave the set; otherwise one must stay.
    attacks: bool,
    holds: bool,
    /// Moves to other members, as bits, with their places.
    moves: Vec<(u32, u32)>,
}

/// The positions gathered so far.
struct Gathered<S> {
    members: Vec<Member>,
    places: HashMap<u64, u32>,
    waiting: Vec<(u32, S)>,
}

impl<S> Gathered<S> {
    /// The place of a position, which has to wait for its moves if it is new.
    fn place(&mut self, key: u64, attacks: bool, state: S) -> u32 {
        let (next, members, waiting) =
            (self.members.len() as u32, &mut self.members, &mut self.waiting);
        *self.places.entry(key).or_insert_with(|| {
            members.push(Member { key, attacks, holds: true, moves: Vec::new() });
            waiting.push((next, state));
            next
        })
    }

    /// Takes out what does not hold, and what does not without it.
    fn reduce(&mut self) {
        let mut parents: Vec<Vec<u32>> = vec![Vec::new(); self.members.len()];
        // Of the defender's positions: how many moves still stay in the set. Those without any hold by themselves.
        let mut left: Vec<usize> = self.members.iter().map(|member| member.moves.len()).collect();
        for (place, member) in (0..).zip(&self.members) {
            member.moves.iter().for_each(|&(_, to)| parents[to as usize].push(place));
        }
        let fallen = |&place: &u32| !self.members[place as usize].holds;
        let mut falling: Vec<u32> = (0..self.members.len() as u32).filter(fallen).collect();
        while let Some(place) = falling.pop() {
            for &parent in &parents[place as usize] {
                let member = &mut self.members[parent as usize];
                left[parent as usize] -= 1;
                if member.holds && (member.attacks || left[parent as usize] == 0) {
                    member.holds = false;
                    falling.push(parent);
                }
            }
        }
    }
}

impl<G: Game, E: Evaluator<G>> DfPn<'_, '_, G, E> {
    /// Makes the disproof of a position certain, and as many others as hold. `None` if the budget was not enough; `false` if
    /// it does not hold: then disproofs that rest on repetitions are forgotten.
    pub(super) fn confirm(&mut self, state: &G::State, budget: &mut Budget<'_>) -> Option<bool> {
        let mut root = state.clone();
        self.game.restart_countdown(&mut root);
        let (places, members) = (HashMap::new(), Vec::new());
        let mut gathered = Gathered { members, places, waiting: Vec::new() };
        let attacks = self.game.to_move(&root) == self.attacker;
        gathered.place(self.key(&root), attacks, root);
        while let Some((place, state)) = gathered.waiting.pop() {
            match self.run(&state, budget) {
                Status::Disproven { is_certain: true } => {}
                Status::Disproven { is_certain: false } => {
                    self.gather(place, &state, &mut gathered);
                }
                Status::Open { .. } => return None,
                Status::Proven { .. } => gathered.members[place as usize].holds = false,
            }
        }
        gathered.reduce();
        let holds = |place: u32| gathered.members[place as usize].holds;
        for member in gathered.members.iter().filter(|member| member.holds) {
            let kept = member.moves.iter().find(|&&(_, to)| !member.attacks && holds(to));
            let m = kept.map_or(u32::MAX, |&(m, _)| m);
            if self.status(member.key) != Some(Status::Disproven { is_certain: true }) {
                self.table.put(member.key, Entry::Disproven { m }, 1);
            }
        }
        let is_certain = holds(0);
        if !is_certain {
            // Disproofs of another round do not count.
            self.table.round = self.table.round.wrapping_add(1);
        }
        Some(is_certain)
    }

    /// Notes the moves of a position on which its disproof may rest: all of the attacker, and those of the defender that a
    /// disproof names. A move of the defender that is certain is enough by itself.
    fn gather(&mut self, place: u32, state: &G::State, gathered: &mut Gathered<G::State>) {
        let attacks = gathered.members[place as usize].attacks;
        let mut moves = Vec::new();
        for m in self.game.legal_moves(state) {
            let (key, next) = match self.reach(state, m) {
                Reach::Win if attacks => {
                    gathered.members[place as usize].holds = false;
                    return;
                }
                Reach::Win => continue,
                Reach::NoWin if attacks => continue,
                Reach::NoWin => return,
                Reach::Position(key, next) => (key, next),
            };
            match self.status(key) {
                Some(Status::Disproven { is_certain: true }) if attacks => {}
                Some(Status::Disproven { is_certain: true }) => return,
                Some(Status::Proven { .. }) if !attacks => {}
                Some(_) => moves.push((m, key, next)),
                None if attacks || gathered.places.contains_key(&key) => moves.push((m, key, next)),
                None => {}
            }
        }
        if !attacks && moves.is_empty() {
            gathered.members[place as usize].holds = false;
        }
        for (m, key, next) in moves {
            let attacks = self.game.to_move(&next) == self.attacker;
            let to = gathered.place(key, attacks, next);
            gathered.members[place as usize].moves.push((m.to_bits(), to));
        }
    }

    fn reach(&self, state: &G::State, m: G::Move) -> Reach<G::State> {
        let mut next = self.game.after(state, m);
        match self.game.outcome(&next) {
            Some(outcome) if outcome == Outcome::Win(self.attacker) => return Reach::Win,
            Some(_) => return Reach::NoWin,
            None if self.is_drawn(&next) => return Reach::NoWin,
            None => {}
        }
        self.game.restart_countdown(&mut next);
        Reach::Position(self.key(&next), next)
    }
}
