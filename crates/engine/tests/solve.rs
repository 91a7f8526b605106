//! The solver against plain exhaustive search, in every game of the list.

use std::collections::HashMap;

use jogada_core::trial::{options_of, rules};
use jogada_core::{
    Blank, Describe, Game, GameUser, Heuristics, Outcome, Playable, Rng, Side, Visitor, open,
};
use jogada_engine::{Effort, Score, Solution, Stop, Task, Value, prove, solve};
use jogada_games::freedom::Freedom;
use jogada_games::nava::Nava;
use jogada_games::visit_games;

const EFFORT: Effort = Effort { nodes: 200_000, bytes: 8_000_000 };

/// Option sets under which trees are small or limits are near.
fn option_sets(game: &str) -> &'static [&'static str] {
    match game {
        "pente" => &[
            "size=7",
            "size=7,variant=keryo",
            "size=7,variant=gomoku",
            "size=7,variant=freestyle",
            "size=7,variant=poof",
            "size=7,variant=boat",
        ],
        "barca" => &[
            "width=8,height=8",
            "width=8,height=8,trapped=stay",
            "width=8,height=8,limit=20",
            "width=8,height=8,repetition=2,limit=7",
        ],
        "wali" => &[
            "size=4x4",
            "size=4x4,quiet=1",
            "size=4x4,quiet=3,back=free",
            "size=4x4,start=next,leave=on,capture=must",
            "size=4x5,goal=all,protect=off,quiet=6",
            "size=4x4,drop=free,stones=3,repeat=2",
            "size=5x4,drop=nothree,line4=ban",
        ],
        "freedom" => &[
            "size=4",
            "size=5",
            "size=5,lastpass=off,score=lines",
            "size=4,lastpass=free,adjacent=orthogonal",
            "size=6",
        ],
        _ => &[
            "size=3,discs=1,cubes=2",
            "size=3,discs=2,cubes=3",
            "size=3,discs=3,cubes=2,maxply=10",
            "size=3,discs=4,cubes=8,maxply=14,rep=2",
            "size=4,discs=3,cubes=3",
            "cubes=3",
        ],
    }
}

/// Runs a test for every game under each of its option sets.
struct Each<F>(F);

trait Check {
    fn check<G: Playable>(&self, game: &G, options: &str);
}

impl<F: Check + Copy> Visitor for Each<F> {
    fn visit<G: Playable>(&mut self) {
        for options in option_sets(G::INFO.id) {
            let with = With(self.0, options);
            open::<G, _>(&options_of::<G>(options), with).expect("option sets are valid");
        }
    }
}

struct With<'o, F>(F, &'o str);

impl<F: Check> GameUser for With<'_, F> {
    type Out = ();
    fn with<G: Playable>(self, game: G) {
        self.0.check(&game, self.1);
    }
}

/// Live positions of a random game, the latest first.
fn positions<G: Game>(game: &G, seed: u64) -> Vec<G::State> {
    let (mut rng, mut line) = (Rng::new(seed), vec![game.initial()]);
    for _ in 0..300 {
        let mut state = line.last().expect("it has a start").clone();
        let picked = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n));
        game.play(&mut state, picked.expect("the game goes on"));
        if game.outcome(&state).is_some() {
            break;
        }
        line.push(state);
    }
    line.reverse();
    line
}

/// What exhaustive search says about a position: plies to a forced win (positive) or loss, 0 for
/// neither within the depth, for the side to move.
struct Plain<'g, G: Game> {
    game: &'g G,
    left: u64,
}

impl<G: Game> Plain<'_, G> {
    /// `None` if it takes too long.
    fn value(&mut self, state: &G::State, depth: i32) -> Option<i32> {
        let values = self.values(state, depth)?;
        Some(best_of(values.into_iter().map(|(_, value)| value)))
    }

    fn values(&mut self, state: &G::State, depth: i32) -> Option<Vec<(G::Move, i32)>> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        moves.into_iter().map(|m| Some((m, self.through(state, m, depth)?))).collect()
    }

    fn through(&mut self, state: &G::State, m: G::Move, depth: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let side = self.game.to_move(state);
        let mut next = state.clone();
        self.game.play(&mut next, m);
        match self.game.outcome(&next) {
            Some(Outcome::Win(winner)) => return Some(if winner == side { 1 } else { -1 }),
            Some(Outcome::Draw) => return Some(0),
            None if depth <= 1 => return Some(0),
            None => {}
        }
        let value = self.value(&next, depth - 1)?;
        let value = if self.game.to_move(&next) == side { value } else { -value };
        Some(value + value.signum())
    }
}

/// The soonest win, else a draw, else the latest loss.
fn best_of(values: impl Iterator<Item = i32>) -> i32 {
    values.max_by_key(|&value| rank(value)).expect("a live position has a move")
}

fn rank(value: i32) -> i32 {
    if value == 0 { 0 } else { value.signum() * 10_000 - value }
}

/// A claim as a number: plies to the win, negative to the loss.
fn claim<M>(solution: &Solution<M>) -> i32 {
    let plies = solution.plies.map_or(0, |plies| plies as i32);
    if solution.value == Some(Value::Loss) { -plies } else { plies }
}

fn solved<G: Game, H: Heuristics<G>>(
    game: &G,
    brain: &H,
    state: &G::State,
    effort: Effort,
) -> Solution<G::Move> {
    let task = Task { game, brain, state, past: &[] };
    let solution = solve(&task, effort, &Stop::default(), &mut |_| {});
    assert!(solution.nodes <= effort.nodes);
    assert_eq!(solution.value.is_none(), solution.best.is_empty());
    solution
}

/// Near the end of random games: what is proven is what exhaustive search finds, in as many plies, by
/// the same moves; and with all that the games know the same as without.
#[derive(Clone, Copy)]
struct Exhaustive;

impl Check for Exhaustive {
    fn check<G: Playable>(&self, game: &G, options: &str) {
        if game.margins(&game.initial()).is_some() {
            return;
        }
        let (brain, mut compared) = (game.brain(), 0);
        for seed in 0..9 {
            for state in positions(game, seed).iter().step_by(2).take(4) {
                let at = format!("{} {options} {}", G::INFO.id, game.show_state(state));
                let solution = solved(game, &brain, state, EFFORT);
                compared += usize::from(agrees_with_plain(game, state, &solution, &at));
                let blank = solved(game, &Blank, state, EFFORT);
                if solution.value.is_some() && blank.value.is_some() {
                    let facts = |s: Solution<G::Move>| (s.value, s.plies, s.best);
                    assert_eq!(facts(solution), facts(blank), "{at}");
                }
            }
        }
        assert!(compared > 2, "{} {options}: only {compared} compared", G::INFO.id);
    }
}

/// Compares with a search as deep as it gets; says whether it told anything.
fn agrees_with_plain<G: Game>(
    game: &G,
    state: &G::State,
    solution: &Solution<G::Move>,
    at: &str,
) -> bool {
    let mut told = false;
    for depth in 1..12 {
        let mut plain = Plain { game, left: 60_000 };
        let Some(values) = plain.values(state, depth) else { break };
        let value = best_of(values.iter().map(|&(_, value)| value));
        told |= solution.value.is_some();
        let claimed = claim(solution);
        if value != 0 && solution.value.is_some() {
            assert_eq!(claimed, value, "{at} depth {depth}");
            let best: Vec<_> = values.iter().filter(|v| v.1 == value).map(|v| v.0).collect();
            assert_eq!(solution.best, best, "{at} depth {depth}");
            return true;
        }
        let within = solution.value.is_some() && claimed != 0 && claimed.abs() <= depth;
        assert!(!within, "{at}: {claimed} claimed, nothing within {depth}");
    }
    told
}

#[test]
fn proofs_are_what_exhaustive_search_finds() {
    visit_games(&mut Each(Exhaustive));
}

/// In games with a score: the margin of plain minimax, and the moves that reach it.
#[derive(Clone, Copy)]
struct Scores;

fn minimax<G: Game>(game: &G, state: &G::State, known: &mut HashMap<u64, i32>) -> i32 {
    let hash = game.hash(state);
    if game.outcome(state).is_some() {
        let margins = game.margins(state).expect("a score decides");
        assert_eq!(margins.start(), margins.end(), "the game is over");
        let winner = game.outcome(state).expect("it is over").winner();
        let expected = match margins.start().signum() {
            1 => Some(Side::White),
            0 => None,
            _ => Some(Side::Black),
        };
        assert_eq!(winner, expected);
        return *margins.start();
    }
    if let Some(&margin) = known.get(&hash) {
        return margin;
    }
    let margins = after_each(game, state, known).into_iter().map(|(_, margin)| margin);
    let margin = match game.to_move(state) {
        Side::White => margins.max(),
        Side::Black => margins.min(),
    };
    let margin = margin.expect("a live position has a move");
    assert!(game.margins(state).expect("a score decides").contains(&margin));
    known.insert(hash, margin);
    margin
}

fn after_each<G: Game>(
    game: &G,
    state: &G::State,
    known: &mut HashMap<u64, i32>,
) -> Vec<(G::Move, i32)> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let after = |m| {
        let mut next = state.clone();
        game.play(&mut next, m);
        (m, minimax(game, &next, known))
    };
    moves.into_iter().map(after).collect()
}

impl Check for Scores {
    fn check<G: Playable>(&self, game: &G, options: &str) {
        if game.margins(&game.initial()).is_none() {
            return;
        }
        let brain = game.brain();
        for seed in 0..20 {
            let state = &positions(game, seed)[(seed as usize % 12).min(8 + seed as usize / 10)];
            let at = format!("{} {options} {}", G::INFO.id, game.show_state(state));
            let solution = solved(game, &brain, state, EFFORT);
            let mut known = HashMap::new();
            let margin = minimax(game, state, &mut known);
            let sign = if game.to_move(state) == Side::White { 1 } else { -1 };
            assert_eq!(solution.margin, Some(sign * margin), "{at}");
            let all = after_each(game, state, &mut known);
            let best: Vec<_> = all.iter().filter(|m| m.1 == margin).map(|m| m.0).collect();
            assert_eq!(solution.best, best, "{at}");
        }
    }
}

#[test]
fn margins_are_those_of_plain_minimax() {
    visit_games(&mut Each(Scores));
}

/// What a quick proof claims is true, and its line is a game that ends so.
#[derive(Clone, Copy)]
struct Claims;

impl Check for Claims {
    fn check<G: Playable>(&self, game: &G, options: &str) {
        let brain = game.brain();
        for seed in 0..12 {
            for state in positions(game, seed).iter().take(6) {
                let task = Task { game, brain: &brain, state, past: &[] };
                let Some(line) = prove(&task, 3_000, &Stop::default()) else { continue };
                let at = format!("{} {options} {}", G::INFO.id, game.show_state(state));
                let Score::Win(plies) = line.score else { panic!("{at}: a proof proves a win") };
                let mut plain = Plain { game, left: 400_000 };
                if let Some(value) = plain.value(state, plies as i32) {
                    assert!(value > 0 && value <= plies as i32, "{at}: {value}, {plies} claimed");
                }
                let mut end = state.clone();
                for &m in &line.moves {
                    assert_eq!(game.check(&end, m), Ok(()), "{at}");
                    game.play(&mut end, m);
                }
                let winner = game.outcome(&end).and_then(Outcome::winner);
                assert_eq!(winner, Some(game.to_move(state)), "{at} {:?}", line.moves);
            }
        }
    }
}

#[test]
fn quick_proofs_are_true_and_show_the_way() {
    visit_games(&mut Each(Claims));
}

/// Nobody wins sooner than the judgement says is possible.
#[derive(Clone, Copy)]
struct Least;

impl Check for Least {
    fn check<G: Playable>(&self, game: &G, options: &str) {
        let brain = game.brain();
        for seed in 0..30 {
            let mut line = positions(game, seed);
            line.reverse();
            let mut end = line.last().expect("it has a start").clone();
            let mut rng = Rng::new(seed);
            let mut moves = Vec::new();
            game.moves(&end, &mut moves);
            game.play(&mut end, moves[rng.below(moves.len())]);
            for m in &moves {
                let mut next = line.last().expect("it has a start").clone();
                game.play(&mut next, *m);
                let Some(Outcome::Win(winner)) = game.outcome(&next) else { continue };
                for (plies, state) in (1..).zip(line.iter().rev()) {
                    let least = brain.least_plies(game, state, &brain.refresh(game, state), winner);
                    let text = game.show_state(state);
                    assert!(least <= plies, "{} {options} {text}: {least}, {plies}", G::INFO.id);
                }
            }
        }
    }
}

#[test]
fn nobody_wins_sooner_than_is_possible() {
    visit_games(&mut Each(Least));
}

/// A first move that would repeat a position too often only draws.
#[test]
fn history_counts() {
    let game: Nava = rules("size=3,discs=3,cubes=2,rep=3");
    let (brain, state) = (game.brain(), game.initial());
    let after = |text: &str| {
        let (m, mut next) = (game.parse_move(text).unwrap(), state.clone());
        game.play(&mut next, m);
        (m, game.hash(&next))
    };
    let [(first, once), (second, _)] = ["a1-a2", "a1-b1"].map(after);
    for (past, best) in [
        (vec![], vec![first, second]),
        (vec![once], vec![first, second]),
        (vec![once, once], vec![second]),
    ] {
        let task = Task { game: &game, brain: &brain, state: &state, past: &past };
        let solution = solve(&task, EFFORT, &Stop::default(), &mut |_| {});
        assert_eq!((solution.value, solution.plies), (Some(Value::Win), Some(5)));
        assert_eq!(solution.best, best, "{} times", past.len());
    }
}

#[test]
fn small_boards_are_solved_from_the_start() {
    let game: Freedom = rules("size=4");
    let effort = Effort { nodes: 100_000, bytes: 8_000_000 };
    let solution = solved(&game, &game.brain(), &game.initial(), effort);
    assert_eq!((solution.value, solution.margin), (Some(Value::Draw), Some(0)));
    assert_eq!(solution.best.len(), 16);
    let game: Nava = rules("size=3,discs=3,cubes=3");
    let effort = Effort { nodes: 500_000, bytes: 20_000_000 };
    let solution = solved(&game, &game.brain(), &game.initial(), effort);
    assert_eq!((solution.value, solution.plies), (Some(Value::Win), Some(15)));
}

#[test]
fn a_stopped_proof_claims_nothing() {
    let game: Nava = rules("");
    let (brain, state, stop) = (game.brain(), game.initial(), Stop::default());
    stop.stop();
    let task = Task { game: &game, brain: &brain, state: &state, past: &[] };
    let solution = solve(&task, EFFORT, &stop, &mut |_| {});
    assert_eq!((solution.value, solution.nodes), (None, 0));
    assert_eq!(prove(&task, 1_000, &stop), None);
}
