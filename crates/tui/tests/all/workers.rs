//! Thinking on other threads.

use std::sync::mpsc;

use jogada_play::{Limits, PlayerSpec, Request, games, open};
use jogada_tui::{News, Worker};

#[test]
fn a_worker_answers_the_last_question_and_stops_when_told() {
    for game in games() {
        let table = open(game.info().id, None).unwrap();
        let player = PlayerSpec::parse("max:1", table.info()).unwrap().open(1);
        let (sender, news) = mpsc::channel();
        let mut worker = Worker::start(
            player,
            Box::new(move |number, news| {
                let _ = sender.send((number, news));
            }),
        );
        let endless = Request { limits: Limits::default(), ..Request::default() };
        worker.ask(1, table.line(), endless);
        worker.ask(2, table.line(), endless);
        worker.stop();
        let answers = news.iter().filter(|(_, news)| matches!(news, News::Chosen(_)));
        let numbers: Vec<u64> = answers.map(|(number, _)| number).take(2).collect();
        assert_eq!(numbers, [1, 2], "{}", game.info().id);
    }
}
