//! Positions searched per second of this processor, game by game, for `scripts/wasm-speed`.

use cpu_time::ThreadTime;

#[expect(clippy::print_stdout, reason = "it is what the program is for")]
fn main() {
    let wanted = std::env::args().nth(1);
    for game in jogada_play::games().iter().map(|game| game.info()) {
        if wanted.as_deref().is_none_or(|id| id == game.id) {
            let started = ThreadTime::now();
            let nodes = jogada_play::bench(game).nodes;
            println!("{} {nodes} {:.6}", game.id, started.elapsed().as_secs_f64());
        }
    }
}
