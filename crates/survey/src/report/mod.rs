//! The figures of all sets side by side: as text, for scripts and for a browser.

mod cell;
mod html;

pub use html::html;

use jogada_play::Localizer;
use serde_json::{Value, json};

use crate::measures::Measures;
use crate::plan::Plan;
use cell::COLUMNS;

/// Columns of a survey for a terminal.
pub fn text(all: &[Measures], localizer: &Localizer) -> String {
    let head = std::iter::once(localizer.word("survey-set"))
        .chain(COLUMNS.iter().map(|column| column.head(localizer)));
    let rows = all.iter().map(|measures| {
        let cells = COLUMNS.iter().map(|column| column.text(measures, localizer));
        std::iter::once(measures.set.clone()).chain(cells).collect()
    });
    aligned(&std::iter::once(head.collect()).chain(rows).collect::<Vec<_>>())
}

/// Lines whose cells stand under each other: the first to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let width = |text: &String| text.chars().count();
    let widths: Vec<usize> = (0..rows.first().map_or(0, Vec::len))
        .map(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or_default())
        .collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(place, (text, width))| match place {
            0 => format!("{text:width$}"),
            _ => format!("{text:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

/// The plan and all figures.
pub fn json(plan: &Plan, all: &[Measures]) -> Value {
    json!({ "plan": plan, "sets": all })
}
