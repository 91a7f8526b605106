//! Boards on the screen, with their colours.

use jogada_play::{Rng, games};
use jogada_tui::{Appearance, PlaySettings, Theme};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Modifier;

use crate::person::{Person, is_letters, session, settings};

/// Every scale of every default board.
const SIZES: [(u16, u16); 5] = [(80, 24), (60, 20), (44, 14), (130, 50), (200, 70)];

fn with(appearance: Appearance) -> PlaySettings {
    PlaySettings { appearance, ..settings() }
}

/// A game after these moves.
fn after(
    spec: &str,
    moves: &[&str],
    appearance: Appearance,
    (width, height): (u16, u16),
) -> Person {
    let mut start = session(spec, ["human", "human"]);
    for text in moves {
        start.play(text).unwrap();
    }
    Person::at(width, height, Some(start), with(appearance))
}

/// What is seen of the squares of the board, with the lines between them.
fn inside(person: &mut Person) -> Vec<Cell> {
    let screen = person.screen();
    let top = screen.lines().position(is_letters).expect("columns have letters");
    let letters: Vec<char> = screen.lines().nth(top).unwrap_or_default().chars().collect();
    let panel = letters.iter().position(|c| c.is_uppercase());
    let right = panel.expect("the panel begins with the name of the game") as u16 - 2;
    // Numbers are right-aligned in two columns.
    let label = |line: &str| {
        let blank = line.chars().take_while(|c| *c == ' ').count();
        let digits = line.chars().skip(blank).take_while(char::is_ascii_digit).count();
        (digits > 0).then(|| blank + digits - 2)
    };
    let left = screen.lines().skip(top).find_map(label).expect("rows have numbers");
    let labelled = |line: &str| label(line) == Some(left);
    let labels: Vec<u16> =
        screen.lines().zip(0..).filter(|(line, _)| labelled(line)).map(|(_, y)| y).collect();
    let (top, left) = (top as u16, left as u16);
    let [first, second, .., last] = labels[..] else { panic!("rows have numbers:\n{screen}") };
    let buffer = person.buffer();
    let rows = top + 1..=last + (second - first) / 2;
    rows.flat_map(|y| (left + 3..right).map(move |x| (x, y))).map(|at| buffer[at].clone()).collect()
}

/// The moves of a game at random.
fn random_moves(id: &str, count: usize) -> Vec<String> {
    let mut start = session(id, ["human", "human"]);
    let mut rng = Rng::new(7);
    for _ in 0..count {
        let legal = start.game().legal();
        start.play(&legal[rng.below(legal.len())].text).unwrap();
    }
    start.game().line().moves
}

#[test]
fn pieces_never_have_the_colour_of_the_lines_or_of_the_ground() {
    for game in games() {
        let info = game.info();
        let moves = random_moves(info.id, 16);
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        let signs: String = info.legend.iter().flat_map(|kind| kind.symbols).collect();
        for theme in Theme::ALL {
            for size in SIZES {
                let appearance = Appearance { theme, ..Appearance::default() };
                let mut person = after(info.id, &moves, appearance, size);
                let cells = inside(&mut person);
                let lines = cells.iter().find(|cell| "─│┼".contains(cell.symbol()));
                let pieces: Vec<_> =
                    cells.iter().filter(|cell| signs.contains(cell.symbol())).collect();
                assert!(!pieces.is_empty(), "{} {theme:?} {size:?}", info.id);
                for piece in pieces {
                    let what = format!("{} {theme:?} {size:?} {piece:?}", info.id);
                    assert_eq!(piece.bg, Cell::default().bg, "{what}");
                    if let Some(line) = lines {
                        let same = piece.fg == line.fg && theme != Theme::Mono;
                        assert!(!same && piece.style() != line.style(), "{what}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_cursor_lights_the_ground_and_leaves_the_stone_as_it_is() {
    for (spec, at) in [("pente", "k10"), ("wali", "c3"), ("freedom", "e5")] {
        for size in SIZES {
            let mut person = after(spec, &[at], Appearance::default(), size);
            let (x, y) = person.place(at);
            let buffer = person.buffer();
            let reversed = |x, y| buffer[(x, y)].modifier.contains(Modifier::REVERSED);
            assert_eq!(buffer[(x, y)].symbol(), "●", "{spec} {size:?}");
            assert!(!reversed(x, y), "{spec} {size:?}");
            assert!(reversed(x + 1, y), "{spec} {size:?}");
        }
    }
}

#[test]
fn every_winning_stone_is_lit_the_last_one_too() {
    let moves = ["k10", "a1", "k14", "c1", "k11", "e1", "k12", "g1", "k13"];
    let mut person = after("pente", &moves, Appearance::default(), (80, 24));
    let screen = person.screen();
    assert_eq!(screen.matches("<●>").count(), 5, "{screen}");
}

/// A square with its frame, or what there is of one.
fn square(person: &mut Person, name: &str, next: [&str; 2]) -> String {
    let (x, y) = person.place(name);
    let [(right, _), (_, above)] = next.map(|name| person.place(name));
    let (across, down) = (right - x, y - above);
    let buffer: Buffer = person.buffer();
    let columns = if across > 2 { x - across / 2..=x + across / 2 } else { x..=x + 1 };
    let row = |y| columns.clone().map(move |x| (x, y)).map(|at| buffer[at].symbol()).collect();
    (y - down / 2..=y + down / 2).map(row).collect::<Vec<String>>().join("\n")
}

#[test]
fn a_place_one_plays_for_is_seen_under_a_piece_at_every_size() {
    // A mouse has moved to a hole, another one has not; then the last move is elsewhere.
    let wet = ["e2-e4", "e9-e8", "e4-d4", "e8-e7"];
    let dry = ["e2-e5", "e9-e8"];
    for ascii in [false, true] {
        for size in SIZES {
            for later in [0, 1] {
                let appearance = Appearance { ascii, ..Appearance::default() };
                let mut on = after("barca", &wet[..3 + later], appearance, size);
                let mut off = after("barca", &dry[..=later], appearance, size);
                let wet = square(&mut on, "d4", ["e4", "d5"]);
                let dry = square(&mut off, "e5", ["f5", "e6"]);
                assert_ne!(wet, dry, "{size:?} {ascii}");
                let signs = if ascii { ['~', ')'] } else { ['≈', ')'] };
                let shown = |text: &str| text.matches(signs).count();
                assert!(shown(&wet) > shown(&dry), "{wet}\n{dry}");
            }
        }
    }
}

#[test]
fn high_squares_show_a_stack_as_it_stands() {
    let moves = random_moves("nava", 15);
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let mut person = after("nava", &moves, Appearance::default(), (130, 50));
    let (x, y) = person.sees("e2, bottom to top: ○●● (3)").place("e2");
    let buffer = person.buffer();
    let signs: String = (y - 3..=y + 3).map(|y| buffer[(x, y)].symbol()).collect();
    assert_eq!(signs.trim(), "●●○");
}
