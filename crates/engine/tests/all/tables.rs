//! Tables of small endings: built, checked by the rules, compared with the solver, and asked by searches.

use std::sync::{Arc, Mutex};

use jogada_core::testing::rules;
use jogada_core::{
    EndingTable, EndingTables, EndingValue, Endings, Game, GameState, Notation, Playable, Rng,
};
use jogada_engine::{
    Effort, Limits, ProvenValue, Score, SearchOptions, Stop, TableBuilder, Task,
    TranspositionTable, check_ending, solve, think,
};
use jogada_games::nava::Nava;
use jogada_games::wali::Wali;

const EFFORT: Effort = Effort { nodes: 20_000_000, bytes: 400_000_000 };

/// Tables by name.
type Shelf = Arc<Mutex<Vec<(String, Arc<EndingTable>)>>>;

/// The rules with tables of their first classes.
fn with_tables<G: Playable>(options: &str, count: usize) -> G {
    let game: G = rules(options);
    let classes = game.ending_classes();
    let built: Shelf = Arc::default();
    let shelf = Arc::clone(&built);
    let load = move |class: &jogada_core::EndingClass| {
        let shelf = shelf.lock().unwrap();
        shelf.iter().find(|(name, _)| *name == class.name).map(|(_, table)| Arc::clone(table))
    };
    let load: Arc<jogada_core::TableLoader> = Arc::new(load);
    for (place, class) in classes.iter().take(count).enumerate() {
        // What is not there is not asked for again, so each class sees the tables built before it.
        let game = rules::<G>(options).with_tables(EndingTables::new(Arc::clone(&load)));
        let mut builder = TableBuilder::new(&game, place).unwrap();
        assert_eq!(builder.run(&Stop::default(), &mut |_| {}), Ok(true));
        let table = Arc::new(builder.into_table());
        built.lock().unwrap().push((class.name.clone(), table));
    }
    game.with_tables(EndingTables::new(load))
}

/// A position of a class that is live, with what the last step forbids.
fn random_position<G: Playable>(game: &G, class: usize, rng: &mut Rng) -> G::State {
    loop {
        let slots = game.ending_classes()[class].slots;
        let Some(mut state) = game.ending_state(class, rng.bits() % slots) else { continue };
        for _ in 0..rng.below(4) {
            let moves = game.legal_moves(&state);
            let next = game.after(&state, moves[rng.below(moves.len())]);
            if next.outcome().is_none() {
                state = next;
            }
        }
        game.restart_countdown(&mut state);
        return state;
    }
}

fn task<'a, G: Playable>(
    game: &'a G,
    evaluator: &'a G::Evaluator,
    state: &'a G::State,
) -> Task<'a, G, G::Evaluator> {
    Task { game, evaluator, state, past: &[] }
}

/// Every number, every position a ply later; and the solver says the same about random ones.
fn is_right<G: Playable>(options: &str, count: usize, solved: usize) {
    let game: G = with_tables(options, count);
    let mut checked = 0;
    for (place, class) in game.ending_classes().iter().enumerate().take(count) {
        for index in 0..class.slots {
            checked += u64::from(check_ending(&game, place, index).unwrap());
        }
    }
    assert!(checked > 1_000, "{options}: {checked}");
    let (bare, mut rng) = (rules::<G>(options), Rng::new(7));
    let evaluator = bare.evaluator();
    for _ in 0..solved {
        let state = random_position(&bare, count - 1, &mut rng);
        let known = game.probe(&state).unwrap();
        let found = solve(&task(&bare, &evaluator, &state), EFFORT, &Stop::default(), &mut |_| {});
        let wanted = match (found.value, found.plies) {
            (Some(ProvenValue::Win), Some(plies)) => EndingValue::Win(plies),
            (Some(ProvenValue::Loss), Some(plies)) => EndingValue::Loss(plies),
            (Some(ProvenValue::Draw), _) => EndingValue::Draw,
            other => panic!("{options}: {other:?} for {}", bare.show_state(&state)),
        };
        assert_eq!(known, wanted, "{options}: {}", bare.show_state(&state));
        let told = solve(&task(&game, &evaluator, &state), EFFORT, &Stop::default(), &mut |_| {});
        let sorted = |mut best: Vec<G::Move>| {
            best.sort_by_key(|&m| game.show_move(m).to_string());
            best
        };
        assert_eq!((told.value, told.plies), (found.value, found.plies));
        assert_eq!(sorted(told.best), sorted(found.best), "{}", bare.show_state(&state));
    }
}

#[test]
fn tables_of_wali_with_bans_are_right() {
    is_right::<Wali>("size=4x4,stones=3", 1, 1);
}

#[test]
fn tables_of_wali_without_bans_lead_to_each_other() {
    is_right::<Wali>("size=4x4,stones=4,back=free", 2, 4);
    is_right::<Wali>("size=4x4,stones=3,back=free,goal=all,capture=must,protect=off", 3, 10);
}

#[test]
fn tables_of_nava_with_few_discs_are_right() {
    is_right::<Nava>("size=3,discs=1,cubes=3", 1, 20);
    is_right::<Nava>("size=3,discs=2,cubes=3", 1, 20);
}

#[test]
fn a_table_that_was_stopped_is_built_on() {
    let game: Wali = rules("size=4x4,stones=3");
    let stop = Stop::default();
    let mut whole = TableBuilder::new(&game, 0).unwrap();
    assert_eq!(whole.run(&stop, &mut |_| {}), Ok(true));
    let mut first = TableBuilder::new(&game, 0).unwrap();
    assert_eq!(
        first.run(&stop, &mut |progress| if progress.pass == 3 {
            stop.stop();
        }),
        Ok(false)
    );
    let mut saved = Vec::new();
    first.save(&mut |part| saved.extend_from_slice(part));
    let mut second = TableBuilder::new(&game, 0).unwrap();
    assert!(!second.restore(&saved[1..]));
    assert!(second.restore(&saved));
    assert_eq!(second.run(&Stop::default(), &mut |_| {}), Ok(true));
    assert_eq!(second.into_table(), whole.into_table());
}

#[test]
fn a_wrong_value_is_found() {
    let game: Wali = rules("size=4x4,stones=3");
    let mut builder = TableBuilder::new(&game, 0).unwrap();
    assert_eq!(builder.run(&Stop::default(), &mut |_| {}), Ok(true));
    let mut table = builder.into_table();
    let classes = game.ending_classes();
    let is_draw = |&index: &u64| table.get(index, 0) == Some(EndingValue::Draw);
    let drawn = (0..classes[0].slots).find(is_draw).unwrap();
    table.set_best(drawn, 5, 0);
    let table = Arc::new(table);
    let load = move |_: &jogada_core::EndingClass| Some(Arc::clone(&table));
    let game = game.with_tables(EndingTables::new(Arc::new(load)));
    let fault = check_ending(&game, 0, drawn).unwrap_err();
    assert_eq!(fault.found, Some(EndingValue::Win(5)));
    assert_eq!(fault.wanted, Some(EndingValue::Draw));
}

fn thinks<G: Playable>(game: &G, state: &G::State, past: &[u64], depth: u32) -> (Score, u64) {
    let evaluator = game.evaluator();
    let task = Task { game, evaluator: &evaluator, state, past };
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let table = TranspositionTable::new(1 << 20);
    let settings = SearchOptions::default();
    let report = think(&task, &table, limits, settings, &Stop::default(), &mut |_| {});
    (report.lines[0].score, report.nodes)
}

#[test]
fn a_search_believes_tables_at_its_root_and_below() {
    let game: Wali = with_tables("size=4x4,stones=4,back=free", 1);
    let bare: Wali = rules("size=4x4,stones=4,back=free");
    let mut rng = Rng::new(3);
    let mut better = 0;
    for _ in 0..40 {
        let state = random_position(&game, 0, &mut rng);
        let wanted = match game.probe(&state).unwrap() {
            EndingValue::Win(plies) => Score::Win(plies),
            EndingValue::Loss(plies) => Score::Loss(plies),
            EndingValue::Draw => Score::Draw,
        };
        let (score, nodes) = thinks(&game, &state, &[], 2);
        assert_eq!(score, wanted);
        assert!(nodes < 100);
        // With a stone more there is no table, but captures lead to one.
        let state = random_position(&game, 1, &mut rng);
        let ((with, _), (without, _)) =
            (thinks(&game, &state, &[], 5), thinks(&bare, &state, &[], 5));
        let is_sure = |score| !matches!(score, Score::Eval(_));
        better += u32::from(is_sure(with) && !is_sure(without));
        assert!(is_sure(with) || !is_sure(without), "{}", game.show_state(&state));
    }
    assert!(better > 0);
}

#[test]
fn wins_by_table_that_a_limit_or_the_history_may_spoil_are_not_claimed() {
    let game: Wali = with_tables("size=4x4,stones=3,quiet=40", 1);
    let mut rng = Rng::new(5);
    let long = |game: &Wali, rng: &mut Rng| loop {
        let state = random_position(game, 0, rng);
        if let Some(EndingValue::Win(plies @ 7..)) = game.probe(&state) {
            return (state, plies);
        }
    };
    let (state, plies) = long(&game, &mut rng);
    assert_eq!(thinks(&game, &state, &[], 1).0, Score::Win(plies));
    // The same position with so few quiet plies left that the win comes too late.
    let text = game.show_state(&state).to_string();
    let (stones, _) = text.rsplit_once(' ').unwrap();
    let late = game.parse_state(&format!("{stones} {}", 40 - plies + 1)).unwrap();
    assert!(!matches!(thinks(&game, &late, &[], 1).0, Score::Win(_)));
    let in_time = game.parse_state(&format!("{stones} {}", 40 - plies)).unwrap();
    assert_eq!(thinks(&game, &in_time, &[], 1).0, Score::Win(plies));
    // A position that has stood twice would be drawn if it came back.
    let past = [1, 2, 1];
    assert!(!matches!(thinks(&game, &state, &past, 1).0, Score::Win(_)));
    assert_eq!(thinks(&game, &state, &[1, 2], 1).0, Score::Win(plies));
}
