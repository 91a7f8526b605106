//! The tree: what is known about every position in it, in a pool of fixed size.

use jogada_core::{MoveBits, Side};

/// How much the prior counts against the mean value.
const C_PUCT: f64 = 1.6;

/// First-play urgency (S. Gelly and Y. Wang, 2006): how much worse than its parent a position counts before
/// its first visit.
const FPU_REDUCTION: f64 = 0.2;

pub(super) const ROOT: usize = 0;

/// What is certain about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Solved {
    Open,
    /// This side wins in so many plies, or sooner.
    Won(Side, u16),
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
    /// Within how many plies every other move loses, 0 if there is none; `None` if nobody knows.
    others_last: Option<u8>,
    pub(super) solved: Solved,
    /// The share of visits its move deserves before anything is known.
    prior: f32,
    /// The sum of what its visits found, from -1 for Black's win to 1 for White's.
    total: f64,
}

impl<M> Node<M> {
    fn new(m: M, prior: f32, solved: Solved) -> Node<M> {
        let (visits, first, children) = (0, 0, 0);
        Node { m, visits, first, children, others_last: None, solved, prior, total: 0.0 }
    }

    /// What it is worth to a side, by experience.
    pub(super) fn value(&self, side: Side) -> f64 {
        let value = match self.solved {
            Solved::Won(winner, _) => return if winner == side { 1.0 } else { -1.0 },
            Solved::Drawn => return 0.0,
            Solved::Open => self.total / f64::from(self.visits.max(1)),
        };
        if side == Side::White { value } else { -value }
    }
}

/// A child to be: its move, its share of visits, and what is certain about it.
pub(super) struct Child<M> {
    pub(super) m: M,
    pub(super) prior: f32,
    pub(super) solved: Solved,
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
        nodes.push(Node::new(M::from_bits(0), 1.0, Solved::Open));
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

    /// Gives a leaf its children. Every other move loses within `others_last` plies, 0 if there is none.
    pub(super) fn expand(&mut self, place: usize, children: &[Child<M>], others_last: Option<u8>) {
        let first = self.nodes.len() as u32;
        self.nodes
            .extend(children.iter().map(|child| Node::new(child.m, child.prior, child.solved)));
        let node = &mut self.nodes[place];
        (node.first, node.children, node.others_last) = (first, children.len() as u16, others_last);
    }

    /// The child to look at next; `None` if all are lost.
    pub(super) fn select(&self, place: usize, side: Side) -> Option<usize> {
        let node = &self.nodes[place];
        let untried = node.value(side) - FPU_REDUCTION;
        let share = C_PUCT * f64::from(node.visits.max(1)).sqrt();
        let urgency = |child: &usize| {
            let child = &self.nodes[*child];
            let known = child.visits > 0 || child.solved != Solved::Open;
            let value = if known { child.value(side) } else { untried };
            value + share * f64::from(child.prior) / f64::from(1 + child.visits)
        };
        let lost = Some(side.other());
        self.children(place)
            .filter(|&child| winner(self.nodes[child].solved) != lost)
            .max_by(|a, b| urgency(a).total_cmp(&urgency(b)))
    }

    /// Adds what a visit found, for White.
    pub(super) fn visit(&mut self, place: usize, value: f64) {
        self.nodes[place].visits += 1;
        self.nodes[place].total += value;
    }

    pub(super) fn set_solved(&mut self, place: usize, solved: Solved) {
        self.nodes[place].solved = solved;
    }

    /// Draws the conclusion from the children of a position; says whether there is one.
    pub(super) fn update_solved(&mut self, place: usize, side: Side) -> bool {
        let results = || self.children(place).map(|child| self.nodes[child].solved);
        let plies = |of: Side| {
            results().filter_map(move |solved| match solved {
                Solved::Won(winner, plies) if winner == of => Some(plies),
                _ => None,
            })
        };
        let others_last = self.nodes[place].others_last;
        let solved = if let Some(soonest) = plies(side).min() {
            Solved::Won(side, soonest.saturating_add(1))
        } else if others_last.is_none() || results().any(|solved| solved == Solved::Open) {
            return false;
        } else if results().any(|solved| solved == Solved::Drawn) {
            Solved::Drawn
        } else {
            let longest = plies(side.other()).max().map_or(0, |plies| plies.saturating_add(1));
            Solved::Won(side.other(), longest.max(others_last.map_or(0, u16::from)))
        };
        self.nodes[place].solved = solved;
        true
    }

    /// The child to play: the soonest win, else the most visited that is not lost, else the latest
    /// loss.
    pub(super) fn best(&self, place: usize, side: Side) -> Option<usize> {
        let rank = |child: &usize| {
            let node = &self.nodes[*child];
            match node.solved {
                Solved::Won(winner, plies) if winner == side => (2, -i64::from(plies)),
                Solved::Won(_, plies) => (0, i64::from(plies)),
                Solved::Open | Solved::Drawn => (1, i64::from(node.visits)),
            }
        };
        self.children(place).rev().max_by_key(rank)
    }
}

fn winner(solved: Solved) -> Option<Side> {
    match solved {
        Solved::Won(side, _) => Some(side),
        Solved::Open | Solved::Drawn => None,
    }
}
