//! What players are shown.

use jogada_core::testing::{Scene, rules};
use jogada_core::{BoardView, Picture, Role, Terrain};

use super::super::Pente;

fn view(options: &str, position: &str) -> BoardView {
    let game: Pente = rules(options);
    let scene = Scene::at(&game, position);
    game.view(scene.state())
}

fn prompt(options: &str, position: &str) -> &'static str {
    view(options, position).prompt.id
}

#[test]
fn the_prompt_says_what_the_opening_wants() {
    let start = "9/9/9/9/9/9/9/9/9 w 0 0 0";
    assert_eq!(prompt("size=9", start), "prompt-centre");
    assert_eq!(prompt("size=9,first=any", start), "prompt-first");
    let second = "9/9/9/9/4w4/4b4/9/9/9 w 0 0 2";
    assert_eq!(prompt("size=9", second), "prompt-opening");
    assert_eq!(prompt("size=9,tournament=gpente", second), "prompt-opening-line");
    assert_eq!(prompt("size=9,tournament=off", second), "prompt-place");
}

#[test]
fn the_prompt_tells_when_captures_are_about_to_win() {
    let position = |count| format!("9/9/9/9/4w4/9/9/9/9 w {count} 0 20");
    assert_eq!(prompt("size=9", &position(6)), "prompt-place");
    assert_eq!(prompt("size=9", &position(8)), "prompt-captures");
    assert_eq!(prompt("size=9,variant=keryo", &position(12)), "prompt-captures");
    let none = "9/9/9/9/4w4/9/9/9/9 w 0 0 20";
    assert_eq!(prompt("size=9,variant=gomoku", none), "prompt-place");
}

#[test]
fn captured_stones_lie_beside_the_board() {
    let view = view("size=9", "9/9/9/9/4w4/9/9/9/9 w 6 2 20");
    let trays = view.trays.iter();
    let shown: Vec<_> = trays.map(|t| (t.owner, t.piece.owner, t.count)).collect();
    let [white, black] = jogada_core::Side::ALL;
    assert_eq!(shown, [(white, black, 6), (black, white, 2)]);
}

#[test]
fn marks_show_what_won_what_threatens_and_what_is_barred() {
    let marked = |view: BoardView, role| view.marked(role).count();
    let won = view("size=7", "7/7/7/wwwww2/7/7/7 b 0 0 9");
    assert_eq!(marked(won, Role::Winning), 5);
    let standing = "7/2b4/2w4/wwwww2/7/7/7 b 0 0 7";
    assert_eq!(prompt("size=7,variant=boat", standing), "prompt-break");
    let standing = view("size=7,variant=boat", standing);
    assert!(standing.lines == [standing.marked(Role::Scoring).collect::<Vec<_>>()]);
    assert_eq!(marked(standing, Role::Scoring), 5);
    let second = view("size=9", "9/9/9/9/4w4/4b4/9/9/9 w 0 0 2");
    assert_eq!(marked(second, Role::Forbidden), 23);
}

#[test]
fn stars_mark_the_centre_and_the_places_of_go_boards() {
    let stars = |size: usize| {
        let game: Pente = rules(&format!("size={size}"));
        let view = game.view(Scene::start(&game).state());
        let star = |&place: &usize| view.cells[place].terrain == Terrain::Star;
        (0..size * size).filter(star).collect::<Vec<_>>()
    };
    assert_eq!(stars(7), [24]);
    assert_eq!(stars(9), [20, 24, 40, 56, 60]);
    assert_eq!(stars(13).len(), 5);
    let nineteen = [60, 66, 72, 174, 180, 186, 288, 294, 300];
    assert_eq!(stars(19), nineteen);
}
