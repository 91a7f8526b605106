//! What the puzzles claim is true by the rules alone: every move of both sides is tried, without any of the engine.

use std::collections::HashMap;

use jogada_core::{Game, GameUser, Notation, Outcome, Playable, Side};
use jogada_games::test_each_game;

use crate::data::{rows, with_rules};

/// Moves that may be played for one claim; longer wins are proven by the solver in the tests of `play`.
const MAX_PLAYED: u64 = 600_000;

/// Wins in so many moves are never too long to be tried.
const SHORT: u32 = 2;

test_each_game!(every_short_claim_of_a_puzzle_is_true_by_the_rules_alone);

fn every_short_claim_of_a_puzzle_is_true_by_the_rules_alone<G: Playable>() {
    let mut proven = 0;
    let rows = if G::PUZZLES.is_empty() { Vec::new() } else { rows(G::INFO.id, "puzzles.txt") };
    for row in &rows {
        let [_, goal, first, options, position] = &row[..] else { panic!("{row:?}") };
        let claim = Claim { goal, first, position };
        proven += usize::from(with_rules::<G, _>(options, claim));
    }
    assert!(proven * 4 >= rows.len(), "only {proven} of {} were proven", rows.len());
}

struct Claim<'r> {
    goal: &'r str,
    first: &'r str,
    position: &'r str,
}

impl GameUser for Claim<'_> {
    /// Whether it could be proven within [`MAX_PLAYED`].
    type Out = bool;

    fn with<G: Playable>(self, game: G) -> bool {
        let state = game.parse_state(self.position).expect(self.position);
        let mut search = Plain { game: &game, left: MAX_PLAYED, margins: HashMap::new() };
        let winning = match self.goal.strip_prefix("win ") {
            None => search.moves_that_win(&state),
            Some(moves) => search.moves_that_win_in(&state, moves.parse().unwrap()),
        };
        let Some(winning) = winning else {
            let short =
                self.goal.strip_prefix("win ").is_some_and(|n| n.parse::<u32>().unwrap() <= SHORT);
            assert!(!short, "{} takes too long to try", self.position);
            return false;
        };
        let winning: Vec<_> = winning.iter().map(|&m| game.show_move(m).to_string()).collect();
        assert_eq!(winning, [self.first], "{} {}", self.goal, self.position);
        true
    }
}

/// Tries every move.
struct Plain<'g, G: Game> {
    game: &'g G,
    /// Moves that may still be played.
    left: u64,
    /// Of positions where a score decides: White's margin at the end.
    margins: HashMap<u64, i32>,
}

impl<G: Notation> Plain<'_, G> {
    /// The moves that win in so many moves of the mover; none wins in fewer. `None` if it takes too long.
    fn moves_that_win_in(&mut self, state: &G::State, moves: u32) -> Option<Vec<G::Move>> {
        let side = self.game.to_move(state);
        if moves > 1 {
            assert!(!self.is_won(state, side, moves - 1)?, "a shorter win than {moves}");
        }
        let mut winning = Vec::new();
        for m in self.game.legal_moves(state) {
            if self.wins(state, m, side, moves)? {
                winning.push(m);
            }
        }
        Some(winning)
    }

    /// Whether a side forces a win with at most so many moves of its own.
    fn is_won(&mut self, state: &G::State, side: Side, moves: u32) -> Option<bool> {
        let attacks = self.game.to_move(state) == side;
        if attacks && moves == 0 {
            return Some(false);
        }
        for m in self.game.legal_moves(state) {
            if self.wins(state, m, side, moves)? == attacks {
                return Some(attacks);
            }
        }
        Some(!attacks)
    }

    /// Whether it does after this move.
    fn wins(&mut self, state: &G::State, m: G::Move, side: Side, moves: u32) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let made = u32::from(self.game.to_move(state) == side);
        let next = self.game.after(state, m);
        match self.game.outcome(&next) {
            Some(outcome) => Some(outcome == Outcome::Win(side)),
            None => self.is_won(&next, side, moves - made),
        }
    }

    /// The moves that win when the score is counted.
    fn moves_that_win(&mut self, state: &G::State) -> Option<Vec<G::Move>> {
        let sign = if self.game.to_move(state) == Side::White { 1 } else { -1 };
        let mut winning = Vec::new();
        for m in self.game.legal_moves(state) {
            if sign * self.margin(&self.game.after(state, m))? > 0 {
                winning.push(m);
            }
        }
        Some(winning)
    }

    /// White's margin if both sides play for the best.
    fn margin(&mut self, state: &G::State) -> Option<i32> {
        if self.game.outcome(state).is_some() {
            return Some(*self.game.margins(state).expect("a score decides").start());
        }
        if let Some(&known) = self.margins.get(&self.game.hash(state)) {
            return Some(known);
        }
        self.left = self.left.checked_sub(1)?;
        let after = self.game.legal_moves(state).into_iter().map(|m| self.game.after(state, m));
        let margins = after.map(|next| self.margin(&next)).collect::<Option<Vec<_>>>()?;
        let best = match self.game.to_move(state) {
            Side::White => margins.into_iter().max(),
            Side::Black => margins.into_iter().min(),
        };
        let best = best.expect("a live position has a move");
        self.margins.insert(self.game.hash(state), best);
        Some(best)
    }
}
