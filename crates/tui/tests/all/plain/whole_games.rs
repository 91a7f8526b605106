//! Whole games, by somebody who sees nothing but what is printed.

use jogada_play::{Localizer, Session, Side, games, languages, open};
use jogada_tui::{OutcomeText, TEXTS, plain};

use super::person::{Paper, Person};
use super::{HOST, session, settings};

#[test]
fn every_game_is_played_to_its_end_by_text_alone_in_both_languages() {
    for game in games() {
        for language in languages() {
            let id = game.info().id;
            let localizer = Localizer::of(language, game.info());
            let paper = Paper::default();
            let random = localizer.word("player-random");
            let person = Person::new(&paper, open(id, None).unwrap(), &random, &localizer);
            let session = session(id, ["human", "random"]);
            let seats = session.seats().clone();
            let settings = settings(language, None);
            plain::run(session, &settings, &HOST, person.lines(), paper.clone()).unwrap();
            let mut game = open(id, None).unwrap();
            for m in moves(&paper.text(), &localizer) {
                game.play(m.trim_end_matches(" NONE")).unwrap();
            }
            let outcome = OutcomeText::of(&Session::new(game, seats), &localizer.with(TEXTS));
            let outcome = outcome.expect("the moves that were printed lead to the end").line();
            let text = paper.text();
            assert!(text.contains(&format!("\n{outcome}\n  ")), "{outcome}: {text}");
        }
    }
}

/// The moves of both sides in a conversation.
fn moves(text: &str, localizer: &Localizer) -> Vec<String> {
    let [white, black] = Side::ALL.map(|side| localizer.side(side));
    let random = localizer.word("player-random");
    let starts = [format!("{white}> "), format!("{black} ({random}): ")];
    let told = |line: &str| {
        starts.iter().find_map(|start| line.strip_prefix(start.as_str()).map(str::to_owned))
    };
    text.lines().filter_map(told).collect()
}
