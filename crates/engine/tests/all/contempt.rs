//! What a game that is not going anywhere is worth to the side whose move will be played.

use jogada_core::testing::rules;
use jogada_core::{Evaluator, Notation, Playable};
use jogada_engine::{Limits, Score, SearchOptions, Stop, Task, TranspositionTable, think};
use jogada_games::wali::Wali;

/// The evaluation of a position after two plies, and the contempt of the game.
fn evaluation(position: &str, options: SearchOptions) -> (i32, i32) {
    let game: Wali = rules("");
    let state = game.parse_state(position).unwrap();
    let (evaluator, table) = (game.evaluator(), TranspositionTable::new(1 << 20));
    let task = Task { game: &game, evaluator: &evaluator, state: &state, past: &[] };
    let limits = Limits { depth: Some(2), ..Limits::default() };
    let report = think(&task, &table, limits, options, &Stop::default(), &mut |_| {});
    let Score::Eval(value) = report.lines[0].score else { panic!("nothing is certain here") };
    (value, Evaluator::<Wali>::search_parameters(&evaluator).standoff)
}

#[test]
fn a_standoff_is_worse_for_whoever_moves_and_the_same_for_who_analyses() {
    let plays = SearchOptions { contempt: true, ..SearchOptions::default() };
    for side in ["w", "b"] {
        let position = format!("wbwbw/bwbwb/wbwbw/bwbwb/wb3/bw3 {side} 0 0 - - 0");
        let (analysed, contempt) = evaluation(&position, SearchOptions::default());
        let (played, _) = evaluation(&position, plays);
        let worse = analysed - played;
        assert!((contempt / 2..=contempt).contains(&worse), "{side}: {analysed}, {played}");
        let exact = SearchOptions { exact: true, ..plays };
        let plain = SearchOptions { exact: true, ..SearchOptions::default() };
        assert_eq!(evaluation(&position, exact), evaluation(&position, plain));
    }
}
