//! Inputs that are collected before they are added up.

/// At most `N` inputs.
pub struct InputList<const N: usize> {
    inputs: [u16; N],
    len: usize,
}

impl<const N: usize> InputList<N> {
    /// No input.
    pub const NONE: Self = InputList { inputs: [0; N], len: 0 };

    /// One more.
    ///
    /// # Panics
    /// If there are `N` already.
    #[inline]
    pub fn push(&mut self, input: usize) {
        self.inputs[self.len] = input as u16;
        self.len += 1;
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(super) fn all(&self) -> &[u16] {
        &self.inputs[..self.len]
    }
}
