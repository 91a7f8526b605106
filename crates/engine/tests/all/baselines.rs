//! The players of the original programs, on positions worked out by hand and beside a search that
//! leaves nothing out.

use jogada_core::options::Options;
use jogada_core::testing::{Scene, rules};
use jogada_core::{Baseline, EVAL_LIMIT, Game, Notation, Outcome, Playable, Rng, Side};
use jogada_engine::{Score, Stop, play_greedy, play_minimax};
use jogada_games::{barca, freedom, nava, pente, test_each_game, wali};

/// What the greedy player plays here, whatever the chance.
fn greedy<G: Playable>(options: &str, position: &str) -> String {
    let game: G = rules(options);
    let baselines = G::BASELINES.expect("the game has a greedy player");
    let baseline = baselines.open(&game, &Options::defaults(baselines.greedy));
    let scene = Scene::at(&game, position);
    let choose = |seed| {
        let report = play_greedy(&game, &*baseline, scene.state(), &mut Rng::new(seed));
        game.show_move(report.best()).to_string()
    };
    let mut moves: Vec<_> = (0..20).map(choose).collect();
    moves.sort();
    moves.dedup();
    moves.join(" ")
}

#[test]
fn greedy_completes_five_and_else_an_open_four() {
    let five = "9/9/9/9/wwww5/9/bbbb5/9/9 w 0 0 8";
    assert_eq!(greedy::<pente::Pente>("size=9", five), "e5");
    let four = "9/9/9/9/2www4/9/1b1b1b3/9/9 w 0 0 6";
    let made = greedy::<pente::Pente>("size=9", four);
    assert!(made.split(' ').all(|m| ["b5", "f5"].contains(&m)), "{made}");
}

#[test]
fn greedy_goes_to_the_hole_that_costs_its_others_least() {
    // On d4 the elephant would halve what a4 is worth to the mouse; the mouse's own way to a hole
    // gives up 40, the elephant's 30.
    assert_eq!(greedy::<barca::Barca>("", "e9/10/10/10/10/10/M9/10/10/E9 w 10"), "a1-g7");
}

#[test]
fn greedy_makes_a_three_and_takes_any_stone() {
    let position = "5/1b1b1/b1b2/5/w1w2/1w3 w 0 0 - - 0";
    let moves = greedy::<wali::Wali>("stones=6", position);
    assert_eq!(moves, "b1-b2xa4 b1-b2xb5 b1-b2xc4 b1-b2xd5");
}

#[test]
fn greedy_makes_a_four_and_keeps_it() {
    let make = "7b/8/8/8/8/1b6/1wwwb3/8 w b3";
    assert_eq!(greedy::<freedom::Freedom>("size=8", make), "a2");
    // The last stone would make five of four: it is left away.
    let last = "wwww1/bwbwb/bbwbw/wbwbw/bwbbb w a1";
    assert_eq!(greedy::<freedom::Freedom>("size=5", last), "pass");
    let harmless = "bwbw/bwbw/wbwb/wb1w b a1";
    assert_eq!(greedy::<freedom::Freedom>("size=4,lastpass=free", harmless), "c1");
}

#[test]
fn greedy_covers_the_larger_stack() {
    // 9 * 5 * 5 / (8 * 1 * 1 + 1) against 9 * 4 * 4 / (8 * 2 * 2 + 1).
    let position = "5/5/1(b)(w)(bb)1/5/(ww)4 w 9 9 10";
    assert_eq!(greedy::<nava::Nava>("discs=3", position), "c3-d3");
}

/// The value of a move by looking at everything, `depth` plies ahead.
fn plain<G: Playable>(
    game: &G,
    baseline: &dyn Baseline<G>,
    state: &G::State,
    depth: u32,
    side: Side,
) -> f64 {
    match game.outcome(state) {
        Some(Outcome::Win(winner)) => return if winner == side { 1e60 } else { -1e60 },
        outcome if depth == 0 || outcome.is_some() => return baseline.value(game, state, side),
        _ => {}
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let values = moves.into_iter().map(|m| {
        let mut next = state.clone();
        game.play(&mut next, m);
        baseline.reward(game, state, m, side) + plain(game, baseline, &next, depth - 1, side)
    });
    let own = game.to_move(state) == side;
    values.reduce(if own { f64::max } else { f64::min }).expect("a live position has a move")
}

/// The original's search with these parameters; empty for the defaults.
fn minimax<G: Playable>(game: &G, parameters: &str) -> Box<dyn Baseline<G>> {
    let baselines = G::BASELINES.expect("the game has a search of its own");
    let mut options = Options::defaults(baselines.minimax);
    if !parameters.is_empty() {
        options = Options::parse(baselines.minimax, &[], parameters).expect("parameters");
    }
    baselines.open(game, &options)
}

/// Along a random game: the search finds a move as good as any.
fn follow<G: Playable>(options: &str) {
    let game: G = rules(options);
    let baseline = minimax(&game, "depth=2");
    let (mut rng, mut state) = (Rng::new(3), game.initial());
    while let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) {
        let report = play_minimax(&game, &*baseline, &state, &mut rng, &Stop::default());
        let side = game.to_move(&state);
        let mut next = state.clone();
        game.play(&mut next, report.best());
        let reward = baseline.reward(&game, &state, report.best(), side);
        let found = reward + plain(&game, &*baseline, &next, 1, side);
        let best = plain(&game, &*baseline, &state, 2, side);
        assert!((found - best).abs() < 1e-9, "{}: {found} instead of {best}", G::INFO.id);
        game.play(&mut state, m);
    }
}

#[test]
fn leaving_out_what_cannot_matter_changes_nothing() {
    follow::<barca::Barca>("limit=60");
    follow::<freedom::Freedom>("size=6");
    follow::<nava::Nava>("maxply=60");
}

test_each_game!(a_stopped_search_still_answers);

fn a_stopped_search_still_answers<G: Playable>() {
    let game: G = rules("");
    if G::BASELINES.is_none() {
        return;
    }
    let baseline = minimax(&game, "");
    let stop = Stop::default();
    stop.stop();
    let report = play_minimax(&game, &*baseline, &game.initial(), &mut Rng::new(1), &stop);
    assert_eq!(game.check(&game.initial(), report.best()), Ok(()), "{}", G::INFO.id);
}

/// What the search with these parameters sees.
fn seen<G: Playable>(options: &str, parameters: &str, position: &str) -> Score {
    let game: G = rules(options);
    let baseline = minimax(&game, parameters);
    let scene = Scene::at(&game, position);
    play_minimax(&game, &*baseline, scene.state(), &mut Rng::new(1), &Stop::default()).lines[0]
        .score
}

#[test]
fn a_win_is_announced_with_its_distance() {
    let game: nava::Nava = rules("cubes=1");
    let start = game.show_state(&game.initial()).to_string();
    assert_eq!(seen::<nava::Nava>("cubes=1", "depth=3", &start), Score::Win(3));
}

#[test]
fn what_rests_on_moves_left_out_is_not_announced() {
    let score = |position: &str| seen::<pente::Pente>("size=9", "difficulty=3", position);
    assert_eq!(score("9/9/9/9/2wwww3/9/1b1b1b1b1/9/9 w 0 0 8"), Score::Win(1));
    assert_eq!(score("9/9/9/9/2www4/9/1b1b1b3/9/9 w 0 0 6"), Score::Eval(EVAL_LIMIT - 1));
    assert_eq!(score("9/9/9/9/2wwww3/9/1b1b3b1/9/b8 b 0 0 9"), Score::Eval(1 - EVAL_LIMIT));
}
