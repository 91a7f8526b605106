//! Small endings: positions numbered so densely that a table can hold what each of them is worth (K. Thompson,
//! *Retrograde analysis of certain endgames*, 1986).

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::{Game, GameState};

/// The group of a move that nothing forbids.
pub const NO_GROUP: u8 = u8::MAX;

/// More plies than this a table cannot hold.
pub const MAX_ENDING_PLIES: u8 = HOLE - 1;

/// Codes of a table: a draw, a number that stands for no position, and otherwise plies to the end. Sides alternate, so an
/// odd number of them is a win of the side to move, an even one a loss.
const DRAW: u8 = 0;
const HOLE: u8 = u8::MAX;

/// Endings that are worked out together and share a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingClass {
    /// Letters, digits, `-` and `.`: tells the class from all others of the game, under any options.
    pub name: String,
    /// Numbers from 0 to below this stand for positions; there may be holes.
    pub slots: u64,
    /// Whether positions share a number that differ by moves forbidden to the side to move.
    pub has_groups: bool,
}

/// Where a position is found in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndingKey {
    /// Place of its class in the list of classes.
    pub class: usize,
    /// Its number in the class.
    pub index: u64,
    /// The [group](Endings::ending_group) of moves that is forbidden; [`NO_GROUP`] if none is.
    pub without: u8,
}

/// What a position is worth to the side to move, limits and history apart: the winner hurries, the loser delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndingValue {
    /// It wins in so many plies.
    Win(u32),
    /// It loses in so many plies.
    Loss(u32),
    /// Neither side can force a win.
    Draw,
}

/// Games that number their small endings. In them sides alternate.
pub trait Endings: Game {
    /// The classes of endings under these rules, each after those it leads to. None by default.
    fn ending_classes(&self) -> Vec<EndingClass> {
        Vec::new()
    }

    /// Where a live position is found, if it is a small ending. Positions that are worth the same by symmetry may share a
    /// number; limits do not count.
    fn ending_key(&self, _state: &Self::State) -> Option<EndingKey> {
        None
    }

    /// The position of a number, nothing forbidden; `None` if it stands for none that is live.
    ///
    /// Laws: its key is this class, this number and [`NO_GROUP`]; no limit ends the game with the next move.
    fn ending_state(&self, _class: usize, _index: u64) -> Option<Self::State> {
        None
    }

    /// The group of a move of an [`ending_state`](Endings::ending_state): moves that are only ever forbidden together.
    /// Below 64, and 0 where no group is ever forbidden.
    fn ending_group(&self, _state: &Self::State, _m: Self::Move) -> u8 {
        0
    }

    /// Whether [`ending_parents`](Endings::ending_parents) does what it says; it makes tables much faster to build.
    const NAMES_PARENTS: bool = false;

    /// Calls `visit` with the numbers of all positions of the class from which a move leads to this one, perhaps with some
    /// others.
    fn ending_parents(&self, _class: usize, _index: u64, _visit: &mut dyn FnMut(u64)) {}

    /// The same rules with these tables, one for each class.
    fn with_tables(self, _tables: EndingTables) -> Self {
        self
    }

    /// The tables at hand.
    fn tables(&self) -> Option<&EndingTables> {
        None
    }

    /// What a number of a class is worth by the tables at hand.
    #[inline]
    fn value_of(&self, key: EndingKey) -> Option<EndingValue> {
        self.tables()?.table(self, key.class)?.get(key.index, key.without)
    }

    /// What a live position is worth by the tables at hand.
    #[inline]
    fn look_up(&self, state: &Self::State) -> Option<EndingValue> {
        self.value_of(self.ending_key(state)?)
    }

    /// The same for a position that may be finished.
    fn look_up_after(&self, state: &Self::State) -> Option<EndingValue> {
        match state.outcome() {
            Some(crate::Outcome::Draw) => Some(EndingValue::Draw),
            Some(crate::Outcome::Win(side)) if side == state.to_move() => Some(EndingValue::Win(0)),
            Some(crate::Outcome::Win(_)) => Some(EndingValue::Loss(0)),
            None => self.look_up(state),
        }
    }
}

impl EndingValue {
    /// What a move is worth that leads to a position of this value for the other side.
    pub fn before(self) -> EndingValue {
        match self {
            EndingValue::Win(plies) => EndingValue::Loss(plies + 1),
            EndingValue::Loss(plies) => EndingValue::Win(plies + 1),
            EndingValue::Draw => EndingValue::Draw,
        }
    }

    /// The better the value, the greater: an early win, a late win, a draw, a late loss, an early loss.
    pub fn rank(self) -> i32 {
        match self {
            EndingValue::Win(plies) => i32::MAX - plies as i32,
            EndingValue::Draw => 0,
            EndingValue::Loss(plies) => plies as i32 - i32::MAX,
        }
    }

    /// Plies to the end of a game that is won or lost.
    pub fn plies(self) -> Option<u32> {
        match self {
            EndingValue::Win(plies) | EndingValue::Loss(plies) => Some(plies),
            EndingValue::Draw => None,
        }
    }
}

/// What all positions of a class are worth. Of each number it has the value of the best move, the group of that move where
/// groups can be forbidden, and the value of the best move of another group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingTable {
    best: Vec<u8>,
    group: Vec<u8>,
    rest: Vec<u8>,
}

impl EndingTable {
    /// A table of a class in which every number is a draw.
    pub fn new(class: &EndingClass) -> EndingTable {
        let slots = class.slots as usize;
        let others = if class.has_groups { slots } else { 0 };
        EndingTable {
            best: vec![DRAW; slots],
            group: vec![NO_GROUP; others],
            rest: vec![DRAW; others],
        }
    }

    /// Bytes that a table of a class takes.
    pub fn bytes(class: &EndingClass) -> u64 {
        class.slots * if class.has_groups { 3 } else { 1 }
    }

    /// The table as bytes, in parts.
    pub fn parts(&self) -> [&[u8]; 3] {
        [&self.best, &self.group, &self.rest]
    }

    /// A table from its bytes; `None` if they are too few or too many.
    pub fn parse(class: &EndingClass, bytes: &[u8]) -> Option<EndingTable> {
        if bytes.len() as u64 != EndingTable::bytes(class) {
            return None;
        }
        let (best, others) = bytes.split_at(class.slots as usize);
        let (group, rest) = others.split_at(others.len() / 2);
        Some(EndingTable { best: best.to_vec(), group: group.to_vec(), rest: rest.to_vec() })
    }

    /// What a number is worth without a group of moves; `None` if it stands for no position.
    #[inline]
    pub fn get(&self, index: u64, without: u8) -> Option<EndingValue> {
        let index = index as usize;
        let is_out = without != NO_GROUP && self.group.get(index) == Some(&without);
        let code = if is_out { self.rest[index] } else { *self.best.get(index)? };
        match code {
            DRAW => Some(EndingValue::Draw),
            HOLE => None,
            plies if plies % 2 == 1 => Some(EndingValue::Win(plies.into())),
            plies => Some(EndingValue::Loss(plies.into())),
        }
    }

    /// Whether the number stands for a position.
    pub fn is_hole(&self, index: u64) -> bool {
        self.best[index as usize] == HOLE
    }

    /// Says that the number stands for no position.
    pub fn set_hole(&mut self, index: u64) {
        self.best[index as usize] = HOLE;
    }

    /// Whether the value of the best move is a win or a loss, and that of the best of another group.
    pub fn is_decided(&self, index: u64) -> [bool; 2] {
        let index = index as usize;
        [self.best[index] != DRAW, self.rest.get(index).is_none_or(|&code| code != DRAW)]
    }

    /// The group of the best move, if it matters.
    pub fn group(&self, index: u64) -> u8 {
        self.group.get(index as usize).copied().unwrap_or(NO_GROUP)
    }

    /// Sets plies to the end, by the best move.
    pub fn set_best(&mut self, index: u64, plies: u8, group: u8) {
        self.best[index as usize] = plies;
        if let Some(place) = self.group.get_mut(index as usize) {
            *place = group;
        }
    }

    /// Sets plies to the end without this group of moves.
    pub fn set_rest(&mut self, index: u64, plies: u8, group: u8) {
        self.rest[index as usize] = plies;
        self.group[index as usize] = group;
    }

    /// Positions that are won, lost and drawn, nothing forbidden.
    pub fn counts(&self) -> [u64; 3] {
        let mut counts = [0; 3];
        for &code in &self.best {
            match code {
                HOLE => {}
                DRAW => counts[2] += 1,
                plies => counts[usize::from(plies % 2 == 0)] += 1,
            }
        }
        counts
    }

    /// Plies of the longest win or loss.
    pub fn longest(&self) -> u8 {
        let codes = self.best.iter().chain(&self.rest);
        codes.copied().filter(|&code| code != HOLE).max().unwrap_or_default()
    }
}

/// Gets the table of a class from wherever it is kept.
pub type TableLoader = dyn Fn(&EndingClass) -> Option<Arc<EndingTable>> + Send + Sync;

/// The tables of a game, each loaded when it is first asked for.
#[derive(Clone)]
pub struct EndingTables {
    classes: Arc<OnceLock<Vec<LazyTable>>>,
    load: Arc<TableLoader>,
}

struct LazyTable {
    class: EndingClass,
    table: OnceLock<Option<Arc<EndingTable>>>,
}

impl EndingTables {
    /// Tables that are got this way.
    pub fn new(load: Arc<TableLoader>) -> EndingTables {
        EndingTables { classes: Arc::default(), load }
    }

    /// The table of a class of this game, if there is one.
    #[inline]
    pub fn table<G: Endings>(&self, game: &G, class: usize) -> Option<&EndingTable> {
        let lazy = |class| LazyTable { class, table: OnceLock::new() };
        let all = || game.ending_classes().into_iter().map(lazy).collect();
        let LazyTable { class, table } = self.classes.get_or_init(all).get(class)?;
        table.get_or_init(|| (self.load)(class)).as_deref()
    }
}

impl fmt::Debug for EndingTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let classes = self.classes.get().into_iter().flatten();
        f.debug_list().entries(classes.map(|lazy| &lazy.class)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_tells_the_best_move_and_the_best_of_another_group() {
        let class = EndingClass { name: "x".to_owned(), slots: 4, has_groups: true };
        let mut table = EndingTable::new(&class);
        table.set_best(1, 3, 7);
        table.set_rest(1, 6, 7);
        table.set_hole(2);
        assert_eq!(table.get(0, 5), Some(EndingValue::Draw));
        assert_eq!(table.get(1, NO_GROUP), Some(EndingValue::Win(3)));
        assert_eq!(table.get(1, 6), Some(EndingValue::Win(3)));
        assert_eq!(table.get(1, 7), Some(EndingValue::Loss(6)));
        assert_eq!(table.get(2, NO_GROUP), None);
        assert_eq!(table.get(4, NO_GROUP), None);
        assert_eq!(table.counts(), [1, 0, 2]);
        assert_eq!(EndingTable::parse(&class, &table.parts().concat()), Some(table.clone()));
        assert_eq!(EndingTable::parse(&class, &table.parts().concat()[1..]), None);
    }

    #[test]
    fn better_values_rank_higher() {
        let values = [
            EndingValue::Win(1),
            EndingValue::Win(9),
            EndingValue::Draw,
            EndingValue::Loss(8),
            EndingValue::Loss(2),
        ];
        assert!(values.is_sorted_by(|a, b| a.rank() > b.rank()));
        assert_eq!(EndingValue::Loss(8).before(), EndingValue::Win(9));
    }
}
