//! Thinking on other threads.

use std::sync::mpsc;

use jogada_play::{Limits, PlayerSpec, Request, games, open};
use jogada_tui::{Worker, WorkerUpdate};

#[test]
fn a_worker_answers_the_last_question_and_stops_when_told() {
    for game in games() {
        let game = open(game.info().id, None).unwrap();
        let player = PlayerSpec::parse("max:1", game.info()).unwrap().open(1);
        let (sender, update) = mpsc::channel();
        let mut worker = Worker::start(
            player.expect("it is built in"),
            Box::new(move |number, update| {
                let _ = sender.send((number, update));
            }),
        );
        let endless = Request { limits: Limits::default(), ..Request::default() };
        worker.ask(1, game.fork(), endless);
        worker.ask(2, game.fork(), endless);
        worker.stop();
        let answers = update.iter().filter(|(_, update)| matches!(update, WorkerUpdate::Done(_)));
        let numbers: Vec<u64> = answers.map(|(number, _)| number).take(2).collect();
        assert_eq!(numbers, [1, 2], "{}", game.info().id);
    }
}
