//! From names to the fields of structs, and no second list of names.

use super::Weights;

/// Something that is made of weights.
pub trait Weighed {
    /// Takes what it needs; its names begin with this one.
    fn read(name: &str, from: &mut WeightReader<'_>) -> Self;
}

/// Hands out weights by name and remembers how many.
pub struct WeightReader<'w> {
    weights: &'w Weights,
    taken: usize,
}

impl<'w> WeightReader<'w> {
    pub(super) fn new(weights: &'w Weights) -> Self {
        WeightReader { weights, taken: 0 }
    }

    /// One weight.
    ///
    /// # Panics
    /// If there is no such name.
    pub fn take(&mut self, name: &str) -> i32 {
        self.taken += 1;
        let value = self.weights.get(name);
        value.unwrap_or_else(|| panic!("an evaluator has the weight {name} and its text has not"))
    }

    /// All weights whose names begin so, with the rest of their names.
    pub fn take_all(&mut self, prefix: &str) -> Vec<(&'w str, i32)> {
        let named = |(name, value): &'w (String, i32)| Some((name.strip_prefix(prefix)?, *value));
        let found: Vec<_> = self.weights.0.iter().filter_map(named).collect();
        self.taken += found.len();
        found
    }

    /// Sees to it that nothing is left.
    pub(super) fn finish(self) {
        let all = self.weights.len();
        assert_eq!(self.taken, all, "every weight of a text has a place in the evaluation");
    }
}

impl Weighed for i32 {
    fn read(name: &str, from: &mut WeightReader<'_>) -> i32 {
        from.take(name)
    }
}

impl<T: Weighed, const N: usize> Weighed for [T; N] {
    fn read(name: &str, from: &mut WeightReader<'_>) -> [T; N] {
        std::array::from_fn(|n| T::read(&dotted(name, &n.to_string()), from))
    }
}

/// A name within another: `sees.0.2`.
pub fn dotted(name: &str, part: &str) -> String {
    if name.is_empty() { part.to_owned() } else { format!("{name}.{part}") }
}

/// A struct of weights: each field is a number, an array or another such struct, and gives its
/// weights their names, as in `cube`, `sees.0.2` or `moving.stones`.
#[macro_export]
macro_rules! weights {
    ($(#[$about:meta])* $vis:vis struct $Name:ident {
        $($(#[$what:meta])* $field_vis:vis $field:ident: $Type:ty,)*
    }) => {
        $(#[$about])*
        $vis struct $Name {
            $($(#[$what])* $field_vis $field: $Type,)*
        }

        impl $crate::Weighed for $Name {
            fn read(name: &str, from: &mut $crate::WeightReader<'_>) -> Self {
                $Name {
                    $($field: $crate::Weighed::read(&$crate::dotted(name, stringify!($field)), from),)*
                }
            }
        }
    };
}
