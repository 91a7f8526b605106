//! The solver against plain exhaustive search, in every game of the list.

mod claims;
mod exhaustive;
mod graphs;
mod margins;
mod plain;
mod proof_numbers;
mod start;

use jogada_core::testing::options_of;
use jogada_core::{Evaluator, Game, GameUser, Playable, open};
use jogada_engine::{Effort, Solution, Stop, Task, solve};
use jogada_games::test_each_game;

use crate::samples;

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

test_each_game!(
    quick_proofs_are_true_and_show_the_way,
    nobody_wins_sooner_than_is_possible,
    solutions_are_those_of_plain_search,
    proof_numbers_find_the_values_of_the_other_ways
);

fn quick_proofs_are_true_and_show_the_way<G: Playable>() {
    each_option_set::<G>(claims::Proofs);
}

fn nobody_wins_sooner_than_is_possible<G: Playable>() {
    each_option_set::<G>(claims::Least);
}

fn solutions_are_those_of_plain_search<G: Playable>() {
    each_option_set::<G>(Solutions);
}

fn proof_numbers_find_the_values_of_the_other_ways<G: Playable>() {
    each_option_set::<G>(proof_numbers::Values);
}

/// Margins where a score decides, else the value and the plies to it.
#[derive(Clone, Copy)]
struct Solutions;

impl Check for Solutions {
    fn check<G: Playable>(&self, game: &G, options: &str) {
        match game.margins(&game.initial()) {
            Some(_) => margins::check(game, options),
            None => exhaustive::check(game, options),
        }
    }
}

/// Runs a check under each of the option sets.
fn each_option_set<G: Playable>(check: impl Check + Copy) {
    for options in option_sets(G::INFO.id) {
        let with = With(check, options);
        open::<G, _>(&options_of::<G>(options), with).expect("option sets are valid");
    }
}

trait Check {
    fn check<G: Playable>(&self, game: &G, options: &str);
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
    let mut line = samples::positions(game, seed);
    line.reverse();
    line
}

fn solved<G: Game, E: Evaluator<G>>(
    game: &G,
    evaluator: &E,
    state: &G::State,
    effort: Effort,
) -> Solution<G::Move> {
    let task = Task { game, evaluator, state, past: &[] };
    let solution = solve(&task, effort, &Stop::default(), &mut |_| {});
    assert!(solution.nodes <= effort.nodes);
    assert_eq!(solution.value.is_none(), solution.best.is_empty());
    solution
}
