//! The texts of this crate: in every language, none missing, none too many.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use jogada_core::testing::same_in_all;
use jogada_play::{Localizer, languages};
use jogada_tui::TEXTS;

/// What is quoted in the sources below a folder.
fn quoted(state_dir: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(state_dir).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            found.extend(quoted(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            found.extend(source.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

#[test]
fn every_text_exists_in_every_language_and_those_of_line_mode_are_all_used() {
    let ids: BTreeSet<_> = same_in_all(TEXTS, "tui").into_keys().collect();
    let of_line_mode = |id: &&String| id.starts_with("plain-") || id.starts_with("command-");
    let texts: BTreeSet<_> =
        ids.iter().filter(of_line_mode).filter(|id| !id.contains('.')).cloned().collect();
    let named = quoted(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let named: BTreeSet<_> = named.iter().filter(of_line_mode).cloned().collect();
    assert_eq!(named, texts);
    let commands = texts.iter().filter(|id| id.starts_with("command-"));
    assert!(commands.clone().count() > 10);
    commands.for_each(|id| assert!(ids.contains(&format!("{id}.help")), "{id} has no help"));
}

#[test]
fn a_word_is_of_one_command_only_whatever_the_language() {
    let ids = same_in_all(TEXTS, "tui").into_keys();
    let commands: Vec<_> =
        ids.filter(|id| id.starts_with("command-") && !id.contains('.')).collect();
    let mut owners: BTreeMap<String, &String> = BTreeMap::new();
    for voice in languages().map(|tag| Localizer::new(tag).with(TEXTS)) {
        for id in &commands {
            for word in voice.word(id).split(", ") {
                let owner = *owners.entry(word.to_owned()).or_insert(id);
                assert_eq!(owner, id, "{word}");
            }
        }
    }
}
