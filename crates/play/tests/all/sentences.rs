//! Every message of the games comes out as a whole sentence, in every language.

use jogada_play::{AnyTable, Speech, games, languages, open};

use crate::random::played;

/// A sentence is whole if no id, no argument and no brace shows through.
fn check(sentence: &str, what: &str) {
    let ids = ["illegal-", "position-", "prompt-", "reason-", "tray-", "fact-", "option-", "text-"];
    assert!(!sentence.is_empty(), "{what}");
    assert!(!sentence.contains(['{', '}', '$']), "{what}: {sentence}");
    assert!(
        !ids.iter().any(|id| sentence.starts_with(id) || sentence.contains(&format!(" {id}"))),
        "{what}: {sentence}"
    );
}

fn check_table(table: &dyn AnyTable, speech: &Speech) {
    let view = table.view();
    let at = table.position();
    check(&speech.say(&view.prompt), &at);
    view.trays.iter().for_each(|tray| check(&speech.word(tray.label), &at));
    view.facts.iter().for_each(|fact| check(&speech.word(fact.label), &at));
    if let Some(ending) = table.ending() {
        check(&speech.ending(&ending), &at);
    }
}

#[test]
fn prompts_trays_facts_and_endings_are_whole() {
    for game in games() {
        for (language, seed) in languages().flat_map(|l| (0..4).map(move |seed| (l, seed))) {
            let speech = Speech::of(language, game.info());
            let mut table = played(game.info().id, seed, 2_000);
            check_table(&*table, &speech);
            while table.undo() {
                check_table(&*table, &speech);
            }
        }
    }
}

#[test]
fn refusals_of_the_vectors_are_whole() {
    for game in games() {
        let info = game.info();
        let path = format!("{}/../games/src/{}/vectors.json", env!("CARGO_MANIFEST_DIR"), info.id);
        let vectors: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let speeches: Vec<_> = languages().map(|language| Speech::of(language, info)).collect();
        for record in vectors["illegal"].as_array().unwrap() {
            let text = |key: &str| record[key].as_str().unwrap();
            let mut table = open(text("spec"), Some(text("position"))).unwrap();
            let refusal = table.play(text("move")).expect_err(text("move"));
            for speech in &speeches {
                check(&speech.refusal(&refusal), &record.to_string());
            }
        }
    }
}

#[test]
fn an_unknown_language_falls_back_to_english() {
    assert_eq!(Speech::new("tlh").language(), "en");
}
