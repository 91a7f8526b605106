//! Depth-first proof-number search: can a side force a win, however long it takes?
//!
//! Proof numbers (L. V. Allis, M. van der Meulen and H. J. van den Herik, *Proof-number search*, 1994), searched
//! depth first with thresholds and a table: df-pn (A. Nagai, *Df-pn algorithm for searching AND/OR trees and its
//! applications*, 2002), thresholds widened by a quarter (J. Pawlewicz and Ł. Lew, *Improving depth-first pn-search:
//! 1+ε trick*, 2006), the larger number of a node counted as the largest of its children's and one for each of the
//! others, so that transpositions are not counted many times over (T. Ueda, T. Hashimoto, J. Hashimoto and H. Iida,
//! *Weak proof-number search*, 2008), new positions valued by their mobility and by the plies a win must take
//! (df-pn+, Nagai 2002).
//!
//! Repetition (A. Kishimoto and M. Müller, *A general solution to the graph history interaction problem*, 2004): a
//! position that comes back on the path is no win, which proves nothing elsewhere. Proofs never rest on it.
//! A disproof that does rest on a position above its own is stored as provisional and counts within one round only.
//! The disproof of a root is not believed before a strategy without holes has been read from the table.

mod confirm;
mod strategy;
mod table;
mod value;

pub use strategy::{Strategist, StrategyGoal};
pub use table::ProofNumbers;
pub(super) use value::ProofRace;

use jogada_core::{
    EvalPosition, Evaluator, Game, GameState, MoveBits, Outcome, Repetition, Rng, Side,
};

use super::budget::Budget;
use crate::think::Task;
use table::{Entry, INFINITE};

/// A disproof that rests on no repetition.
const NOWHERE: u32 = u32::MAX;

/// Plies the search may go down; a line that is longer counts as no win, provisionally.
const MAX_PATH: usize = 300;

/// Numbers of new positions: what a number of 1 becomes, what a ply to the nearest possible win adds, the points of the
/// evaluation that double or halve them, and how often. Measured on Nava, `docs/records.md`.
const FIRST_NUMBER: u32 = 4;
const PLY_WEIGHT: u32 = 8;
const EVAL_SCALE: i32 = 100;
const MAX_DOUBLINGS: i32 = 6;
const MAX_DISTANCE: u32 = 64;

/// Proof and disproof number, and on which position of the path a disproof rests: 0 if that is not known, the root
/// is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    pn: u32,
    dn: u32,
    rests_on: u32,
    /// Of a proof: plies to the win.
    plies: u16,
}

impl Numbers {
    const WON: Numbers = Numbers { pn: 0, dn: INFINITE, rests_on: NOWHERE, plies: 0 };

    const fn not_won(rests_on: u32) -> Numbers {
        Numbers { pn: INFINITE, dn: 0, rests_on, plies: 0 }
    }

    const fn open(pn: u32, dn: u32) -> Numbers {
        Numbers { pn, dn, rests_on: NOWHERE, plies: 0 }
    }

    const fn is_settled(self) -> bool {
        self.pn == 0 || self.dn == 0
    }

    /// The number of which a node has the least of its children, then the other one.
    const fn sides(self, attacks: bool) -> (u32, u32) {
        if attacks { (self.pn, self.dn) } else { (self.dn, self.pn) }
    }
}

/// A move of a node on the path, with what was last known about the position after it.
#[derive(Clone, Copy)]
struct Child<M> {
    m: M,
    key: u64,
    numbers: Numbers,
    /// Finished, or a repetition: the table has nothing to say.
    is_final: bool,
}

/// A position on the path.
struct Node<'n, G: Game, E: Evaluator<G>> {
    at: EvalPosition<'n, G, E::Accumulator>,
    key: u64,
    /// The root is 1.
    ply: u32,
}

/// What is known about a root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    /// The attacker wins within so many plies.
    Proven { plies: u16 },
    /// He does not; certainly, or unless something that was taken for a repetition is none.
    Disproven { is_certain: bool },
    /// Proof and disproof number.
    Open { pn: u32, dn: u32 },
}

/// Both numbers at which a node is given up.
#[derive(Clone, Copy)]
struct Thresholds {
    pn: u32,
    dn: u32,
}

/// A search for a win of one side.
pub(super) struct DfPn<'a, 'b, G: Game, E: Evaluator<G>> {
    game: &'a G,
    evaluator: &'a E,
    /// Hashes of positions that would be drawn by repetition.
    drawn: &'b [u64],
    attacker: Side,
    table: &'b mut ProofNumbers,
    children: Vec<Child<G::Move>>,
    scratch: Vec<G::Move>,
    counting: Vec<G::Move>,
    path: Path,
}

impl<'a, 'b, G: Game, E: Evaluator<G>> DfPn<'a, 'b, G, E> {
    pub(super) fn new(
        task: &Task<'a, G, E>,
        drawn: &'b [u64],
        attacker: Side,
        table: &'b mut ProofNumbers,
    ) -> Self {
        DfPn {
            game: task.game,
            evaluator: task.evaluator,
            drawn,
            attacker,
            table,
            children: Vec::new(),
            scratch: Vec::new(),
            counting: Vec::new(),
            path: Path::new(task.game.repetition() != Repetition::Impossible),
        }
    }

    /// Searches a position until it is settled or the budget is used up.
    pub(super) fn run(&mut self, state: &G::State, budget: &mut Budget<'_>) -> Status {
        let mut state = state.clone();
        self.game.restart_countdown(&mut state);
        let key = self.key(&state);
        if let Some(status) = self.status(key) {
            return status;
        }
        let acc = self.evaluator.refresh(self.game, &state);
        let node = Node { at: EvalPosition::new(self.game, &state, &acc), key, ply: 1 };
        let all = Thresholds { pn: INFINITE, dn: INFINITE };
        match self.search(&node, all, budget) {
            Numbers { pn: 0, plies, .. } => Status::Proven { plies },
            Numbers { dn: 0, rests_on, .. } => {
                Status::Disproven { is_certain: rests_on == NOWHERE }
            }
            Numbers { pn, dn, .. } => Status::Open { pn, dn },
        }
    }

    /// What the table says about a position, if it is settled.
    fn status(&self, key: u64) -> Option<Status> {
        match self.table.get(key)? {
            Entry::Proven { plies, .. } => Some(Status::Proven { plies }),
            Entry::Disproven { .. } => Some(Status::Disproven { is_certain: true }),
            Entry::Provisional { round, .. } if round == self.table.round => {
                Some(Status::Disproven { is_certain: false })
            }
            _ => None,
        }
    }

    /// Searches a node until one of its numbers reaches its threshold.
    fn search(
        &mut self,
        node: &Node<'_, G, E>,
        limit: Thresholds,
        budget: &mut Budget<'_>,
    ) -> Numbers {
        if !budget.count() {
            return Numbers::open(1, 1);
        }
        let before = budget.nodes();
        let (start, attacks) = (self.children.len(), node.at.state.to_move() == self.attacker);
        self.path.push(node.key);
        let forced = self.expand(node, attacks);
        let numbers = self.search_children(node, start, limit, attacks, budget);
        let numbers = if numbers.pn == 0 && forced {
            Numbers { plies: numbers.plies.max(2), ..numbers }
        } else {
            numbers
        };
        self.path.pop(node.key);
        let best = self.deciding(start, attacks);
        self.children.truncate(start);
        self.store(node, numbers, best, budget.nodes() - before);
        numbers
    }

    fn search_children(
        &mut self,
        node: &Node<'_, G, E>,
        start: usize,
        limit: Thresholds,
        attacks: bool,
        budget: &mut Budget<'_>,
    ) -> Numbers {
        let (least_limit, sum_limit) =
            if attacks { (limit.pn, limit.dn) } else { (limit.dn, limit.pn) };
        loop {
            let choice = self.choose(node.ply, start, attacks);
            let (least, sum) = choice.numbers.sides(attacks);
            if least >= least_limit || sum >= sum_limit || budget.is_paused() {
                return choice.numbers;
            }
            let child = self.children[choice.place];
            let known = self.probe(child.key).unwrap_or(child.numbers);
            if known != child.numbers {
                self.children[choice.place].numbers = known;
                continue;
            }
            let widened = choice.second.saturating_add(choice.second / 4).max(choice.second + 1);
            let child_least = least_limit.min(widened).min(INFINITE);
            let (_, child_sum) = child.numbers.sides(attacks);
            let child_sum = (sum_limit - sum).saturating_add(child_sum).min(INFINITE);
            let thresholds = if attacks {
                Thresholds { pn: child_least, dn: child_sum }
            } else {
                Thresholds { pn: child_sum, dn: child_least }
            };
            let found = self.follow(node, child, thresholds, budget);
            if budget.is_paused() && !found.is_settled() {
                return self.choose(node.ply, start, attacks).numbers;
            }
            self.children[choice.place].numbers = found;
        }
    }

    fn follow(
        &mut self,
        node: &Node<'_, G, E>,
        child: Child<G::Move>,
        limit: Thresholds,
        budget: &mut Budget<'_>,
    ) -> Numbers {
        let mut state = self.game.after(node.at.state, child.m);
        let mut acc = node.at.acc.clone();
        self.evaluator.update(self.game, node.at.state, child.m, &state, &mut acc);
        self.game.restart_countdown(&mut state);
        let at = EvalPosition::new(self.game, &state, &acc);
        self.search(&Node { at, key: child.key, ply: node.ply + 1 }, limit, budget)
    }

    /// The numbers of a node, and the child to search next.
    fn choose(&self, ply: u32, start: usize, attacks: bool) -> Choice {
        let (mut least, mut second, mut place) = (INFINITE, INFINITE, start);
        let (mut largest, mut open) = (0, 0);
        // Of a proof: plies. Of a disproof: what it rests on.
        let (mut plies_least, mut plies_most) = (u16::MAX, 0);
        let (mut firmest, mut weakest) = (0, NOWHERE);
        for (i, child) in self.children[start..].iter().enumerate() {
            let (a, b) = child.numbers.sides(attacks);
            if a < least {
                (second, least, place) = (least, a, start + i);
            } else if a < second {
                second = a;
            }
            largest = largest.max(b);
            open += u32::from(b > 0);
            if child.numbers.pn == 0 {
                plies_least = plies_least.min(child.numbers.plies);
                plies_most = plies_most.max(child.numbers.plies);
            }
            if child.numbers.dn == 0 {
                firmest = firmest.max(child.numbers.rests_on);
                weakest = weakest.min(child.numbers.rests_on);
            }
        }
        let sum = if least == 0 {
            INFINITE
        } else if largest == 0 {
            0
        } else {
            (largest + open - 1).min(INFINITE - 1)
        };
        let least = if sum == 0 { INFINITE } else { least.min(INFINITE - 1) };
        let (pn, dn) = if attacks { (least, sum) } else { (sum, least) };
        let plies = if attacks { plies_least } else { plies_most }.saturating_add(1);
        let rests_on = if attacks { weakest } else { firmest };
        // What rests on this very position, or below, rests on nothing else.
        let rests_on = if rests_on >= ply { NOWHERE } else { rests_on };
        Choice { numbers: Numbers { pn, dn, rests_on, plies }, place, second }
    }

    /// The move that settles a node, if one does.
    fn deciding(&self, start: usize, attacks: bool) -> Option<G::Move> {
        let decides = |child: &&Child<G::Move>| child.numbers.sides(attacks).0 == 0;
        let children = self.children[start..].iter().filter(decides);
        let best = if attacks {
            children.min_by_key(|child| child.numbers.plies)
        } else {
            children.max_by_key(|child| child.numbers.rests_on)
        };
        best.map(|child| child.m)
    }

    fn store(&mut self, node: &Node<'_, G, E>, numbers: Numbers, best: Option<G::Move>, work: u64) {
        let m = best.map_or(u32::MAX, MoveBits::to_bits);
        let entry = match numbers {
            Numbers { pn: 0, plies, .. } => Entry::Proven { plies, m },
            Numbers { dn: 0, rests_on: NOWHERE, .. } => Entry::Disproven { m },
            Numbers { dn: 0, .. } => Entry::Provisional { m, round: self.table.round },
            Numbers { pn, dn, .. } => Entry::Open { pn, dn },
        };
        self.table.put(node.key, entry, work);
    }

    /// Lists the moves of a node with what is known about each; says whether moves that lose at once were left out.
    fn expand(&mut self, node: &Node<'_, G, E>, attacks: bool) -> bool {
        let (game, at) = (self.game, node.at);
        let mut moves = std::mem::take(&mut self.scratch);
        moves.clear();
        let forced = !attacks && self.evaluator.forced_replies(at, usize::MAX, &mut moves);
        if !forced {
            game.moves(at.state, &mut moves);
        }
        let start = self.children.len();
        for &m in &moves {
            let child = self.child(node, m);
            self.children.push(child);
            if child.is_final
                && child.numbers.sides(attacks).0 == 0
                && child.numbers.rests_on == NOWHERE
            {
                self.children.drain(start..self.children.len() - 1);
                break;
            }
        }
        self.scratch = moves;
        forced
    }

    fn child(&mut self, node: &Node<'_, G, E>, m: G::Move) -> Child<G::Move> {
        let game = self.game;
        let mut state = game.after(node.at.state, m);
        let last = |numbers| Child { m, key: 0, numbers, is_final: true };
        if let Some(outcome) = game.outcome(&state) {
            let won = outcome == Outcome::Win(self.attacker);
            return last(if won { Numbers::WON } else { Numbers::not_won(NOWHERE) });
        }
        if self.is_drawn(&state) {
            return last(Numbers::not_won(NOWHERE));
        }
        game.restart_countdown(&mut state);
        let key = self.key(&state);
        if let Some(ply) = self.path.find(key) {
            return last(Numbers::not_won(ply));
        }
        if self.path.keys.len() >= MAX_PATH {
            return last(Numbers::not_won(0));
        }
        let numbers = self.probe(key).unwrap_or_else(|| self.first_numbers(node, m, &state));
        Child { m, key, numbers, is_final: false }
    }

    /// What a position that was never searched is taken for: the side to move needs one move, the other side an
    /// answer to all.
    fn first_numbers(&mut self, node: &Node<'_, G, E>, m: G::Move, state: &G::State) -> Numbers {
        let mut acc = node.at.acc.clone();
        self.evaluator.update(self.game, node.at.state, m, state, &mut acc);
        let at = EvalPosition::new(self.game, state, &acc);
        let attacks = state.to_move() == self.attacker;
        let count = self.game.count(state, &mut self.counting) as u32;
        let plies = |side| self.evaluator.min_plies_to_win(at, side).min(MAX_DISTANCE);
        let [win, loss] = [self.attacker, self.attacker.other()].map(plies);
        let value = self.evaluator.evaluate(at);
        let value = if attacks { value } else { -value };
        let (needs_proof, needs_disproof) = if attacks { (1, count) } else { (count, 1) };
        Numbers::open(
            scaled(needs_proof + PLY_WEIGHT * win, -value),
            scaled(needs_disproof + PLY_WEIGHT * loss, value),
        )
    }

    /// What the table knows.
    fn probe(&self, key: u64) -> Option<Numbers> {
        match self.table.get(key)? {
            Entry::Open { pn, dn } => Some(Numbers::open(pn, dn)),
            Entry::Proven { plies, .. } => Some(Numbers { plies, ..Numbers::WON }),
            Entry::Disproven { .. } => Some(Numbers::not_won(NOWHERE)),
            Entry::Provisional { round, .. } if round == self.table.round => {
                Some(Numbers::not_won(0))
            }
            Entry::Provisional { .. } => None,
        }
    }

    /// Positions share a key that only differ by a symmetry, unless the history tells them apart.
    fn key(&self, state: &G::State) -> u64 {
        let attacks = u64::from(state.to_move() == self.attacker);
        let (hash, salt) = if self.drawn.is_empty() {
            (self.game.symmetric_hash(state), 2 + attacks)
        } else {
            (self.game.hash(state), attacks)
        };
        Rng::new(hash ^ salt.wrapping_mul(0xd6e8_feb8_6659_fd93)).bits()
    }
}

/// A number of a new position by how good the position is: doubled for every [`EVAL_SCALE`] points.
fn scaled(number: u32, value: i32) -> u32 {
    let value = value.clamp(-MAX_DOUBLINGS * EVAL_SCALE, MAX_DOUBLINGS * EVAL_SCALE);
    let (whole, rest) = (value.div_euclid(EVAL_SCALE), value.rem_euclid(EVAL_SCALE));
    let shifted = u64::from(number * FIRST_NUMBER) << (whole + MAX_DOUBLINGS);
    let number = (shifted + shifted * rest as u64 / EVAL_SCALE as u64) >> MAX_DOUBLINGS;
    number.clamp(1, u64::from(INFINITE / 4)) as u32
}

/// What a node is worth, and where to go on.
struct Choice {
    numbers: Numbers,
    place: usize,
    /// The second least number.
    second: u32,
}

/// The positions from the root to the node at hand.
struct Path {
    keys: Vec<u64>,
    /// How many of them share a few bits: most positions are told from all of them at once.
    filter: Vec<u16>,
    is_needed: bool,
}

const FILTER_BITS: u32 = 12;

impl Path {
    fn new(is_needed: bool) -> Path {
        Path { keys: Vec::new(), filter: vec![0; 1 << FILTER_BITS], is_needed }
    }

    fn push(&mut self, key: u64) {
        self.keys.push(key);
        self.filter[Path::bits(key)] += 1;
    }

    fn pop(&mut self, key: u64) {
        self.keys.pop();
        self.filter[Path::bits(key)] -= 1;
    }

    /// The ply at which a position is on the path; the root's is 1.
    fn find(&self, key: u64) -> Option<u32> {
        if !self.is_needed || self.filter[Path::bits(key)] == 0 {
            return None;
        }
        self.keys.iter().position(|&other| other == key).map(|place| place as u32 + 1)
    }

    fn bits(key: u64) -> usize {
        (key >> (64 - FILTER_BITS)) as usize
    }
}
