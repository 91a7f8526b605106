//! A table of facts about a game, beside its code.

use std::fmt;

use crate::Mark;
use crate::options::OptionSpec;

/// Everything that is known about a game before it is played.
pub struct GameInfo {
    /// The word of specs and file names: lower case letters only.
    pub id: &'static str,
    /// The proper name, the same in every language.
    pub name: &'static str,
    /// Kinds of pieces; a [`Piece`](crate::Piece) points into this list.
    pub legend: &'static [PieceKind],
    /// Marks that the game has a name for.
    pub marks: &'static [Mark],
    /// The options, in the order of specs, forms and tables. Labels and help are the messages
    /// `option-<key>` and `option-<key>.help`, values of choices `option-<key>-<value>`.
    pub options: &'static [&'static dyn OptionSpec],
    /// Named sets of options. Their labels are the messages `preset-<id>` and `.help`.
    pub presets: &'static [Preset],
    /// Messages and rules in every language.
    pub languages: &'static [Language],
    /// Positions to measure the search with, a line each: spec, position or `start`, and depth,
    /// parted by `|`. Lines that begin with `#` are comments.
    pub bench: &'static str,
}

impl GameInfo {
    /// The texts in a language, or in the first one if it is not spoken.
    pub fn language(&self, tag: &str) -> &'static Language {
        self.languages.iter().find(|l| l.tag == tag).unwrap_or(&self.languages[0])
    }
}

/// Games are told apart by their ids.
impl PartialEq for GameInfo {
    fn eq(&self, other: &GameInfo) -> bool {
        self.id == other.id
    }
}

impl Eq for GameInfo {}

impl fmt::Debug for GameInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameInfo({})", self.id)
    }
}

/// A kind of piece and how it is drawn and written.
#[derive(Debug)]
pub struct PieceKind {
    /// Id; its name is the message `piece-<id>`.
    pub id: &'static str,
    /// The letters of position texts and plain boards, White's and Black's.
    pub letters: [char; 2],
    /// One column wide symbols for terminals, White's and Black's.
    pub symbols: [char; 2],
    /// A drawing for terminals with room to spare: lines of the same width, with `@` where the
    /// letter goes. Empty if the symbol is all there is.
    pub drawing: &'static [&'static str],
    /// Drawings for browsers, White's and Black's: what stands inside an `<svg>` whose box is 100 by
    /// 100. Colours are style variables with a default, and nothing has an id, so that a page may
    /// repeat them. Made by [`svg!`](crate::svg).
    pub svg: [&'static str; 2],
}

impl PieceKind {
    /// A kind that terminals show by its symbols alone.
    pub const fn new(
        id: &'static str,
        letters: [char; 2],
        symbols: [char; 2],
        svg: [&'static str; 2],
    ) -> PieceKind {
        PieceKind { id, letters, symbols, drawing: &[], svg }
    }

    /// The same with a drawing for terminals.
    pub const fn drawn(self, drawing: &'static [&'static str]) -> PieceKind {
        PieceKind { drawing, ..self }
    }

    /// White's and Black's sign in a terminal: the letters if it knows ASCII only.
    pub const fn signs(&self, ascii: bool) -> [char; 2] {
        if ascii { self.letters } else { self.symbols }
    }
}

/// Options with a name.
#[derive(Debug)]
pub struct Preset {
    /// The word in specs, as in `wali:dara`.
    pub id: &'static str,
    /// The options it stands for, as written in a spec.
    pub options: &'static str,
}

impl Preset {
    /// A preset of this name.
    pub const fn new(id: &'static str, options: &'static str) -> Preset {
        Preset { id, options }
    }
}

/// A position with a name, to look at or to play from. Its title is the message `sample-<id>`.
#[derive(Debug)]
pub struct Sample {
    /// Stands where a position text may: lower case letters, digits and hyphens.
    pub id: &'static str,
    /// The options it belongs to, as written in a spec; empty for the defaults.
    pub options: &'static str,
    /// The canonical position text.
    pub position: &'static str,
}

impl Sample {
    /// A position under the default options.
    pub const fn new(id: &'static str, position: &'static str) -> Sample {
        Sample { id, options: "", position }
    }

    /// The same under these options.
    pub const fn under(self, options: &'static str) -> Sample {
        Sample { options, ..self }
    }
}

/// The drawings of a kind of piece for browsers: `pieces/<name>.white.svg` and `.black.svg` beside
/// the file that asks.
#[macro_export]
macro_rules! svg {
    ($name:literal) => {
        [
            include_str!(concat!("pieces/", $name, ".white.svg")),
            include_str!(concat!("pieces/", $name, ".black.svg")),
        ]
    };
}

/// The languages of a game: `text.<tag>.ftl` and `rules.<tag>.md` beside the file that asks.
#[macro_export]
macro_rules! languages {
    () => {
        &[
            $crate::Language {
                tag: "en",
                messages: include_str!("text.en.ftl"),
                rules: include_str!("rules.en.md"),
            },
            $crate::Language {
                tag: "pt",
                messages: include_str!("text.pt.ftl"),
                rules: include_str!("rules.pt.md"),
            },
        ]
    };
}

/// The texts of a game (or of a crate) in one language.
#[derive(Debug)]
pub struct Language {
    /// Language tag: `en`, `pt`.
    pub tag: &'static str,
    /// A Fluent resource.
    pub messages: &'static str,
    /// Rules for players, in Markdown.
    pub rules: &'static str,
}
