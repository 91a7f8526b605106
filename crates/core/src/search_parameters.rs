//! The constants of the search: declared once, with values of its own for every game that gains from them.

use std::fmt;
use std::ops::RangeInclusive;

use crate::text::{nearest, shorten};
use crate::weights::named_lines;
use crate::{Message, Weights};

/// A constant of the search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParameterInfo {
    /// As in `search.txt`.
    pub name: &'static str,
    /// What it is in games that say nothing else.
    pub default: i32,
    /// What tuning may make of it.
    pub range: RangeInclusive<i32>,
}

macro_rules! search_parameters {
    ($($(#[$what:meta])* $name:ident: $default:literal in $range:expr;)*) => {
        /// The constants of the search. A ply is 100, an evaluation of 100 is a small advantage.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct SearchParameters {
            $($(#[$what])* pub $name: i32,)*
        }

        impl Default for SearchParameters {
            fn default() -> SearchParameters {
                SearchParameters { $($name: $default,)* }
            }
        }

        impl SearchParameters {
            /// All of them, in the order of [`values`](SearchParameters::values).
            pub const ALL: &'static [ParameterInfo] = &[$(ParameterInfo {
                name: stringify!($name),
                default: $default,
                range: $range,
            },)*];

            /// The values, in the order of [`ALL`](SearchParameters::ALL).
            pub fn values(&self) -> Vec<i32> {
                vec![$(self.$name,)*]
            }

            /// The same with other values.
            ///
            /// # Panics
            /// If there are not as many.
            pub fn with_values(values: &[i32]) -> SearchParameters {
                let [$($name,)*] = *values else { panic!("a value for every parameter") };
                SearchParameters { $($name,)* }
            }
        }
    };
}

search_parameters! {
    /// Late move reductions: what every reducible move gets.
    lmr_base: 40 in -100..=250;
    /// … and how slowly reductions grow with the logarithms of depth and place.
    lmr_divisor: 200 in 80..=500;
    /// … and how many points of history make up for a ply; 0 switches that off.
    lmr_history: 0 in 0..=20_000;
    /// … and what they are more where a cut-off is expected.
    lmr_cut: 0 in 0..=300;
    /// … and what they are more once replies to more than three moves of the position have caused a cut-off.
    lmr_cutoffs: 0 in 0..=300;
    /// Late move pruning: up to this depth in plies.
    lmp_depth: 4 in 0..=10;
    /// … after this many moves.
    lmp_base: 3 in 1..=20;
    /// … and hundredths of a move for the square of the depth.
    lmp_slope: 125 in 20..=500;
    /// Reverse futility pruning: the margin per ply; 0 switches it off.
    futility_margin: 0 in 0..=600;
    /// … up to this depth in plies.
    futility_depth: 4 in 0..=10;
    /// … and for so many plies less where the static evaluation is better than two plies before.
    futility_improving: 0 in 0..=2;
    /// … 1 if the value of the table stands for the static evaluation where its bound allows that.
    futility_table: 0 in 0..=1;
    /// Razoring: the margin per ply; 0 switches it off.
    razor_margin: 0 in 0..=800;
    /// … up to this depth in plies.
    razor_depth: 4 in 0..=8;
    /// Threat extension: a ply more, and no reductions, where a threat leaves at most so many answers; 0 switches it off.
    threat_answers: 0 in 0..=20;
    /// Internal iterative reduction: from this depth in plies on.
    iir_depth: 4 in 2..=12;
    /// Contempt: how much worse a complete [standoff](crate::Evaluator::standoff) is for a side that thinks about its move.
    standoff: 0 in 0..=1_000;
    /// Aspiration windows: half the width of the first.
    aspiration: 40 in 5..=300;
    /// History: the bonus, for the square of the depth.
    history_bonus: 4 in 1..=32;
    /// … at most.
    history_limit: 1_200 in 100..=4_000;
    /// … and what it counts in the ordering, in hundredths.
    history_share: 100 in 0..=400;
    /// The score of the first killer; the second has 500 less.
    killer: 9_000 in 0..=20_000;
    /// The score of a countermove.
    countermove: 3_000 in 0..=20_000;
    /// `ProbCut`: from this depth in plies on; 0 switches it off.
    probcut_depth: 0 in 0..=12;
    /// … by how much the shallow search must exceed the bound.
    probcut_margin: 150 in 20..=800;
    /// … and by how many plies it is shallower.
    probcut_reduction: 4 in 2..=8;
    /// Singular extensions: from this depth in plies on; 0 switches them off.
    singular_depth: 0 in 0..=16;
    /// … by how much the table move must be better than all others, for each ply of depth.
    singular_margin: 8 in 1..=64;
}

impl SearchParameters {
    /// Those of a game, from its `search.txt`.
    ///
    /// # Panics
    /// If the text is wrong: a test reads that of every game.
    pub fn shipped(text: &str) -> SearchParameters {
        SearchParameters::parse(text).expect("a test reads the search parameters of every game")
    }

    /// Reads lines `name value`; what is not named keeps its default. All that is wrong is reported.
    pub fn parse(text: &str) -> Result<SearchParameters, Vec<Message>> {
        let named = Weights::parse(text)?;
        let is_unknown = |name: &str| Self::ALL.iter().all(|parameter| parameter.name != name);
        let unknown: Vec<_> = named_lines(text)
            .filter(|(_, name)| is_unknown(name))
            .map(|(line, name)| unknown(line, name))
            .collect();
        if !unknown.is_empty() {
            return Err(unknown);
        }
        let value = |parameter: &ParameterInfo| named.get(parameter.name);
        let values = Self::ALL.iter().map(|one| value(one).unwrap_or(one.default));
        Ok(SearchParameters::with_values(&values.collect::<Vec<_>>()))
    }

    /// The text of a game's `search.txt`: what is not as in games that say nothing else.
    pub fn to_file_text(&self) -> String {
        let others =
            Self::ALL.iter().zip(self.values()).filter(|(one, value)| one.default != *value);
        let lines = others.map(|(one, value)| format!("{} {value}\n", one.name));
        std::iter::once(FILE_HEAD.to_owned()).chain(lines).collect()
    }
}

/// The first line of a `search.txt`.
const FILE_HEAD: &str = "# Constants of the search, where they are not those of all games.\n";

fn unknown(line: usize, name: &str) -> Message {
    let names = SearchParameters::ALL.iter().map(|parameter| parameter.name);
    let message = match nearest(name, names) {
        Some(known) => Message::new("search-unknown-nearest").with("nearest", known),
        None => Message::new("search-unknown"),
    };
    message.with("line", line).with("name", shorten(name))
}

/// Lines `name value`.
impl fmt::Display for SearchParameters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut all = Self::ALL.iter().zip(self.values());
        all.try_for_each(|(parameter, value)| writeln!(f, "{} {value}", parameter.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each parameter with a value of its own.
    fn strange() -> SearchParameters {
        let values: Vec<i32> = (1_000..).take(SearchParameters::ALL.len()).collect();
        SearchParameters::with_values(&values)
    }

    #[test]
    fn what_is_written_is_read_again() {
        for parameters in [SearchParameters::default(), strange()] {
            assert_eq!(SearchParameters::parse(&parameters.to_string()), Ok(parameters));
            assert_eq!(SearchParameters::parse(&parameters.to_file_text()), Ok(parameters));
        }
        assert_eq!(SearchParameters::default().to_file_text(), FILE_HEAD);
        let one = SearchParameters { lmr_base: 50, ..SearchParameters::default() };
        assert_eq!(one.to_file_text(), format!("{FILE_HEAD}lmr_base 50\n"));
    }

    #[test]
    fn what_is_not_named_keeps_its_default() {
        let read = SearchParameters::parse("# A comment.\n\naspiration 30\n").unwrap();
        assert_eq!(read, SearchParameters { aspiration: 30, ..SearchParameters::default() });
    }

    #[test]
    fn everything_that_is_unknown_is_named_with_its_line_and_nothing_else_is() {
        let wrong = SearchParameters::parse("lmr_base 1\n\nlmr_bas 2\nxyzzy 3\n").unwrap_err();
        assert_eq!(wrong, [unknown(3, "lmr_bas"), unknown(4, "xyzzy")]);
        let ids: Vec<_> = wrong.iter().map(|message| message.id).collect();
        assert_eq!(ids, ["search-unknown-nearest", "search-unknown"]);
        assert!(format!("{}", wrong[0]).contains('3'), "{}", wrong[0]);
        let wrong = SearchParameters::parse("killer 1\nkiller 2\naspiration x").unwrap_err();
        let ids: Vec<_> = wrong.iter().map(|message| message.id).collect();
        assert_eq!(ids, ["weights-twice", "weights-number"]);
    }

    #[test]
    fn defaults_are_in_their_ranges() {
        for one in SearchParameters::ALL {
            assert!(one.range.contains(&one.default), "{}", one.name);
        }
    }
}
