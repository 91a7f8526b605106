//! The arrays of a batch: what a step writes, for all games one after the other.

use jogada_core::{Encode, Side};

use crate::encoded::Observations;

/// What a step writes. What is left out is not computed.
#[derive(Debug, Default)]
pub struct BatchArrays<'a> {
    /// The planes of each position, for the side to move.
    pub observations: Option<Observations<'a>>,
    /// Of each action whether it is legal; of a game that is over none is.
    pub masks: Option<&'a mut [bool]>,
    /// White's and Black's: 1 for a win, -1 for a loss, 0 for a draw and while the game goes on.
    pub rewards: Option<&'a mut [f32]>,
    /// Whether the game has ended with this step.
    pub dones: Option<&'a mut [bool]>,
    /// Whether it was broken off, because of its length.
    pub truncated: Option<&'a mut [bool]>,
    /// 0 if White is to move, 1 if Black is.
    pub to_play: Option<&'a mut [i8]>,
}

/// How a game ended with a step.
#[derive(Clone, Copy)]
pub(super) enum LaneEnd {
    Won(Side),
    Drawn,
    Truncated,
}

impl<'a> BatchArrays<'a> {
    /// The arrays of the first `count` games of `all`, and those of the others.
    pub fn split(self, count: usize, all: usize) -> (BatchArrays<'a>, BatchArrays<'a>) {
        let (mut first, mut rest) = (BatchArrays::default(), BatchArrays::default());
        (first.observations, rest.observations) = match self.observations {
            Some(observations) => observations.split(count, all),
            None => (None, None),
        };
        (first.masks, rest.masks) = split(self.masks, count, all);
        (first.rewards, rest.rewards) = split(self.rewards, count, all);
        (first.dones, rest.dones) = split(self.dones, count, all);
        (first.truncated, rest.truncated) = split(self.truncated, count, all);
        (first.to_play, rest.to_play) = split(self.to_play, count, all);
        (first, rest)
    }

    /// # Panics
    /// If an array has not this many entries for each of so many games.
    pub(super) fn check(&self, games: usize, planes: usize, actions: usize) {
        match &self.observations {
            Some(Observations::Float(values)) => assert_length(Some(values), games * planes),
            Some(Observations::Byte(values)) => assert_length(Some(values), games * planes),
            None => {}
        }
        assert_length(self.masks.as_deref(), games * actions);
        assert_length(self.rewards.as_deref(), games * 2);
        assert_length(self.dones.as_deref(), games);
        assert_length(self.truncated.as_deref(), games);
        assert_length(self.to_play.as_deref(), games);
    }

    #[inline]
    pub(super) fn write_end(&mut self, index: usize, end: Option<LaneEnd>) {
        if let Some(rewards) = &mut self.rewards {
            let white = match end {
                Some(LaneEnd::Won(Side::White)) => 1.0,
                Some(LaneEnd::Won(Side::Black)) => -1.0,
                _ => 0.0,
            };
            rewards[2 * index] = white;
            rewards[2 * index + 1] = -white;
        }
        if let Some(dones) = &mut self.dones {
            dones[index] = end.is_some();
        }
        if let Some(truncated) = &mut self.truncated {
            truncated[index] = matches!(end, Some(LaneEnd::Truncated));
        }
    }
}

impl Observations<'_> {
    fn split(self, count: usize, all: usize) -> (Option<Self>, Option<Self>) {
        match self {
            Observations::Float(values) => {
                let (first, rest) = split(Some(values), count, all);
                (first.map(Observations::Float), rest.map(Observations::Float))
            }
            Observations::Byte(values) => {
                let (first, rest) = split(Some(values), count, all);
                (first.map(Observations::Byte), rest.map(Observations::Byte))
            }
        }
    }

    /// Writes the planes of a position to the place of a game that has so many values.
    #[inline]
    pub(super) fn write<G: Encode>(
        &mut self,
        game: &G,
        state: &G::State,
        index: usize,
        size: usize,
    ) {
        match self {
            Observations::Float(values) => game.observe(state, &mut values[index * size..][..size]),
            Observations::Byte(values) => game.observe(state, &mut values[index * size..][..size]),
        }
    }
}

type Halves<'a, T> = (Option<&'a mut [T]>, Option<&'a mut [T]>);

fn split<T>(array: Option<&mut [T]>, count: usize, all: usize) -> Halves<'_, T> {
    let Some(array) = array else { return (None, None) };
    let entries = array.len() / all.max(1);
    let (first, rest) = array.split_at_mut(entries * count);
    (Some(first), Some(rest))
}

fn assert_length<T>(array: Option<&[T]>, length: usize) {
    assert!(array.is_none_or(|array| array.len() == length), "an array of another batch");
}
