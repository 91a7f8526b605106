//! What the inputs of a net are, as far as others than the game have to know.

use crate::{Cell, Encode};

/// The shape of the nets that a game takes under its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetShape {
    /// The inputs by name, with the options they are for. A net is only used under the name it was trained for.
    pub name: String,
    /// Size of the hidden layer of a side.
    pub hidden: usize,
    /// Of each input: the same with the sides exchanged.
    pub swapped: Vec<u16>,
    /// For each symmetry of the game: what becomes of each input. Only training asks.
    pub images: Vec<Vec<u16>>,
}

impl NetShape {
    /// A shape of so many inputs. `swapped` exchanges the sides in an input.
    ///
    /// # Panics
    /// If there are more inputs than numbers of 16 bits.
    pub fn new(
        name: String,
        hidden: usize,
        inputs: usize,
        swapped: impl Fn(usize) -> usize,
    ) -> NetShape {
        let swapped = table(inputs, swapped);
        NetShape { name, hidden, swapped, images: Vec::new() }
    }

    /// The same with the symmetries of the game. `image` gets an input and the new place of every cell.
    ///
    /// # Panics
    /// If an image is no input.
    pub fn with_images<G: Encode>(
        mut self,
        game: &G,
        image: impl Fn(usize, &[Cell]) -> usize,
    ) -> NetShape {
        let of = |cells: &[Cell]| table(self.inputs(), |input| image(input, cells));
        self.images = game.symmetries().iter().map(|symmetry| of(&symmetry.cells)).collect();
        self
    }

    /// How many inputs there are.
    pub fn inputs(&self) -> usize {
        self.swapped.len()
    }
}

fn table(inputs: usize, of: impl Fn(usize) -> usize) -> Vec<u16> {
    let narrow = |input: usize| {
        assert!(input < inputs, "an input that is not there");
        u16::try_from(input).expect("so many inputs have a number")
    };
    (0..inputs).map(|input| narrow(of(input))).collect()
}
