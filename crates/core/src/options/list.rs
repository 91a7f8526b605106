//! An option that is one number or several, written `4/3/2`.

use std::fmt;

use super::spec::plain_number;
use super::{Domain, Key, OptionSpec, Options, Value};

/// A few small numbers, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    numbers: [u8; Numbers::MAX_LEN],
    count: u8,
}

impl Numbers {
    /// There is room for so many.
    pub const MAX_LEN: usize = 8;

    /// These numbers; `None` if there are none or too many.
    pub fn new(given: &[u8]) -> Option<Numbers> {
        let mut numbers = [0; Numbers::MAX_LEN];
        numbers.get_mut(..given.len())?.copy_from_slice(given);
        (!given.is_empty()).then_some(Numbers { numbers, count: given.len() as u8 })
    }

    /// The numbers in their order.
    pub fn as_slice(&self) -> &[u8] {
        &self.numbers[..usize::from(self.count)]
    }

    /// The number of this place; the last one goes on for ever.
    pub fn at(&self, place: usize) -> u8 {
        self.numbers[place.min(usize::from(self.count) - 1)]
    }

    /// Reads numbers within these bounds.
    pub(super) fn parse(text: &str, min: u8, max: u8) -> Option<Numbers> {
        let number = |text| u8::try_from(plain_number(text)?).ok();
        let numbers: Vec<u8> = text.split('/').map(number).collect::<Option<_>>()?;
        let fit = numbers.iter().all(|number| (min..=max).contains(number));
        if fit { Numbers::new(&numbers) } else { None }
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<_> = self.as_slice().iter().map(u8::to_string).collect();
        write!(f, "{}", texts.join("/"))
    }
}

/// One number or several, each within the same bounds.
#[derive(Debug)]
pub struct List {
    key: &'static str,
    min: u8,
    max: u8,
    default: fn(&Options) -> Numbers,
}

impl List {
    /// Numbers from `min` to `max`; those when none are given follow from the other options.
    pub const fn new(
        key: &'static str,
        min: u8,
        max: u8,
        default: fn(&Options) -> Numbers,
    ) -> List {
        List { key, min, max, default }
    }
}

impl OptionSpec for List {
    fn key(&self) -> &'static str {
        self.key
    }

    fn domain(&self) -> Domain {
        Domain::List { min: self.min, max: self.max }
    }

    fn default(&self, options: &Options) -> Value {
        Value::List((self.default)(options))
    }

    fn depends(&self) -> bool {
        true
    }
}

impl Key for List {
    type Out = Numbers;

    fn value(&self, value: Value) -> Numbers {
        match value {
            Value::List(numbers) => numbers,
            other => unreachable!("{} is a list of numbers, not {other:?}", self.key),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn numbers_are_read_within_their_bounds_and_the_last_goes_on() {
        let widths = Numbers::parse("4/3/2", 1, 9).unwrap();
        assert_eq!(widths.to_string(), "4/3/2");
        assert_eq!([0, 1, 2, 7].map(|place| widths.at(place)), [4, 3, 2, 2]);
        for bad in ["", "/", "4/", "0", "10", "4//2", "04", "1/1/1/1/1/1/1/1/1", "x"] {
            assert_eq!(Numbers::parse(bad, 1, 9), None, "{bad}");
        }
    }
}
