//! A game evaluated position by position, so that others can have their turns in between.

use std::time::Duration;

use jogada_play::{
    Annotation, AnyMatch, Limits, Outcome, Request, Score, Side, Stop, Strategy, chance,
};

use crate::wire::ReviewedPosition;

/// Bytes of the transposition table.
const MEMORY: usize = 16 << 20;
/// The search of each position.
const LIMITS: Limits =
    Limits { depth: None, nodes: Some(30_000), time: Some(Duration::from_millis(300)) };

/// A game under review: its positions in turn, from the first to the last.
pub struct Review {
    game: Box<dyn AnyMatch>,
    moves: Vec<String>,
    /// Of the position that comes next.
    ply: usize,
    before: Option<Evaluated>,
}

/// The evaluation of a position.
#[derive(Clone, Debug)]
pub struct Evaluated {
    side: Side,
    score: Score,
    chance: f64,
    best: Option<String>,
}

impl Review {
    /// Begins where the game began.
    pub fn new(mut game: Box<dyn AnyMatch>) -> Review {
        let moves = game.line().moves;
        while game.undo().is_some() {}
        Review { game, moves, ply: 0, before: None }
    }

    /// Leaves out the positions before one.
    ///
    /// # Panics
    /// Never: all moves have been played before.
    #[must_use]
    pub fn skip_to(mut self, ply: usize) -> Review {
        for text in &self.moves[..ply.min(self.moves.len())] {
            self.game.play(text).expect("it has been played before");
            self.ply += 1;
        }
        self
    }

    /// The position to [`evaluate`] next, if there is one.
    pub fn next_position(&self) -> Option<&dyn AnyMatch> {
        (self.ply <= self.moves.len()).then_some(&*self.game)
    }

    /// Moves before the position that comes next, and in all.
    pub fn progress(&self) -> (usize, usize) {
        (self.ply, self.moves.len())
    }

    /// Takes the evaluation of that position; returns what is told of it.
    ///
    /// # Panics
    /// Never: all moves have been played before.
    pub fn take(&mut self, evaluated: Evaluated) -> ReviewedPosition {
        let ply = self.ply;
        let made = ply.checked_sub(1).map(|last| self.moves[last].as_str());
        let annotation = match (&self.before, made) {
            (Some(before), Some(made)) => annotate(before, &evaluated, made),
            _ => "",
        };
        if let Some(text) = self.moves.get(ply) {
            self.game.play(text).expect("it has been played before");
        }
        self.ply += 1;
        let Evaluated { score, chance, ref best, .. } = evaluated;
        let told =
            ReviewedPosition { ply, chance, score: score.into(), best: best.clone(), annotation };
        self.before = Some(evaluated);
        told
    }
}

/// The mark of a move (`?`, `??` …). The best move found is never marked.
fn annotate(before: &Evaluated, after: &Evaluated, made: &str) -> &'static str {
    if before.best.as_deref() == Some(made) {
        return "";
    }
    Annotation::of(before.side, before.chance, after.chance).mark()
}

/// Searches a position of a game under review; `None` if it was stopped before it found anything.
pub fn evaluate(game: &dyn AnyMatch, stop: &Stop) -> Option<Evaluated> {
    let (side, request) = (game.side(), Request { limits: LIMITS, ..Request::default() });
    let found = game.think(&Strategy::alpha_beta(MEMORY), &request, stop, &mut |_| {});
    let (score, best) = match (found, game.ending()) {
        (Some(found), _) => (found.lines[0].score, Some(found.best().to_owned())),
        (None, ending) => (final_score(ending?.outcome, side), None),
    };
    Some(Evaluated { side, score, chance: chance(score, side), best })
}

/// The score of a finished game.
fn final_score(outcome: Outcome, side: Side) -> Score {
    match outcome {
        Outcome::Draw => Score::Draw,
        Outcome::Win(winner) if winner == side => Score::Win(0),
        Outcome::Win(_) => Score::Loss(0),
    }
}
