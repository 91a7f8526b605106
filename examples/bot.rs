//! A bot for any game: takes a win it sees, and else leaves its opponent the fewest moves.
//!
//! `cargo run --release --example bot` speaks the Universal Game Interface: try it with
//! `jogada arena wali "cmd:target/release/examples/bot" level:2`.

use std::io;
use std::time::{Duration, Instant};

use jogada_play::{
    Analysis, AnalysisLine, AnyMatch, Player, PlayerFault, Request, Rng, Score, Spec, Stop, games,
};
use jogada_ugi::Server;

/// Time for a move of which nothing is said.
const USUAL: Duration = Duration::from_secs(1);

/// A player that needs to know nothing about a game but its rules.
struct FewReplies {
    rng: Rng,
}

impl Player for FewReplies {
    fn name(&self) -> &'static str {
        "few replies"
    }

    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        let started = Instant::now();
        let time = request.limits_of(game.side()).time.unwrap_or(USUAL) / 2;
        let mut moves: Vec<_> = game.legal().into_iter().map(|offer| offer.text).collect();
        let mut trial = game.fork();
        let mut best: Option<(usize, String)> = None;
        let mut nodes = 0;
        while !moves.is_empty() {
            let m = moves.swap_remove(self.rng.below(moves.len()));
            let replies = replies(&mut *trial, &m);
            nodes += 1;
            if best.as_ref().is_none_or(|(fewest, _)| replies < *fewest) {
                best = Some((replies, m));
            }
            if stop.is_stopped() || started.elapsed() > time {
                break;
            }
        }
        let found = best.map(|(replies, m)| {
            let score = if replies == 0 { Score::Win(1) } else { Score::Eval(0) };
            let lines = vec![AnalysisLine { score, moves: vec![m] }];
            Analysis { depth: 1, nodes, time: started.elapsed(), lines }
        });
        found.iter().for_each(sink);
        Ok(found)
    }
}

/// How many replies a move leaves: none if it wins, very many if it ends the game otherwise.
fn replies(game: &mut dyn AnyMatch, m: &str) -> usize {
    let side = game.side();
    game.play(m).expect("offered moves are legal");
    let count = match game.ending() {
        Some(ending) if ending.outcome.winner() == Some(side) => 0,
        Some(_) => usize::MAX,
        None => game.legal().len(),
    };
    game.undo();
    count
}

fn main() -> io::Result<()> {
    let spec = games()[0].info().id.parse::<Spec>().expect("games of the catalogue have specs");
    Server::new(spec, "en")
        .with_player("Few Replies", "Jogada", |seed| Box::new(FewReplies { rng: Rng::new(seed) }))
        .serve(io::stdin().lock(), io::stdout())
}
