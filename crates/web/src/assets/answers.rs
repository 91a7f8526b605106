//! What the API answers to everybody alike, as files: a page without a server reads them, and so does one that
//! is shown in another language than it came in.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use jogada_play::games;
use jogada_service::{Locale, catalogue, lessons, puzzles, rules};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::short;

/// The files below a folder whose name holds a digest of them all.
pub struct Answers {
    /// `answers.0123…`
    pub folder: String,
    /// By their paths in the folder, such as `en/texts.json`.
    pub files: BTreeMap<String, String>,
}

/// Made once: nothing in them changes while the program runs.
pub static ANSWERS: LazyLock<Answers> = LazyLock::new(|| {
    let files: BTreeMap<_, _> = Locale::all().flat_map(of_language).collect();
    let mut digest = Sha256::new();
    for (name, content) in &files {
        digest.update(name);
        digest.update(content);
    }
    Answers { folder: format!("answers.{}", short(&digest.finalize())), files }
});

fn of_language(locale: Locale) -> Vec<(String, String)> {
    let name = |rest: &str| format!("{}/{rest}.json", locale.tag());
    let common =
        [(name("texts"), json(locale.page_texts())), (name("catalogue"), json(catalogue(locale)))];
    let of_games = games().iter().flat_map(|game| {
        let id = game.info().id;
        let answers = [
            ("rules", rules(id, locale).map(|answer| json(&answer))),
            ("lessons", lessons(id, locale).map(|answer| json(&answer))),
            ("puzzles", puzzles(id, locale).map(|answer| json(&answer))),
        ];
        answers.map(|(kind, answer)| {
            let answer = answer.expect("it is a game of the catalogue");
            (name(&format!("{kind}/{id}")), answer)
        })
    });
    common.into_iter().chain(of_games).collect()
}

fn json(answer: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(answer).expect("answers are plain data")
}

impl Answers {
    /// A file by its path below the folder of the files of the page.
    pub fn get(&self, path: &str) -> Option<&str> {
        let name = path.strip_prefix(&self.folder)?.strip_prefix('/')?;
        self.files.get(name).map(String::as_str)
    }

    /// Their paths below the folder of the files of the page.
    pub fn paths(&self) -> impl Iterator<Item = String> {
        self.files.keys().map(|name| format!("{}/{name}", self.folder))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_texts_and_the_rules_lessons_and_puzzles_of_every_game() {
        assert_eq!(ANSWERS.files.len(), Locale::all().count() * (2 + 3 * games().len()));
        for path in ANSWERS.paths() {
            let content = ANSWERS.get(&path).unwrap();
            assert!(serde_json::from_str::<serde_json::Value>(content).is_ok(), "{path}");
        }
        assert_eq!(ANSWERS.get("answers.0/en/texts.json"), None);
    }
}
