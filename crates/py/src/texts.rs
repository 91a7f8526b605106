//! The texts of moves as Python strings, made once for all matches of a spec.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use jogada_play::AnyMatch;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyString;

/// The text of each action, once it was asked for.
pub struct Texts(Vec<PyOnceLock<Py<PyString>>>);

/// Specs whose texts are kept at the same time.
const KEPT: usize = 64;

impl Texts {
    /// Those of the spec of a match.
    pub fn of(game: &dyn AnyMatch) -> Arc<Texts> {
        static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Texts>>>> = LazyLock::new(Mutex::default);
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(texts) = known.get(game.spec()) {
            return Arc::clone(texts);
        }
        if known.len() == KEPT {
            known.clear();
        }
        let texts = (0..game.action_count()).map(|_| PyOnceLock::new()).collect();
        let texts = Arc::new(Texts(texts));
        known.insert(game.spec().to_owned(), Arc::clone(&texts));
        texts
    }

    /// The text of an action; `None` if there is no such action.
    pub fn get<'py>(
        &self,
        py: Python<'py>,
        game: &dyn AnyMatch,
        action: usize,
    ) -> Option<Bound<'py, PyString>> {
        let text = || PyString::new(py, &game.action_text(action).unwrap_or_default()).unbind();
        Some(self.0.get(action)?.get_or_init(py, text).bind(py).clone())
    }
}
