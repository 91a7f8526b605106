//! Sets of so many numbers, numbered: the combinatorial number system (D. H. Lehmer, 1964).

use crate::Bits;

/// Boards have no more squares, and tables no more pieces of a kind.
const MAX_N: usize = 128;
const MAX_K: usize = 12;

/// Ways to choose `k` of `n`; 0 where they are more than fit.
static WAYS: [[u64; MAX_K + 1]; MAX_N + 1] = ways();

const fn ways() -> [[u64; MAX_K + 1]; MAX_N + 1] {
    let mut ways = [[0_u64; MAX_K + 1]; MAX_N + 1];
    let mut n = 0;
    while n <= MAX_N {
        ways[n][0] = 1;
        let mut k = 1;
        while k <= MAX_K && k <= n {
            let without = if k == n { 0 } else { ways[n - 1][k] };
            ways[n][k] = match ways[n - 1][k - 1].checked_add(without) {
                // What went into the sum may be too large already.
                Some(sum) if ways[n - 1][k - 1] > 0 && (k == n || without > 0) => sum,
                _ => 0,
            };
            k += 1;
        }
        n += 1;
    }
    ways
}

/// How many sets of `k` numbers below `n` there are; `None` if too many for this module: more than 12 of 128.
pub fn choose(n: usize, k: usize) -> Option<u64> {
    if k > n {
        return Some(0);
    }
    let ways = *WAYS.get(n)?.get(k)?;
    (ways > 0).then_some(ways)
}

#[inline]
fn count(n: usize, k: usize) -> u64 {
    WAYS[n][k]
}

/// The number of a set among all sets of its size, counting without the numbers in `others`, which it does not meet. At
/// most 12 numbers below 128.
#[inline]
pub fn rank_set<const W: usize>(set: Bits<W>, others: Bits<W>) -> u64 {
    let (mut rank, mut k) = (0, 0);
    let mut rest = others;
    let mut below = 0;
    set.each(|n| {
        while let Some(other) = rest.first().filter(|&other| other < n) {
            rest.remove(other);
            below += 1;
        }
        k += 1;
        rank += count(n - below, k);
    });
    rank
}

/// The set of `size` numbers below `end`, none of them in `others`, that has this rank.
pub fn unrank_set<const W: usize>(
    mut rank: u64,
    size: usize,
    others: Bits<W>,
    end: usize,
) -> Bits<W> {
    let (mut set, mut left) = (Bits::EMPTY, size);
    let mut place = end - others.len();
    for n in (0..end).rev().filter(|&n| !others.contains(n)) {
        if left == 0 {
            break;
        }
        place -= 1;
        let ways = count(place, left);
        if rank >= ways {
            rank -= ways;
            set.insert(n);
            left -= 1;
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_to_choose_are_counted() {
        assert_eq!(choose(30, 3), Some(4_060));
        assert_eq!(choose(12, 12), Some(1));
        assert_eq!(choose(7, 0), Some(1));
        assert_eq!(choose(2, 3), Some(0));
        assert_eq!(choose(128, 12), Some(23_726_045_489_546_400));
        assert_eq!(choose(30, 13), None);
        assert_eq!(choose(129, 1), None);
    }

    #[test]
    fn every_set_has_a_number_of_its_own() {
        let others: Bits<1> = [1, 4, 5].into_iter().collect();
        for size in 0..=4 {
            let count = choose(9, size).unwrap();
            for rank in 0..count {
                let set = unrank_set(rank, size, others, 12);
                assert_eq!(set.len(), size);
                assert!(!set.meets(others) && (set - Bits::below(12)).is_empty());
                assert_eq!(rank_set(set, others), rank);
            }
        }
    }
}
