//! Lessons and puzzles.

use jogada_play::wire::{LessonEntry, PuzzleEntry, PuzzleReply};
use jogada_play::{AnyGame, GameInfo, Localizer, Puzzle, PuzzleAttempt, Stop, find};

use crate::error::ApiError;
use crate::i18n::Locale;
use crate::request::{PuzzleQuestion, PuzzleRequest};

/// The lesson of a game, step by step; empty if it has none.
pub fn lessons(id: &str, locale: Locale) -> Result<Vec<LessonEntry>, ApiError> {
    let info = known(id)?;
    Ok(LessonEntry::all(info, locale.game_localizer(info)))
}

/// The puzzles of a game, from easy to hard; empty if it has none.
pub fn puzzles(id: &str, locale: Locale) -> Result<Vec<PuzzleEntry>, ApiError> {
    let info = known(id)?;
    Ok(PuzzleEntry::all(info, locale.game_localizer(info)))
}

/// What whoever solves a puzzle wants to know.
pub struct PuzzleWork {
    attempt: PuzzleAttempt,
    question: PuzzleQuestion,
    /// The move to try.
    tried: String,
    localizer: &'static Localizer,
}

impl PuzzleWork {
    /// The puzzle with this id, of the game with that one, after the moves of the request.
    pub fn new(
        game: &str,
        id: &str,
        request: &PuzzleRequest,
        locale: Locale,
    ) -> Result<PuzzleWork, ApiError> {
        let info = known(game)?;
        let missing = || ApiError::not_found("refused-no-page");
        let puzzle = jogada_play::puzzles(info).into_iter().find(|puzzle| puzzle.id() == id);
        let puzzle: Puzzle = puzzle.ok_or_else(missing)?;
        let mut attempt = PuzzleAttempt::open(info, &puzzle).map_err(|_| missing())?;
        let (moves, tried) = request.split()?;
        attempt.replay(&moves).map_err(ApiError::play)?;
        if attempt.game().ending().is_some() || attempt.game().side() != attempt.solver() {
            return Err(ApiError::conflict("over", "refused-over-here"));
        }
        if request.ask == PuzzleQuestion::Try {
            attempt.game().check(&tried).map_err(|error| ApiError::play(error).at("moves"))?;
        }
        let localizer = locale.game_localizer(info);
        Ok(PuzzleWork { attempt, question: request.ask, tried, localizer })
    }

    /// The answer; a proof of some thousand positions, seldom of a million.
    pub fn run(self, stop: &Stop) -> Result<PuzzleReply, ApiError> {
        let PuzzleWork { mut attempt, question, tried, localizer } = self;
        match question {
            PuzzleQuestion::Try => {
                let reply = PuzzleReply::of_move(&mut attempt, &tried, localizer, stop);
                reply.map_err(ApiError::play)
            }
            PuzzleQuestion::Hint => Ok(PuzzleReply::hint(&attempt, localizer, stop)),
            PuzzleQuestion::Solution => Ok(PuzzleReply::solution(&attempt, localizer, stop)),
        }
    }
}

fn known(id: &str) -> Result<&'static GameInfo, ApiError> {
    find(id).map(AnyGame::info).ok_or_else(|| ApiError::not_found("refused-no-page"))
}
