//! The laws of the contract, executed on random games.

use std::collections::HashSet;

use super::encoding::Encoding;
use super::explanation::check_explanation;
use crate::{Countdown, Game, MoveBits, MovePath, Outcome, Playable, Rng, Side, TEXTS};

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Plies in all, at least.
    pub plies: usize,
    /// No game is followed further than this.
    pub longest: usize,
}

/// Checks every law at every position of random games.
///
/// # Panics
/// At the first breach, with the moves that lead to it.
pub fn laws<G: Playable>(game: &G, seed: u64, sizes: Sizes) {
    let mut rng = Rng::new(seed);
    let mut encoding = Encoding::new(game, seed);
    let evaluator = game.evaluator();
    check_encoding_texts(game);
    let mut played = 0;
    while played < sizes.plies {
        let mut state = game.initial();
        let mut line: Vec<String> = Vec::new();
        while line.len() < sizes.longest {
            let at = || format!("{} seed {seed}, after {}", G::INFO.id, line.join(" "));
            let moves = check_position(game, &state, &at);
            check_random_bits(game, &state, &moves, &mut rng, &at);
            encoding.check(game, &state, &moves, &at);
            if moves.is_empty() {
                break;
            }
            check_explanation(game, &evaluator, &state, &at);
            let m = moves[rng.below(moves.len())];
            let (before, countdown) = (game.to_move(&state), game.countdown(&state));
            game.play(&mut state, m);
            check_limit(game, &state, countdown, &at);
            assert!(
                !G::ALTERNATES || game.to_move(&state) == before.other(),
                "play hands the turn over: {}",
                at()
            );
            line.push(game.show_move(m).to_string());
        }
        played += line.len().max(1);
    }
}

/// Laws of one position; returns its moves.
fn check_position<G: Playable>(
    game: &G,
    state: &G::State,
    at: &dyn Fn() -> String,
) -> Vec<G::Move> {
    let moves = game.legal_moves(state);
    let outcome = game.outcome(state);
    assert_eq!(moves.is_empty(), outcome.is_some(), "over has no moves, live has: {}", at());
    let verdict = game.verdict(state);
    assert_eq!(verdict.as_ref().map(|v| v.outcome), outcome, "verdict is the outcome: {}", at());
    if let Some(verdict) = verdict {
        check_message::<G>(&format!("reason-{}", verdict.reason));
    }
    check_text(game, state, at);
    check_count(game, state, &moves, at);
    let cells = check_view(game, state, at);
    for &m in &moves {
        check_move(game, state, m, cells, at);
    }
    moves
}

/// Law: the text gives the position back, incremental fields included.
fn check_text<G: Playable>(game: &G, state: &G::State, at: &dyn Fn() -> String) {
    let text = game.show_state(state).to_string();
    let back =
        game.parse_state(&text).unwrap_or_else(|error| panic!("{text}: {error:?}: {}", at()));
    assert_eq!(&back, state, "text round trip of {text}: {}", at());
    assert_eq!(game.show_state(&back).to_string(), text, "text of the text: {}", at());
    let side = text.split(' ').nth(1);
    assert_eq!(side, Some(&*game.to_move(state).to_string()), "second field: {}", at());
    assert_eq!(game.hash(&back), game.hash(state), "hash from scratch of {text}: {}", at());
    assert_eq!(game.to_move(&back), game.to_move(state), "side from scratch: {}", at());
    assert_eq!(game.verdict(&back), game.verdict(state), "verdict from scratch: {}", at());
}

/// Law: a move brings a limit one ply nearer at most, and setting it back leaves the position as it is.
/// Law: the margin at the end is one number, of the winner's sign.
fn check_limit<G: Game>(
    game: &G,
    state: &G::State,
    before: Option<Countdown>,
    at: &dyn Fn() -> String,
) {
    let (now, mut later) = (game.countdown(state), state.clone());
    assert_eq!(now.is_some(), before.is_some(), "a limit is always there or never: {}", at());
    let left = |countdown: Option<Countdown>| countdown.map_or(0, |countdown| countdown.plies);
    assert!(left(now) + 1 >= left(before), "a ply at a time: {}", at());
    game.restart_countdown(&mut later);
    assert_eq!((&later, game.hash(&later)), (state, game.hash(state)), "the same: {}", at());
    assert!(left(game.countdown(&later)) >= left(now), "set back: {}", at());
    let margins = game.margins(state).filter(|_| game.outcome(state).is_some());
    if let Some(margins) = margins {
        let winner = game.outcome(state).and_then(Outcome::winner);
        let sign = winner.map_or(0, |side| if side == Side::White { 1 } else { -1 });
        assert_eq!(margins.start(), margins.end(), "the margin is known: {}", at());
        assert_eq!(margins.start().signum(), sign, "the margin decides: {}", at());
    }
}

/// Law: what a game names by id has a text in each of its languages, its own or a shared one.
pub(super) fn check_message<G: Game>(id: &str) {
    for language in G::INFO.languages {
        let shared = TEXTS.iter().filter(|shared| shared.tag == language.tag);
        let mut lines = shared.chain([language]).flat_map(|language| language.messages.lines());
        let known = lines.any(|line| line.starts_with(&format!("{id} =")));
        assert!(known, "{}: no text “{id}” in {}", G::INFO.id, language.tag);
    }
}

/// Law: actions and planes say what they are; no plane has the name of another.
fn check_encoding_texts<G: Playable>(game: &G) {
    let planes = game.planes();
    check_message::<G>("actions");
    let names: HashSet<_> = planes.iter().map(|plane| plane.name).collect();
    for name in &names {
        check_message::<G>(&format!("plane-{name}"));
    }
    assert_eq!(names.len(), planes.len(), "{planes:?}");
}

/// Law: `count` and `pick` agree with `moves`, and leave the scratch room as it was.
fn check_count<G: Game>(game: &G, state: &G::State, moves: &[G::Move], at: &dyn Fn() -> String) {
    let distinct: HashSet<_> = moves.iter().copied().collect();
    assert_eq!(distinct.len(), moves.len(), "no duplicates: {}", at());
    let mut scratch = moves.iter().copied().take(1).collect::<Vec<_>>();
    let room = scratch.clone();
    assert_eq!(game.count(state, &mut scratch), moves.len(), "count: {}", at());
    assert_eq!(scratch, room, "count keeps the scratch: {}", at());
    let mut picked = HashSet::new();
    for n in 0..moves.len() {
        let choose = &mut |most| {
            assert_eq!(most, moves.len(), "pick counts right: {}", at());
            n
        };
        picked.extend(game.pick(state, &mut scratch, choose));
    }
    assert_eq!(picked, distinct, "pick reaches every move: {}", at());
    assert_eq!(scratch, room, "pick keeps the scratch: {}", at());
}

/// Law: the picture has a cell for every cell, known pieces, known marks on the board. Returns the number
/// of cells.
fn check_view<G: Playable>(game: &G, state: &G::State, at: &dyn Fn() -> String) -> usize {
    let view = game.view(state);
    let size = usize::from(view.grid.cols) * usize::from(view.grid.rows);
    assert_eq!(view.cells.len(), size, "view size: {}", at());
    let kinds = G::INFO.legend.len();
    let known = view.cells.iter().flat_map(|cell| &cell.stack).all(|p| usize::from(p.kind) < kinds);
    assert!(known, "pieces of the legend: {}", at());
    let mut marked = view.marks.iter().map(|(cell, _)| cell).chain(view.lines.iter().flatten());
    assert!(marked.all(|cell| cell.index() < size), "marks and lines on board: {}", at());
    let mut named = view.marks.iter().filter(|(_, mark)| mark.label.is_some());
    assert!(named.all(|(_, mark)| G::INFO.marks.contains(mark)), "declared marks: {}", at());
    size
}

/// Law: a generated move is accepted, and survives text, spelling and bits.
fn check_move<G: Playable>(
    game: &G,
    state: &G::State,
    m: G::Move,
    cells: usize,
    at: &dyn Fn() -> String,
) {
    let text = game.show_move(m).to_string();
    assert_eq!(game.check(state, m), Ok(()), "{text} is legal: {}", at());
    assert!(!text.contains(' '), "{text} has no space: {}", at());
    assert_eq!(game.parse_move(&text), Ok(m), "{text} reads back: {}", at());
    let shout = format!(" {} ", text.to_uppercase().replace('-', " "));
    assert_eq!(game.parse_move(&shout), Ok(m), "{shout} is understood: {}", at());
    assert_eq!(G::Move::from_bits(m.to_bits()), m, "{text} survives bits: {}", at());
    match game.path(m) {
        MovePath::Button(id) => check_message::<G>(&format!("button-{id}")),
        MovePath::Cells(path) => {
            assert!((1..=3).contains(&path.len()), "path of {text}: {}", at());
            assert!(path.iter().all(|cell| cell.index() < cells), "path of {text}: {}", at());
        }
    }
}

/// Law: what is not generated is refused, whatever the bits; and nothing panics.
fn check_random_bits<G: Playable>(
    game: &G,
    state: &G::State,
    moves: &[G::Move],
    rng: &mut Rng,
    at: &dyn Fn() -> String,
) {
    for _ in 0..8 {
        // Few bits as well as many: small numbers look like moves more often.
        let bits = rng.bits() as u32 >> rng.below(32);
        let m = G::Move::from_bits(bits);
        let legal = game.check(state, m).is_ok();
        assert_eq!(legal, moves.contains(&m), "check of {m:?} is generation: {}", at());
    }
}
