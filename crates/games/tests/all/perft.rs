//! Node counts of `perft.txt`, with and without counting the last ply in bulk.

use jogada_core::{GameUser, Playable, divide, perft, perft_plain};
use jogada_games::test_each_game;

use crate::data::{rows, with_rules};

/// Deeper counts than this are left to `jogada perft`.
const MAX_NODES: u64 = 3_000_000;

struct Counts<'a> {
    position: &'a str,
    wanted: Vec<u64>,
    label: String,
}

impl GameUser for Counts<'_> {
    type Out = ();

    fn with<G: Playable>(self, game: G) {
        let state = match self.position {
            "start" => game.initial(),
            text => game.parse_state(text).unwrap_or_else(|e| panic!("{}: {e:?}", self.label)),
        };
        for (depth, &nodes) in (1..).zip(&self.wanted) {
            if nodes > MAX_NODES {
                break;
            }
            assert_eq!(perft(&game, &state, depth), nodes, "{}, depth {depth}", self.label);
            if nodes < 300_000 {
                let plain = perft_plain(&game, &state, depth);
                assert_eq!(plain, nodes, "{}, depth {depth}, leaves played", self.label);
                let parts: u64 = divide(&game, &state, depth).iter().map(|(_, n)| n).sum();
                assert_eq!(parts, nodes, "{}, depth {depth}, divided", self.label);
            }
        }
    }
}

test_each_game!(counts_are_the_published_ones);

fn counts_are_the_published_ones<G: Playable>() {
    for row in rows(G::INFO.id, "perft.txt") {
        let wanted = row[2].split(' ').map(|n| n.parse().unwrap()).collect();
        let label = format!("{}:{} {}", G::INFO.id, row[0], row[1]);
        with_rules::<G, _>(&row[0], Counts { position: &row[1], wanted, label });
    }
}
