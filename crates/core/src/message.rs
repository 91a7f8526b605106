//! What rules and scanners have to say, as data: which sentence, about which squares and pieces.
//! Words are put to it in one place, in the reader's language.

use std::fmt;

use crate::Side;

/// A sentence by its id, with the things it talks about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Id of the sentence in the Fluent files.
    pub id: &'static str,
    /// Named arguments of the sentence.
    pub args: Vec<(&'static str, Arg)>,
}

/// Something a sentence talks about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Text shown as it is: a square's name, what the user typed.
    Text(String),
    /// Text shown in the quotation marks of the language.
    Quoted(String),
    /// A number.
    Number(i64),
    /// A word that has its own message, such as the kind of a piece.
    Word(&'static str),
    /// The name of a side.
    Side(Side),
    /// Several texts, shown with commas.
    List(Vec<String>),
}

impl Message {
    /// A sentence without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    /// Adds a word that is translated itself.
    pub fn word(self, name: &'static str, id: &'static str) -> Message {
        self.with(name, Arg::Word(id))
    }
}

/// The id and the arguments, for programmers. Users get a sentence of their language.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)?;
        for (i, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name} {arg}", if i == 0 { ": " } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Text(text) => write!(f, "{text}"),
            Arg::Quoted(text) => write!(f, "{text:?}"),
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Word(id) => write!(f, "{id}"),
            Arg::Side(side) => write!(f, "{side}"),
            Arg::List(texts) => write!(f, "{}", texts.join(" ")),
        }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Arg {
        Arg::Text(letter.to_string())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        Arg::Side(side)
    }
}

impl From<Vec<String>> for Arg {
    fn from(texts: Vec<String>) -> Arg {
        Arg::List(texts)
    }
}
