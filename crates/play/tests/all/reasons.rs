//! Why games end, as words.

use jogada_play::{Reason, games};

#[test]
fn every_reason_is_read_back_from_its_word() {
    for reason in Reason::NAMED {
        assert_eq!(reason.word().parse(), Ok(reason));
    }
    assert_eq!("five".parse(), Ok(Reason::Rules("five".into())));
}

#[test]
fn no_game_has_a_reason_by_one_of_these_names() {
    for info in games().iter().map(|game| game.info()) {
        let messages = info.languages[0].messages.lines();
        let words = messages.filter_map(|line| line.strip_prefix("reason-")?.split_once(" ="));
        for (word, _) in words {
            assert_eq!(word.parse(), Ok(Reason::Rules(word.to_owned().into())), "{}", info.id);
        }
    }
}
