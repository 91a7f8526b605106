//! The numeric face of the games: its page is what the code declares, and its hot path allocates nothing.

use std::fmt::Write;

use jogada_core::{GameUser, Language, Plane, Playable, Rng, TEXTS, Visitor};
use jogada_games::{test_each_game, visit_games};

use crate::data::{rows, with_rules};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encoding.md");
/// What stands below this line of the page is written by the test.
const MARK: &str = "<!-- UPDATE=1 cargo test -p jogada-games encoding -->\n";

/// Describes one game under its default options.
struct Section;

impl GameUser for Section {
    type Out = String;

    fn with<G: Playable>(self, game: G) -> String {
        let [planes, rows, cols] = game.shape();
        let mut text = format!("\n## {}\n\n", G::INFO.name);
        writeln!(text, "{} actions: {}.\n", game.action_count(), english::<G>("actions")).unwrap();
        writeln!(text, "{planes} planes of {rows} rows and {cols} columns:\n").unwrap();
        writeln!(text, "| plane | number | scale | what it shows |\n|---|---|---|---|").unwrap();
        for plane in game.planes() {
            let help = english::<G>(&format!("plane-{}", plane.name));
            let Plane { name, count, scale } = plane;
            writeln!(text, "| `{name}` | {count} | {scale} | {help} |").unwrap();
        }
        writeln!(text, "\n{} symmetries.", game.symmetries().len()).unwrap();
        text
    }
}

/// A text without arguments, the game's own or a shared one.
fn english<G: Playable>(id: &str) -> &'static str {
    let value = |language: &Language| {
        let lines = language.messages.lines();
        lines.filter_map(|line| line.split_once(" = ")).find(|(key, _)| *key == id)
    };
    let found = value(&G::INFO.languages[0]).or_else(|| value(&TEXTS[0]));
    found.unwrap_or_else(|| panic!("no text {id}")).1
}

struct Sections<'a>(&'a mut String);

impl Visitor for Sections<'_> {
    fn visit<G: Playable>(&mut self) {
        *self.0 += &with_rules::<G, _>("-", Section);
    }
}

#[test]
fn the_page_about_encoding_is_what_the_games_declare() {
    let mut now = String::new();
    visit_games(&mut Sections(&mut now));
    let page = std::fs::read_to_string(PAGE).unwrap();
    let (head, written) = page.split_once(MARK).expect("the page has the mark");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(PAGE, format!("{head}{MARK}{now}")).unwrap();
    } else {
        assert_eq!(written, now, "UPDATE=1 writes it anew");
    }
}

/// Plays a random game and counts what observing it allocates.
struct Allocations;

impl GameUser for Allocations {
    type Out = u64;

    fn with<G: Playable>(self, game: G) -> u64 {
        let mut planes = vec![0.0_f32; game.shape().into_iter().product()];
        let mut mask = vec![false; game.action_count()];
        let mut scratch = Vec::with_capacity(mask.len());
        let mut rng = Rng::new(1);
        let mut state = game.initial();
        let play = || {
            for _ in 0..200 {
                game.observe(&state, &mut planes);
                game.legal_mask(&state, &mut scratch, &mut mask);
                let Some(m) = game.pick(&state, &mut scratch, &mut |n| rng.below(n)) else { break };
                let m = game.move_of(game.action(m)).expect("a legal move is an action");
                game.play(&mut state, m);
            }
        };
        allocation_counter::measure(play).count_total
    }
}

test_each_game!(observing_and_masking_allocate_nothing);

fn observing_and_masking_allocate_nothing<G: Playable>() {
    for options in rows(G::INFO.id, "options.txt") {
        let count = with_rules::<G, _>(&options[0], Allocations);
        assert_eq!(count, 0, "{} {}", G::INFO.id, options[0]);
    }
}
