//! What is told about the last move.

use jogada_play::{Localizer, games, news, open};

fn told(spec: &str, position: Option<&str>, moves: &[&str]) -> Vec<String> {
    let mut game = open(spec, position).expect("a game");
    for text in moves {
        game.play(text).expect("a legal move");
    }
    let localizer = Localizer::of("en", game.info());
    news(&*game).iter().map(|message| localizer.say(message)).collect()
}

#[test]
fn captures_are_told() {
    let pente = ["k10", "k11", "a1", "k12", "k13"];
    assert_eq!(told("pente", None, &pente), ["White captured k11, k12"]);
    let wali = Some("b3b/5/2w2/1w1w1/5/b3b w 0 0 - - 0");
    assert_eq!(told("wali", wali, &["c4-c3xa6"]), ["White captured a6"]);
    assert!(told("wali", wali, &["c4-c3"]).is_empty());
}

#[test]
fn the_beginning_of_a_phase_is_told_once() {
    let mut game = open("wali", None).expect("a game");
    let mut count = 0;
    while let Some(text) = game.pick(&mut |_| 0).filter(|_| game.ply() < 60) {
        game.play(&text).expect("a legal move");
        count += news(&*game).iter().filter(|message| message.id == "phase-move").count();
    }
    assert_eq!(count, 1);
}

#[test]
fn nothing_is_told_of_a_start() {
    for game in games() {
        assert!(told(game.info().id, None, &[]).is_empty());
    }
}
