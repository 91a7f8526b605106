//! Matches as numbers: observations, masks, planes and symmetries.

use jogada_play::Symmetry;
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::prelude::*;

use crate::errors::{self, Kind};
use crate::game_match::PyMatch;
use crate::language::localizer;
use jogada_play::Message;

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

    /// The planes of the position for the side to move, as in `docs/encoding.md`; written to `out` if given.
    #[pyo3(signature = (out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArrayDyn<f32>>>,
    ) -> PyResult<Bound<'py, PyArrayDyn<f32>>> {
        let shape = self.game.shape();
        let out = out.unwrap_or_else(|| PyArrayDyn::zeros(py, shape.to_vec(), false));
        check(out.shape() == shape, "float32", &shape)?;
        {
            let mut planes = out.try_readwrite().map_err(|_| bad("float32", &shape))?;
            self.game.observe(planes.as_slice_mut().map_err(|_| bad("float32", &shape))?);
        }
        Ok(out)
    }

    /// Whether each action is legal; written to `out` if given.
    #[pyo3(signature = (out = None))]
    fn legal_mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArrayDyn<bool>>>,
    ) -> PyResult<Bound<'py, PyArrayDyn<bool>>> {
        let shape = [self.game.action_count()];
        let out = out.unwrap_or_else(|| PyArrayDyn::zeros(py, shape.to_vec(), false));
        check(out.shape() == shape, "bool", &shape)?;
        {
            let mut mask = out.try_readwrite().map_err(|_| bad("bool", &shape))?;
            self.game.legal_mask(mask.as_slice_mut().map_err(|_| bad("bool", &shape))?);
        }
        Ok(out)
    }

    /// The names of the planes, what each shows, and how many there are of it.
    fn _planes(&self) -> Vec<(&'static str, String, usize)> {
        let localizer = localizer(Some(self.game.info()));
        let planes = self.game.planes().into_iter();
        planes.map(|p| (p.name, localizer.word(&format!("plane-{}", p.name)), p.count)).collect()
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

fn check(fits: bool, kind: &str, shape: &[usize]) -> PyResult<()> {
    if fits { Ok(()) } else { Err(bad(kind, shape)) }
}

fn bad(kind: &str, shape: &[usize]) -> PyErr {
    let message = Message::new("array").with("name", "out").with("type", kind);
    errors::error(Kind::Value, &message.with("shape", format!("{shape:?}")))
}
