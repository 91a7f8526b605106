//! Going back through the game, alone or with the engine.

use jogada_play::{Analysis, AnyMatch, Outcome, Record, Side, chance};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::GameScreen;
use super::history::PositionEval;
use crate::adviser::AdvicePurpose;

impl GameScreen {
    pub(super) fn start_review(&mut self) {
        if self.history.is_empty() {
            return self.say("notice-nothing-to-look-at");
        }
        self.view.start_review(self.history.len());
    }

    /// Has the engine evaluate every position of the game.
    pub(super) fn analyse(&mut self) {
        if !self.view.is_reviewing() {
            self.start_review();
        }
        if self.view.is_reviewing() {
            self.evaluate_next();
        }
    }

    /// Whether the key was one of the review.
    pub(super) fn review_key(&mut self, key: KeyEvent) -> bool {
        let all = self.history.len() as isize;
        let by = match key.code {
            KeyCode::Left | KeyCode::Up => -1,
            KeyCode::Right | KeyCode::Down => 1,
            KeyCode::PageUp => -10,
            KeyCode::PageDown => 10,
            KeyCode::Home => -all,
            KeyCode::End => all,
            _ => return false,
        };
        self.browse(by);
        true
    }

    /// Goes this many moves forward, or back if negative.
    pub(super) fn browse(&mut self, by: isize) {
        let Some(ply) = self.view.review() else { return };
        let ply = ply.saturating_add_signed(by).min(self.history.len());
        self.view.show_reviewed(ply, self.game_at(ply).view());
    }

    /// The game after this many moves.
    fn game_at(&self, ply: usize) -> Box<dyn AnyMatch> {
        let mut game = self.game().fork();
        for _ in ply..self.history.len() {
            game.undo();
        }
        game
    }

    /// Asks about the first position without an evaluation.
    fn evaluate_next(&mut self) {
        while let Some(ply) = self.history.next_unevaluated() {
            let game = self.game_at(ply);
            let Some(ending) = game.ending() else {
                return self.thinkers.ask_adviser(game, AdvicePurpose::Review(ply));
            };
            let chance = match ending.outcome {
                Outcome::Draw => 0.5,
                Outcome::Win(side) => f64::from(u8::from(side == Side::White)),
            };
            self.history.set_eval(ply, PositionEval { chance, score: None, best: None });
        }
    }

    /// Stores the evaluation and goes on with the next position.
    pub(super) fn evaluated(&mut self, ply: usize, found: &Analysis) {
        let side = self.game_at(ply).side();
        let score = found.lines[0].score;
        let best = Some(found.best().to_owned());
        let eval = PositionEval { chance: chance(score, side), score: Some(score), best };
        self.history.set_eval(ply, eval);
        if self.view.is_reviewing() {
            self.evaluate_next();
        }
        if self.history.is_evaluated() {
            self.say("notice-reviewed");
        }
    }

    /// The record, with the engine's marks if it has analysed the game.
    pub(super) fn annotated_record(&self) -> Record {
        self.history.annotate(self.session.record())
    }
}
