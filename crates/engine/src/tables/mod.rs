//! Tables of small endings: made by retrograde analysis, checked by the rules, and asked by searches.

mod build;
mod check;
mod probe;

pub use build::{BuildError, BuildProgress, TableBuilder};
pub use check::{TableFault, check_ending};
pub(crate) use probe::{report_by_tables, solve_by_tables};
