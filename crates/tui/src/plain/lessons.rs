//! Learning a game line by line.

use std::io::{self, BufRead, Write};

use jogada_play::{GameInfo, LessonAnswer, LessonStep, Message};

use super::Host;
use super::console::LineIo;
use super::exercise::{Exercise, ExerciseCommand, Typed};
use crate::PlaySettings;

/// Goes through the lesson of a game, from this step on, until the user quits or the input ends.
pub fn learn(
    info: &'static GameInfo,
    first: usize,
    settings: &PlaySettings,
    host: &Host,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let io = LineIo::new(&mut input, &mut output, host);
    let mut exercise = Exercise::new(io, info, settings, host);
    let steps = jogada_play::lessons(info);
    let last = Message::new("learn-last").with("game", info.name).with("id", info.id);
    exercise.go_through(&steps, first, &last, |exercise, step, place| {
        let title = step.attribute("title", &exercise.localizer);
        exercise.say(&place.of("learn-title").with("title", title))?;
        pose(exercise, step)
    })
}

/// Poses one step; `None` to leave.
fn pose(exercise: &mut Exercise<'_>, step: &LessonStep) -> io::Result<Option<ExerciseCommand>> {
    exercise.io.line(&step.text(&exercise.localizer))?;
    show(exercise, step)?;
    loop {
        match exercise.read(step.game())? {
            Typed::Quit => return Ok(None),
            Typed::Command(command @ (ExerciseCommand::Next | ExerciseCommand::Back)) => {
                return Ok(Some(command));
            }
            Typed::Command(ExerciseCommand::Board) => show(exercise, step)?,
            Typed::Command(ExerciseCommand::Hint | ExerciseCommand::Solution) => {
                let accepted = step.accepted().into_iter().next().unwrap_or_default();
                exercise.say(&Message::new("learn-solution").with("move", accepted))?;
            }
            Typed::Move(text) => {
                if is_right(exercise, step, &text)? {
                    return Ok(Some(ExerciseCommand::Next));
                }
            }
        }
    }
}

fn show(exercise: &mut Exercise<'_>, step: &LessonStep) -> io::Result<()> {
    let task = step.attribute("task", &exercise.localizer);
    exercise.show(step.game(), &step.view(), &task)
}

/// Says what became of a move; a right one is shown.
fn is_right(exercise: &mut Exercise<'_>, step: &LessonStep, text: &str) -> io::Result<bool> {
    let answer = step.answer(text, &exercise.localizer).expect("it was found to be legal");
    match answer {
        LessonAnswer::Wrong(why) => exercise.io.line(&why).map(|()| false),
        LessonAnswer::Right(sentence) => {
            let mut after = step.game().fork();
            after.play(text).expect("it was found to be legal");
            exercise.show(&*after, &after.view(), &sentence)?;
            exercise.io.line("").map(|()| true)
        }
    }
}
