//! The evaluation against plain looks at positions.

mod counts;

use std::collections::BTreeSet;

use jogada_core::testing::{options_of, rules};
use jogada_core::{
    EVAL_LIMIT, EvalPosition, Evaluator, Game, GameState, Notation, Outcome, Playable, Rng,
};

use super::PenteEvaluator;
use super::move_score::MoveScores;
use super::weights::WIDTH;
use crate::pente::{Move, Pente, Rules, State, Variant};

/// What the evaluation carries along.
type Tracks<const W: usize> = <PenteEvaluator<W> as Evaluator<Rules<W>>>::Accumulator;

/// Calls `look` at every position of random games under every option set, with the accumulator that
/// came along. Half of the moves are candidates, so that there are threats.
fn walk<const W: usize>(
    game: &Rules<W>,
    seed: u64,
    plies: usize,
    look: &mut dyn FnMut(&PenteEvaluator<W>, &State<W>, &Tracks<W>),
) {
    let (evaluator, mut rng) = (game.evaluator(), Rng::new(seed));
    let mut state = game.initial();
    let mut tracks = evaluator.refresh(game, &state);
    for _ in 0..plies {
        look(&evaluator, &state, &tracks);
        let mut moves = Vec::new();
        match rng.below(2) {
            0 => game.moves(&state, &mut moves),
            _ => evaluator.candidates(
                EvalPosition::new(game, &state, &tracks),
                &mut Vec::new(),
                &mut |_, m| moves.push(m),
            ),
        }
        let before = state.clone();
        let m = moves[rng.below(moves.len())];
        game.play(&mut state, m);
        evaluator.update(game, &before, m, &state, &mut tracks);
        if game.outcome(&state).is_some() {
            assert_eq!(tracks, evaluator.refresh(game, &state));
            state = game.initial();
            tracks = evaluator.refresh(game, &state);
        }
    }
}

/// Runs a check on the rules of every option set.
macro_rules! for_all_options {
    ($check:ident) => {
        for line in include_str!("../options.txt").lines().filter(|line| !line.starts_with('#')) {
            let options = options_of::<Pente>(line.trim_start_matches('-'));
            if Pente::fits(&options) {
                $check(&Pente::new(&options).unwrap());
            } else {
                $check(&Rules::<12>::new(&options).unwrap());
            }
        }
    };
}

#[test]
fn what_is_kept_along_a_game_equals_what_is_found_from_scratch() {
    fn check<const W: usize>(game: &Rules<W>) {
        walk(game, 5, 400, &mut |evaluator, state, tracks| {
            assert_eq!(*tracks, evaluator.refresh(game, state), "{}", game.show_state(state));
        });
    }
    for_all_options!(check);
}

#[test]
fn swapped_colours_give_the_same_value_within_the_bound() {
    fn check<const W: usize>(game: &Rules<W>) {
        walk(game, 6, 200, &mut |evaluator, state, tracks| {
            let value = evaluator.evaluate(EvalPosition::new(game, state, tracks));
            assert!(value.abs() < EVAL_LIMIT);
            let text = game.show_state(state).to_string();
            let Ok(swapped) = game.parse_state(&swapped(&text)) else { return };
            let again = evaluator.evaluate_state(game, &swapped);
            assert_eq!(value, again, "{text}");
        });
    }
    for_all_options!(check);
}

/// The same position with all colours changed, one ply later.
fn swapped(text: &str) -> String {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for field in &mut fields[..2] {
        *field = field.replace('w', "?").replace('b', "w").replace('?', "b");
    }
    fields.swap(2, 3);
    fields[4] = (fields[4].parse::<u32>().unwrap() + 1).to_string();
    fields.join(" ")
}

#[test]
fn candidates_are_legal_and_never_none() {
    fn check<const W: usize>(game: &Rules<W>) {
        walk(game, 7, 200, &mut |evaluator, state, tracks| {
            let (mut legal, mut moves, mut forcing) = (Vec::new(), Vec::new(), Vec::new());
            game.moves(state, &mut legal);
            evaluator.candidates(
                EvalPosition::new(game, state, tracks),
                &mut Vec::new(),
                &mut |_, m| moves.push(m),
            );
            evaluator.tactical(EvalPosition::new(game, state, tracks), &mut forcing);
            assert!(!moves.is_empty());
            for list in [moves, forcing] {
                let set: BTreeSet<_> = list.iter().map(|m| m.point()).collect();
                assert_eq!(set.len(), list.len(), "{}", game.show_state(state));
                assert!(list.iter().all(|m| legal.contains(m)), "{}", game.show_state(state));
            }
        });
    }
    for_all_options!(check);
}

#[test]
fn candidates_are_the_best_scored_points_near_stones() {
    fn check<const W: usize>(game: &Rules<W>) {
        walk(game, 10, 300, &mut |evaluator, state, tracks| {
            let view = evaluator.view(EvalPosition::new(game, state, tracks));
            if view.compelled().is_some() || view.must_answer_tria() {
                return;
            }
            let move_score = |point| MoveScores::new(&view).of(point);
            let mut best: Vec<i32> = view.near().iter().map(move_score).collect();
            best.sort_unstable_by(|a, b| b.cmp(a));
            let mut found = Vec::new();
            evaluator.candidates(
                EvalPosition::new(game, state, tracks),
                &mut Vec::new(),
                &mut |value, m| {
                    assert_eq!(value, move_score(m.point()), "{}", game.show_state(state));
                    found.push(value);
                },
            );
            found.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(found, best[..best.len().min(WIDTH)], "{}", game.show_state(state));
        });
    }
    for_all_options!(check);
}

/// The moves that win at once.
fn winning<const W: usize>(game: &Rules<W>, state: &State<W>) -> Vec<Move> {
    let mut moves = game.legal_moves(state);
    moves.retain(|&m| {
        let mut next = state.clone();
        game.play(&mut next, m);
        game.outcome(&next) == Some(Outcome::Win(state.to_move()))
    });
    moves
}

#[test]
fn every_move_that_wins_at_once_is_a_candidate() {
    fn check<const W: usize>(game: &Rules<W>) {
        walk(game, 8, 300, &mut |evaluator, state, tracks| {
            let mut moves = Vec::new();
            evaluator.candidates(
                EvalPosition::new(game, state, tracks),
                &mut Vec::new(),
                &mut |_, m| moves.push(m),
            );
            let missing = winning(game, state).into_iter().find(|m| !moves.contains(m));
            assert_eq!(missing, None, "{}", game.show_state(state));
        });
    }
    for_all_options!(check);
}

#[test]
fn certain_wins_are_all_moves_that_win_at_once() {
    fn check<const W: usize>(game: &Rules<W>) {
        let mut seen = 0;
        walk(game, 10, 3_000, &mut |evaluator, state, tracks| {
            let view = evaluator.view(EvalPosition::new(game, state, tracks));
            let claimed = view.certain_wins() & game.targets(state);
            assert_eq!(view.has_certain_win(), !view.certain_wins().is_empty());
            let wins: Vec<_> = claimed.iter().map(Move::at).collect();
            assert_eq!(wins, winning(game, state), "{}", game.show_state(state));
            seen += wins.len();
        });
        assert!(seen > 0);
    }
    for_all_options!(check);
}

#[test]
fn who_needs_four_plies_to_win_cannot_be_given_the_win() {
    fn check<const W: usize>(game: &Rules<W>) {
        let mut claims = 0;
        walk(game, 9, 60, &mut |evaluator, state, tracks| {
            let other = game.to_move(state).other();
            if evaluator.min_plies_to_win(EvalPosition::new(game, state, tracks), other) < 4 {
                return;
            }
            claims += 1;
            let moves = game.legal_moves(state);
            for m in moves {
                let (mut after, mut tracks) = (state.clone(), tracks.clone());
                game.play(&mut after, m);
                evaluator.update(game, state, m, &after, &mut tracks);
                let plies =
                    evaluator.min_plies_to_win(EvalPosition::new(game, &after, &tracks), other);
                assert!(plies > 1, "{} {m:?}", game.show_state(state));
            }
        });
        assert_eq!(claims > 0, game.variant != Variant::Poof);
    }
    for_all_options!(check);
}

#[test]
fn a_move_left_out_of_a_forced_position_loses_at_once() {
    for options in [
        "size=7",
        "size=9",
        "size=9,variant=keryo",
        "size=7,variant=gomoku",
        "size=7,variant=boat",
        "size=9,variant=boat",
        "size=7,variant=poof",
        "size=9,variant=poof",
    ] {
        let game: Pente = rules(options);
        let mut seen = 0;
        walk(&game, 9, 3_000, &mut |evaluator, state, tracks| {
            if !evaluator.is_forced(EvalPosition::new(&game, state, tracks)) {
                return;
            }
            seen += 1;
            let (mut legal, mut moves) = (Vec::new(), Vec::new());
            game.moves(state, &mut legal);
            evaluator.candidates(
                EvalPosition::new(&game, state, tracks),
                &mut Vec::new(),
                &mut |_, m| moves.push(m),
            );
            for m in legal.into_iter().filter(|m| !moves.contains(m)) {
                let mut next = state.clone();
                game.play(&mut next, m);
                let is_lost = game.outcome(&next) == Some(Outcome::Win(next.to_move()));
                let loses = is_lost || !winning(&game, &next).is_empty();
                assert!(loses, "{options} {} {}", game.show_state(state), game.show_move(m));
            }
        });
        assert!(seen > 15, "{options}: {seen}");
    }
}

/// Whether the side to move has a move after which it wins at once whatever the reply.
fn wins_in_three<const W: usize>(game: &Rules<W>, state: &State<W>) -> bool {
    game.legal_moves(state).into_iter().any(|m| {
        let after = game.after(state, m);
        let loses = |reply| !winning(game, &game.after(&after, reply)).is_empty();
        game.outcome(&after).is_none() && game.legal_moves(&after).into_iter().all(loses)
    })
}

#[test]
fn a_move_that_does_not_answer_a_sure_tria_loses_within_four_plies() {
    for options in
        ["size=9", "size=9,variant=keryo", "size=9,variant=gomoku", "size=7,variant=freestyle"]
    {
        let (game, mut rng): (Pente, _) = (rules(options), Rng::new(3));
        let mut seen = 0;
        walk(&game, 12, 4_000, &mut |evaluator, state, tracks| {
            let at = EvalPosition::new(&game, state, tracks);
            let mut answers = Vec::new();
            if seen == 12 || evaluator.answers(at, &mut answers) != Some(4) {
                return;
            }
            seen += 1;
            let mut others = game.legal_moves(state);
            others.retain(|m| !answers.contains(m));
            for _ in 0..6.min(others.len()) {
                let m = others.swap_remove(rng.below(others.len()));
                let (text, shown) = (game.show_state(state), game.show_move(m));
                assert!(wins_in_three(&game, &game.after(state, m)), "{options} {text} {shown}");
            }
        });
        assert_eq!(seen, 12, "{options}");
    }
}

#[test]
fn a_capture_that_opens_a_five_is_a_threat() {
    let game: Pente = rules("size=9");
    let threats = |position| {
        let (evaluator, state) = (game.evaluator(), game.parse_state(position).unwrap());
        let mut moves = Vec::new();
        evaluator.tactical(
            EvalPosition::new(&game, &state, &evaluator.refresh(&game, &state)),
            &mut moves,
        );
        moves.into_iter().map(|m| game.show_move(m).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(threats("9/9/9/9/1bbwwwwb1/9/9/9/9 w 0 0 20"), ["a5"]);
    assert_eq!(threats("9/9/9/9/1bbwww1b1/9/9/9/9 w 0 0 20"), Vec::<String>::new());
}

/// The classic value of a position on a 9x9 board for the side to move.
fn value(position: &str) -> i32 {
    let game: Pente = rules("size=9");
    let (evaluator, state) = (game.classic_evaluator(), game.parse_state(position).unwrap());
    evaluator.evaluate_state(&game, &state)
}

#[test]
fn more_captures_are_better_and_the_last_ones_most() {
    let with = |white, black| value(&format!("9/9/9/9/4w4/9/6b2/9/9 w {white} {black} 30"));
    assert_eq!(with(0, 0), with(4, 4));
    assert!(with(2, 0) > with(0, 0));
    assert!(with(8, 6) - with(6, 6) > with(2, 0) - with(0, 0));
    assert!(with(0, 2) < with(0, 0));
}

#[test]
fn a_tria_is_worth_most_to_who_moves_next() {
    let (white, black) = ("9/9/9/9/3www3/9/b7b/9/4b4", "9/9/9/9/3bbb3/9/w7w/9/4w4");
    let quiet = value("9/9/9/9/3ww1w2/9/b7b/b7b/9 w 0 0 20").abs();
    assert!(value(&format!("{white} w 0 0 20")) > 300, "{quiet}");
    let theirs = value(&format!("{black} w 0 0 20"));
    assert!(theirs < 0 && -theirs < value(&format!("{white} w 0 0 20")));
}

#[test]
fn a_capture_at_hand_is_an_advantage() {
    let safe = value("9/9/9/9/2bw5/9/9/9/5b3 b 0 0 21");
    let attacked = value("9/9/9/9/2bww4/9/9/9/5b3 b 0 0 21");
    assert!(attacked > safe, "{attacked} {safe}");
}
