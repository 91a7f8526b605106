//! Retrograde analysis of a class of endings (T. Ströhlein, 1970; K. Thompson, *Retrograde analysis of certain endgames*,
//! 1986), a pass for every number of plies. A pass looks at positions one of whose successors was decided in the last one,
//! if the game can name them, otherwise at all that are not decided.
//!
//! Where moves can be forbidden, a position has two values: that of its best move, and that of the best move of another
//! group. The second is a loss as soon as all moves but those of one group lose, whatever that group is worth.

use jogada_core::{EndingClass, EndingTable, EndingValue, Endings, MAX_ENDING_PLIES};

use crate::limits::Stop;

/// Positions between two looks at the request to stop.
const CHECK_EVERY: usize = 1 << 10;

/// How far the work has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildProgress {
    /// Plies of the pass; 0 while positions are listed.
    pub pass: u8,
    /// Positions looked at in this pass.
    pub seen: u64,
    /// Positions whose value was found in this pass.
    pub decided: u64,
    /// Positions whose value is known and comes in a later pass.
    pub waiting: u64,
}

/// Why a table cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildError {
    /// A win takes more plies than a table can hold.
    TooLong,
    /// The table of a class that this one leads to is not there.
    Missing(usize),
    /// What was saved does not belong to the class.
    NotSaved,
}

/// A table in the making.
pub struct TableBuilder<'g, G: Endings> {
    game: &'g G,
    place: usize,
    class: EndingClass,
    table: EndingTable,
    progress: BuildProgress,
    /// Positions to look at in this pass, a bit each, and in the next.
    now: Vec<u64>,
    next: Vec<u64>,
    scratch: Scratch<G>,
}

/// Room to work in.
struct Scratch<G: Endings> {
    moves: Vec<G::Move>,
    groups: Vec<(u8, i32)>,
}

/// What a position is worth as far as is known.
#[derive(Clone, Copy)]
struct Known {
    best: i32,
    group: u8,
    /// Of the groups other than that one; `None` if there are none.
    rest: Option<i32>,
}

/// Values as numbers, the better, the greater: not known, or a draw; and more plies than any win takes.
const OPEN: i32 = 0;
const FAR: i32 = 1_000;

impl<'g, G: Endings> TableBuilder<'g, G> {
    /// A table of the class at this place of the list; `None` if the list has no such place.
    pub fn new(game: &'g G, place: usize) -> Option<Self> {
        let class = game.ending_classes().into_iter().nth(place)?;
        let table = EndingTable::new(&class);
        let words = (class.slots as usize).div_ceil(64);
        let mut now = vec![u64::MAX; words];
        if let (Some(last), rest @ 1..) = (now.last_mut(), class.slots % 64) {
            *last = (1 << rest) - 1;
        }
        let progress = BuildProgress::default();
        let scratch = Scratch { moves: Vec::new(), groups: Vec::new() };
        Some(TableBuilder {
            game,
            place,
            class,
            table,
            progress,
            now,
            next: vec![0; words],
            scratch,
        })
    }

    /// Bytes that the making of a table takes.
    pub fn bytes(class: &EndingClass) -> u64 {
        EndingTable::bytes(class) + class.slots / 4
    }

    /// Goes on until the table is finished, which it says, or it is stopped. Tells `sink` after every pass.
    pub fn run(
        &mut self,
        stop: &Stop,
        sink: &mut dyn FnMut(BuildProgress),
    ) -> Result<bool, BuildError> {
        loop {
            if !self.pass(stop)? {
                return Ok(false);
            }
            sink(self.progress);
            if self.is_finished() {
                return Ok(true);
            }
            if self.progress.pass == MAX_ENDING_PLIES {
                return Err(BuildError::TooLong);
            }
            std::mem::swap(&mut self.now, &mut self.next);
            self.progress =
                BuildProgress { pass: self.progress.pass + 1, ..BuildProgress::default() };
        }
    }

    /// The finished table.
    pub fn into_table(self) -> EndingTable {
        self.table
    }

    /// Hands out all there is, to go on later: the table, both sets of positions and how far it has come.
    pub fn save(&self, out: &mut dyn FnMut(&[u8])) {
        self.table.parts().into_iter().for_each(&mut *out);
        let BuildProgress { pass, seen, decided, waiting } = self.progress;
        let progress = [pass.into(), seen, decided, waiting];
        let words = self.now.iter().chain(&self.next).chain(&progress);
        words.for_each(|word| out(&word.to_le_bytes()));
    }

    /// Goes on from what was saved; says whether it fits.
    pub fn restore(&mut self, bytes: &[u8]) -> bool {
        let table = EndingTable::bytes(&self.class) as usize;
        let Some((table, words)) = bytes.split_at_checked(table) else { return false };
        let (words, rest) = words.as_chunks::<8>();
        if words.len() != 2 * self.now.len() + 4 || !rest.is_empty() {
            return false;
        }
        let Some(table) = EndingTable::parse(&self.class, table) else { return false };
        let mut words = words.iter().map(|word| u64::from_le_bytes(*word));
        let sets = self.now.iter_mut().chain(&mut self.next);
        sets.zip(&mut words).for_each(|(place, word)| *place = word);
        let [pass, seen, decided, waiting] = std::array::from_fn(|_| words.next().unwrap_or(0));
        let pass = u8::try_from(pass).unwrap_or(MAX_ENDING_PLIES);
        (self.table, self.progress) = (table, BuildProgress { pass, seen, decided, waiting });
        true
    }

    /// Looks at all positions of a pass; `false` if it was stopped.
    fn pass(&mut self, stop: &Stop) -> Result<bool, BuildError> {
        for word in 0..self.now.len() {
            if word % CHECK_EVERY == 0 && stop.is_stopped() {
                return Ok(false);
            }
            while self.now[word] != 0 {
                let bit = self.now[word].trailing_zeros();
                self.look((word * 64) as u64 + u64::from(bit))?;
                self.now[word] &= self.now[word] - 1;
            }
        }
        Ok(true)
    }

    fn look(&mut self, index: u64) -> Result<(), BuildError> {
        if self.table.is_hole(index) || self.table.is_decided(index) == [true; 2] {
            return Ok(());
        }
        let Some(state) = self.game.ending_state(self.place, index) else {
            self.table.set_hole(index);
            return Ok(());
        };
        self.progress.seen += 1;
        if self.progress.pass == 0 {
            mark(&mut self.next, index);
            return Ok(());
        }
        let known = self.known(&state, index)?;
        self.decide(index, known);
        Ok(())
    }

    /// What a position is worth by what is known of its successors.
    fn known(&mut self, state: &G::State, index: u64) -> Result<Known, BuildError> {
        let Scratch { moves, groups } = &mut self.scratch;
        moves.clear();
        groups.clear();
        self.game.moves(state, moves);
        for &m in &*moves {
            let value = successor(self.game, self.place, &self.table, &self.game.after(state, m))?;
            let group = self.game.ending_group(state, m);
            match groups.iter_mut().find(|(other, _)| *other == group) {
                Some((_, best)) => *best = (*best).max(value),
                None => groups.push((group, value)),
            }
        }
        // A group that has been settled on stays.
        let settled = self.table.group(index);
        let is_settled = |&&(group, _): &&(u8, i32)| group == settled;
        let chosen = groups.iter().find(is_settled).or(groups.iter().max_by_key(|(_, best)| *best));
        let &(group, _) = chosen.expect("a live position has a move");
        let best = groups.iter().map(|&(_, best)| best).max().unwrap_or(OPEN);
        let others = groups.iter().filter(|(other, _)| *other != group);
        Ok(Known { best, group, rest: others.map(|&(_, best)| best).max() })
    }

    fn decide(&mut self, index: u64, known: Known) {
        let pass = u32::from(self.progress.pass);
        let [has_best, has_rest] = self.table.is_decided(index);
        let (mut found, mut waits) = (false, false);
        let best = Some(known.best).filter(|_| !has_best).and_then(plies_of);
        if let Some(plies) = best.filter(|&plies| plies <= pass) {
            self.table.set_best(index, plies as u8, known.group);
            found = true;
        }
        waits |= best.is_some_and(|plies| plies > pass);
        // A rest that is not lost counts once the best move is known: until then any group may have it.
        let is_best_known = self.table.is_decided(index)[0];
        let counts = |&rest: &i32| !has_rest && (rest < OPEN || is_best_known);
        let rest = known.rest.filter(counts).and_then(plies_of);
        if let Some(plies) = rest.filter(|&plies| plies <= pass) {
            self.table.set_rest(index, plies as u8, known.group);
            found = true;
        }
        waits |= rest.is_some_and(|plies| plies > pass);
        self.progress.decided += u64::from(found);
        self.progress.waiting += u64::from(waits);
        if waits || !G::NAMES_PARENTS && self.table.is_decided(index) != [true; 2] {
            mark(&mut self.next, index);
        }
        if found && G::NAMES_PARENTS {
            let next = &mut self.next;
            self.game.ending_parents(self.place, index, &mut |parent| mark(next, parent));
        }
    }

    /// Whether no value can be found any more.
    fn is_finished(&self) -> bool {
        let BuildProgress { pass, decided, waiting, .. } = self.progress;
        let idle = pass > 0 && decided == 0 && waiting == 0 && !G::NAMES_PARENTS;
        idle || self.next.iter().all(|&word| word == 0)
    }
}

/// What a move is worth to its side, by what is known of the position after it.
fn successor<G: Endings>(
    game: &G,
    place: usize,
    table: &EndingTable,
    state: &G::State,
) -> Result<i32, BuildError> {
    let value = if game.outcome(state).is_some() {
        game.look_up_after(state)
    } else {
        let key = game.ending_key(state).ok_or(BuildError::Missing(place))?;
        let is_here = key.class == place;
        let known = if is_here { table.get(key.index, key.without) } else { game.value_of(key) };
        Some(known.ok_or(BuildError::Missing(key.class))?)
    };
    Ok(match value.map_or(EndingValue::Draw, EndingValue::before) {
        EndingValue::Win(plies) => FAR - plies as i32,
        EndingValue::Loss(plies) => plies as i32 - FAR,
        EndingValue::Draw => OPEN,
    })
}

/// Plies to the end, if one is in sight.
fn plies_of(value: i32) -> Option<u32> {
    (value != OPEN).then_some((FAR - value.abs()) as u32)
}

fn mark(set: &mut [u64], index: u64) {
    set[index as usize / 64] |= 1 << (index % 64);
}
