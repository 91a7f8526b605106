//! Arrays of observation planes: of `float32` with fractions, of `uint8` with whole numbers.

use jogada_play::{Message, Observations};
use numpy::{Element, PyArrayDescr, PyArrayDescrMethods, PyArrayDyn, PyReadwriteArrayDyn};
use pyo3::prelude::*;

use crate::arrays::{array, bad_array, borrow, slice};
use crate::errors::{self, Kind};

/// What planes are made of.
#[derive(Clone, Copy, Default)]
pub enum PlaneType {
    #[default]
    Float,
    Byte,
}

/// An array of planes.
pub enum Planes {
    Float(Py<PyArrayDyn<f32>>),
    Byte(Py<PyArrayDyn<u8>>),
}

/// The array while it is written to.
pub enum BorrowedPlanes<'py> {
    Float(PyReadwriteArrayDyn<'py, f32>),
    Byte(PyReadwriteArrayDyn<'py, u8>),
}

impl PlaneType {
    /// What the caller names, in any way that NumPy takes.
    pub fn parse(given: Option<&Bound<'_, PyAny>>) -> PyResult<Option<PlaneType>> {
        let Some(given) = given else { return Ok(None) };
        let py = given.py();
        match PyArrayDescr::new(py, given) {
            Ok(kind) if kind.is_equiv_to(&f32::get_dtype(py)) => Ok(Some(PlaneType::Float)),
            Ok(kind) if kind.is_equiv_to(&u8::get_dtype(py)) => Ok(Some(PlaneType::Byte)),
            _ => Err(errors::error(Kind::Value, &Message::new("dtype"))),
        }
    }

    /// That of an array.
    fn of(array: &Bound<'_, PyAny>) -> Option<PlaneType> {
        let floats = array.cast::<PyArrayDyn<f32>>().is_ok().then_some(PlaneType::Float);
        floats.or_else(|| array.cast::<PyArrayDyn<u8>>().is_ok().then_some(PlaneType::Byte))
    }

    pub const fn bytes(self) -> usize {
        match self {
            PlaneType::Float => size_of::<f32>(),
            PlaneType::Byte => size_of::<u8>(),
        }
    }
}

impl Planes {
    /// The array of the caller, which tells its type itself, or a new one.
    pub fn new(
        py: Python<'_>,
        name: &str,
        given: Option<&Bound<'_, PyAny>>,
        kind: Option<PlaneType>,
        shape: &[usize],
    ) -> PyResult<Planes> {
        let kind = match (kind, given) {
            (Some(kind), _) => kind,
            (None, None) => PlaneType::default(),
            (None, Some(given)) => {
                PlaneType::of(given).ok_or_else(|| bad_array(name, "float32 or uint8", shape))?
            }
        };
        Ok(match kind {
            PlaneType::Float => Planes::Float(array(py, name, given, shape)?),
            PlaneType::Byte => Planes::Byte(array(py, name, given, shape)?),
        })
    }

    pub fn kind(&self) -> PlaneType {
        match self {
            Planes::Float(_) => PlaneType::Float,
            Planes::Byte(_) => PlaneType::Byte,
        }
    }

    pub fn clone_ref(&self, py: Python<'_>) -> Py<PyAny> {
        match self {
            Planes::Float(array) => array.clone_ref(py).into_any(),
            Planes::Byte(array) => array.clone_ref(py).into_any(),
        }
    }

    pub fn borrow<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        shape: &[usize],
    ) -> PyResult<BorrowedPlanes<'py>> {
        Ok(match self {
            Planes::Float(array) => BorrowedPlanes::Float(borrow(py, name, array, shape)?),
            Planes::Byte(array) => BorrowedPlanes::Byte(borrow(py, name, array, shape)?),
        })
    }
}

impl BorrowedPlanes<'_> {
    /// Its values.
    pub fn slice(&mut self) -> PyResult<Observations<'_>> {
        Ok(match self {
            BorrowedPlanes::Float(array) => Observations::Float(slice(array)?),
            BorrowedPlanes::Byte(array) => Observations::Byte(slice(array)?),
        })
    }
}
