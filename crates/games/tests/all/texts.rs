//! Every text exists in every language, with the same arguments.

use std::collections::BTreeSet;

use jogada_core::Playable;
use jogada_core::options::Domain;
use jogada_core::testing::{messages, same_in_all};
use jogada_games::test_each_game;

/// Ids named in the sources of a folder by `Message::new("…")`, and reasons, trays and facts.
fn named_in(folder: &std::path::Path) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            ids.extend(named_in(&path));
        } else if path.extension().is_some_and(|e| e == "rs") && !path.ends_with("tests.rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let quoted = source.split('"').skip(1).step_by(2);
            let prefixes = [
                "text-",
                "option-",
                "prompt-",
                "illegal-",
                "position-",
                "fact-",
                "tray-",
                "mark-",
                "part-",
                "map-",
            ];
            ids.extend(
                // What ends with a dash is joined with a name elsewhere.
                quoted
                    .filter(|q| prefixes.iter().any(|p| q.starts_with(p)) && !q.ends_with('-'))
                    .map(str::to_owned),
            );
        }
    }
    ids
}

/// The messages of the steps of a lesson, and what is said to moves.
fn lesson_texts(lessons: &str) -> Vec<String> {
    let (mut ids, mut step) = (Vec::new(), "");
    for (key, value) in lessons.lines().filter_map(|line| line.split_once(": ")) {
        if key == "step" {
            step = value;
            ids.push(format!("lesson-{step}"));
            let parts =
                ["title", "task", "right", "wrong"].map(|part| format!("lesson-{step}.{part}"));
            ids.extend(parts);
        } else if let Some(name) = key.strip_prefix("refuse ") {
            ids.push(format!("lesson-{step}.wrong-{name}"));
        }
    }
    ids
}

test_each_game!(every_text_exists_in_every_language);

fn every_text_exists_in_every_language<G: Playable>() {
    let info = G::INFO;
    let shared = messages(jogada_core::TEXTS[0].messages);
    let own = same_in_all(info.languages, info.id);
    let mut needed = named_in(&crate::data::path(info.id, ""));
    needed.insert("tagline".to_owned());
    needed.extend(info.legend.iter().map(|kind| format!("piece-{}", kind.id)));
    for preset in info.presets {
        needed.extend([format!("preset-{}", preset.id), format!("preset-{}.help", preset.id)]);
    }
    needed.extend(G::SAMPLES.iter().map(|sample| format!("sample-{}", sample.id)));
    needed.extend(lesson_texts(G::LESSONS));
    for option in info.options {
        let key = option.key();
        needed.extend([format!("option-{key}"), format!("option-{key}.help")]);
        if let Domain::Choice(names) = option.domain() {
            needed.extend(names.iter().map(|name| format!("option-{key}-{name}")));
        }
    }
    for id in &needed {
        assert!(own.contains_key(id) || shared.contains_key(id), "{}: no text “{id}”", info.id);
    }
    for id in own.keys().filter(|id| {
        ["illegal-", "position-", "sample-", "lesson-"].iter().any(|p| id.starts_with(p))
    }) {
        assert!(needed.contains(id), "{}: text “{id}” is never used", info.id);
    }
}

#[test]
fn every_shared_text_exists_in_every_language() {
    let shared = same_in_all(jogada_core::TEXTS, "core");
    let core = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/src/text");
    let options = core.join("../options");
    for id in named_in(&core).iter().chain(&named_in(&options)) {
        assert!(shared.contains_key(id), "no shared text “{id}”");
    }
}
