//! What an evaluation is made of, for people: numbers that add up to it.

use crate::{Cell, EVAL_LIMIT, Grid, Side};

/// The evaluation of a position and what it is made of, from White's point of view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The sum of the parts.
    pub value: i32,
    /// Those that are worth something or count something, in the order of the game.
    pub parts: Vec<EvalPart>,
    /// What single cells are worth.
    pub maps: Vec<EvalMap>,
}

/// A part of an evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvalPart {
    /// Id of the message that names it, such as `part-holes`.
    pub name: &'static str,
    /// How often White and Black have it, where that is counted.
    pub counts: Option<[i32; 2]>,
    /// What it is worth to White and to Black.
    pub points: [i32; 2],
}

/// What the cells of the board are worth in some way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvalMap {
    /// Id of the message that names it, such as `map-animals`.
    pub name: &'static str,
    /// By cell; `None` where nothing is to be said.
    pub values: Vec<Option<i32>>,
}

impl Explanation {
    /// The sum of these parts, within the [limit](EVAL_LIMIT) of evaluations. The parts are finer than the
    /// value by a factor; what rounding and the limit take away is a part of its own.
    pub fn new(parts: Vec<EvalPart>, finer: i32) -> Explanation {
        let sum: i32 = parts.iter().map(EvalPart::value).sum();
        let value = (sum / finer).clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1);
        let mut parts: Vec<_> = parts.into_iter().filter(EvalPart::says_something).collect();
        for part in &mut parts {
            part.points = part.points.map(|points| points / finer);
        }
        let rest = value - parts.iter().map(EvalPart::value).sum::<i32>();
        if rest != 0 {
            parts.push(EvalPart::for_white("part-rest", rest));
        }
        Explanation { value, parts, maps: Vec::new() }
    }

    /// The value of a position of which no more is known.
    pub fn total(value: i32) -> Explanation {
        Explanation { value, parts: Vec::new(), maps: Vec::new() }
    }

    /// The same with what single cells are worth.
    #[must_use]
    pub fn with_map(mut self, map: EvalMap) -> Explanation {
        self.maps.push(map);
        self
    }
}

impl EvalPart {
    /// Something that is counted, each worth so much.
    pub fn counted(name: &'static str, counts: [i32; 2], weight: i32) -> EvalPart {
        EvalPart { name, counts: Some(counts), points: counts.map(|count| count * weight) }
    }

    /// Something that is worth so much to White and to Black.
    pub fn new(name: &'static str, points: [i32; 2]) -> EvalPart {
        EvalPart { name, counts: None, points }
    }

    /// The same with how often each side has it.
    #[must_use]
    pub fn with_counts(self, counts: [i32; 2]) -> EvalPart {
        EvalPart { counts: Some(counts), ..self }
    }

    /// Something that only one side has.
    pub fn of_side(name: &'static str, side: Side, points: i32) -> EvalPart {
        let mut both = [0; 2];
        both[side.index()] = points;
        EvalPart::new(name, both)
    }

    /// Something that is worth so much to White, or the opposite to Black.
    pub fn for_white(name: &'static str, points: i32) -> EvalPart {
        EvalPart::new(name, [points.max(0), (-points).max(0)])
    }

    /// The output of a net, given for the side to move.
    pub fn of_net(to_move: Side, points: i32) -> EvalPart {
        let white = if to_move == Side::White { points } else { -points };
        EvalPart::for_white("part-net", white)
    }

    /// What it is worth to White.
    pub fn value(&self) -> i32 {
        self.points[0] - self.points[1]
    }

    fn says_something(&self) -> bool {
        self.points != [0; 2] || self.counts.is_some_and(|counts| counts != [0; 2])
    }
}

impl EvalMap {
    /// A map of all cells of a board.
    pub fn new(name: &'static str, grid: Grid, value: impl Fn(Cell) -> Option<i32>) -> EvalMap {
        EvalMap { name, values: grid.cells().map(value).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_add_up_to_the_value_rounding_and_limit_included() {
        let odd = vec![EvalPart::new("part-a", [3, 0]), EvalPart::new("part-b", [0, 6])];
        let explained = Explanation::new(odd, 2);
        assert_eq!((explained.value, explained.parts[0].points), (-1, [1, 0]));
        assert_eq!(explained.parts.iter().map(EvalPart::value).sum::<i32>(), -1);
        let large = Explanation::new(vec![EvalPart::for_white("part-a", -70_000)], 1);
        assert_eq!(large.value, 1 - EVAL_LIMIT);
        assert_eq!(large.parts[1], EvalPart::new("part-rest", [50_001, 0]));
    }

    #[test]
    fn what_nobody_has_is_left_out() {
        let none = EvalPart::counted("part-a", [0, 0], 7);
        let worthless = EvalPart::counted("part-b", [2, 1], 0);
        assert_eq!(Explanation::new(vec![none, worthless.clone()], 1).parts, [worthless]);
    }
}
