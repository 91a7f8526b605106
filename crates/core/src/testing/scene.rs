//! Single rules, tried on positions written as text.

use crate::{Message, Playable, Verdict};

/// A position on the table, for tests: panics with the game's own words when surprised.
pub struct Scene<'g, G: Playable> {
    game: &'g G,
    state: G::State,
}

impl<'g, G: Playable> Scene<'g, G> {
    /// The starting position.
    pub fn start(game: &'g G) -> Self {
        Scene { game, state: game.initial() }
    }

    /// The position of this text.
    ///
    /// # Panics
    /// If the text is refused.
    pub fn at(game: &'g G, text: &str) -> Self {
        let state = game.parse_state(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        Scene { game, state }
    }

    /// Plays moves, separated by spaces.
    ///
    /// # Panics
    /// If one of them is not legal.
    pub fn plays(mut self, moves: &str) -> Self {
        for text in moves.split_whitespace() {
            let m = self.game.parse_move(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
            self.game.check(&self.state, m).unwrap_or_else(|why| panic!("{text}: {why:?}"));
            self.game.play(&mut self.state, m);
        }
        self
    }

    /// The legal moves in byte order, with spaces between.
    pub fn legal(&self) -> String {
        let moves = self.game.legal_moves(&self.state);
        let mut texts: Vec<_> = moves.iter().map(|&m| self.game.show_move(m).to_string()).collect();
        texts.sort();
        texts.join(" ")
    }

    /// Whether this move is legal.
    pub fn allows(&self, text: &str) -> bool {
        self.legal().split(' ').any(|legal| legal == text)
    }

    /// Why a move is refused.
    ///
    /// # Panics
    /// If it is legal.
    pub fn refuses(&self, text: &str) -> Message {
        match self.game.parse_move(text) {
            Err(error) => error.message,
            Ok(m) => self.game.check(&self.state, m).expect_err(text).message,
        }
    }

    /// The position text.
    pub fn text(&self) -> String {
        self.game.show_state(&self.state).to_string()
    }

    /// The result as in the vectors, `w five`; empty while the game goes on.
    pub fn result(&self) -> String {
        let word = |v: Verdict| format!("{} {}", v.outcome.word(), v.reason);
        self.game.verdict(&self.state).map(word).unwrap_or_default()
    }

    /// The state itself.
    pub fn state(&self) -> &G::State {
        &self.state
    }
}
