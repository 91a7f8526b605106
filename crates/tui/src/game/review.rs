//! Looking through a game, alone or with the engine.

use jogada_play::{Analysis, GameLine, Judgement, Record, Score, Side, chance};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::thinkers::AdvicePurpose;
use super::{GameScreen, Notice};

/// What is known about the position after so many moves.
#[derive(Clone, Debug)]
pub struct PositionEval {
    /// What White may hope for, from 0 to 1.
    pub chance: f64,
    /// For the side to move; `None` at the end of the game.
    pub score: Option<Score>,
    /// The best move there, if one is left.
    pub best: Option<String>,
}

/// A look through a game.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// Moves made in the position that is seen.
    pub ply: usize,
}

impl GameScreen {
    /// Begins to look through the game at the position that is on the board.
    pub(super) fn start_review(&mut self) {
        if self.moves.is_empty() {
            return self.say("notice-nothing-to-look-at");
        }
        self.review = Some(Review { ply: self.moves.len() });
        self.selection.release();
        self.hint.clear();
    }

    /// Has the engine judge every position of the game.
    pub(super) fn analyse(&mut self) {
        if self.review.is_none() {
            self.start_review();
        }
        if self.review.is_some() {
            self.evaluate_next();
        }
    }

    pub(super) fn review_key(&mut self, key: KeyEvent) -> bool {
        let all = self.moves.len() as isize;
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

    /// Goes so many moves on or back.
    pub(super) fn browse(&mut self, by: isize) {
        let Some(review) = &mut self.review else { return };
        review.ply = review.ply.saturating_add_signed(by).min(self.moves.len());
        let ply = review.ply;
        self.view = self.line_to(ply).game().view();
    }

    /// The game up to a move.
    fn line_to(&self, ply: usize) -> GameLine {
        let mut line = self.game().line();
        line.moves.truncate(ply);
        line
    }

    /// Asks about the first position that is not judged yet.
    fn evaluate_next(&mut self) {
        self.evals.resize(self.moves.len() + 1, None);
        let Some(ply) = self.evals.iter().position(Option::is_none) else { return };
        let line = self.line_to(ply);
        if let Some(ending) = line.game().ending() {
            let value = match ending.outcome {
                jogada_play::Outcome::Draw => 0.5,
                jogada_play::Outcome::Win(side) => f64::from(u8::from(side == Side::White)),
            };
            self.evals[ply] = Some(PositionEval { chance: value, score: None, best: None });
            return self.evaluate_next();
        }
        self.thinkers.ask_adviser(line, AdvicePurpose::Review(ply), &self.session);
    }

    /// The adviser has judged a position; on to the next.
    pub(super) fn evaluated(&mut self, ply: usize, analysis: &Analysis) {
        let side = self.line_to(ply).game().side();
        let score = analysis.lines[0].score;
        if let Some(place) = self.evals.get_mut(ply) {
            let best = Some(analysis.best().to_owned());
            *place = Some(PositionEval { chance: chance(score, side), score: Some(score), best });
        }
        if self.review.is_some() {
            self.evaluate_next();
        }
        if self.evals.iter().all(Option::is_some) {
            self.notice = Some(Notice { text: self.localizer.word("notice-judged"), alarm: false });
        }
    }

    /// What the engine says about a move of the game, once it has looked at it.
    pub(super) fn judgement(&self, ply: usize) -> Option<Judgement> {
        let before = self.evals.get(ply)?.as_ref()?;
        let after = self.evals.get(ply + 1)?.as_ref()?;
        if before.best.as_ref() == self.moves.get(ply) {
            return Some(Judgement::Fine);
        }
        let side = *self.sides.get(ply)?;
        Some(Judgement::of(side, before.chance, after.chance))
    }

    /// The record, with the marks of the engine if it has looked at the game.
    pub(super) fn annotated_record(&self) -> Record {
        let mut record = self.session.record();
        for (ply, m) in record.moves.iter_mut().enumerate() {
            let judgement = self.judgement(ply).unwrap_or(Judgement::Fine);
            m.glyphs.extend(judgement.glyph());
            let best = self.evals.get(ply).and_then(|evals| evals.as_ref()?.best.clone());
            if let (Some(best), true) = (best, judgement != Judgement::Fine) {
                m.comment = best;
            }
        }
        record
    }
}
