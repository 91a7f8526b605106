//! Captures (rule 5) and poofs (rule 6).

use jogada_core::Bits;

use super::lines::{axes, one_sided, pairs, run, walk};

/// How many enemy stones a stone on `point` captures in a direction that starts with two enemies:
/// 0, 2 or 3.
#[inline]
pub(super) fn flanked<const W: usize>(
    own: &Bits<W>,
    enemy: &Bits<W>,
    point: usize,
    step: isize,
    longest: usize,
) -> usize {
    let third = walk(point, step, 3);
    if own.contains(third) {
        return 2;
    }
    let three = longest == 3 && enemy.contains(third) && own.contains(walk(third, step, 1));
    if three { 3 } else { 0 }
}

/// All enemy stones that a stone on `point` captures.
pub(super) fn captured<const W: usize>(
    own: &Bits<W>,
    enemy: &Bits<W>,
    point: usize,
    longest: usize,
) -> Bits<W> {
    let mut taken = Bits::EMPTY;
    for step in pairs(enemy, point) {
        for n in 1..=flanked(own, enemy, point, step, longest) {
            taken.insert(walk(point, step, n as isize));
        }
    }
    taken
}

/// The stones that vanish because the one just placed on `point` made pairs between two enemies.
pub(super) fn poofed<const W: usize>(own: &Bits<W>, enemy: &Bits<W>, point: usize) -> Bits<W> {
    let mut gone = Bits::EMPTY;
    for step in axes::<W>() {
        let step = if own.contains(walk(point, step, 1)) { step } else { -step };
        let is_pair = run(own, point, step) == 1 && run(own, point, -step) == 0;
        let ends = [walk(point, step, 2), walk(point, step, -1)];
        if is_pair && ends.iter().all(|&end| enemy.contains(end)) {
            gone.insert(point);
            gone.insert(walk(point, step, 1));
        }
    }
    gone
}

/// Both ends of every run of two stones that one of `among` belongs to. None of them holds a stone of the set; they
/// may be off the board.
pub(super) fn flanks<const W: usize>(
    stones: &Bits<W>,
    among: impl Iterator<Item = usize>,
) -> impl Iterator<Item = [usize; 2]> {
    let next_to = |stone| one_sided(stones, stone).map(move |step| (stone, step));
    among.flat_map(next_to).filter_map(|(stone, step)| {
        let ends = [walk(stone, step, -1), walk(stone, step, 2)];
        (!stones.contains(ends[1])).then_some(ends)
    })
}
