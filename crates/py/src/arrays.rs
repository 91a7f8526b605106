//! NumPy arrays of the caller, checked before they are written to.

use jogada_play::Message;
use numpy::{
    Element, PyArray1, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyReadonlyArray1,
    PyReadwriteArrayDyn, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};

use crate::errors::{self, Kind};

/// The array of the caller, a new one, or none if it is `False`.
pub fn wanted<T: Element>(
    py: Python<'_>,
    name: &str,
    given: Option<&Bound<'_, PyAny>>,
    shape: &[usize],
) -> PyResult<Option<Py<PyArrayDyn<T>>>> {
    is_wanted(given).map(|given| array(py, name, given, shape)).transpose()
}

/// The array of the caller or nothing, where `True` or nothing is said; `None` if it is `False`.
#[expect(clippy::option_option, reason = "an array that is wanted may be given or not")]
pub fn is_wanted<'a, 'py>(
    given: Option<&'a Bound<'py, PyAny>>,
) -> Option<Option<&'a Bound<'py, PyAny>>> {
    match given.and_then(|given| given.cast::<PyBool>().ok()) {
        Some(wanted) => wanted.is_true().then_some(None),
        None => Some(given),
    }
}

/// The array of the caller, or a new one.
pub fn array<T: Element>(
    py: Python<'_>,
    name: &str,
    given: Option<&Bound<'_, PyAny>>,
    shape: &[usize],
) -> PyResult<Py<PyArrayDyn<T>>> {
    let Some(given) = given else {
        return Ok(PyArrayDyn::zeros(py, shape.to_vec(), false).unbind());
    };
    let refuse = || bad_array(name, &type_name::<T>(py), shape);
    let array = given.cast::<PyArrayDyn<T>>().map_err(|_| refuse())?.clone().unbind();
    borrow(py, name, &array, shape)?;
    Ok(array)
}

/// The array, to be written to. Callers may change shape and flags of their arrays at any time.
pub fn borrow<'py, T: Element>(
    py: Python<'py>,
    name: &str,
    array: &Py<PyArrayDyn<T>>,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let array = array.bind(py);
    if array.shape() != shape || !array.is_c_contiguous() {
        return Err(bad_array(name, &type_name::<T>(py), shape));
    }
    array.try_readwrite().map_err(|_| bad_array(name, &type_name::<T>(py), shape))
}

/// Its values.
pub fn slice<'a, T: Element>(array: &'a mut PyReadwriteArrayDyn<'_, T>) -> PyResult<&'a mut [T]> {
    Ok(array.as_slice_mut()?)
}

fn type_name<T: Element>(py: Python<'_>) -> String {
    let name = T::get_dtype(py).typeobj().name();
    name.map_or_else(|_| String::new(), |name: Bound<'_, PyString>| name.to_string())
}

/// An array that does not fit.
pub fn bad_array(name: &str, kind: &str, shape: &[usize]) -> PyErr {
    let message = Message::new("array").with("name", name).with("type", kind);
    errors::error(Kind::Value, &message.with("shape", format!("{shape:?}")))
}

/// Actions as they are, or converted from other whole numbers.
pub fn whole_numbers<'py>(
    given: &Bound<'py, PyAny>,
    count: usize,
) -> PyResult<PyReadonlyArray1<'py, i64>> {
    let array = numbers(given).map_err(|_| bad_actions(count))?;
    let array = array.try_readonly().map_err(|_| bad_actions(count))?;
    if array.len() == count { Ok(array) } else { Err(bad_actions(count)) }
}

/// Whole numbers as they are, or converted.
pub fn numbers<'py>(given: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<i64>>> {
    match given.cast::<PyArray1<i64>>() {
        Ok(array) if array.is_c_contiguous() => Ok(array.clone()),
        _ => converted(given),
    }
}

fn converted<'py>(given: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<i64>>> {
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    let array = array.call_method1("astype", ("int64", "C", "same_kind"))?;
    Ok(array.cast_into()?)
}

/// Something else than an array of actions.
pub fn bad_actions(count: usize) -> PyErr {
    errors::error(Kind::Value, &Message::new("actions").with("count", count))
}
