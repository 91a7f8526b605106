//! The games for Python. `python/jogada` adds types, data classes and the environments of other libraries.
//!
//! Sentences are those of the façade in the chosen language; exceptions are declared in `jogada._errors`.

#![expect(clippy::needless_pass_by_value, reason = "PyO3 hands over what it has converted")]
#![expect(
    clippy::doc_markdown,
    clippy::doc_link_with_quotes,
    reason = "comments of what Python sees are its docstrings, with examples in Python"
)]

mod arena;
mod arrays;
mod batch;
mod batch_arrays;
mod catalogue;
mod encoding;
mod errors;
mod game_match;
mod interrupt;
mod language;
mod limits;
mod planes;
mod players;
mod records;
mod svg;
mod texts;
mod thinking;
mod values;

use pyo3::prelude::*;

/// The compiled part of `jogada`.
#[pymodule]
mod _native {
    /// The version of the package.
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "it is Python's name")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
    #[pymodule_export]
    use crate::arena::_arena;
    #[pymodule_export]
    use crate::batch::BatchEnv;
    #[pymodule_export]
    use crate::catalogue::{_games, _players, rules};
    #[pymodule_export]
    use crate::game_match::{PyMatch, open_pickled};
    #[pymodule_export]
    use crate::language::{language, set_language};
    #[pymodule_export]
    use crate::players::NamedPlayer;
    #[pymodule_export]
    use crate::records::{_read_records, _write_record};
    #[pymodule_export]
    use crate::thinking::{_analyse, _evaluate, _solve, Search, divide, perft};
}
