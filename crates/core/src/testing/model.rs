//! A second, plain implementation of each game, to compare the fast one with.

use std::marker::PhantomData;

use crate::options::Options;
use crate::testing::options_of;
use crate::{GameUser, Outcome, Playable, Rng, open};

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

/// The board field of a position text, for models that keep rows of letters from the bottom up,
/// with dots for empty squares.
pub fn board_text(rows: &[Vec<char>]) -> String {
    let row = |row: &Vec<char>| {
        let mut text: String = row.iter().collect();
        for run in (1..=row.len()).rev() {
            text = text.replace(&".".repeat(run), &run.to_string());
        }
        text
    };
    rows.iter().rev().map(row).collect::<Vec<_>>().join("/")
}

/// Compares a game with its model under every option set of an `options.txt`, at least `plies` plies
/// each, fewer on boards that need the large type.
///
/// # Panics
/// At the first difference.
pub fn compare_all<G: Playable, M: Model>(option_sets: &str, plies: usize) {
    for line in option_sets.lines().filter(|line| !line.starts_with('#')) {
        let options = options_of::<G>(line.trim_start_matches('-'));
        let sit = Sit { options: &options, plies, model: PhantomData::<M> };
        open::<G, _>(&options, sit).unwrap_or_else(|errors| panic!("{line}: {errors:?}"));
    }
}

struct Sit<'a, M> {
    options: &'a Options,
    plies: usize,
    model: PhantomData<M>,
}

impl<M: Model> GameUser for Sit<'_, M> {
    type Out = ();

    fn with<G: Playable>(self, game: G) {
        let large = game.view(&game.initial()).cells.len() > 128;
        compare::<G, M>(&game, self.options, 11, if large { self.plies / 3 } else { self.plies });
    }
}

/// Plays random games with both implementations side by side, at least `plies` plies in all, no
/// game longer than 600.
///
/// # Panics
/// At the first difference, with the seed and the moves that lead to it.
pub fn compare<G: Playable, M: Model>(game: &G, options: &Options, seed: u64, plies: usize) {
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
