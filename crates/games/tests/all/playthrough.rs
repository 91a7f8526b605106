//! Golden playthroughs: a random game of each game as text a person can read, every position and move
//! in it. A change of rules shows as a difference. `UPDATE=1 cargo test` writes them anew.
//!
//! Every tenth position is drawn with all its moves. Between them stand the number of moves and a
//! checksum of their texts in byte order.

use std::fmt::Write;

use jogada_core::{GameUser, Playable, Rng};
use jogada_games::test_each_game;

use crate::data::{path, read, with_rules};

struct Transcript;

impl GameUser for Transcript {
    type Out = String;

    fn with<G: Playable>(self, game: G) -> String {
        let mut out = format!("# {} with default options, random moves, seed 2026\n", G::INFO.id);
        let mut rng = Rng::new(2026);
        let mut state = game.initial();
        for ply in 0.. {
            let over = game.verdict(&state).is_some();
            writeln!(out, "\nply {ply}: {}", game.show_state(&state)).unwrap();
            if ply % 10 == 0 || over {
                describe(&mut out, &game, &state);
            }
            list_moves(&mut out, &game, &state, ply % 10 == 0);
            let picked = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n));
            // Long games are followed far enough to show every phase.
            let Some(m) = picked.filter(|_| ply < 120) else {
                break;
            };
            writeln!(out, "plays {}", game.show_move(m)).unwrap();
            game.play(&mut state, m);
        }
        out
    }
}

fn describe<G: Playable>(out: &mut String, game: &G, state: &G::State) {
    let view = game.view(state);
    for row in (0..view.grid.rows as usize).rev() {
        let cells = &view.cells[row * view.grid.cols as usize..][..view.grid.cols as usize];
        let drawn: Vec<String> = cells.iter().map(|cell| draw(G::INFO, cell)).collect();
        writeln!(out, "{:3} {}", row + 1, drawn.join(" ").trim_end()).unwrap();
    }
    for tray in &view.trays {
        writeln!(out, "{} {}: {}", tray.label, tray.owner, tray.count).unwrap();
    }
    for fact in &view.facts {
        writeln!(out, "{}: {} {}", fact.label, fact.values[0], fact.values[1]).unwrap();
    }
}

/// More moves than these are only counted and summed up.
const MAX_LISTED: usize = 100;

fn list_moves<G: Playable>(out: &mut String, game: &G, state: &G::State, in_full: bool) {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut texts: Vec<_> = moves.iter().map(|&m| game.show_move(m).to_string()).collect();
    texts.sort();
    let (count, texts) = (texts.len(), texts.join(" "));
    match game.verdict(state) {
        Some(verdict) => writeln!(out, "over: {} {}", verdict.outcome.word(), verdict.reason),
        None if in_full && count <= MAX_LISTED => writeln!(out, "{count} moves: {texts}"),
        None => writeln!(out, "{count} moves, checksum {:08x}", fnv(&texts)),
    }
    .unwrap();
}

/// FNV-1a, Fowler, Noll and Vo 1991.
fn fnv(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn draw(info: &jogada_core::GameInfo, cell: &jogada_core::CellView) -> String {
    let letter = |p: &jogada_core::Piece| info.legend[p.kind as usize].letters[p.owner.index()];
    match cell.stack.len() {
        0 => ".".to_owned(),
        _ => cell.stack.iter().map(letter).collect(),
    }
}

test_each_game!(is_as_recorded);

fn is_as_recorded<G: Playable>() {
    let now = with_rules::<G, _>("-", Transcript);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path(G::INFO.id, "playthrough.txt"), &now).unwrap();
    }
    let golden = read(G::INFO.id, "playthrough.txt");
    let differs = golden.lines().zip(now.lines()).find(|(golden, now)| golden != now);
    assert_eq!(differs, None, "{}: golden, now; UPDATE=1 writes it anew", G::INFO.id);
    assert_eq!(golden.lines().count(), now.lines().count(), "{}", G::INFO.id);
}
