//! A second, plain implementation of each game, to compare the fast one with.

use crate::options::Options;
use crate::{Describe, Outcome, Rng};

/// A game written in the most obvious way: arrays, loops, texts. Knows no history.
pub trait Model {
    /// The starting position under these options.
    fn start(options: &Options) -> Self;
    /// The legal moves, in any order.
    fn legal(&self) -> Vec<String>;
    /// Plays one of them.
    fn play(&mut self, m: &str);
    /// Result and reason, once the game is over.
    fn ending(&self) -> Option<(Outcome, &'static str)>;
    /// The position text.
    fn text(&self) -> String;
}

/// Plays random games with both implementations side by side, at least `plies` plies in all, no
/// game longer than 600.
///
/// # Panics
/// At the first difference, with the seed and the moves that lead to it.
pub fn compare<G: Describe, M: Model>(game: &G, options: &Options, seed: u64, plies: usize) {
    let mut rng = Rng::new(seed);
    let mut played = 0;
    while played < plies {
        let (mut state, mut model) = (game.initial(), M::start(options));
        let mut line = Vec::new();
        for _ in 0..600 {
            let at = || format!("seed {seed}, {options:?}, after {}", line.join(" "));
            assert_eq!(game.show_state(&state).to_string(), model.text(), "{}", at());
            let verdict = game.verdict(&state).map(|v| (v.outcome, v.reason));
            assert_eq!(verdict, model.ending(), "{}", at());
            let (mut ours, mut theirs) = (Vec::new(), model.legal());
            game.moves(&state, &mut ours);
            let mut texts: Vec<_> = ours.iter().map(|&m| game.show_move(m).to_string()).collect();
            texts.sort();
            theirs.sort();
            assert_eq!(texts, theirs, "{}", at());
            if ours.is_empty() {
                break;
            }
            let m = ours[rng.below(ours.len())];
            let text = game.show_move(m).to_string();
            game.play(&mut state, m);
            model.play(&text);
            line.push(text);
        }
        played += line.len().max(1);
    }
}
