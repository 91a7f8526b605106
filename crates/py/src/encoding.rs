//! Matches as numbers: observations, masks, planes and symmetries.

use jogada_play::Symmetry;
use numpy::{PyArray1, PyArrayDyn};
use pyo3::prelude::*;

use crate::arrays::{array, borrow, slice};
use crate::game_match::PyMatch;
use crate::language::localizer;
use crate::planes::Planes;

/// The new places of cells, and the new numbers of actions.
type Tables<'py> = (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<i64>>);

#[pymethods]
impl PyMatch {
    /// How many actions there are; each is a number below.
    #[getter]
    fn action_count(&self) -> usize {
        self.game.action_count()
    }

    /// Planes, rows and columns of an observation.
    #[getter]
    fn observation_shape(&self) -> (usize, usize, usize) {
        self.game.shape().into()
    }

    /// The planes of the position for the side to move, as in `docs/encoding.md`; written to `out` if given, an array
    /// of `float32` or of `uint8`.
    #[pyo3(signature = (out = None))]
    fn observation(&self, py: Python<'_>, out: Option<Bound<'_, PyAny>>) -> PyResult<Py<PyAny>> {
        let shape = self.game.shape();
        let out = Planes::new(py, "out", out.as_ref(), None, &shape)?;
        self.game.observe(out.borrow(py, "out", &shape)?.slice()?);
        Ok(out.clone_ref(py))
    }

    /// Whether each action is legal; written to `out` if given.
    #[pyo3(signature = (out = None))]
    fn legal_mask(
        &self,
        py: Python<'_>,
        out: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyArrayDyn<bool>>> {
        let shape = [self.game.action_count()];
        let out = array(py, "out", out.as_ref(), &shape)?;
        self.game.legal_mask(slice(&mut borrow(py, "out", &out, &shape)?)?);
        Ok(out)
    }

    /// The names of the planes, what each shows, how many there are of it, and its scale.
    fn _planes(&self) -> Vec<(&'static str, String, usize, u8)> {
        let localizer = localizer(Some(self.game.info()));
        let planes = self.game.planes().into_iter();
        let text = |name| localizer.word(&format!("plane-{name}"));
        planes.map(|plane| (plane.name, text(plane.name), plane.count, plane.scale)).collect()
    }

    /// The tables of all symmetries.
    fn _symmetries<'py>(&self, py: Python<'py>) -> Vec<Tables<'py>> {
        let tables = |symmetry: Symmetry| {
            let cells = symmetry.cells.iter().map(|cell| cell.index() as i64).collect();
            let actions = symmetry.actions.iter().map(|&action| i64::from(action)).collect();
            (PyArray1::from_vec(py, cells), PyArray1::from_vec(py, actions))
        };
        self.game.symmetries().into_iter().map(tables).collect()
    }
}
