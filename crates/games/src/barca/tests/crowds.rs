//! The fast game beside the plain one: from the start, and from set-ups so crowded that animals are
//! trapped and sides blocked, which games from the start hardly ever show.

use std::collections::HashSet;

use jogada_core::options::Options;
use jogada_core::testing::{Model, Scene, compare_all, options_of, rules};
use jogada_core::{Explain, Game, Playable, Rng, Side};

use crate::barca::model::Plain;
use crate::barca::options::{HEIGHT, WIDTH};
use crate::barca::{Barca, Move, Rules};

fn each_option_set(mut visit: impl FnMut(&Options)) {
    for line in include_str!("../options.txt").lines().filter(|line| !line.starts_with('#')) {
        visit(&options_of::<Barca>(line.trim_start_matches('-')));
    }
}

#[test]
fn the_fast_game_and_the_plain_one_agree() {
    compare_all::<Barca, Plain>(include_str!("../options.txt"), 900);
}

#[test]
fn they_agree_on_crowded_set_ups_too() {
    let mut blocked = 0;
    each_option_set(|options| {
        blocked += if Barca::fits(options) {
            compare_crowds(&Barca::new(options).unwrap(), options, 400)
        } else {
            compare_crowds(&Rules::<11>::new(options).unwrap(), options, 100)
        };
    });
    assert!(blocked > 20, "{blocked} sides without a move");
}

/// Random animals crammed into a corner, where many are trapped; returns how many sides could not
/// move. One move is played from each position.
fn compare_crowds<G: Playable>(game: &G, options: &Options, positions: usize) -> usize {
    let mut rng = Rng::new(5);
    let mut blocked = 0;
    for _ in 0..positions {
        let mut model = crowd(options, &mut rng);
        let mut scene = Scene::at(game, &model.text());
        agree(&scene, &model);
        let legal = model.legal();
        if !legal.is_empty() {
            let m = &legal[rng.below(legal.len())];
            scene = scene.plays(m);
            model.play(m);
            agree(&scene, &model);
        }
        blocked += usize::from(scene.result() == "draw blocked");
    }
    blocked
}

fn crowd(options: &Options, rng: &mut Rng) -> Plain {
    let (cols, rows) = (options.get(&WIDTH), options.get(&HEIGHT));
    let size = 2 + rng.below(6);
    let mut board = vec![vec!['.'; cols as usize]; rows as usize];
    for (letters, corner) in [("ELM", 0), ("elm", 1)] {
        let letter = |n| letters.chars().nth(n).unwrap();
        board[corner][corner] = letter(rng.below(3));
        for _ in 0..rng.below(16) {
            let square = &mut board[rng.below(size)][rng.below(size)];
            if *square == '.' {
                *square = letter(rng.below(3));
            }
        }
    }
    let rows: Vec<String> = board.iter().rev().map(|row| row.iter().collect()).collect();
    let side = Side::ALL[rng.below(2)];
    Plain::read(options, &format!("{} {side} 0", rows.join("/")))
}

fn agree<G: Playable>(scene: &Scene<G>, model: &Plain) {
    let mut legal = model.legal();
    legal.sort();
    assert_eq!(scene.legal(), legal.join(" "), "{}", model.text());
    let ending = model.ending().map(|(o, reason)| format!("{} {reason}", o.word()));
    assert_eq!(scene.result(), ending.unwrap_or_default(), "{}", model.text());
}

#[test]
fn just_the_legal_moves_pass_the_check() {
    let mut rng = Rng::new(6);
    for options in ["width=8,height=8", "width=8,height=8,trapped=stay"] {
        let (game, options) = (rules::<Barca>(options), options_of::<Barca>(options));
        for _ in 0..100 {
            let text = crowd(&options, &mut rng).text();
            let scene = Scene::at(&game, &text);
            let moves = game.legal_moves(scene.state());
            let pairs = (0..66).flat_map(|from| (0..66).map(move |to| Move::new(from, to)));
            let passed = pairs.filter(|&m| game.check(scene.state(), m).is_ok());
            let passed: HashSet<_> = passed.collect();
            assert_eq!(passed, moves.into_iter().collect(), "{text}");
        }
    }
}
