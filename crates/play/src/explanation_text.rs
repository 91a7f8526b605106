//! What an evaluation is made of, as text.

use std::fmt::Write;

use jogada_core::{EvalMap, EvalPart, Explanation, Side};

use crate::any_match::AnyMatch;
use crate::draw::{Drawing, draw_values};
use crate::i18n::Localizer;

/// A heading and the parts, a row each: the name, White's points, Black's, the difference. Counts stand
/// before the points: `2: +14`. Nothing if the evaluator does not tell.
pub fn explanation_rows(explained: &Explanation, localizer: &Localizer) -> Vec<[String; 4]> {
    if explained.parts.is_empty() {
        return Vec::new();
    }
    let [white, black] = Side::ALL.map(|side| localizer.side(side));
    let [part, difference] = ["explain-part", "explain-difference"].map(|id| localizer.word(id));
    let parts = explained.parts.iter().map(|part| row(part, localizer));
    std::iter::once([part, white, black, difference]).chain(parts).collect()
}

fn row(part: &EvalPart, localizer: &Localizer) -> [String; 4] {
    let side = |n: usize| match part.counts {
        Some(counts) => format!("{}: {:+}", counts[n], part.points[n]),
        None => format!("{:+}", part.points[n]),
    };
    [localizer.word(part.name), side(0), side(1), format!("{:+}", part.value())]
}

/// The rows in columns, a line each.
pub fn explanation_table(rows: &[[String; 4]]) -> String {
    let width = |n: usize| rows.iter().map(|row| row[n].chars().count()).max().unwrap_or(0);
    let [name, white, black, value] = [0, 1, 2, 3].map(width);
    let mut out = String::new();
    for [a, b, c, d] in rows {
        writeln!(out, "{a:name$}  {b:>white$}  {c:>black$}  {d:>value$}")
            .expect("a string can always be written to");
    }
    out
}

/// The values of the cells on a board, under what they mean.
pub fn explanation_map(
    game: &dyn AnyMatch,
    map: &EvalMap,
    drawing: Drawing,
    localizer: &Localizer,
) -> String {
    let board = draw_values(&game.view(), game.info(), drawing, &map.values);
    format!("{}:\n{board}", localizer.word(map.name))
}
