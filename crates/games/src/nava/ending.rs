//! All positions of a game with few discs, numbered for tables. Discs never leave the board, so there are no smaller endings.
//!
//! A number stands for the squares of the stacks, their heights, the colours of the discs and the cubes, in that order of
//! significance, as the side to move sees them.

use jogada_core::{
    Bits, EndingClass, EndingKey, EndingTables, Endings, GameState, NO_GROUP, Side, choose,
    rank_set, unrank_set,
};

use super::stack::Stack;
use super::{Rules, State, Store};

/// More positions are not numbered.
const MAX_SLOTS: u64 = 1 << 30;

/// How many positions there are, and of what.
pub(super) struct Numbering {
    /// By the number of stacks, from one on.
    parts: Vec<Part>,
    /// Ways to colour all discs, half of them the opponent's.
    colours: u64,
    slots: u64,
}

/// Positions with the same number of stacks.
struct Part {
    /// Where their numbers begin.
    start: u64,
    /// Ways to share all discs among the stacks.
    heights: u64,
    /// Where the numbers of cubes begin, by how many the side to move has, then the other; the end comes last.
    cubes: Vec<u64>,
}

impl Numbering {
    /// `None` if there are too many.
    fn new<S: Store, const CELLS: usize, const W: usize>(
        rules: &Rules<S, CELLS, W>,
    ) -> Option<Numbering> {
        let (cells, discs) = (rules.grid.len(), 2 * rules.discs);
        let colours = choose(discs, rules.discs)?;
        let (mut parts, mut slots) = (Vec::new(), 0_u64);
        for stacks in 1..=discs.min(cells) {
            let cubes = cube_starts(cells - stacks, rules.cubes)?;
            let (heights, all) = (choose(discs - 1, stacks - 1)?, *cubes.last()?);
            let size = choose(cells, stacks)?.checked_mul(heights)?.checked_mul(colours)?;
            parts.push(Part { start: slots, heights, cubes });
            slots = slots.checked_add(size.checked_mul(all)?).filter(|&all| all <= MAX_SLOTS)?;
        }
        Some(Numbering { parts, colours, slots })
    }
}

/// Where the numbers of cubes begin on so many squares, with fewer than `most` of each side.
fn cube_starts(squares: usize, most: usize) -> Option<Vec<u64>> {
    let (mut starts, mut end) = (vec![0], 0_u64);
    for own in 0..most {
        for enemy in 0..most {
            let left = squares.checked_sub(own);
            let ways = match left {
                Some(left) => choose(squares, own)?.checked_mul(choose(left, enemy)?)?,
                None => 0,
            };
            end = end.checked_add(ways)?;
            starts.push(end);
        }
    }
    Some(starts)
}

impl<S: Store, const CELLS: usize, const W: usize> Rules<S, CELLS, W> {
    fn numbering(&self) -> Option<&Numbering> {
        self.numbering.get_or_init(|| Numbering::new(self)).as_ref()
    }

    /// The number of heights and colours of the stacks on these squares, if their discs are those of the game.
    fn stacks_number(&self, state: &State<S, CELLS, W>, part: &Part, colours: u64) -> Option<u64> {
        let own = state.to_move();
        let squares = state.controlled(own) | state.controlled(own.other());
        let (mut ends, mut enemies, mut count) = (Bits::<1>::EMPTY, Bits::<1>::EMPTY, 0);
        squares.each(|cell| {
            for disc in state.stack(cell).discs() {
                if disc != own {
                    enemies.insert(count);
                }
                count += 1;
            }
            ends.insert(count);
        });
        if count != 2 * self.discs || enemies.len() != self.discs {
            return None;
        }
        // The last stack ends with the last disc. A stack has a disc, so ends are counted from the second on.
        ends.remove(count);
        let squares = rank_set(squares, Bits::EMPTY);
        let heights = rank_set(ends.down(1), Bits::EMPTY);
        Some((squares * part.heights + heights) * colours + rank_set(enemies, Bits::EMPTY))
    }

    /// Puts the stacks of a number on an empty board.
    fn put_stacks(&self, state: &mut State<S, CELLS, W>, count: usize, number: u64) {
        let Some(numbering) = self.numbering() else { return };
        let (part, discs) = (&numbering.parts[count - 1], 2 * self.discs);
        let (rest, colours) = (number / numbering.colours, number % numbering.colours);
        let enemies = unrank_set::<1>(colours, self.discs, Bits::EMPTY, discs);
        let ends = unrank_set::<1>(rest % part.heights, count - 1, Bits::EMPTY, discs - 1).up(1);
        let squares = unrank_set::<W>(rest / part.heights, count, Bits::EMPTY, self.grid.len());
        let mut start = 0;
        for (place, cell) in squares.cells().enumerate() {
            let end = ends.nth(place).unwrap_or(discs);
            let side = |disc| if enemies.contains(disc) { Side::Black } else { Side::White };
            let stack = (start..end).fold(Stack::EMPTY, |stack, disc| stack.with(side(disc)));
            state.put_stack(self, cell, stack);
            start = end;
        }
    }
}

impl<S: Store, const CELLS: usize, const W: usize> Endings for Rules<S, CELLS, W> {
    fn ending_classes(&self) -> Vec<EndingClass> {
        let (size, discs, cubes) = (self.grid.cols(), self.discs, self.cubes);
        let class = |numbering: &Numbering| EndingClass {
            name: format!("{size}x{size}-{discs}discs-{cubes}cubes"),
            slots: numbering.slots,
            has_groups: false,
        };
        self.numbering().map(class).into_iter().collect()
    }

    fn ending_key(&self, state: &Self::State) -> Option<EndingKey> {
        let numbering = self.numbering()?;
        let (own, other) = (state.to_move(), state.to_move().other());
        let stacks = state.controlled(own) | state.controlled(other);
        let part = numbering.parts.get(stacks.len().checked_sub(1)?)?;
        let number = self.stacks_number(state, part, numbering.colours)?;
        let [mine, theirs] = [state.cubes(own), state.cubes(other)];
        let start = *part.cubes.get(mine.len() * self.cubes + theirs.len())?;
        let free = self.grid.len() - stacks.len() - mine.len();
        let ways = choose(free, theirs.len())?;
        let cubes = start + rank_set(mine, stacks) * ways + rank_set(theirs, stacks | mine);
        let index = part.start + number * part.cubes.last()? + cubes;
        Some(EndingKey { class: 0, index, without: NO_GROUP })
    }

    fn ending_state(&self, _class: usize, index: u64) -> Option<Self::State> {
        let numbering = self.numbering().filter(|numbering| index < numbering.slots)?;
        let place = numbering.parts.partition_point(|part| part.start <= index).checked_sub(1)?;
        let (part, stacks, cells) = (&numbering.parts[place], place + 1, self.grid.len());
        let all = *part.cubes.last()?;
        let (number, cubes) = ((index - part.start) / all, (index - part.start) % all);
        let mut state = State::empty();
        self.put_stacks(&mut state, stacks, number);
        let taken = state.controlled(Side::White) | state.controlled(Side::Black);
        let counts = part.cubes.partition_point(|&start| start <= cubes).checked_sub(1)?;
        let (mine, theirs) = (counts / self.cubes, counts % self.cubes);
        let (ways, cubes) = (choose(cells - stacks - mine, theirs)?, cubes - part.cubes[counts]);
        let mine = unrank_set(cubes / ways, mine, taken, cells);
        let theirs = unrank_set(cubes % ways, theirs, taken | mine, cells);
        mine.cells().for_each(|cell| state.put_cube(Side::White, cell));
        theirs.cells().for_each(|cell| state.put_cube(Side::Black, cell));
        state.set_turn(self, Side::White, 0);
        // Whoever moved last has a stack.
        let is_live = state.outcome().is_none() && !state.controlled(Side::Black).is_empty();
        is_live.then_some(state)
    }

    fn with_tables(self, tables: EndingTables) -> Self {
        Rules { tables: Some(tables), ..self }
    }

    fn tables(&self) -> Option<&EndingTables> {
        self.tables.as_ref()
    }
}
