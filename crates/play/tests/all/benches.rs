//! The positions to measure with.

use std::sync::Mutex;

use jogada_games::test_each_game;
use jogada_play::{bench, games, open};

use crate::random::info;

test_each_game!(
    every_bench_line_names_a_live_position_and_a_depth(id),
    the_search_keeps_its_signature(id)
);

fn every_bench_line_names_a_live_position_and_a_depth(id: &str) {
    let info = info(id);
    let lines = info.bench.lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let fields: Vec<_> = line.split('|').map(str::trim).collect();
        let [spec, position, depth] = fields[..] else { panic!("{}: {line}", info.id) };
        let position = (position != "start").then_some(position);
        let game = open(spec, position);
        let game = game.unwrap_or_else(|error| panic!("{}: {line}: {error}", info.id));
        assert!(game.ending().is_none(), "{}: {line}", info.id);
        assert!(depth.parse::<u32>().is_ok_and(|depth| depth > 0), "{}: {line}", info.id);
        count += 1;
    }
    assert!(count >= 3, "{} has {count} bench positions", info.id);
}

/// The nodes of `jogada bench`, a line for each game. A change that is not meant to change the search
/// keeps them; `UPDATE=1` writes those of one that is.
fn the_search_keeps_its_signature(id: &str) {
    static FILE: Mutex<()> = Mutex::new(());
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/signature.txt");
    let now = format!("{id} {}", bench(info(id)).nodes);
    let _one_at_a_time = FILE.lock();
    let text = std::fs::read_to_string(path).expect("the file is there");
    let recorded = |line: &&str| line.split(' ').next() == Some(id);
    if std::env::var_os("UPDATE").is_some() {
        let others = text.lines().filter(|line| !recorded(line));
        let mut lines: Vec<_> = others.chain([now.as_str()]).collect();
        lines.sort_by_key(|line| games().iter().position(|g| line.starts_with(g.info().id)));
        std::fs::write(path, lines.join("\n") + "\n").expect("the file can be written");
    } else {
        assert_eq!(text.lines().find(recorded), Some(now.as_str()));
    }
}
