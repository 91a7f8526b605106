//! The moves of the game, who made them, and the engine's evaluations.

use jogada_play::{Analysis, Annotation, AnyMatch, Outcome, Record, Score, Side, chance};

/// The engine's evaluation of one position.
#[derive(Clone, Debug)]
pub struct PositionEval {
    /// White's expected score, from 0 to 1.
    pub chance: f64,
    /// For the side to move; `None` at the end of the game.
    pub score: Option<Score>,
    /// `None` at the end of the game.
    pub best: Option<String>,
}

impl PositionEval {
    /// What was found for this side, which is to move.
    pub fn of(found: &Analysis, side: Side) -> PositionEval {
        let score = found.lines[0].score;
        let best = Some(found.best().to_owned());
        PositionEval { chance: chance(score, side), score: Some(score), best }
    }

    pub fn of_end(outcome: Outcome) -> PositionEval {
        let chance = match outcome {
            Outcome::Draw => 0.5,
            Outcome::Win(side) => f64::from(u8::from(side == Side::White)),
        };
        PositionEval { chance, score: None, best: None }
    }
}

#[derive(Default)]
pub struct History {
    moves: Vec<String>,
    /// Who made each move; sides need not alternate.
    sides: Vec<Side>,
    /// By the number of moves made before the position.
    evals: Vec<Option<PositionEval>>,
}

impl History {
    /// Follows the game, and drops what belongs to moves that were taken back.
    pub fn sync(&mut self, game: &dyn AnyMatch) {
        let moves = game.line().moves;
        let same = self.moves.iter().zip(&moves).take_while(|(a, b)| a == b).count();
        self.evals.truncate(same + 1);
        self.sides = game.movers();
        self.moves = moves;
    }

    pub fn len(&self) -> usize {
        self.moves.len()
    }

    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// Whether the move after this many others begins a row of the list of moves.
    pub fn opens_row(&self, ply: usize) -> bool {
        let side = self.sides[ply];
        side == Side::White || ply == 0 || self.sides[ply - 1] == side
    }

    /// The row of the list of moves, from 1, that has the move after this many others.
    pub fn row(&self, ply: usize) -> usize {
        (0..=ply).filter(|ply| self.opens_row(*ply)).count()
    }

    /// The moves marked as mistakes, of this side only if there is one.
    pub fn mistakes(&self, side: Option<Side>) -> Vec<usize> {
        let own = |ply: &usize| side.is_none_or(|side| self.sides[*ply] == side);
        let wrong = |ply: &usize| {
            self.annotation(*ply).is_some_and(|annotation| annotation != Annotation::Fine)
        };
        (0..self.len()).filter(own).filter(wrong).collect()
    }

    /// Of the position after this many moves.
    pub fn eval(&self, ply: usize) -> Option<&PositionEval> {
        self.evals.get(ply)?.as_ref()
    }

    /// As far as the analysis has been started.
    pub fn evals(&self) -> &[Option<PositionEval>] {
        &self.evals
    }

    /// The first position without an evaluation.
    pub fn next_unevaluated(&mut self) -> Option<usize> {
        self.evals.resize(self.moves.len() + 1, None);
        self.evals.iter().position(Option::is_none)
    }

    /// Ignored for a position that was taken back.
    pub fn set_eval(&mut self, ply: usize, eval: PositionEval) {
        if let Some(place) = self.evals.get_mut(ply) {
            *place = Some(eval);
        }
    }

    pub fn is_evaluated(&self) -> bool {
        self.evals.iter().all(Option::is_some)
    }

    /// How good the move after this many others was, once both positions are evaluated.
    pub fn annotation(&self, ply: usize) -> Option<Annotation> {
        let (before, after) = (self.eval(ply)?, self.eval(ply + 1)?);
        if before.best.as_ref() == self.moves.get(ply) {
            return Some(Annotation::Fine);
        }
        let side = *self.sides.get(ply)?;
        Some(Annotation::of(side, before.chance, after.chance))
    }

    /// Marks mistakes in a record of this game, with the better move as a comment.
    pub fn annotate(&self, mut record: Record) -> Record {
        for (ply, m) in record.moves.iter_mut().enumerate() {
            let annotation = self.annotation(ply).unwrap_or(Annotation::Fine);
            m.glyphs.extend(annotation.glyph());
            let best = self.eval(ply).and_then(|eval| eval.best.clone());
            if let (Some(best), true) = (best, annotation != Annotation::Fine) {
                m.comment = best;
            }
        }
        record
    }
}
