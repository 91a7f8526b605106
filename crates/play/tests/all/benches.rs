//! The positions to measure with.

use jogada_play::{games, open};

#[test]
fn every_bench_line_names_a_live_position_and_a_depth() {
    for info in games().iter().map(|game| game.info()) {
        let lines = info.bench.lines().filter(|line| !line.starts_with('#'));
        let mut count = 0;
        for line in lines {
            let fields: Vec<_> = line.split('|').map(str::trim).collect();
            let [spec, position, depth] = fields[..] else { panic!("{}: {line}", info.id) };
            let position = (position != "start").then_some(position);
            let table = open(spec, position);
            let table = table.unwrap_or_else(|error| panic!("{}: {line}: {error:?}", info.id));
            assert!(table.ending().is_none(), "{}: {line}", info.id);
            assert!(depth.parse::<u32>().is_ok_and(|depth| depth > 0), "{}: {line}", info.id);
            count += 1;
        }
        assert!(count >= 3, "{} has {count} bench positions", info.id);
    }
}
