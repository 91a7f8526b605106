//! Lessons: every step can be taken, and both languages answer right and wrong moves.

use std::collections::HashSet;

use jogada_games::test_each_game;
use jogada_play::{LessonAnswer, LessonStep, Localizer, languages, lessons, read_lessons};

use crate::random::info;

test_each_game!(every_step_of_a_lesson_can_be_taken(id), every_move_of_a_lesson_is_answered(id));

fn every_step_of_a_lesson_can_be_taken(id: &str) {
    let steps = lessons(info(id));
    let names: HashSet<_> = steps.iter().map(LessonStep::id).collect();
    assert_eq!(names.len(), steps.len(), "{id}: a step is there twice");
    for step in &steps {
        let accepted = step.accepted();
        assert!(!accepted.is_empty(), "{id} {}: no legal move is right", step.id());
        for (moves, why) in step.refused(&Localizer::of("en", info(id))) {
            assert!(!moves.is_empty(), "{id} {}: no move for “{why}”", step.id());
        }
    }
}

fn every_move_of_a_lesson_is_answered(id: &str) {
    for localizer in languages().map(|language| Localizer::of(language, info(id))) {
        for step in lessons(info(id)) {
            let at = format!("{id} {} {}", step.id(), localizer.language());
            let texts =
                ["title", "task", "right", "wrong"].map(|name| step.attribute(name, &localizer));
            for text in texts.iter().chain([&step.text(&localizer)]) {
                assert!(text.len() > 3 && !text.contains(['{', '}']), "{at}: “{text}”");
                assert!(!text.starts_with("lesson-"), "{at}: no text");
            }
            let accepted = step.accepted();
            for offer in step.game().legal() {
                let answer = step.answer(&offer.text, &localizer).unwrap();
                let right = accepted.contains(&offer.text);
                let (is_right, said) = match &answer {
                    LessonAnswer::Right(said) => (true, said),
                    LessonAnswer::Wrong(said) => (false, said),
                };
                assert_eq!(is_right, right, "{at} {}", offer.text);
                assert!(said.len() > 3, "{at} {}: “{said}”", offer.text);
            }
        }
    }
}

#[test]
fn an_illegal_move_is_explained_by_the_rules() {
    let steps = lessons(info("pente"));
    let localizer = Localizer::of("en", info("pente"));
    let error = steps[0].answer("a1", &localizer).unwrap_err();
    assert!(localizer.say(&error).contains("centre"), "{error}");
}

#[test]
fn blocks_that_are_no_steps_are_refused_with_their_line() {
    for (text, line) in [
        ("step: a", 1),
        ("accept: any", 1),
        ("# x\n\nstep: a\naccept: any\nwhat: 1", 5),
        ("step: a\naccept: any\nrefuse: a1", 3),
        ("step: a\noptions: size=3\naccept: any", 2),
        ("step: a\nposition: 5 w\naccept: any", 2),
        ("step: a\nmoves: a1\naccept: any", 2),
        ("step: a\nmarks: zz\naccept: any", 2),
    ] {
        let error = read_lessons(info("pente"), text).err().unwrap_or_else(|| panic!("{text}"));
        assert_eq!(error.line, line, "{text}");
        for language in languages() {
            let said = Localizer::of(language, info("pente")).say(&error);
            assert!(!said.contains("lessons-"), "{said}");
        }
    }
}
