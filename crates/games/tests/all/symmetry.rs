//! Mirror images share their symmetric hash, and nothing else does.

use jogada_core::Playable;
use jogada_core::testing::rules;
use jogada_games::freedom::Freedom;
use jogada_games::nava::Nava;
use jogada_games::wali::Wali;

/// The symmetric hash of a position.
fn hash<G: Playable>(options: &str, position: &str) -> u64 {
    let game: G = rules(options);
    let state = game.parse_state(position).unwrap_or_else(|error| panic!("{position}: {error:?}"));
    game.symmetric_hash(&state)
}

#[track_caller]
fn alike<G: Playable>(options: &str, one: &str, other: &str) {
    assert_eq!(hash::<G>(options, one), hash::<G>(options, other), "{one}, {other}");
}

#[track_caller]
fn different<G: Playable>(options: &str, one: &str, other: &str) {
    assert_ne!(hash::<G>(options, one), hash::<G>(options, other), "{one}, {other}");
}

#[test]
fn in_freedom_the_board_is_turned_and_mirrored() {
    let size = "size=4";
    alike::<Freedom>(size, "4/4/1b2/w3 w b2", "4/4/2b1/3w w c2");
    alike::<Freedom>(size, "4/4/b3/w3 w a2", "4/4/4/wb2 w b1");
    different::<Freedom>(size, "4/4/1b2/w3 w b2", "4/4/1w2/b3 w a1");
    different::<Freedom>(size, "4/4/b3/w3 w a2", "4/4/1b2/w3 w b2");
}

#[test]
fn in_nava_the_sides_are_exchanged_too() {
    let size = "size=3,discs=3,cubes=2";
    alike::<Nava>(size, "2(bbb)/(w)2/(ww)2 b 2 2 1", "2(bbb)/3/(ww)(w)1 b 2 2 1");
    alike::<Nava>(size, "2(bbb)/(w)2/(ww)2 b 2 2 1", "2(bb)/2(b)/(www)2 w 2 2 2");
    different::<Nava>(size, "2(bbb)/(w)2/(ww)2 b 2 2 1", "2(bbb)/(w)2/(ww)2 w 2 2 2");
    different::<Nava>(size, "2(bbb)/(w)2/(ww)2 b 2 2 1", "2(bbb)/(ww)2/(w)2 b 2 2 1");
}

#[test]
fn in_wali_bans_move_along_and_sides_are_exchanged_in_the_move_phase() {
    let one = "5/ww3/5/2w2/4b/1b2b w 0 0 c3-c2 - 0";
    alike::<Wali>("", one, "5/3ww/5/2w2/b4/b2b1 w 0 0 c3-c2 - 0");
    alike::<Wali>("", one, "5/bb3/5/2b2/4w/1w2w b 0 0 - c3-c2 0");
    different::<Wali>("", one, "5/ww3/5/2w2/4b/1b2b w 0 0 - - 0");
    different::<Wali>("", one, "5/ww3/5/2w2/4b/1b2b b 0 0 c3-c2 - 0");
    different::<Wali>("", "w4/5/5/5/5/5 b 11 12 - - 0", "b4/5/5/5/5/5 w 12 11 - - 0");
}
