//! `jogada analyse --explain`: what an evaluation is made of.

use std::fmt::Write;

use jogada_play::{
    AnyMatch, EvalMap, EvalPart, Explanation, Localizer, Message, Side, draw_values,
    explanation_json,
};

use super::over;
use crate::args::{AnalyseArgs, Look};
use crate::failure::Failure;
use crate::output;

pub fn run(game: &dyn AnyMatch, localizer: &Localizer, args: &AnalyseArgs) -> Result<(), Failure> {
    let explained = game.explain().ok_or_else(|| over(localizer))?;
    if args.json {
        return output::print(&format!("{}\n", explanation_json(&explained, localizer)));
    }
    let mut out = table(&explained, localizer);
    for map in &explained.maps {
        out += &map_text(game, map, &args.look, localizer);
    }
    let value = format!("{:+}", explained.value);
    out += &localizer.say(&Message::new("explain-value").with("value", value));
    output::print(&format!("{out}\n"))
}

/// The parts, a line each: White's points, Black's and the difference.
fn table(explained: &Explanation, localizer: &Localizer) -> String {
    if explained.parts.is_empty() {
        return String::new();
    }
    let [white, black] = Side::ALL.map(|side| localizer.side(side));
    let heading = ["explain-part", "explain-difference"].map(|id| localizer.word(id));
    let [part, difference] = heading;
    let mut rows = vec![[part, white, black, difference]];
    rows.extend(explained.parts.iter().map(|part| row(part, localizer)));
    let width = |n: usize| rows.iter().map(|row| row[n].chars().count()).max().unwrap_or(0);
    let [name, white, black, value] = [0, 1, 2, 3].map(width);
    let mut out = String::new();
    for [a, b, c, d] in &rows {
        writeln!(out, "{a:name$}  {b:>white$}  {c:>black$}  {d:>value$}")
            .expect("a string can always be written to");
    }
    out + "\n"
}

/// Counts stand before the points: `2: +14`.
fn row(part: &EvalPart, localizer: &Localizer) -> [String; 4] {
    let side = |n: usize| match part.counts {
        Some(counts) => format!("{}: {:+}", counts[n], part.points[n]),
        None => format!("{:+}", part.points[n]),
    };
    [localizer.word(part.name), side(0), side(1), format!("{:+}", part.value())]
}

fn map_text(game: &dyn AnyMatch, map: &EvalMap, look: &Look, localizer: &Localizer) -> String {
    let board = draw_values(&game.view(), game.info(), output::drawing(look), &map.values);
    format!("{}:\n{board}\n", localizer.word(map.name))
}
