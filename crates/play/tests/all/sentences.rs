//! Every message of the games comes out as a whole sentence, in every language.

use jogada_games::test_each_game;
use jogada_play::{
    AnyMatch, BoardView, Ending, EndingSentences, Localizer, Outcome, Reason, languages, open,
    read_records,
};

use crate::random::{info, played};

/// A sentence is whole if no id, no argument and no brace shows through.
fn check(sentence: &str, what: &str) {
    let ids = [
        "illegal-",
        "position-",
        "prompt-",
        "reason-",
        "tray-",
        "fact-",
        "options-",
        "text-",
        "record-",
    ];
    assert!(!sentence.is_empty(), "{what}");
    assert!(!sentence.contains(['{', '}', '$']), "{what}: {sentence}");
    assert!(
        !ids.iter().any(|id| sentence.starts_with(id) || sentence.contains(&format!(" {id}"))),
        "{what}: {sentence}"
    );
}

fn check_table(game: &dyn AnyMatch, localizer: &Localizer) {
    let view = game.view();
    let at = game.position();
    check(&localizer.say(&view.prompt), &at);
    view.trays.iter().for_each(|tray| check(&localizer.word(tray.label), &at));
    view.facts.iter().for_each(|fact| check(&localizer.word(fact.label), &at));
    if let Some(ending) = game.ending() {
        check(&localizer.say(&ending), &at);
        check_ending(&ending, &view, localizer);
    }
}

/// An end by the rules of the game is told in a sentence, from both sides.
fn check_ending(ending: &Ending, view: &BoardView, localizer: &Localizer) {
    let sentences = EndingSentences::of(ending, view, "Ana", localizer);
    if !matches!(ending.reason, Reason::Rules(_)) {
        return assert_eq!(sentences, None);
    }
    let EndingSentences { won, lost, seen } = sentences.expect("the game has sentences for it");
    for sentence in [&won, &lost, &seen] {
        check(sentence, "ending");
        assert!(sentence.ends_with('.') && sentence.contains(' '), "{sentence}");
    }
    assert_eq!(won == lost, ending.outcome == Outcome::Draw, "{won} {lost}");
}

test_each_game!(
    prompts_trays_facts_and_endings_are_whole(id),
    refusals_of_the_vectors_are_whole(id),
    refusals_of_bad_positions_are_whole(id)
);

fn prompts_trays_facts_and_endings_are_whole(id: &str) {
    for (language, seed) in languages().flat_map(|l| (0..4).map(move |seed| (l, seed))) {
        let localizer = Localizer::of(language, info(id));
        let mut game = played(id, seed, 2_000);
        check_table(&*game, &localizer);
        while game.undo().is_some() {
            check_table(&*game, &localizer);
        }
    }
}

fn refusals_of_the_vectors_are_whole(id: &str) {
    let info = info(id);
    let path = format!("{}/../games/src/{}/vectors.json", env!("CARGO_MANIFEST_DIR"), info.id);
    let vectors: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let speeches: Vec<_> = languages().map(|language| Localizer::of(language, info)).collect();
    for record in vectors["illegal"].as_array().unwrap() {
        let text = |key: &str| record[key].as_str().unwrap();
        let mut game = open(text("spec"), Some(text("position"))).unwrap();
        let refusal = game.play(text("move")).expect_err(text("move"));
        for localizer in &speeches {
            check(&localizer.say(&refusal), &record.to_string());
        }
    }
}

fn refusals_of_bad_positions_are_whole(id: &str) {
    let info = info(id);
    let path = format!("{}/../games/src/{}/positions.txt", env!("CARGO_MANIFEST_DIR"), info.id);
    let text = std::fs::read_to_string(path).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    for row in rows.map(|line| line.split(" | ").collect::<Vec<_>>()) {
        let spec = format!("{}:{}", info.id, row[0]).replace(":-", "");
        if let Err(error) = open(&spec, Some(row[1])) {
            for language in languages() {
                check(&Localizer::of(language, info).open_error(row[1], &error), row[1]);
            }
        }
    }
}

#[test]
fn refusals_of_options_that_do_not_fit_are_whole() {
    for spec in [
        "pente:first=any,tournament=on",
        "pente:size=7,tournament=long",
        "barca:width=8,distance=2,repetition=0,limit=0",
        "wali:repeat=0,quiet=0,size=4x4,stones=9",
        "nava:size=3",
    ] {
        let record = format!("[Game \"{spec}\"]\n*");
        let damaged = read_records(record.as_bytes()).expect_err(spec);
        for language in languages() {
            let localizer = Localizer::new(language);
            let error = open(spec, None).err().expect(spec);
            check(&localizer.open_error("", &error), spec);
            check(&localizer.say(&damaged), spec);
        }
    }
}

#[test]
fn an_unknown_language_falls_back_to_english() {
    assert_eq!(Localizer::new("tlh").language(), "en");
}

#[test]
fn errors_are_english_sentences_by_themselves() {
    let mut game = jogada_play::open("freedom:size=8", None).unwrap();
    let bad = jogada_play::play_move_list(&mut *game, "c3 c3").unwrap_err();
    assert_eq!(bad.to_string(), "2. c3: c3 is occupied");
    let Err(error) = jogada_play::open("freedom:size=8", Some("rubbish")) else {
        panic!("no position")
    };
    let text = error.to_string();
    assert!(text.starts_with("not a position of Freedom: ") && !text.contains("scan-"), "{text}");
    let error = game.evaluate(&["rubbish".to_owned()]).unwrap_err();
    assert!(error.to_string().starts_with("position 0 of Freedom: "), "{error}");
}
