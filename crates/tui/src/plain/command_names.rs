//! The commands, declared once, and the words for them in every language. The words and what a command
//! does are the messages `command-<id>` and `command-<id>.help`; several words are separated by commas, the
//! first is the one that help shows.

use jogada_play::{Localizer, languages, nearest};

use crate::TEXTS;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Undo,
    Redo,
    Hint,
    Moves,
    Board,
    Flip,
    Draw,
    Resign,
    Score,
    Think,
    Explain,
    Tree,
    Again,
    Swap,
    Stronger,
    Weaker,
    Mistakes,
    Position,
    Save,
    Overwrite,
    Load,
    Rules,
    Help,
    Quit,
}

pub(super) struct CommandSpec {
    pub(super) command: Command,
    /// Id of the message with its words.
    pub(super) id: &'static str,
    /// Id of the message that names its argument.
    pub(super) argument: Option<&'static str>,
    pub(super) availability: Availability,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Availability {
    Always,
    Playing,
    Over,
}

impl CommandSpec {
    pub(super) fn is_available(&self, over: bool) -> bool {
        match self.availability {
            Availability::Always => true,
            Availability::Playing => !over,
            Availability::Over => over,
        }
    }
}

/// Argument of the commands that need a file.
pub(super) const FILE: &str = "plain-file";
/// Argument of the command that sets up a position.
pub(super) const TEXT: &str = "plain-text";
/// Argument of the commands that turn something on or off.
pub(super) const SWITCH: &str = "plain-switch";

/// Argument of the command that shows a tree.
pub(super) const SHAPE: &str = "plain-shape";

/// All commands, in the order of the help.
pub(super) const COMMANDS: &[CommandSpec] = &[
    spec(Command::Undo, "command-undo", None, Availability::Always),
    spec(Command::Redo, "command-redo", None, Availability::Always),
    spec(Command::Hint, "command-hint", None, Availability::Playing),
    spec(Command::Moves, "command-moves", None, Availability::Playing),
    spec(Command::Board, "command-board", None, Availability::Always),
    spec(Command::Flip, "command-flip", None, Availability::Always),
    spec(Command::Draw, "command-draw", None, Availability::Playing),
    spec(Command::Resign, "command-resign", None, Availability::Playing),
    spec(Command::Score, "command-score", Some(SWITCH), Availability::Always),
    spec(Command::Think, "command-think", Some(SWITCH), Availability::Always),
    spec(Command::Explain, "command-explain", None, Availability::Playing),
    spec(Command::Tree, "command-tree", Some(SHAPE), Availability::Playing),
    spec(Command::Again, "command-again", None, Availability::Over),
    spec(Command::Swap, "command-swap", None, Availability::Over),
    spec(Command::Stronger, "command-stronger", None, Availability::Over),
    spec(Command::Weaker, "command-weaker", None, Availability::Over),
    spec(Command::Mistakes, "command-mistakes", None, Availability::Over),
    spec(Command::Position, "command-position", Some(TEXT), Availability::Always),
    spec(Command::Save, "command-save", Some(FILE), Availability::Always),
    spec(Command::Overwrite, "command-overwrite", Some(FILE), Availability::Always),
    spec(Command::Load, "command-load", Some(FILE), Availability::Always),
    spec(Command::Rules, "command-rules", None, Availability::Always),
    spec(Command::Help, "command-help", None, Availability::Always),
    spec(Command::Quit, "command-quit", None, Availability::Always),
];

const fn spec(
    command: Command,
    id: &'static str,
    argument: Option<&'static str>,
    availability: Availability,
) -> CommandSpec {
    CommandSpec { command, id, argument, availability }
}

/// Letters of an abbreviation in another language than the user's.
const MIN_FOREIGN: usize = 3;

/// Command words in all languages.
pub(super) struct CommandNames {
    /// The user's language first.
    localizers: Vec<Localizer>,
}

/// The commands that an abbreviation may stand for.
pub(super) enum PrefixMatch {
    /// The only command with this prefix.
    Unique(&'static CommandSpec),
    /// The commands with this prefix, each by its first word.
    Ambiguous(Vec<String>),
    None,
}

impl CommandNames {
    pub(super) fn new(language: &'static str) -> CommandNames {
        let others = languages().filter(|tag| *tag != language);
        let tags = std::iter::once(language).chain(others);
        CommandNames { localizers: tags.map(|tag| Localizer::new(tag).with(TEXTS)).collect() }
    }

    /// Whether a text is one of the words of a message, in any language, ignoring case and accents.
    pub(super) fn means(&self, id: &str, text: &str) -> bool {
        let text = folded(text);
        let is_word = |localizer| words(localizer, id).iter().any(|word| folded(word) == text);
        self.localizers.iter().any(is_word)
    }

    pub(super) fn command(&self, word: &str, over: bool) -> Option<&'static CommandSpec> {
        available(over).find(|spec| self.means(spec.id, word))
    }

    /// Looks in the user's language first, and in the others only if nothing is found there and the
    /// word is long enough to be meant for one of them: a letter may be the beginning of a move.
    pub(super) fn prefix(&self, word: &str, over: bool) -> PrefixMatch {
        let word = folded(word);
        let others = if word.chars().count() < MIN_FOREIGN { 0 } else { self.localizers.len() };
        for localizer in self.localizers.iter().take(others.max(1)) {
            let begins = |spec: &&CommandSpec| {
                words(localizer, spec.id).iter().any(|w| folded(w).starts_with(&word))
            };
            let found: Vec<_> = available(over).filter(begins).collect();
            // An abbreviation never overwrites a file.
            let safe = |spec: &&&CommandSpec| spec.id != "command-overwrite";
            match found.iter().filter(safe).collect::<Vec<_>>()[..] {
                [] => {}
                [only] => return PrefixMatch::Unique(only),
                _ => {
                    return PrefixMatch::Ambiguous(
                        found.iter().map(|e| first_word(localizer, e.id)).collect(),
                    );
                }
            }
        }
        PrefixMatch::None
    }

    /// The command word most like this one.
    pub(super) fn nearest(&self, word: &str, over: bool) -> Option<String> {
        let of = |localizer: &Localizer| {
            available(over).flat_map(|e| words(localizer, e.id)).collect::<Vec<_>>()
        };
        let all: Vec<String> = self.localizers.iter().flat_map(of).collect();
        nearest(word, all.iter().map(String::as_str)).map(str::to_owned)
    }

    /// The words of a message in the user's language, as `help` prints them.
    pub(super) fn shown(&self, id: &str) -> String {
        words(&self.localizers[0], id).join(", ")
    }
}

fn available(over: bool) -> impl Iterator<Item = &'static CommandSpec> {
    COMMANDS.iter().filter(move |spec| spec.is_available(over))
}

fn words(localizer: &Localizer, id: &str) -> Vec<String> {
    localizer.word(id).split(", ").map(str::to_owned).collect()
}

/// In lower case and without the accents of our languages, which not every keyboard has.
fn folded(text: &str) -> String {
    let plain = |letter| match letter {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' => 'u',
        'ç' => 'c',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

fn first_word(localizer: &Localizer, id: &str) -> String {
    words(localizer, id).swap_remove(0)
}
