//! The columns of a report, declared once.

use jogada_play::{Localizer, Message};

use crate::measures::{Measures, Proof, Range};

/// How a figure is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    /// A share in percent.
    Percent,
    /// A number with so many digits after the point.
    Number(usize),
}

/// A column.
pub(super) enum Column {
    /// A figure with its bounds.
    Figure(&'static str, Unit, fn(&Measures) -> Option<Range>),
    /// What the start position is worth.
    Proof,
}

pub(super) const COLUMNS: &[Column] = &[
    Column::Figure("white", Unit::Percent, |m| m.white),
    Column::Figure("openings", Unit::Percent, |m| m.white_after_openings),
    Column::Figure("decisive", Unit::Percent, |m| m.decisive),
    Column::Figure("plies", Unit::Number(1), |m| m.plies),
    Column::Figure("duration", Unit::Number(0), |m| m.duration_minutes),
    Column::Figure("branching", Unit::Number(1), |m| m.branching),
    Column::Figure("forced", Unit::Percent, |m| m.forced),
    Column::Figure("leads", Unit::Number(1), |m| m.lead_changes),
    Column::Figure("drama", Unit::Number(2), |m| m.drama),
    Column::Figure("comebacks", Unit::Percent, |m| m.comebacks),
    Column::Figure("depth", Unit::Number(0), |m| m.depth),
    Column::Proof,
];

impl Unit {
    /// A value as it is written.
    pub(super) fn write(self, value: f64) -> String {
        match self {
            Unit::Percent => format!("{:.0} %", 100.0 * value),
            Unit::Number(digits) => {
                let power = 10_f64.powi(digits as i32);
                // Zero has no sign.
                format!("{:.digits$}", (value * power).round() / power + 0.0)
            }
        }
    }

    /// How far the bounds are from the mean, as it is written: half of their distance.
    fn reach(self, range: Range) -> String {
        let reach = (range.high - range.low) / 2.0;
        match self {
            Unit::Percent => format!("±{:.0}", 100.0 * reach),
            Unit::Number(digits) => format!("±{reach:.digits$}"),
        }
    }
}

impl Column {
    pub(super) fn id(&self) -> &'static str {
        match self {
            Column::Figure(id, ..) => id,
            Column::Proof => "proof",
        }
    }

    /// Its headline.
    pub(super) fn head(&self, localizer: &Localizer) -> String {
        localizer.word(&format!("survey-{}", self.id()))
    }

    /// What it means.
    pub(super) fn help(&self, localizer: &Localizer) -> String {
        localizer.word(&format!("survey-{}-help", self.id()))
    }

    /// The cell of a set.
    pub(super) fn text(&self, measures: &Measures, localizer: &Localizer) -> String {
        match self {
            Column::Figure(_, unit, of) => of(measures).map_or("–".to_owned(), |range| {
                format!("{} {}", unit.write(range.mean), unit.reach(range))
            }),
            Column::Proof => {
                measures.proof.as_ref().map_or("–".to_owned(), |proof| proven(proof, localizer))
            }
        }
    }
}

/// What a proof says, in a word or two.
fn proven(proof: &Proof, localizer: &Localizer) -> String {
    let id = match proof.value.as_deref() {
        Some("win") => "survey-proof-win",
        Some("loss") => "survey-proof-loss",
        Some(_) => "survey-proof-draw",
        None => return localizer.word("survey-proof-open"),
    };
    let by = match (proof.margin, proof.plies) {
        (Some(margin), _) => margin.unsigned_abs().to_string(),
        (None, Some(plies)) => plies.to_string(),
        (None, None) => String::new(),
    };
    let kind = if proof.margin.is_some() { "margin" } else { "plies" };
    localizer.say(&Message::new(id).with("by", by).with("kind", kind))
}
