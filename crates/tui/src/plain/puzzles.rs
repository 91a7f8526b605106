//! Solving puzzles line by line.

use std::io::{self, BufRead, Write};

use jogada_play::wire::{PuzzleReply, PuzzleVerdict};
use jogada_play::{GameInfo, Message, Puzzle, PuzzleAttempt, Stop};

use super::Host;
use super::console::LineIo;
use super::exercise::{Exercise, ExerciseCommand, Typed};
use crate::PlaySettings;

/// Poses the puzzles of a game in turn, from this number on, until the user quits or the input ends.
///
/// # Panics
/// If a puzzle of the game cannot be set up, which the tests exclude.
pub fn solve_puzzles(
    info: &'static GameInfo,
    first: usize,
    settings: &PlaySettings,
    host: &Host,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let io = LineIo::new(&mut input, &mut output, host);
    let mut exercise = Exercise::new(io, info, settings, host);
    let puzzles = jogada_play::puzzles(info);
    exercise.go_through(&puzzles, first, &Message::new("puzzle-last"), |exercise, puzzle, place| {
        let difficulty = usize::from(puzzle.difficulty);
        exercise.say(&place.of("puzzle-title").with("difficulty", difficulty))?;
        pose(exercise, info, puzzle)
    })
}

/// Poses one puzzle; `None` to leave.
fn pose(
    exercise: &mut Exercise<'_>,
    info: &'static GameInfo,
    puzzle: &Puzzle,
) -> io::Result<Option<ExerciseCommand>> {
    let mut attempt = PuzzleAttempt::open(info, puzzle).expect("a test sets every puzzle up");
    show(exercise, &attempt)?;
    loop {
        match exercise.read(attempt.game())? {
            Typed::Quit => return Ok(None),
            Typed::Command(command @ (ExerciseCommand::Next | ExerciseCommand::Back)) => {
                return Ok(Some(command));
            }
            Typed::Command(ExerciseCommand::Board) => show(exercise, &attempt)?,
            Typed::Command(ExerciseCommand::Hint) => hint(exercise, &attempt)?,
            Typed::Command(ExerciseCommand::Solution) => solution(exercise, &attempt)?,
            Typed::Move(text) => {
                if is_solved(exercise, &mut attempt, &text)? {
                    return Ok(Some(ExerciseCommand::Next));
                }
            }
        }
    }
}

/// Plays a move, and says what became of it; whether the puzzle is solved.
fn is_solved(
    exercise: &mut Exercise<'_>,
    attempt: &mut PuzzleAttempt,
    text: &str,
) -> io::Result<bool> {
    let reply = PuzzleReply::of_move(attempt, text, &exercise.localizer, &Stop::default());
    let reply = reply.expect("it was found to be legal");
    exercise.io.line(&reply.text)?;
    if reply.verdict == PuzzleVerdict::Right {
        show(exercise, attempt)?;
    }
    Ok(reply.verdict == PuzzleVerdict::Solved)
}

/// The board and what is to be done.
fn show(exercise: &mut Exercise<'_>, attempt: &PuzzleAttempt) -> io::Result<()> {
    let game = attempt.game();
    let task = attempt.task(&exercise.localizer);
    let prompt = exercise.localizer.say(&game.view().prompt);
    exercise.show(game, &game.view(), &format!("{task}\n{prompt}"))
}

fn hint(exercise: &mut Exercise<'_>, attempt: &PuzzleAttempt) -> io::Result<()> {
    let hint = PuzzleReply::hint(attempt, &exercise.localizer, &Stop::default());
    exercise.io.line(&hint.text)
}

fn solution(exercise: &mut Exercise<'_>, attempt: &PuzzleAttempt) -> io::Result<()> {
    let solution = PuzzleReply::solution(attempt, &exercise.localizer, &Stop::default());
    exercise.io.line(&solution.text)
}
