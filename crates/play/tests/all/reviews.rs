//! Annotations of moves.

use jogada_play::{Annotation, Score, Side, chance};

#[test]
fn chances_are_whites_whoever_is_to_move() {
    assert!(
        (chance(Score::Eval(120), Side::White) + chance(Score::Eval(120), Side::Black) - 1.0).abs()
            < 1e-9
    );
    assert!((chance(Score::Win(3), Side::Black)).abs() < 1e-9);
    assert!((chance(Score::Draw, Side::Black) - 0.5).abs() < 1e-9);
}

#[test]
fn a_move_is_annotated_by_what_its_side_lost() {
    assert_eq!(Annotation::of(Side::White, 0.9, 0.2), Annotation::Blunder);
    assert_eq!(Annotation::of(Side::Black, 0.9, 0.2), Annotation::Fine);
    assert_eq!(Annotation::of(Side::Black, 0.5, 0.7).mark(), "?");
    assert_eq!(Annotation::of(Side::White, 0.5, 0.42).glyph(), Some(6));
}
