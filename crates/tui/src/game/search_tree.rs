//! A tree of the best moves, opened and closed move by move.

use jogada_play::TreeNode;

/// The position at the root, or a move.
struct Branch {
    /// `None` at the root.
    node: Option<TreeNode>,
    parent: usize,
    depth: usize,
    /// `None` until they have been searched.
    replies: Option<Vec<usize>>,
    is_open: bool,
}

/// A row of the tree as it is shown.
pub struct TreeRow<'t> {
    pub node: Option<&'t TreeNode>,
    pub depth: usize,
    pub fold: Fold,
    pub is_selected: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    Open,
    Closed,
    Searching,
    /// There is no reply.
    End,
}

pub struct SearchTree {
    branches: Vec<Branch>,
    selected: usize,
    /// The number of the open question, and what it is about.
    asked: Option<(u64, usize)>,
}

impl SearchTree {
    pub fn new() -> SearchTree {
        let root = Branch { node: None, parent: 0, depth: 0, replies: None, is_open: false };
        SearchTree { branches: vec![root], selected: 0, asked: None }
    }

    /// The moves from the root to the selected one.
    pub fn path(&self) -> Vec<&str> {
        let up = |place: &usize| Some(self.branches[*place].parent);
        let branches = std::iter::successors(Some(self.selected), up);
        let nodes = branches.map_while(|place| self.branches[place].node.as_ref());
        let mut moves: Vec<_> = nodes.map(|node| node.text.as_str()).collect();
        moves.reverse();
        moves
    }

    /// Opens the selected branch. Whether its replies have to be searched first.
    pub fn open(&mut self) -> bool {
        let branch = &mut self.branches[self.selected];
        branch.is_open = branch.replies.is_some();
        !branch.is_open
    }

    /// The replies to the selected move are being searched.
    pub fn asked(&mut self, number: u64) {
        self.asked = Some((number, self.selected));
    }

    /// The answer to a question; one that was cancelled is ignored.
    pub fn answered(&mut self, number: u64, replies: Vec<TreeNode>) {
        let Some((_, parent)) = self.asked.take_if(|(asked, _)| *asked == number) else { return };
        let (first, depth) = (self.branches.len(), self.branches[parent].depth + 1);
        let count = replies.len();
        self.branches.extend(replies.into_iter().map(|node| Branch {
            node: Some(node),
            parent,
            depth,
            replies: None,
            is_open: false,
        }));
        self.branches[parent].replies = Some((first..first + count).collect());
        self.branches[parent].is_open = true;
    }

    /// Closes the selected branch; if it is closed, goes to the move before.
    pub fn close(&mut self) {
        let branch = &mut self.branches[self.selected];
        if !std::mem::take(&mut branch.is_open) {
            self.selected = branch.parent;
        }
    }

    pub fn is_open(&self) -> bool {
        self.branches[self.selected].is_open
    }

    /// Selects the row so many further down, or up if negative.
    pub fn go(&mut self, by: isize) {
        let shown = self.shown();
        let here = shown.iter().position(|place| *place == self.selected).unwrap_or(0);
        self.selected = shown[here.saturating_add_signed(by).min(shown.len() - 1)];
    }

    pub fn selected(&self) -> Option<&TreeNode> {
        self.branches[self.selected].node.as_ref()
    }

    pub fn rows(&self) -> impl Iterator<Item = TreeRow<'_>> {
        self.shown().into_iter().map(|place| TreeRow {
            node: self.branches[place].node.as_ref(),
            depth: self.branches[place].depth,
            fold: self.fold(place),
            is_selected: place == self.selected,
        })
    }

    fn fold(&self, place: usize) -> Fold {
        let branch = &self.branches[place];
        match &branch.replies {
            None if self.asked.is_some_and(|(_, asked)| asked == place) => Fold::Searching,
            Some(replies) if replies.is_empty() => Fold::End,
            _ if branch.is_open => Fold::Open,
            _ => Fold::Closed,
        }
    }

    /// The branches on the screen, from above.
    fn shown(&self) -> Vec<usize> {
        let (mut shown, mut next) = (Vec::new(), vec![0]);
        while let Some(place) = next.pop() {
            shown.push(place);
            let branch = &self.branches[place];
            let replies = branch.replies.iter().flatten().filter(|_| branch.is_open);
            next.extend(replies.rev());
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use jogada_play::{Score, Side};

    use super::*;

    fn nodes(texts: &[&str]) -> Vec<TreeNode> {
        let node = |text: &&str| TreeNode {
            text: (*text).to_owned(),
            side: Side::White,
            score: Score::Draw,
            replies: Vec::new(),
        };
        texts.iter().map(node).collect()
    }

    #[test]
    fn branches_open_and_close_and_late_answers_are_ignored() {
        let mut tree = SearchTree::new();
        assert!(tree.open());
        tree.asked(1);
        tree.asked(2);
        tree.answered(1, nodes(&["late"]));
        assert_eq!(tree.rows().count(), 1);
        tree.answered(2, nodes(&["a1", "b2"]));
        tree.go(1);
        assert!(tree.open());
        tree.asked(3);
        tree.answered(3, nodes(&["c3"]));
        tree.go(1);
        assert_eq!(tree.path(), ["a1", "c3"]);
        tree.close();
        assert_eq!(tree.path(), ["a1"]);
        tree.close();
        let folds: Vec<_> = tree.rows().map(|row| row.fold).collect();
        assert_eq!(folds, [Fold::Open, Fold::Closed, Fold::Closed]);
        assert!(!tree.open(), "its replies are known");
        tree.go(99);
        assert_eq!(tree.path(), ["b2"]);
    }
}
