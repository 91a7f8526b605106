//! Single rules and edge cases, by hand. Laws, perft, vectors and texts are tested for all games
//! together in `games/tests`.

mod dropping;
mod ending;
mod stepping;
mod words;

use jogada_core::testing::{Scene, compare_all, refusals, rules};

use super::Wali;
use super::model::Plain;

/// The legal moves that start with these letters, with spaces between.
fn moves_at(options: &str, position: &str, start: &str) -> String {
    let game: Wali = rules(options);
    let legal = Scene::at(&game, position).legal();
    let wanted = legal.split(' ').filter(|m| m.starts_with(start));
    wanted.collect::<Vec<_>>().join(" ")
}

/// Why a move is refused on a position under options.
fn refusal(options: &str, position: &str, m: &str) -> &'static str {
    let game: Wali = rules(options);
    Scene::at(&game, position).refuses(m).id
}

#[test]
fn the_fast_game_and_the_plain_one_agree() {
    compare_all::<Wali, Plain>(include_str!("options.txt"), 900);
}

#[test]
fn options_that_do_not_go_together_are_all_reported() {
    assert_eq!(refusals::<Wali>("stones=16"), ["options-stones-many"]);
    assert_eq!(refusals::<Wali>("repeat=0,quiet=0"), ["options-endless"]);
    assert_eq!(
        refusals::<Wali>("size=9x8,stones=37,repeat=0,quiet=0"),
        ["options-stones-many", "options-endless"]
    );
    assert_eq!(refusals::<Wali>("stones=2"), ["options-number"]);
    assert_eq!(refusals::<Wali>("size=3x9"), ["options-dims"]);
    assert_eq!(refusals::<Wali>("repeat=1"), ["options-number-off"]);
    assert_eq!(refusals::<Wali>("quiet=1001"), ["options-number-off"]);
}

#[test]
fn each_side_has_half_the_squares_less_three() {
    for (size, stones) in [("4x4", 5), ("5x5", 9), ("5x6", 12), ("6x6", 15)] {
        assert_eq!(rules::<Wali>(&format!("size={size}")).stones, stones);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<super::State<1>>() <= 32);
    assert!(size_of::<super::State<2>>() <= 48);
}
