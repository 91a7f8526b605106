//! Matches as numbers.

use jogada_play::{PlayProblem, Rng, games, open};

#[test]
fn actions_and_moves_are_the_same_in_random_games() {
    for id in games().iter().map(|game| game.info().id) {
        let (mut by_text, mut by_number) = (open(id, None).unwrap(), open(id, None).unwrap());
        let mut rng = Rng::new(7);
        while by_text.ending().is_none() && by_text.line().moves.len() < 200 {
            let (mut actions, mut mask) = (Vec::new(), vec![true; by_text.action_count()]);
            by_text.legal_actions(&mut actions);
            by_text.legal_mask(&mut mask);
            assert!(
                actions.is_sorted()
                    && (0..mask.len()).filter(|&n| mask[n]).eq(actions.iter().map(|&n| n as usize))
            );
            let mut texts: Vec<_> =
                actions.iter().map(|&n| by_text.action_text(n as usize).unwrap()).collect();
            let action = actions[rng.below(actions.len())] as usize;
            let text = by_text.action_text(action).unwrap();
            assert_eq!(by_text.action_of(&text), Ok(action));
            texts.sort();
            assert!(by_text.legal().into_iter().map(|offer| offer.text).eq(texts), "{id}");
            by_text.play(&text).unwrap();
            by_number.play_action(action).unwrap();
            assert_eq!(by_text.line(), by_number.line());
        }
    }
}

#[test]
fn a_number_that_is_no_legal_action_is_refused_with_a_reason_and_changes_nothing() {
    for id in games().iter().map(|game| game.info().id) {
        let mut game = open(id, None).unwrap();
        let mut actions = Vec::new();
        game.legal_actions(&mut actions);
        let illegal = (0..game.action_count()).find(|n| !actions.contains(&(*n as u32)));
        for action in illegal.into_iter().chain([game.action_count(), usize::MAX]) {
            let error = game.play_action(action).unwrap_err();
            assert!(matches!(error.problem, PlayProblem::Illegal(_)), "{id} {action}");
        }
        assert!(game.line().moves.is_empty());
        assert_eq!(game.action_text(game.action_count()), None);
    }
}

#[test]
fn a_finished_game_has_no_actions() {
    let spec: jogada_play::Spec = "nava".parse().unwrap();
    let mut game = spec.open_at("final").unwrap();
    let (mut actions, mut mask) = (Vec::new(), vec![true; game.action_count()]);
    game.legal_actions(&mut actions);
    game.legal_mask(&mut mask);
    assert!(actions.is_empty() && mask.iter().all(|legal| !legal));
    assert!(matches!(game.play_action(0).unwrap_err().problem, PlayProblem::Over(_)));
}
