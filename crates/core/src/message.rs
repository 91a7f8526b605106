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
    /// Formatted and pluralised by Fluent.
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

    /// Adds an argument that the text calls `$name`.
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

macro_rules! into_arg {
    ($($Type:ty: $value:ident => $arg:expr;)*) => {
        $(impl From<$Type> for Arg {
            fn from($value: $Type) -> Arg {
                $arg
            }
        })*
    };
}

into_arg! {
    String: text => Arg::Text(text);
    &str: text => Arg::Text(text.to_owned());
    char: letter => Arg::Text(letter.to_string());
    i64: number => Arg::Number(number);
    u32: number => Arg::Number(number.into());
    usize: number => Arg::Number(number as i64);
    Side: side => Arg::Side(side);
    Vec<String>: texts => Arg::List(texts);
}
