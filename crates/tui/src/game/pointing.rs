//! Moves made by pointing: a cell, then another, until only one move is left.

use jogada_play::{Cell, LegalMove, MovePath};

/// What pointing at a cell led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointed {
    /// More cells have to be chosen.
    Further,
    /// This move.
    Move(String),
    /// One of these moves: they are made by the same cells.
    Several(Vec<String>),
    /// No move begins like that: the cells chosen before, and this one.
    Nothing(Vec<Cell>),
}

/// The cells chosen so far.
#[derive(Clone, Debug, Default)]
pub struct Pointing {
    chosen: Vec<Cell>,
}

impl Pointing {
    /// The cells chosen so far.
    pub fn chosen(&self) -> &[Cell] {
        &self.chosen
    }

    /// Lets go of everything. Whether there was anything.
    pub fn release(&mut self) -> bool {
        !std::mem::take(&mut self.chosen).is_empty()
    }

    /// The cells that may be chosen next.
    pub fn targets(&self, offers: &[LegalMove]) -> Vec<Cell> {
        let next = |offer: &LegalMove| {
            let cells = self.rest(offer)?;
            cells.first().copied()
        };
        let mut cells: Vec<Cell> = offers.iter().filter_map(next).collect();
        cells.sort();
        cells.dedup();
        cells
    }

    /// Points at a cell. Pointing at the last chosen cell again lets go of it, unless a move is
    /// complete with it: then nothing happens, because an impatient click is no decision. Pointing at
    /// a cell that cannot follow, but could begin, begins anew; at any other, changes nothing.
    pub fn point(&mut self, cell: Cell, offers: &[LegalMove]) -> Pointed {
        if self.targets(offers).contains(&cell) {
            self.chosen.push(cell);
            return self.settle(offers);
        }
        if self.chosen.last() == Some(&cell) {
            if self.complete(offers).is_none() {
                self.chosen.pop();
            }
            return Pointed::Further;
        }
        let before = std::mem::take(&mut self.chosen);
        if !before.is_empty() && self.targets(offers).contains(&cell) {
            return self.point(cell, offers);
        }
        self.chosen.clone_from(&before);
        Pointed::Nothing(before.into_iter().chain([cell]).collect())
    }

    /// Takes the cells of a move that others go on from, as if they had been pointed at.
    pub fn begin(&mut self, cells: &[Cell]) {
        self.chosen = cells.to_vec();
    }

    /// The cells of an offer after those chosen, if it begins with them.
    fn rest<'o>(&self, offer: &'o LegalMove) -> Option<&'o [Cell]> {
        match &offer.path {
            MovePath::Cells(cells) => cells.strip_prefix(self.chosen.as_slice()),
            MovePath::Button(_) => None,
        }
    }

    /// The move that the cells chosen so far make already, if they do.
    pub fn complete<'o>(&self, offers: &'o [LegalMove]) -> Option<&'o str> {
        let complete = |offer: &&LegalMove| {
            !self.chosen.is_empty() && self.rest(offer).is_some_and(<[Cell]>::is_empty)
        };
        offers.iter().find(complete).map(|offer| offer.text.as_str())
    }

    fn settle(&mut self, offers: &[LegalMove]) -> Pointed {
        let begun: Vec<_> =
            offers.iter().filter_map(|offer| Some((offer, self.rest(offer)?))).collect();
        if begun.iter().any(|(_, rest)| !rest.is_empty()) {
            return Pointed::Further;
        }
        self.chosen.clear();
        let texts: Vec<String> = begun.iter().map(|(offer, _)| offer.text.clone()).collect();
        match texts.as_slice() {
            [one] => Pointed::Move(one.clone()),
            _ => Pointed::Several(texts),
        }
    }
}
