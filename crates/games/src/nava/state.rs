//! The position: the only place where stacks, cubes and hash change.

use std::sync::OnceLock;

use jogada_core::options::{OptionErrors, Options};
use jogada_core::{
    Bits, Cell, Countdown, EndingValue, Endings, FromTo, Game, GameInfo, Grid, Letters, Outcome,
    Repetition, Rng, Side, game_state,
};

use super::moves::Reaches;
use super::stack::Stack;
use super::{DISCS, INFO, Move, PLY_LIMIT, REPETITION, Rules, SIZE, Store, cubes_of};

/// What the side to move adds to the hash.
const SIDE_KEYS: [u64; 2] = [0, 0xd1b5_4a32_d192_ed03];

/// A position of Nava. The number of plies is no part of its equality (rule 9).
#[derive(Clone, Debug)]
pub struct State<S, const CELLS: usize, const W: usize> {
    stacks: [S; CELLS],
    /// The squares of each side's stacks.
    controlled: [Bits<W>; 2],
    /// The squares of each side's cubes.
    cubes: [Bits<W>; 2],
    /// Of the stacks alone; [`State::hash`] adds the rest.
    key: u64,
    ply: u32,
    to_move: Side,
    outcome: Option<Outcome>,
}

game_state!([S: Store, const CELLS: usize, const W: usize] State<S, CELLS, W>);

impl<S: Store, const CELLS: usize, const W: usize> Game for Rules<S, CELLS, W> {
    const INFO: &'static GameInfo = &INFO;
    type State = State<S, CELLS, W>;
    type Move = Move;

    fn new(options: &Options) -> Result<Self, OptionErrors> {
        let size = options.get(&SIZE) as u8;
        let grid = Grid::new(size, size, Letters::All);
        let mut rng = Rng::new(u64::from(size));
        let limit = options.get(&PLY_LIMIT) as u64;
        Ok(Rules {
            grid,
            discs: options.get(&DISCS) as usize,
            cubes: cubes_of(options)?,
            repetition: options.get(&REPETITION) as u8,
            ply_limit: if limit == 0 { u64::MAX } else { limit },
            reach: Reaches::new(grid),
            actions: FromTo::new(grid, |cols, rows| cols == 0 || rows == 0),
            // Odd numbers lose nothing when they are multiplied.
            keys: std::array::from_fn(|_| rng.bits() | 1),
            symmetries: grid.symmetries(),
            numbering: OnceLock::new(),
            tables: None,
            store: std::marker::PhantomData,
        })
    }

    /// The starting position (rule 1).
    fn initial(&self) -> Self::State {
        let mut state = State::empty();
        for (side, corner) in Side::ALL.into_iter().zip([0, self.grid.len() - 1]) {
            let stack = (0..self.discs).fold(Stack::EMPTY, |stack, _| stack.with(side));
            state.put_stack(self, Cell::at(corner), stack);
        }
        state
    }

    fn moves(&self, state: &Self::State, out: &mut Vec<Move>) {
        Self::movers(state).each(|cell| {
            let reach = &self.reach.from[cell];
            let end = out.len() + reach.count(state.stack(cell).height());
            // To copy the whole list and cut it beats a copy whose length is not known before.
            out.extend_from_slice(&reach.moves);
            out.truncate(end);
        });
    }

    #[inline(always)]
    fn play(&self, state: &mut Self::State, m: Move) {
        let (from, to) = (m.from(), m.to());
        let (stack, under) = (state.stack(from), state.stack(to));
        let (rest, pile) = stack.give(self.reach.distance(m), under);
        state.replace(self, from, stack, rest);
        state.replace(self, to, under, pile);
        state.hand_over(Bits::one(from), Bits::one(to), rest);
        state.ply = state.ply.saturating_add(1);
        state.finish(self);
    }

    /// A position is its discs, its cubes and the side to move.
    fn hash(&self, state: &Self::State) -> u64 {
        hash_of(state.key ^ SIDE_KEYS[state.to_move.index()], state.cubes)
    }

    #[inline]
    fn count(&self, state: &Self::State, _scratch: &mut Vec<Move>) -> usize {
        let mut count = 0;
        Self::movers(state).each(|cell| count += self.count_from(state, cell));
        count
    }

    #[inline(always)]
    fn pick(
        &self,
        state: &Self::State,
        scratch: &mut Vec<Move>,
        choose: &mut impl FnMut(usize) -> usize,
    ) -> Option<Move> {
        let count = self.count(state, scratch);
        (count > 0).then(|| self.nth_move(state, choose(count)))
    }

    fn repetition(&self) -> Repetition {
        Repetition::draw_at(self.repetition)
    }

    fn symmetric_hash(&self, state: &Self::State) -> u64 {
        let hashes = self.symmetries.iter().map(|way| state.hash_by(self, way));
        hashes.min().expect("there is a way to leave the board as it is")
    }

    fn countdown(&self, state: &Self::State) -> Option<Countdown> {
        let left = self.ply_limit.saturating_sub(state.ply().into());
        let plies = u32::try_from(left).ok();
        plies.map(|plies| Countdown { plies, restarts: false })
    }

    fn restart_countdown(&self, state: &mut Self::State) {
        state.ply = 0;
    }

    #[inline]
    fn probe(&self, state: &Self::State) -> Option<EndingValue> {
        if self.tables.is_none() { None } else { self.look_up(state) }
    }
}

impl<S: Store, const CELLS: usize, const W: usize> State<S, CELLS, W> {
    /// A board without any piece, White to move.
    pub(super) fn empty() -> Self {
        State {
            stacks: [Stack::EMPTY.store(); CELLS],
            controlled: [Bits::EMPTY; 2],
            cubes: [Bits::EMPTY; 2],
            key: 0,
            ply: 0,
            to_move: Side::White,
            outcome: None,
        }
    }

    /// Puts discs on an empty square.
    pub(super) fn put_stack(&mut self, rules: &Rules<S, CELLS, W>, cell: Cell, stack: Stack) {
        self.replace(rules, cell.index(), Stack::EMPTY, stack);
        for side in Side::ALL.into_iter().filter(|&side| stack.belongs_to(side)) {
            self.controlled[side.index()].insert(cell.index());
        }
    }

    /// Puts a cube on an empty square.
    pub(super) fn put_cube(&mut self, side: Side, cell: Cell) {
        self.cubes[side.index()].insert(cell.index());
    }

    /// Says whose turn it is and after how many plies; decides whether the game is over.
    pub(super) fn set_turn(&mut self, rules: &Rules<S, CELLS, W>, to_move: Side, ply: u32) {
        self.to_move = to_move;
        self.ply = ply;
        self.finish(rules);
    }

    #[inline]
    fn replace(&mut self, rules: &Rules<S, CELLS, W>, cell: usize, old: Stack, new: Stack) {
        self.stacks[cell] = new.store();
        let change = new.number().wrapping_sub(old.number());
        self.key = self.key.wrapping_add(rules.keys[cell].wrapping_mul(change));
    }

    /// Who controls the square left, with the `rest` on it, and the square reached; cubes come and
    /// go (rules 3, 5 and 6); it is the other side's turn.
    #[inline]
    fn hand_over(&mut self, left: Bits<W>, reached: Bits<W>, rest: Stack) {
        let (side, other) = (self.to_move, self.to_move.other());
        // Chosen without a branch: which of the three it is cannot be foreseen.
        let left_if = |condition| if condition { left } else { Bits::EMPTY };
        let emptied = left_if(rest.is_empty());
        let uncovered = left_if(rest.belongs_to(other));
        let [own, enemy] = [side, other].map(|side| self.controlled[side.index()] - reached);
        self.controlled[side.index()] = (own - emptied - uncovered) | reached;
        self.controlled[other.index()] = enemy | uncovered;
        let [own, enemy] = [side, other].map(|side| self.cubes[side.index()] - reached);
        self.cubes[side.index()] = own | emptied;
        self.cubes[other.index()] = enemy;
        self.to_move = other;
    }

    /// Decides whether the last move ended the game (rules 7, 8 and 10).
    #[inline]
    fn finish(&mut self, rules: &Rules<S, CELLS, W>) {
        let mover = self.to_move.other();
        let won =
            self.cubes(mover).len() == rules.cubes || self.controlled(self.to_move).is_empty();
        if won {
            self.outcome = Some(Outcome::Win(mover));
        } else if u64::from(self.ply) >= rules.ply_limit {
            self.outcome = Some(Outcome::Draw);
        }
    }

    /// The hash of the position with its cells in other places and the sides exchanged if it is
    /// Black's turn.
    pub(super) fn hash_by(&self, rules: &Rules<S, CELLS, W>, places: &[Cell]) -> u64 {
        let sides = [self.to_move, self.to_move.other()];
        let mut key = 0_u64;
        (self.controlled[0] | self.controlled[1]).each(|cell| {
            let stack = self.stack(cell);
            let stack = if self.to_move == Side::White { stack } else { stack.exchanged() };
            let change = stack.number().wrapping_sub(Stack::EMPTY.number());
            key = key.wrapping_add(rules.keys[places[cell].index()].wrapping_mul(change));
        });
        let moved = |cubes: Bits<W>| cubes.iter().map(|cell| places[cell].index()).collect();
        hash_of::<W>(key, sides.map(|side| moved(self.cubes(side))))
    }

    #[inline]
    pub(super) fn stack(&self, cell: usize) -> Stack {
        Stack::stored(self.stacks[cell])
    }

    /// The squares of a side's stacks.
    #[inline]
    pub(super) fn controlled(&self, side: Side) -> Bits<W> {
        self.controlled[side.index()]
    }

    /// The squares of a side's cubes.
    #[inline]
    pub(super) fn cubes(&self, side: Side) -> Bits<W> {
        self.cubes[side.index()]
    }

    #[inline]
    pub(super) fn ply(&self) -> u32 {
        self.ply
    }
}

/// Adds the cubes to what stacks and turn make.
fn hash_of<const W: usize>(key: u64, cubes: [Bits<W>; 2]) -> u64 {
    let mix = |key: u64, word: u64| {
        let mixed = (key ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 32
    };
    cubes.into_iter().flat_map(Bits::words).fold(key, mix)
}

impl<S: Store, const CELLS: usize, const W: usize> PartialEq for State<S, CELLS, W> {
    fn eq(&self, other: &Self) -> bool {
        let position = |state: &Self| (state.to_move, state.cubes);
        position(self) == position(other) && self.stacks == other.stacks
    }
}

impl<S: Store, const CELLS: usize, const W: usize> Eq for State<S, CELLS, W> {}
