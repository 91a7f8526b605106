//! The arrays of an environment of many games.

use jogada_play::BatchArrays;
use numpy::{PyArrayDyn, PyReadwriteArrayDyn};
use pyo3::prelude::*;

use crate::arrays::{array, borrow, is_wanted, slice, wanted};
use crate::planes::{BorrowedPlanes, PlaneType, Planes};

/// The arrays of an environment.
pub struct Arrays {
    pub observations: Option<Planes>,
    pub masks: Option<Py<PyArrayDyn<bool>>>,
    pub rewards: Py<PyArrayDyn<f32>>,
    pub dones: Py<PyArrayDyn<bool>>,
    pub truncated: Py<PyArrayDyn<bool>>,
    pub to_play: Py<PyArrayDyn<i8>>,
    pub actions: Py<PyArrayDyn<i64>>,
}

/// What the caller says about each: nothing, an array of his, or whether it is wanted.
#[derive(Default)]
pub struct Given<'a, 'py> {
    pub planes: Option<PlaneType>,
    pub observations: Option<&'a Bound<'py, PyAny>>,
    pub masks: Option<&'a Bound<'py, PyAny>>,
    pub rewards: Option<&'a Bound<'py, PyAny>>,
    pub dones: Option<&'a Bound<'py, PyAny>>,
    pub truncated: Option<&'a Bound<'py, PyAny>>,
    pub to_play: Option<&'a Bound<'py, PyAny>>,
}

/// The arrays while a step writes to them.
pub struct Borrowed<'py> {
    observations: Option<BorrowedPlanes<'py>>,
    masks: Option<PyReadwriteArrayDyn<'py, bool>>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    dones: PyReadwriteArrayDyn<'py, bool>,
    truncated: PyReadwriteArrayDyn<'py, bool>,
    to_play: PyReadwriteArrayDyn<'py, i8>,
}

impl Arrays {
    /// The caller's arrays, checked, and new ones for the others.
    pub fn new(
        py: Python<'_>,
        count: usize,
        [planes, rows, cols]: [usize; 3],
        action_count: usize,
        given: &Given<'_, '_>,
    ) -> PyResult<Arrays> {
        let shape = [count, planes, rows, cols];
        let observations = |array| Planes::new(py, "observations", array, given.planes, &shape);
        Ok(Arrays {
            observations: is_wanted(given.observations).map(observations).transpose()?,
            masks: wanted(py, "masks", given.masks, &[count, action_count])?,
            rewards: array(py, "rewards", given.rewards, &[count, 2])?,
            dones: array(py, "dones", given.dones, &[count])?,
            truncated: array(py, "truncated", given.truncated, &[count])?,
            to_play: array(py, "to_play", given.to_play, &[count])?,
            actions: array(py, "actions", None, &[count])?,
        })
    }

    /// All of them, checked once more.
    pub fn borrow<'py>(
        &self,
        py: Python<'py>,
        count: usize,
        [planes, rows, cols]: [usize; 3],
        action_count: usize,
    ) -> PyResult<Borrowed<'py>> {
        let shape = [count, planes, rows, cols];
        let shown = self.observations.as_ref();
        let masks = self.masks.as_ref();
        Ok(Borrowed {
            observations: shown.map(|a| a.borrow(py, "observations", &shape)).transpose()?,
            masks: masks.map(|a| borrow(py, "masks", a, &[count, action_count])).transpose()?,
            rewards: borrow(py, "rewards", &self.rewards, &[count, 2])?,
            dones: borrow(py, "dones", &self.dones, &[count])?,
            truncated: borrow(py, "truncated", &self.truncated, &[count])?,
            to_play: borrow(py, "to_play", &self.to_play, &[count])?,
        })
    }
}

impl Borrowed<'_> {
    /// Their values.
    pub fn slices(&mut self) -> PyResult<BatchArrays<'_>> {
        Ok(BatchArrays {
            observations: self.observations.as_mut().map(BorrowedPlanes::slice).transpose()?,
            masks: self.masks.as_mut().map(slice).transpose()?,
            rewards: Some(slice(&mut self.rewards)?),
            dones: Some(slice(&mut self.dones)?),
            truncated: Some(slice(&mut self.truncated)?),
            to_play: Some(slice(&mut self.to_play)?),
        })
    }
}
