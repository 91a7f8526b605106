//! The positions to measure with.

use jogada_play::{bench, games, open};

#[test]
fn every_bench_line_names_a_live_position_and_a_depth() {
    for info in games().iter().map(|game| game.info()) {
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
}

/// The nodes of `jogada bench`, a line for each game. A change that is not meant to change the search
/// keeps them; `UPDATE=1` writes those of one that is.
#[test]
fn the_search_keeps_its_signature() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/signature.txt");
    let line = |info: &jogada_play::GameInfo| format!("{} {}\n", info.id, bench(info).nodes);
    let now: String = games().iter().map(|game| line(game.info())).collect();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &now).expect("the file can be written");
    }
    assert_eq!(std::fs::read_to_string(path).expect("the file is there"), now);
}
