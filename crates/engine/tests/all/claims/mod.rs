//! A win or a loss that is called certain is one against every legal defence, by the rules alone: in
//! every game, under every option set, in games against players of other kinds, which go where the
//! search itself would not.

mod proof;

use std::cell::Cell;

use jogada_core::{GameUser, Level, Playable, Rng};
use jogada_engine::{
    Effort, Limits, ProvenValue, Report, Score, SearchOptions, Stop, Task, TranspositionTable,
    mcts, play_level, prove, solve, think,
};
use jogada_games::test_each_game;

use crate::samples::each_option_set_with;
use proof::{Finding, Proof};

/// Longer wins are not checked.
const MAX_PLIES: u32 = 5;

/// Moves played to check one claim.
const CHECK_MOVES: u64 = 400_000;

/// Plies of a game that are looked at.
const MAX_TURNS: usize = 60;

/// Who plays against the search.
#[derive(Clone, Copy, Debug)]
enum Opponent {
    Random,
    TreeSearch,
    /// A level with moves of similar value.
    Careless,
}

const OPPONENTS: [Opponent; 3] = [Opponent::Random, Opponent::TreeSearch, Opponent::Careless];

/// Plays games and checks what is claimed in them.
#[derive(Clone, Copy)]
struct Games<'c> {
    count: u64,
    /// Claims that were found to be true.
    checked: &'c Cell<u64>,
}

impl GameUser for Games<'_> {
    type Out = ();
    fn with<G: Playable>(self, game: G) {
        let evaluator = game.evaluator();
        for seed in 0..self.count {
            let opponent = OPPONENTS[seed as usize % OPPONENTS.len()];
            Contest::new(&game, &evaluator, seed, self.checked).play(opponent);
        }
    }
}

/// A game in which the search plays one side.
struct Contest<'g, G: Playable> {
    game: &'g G,
    evaluator: &'g G::Evaluator,
    table: TranspositionTable,
    state: G::State,
    past: Vec<u64>,
    rng: Rng,
    /// Claims that were found to be true.
    checked: &'g Cell<u64>,
}

impl<'g, G: Playable> Contest<'g, G> {
    fn new(game: &'g G, evaluator: &'g G::Evaluator, seed: u64, checked: &'g Cell<u64>) -> Self {
        let (table, state) = (TranspositionTable::new(1 << 20), game.initial());
        let (past, rng) = (Vec::new(), Rng::new(seed));
        Contest { game, evaluator, table, state, past, rng, checked }
    }

    fn play(&mut self, opponent: Opponent) {
        for _ in 0..self.rng.below(8) {
            self.play_random();
        }
        let ours = self.rng.below(2);
        for turn in 0..MAX_TURNS {
            if self.game.outcome(&self.state).is_some() {
                return;
            }
            let m = if turn % 2 == ours { self.search() } else { self.reply(opponent) };
            self.follow(m);
        }
    }

    fn task(&self) -> Task<'_, G, G::Evaluator> {
        Task { game: self.game, evaluator: self.evaluator, state: &self.state, past: &self.past }
    }

    /// What the search would play, once all that can be claimed about the position is checked.
    fn search(&mut self) -> G::Move {
        let (table, stop) = (&self.table, &Stop::default());
        let limits = Limits { nodes: Some(3_000), ..Limits::default() };
        let best =
            think(&self.task(), table, limits, SearchOptions::default(), stop, &mut |report| {
                self.check("search", report);
            });
        self.check("search", &best);
        let both = SearchOptions { lines: 2, ..SearchOptions::default() };
        let shallow = Limits { nodes: Some(500), ..Limits::default() };
        self.check("lines", &think(&self.task(), table, shallow, both, stop, &mut |_| {}));
        if let Some(line) = prove(&self.task(), 500, stop) {
            self.claim("proof", line.score, line.moves.first().copied());
        }
        let solution =
            solve(&self.task(), Effort { nodes: 300, bytes: 1 << 16 }, stop, &mut |_| {});
        match (solution.value, solution.plies) {
            (Some(ProvenValue::Win), Some(plies)) => {
                self.claim("solver", Score::Win(plies), solution.best.first().copied());
            }
            (Some(ProvenValue::Loss), Some(plies)) => {
                self.claim("solver", Score::Loss(plies), None);
            }
            _ => {}
        }
        best.best()
    }

    fn reply(&mut self, opponent: Opponent) -> G::Move {
        let (stop, seed) = (Stop::default(), self.rng.bits());
        let limits = Limits { nodes: Some(200), ..Limits::default() };
        match opponent {
            Opponent::Random => self.random(),
            Opponent::TreeSearch => {
                let report = mcts(&self.task(), 1 << 20, limits, seed, &stop, &mut |_| {});
                self.check("tree search", &report);
                report.best()
            }
            Opponent::Careless => {
                let level = Level { nodes: 1_000, spread: 40 };
                let table = TranspositionTable::new(1 << 16);
                let rng = &mut Rng::new(seed);
                let report = play_level(&self.task(), level, &table, rng, &stop);
                self.check("level", &report);
                report.best()
            }
        }
    }

    fn random(&mut self) -> G::Move {
        let rng = &mut self.rng;
        let m = self.game.pick(&self.state, &mut Vec::new(), &mut |n| rng.below(n));
        m.expect("the game goes on")
    }

    fn play_random(&mut self) {
        if self.game.outcome(&self.state).is_none() {
            let m = self.random();
            self.follow(m);
        }
    }

    fn follow(&mut self, m: G::Move) {
        if self.game.is_irreversible(&self.state, m) {
            self.past.clear();
        } else {
            self.past.push(self.game.hash(&self.state));
        }
        self.game.play(&mut self.state, m);
    }

    fn check(&self, who: &str, report: &Report<G::Move>) {
        let best = &report.lines[0];
        self.claim(who, best.score, Some(best.moves[0]));
    }

    fn claim(&self, who: &str, score: Score, first: Option<G::Move>) {
        let side = self.game.to_move(&self.state);
        let (attacker, plies, first) = match score {
            Score::Win(plies) => (side, plies, first),
            Score::Loss(plies) => (side.other(), plies, None),
            Score::Draw | Score::Eval(_) => return,
        };
        if plies > MAX_PLIES {
            return;
        }
        let hints = TranspositionTable::new(1 << 18);
        let task = self.task();
        let mut proof = Proof::new(&task, &hints, attacker, CHECK_MOVES);
        let finding = proof.finding(&self.state, plies, first);
        let (id, text) = (G::INFO.id, self.game.show_state(&self.state));
        self.checked.set(self.checked.get() + u64::from(finding == Finding::True));
        assert_ne!(finding, Finding::False, "{who}: {score:?} {first:?} in {id} {text}");
    }
}

/// Games a set of options.
fn games(number: Option<&str>) -> u64 {
    number.and_then(|text| text.parse().ok()).unwrap_or(3)
}

test_each_game!(certain_wins_and_losses_are_certain_by_the_rules_alone);

/// `CLAIM_GAMES` asks for more games, `CLAIM_OPTIONS=variant=boat` for the option sets with that text alone.
#[allow(clippy::print_stdout, reason = "how many claims were checked is what a long run is for")]
fn certain_wins_and_losses_are_certain_by_the_rules_alone<G: Playable>() {
    let [number, part] = ["CLAIM_GAMES", "CLAIM_OPTIONS"].map(|name| std::env::var(name).ok());
    let checked = Cell::new(0);
    let games = Games { count: games(number.as_deref()), checked: &checked };
    let sets = each_option_set_with::<G>(part.as_deref().unwrap_or_default(), games);
    let checked = checked.get();
    println!("{}: {checked} claims under {sets} option sets are true", G::INFO.id);
    // A part that only other games have leaves nothing to play here.
    assert!(checked > 50 || sets == 0, "only {checked} claims were checked to the end");
}
