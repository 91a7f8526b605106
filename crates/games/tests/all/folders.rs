//! The list of games and the folders are the same.

use std::collections::BTreeSet;

use jogada_core::{Playable, Visitor};

use jogada_games::visit_games;

struct Ids<'a>(&'a mut BTreeSet<String>);

impl Visitor for Ids<'_> {
    fn visit<G: Playable>(&mut self) {
        assert!(self.0.insert(G::INFO.id.to_owned()), "{} is listed twice", G::INFO.id);
    }
}

#[test]
fn every_folder_is_a_game_of_the_list() {
    let mut listed = BTreeSet::new();
    visit_games(&mut Ids(&mut listed));
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let entries = std::fs::read_dir(source).unwrap().map(Result::unwrap);
    let folders: BTreeSet<_> = entries
        .filter(|entry| entry.file_type().unwrap().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    assert_eq!(folders, listed, "a game is its folder and its lines in src/lib.rs");
}
