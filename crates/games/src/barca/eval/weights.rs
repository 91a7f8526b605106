//! The numbers of the evaluation, all in one place; their values are in `weights.txt`.

use jogada_core::weights;

weights! {
    /// What things are worth; a hole held is about 100.
    #[derive(Clone, Copy, Debug)]
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
}
