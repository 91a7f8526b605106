//! Several moves typed in one go.

use crate::any_match::AnyMatch;
use crate::ending::{PlayError, PlayProblem};

/// A word that could not be played, and why. The moves before it have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadMove {
    /// Which move, from 1.
    pub number: usize,
    /// What was typed.
    pub text: String,
    /// Why it was refused.
    pub error: PlayError,
}

/// A move typed with spaces in it has at most this many words: `c3 - c4 x a1`.
const MAX_WORDS: usize = 5;

/// Plays moves separated by spaces or commas; move numbers such as `12.` are passed over. A move
/// may itself be typed with spaces where that cannot be misunderstood: a word that is no legal
/// move is tried together with the ones after it.
pub fn play_move_list(game: &mut dyn AnyMatch, text: &str) -> Result<(), BadMove> {
    let separator = |c: char| c.is_whitespace() || c == ',';
    let words: Vec<&str> =
        text.split(separator).map(without_number).filter(|word| !word.is_empty()).collect();
    let (mut next, mut number) = (0, 1);
    while next < words.len() {
        next += play_one(game, &words[next..]).map_err(|(text, error)| BadMove {
            number,
            text,
            error,
        })?;
        number += 1;
    }
    Ok(())
}

/// Plays the move these words begin with; returns how many words it took.
fn play_one(game: &mut dyn AnyMatch, words: &[&str]) -> Result<usize, (String, PlayError)> {
    let most = words.len().min(MAX_WORDS);
    let joined = |count: usize| words[..count].join(" ");
    let mut errors = Vec::new();
    for count in linked(&words[..most]).into_iter().chain(1..=most) {
        match game.play(&joined(count)) {
            Ok(_) => return Ok(count),
            Err(error) => errors.push((joined(count), error)),
        }
    }
    // A move against the rules is a better guess at what was meant than a text that is no move.
    let place = errors.iter().position(|(_, error)| !matches!(error.problem, PlayProblem::Text(_)));
    Err(errors.swap_remove(place.unwrap_or(0)))
}

/// How many words hang together by signs, as `c3 - c4 x a1` does, or all but the first two, as in
/// `c3 c4 x a1`.
fn linked(words: &[&str]) -> Option<usize> {
    const SIGNS: [char; 3] = ['-', 'x', 'X'];
    let links = |pair: &[&str]| pair[0].ends_with(SIGNS) || pair[1].starts_with(SIGNS);
    let chain = |words: &[&str]| words.windows(2).take_while(|pair| links(pair)).count();
    let (from_first, from_second) = (chain(words), chain(&words[1..]));
    match (from_first, from_second) {
        (0, 0) => None,
        (0, more) => Some(more + 2),
        (more, _) => Some(more + 1),
    }
}

/// A word without the move number it begins with: `12.e5` is `e5`, `12.` is nothing.
fn without_number(word: &str) -> &str {
    let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = after_digits.trim_start_matches('.');
    let numbered = after_digits.len() < word.len() && rest.len() < after_digits.len();
    if numbered { rest } else { word }
}
