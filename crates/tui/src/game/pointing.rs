//! Moves made by pointing: a cell, then another, until only one move is left.

use jogada_play::{Cell, MoveOffer, MovePath};

/// What pointing at a cell led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pointed {
    /// More cells have to be chosen.
    Further,
    /// This move.
    Move(String),
    /// One of these moves: they are made by the same cells.
    Several(Vec<String>),
    /// No move begins like that; the words that would have been typed.
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
    pub fn targets(&self, offers: &[MoveOffer]) -> Vec<Cell> {
        let next = |offer: &MoveOffer| {
            let cells = self.rest(offer)?;
            cells.first().copied()
        };
        let mut cells: Vec<Cell> = offers.iter().filter_map(next).collect();
        cells.sort();
        cells.dedup();
        cells
    }

    /// Points at a cell. Pointing at the last chosen cell again makes the move that is complete with
    /// it, or lets go of it; pointing at a cell that cannot follow, but could begin, begins anew.
    pub fn point(&mut self, cell: Cell, offers: &[MoveOffer]) -> Pointed {
        if self.targets(offers).contains(&cell) {
            self.chosen.push(cell);
            return self.settle(offers);
        }
        if self.chosen.last() == Some(&cell) {
            if let Some(text) = self.complete(offers) {
                self.chosen.clear();
                return Pointed::Move(text);
            }
            self.chosen.pop();
            return Pointed::Further;
        }
        let before = std::mem::take(&mut self.chosen);
        if !before.is_empty() && self.targets(offers).contains(&cell) {
            return self.point(cell, offers);
        }
        Pointed::Nothing(before.into_iter().chain([cell]).collect())
    }

    /// The cells of an offer after those chosen, if it begins with them.
    fn rest<'o>(&self, offer: &'o MoveOffer) -> Option<&'o [Cell]> {
        match &offer.path {
            MovePath::Cells(cells) => cells.strip_prefix(self.chosen.as_slice()),
            MovePath::Button(_) => None,
        }
    }

    /// Whether the cells chosen so far are a move already.
    pub fn is_complete(&self, offers: &[MoveOffer]) -> bool {
        !self.chosen.is_empty() && self.complete(offers).is_some()
    }

    /// The move that needs no further cell.
    fn complete(&self, offers: &[MoveOffer]) -> Option<String> {
        let mut complete = offers.iter().filter(|offer| self.rest(offer) == Some(&[]));
        complete.next().map(|offer| offer.text.clone())
    }

    fn settle(&mut self, offers: &[MoveOffer]) -> Pointed {
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
