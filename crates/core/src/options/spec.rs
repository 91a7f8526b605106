//! Kinds of options: whole numbers, choices, board dimensions.

use super::{Numbers, OptionError, Options};

/// The declaration of an option: its key, domain and default.
pub trait OptionSpec: Sync {
    /// The word of specs and forms.
    fn key(&self) -> &'static str;
    /// The values it can have.
    fn domain(&self) -> Domain;
    /// The value when none is given, beside these other options.
    fn default(&self, options: &Options) -> Value;
    /// Whether the default depends on other options.
    fn depends(&self) -> bool;
}

/// An option that yields a typed value.
pub trait Key: OptionSpec {
    /// What reading the option gives.
    type Out;
    /// The typed form of a value of this option's domain.
    fn value(&self, value: Value) -> Self::Out;
}

/// A value within the domain of its option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Of an [`Int`].
    Int(i64),
    /// Place in the list of a [`Choice`].
    Choice(usize),
    /// Columns and rows of a [`Dims`].
    Dims(u8, u8),
    /// Of a [`List`](super::List).
    List(Numbers),
}

/// The values an option can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Domain {
    /// Whole numbers in a range.
    Int {
        /// The smallest value that is accepted.
        min: i64,
        /// The largest value that is accepted.
        max: i64,
        /// Distance of neighbours, counted from `min`.
        step: i64,
        /// Whether 0 is allowed too and switches the thing off.
        off: bool,
    },
    /// One of some words.
    Choice(Vec<&'static str>),
    /// Columns and rows, each within these bounds.
    Dims {
        /// Of each number, inclusive.
        min: u8,
        /// Of each number, inclusive.
        max: u8,
    },
    /// One number or several, written `4/3/2`.
    List {
        /// Of each number, inclusive.
        min: u8,
        /// Of each number, inclusive.
        max: u8,
    },
}

impl Domain {
    /// Reads a value written in lower case; on failure the domain itself explains what it takes.
    pub(super) fn parse(self, text: &str) -> Result<Value, Domain> {
        let value = match &self {
            Domain::Int { min, max, step, off } => plain_number(text)
                .filter(|n| (min..=max).contains(&n) && (n - min) % step == 0 || *off && *n == 0)
                .map(Value::Int),
            Domain::Choice(names) => names.iter().position(|name| *name == text).map(Value::Choice),
            Domain::Dims { min, max } => text.split_once('x').and_then(|(cols, rows)| {
                let side = |text| u8::try_from(plain_number(text)?).ok();
                let (cols, rows) = (side(cols)?, side(rows)?);
                let range = *min..=*max;
                (range.contains(&cols) && range.contains(&rows)).then_some(Value::Dims(cols, rows))
            }),
            Domain::List { min, max } => Numbers::parse(text, *min, *max).map(Value::List),
        };
        value.ok_or(self)
    }

    /// The text of a value.
    pub fn show(&self, value: Value) -> String {
        match (self, value) {
            (Domain::Choice(names), Value::Choice(place)) => names[place].to_owned(),
            (_, Value::Int(n)) => n.to_string(),
            (_, Value::Dims(cols, rows)) => format!("{cols}x{rows}"),
            (_, Value::List(numbers)) => numbers.to_string(),
            (_, Value::Choice(place)) => unreachable!("choice {place} of another kind of option"),
        }
    }

    pub(super) fn error(&self, key: &'static str, text: &str) -> OptionError {
        OptionError::value(key, self, text)
    }
}

/// Digits without a sign or a leading zero.
pub(super) fn plain_number(text: &str) -> Option<i64> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// A default: always the same, or found out from the other options.
#[derive(Clone, Copy, Debug)]
enum Default<T> {
    Fixed(T),
    From(fn(&Options) -> T),
}

impl<T: Copy> Default<T> {
    fn value(&self, options: &Options) -> T {
        match self {
            Default::Fixed(value) => *value,
            Default::From(find) => find(options),
        }
    }

    fn depends(&self) -> bool {
        matches!(self, Default::From(_))
    }
}

/// A whole number.
#[derive(Debug)]
pub struct Int {
    key: &'static str,
    min: i64,
    max: i64,
    step: i64,
    off: bool,
    default: Default<i64>,
}

impl Int {
    /// A number from `min` to `max`; the default is `min` until another is named.
    pub const fn new(key: &'static str, min: i64, max: i64) -> Int {
        Int { key, min, max, step: 1, off: false, default: Default::Fixed(min) }
    }

    /// Only every `step`-th number from `min` on.
    pub const fn step(mut self, step: i64) -> Int {
        self.step = step;
        self
    }

    /// 0 is allowed as well, and means "off".
    pub const fn or_off(mut self) -> Int {
        self.off = true;
        self
    }

    /// The value when none is given.
    pub const fn default(mut self, default: i64) -> Int {
        self.default = Default::Fixed(default);
        self
    }

    /// The value when none is given follows from the other options.
    pub const fn default_from(mut self, find: fn(&Options) -> i64) -> Int {
        self.default = Default::From(find);
        self
    }
}

impl OptionSpec for Int {
    fn key(&self) -> &'static str {
        self.key
    }

    fn domain(&self) -> Domain {
        Domain::Int { min: self.min, max: self.max, step: self.step, off: self.off }
    }

    fn default(&self, options: &Options) -> Value {
        Value::Int(self.default.value(options))
    }

    fn depends(&self) -> bool {
        self.default.depends()
    }
}

impl Key for Int {
    type Out = i64;

    fn value(&self, value: Value) -> i64 {
        match value {
            Value::Int(n) => n,
            other => unreachable!("{} is a number, not {other:?}", self.key),
        }
    }
}

/// One of some words, each with its meaning.
#[derive(Debug)]
pub struct Choice<T: 'static> {
    key: &'static str,
    values: &'static [(&'static str, T)],
    /// Place in the list.
    default: Default<usize>,
}

impl<T> Choice<T> {
    /// One of these; the first is the default.
    pub const fn new(key: &'static str, values: &'static [(&'static str, T)]) -> Choice<T> {
        Choice { key, values, default: Default::Fixed(0) }
    }

    /// The place in the list of the value when none is given follows from the other options.
    pub const fn default_from(mut self, find: fn(&Options) -> usize) -> Choice<T> {
        self.default = Default::From(find);
        self
    }
}

impl<T: Copy + Sync> OptionSpec for Choice<T> {
    fn key(&self) -> &'static str {
        self.key
    }

    fn domain(&self) -> Domain {
        Domain::Choice(self.values.iter().map(|(name, _)| *name).collect())
    }

    fn default(&self, options: &Options) -> Value {
        Value::Choice(self.default.value(options))
    }

    fn depends(&self) -> bool {
        self.default.depends()
    }
}

impl<T: Copy + Sync> Key for Choice<T> {
    type Out = T;

    fn value(&self, value: Value) -> T {
        match value {
            Value::Choice(place) => self.values[place].1,
            other => unreachable!("{} is a choice, not {other:?}", self.key),
        }
    }
}

/// Columns and rows of a board, written `5x6`.
#[derive(Debug)]
pub struct Dims {
    key: &'static str,
    min: u8,
    max: u8,
    default: (u8, u8),
}

impl Dims {
    /// Columns and rows from `min` to `max`.
    pub const fn new(key: &'static str, min: u8, max: u8, default: (u8, u8)) -> Dims {
        Dims { key, min, max, default }
    }
}

impl OptionSpec for Dims {
    fn key(&self) -> &'static str {
        self.key
    }

    fn domain(&self) -> Domain {
        Domain::Dims { min: self.min, max: self.max }
    }

    fn default(&self, _options: &Options) -> Value {
        Value::Dims(self.default.0, self.default.1)
    }

    fn depends(&self) -> bool {
        false
    }
}

impl Key for Dims {
    type Out = (u8, u8);

    fn value(&self, value: Value) -> (u8, u8) {
        match value {
            Value::Dims(cols, rows) => (cols, rows),
            other => unreachable!("{} is a size, not {other:?}", self.key),
        }
    }
}
