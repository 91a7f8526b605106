//! Small endings of the move phase, numbered for tables.
//!
//! A number stands for the stones of the side to move, those of the other side and the step that is forbidden to the other side
//! (rule 6), in that order of significance; which step is forbidden to the side to move itself is no part of it, but a
//! group of moves. Stones of the side to move are counted up to the symmetries of the board.

use jogada_core::{
    Bits, Cell, EndingClass, EndingKey, EndingTables, Endings, GameState, NO_GROUP, Side, choose,
    rank_set, unrank_set,
};

use super::lines::Way;
use super::moves::{Ban, Turn};
use super::options::{Back, Capture, Line4};
use super::{Move, Rules, State};

/// Classes with more numbers are not offered.
const MAX_SLOTS: u64 = 1 << 30;

/// Most stones of a side: more are no small ending.
const MAX_STONES: usize = 6;

/// The numbers of stones that can stand on a board, and of endings made of them.
pub(super) struct Numbering {
    /// By how many stones the side to move has.
    placements: Vec<Placements>,
    classes: Vec<Class>,
}

/// Sets of so many stones, up to symmetry.
struct Placements {
    /// Of each set, by its rank: the number of the first of its mirror images, and the symmetries that lead there, a bit each.
    canonical: Vec<(u32, u8)>,
    /// The first of its mirror images, by its number.
    first: Vec<u32>,
}

/// Two numbers of stones, the larger first, with either to move.
struct Class {
    stones: [usize; 2],
    /// Numbers with the larger side to move, and with the smaller.
    parts: [u64; 2],
}

/// A position as numbers see it: the side to move first.
#[derive(Clone, Copy)]
struct Ending<const W: usize> {
    own: Bits<W>,
    enemy: Bits<W>,
    /// Forbidden to the other side.
    ban: Ban,
}

impl Numbering {
    fn new<const W: usize>(rules: &Rules<W>) -> Numbering {
        let least = rules.fewest + 1;
        let mut pairs: Vec<[usize; 2]> = Vec::new();
        // Where the first quiet ply draws, every step is nearly the last.
        let most = if rules.quiet == 1 { 0 } else { rules.stones.min(MAX_STONES) };
        for larger in least..=most {
            pairs.extend((least..=larger).map(|smaller| [larger, smaller]));
        }
        pairs.sort_by_key(|&[larger, smaller]| (larger + smaller, larger));
        let mut numbering = Numbering { placements: Vec::new(), classes: Vec::new() };
        for [larger, smaller] in pairs {
            // An ending leads to those with a stone less, so none of these may be missing.
            let Some(class) = numbering.class(rules, [larger, smaller]) else { break };
            numbering.classes.push(class);
        }
        numbering
    }

    /// The class of two numbers of stones, unless it is too large.
    fn class<const W: usize>(&mut self, rules: &Rules<W>, stones: [usize; 2]) -> Option<Class> {
        let [larger, smaller] = stones;
        let cells = rules.grid.len();
        // A bound first: to count sets up to symmetry takes memory.
        let sets = choose(cells, larger)?.checked_mul(choose(cells - larger, smaller)?)?;
        let least = sets / rules.symmetries.len() as u64;
        if least.checked_mul(rules.ban_count(smaller))? > MAX_SLOTS {
            return None;
        }
        while self.placements.len() <= larger {
            self.placements.push(Placements::new(rules, self.placements.len()));
        }
        let part = |own: usize, enemy: usize| {
            let enemies = choose(cells - own, enemy)? * rules.ban_count(enemy);
            (self.placements[own].first.len() as u64).checked_mul(enemies)
        };
        let other = if larger == smaller { 0 } else { part(smaller, larger)? };
        Some(Class { stones, parts: [part(larger, smaller)?, other] })
    }
}

impl Placements {
    fn new<const W: usize>(rules: &Rules<W>, stones: usize) -> Placements {
        let cells = rules.grid.len();
        let count = choose(cells, stones).unwrap_or_default() as usize;
        let mut sets = Placements { canonical: Vec::with_capacity(count), first: Vec::new() };
        for rank in 0..count {
            let set: Bits<W> = unrank_set(rank as u64, stones, Bits::EMPTY, cells);
            let images =
                rules.symmetries.iter().map(|way| rank_set(moved(set, way), Bits::EMPTY) as usize);
            let least = images.clone().min().unwrap_or(rank);
            // The least image has been met already, or is this one.
            let number =
                if least == rank { sets.first.len() as u32 } else { sets.canonical[least].0 };
            let ways = images.enumerate().filter(|&(_, image)| image == least);
            sets.canonical.push((number, ways.fold(0, |ways, (way, _)| ways | 1 << way)));
            if least == rank {
                sets.first.push(rank as u32);
            }
        }
        sets
    }
}

impl<const W: usize> Rules<W> {
    fn numbering(&self) -> &Numbering {
        self.numbering.get_or_init(|| Numbering::new(self))
    }

    /// How many steps can be forbidden to a side with so many stones, and none.
    fn ban_count(&self, stones: usize) -> u64 {
        if self.back == Back::Ban { 4 * stones as u64 + 1 } else { 1 }
    }

    /// The number of a step of one of these stones: which stone, which way.
    fn step_number(&self, stones: Bits<W>, from: usize, to: usize) -> Option<u8> {
        let way = self.board.way(from, to)?;
        let before = (stones & Bits::below(from)).len() as u8;
        Some(4 * before + way as u8)
    }

    /// The step of this number, if it leads to one of these squares.
    fn step_of(&self, stones: Bits<W>, number: u8, empty: Bits<W>) -> Option<Ban> {
        let from = stones.nth(usize::from(number / 4))?;
        let to = self.board.shift(Bits::one(from), Way::ALL[usize::from(number % 4)]);
        let to = (to & empty).first()?;
        Some(Ban { from: from as u8, to: to as u8 })
    }

    fn class_of(&self, own: usize, enemy: usize) -> Option<usize> {
        let stones = [own.max(enemy), own.min(enemy)];
        self.numbering().classes.iter().position(|class| class.stones == stones)
    }

    /// The number of an ending, and that of a step of the side to move as the number sees the board.
    fn number(&self, ending: Ending<W>, own_ban: Ban) -> Option<EndingKey> {
        let numbering = self.numbering();
        let (own, enemy) = (ending.own.len(), ending.enemy.len());
        let class = self.class_of(own, enemy)?;
        let (first, ways) =
            numbering.placements[own].canonical[rank_set(ending.own, Bits::EMPTY) as usize];
        let ways = self.symmetries.iter().enumerate().filter(|(way, _)| ways >> way & 1 == 1);
        let seen = ways.map(|(_, way)| self.seen(ending, own_ban, way));
        let (enemies, ban, without) = seen.min()?;
        let all = choose(self.grid.len() - own, enemy)?;
        let index = (u64::from(first) * all + enemies) * self.ban_count(enemy) + u64::from(ban);
        let parts = numbering.classes[class].parts;
        let index = if own >= enemy { index } else { parts[0] + index };
        Some(EndingKey { class, index, without })
    }

    /// The rank of the enemy's stones, his ban and the own one, seen by a symmetry.
    fn seen(&self, ending: Ending<W>, own_ban: Ban, way: &[Cell]) -> (u64, u8, u8) {
        let (own, enemy) = (moved(ending.own, way), moved(ending.enemy, way));
        let place = |cell: u8| way[usize::from(cell)].index();
        let number = |stones, ban: Ban| match ban {
            Ban::NONE => None,
            Ban { from, to } => self.step_number(stones, place(from), place(to)),
        };
        let ban = number(enemy, ending.ban).map_or(0, |number| number + 1);
        (rank_set(enemy, own), ban, number(own, own_ban).unwrap_or(NO_GROUP))
    }

    /// The ending of a number of a class, wherever its stones may be.
    fn ending(&self, class: usize, index: u64) -> Option<Ending<W>> {
        let numbering = self.numbering();
        let Class { stones, parts } = numbering.classes.get(class)?;
        let (index, [own, enemy]) = if index < parts[0] {
            (index, *stones)
        } else {
            (index - parts[0], [stones[1], stones[0]])
        };
        let cells = self.grid.len();
        let (rest, ban) = (index / self.ban_count(enemy), (index % self.ban_count(enemy)) as u8);
        let all = choose(cells - own, enemy)?;
        let first = *numbering.placements[own].first.get((rest / all) as usize)?;
        let own = unrank_set(first.into(), own, Bits::EMPTY, cells);
        let enemy = unrank_set(rest % all, enemy, own, cells);
        let empty = self.board.squares - own - enemy;
        let ban = match ban.checked_sub(1) {
            None => Ban::NONE,
            Some(number) => self.step_of(enemy, number, empty)?,
        };
        Some(Ending { own, enemy, ban })
    }

    /// Calls `visit` with the numbers of the positions before the other side's last step.
    fn each_parent(&self, ending: Ending<W>, visit: &mut dyn FnMut(u64)) {
        let empty = self.board.squares - ending.own - ending.enemy;
        let mut undo = |step: Ban| {
            let mut mover = ending.enemy;
            mover.remove(step.from.into());
            mover.insert(step.to.into());
            let free = self.board.squares - ending.own - mover;
            let bans = (0..self.ban_count(ending.own.len()) - 1)
                .filter_map(|number| self.step_of(ending.own, number as u8, free));
            for ban in bans.chain([Ban::NONE]) {
                let before = Ending { own: mover, enemy: ending.own, ban };
                if let Some(key) = self.number(before, Ban::NONE) {
                    visit(key.index);
                }
            }
        };
        match (self.back, ending.ban) {
            (Back::Ban, Ban::NONE) => {}
            (Back::Ban, ban) => undo(ban),
            (Back::Free, _) => {
                let steps = 0..4 * ending.enemy.len() as u8;
                steps.filter_map(|step| self.step_of(ending.enemy, step, empty)).for_each(undo);
            }
        }
    }

    /// What the worth of a position depends on, apart from its stones.
    fn rule_words(&self) -> String {
        let words = [
            (self.back == Back::Free, "free"),
            (self.line4 == Line4::Ban, "no4"),
            (self.leave, "leave"),
            (!self.protect, "unsafe"),
            (self.capture == Capture::Must, "must"),
            (self.fewest == 0, "all"),
        ];
        let chosen = words.iter().filter(|(is_so, _)| *is_so);
        chosen.flat_map(|(_, word)| ["-", *word]).collect()
    }
}

impl<const W: usize> Endings for Rules<W> {
    fn ending_classes(&self) -> Vec<EndingClass> {
        let (cols, rows) = (self.grid.cols(), self.grid.rows());
        let class = |class: &Class| {
            let [larger, smaller] = class.stones;
            let name = format!("{cols}x{rows}{}-{larger}v{smaller}", self.rule_words());
            let slots = class.parts.iter().sum();
            EndingClass { name, slots, has_groups: self.back == Back::Ban }
        };
        self.numbering().classes.iter().map(class).collect()
    }

    fn ending_key(&self, state: &State<W>) -> Option<EndingKey> {
        if state.is_dropping() {
            return None;
        }
        let (side, other) = (state.to_move(), state.to_move().other());
        let (own, enemy) = (state.stones(side), state.stones(other));
        let many = own.len().max(enemy.len());
        if many > MAX_STONES || many >= self.numbering().placements.len() {
            return None;
        }
        self.number(Ending { own, enemy, ban: state.ban(other) }, state.ban(side))
    }

    fn ending_state(&self, class: usize, index: u64) -> Option<State<W>> {
        let ending = self.ending(class, index)?;
        let bans = [Ban::NONE, ending.ban];
        let state = State::moving(self, [ending.own, ending.enemy], Side::White, bans, 0);
        let is_first = || self.number(ending, Ban::NONE).is_some_and(|key| key.index == index);
        (state.outcome().is_none() && is_first()).then_some(state)
    }

    fn ending_group(&self, state: &State<W>, m: Move) -> u8 {
        let Turn::Step(step) = m.turn() else { return 0 };
        if self.back == Back::Free {
            return 0;
        }
        self.step_number(state.stones(state.to_move()), step.from, step.to).unwrap_or_default()
    }

    const NAMES_PARENTS: bool = true;

    fn ending_parents(&self, class: usize, index: u64, visit: &mut dyn FnMut(u64)) {
        if let Some(ending) = self.ending(class, index) {
            self.each_parent(ending, visit);
        }
    }

    fn with_tables(self, tables: EndingTables) -> Self {
        Rules { tables: Some(tables), ..self }
    }

    fn tables(&self) -> Option<&EndingTables> {
        self.tables.as_ref()
    }
}

/// The stones after a symmetry of the board.
#[inline]
fn moved<const W: usize>(stones: Bits<W>, way: &[Cell]) -> Bits<W> {
    let mut out = Bits::EMPTY;
    stones.each(|cell| out.insert(way[cell].index()));
    out
}
