//! The tree: what is known about every position in it, in a pool of fixed size.

use jogada_core::{MoveBits, Side};

/// How much promise counts against experience.
const EXPLORATION: f64 = 1.6;

/// How much worse than its parent a position is thought to be before it is looked at.
const UNTRIED: f64 = 0.2;

/// The root.
pub(super) const ROOT: usize = 0;

/// What is certain about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// Nothing yet.
    Open,
    /// This side wins in so many plies, or sooner.
    Won(Side, u16),
    /// It is drawn.
    Drawn,
}

/// A position, named by its place in the pool.
pub(super) struct Node<M> {
    /// The move that leads here.
    pub(super) m: M,
    pub(super) visits: u32,
    /// Where its children begin; they stand together.
    first: u32,
    children: u16,
    /// Whether they are all that can be played, or at least all that does not lose at once.
    complete: bool,
    pub(super) proof: Proof,
    /// The share of visits its move deserves before anything is known.
    prior: f32,
    /// The sum of what its visits found, from -1 for Black's win to 1 for White's.
    total: f64,
}

impl<M> Node<M> {
    fn new(m: M, prior: f32, proof: Proof) -> Node<M> {
        let (visits, first, children) = (0, 0, 0);
        Node { m, visits, first, children, complete: false, proof, prior, total: 0.0 }
    }

    /// What it is worth to a side, by experience.
    pub(super) fn value(&self, side: Side) -> f64 {
        let value = match self.proof {
            Proof::Won(winner, _) => return if winner == side { 1.0 } else { -1.0 },
            Proof::Drawn => return 0.0,
            Proof::Open => self.total / f64::from(self.visits.max(1)),
        };
        if side == Side::White { value } else { -value }
    }
}

/// A child to be: its move, its share of visits, and what is certain about it.
pub(super) struct Seed<M> {
    pub(super) m: M,
    pub(super) prior: f32,
    pub(super) proof: Proof,
}

/// All positions; never more than there was room for at the start.
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

impl<M: MoveBits> Tree<M> {
    /// A root, and room for as many positions as fit into this many bytes.
    pub(super) fn new(bytes: usize) -> Tree<M> {
        let most = (bytes / size_of::<Node<M>>()).clamp(1 << 10, u32::MAX as usize / 2);
        let mut nodes = Vec::with_capacity(most);
        nodes.push(Node::new(M::from_bits(0), 1.0, Proof::Open));
        Tree { nodes }
    }

    pub(super) fn node(&self, place: usize) -> &Node<M> {
        &self.nodes[place]
    }

    pub(super) fn children(&self, place: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[place];
        node.first as usize..node.first as usize + usize::from(node.children)
    }

    pub(super) fn is_leaf(&self, place: usize) -> bool {
        self.nodes[place].children == 0
    }

    /// Whether there is room for so many children.
    pub(super) fn has_room(&self, children: usize) -> bool {
        self.nodes.len() + children <= self.nodes.capacity() && children <= u16::MAX.into()
    }

    /// Gives a leaf its children. `complete` says that every other move loses at once, if there is any.
    pub(super) fn grow(&mut self, place: usize, seeds: &[Seed<M>], complete: bool) {
        let first = self.nodes.len() as u32;
        self.nodes.extend(seeds.iter().map(|seed| Node::new(seed.m, seed.prior, seed.proof)));
        let node = &mut self.nodes[place];
        (node.first, node.children, node.complete) = (first, seeds.len() as u16, complete);
    }

    /// The child to look at next; `None` if all are lost.
    pub(super) fn select(&self, place: usize, side: Side) -> Option<usize> {
        let node = &self.nodes[place];
        let untried = node.value(side) - UNTRIED;
        let share = EXPLORATION * f64::from(node.visits.max(1)).sqrt();
        let urgency = |child: &usize| {
            let child = &self.nodes[*child];
            let known = child.visits > 0 || child.proof != Proof::Open;
            let value = if known { child.value(side) } else { untried };
            value + share * f64::from(child.prior) / f64::from(1 + child.visits)
        };
        let lost = Some(side.other());
        self.children(place)
            .filter(|&child| winner(self.nodes[child].proof) != lost)
            .max_by(|a, b| urgency(a).total_cmp(&urgency(b)))
    }

    /// Adds what a visit found, for White.
    pub(super) fn visit(&mut self, place: usize, value: f64) {
        self.nodes[place].visits += 1;
        self.nodes[place].total += value;
    }

    pub(super) fn prove(&mut self, place: usize, proof: Proof) {
        self.nodes[place].proof = proof;
    }

    /// Draws the conclusion from the children of a position; says whether there is one.
    pub(super) fn conclude(&mut self, place: usize, side: Side) -> bool {
        let proofs = || self.children(place).map(|child| self.nodes[child].proof);
        let plies = |of: Side| {
            proofs().filter_map(move |proof| match proof {
                Proof::Won(winner, plies) if winner == of => Some(plies),
                _ => None,
            })
        };
        let proof = if let Some(soonest) = plies(side).min() {
            Proof::Won(side, soonest.saturating_add(1))
        } else if !self.nodes[place].complete || proofs().any(|proof| proof == Proof::Open) {
            return false;
        } else if proofs().any(|proof| proof == Proof::Drawn) {
            Proof::Drawn
        } else {
            Proof::Won(side.other(), plies(side.other()).max().map_or(2, |p| p.saturating_add(1)))
        };
        self.nodes[place].proof = proof;
        true
    }

    /// The child to play: the soonest win, else the most visited that is not lost, else the latest
    /// loss.
    pub(super) fn best(&self, place: usize, side: Side) -> Option<usize> {
        let rank = |child: &usize| {
            let node = &self.nodes[*child];
            match node.proof {
                Proof::Won(winner, plies) if winner == side => (2, -i64::from(plies)),
                Proof::Won(_, plies) => (0, i64::from(plies)),
                Proof::Open | Proof::Drawn => (1, i64::from(node.visits)),
            }
        };
        self.children(place).rev().max_by_key(rank)
    }
}

/// Who surely wins.
fn winner(proof: Proof) -> Option<Side> {
    match proof {
        Proof::Won(side, _) => Some(side),
        Proof::Open | Proof::Drawn => None,
    }
}
