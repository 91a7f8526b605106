//! Puts a running server under load and tells how it bore it.
//!
//! ```console
//! $ cargo run --release -p jogada-web --example load -- 127.0.0.1:8080 1000 0 60 5000
//! ```
//!
//! Arguments: address (several servers: with commas between them), games, spectators, seconds, milliseconds between two moves of a game, and the
//! spec to play; without it all games are played in turn.
//!
//! ```console
//! $ cargo run --release -p jogada-web --example load -- idle 127.0.0.1:8080 10000 60
//! $ cargo run --release -p jogada-web --example load -- slow 127.0.0.1:8080 3400
//! ```
//!
//! The first holds so many sockets for so many seconds before a move is made in each of their games; the second opens so many requests
//! that never end.

mod crowd;
mod idle;
mod slow;

use std::time::Duration;

use crowd::{Load, Tally};
use idle::Held;
use slow::Slow;

/// How long a server that is down at the end may take to come back.
const PATIENCE: Duration = Duration::from_secs(30);

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize| words.get(place).cloned().ok_or("too few arguments");
    // Every connection is a file descriptor.
    rlimit::increase_nofile_limit(1 << 16)?;
    match words.first().map(String::as_str) {
        Some("idle") => {
            let wait = Duration::from_secs(word(3)?.parse()?);
            let held = idle::run(word(1)?.parse()?, word(2)?.parse()?, wait).await;
            tell_held(&held.ok_or("the server does not answer")?);
            return Ok(());
        }
        Some("slow") => {
            tell_slow(&slow::run(word(1)?.parse()?, word(2)?.parse()?).await);
            return Ok(());
        }
        _ => {}
    }
    let load = Load {
        addresses: word(0)?.split(',').map(str::parse).collect::<Result<_, _>>()?,
        games: word(1)?.parse()?,
        spectators: word(2)?.parse()?,
        length: Duration::from_secs(word(3)?.parse()?),
        period: Duration::from_millis(word(4)?.parse()?),
        timeouts: PATIENCE,
        spec: word(5).unwrap_or_default(),
    };
    let seconds = load.length.as_secs_f64();
    tell(&crowd::run(load).await, seconds);
    Ok(())
}

#[expect(clippy::print_stdout, reason = "this is what the program is for")]
fn tell(tally: &Tally, seconds: f64) {
    let rate = tally.acknowledged as f64 / seconds;
    println!("moves      {} ({rate:.0} per second)", tally.acknowledged);
    println!("delays     {}", quantiles(&tally.delays));
    println!("errors     {}", tally.errors.values().sum::<usize>());
    for (error, times) in &tally.errors {
        println!("           {times} times: {error}");
    }
    println!("refused    {} (and made again)", tally.refused);
    println!("lost moves {}", tally.lost);
    println!("unverified {} (the server did not come back)", tally.unverified);
    println!("absences   {} {}", tally.absences.len(), quantiles(&tally.absences));
    println!("watched    {} frames", tally.watched);
}

#[expect(clippy::print_stdout, reason = "this is what the program is for")]
fn tell_held(held: &Held) {
    println!("opened     {} sockets, {} of them lost", held.opened, held.lost);
    println!("heard      {} a move: {}", held.heard.len(), quantiles(&held.heard));
}

#[expect(clippy::print_stdout, reason = "this is what the program is for")]
fn tell_slow(slow: &Slow) {
    println!("closed     {}: {}", slow.open.len(), quantiles(&slow.open));
    println!("left open  {}", slow.left);
    println!("others     {} served: {}", slow.others.len(), quantiles(&slow.others));
    println!("failed     {}", slow.failed);
}

/// The middle, the worst in a hundred and the worst of all.
fn quantiles(times: &[Duration]) -> String {
    let mut times = times.to_vec();
    times.sort();
    let at = |share: f64| {
        let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
    };
    format!("p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms", at(0.5), at(0.99), at(1.0))
}
