//! The numbers of the judgement, all in one place.

/// What things are worth; a hole held is about 100.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Weights {
    /// Holding no hole, one, two.
    pub holes: [i32; 3],
    /// A holder, by kind.
    pub holder: [i32; 3],
    /// A scared animal, by kind.
    pub scared: [i32; 3],
    /// … on a hole.
    pub scared_holder: i32,
    /// … of the side that waits.
    pub waiting_scared: i32,
    /// A scared animal that cannot flee.
    pub trapped: i32,
    /// An animal that can be scared by a move, by kind.
    pub scarable: [i32; 3],
    /// … on a hole.
    pub scarable_holder: i32,
    /// … of the side that waits.
    pub waiting_scarable: i32,
    /// A free hole that an animal can take.
    pub way: i32,
    /// … and another one too.
    pub second_way: i32,
    /// … and no opponent.
    pub sole_way: i32,
    /// Two holes held and a way to a third, for the side to move, which must flee.
    pub threat: i32,
    /// The same for the side that waits.
    pub waiting_threat: i32,
    /// … and cannot be scared.
    pub calm_threat: i32,
    /// Having to flee.
    pub must_flee: i32,
    /// An animal on a line with no, one, two or more holes, by kind.
    pub sees: [[i32; 3]; 3],
    /// Next to a hole, by kind.
    pub beside: [i32; 3],
    /// Each step from the middle of the board, by kind.
    pub step: [i32; 3],
    /// Squares on the edge, by kind.
    pub edge: [i32; 3],
    /// A safe destination, by kind.
    pub freedom: [i32; 3],
    /// The right to move.
    pub to_move: i32,
}

impl Weights {
    /// The weights that ship.
    pub const BEST: Weights = Weights {
        holes: [-23, -1, 27],
        holder: [12, 20, 29],
        scared: [-38, -54, -76],
        scared_holder: -72,
        waiting_scared: -17,
        trapped: 29,
        scarable: [-11, -14, -25],
        scarable_holder: -28,
        waiting_scarable: -4,
        way: 5,
        second_way: 7,
        sole_way: 5,
        threat: 22,
        waiting_threat: 9,
        calm_threat: 123,
        must_flee: -11,
        sees: [[-11, 1, -10], [-3, -11, -2], [-24, 0, -11]],
        beside: [-17, -5, -8],
        step: [-18, -4, -11],
        edge: [15, 7, -10],
        freedom: [0, 1, 0],
        to_move: 26,
    };
}
