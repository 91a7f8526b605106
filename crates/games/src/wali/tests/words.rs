//! Spellings of moves and the picture.

use jogada_core::testing::{Scene, rules};
use jogada_core::{Explain, MoveBits, Notation, Picture, Role};

use crate::wali::{Move, Wali};

#[test]
fn moves_are_read_loosely() {
    let game: Wali = rules("");
    let spellings = [
        ("c3-c4", "c3c4 C3:C4 c3>c4 c3->c4 c3→c4 c3u c3-U"),
        ("c3-c4xa1", "c3c4a1 C3-C4XA1 c3-c4-a1 c3c4*a1 c3uxa1 c3:c4:a1"),
        ("d3-d2", "d3d D3D2 d3-d d3d2"),
        ("d3-d2xd4", "d3dxd4 d3dd4 d3d2d4"),
        ("c3-b3", "c3l"),
        ("c3-d3", "c3r c3d3"),
        ("pass", "PASS Pass"),
    ];
    for (canonical, others) in spellings {
        for text in others.split(' ') {
            let read = game.parse_move(text).unwrap();
            assert_eq!(game.show_move(read).to_string(), canonical, "{text}");
        }
    }
    let edge = game.parse_move("a6u").unwrap_err();
    assert_eq!((edge.message.id, edge.span), ("text-edge", 2..3));
    assert_eq!(game.parse_move("c3-c4xa1b").unwrap_err().span, 8..9);
}

#[test]
fn moves_off_the_board_are_refused() {
    let game: Wali = rules("");
    let check = |state, bits| game.check(state, Move::from_bits(bits)).unwrap_err();
    let moving = Scene::at(&game, "b1b1b/5/5/5/2w2/ww3 w 0 0 - - 0");
    for bits in [31, 0x01_00, 0x01_00_01, 0xff_08_03, 0x01_ff] {
        assert_eq!(check(moving.state(), bits).message.id, "illegal-off-board");
    }
}

#[test]
fn the_picture_shows_hands_then_safe_stones_and_the_banned_square() {
    let game: Wali = rules("");
    let dropping = game.view(Scene::start(&game).plays("c3").state());
    assert_eq!([dropping.trays[0].count, dropping.trays[1].count], [11, 12]);
    let moving = game.view(Scene::at(&game, "4b/3b1/4b/5/1w3/www2 w 0 0 b2-b3 - 0").state());
    assert!(moving.trays.is_empty());
    let marked = |role| moving.marked(role).count();
    assert_eq!((marked(Role::Safe), marked(Role::Forbidden)), (3, 1));
    assert_eq!(moving.facts[0].values, [4, 3]);
    assert_eq!(moving.prompt.id, "prompt-step-ban");
}
