//! Players in the words that people read.

use std::collections::HashSet;

use jogada_play::{Localizer, PlayerSpec, describe_player, find, games, languages};

#[test]
fn people_read_words_and_not_specs() {
    let pente = find("pente").unwrap().info();
    let name = |language, text| {
        let player = PlayerSpec::parse(text, pente).unwrap();
        Localizer::of(language, pente).say(&player)
    };
    assert_eq!(name("en", "level:3"), "Learner (level 3)");
    assert_eq!(name("pt", "level:3"), "Aprendiz (nível 3)");
    assert_eq!(name("en", "max"), "Full strength");
    assert_eq!(name("en", "max:128"), "Full strength (memory 128 MB)");
    assert_eq!(name("en", "cmd:./bot --quick"), "Program ./bot --quick");
}

#[test]
fn every_level_has_a_name_and_a_sentence_of_its_own() {
    for language in languages() {
        for game in games() {
            let (info, localizer) = (game.info(), Localizer::of(language, game.info()));
            let (mut names, mut lines) = (HashSet::new(), HashSet::new());
            for level in 1..=game.levels().len() {
                let player = PlayerSpec::parse(&format!("level:{level}"), info).unwrap();
                assert!(names.insert(localizer.say(&player)));
                let help = describe_player(&player, info, &localizer);
                assert!(help.ends_with('.') && !help.contains("level-"), "{help}");
                assert!(lines.insert(help), "{}: two levels read like level {level}", info.id);
            }
        }
    }
}
