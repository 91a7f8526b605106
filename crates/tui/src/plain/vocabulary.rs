//! The words people may type, in every language we speak.

use jogada_play::{Localizer, languages, nearest};

use super::command::{COMMANDS, Entry};
use crate::TEXTS;

/// Words in all languages, those of the reader's first.
pub(super) struct Vocabulary {
    voices: Vec<Localizer>,
}

/// What a word may mean that is not a whole command.
pub(super) enum Prefix {
    /// The only command that begins so.
    Of(&'static Entry),
    /// The commands that begin so, by their usual words.
    Several(Vec<String>),
    /// No command begins so.
    Nothing,
}

impl Vocabulary {
    pub(super) fn new(language: &'static str) -> Vocabulary {
        let others = languages().filter(|tag| *tag != language);
        let tags = std::iter::once(language).chain(others);
        Vocabulary { voices: tags.map(|tag| Localizer::new(tag).with(TEXTS)).collect() }
    }

    /// Whether a text is one of the words of a message, in any language and any case.
    pub(super) fn means(&self, id: &str, text: &str) -> bool {
        let text = text.to_lowercase();
        self.voices.iter().any(|voice| words(voice, id).contains(&text))
    }

    /// The command of a word.
    pub(super) fn command(&self, word: &str, over: bool) -> Option<&'static Entry> {
        usable(over).find(|entry| self.means(entry.id, word))
    }

    /// The command that a word is the beginning of, in the reader's language rather than in others.
    pub(super) fn prefix(&self, word: &str, over: bool) -> Prefix {
        let word = word.to_lowercase();
        for voice in &self.voices {
            let begins =
                |entry: &&Entry| words(voice, entry.id).iter().any(|w| w.starts_with(&word));
            let found: Vec<_> = usable(over).filter(begins).collect();
            // What writes over files is never guessed.
            let harmless = |entry: &&&Entry| entry.id != "command-overwrite";
            match found.iter().filter(harmless).collect::<Vec<_>>()[..] {
                [] => {}
                [only] => return Prefix::Of(only),
                _ => return Prefix::Several(found.iter().map(|e| usual(voice, e.id)).collect()),
            }
        }
        Prefix::Nothing
    }

    /// The command word most like this one.
    pub(super) fn nearest(&self, word: &str, over: bool) -> Option<String> {
        let of =
            |voice: &Localizer| usable(over).flat_map(|e| words(voice, e.id)).collect::<Vec<_>>();
        let all: Vec<String> = self.voices.iter().flat_map(of).collect();
        nearest(word, all.iter().map(String::as_str)).map(str::to_owned)
    }

    /// The words of a message in the reader's language, as help shows them.
    pub(super) fn shown(&self, id: &str) -> String {
        words(&self.voices[0], id).join(", ")
    }
}

fn usable(over: bool) -> impl Iterator<Item = &'static Entry> {
    COMMANDS.iter().filter(move |entry| entry.fits(over))
}

fn words(voice: &Localizer, id: &str) -> Vec<String> {
    voice.word(id).split(", ").map(str::to_owned).collect()
}

fn usual(voice: &Localizer, id: &str) -> String {
    words(voice, id).swap_remove(0)
}
