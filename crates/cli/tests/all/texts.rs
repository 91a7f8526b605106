//! The texts of every crate say the same in every language.

use std::path::{Path, PathBuf};

use jogada_core::testing::messages;

#[test]
fn every_text_of_every_crate_exists_in_every_language() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut compared = 0;
    for folder in std::fs::read_dir(crates).unwrap().map(|entry| entry.unwrap().path()) {
        let text = |tag: &str| {
            let file = folder.join("src").join(format!("text.{tag}.ftl"));
            std::fs::read_to_string(file).ok().map(|text| messages(&text))
        };
        for tag in jogada_play::languages() {
            assert_eq!(text(tag), text("en"), "{}: {tag} against en", folder.display());
            compared += usize::from(text(tag).is_some());
        }
    }
    assert!(compared >= 10, "only {compared} files were found");
}

/// Words to avoid, by the last column of a table in the glossary.
fn words_to_avoid() -> Vec<String> {
    let glossary = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/glossary.md");
    let glossary = std::fs::read_to_string(glossary).unwrap();
    let (_, table) = glossary.split_once("## Words for players").unwrap();
    let rows = table.lines().filter(|line| line.starts_with('|')).skip(2);
    let last = rows.filter_map(|row| row.trim_end_matches('|').rsplit('|').next());
    let words = last.flat_map(|cell| cell.split(',')).map(str::trim);
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Whether a text has these words in this order, whole and in any case, in the singular or plural.
fn has_words(text: &str, words: &str) -> bool {
    let of = |text: &str| -> Vec<String> {
        let letters = text.to_lowercase();
        letters.split(|c: char| !c.is_alphanumeric() && c != '-').map(str::to_owned).collect()
    };
    let wanted = of(words);
    let is_same = |(word, wanted): (&String, &String)| {
        word.trim_end_matches('s') == wanted.trim_end_matches('s')
    };
    of(text).windows(wanted.len()).any(|found| found.iter().zip(&wanted).all(is_same))
}

#[test]
fn one_word_is_used_for_one_thing() {
    let avoid = words_to_avoid();
    assert!(avoid.len() > 10, "{avoid:?}");
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for (file, text) in texts_below(&crates) {
        // What may be typed as a command may have several names.
        let is_told = |line: &str| !line.starts_with('#') && !line.starts_with("command-");
        for (number, line) in text.lines().enumerate().filter(|(_, line)| is_told(line)) {
            let value = line.split_once(" = ").map_or(line, |(_, value)| value);
            let bad = avoid.iter().find(|words| has_words(value, words));
            found.extend(bad.map(|words| format!("{}:{}: {words}", file.display(), number + 1)));
        }
    }
    assert!(found.is_empty(), "words the glossary replaces:\n{}", found.join("\n"));
}

/// Messages and rules in every language, in the folders below this one.
fn texts_below(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut texts = Vec::new();
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_str().unwrap();
        let is_text =
            path.extension().is_some_and(|end| end == "ftl") || name.starts_with("rules.");
        if path.is_dir() && !["target", "node_modules"].contains(&name) {
            texts.extend(texts_below(&path));
        } else if is_text {
            let text = std::fs::read_to_string(&path).unwrap();
            texts.push((path, text));
        }
    }
    texts
}
