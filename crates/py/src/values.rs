//! Sides and outcomes as Python values, which `jogada._values` declares.

use jogada_play::{Ending, Outcome, Side};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// The side.
pub fn side(py: Python<'_>, side: Side) -> PyResult<Bound<'_, PyAny>> {
    static SIDES: PyOnceLock<[Py<PyAny>; 2]> = PyOnceLock::new();
    let sides = SIDES.get_or_try_init(py, || {
        let class = py.import("jogada._values")?.getattr("Side")?;
        Ok::<_, PyErr>([class.call1((0,))?.unbind(), class.call1((1,))?.unbind()])
    })?;
    Ok(sides[side.index()].bind(py).clone())
}

/// The outcome of an ending, with the sentence that says it.
pub fn outcome<'py>(
    py: Python<'py>,
    ending: &Ending,
    sentence: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let winner = match ending.outcome {
        Outcome::Win(winner) => Some(side(py, winner)?),
        Outcome::Draw => None,
    };
    let class = py.import("jogada._values")?.getattr("Outcome")?;
    class.call1((winner, ending.reason.word(), sentence))
}
