//! Wins and defences a search finds in Pente.

use jogada_core::testing::rules;
use jogada_core::{Explain, Game, Notation, Playable, Rng};
use jogada_engine::{Limits, Report, Score, SearchOptions, Stop, Task, TranspositionTable, think};
use jogada_games::pente::{Move, Pente};

fn search(game: &Pente, position: &str, nodes: u64) -> Report<Move> {
    let state = game.parse_state(position).unwrap();
    let (evaluator, table) = (game.evaluator(), TranspositionTable::new(1 << 22));
    let task = Task { game, evaluator: &evaluator, state: &state, past: &[] };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    think(&task, &table, limits, SearchOptions::default(), &Stop::default(), &mut |_| {})
}

/// The best move and its score within that many positions.
fn best(options: &str, position: &str, nodes: u64) -> (String, Score) {
    let game: Pente = rules(options);
    let report = search(&game, position, nodes);
    (game.show_move(report.best()).to_string(), report.lines[0].score)
}

#[track_caller]
fn wins(options: &str, position: &str, m: &str, plies: u32) {
    assert_eq!(best(options, position, 100_000), (m.to_owned(), Score::Win(plies)));
}

#[test]
fn a_five_and_the_last_capture_are_seen_at_once() {
    wins("size=9", "9/9/9/9/1wwww4/9/bbb6/b8/9 w 0 0 8", "a5", 1);
    wins("size=9", "9/9/9/9/wbb6/9/9/9/9 w 8 0 20", "d5", 1);
    wins("size=9,variant=keryo", "9/9/9/9/wbbb5/9/9/9/9 w 12 0 30", "e5", 1);
    wins("size=9,variant=gomoku", "9/9/9/www1ww3/4w4/4w4/4w4/4b4/9 w 0 0 14", "e7", 1);
}

#[test]
fn a_four_is_blocked_or_captured_out_of() {
    let blocked = best("size=9,variant=freestyle", "9/9/9/9/bwwww4/9/2b6/3b5/9 b 0 0 7", 2_000);
    assert_eq!(blocked.0, "f5");
    // The tessera cannot be blocked, but loses a stone.
    let captured = best("size=9", "9/9/9/4b4/2wwww3/3w5/2b6/9/8b b 0 0 9", 5_000);
    assert_eq!(captured.0, "f6");
}

#[test]
fn a_tria_wins_where_nothing_stops_it() {
    let (_, score) = best("size=9,variant=freestyle", "9/9/9/9/3www3/9/b7b/9/b8 w 0 0 6", 20_000);
    assert_eq!(score, Score::Win(3));
}

#[test]
fn continuous_threats_are_followed_to_the_end() {
    wins(
        "",
        "19/19/19/19/19/19/19/19/12w6/13w5/19/11ww1wb3/12b2bw2/9wbbb1w4/13w5/12w6/12b6/19/19 w 6 6 30",
        "n9",
        7,
    );
    wins(
        "",
        "19/19/19/19/12b1w4/12b6/6b3w1b6/7w2wbw1w4/8w1b1b6/7w1w2b6/10b8/19/19/19/19/19/19/19/19 w 0 0 18",
        "k12",
        5,
    );
    wins(
        "variant=keryo",
        "19/19/19/19/19/12bw5/13b5/10wb7/11w3w3/8www1bb5/9b3b5/19/19/19/19/19/19/19/19 w 0 0 14",
        "h10",
        5,
    );
    wins(
        "size=15,variant=freestyle",
        "15/15/15/11w1w1/9bw1wwb/15/15/2wwb2w7/3b1b9/4b10/2b2b9/15/15/15/15 w 0 0 16",
        "k10",
        7,
    );
}

#[test]
fn a_capture_that_opens_a_row_goes_on_with_a_series() {
    wins(
        "",
        "17b1/19/7b11/7w1b9/5w1b11/6bb1w9/7b1w9/9w9/7w1b9/7bbwww7/9w9/19/19/19/19/19/19/19/19 w 0 0 20",
        "n10",
        7,
    );
}

#[test]
fn a_threatened_series_is_stopped_in_time() {
    let position = "3b3w11/19/3w1b13/6b12/4ww1w11/5wb12/6w12/7b11/6b12/6b2w9/19/19/19/19/19/19/19/19/19 b 0 0 15";
    assert_eq!(best("", position, 50_000).0, "g15");
}

#[test]
fn in_boat_a_five_that_can_be_broken_is_broken() {
    let position = "9/9/9/3b5/1wwwww3/3w5/9/9/1b2b4 b 0 0 13";
    assert_eq!(best("size=9,variant=boat", position, 2_000).0, "d3");
}

#[test]
fn every_answer_is_legal_under_every_variant() {
    let variants = ["pente", "keryo", "gomoku", "freestyle", "poof", "boat"];
    for options in variants.map(|variant| format!("size=9,variant={variant}")) {
        let game: Pente = rules(&options);
        let mut rng = Rng::new(4);
        let mut state = game.initial();
        while game.outcome(&state).is_none() {
            let text = game.show_state(&state).to_string();
            let answer = search(&game, &text, 300).best();
            assert!(game.check(&state, answer).is_ok(), "{options} {text}");
            let random = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n));
            game.play(&mut state, random.expect("the game goes on"));
        }
    }
}

/// What a search says about a position it must not call won.
#[track_caller]
fn not_won(options: &str, position: &str, nodes: u64) {
    let (m, score) = best(options, position, nodes);
    assert!(matches!(score, Score::Eval(_)), "{m}: {score:?}");
}

#[test]
fn in_poof_and_boat_a_four_can_be_blocked() {
    let position =
        "19/19/19/19/19/19/8b10/5b1w2b8/8b3b6/5w2ww9/8b10/9w9/9b9/19/19/19/19/19/19 w 0 2 14";
    for variant in ["poof", "boat"] {
        not_won(&format!("variant={variant},tournament=off"), position, 30_000);
    }
}

#[test]
fn in_boat_a_five_that_is_broken_in_vain_wins() {
    let position = "19/19/19/19/19/8w10/7wb10/4b3b10/5w1wb1b8/6w2wbw7/5w1wbbw8/8w10/7b1b9/19/19/19/19/19/19 b 0 0 21";
    wins("variant=boat,tournament=off", position, "j10", 3);
}

#[test]
fn a_defence_that_looks_like_none_is_found_before_a_win_is_claimed() {
    // The defence is c5, far from what White threatens.
    let position =
        "15/15/15/15/15/3b11/2w4bbw5/3b1ww8/1b2bwwbb6/2wwwbbww6/3wwb2b6/2b1w10/5b9/15/15 w 0 0 28";
    for nodes in [20_000, 80_000, 150_000] {
        not_won("size=15,variant=gomoku,first=any", position, nodes);
    }
}

/// A stone that is removed with its pair loses at once, but moves that are no candidates last for a reply.
#[test]
fn a_poof_does_not_make_a_loss_come_sooner() {
    let (game, depth): (Pente, _) = (rules("variant=poof,size=9"), Some(1));
    let state = game
        .parse_state(
            "1b1wbb1bw/3wb1bw1/2bwb1wb1/ww1ww1w2/1bwb2wb1/bw1w1b2w/1wb2wb2/1w1wbbbbw/5b3 w 6 6 54",
        )
        .unwrap();
    let (evaluator, table) = (game.evaluator(), TranspositionTable::new(1 << 22));
    let task = Task { game: &game, evaluator: &evaluator, state: &state, past: &[] };
    let limits = Limits { depth, ..Limits::default() };
    let report =
        think(&task, &table, limits, SearchOptions::default(), &Stop::default(), &mut |_| {});
    assert_eq!(report.lines[0].score, Score::Win(5));
}
