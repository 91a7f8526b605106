//! Texts in several languages that say the same.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Language, TEXTS};

/// Message ids of a Fluent text (attributes as `id.attribute`) with the variables they use.
///
/// # Panics
/// If an id is given twice: the second would quietly win.
pub fn messages(ftl: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in ftl.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        if let Some((key, _)) = line.split_once('=') {
            id = if line.trim_start().starts_with('.') {
                format!("{}{}", id.split('.').next().unwrap_or_default(), key.trim())
            } else {
                key.trim().to_owned()
            };
            assert!(found.insert(id.clone(), BTreeSet::new()).is_none(), "{id} is given twice");
        }
        let name = |rest: &str| rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        found.entry(id.clone()).or_default().extend(line.split('$').skip(1).map(name));
    }
    found
}

/// The messages of a text that says the same in all languages we speak; their variables too.
///
/// # Panics
/// If it does not.
pub fn same_in_all(languages: &[Language], whose: &str) -> BTreeMap<String, BTreeSet<String>> {
    let first = messages(languages[0].messages);
    for language in languages {
        assert_eq!(messages(language.messages), first, "{whose}: {} against en", language.tag);
        assert_eq!(language.rules.is_empty(), languages[0].rules.is_empty(), "rules of {whose}");
    }
    let tags: Vec<_> = languages.iter().map(|language| language.tag).collect();
    assert_eq!(tags, TEXTS.iter().map(|language| language.tag).collect::<Vec<_>>(), "{whose}");
    first
}
