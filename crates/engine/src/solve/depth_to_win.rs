//! Depth to win: can a side force a win within so many plies?
//!
//! A depth-first AND/OR search. The number asked for is the distance of a position: the plies to the attacker's win if he hurries
//! and the other side delays; [`NEVER`] if he cannot force it. A shortest win never comes back to a
//! position, so neither repetition nor the way to a position matters. A limit that is no part of the
//! position matters only if it can be reached within the plies asked about; then it becomes part of
//! the key.

use jogada_core::{EvalPosition, Evaluator, Game, GameState, MoveBits, Outcome, Rng, Side};

use super::budget::Budget;
use super::ordering::Ordering;
use super::proof_table::{Bounds, ProofEntry, ProofTable};
use crate::history::next_best;
use crate::think::Task;

/// The distance of a win that cannot be forced.
pub(super) const NEVER: i16 = i16::MAX;

/// Up to this many plies from the root mirror images share what is known about them: there they save
/// most and cost least.
const SYMMETRIC_PLIES: usize = 8;

/// Which moves the attacker may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attack {
    /// All: what is not found does not exist.
    Full,
    /// Those of [`Evaluator::forcing`]: only what is found counts.
    Forcing,
}

/// A position in the tree.
pub(super) struct Node<'n, G: Game, E: Evaluator<G>> {
    pub(super) at: EvalPosition<'n, G, E::Accumulator>,
    /// Plies from the root.
    pub(super) ply: usize,
}

/// A depth-first search for distances.
pub(super) struct Prover<'a, 'b, G: Game, E: Evaluator<G>> {
    pub(super) game: &'a G,
    pub(super) evaluator: &'a E,
    /// Hashes of positions that would be drawn by repetition.
    drawn: &'b [u64],
    attack: Attack,
    pub(super) table: ProofTable,
    ordering: Ordering,
    /// A stack of move lists, each move with its score.
    pub(super) moves: Vec<(i32, G::Move)>,
    pub(super) scratch: Vec<G::Move>,
}

impl<'a, 'b, G: Game, E: Evaluator<G>> Prover<'a, 'b, G, E> {
    pub(super) fn new(
        task: &Task<'a, G, E>,
        drawn: &'b [u64],
        attack: Attack,
        bytes: usize,
    ) -> Self {
        Prover {
            game: task.game,
            evaluator: task.evaluator,
            drawn,
            attack,
            table: ProofTable::new(bytes),
            ordering: Ordering::new(),
            moves: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// What the attacker's distance is, as exactly as needed to know whether it is at most `plies`.
    /// Meaningless once the budget is used up.
    pub(super) fn distance(
        &mut self,
        node: &Node<'_, G, E>,
        attacker: Side,
        plies: i16,
        budget: &mut Budget<'_>,
    ) -> Bounds {
        let least = self.min_plies_to_win(node, attacker);
        if least > plies {
            return Bounds { least, most: NEVER };
        }
        let hash = self.game.hash(node.at.state);
        if node.ply > 0 && self.drawn.contains(&hash) {
            return Bounds { least: NEVER, most: NEVER };
        }
        let key = self.key(node, hash, attacker, plies);
        let known = self.table.get(key);
        if known.bounds.most <= plies || known.bounds.least > plies {
            return known.bounds;
        }
        let before = budget.nodes();
        let search = Search { attacker, plies, budget };
        let (bounds, m) = self.try_moves(node, search, known);
        if !budget.is_paused() {
            let m = m.map(MoveBits::to_bits);
            self.table.put(key, bounds, m, budget.nodes() - before);
        }
        bounds
    }

    fn min_plies_to_win(&self, node: &Node<'_, G, E>, attacker: Side) -> i16 {
        let plies = self.evaluator.min_plies_to_win(node.at, attacker);
        plies.clamp(1, NEVER as u32 - 1) as i16
    }

    /// One move of the attacker that wins in time is enough, or one of the other side that does not lose
    /// in time.
    fn try_moves(
        &mut self,
        node: &Node<'_, G, E>,
        mut search: Search<'_, '_>,
        known: ProofEntry,
    ) -> (Bounds, Option<G::Move>) {
        let (start, attacks) = (self.moves.len(), node.at.state.to_move() == search.attacker);
        let mut bounds = if attacks {
            self.list_attacks(node, known);
            Bounds { least: NEVER, most: NEVER }
        } else {
            Bounds { least: 1, most: self.list_defences(node, known, search.plies) }
        };
        let mut decided = None;
        for place in start..self.moves.len() {
            let m = next_best(&mut self.moves, place);
            let child = self.follow(node, m, &mut search);
            if search.budget.is_paused() {
                break;
            }
            if attacks && child.most < search.plies || !attacks && child.least >= search.plies {
                self.update(node, &search, start, place);
                let most = if attacks { later(child.most) } else { NEVER };
                let least = if attacks { 1 } else { later(child.least) };
                (bounds, decided) = (Bounds { least, most }, Some(m));
                break;
            }
            if attacks {
                bounds.least = bounds.least.min(later(child.least));
            } else {
                bounds.most = bounds.most.max(later(child.most));
            }
        }
        self.moves.truncate(start);
        (bounds, decided)
    }

    /// The distance after a move, within the plies that are left then.
    fn follow(&mut self, node: &Node<'_, G, E>, m: G::Move, search: &mut Search<'_, '_>) -> Bounds {
        if !search.budget.count() {
            return Bounds::ANY;
        }
        let mut state = node.at.state.clone();
        self.game.play(&mut state, m);
        if let Some(outcome) = self.game.outcome(&state) {
            let distance = if outcome == Outcome::Win(search.attacker) { 0 } else { NEVER };
            return Bounds { least: distance, most: distance };
        }
        if search.plies <= 1 {
            return Bounds { least: 1, most: NEVER };
        }
        let mut acc = node.at.acc.clone();
        self.evaluator.update(self.game, node.at.state, m, &state, &mut acc);
        let child = Node { at: EvalPosition::new(self.game, &state, &acc), ply: node.ply + 1 };
        self.distance(&child, search.attacker, search.plies - 1, search.budget)
    }

    /// The distance after a move of the root.
    pub(super) fn after(
        &mut self,
        root: &Node<'_, G, E>,
        m: G::Move,
        attacker: Side,
        plies: i16,
        budget: &mut Budget<'_>,
    ) -> Bounds {
        self.follow(root, m, &mut Search { attacker, plies: plies + 1, budget })
    }

    fn list_attacks(&mut self, node: &Node<'_, G, E>, known: ProofEntry) {
        match self.attack {
            Attack::Full => self.game.moves(node.at.state, &mut self.scratch),
            Attack::Forcing => {
                self.evaluator.forcing(node.at, &mut self.scratch);
            }
        }
        self.rank(node, known);
    }

    /// Lists all moves, or those that do not lose so soon; gives the distance of the ones left out.
    fn list_defences(&mut self, node: &Node<'_, G, E>, known: ProofEntry, plies: i16) -> i16 {
        let (game, evaluator) = (self.game, self.evaluator);
        let start = self.scratch.len();
        let out = &mut self.scratch;
        let others = match self.attack {
            // Exact distances: only what loses at once may be left out.
            Attack::Full => evaluator.forced_replies(node.at, usize::MAX, out).then_some(2),
            Attack::Forcing => evaluator.answers(node.at, out),
        };
        let others = others.filter(|&others| others <= plies as u32);
        if others.is_none() {
            out.truncate(start);
            game.moves(node.at.state, out);
        }
        self.rank(node, known);
        others.map_or(1, |others| others as i16)
    }

    /// Gives every listed move its score.
    pub(super) fn rank(&mut self, node: &Node<'_, G, E>, known: ProofEntry) {
        let (listed, ranked) = (&mut self.scratch, &mut self.moves);
        self.ordering.rank(self.evaluator, node, known, listed, ranked);
    }

    fn update(&mut self, node: &Node<'_, G, E>, search: &Search<'_, '_>, start: usize, cut: usize) {
        let side = self.game.to_move(node.at.state);
        self.ordering.update(side, node.ply, search.plies.into(), &self.moves[start..=cut]);
    }

    /// What is known is known about a position, an attacker and, where it can be reached, a limit.
    pub(super) fn key(&self, node: &Node<'_, G, E>, hash: u64, attacker: Side, plies: i16) -> u64 {
        let game = self.game;
        let mut key = if node.ply <= SYMMETRIC_PLIES && self.drawn.is_empty() {
            let relation = 2 + u64::from(game.to_move(node.at.state) == attacker);
            mixed(game.symmetric_hash(node.at.state), relation)
        } else {
            mixed(hash, attacker.index() as u64)
        };
        if let Some(countdown) = game.countdown(node.at.state)
            && countdown.plies <= plies as u32
        {
            key = mixed(key, 4 + u64::from(countdown.plies));
        }
        key
    }
}

/// What is being asked.
struct Search<'s, 'b> {
    attacker: Side,
    plies: i16,
    budget: &'s mut Budget<'b>,
}

/// The distance a ply earlier.
fn later(distance: i16) -> i16 {
    if distance == NEVER { NEVER } else { distance + 1 }
}

fn mixed(key: u64, salt: u64) -> u64 {
    Rng::new(key ^ salt.wrapping_mul(0xd6e8_feb8_6659_fd93)).bits()
}
