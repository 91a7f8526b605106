//! Option sets from words: games, presets and grids of options.

use jogada_play::{Localize, Localizer, Message, Spec, SpecError, shorten};

/// Option sets of a survey, at most.
const MAX_SETS: usize = 10_000;

/// Values of one option, at most.
const MAX_VALUES: i64 = 1_000;

/// Why words are no option sets. `Display` is for programmers; it is localised for users.
#[derive(Debug, thiserror::Error)]
pub enum GridError {
    /// An option comes before any game.
    #[error("“{0}” comes before any game")]
    NoGame(String),
    /// A range is not from a smaller to a larger number.
    #[error("“{0}” is no range of numbers")]
    Range(String),
    /// A game or an option is wrong.
    #[error("“{0}” is no set of options")]
    Spec(String, SpecError),
    /// There are too many of them.
    #[error("more than {MAX_SETS} option sets")]
    TooMany,
    /// No combination of the options fits.
    #[error("no option set can be played")]
    Empty,
}

impl Localize for GridError {
    fn localize(&self, localizer: &Localizer) -> String {
        let about = |id, word: &str| Message::new(id).with("word", shorten(word));
        localizer.say(&match self {
            GridError::NoGame(word) => about("survey-no-game", word),
            GridError::Range(word) => about("survey-range", word),
            GridError::Spec(_, error) => return localizer.say(error),
            GridError::TooMany => Message::new("survey-too-many").with("most", MAX_SETS),
            GridError::Empty => Message::new("survey-empty"),
        })
    }
}

/// The option sets that these words stand for, in their order, each once; and those whose options do not fit
/// each other. A word with `=` gives an option of the game before it several values, as in `size=3,4,5` or
/// `cubes=3..6`; `GAME:*` stands for the game and all its presets.
pub fn option_sets<'w>(
    words: impl IntoIterator<Item = &'w str>,
) -> Result<(Vec<Spec>, Vec<String>), GridError> {
    let (mut all, mut group): (Vec<Spec>, Vec<Spec>) = Default::default();
    for word in words {
        if is_option(word) {
            group = widened(&group, word)?;
        } else {
            all.append(&mut group);
            group = begun(word)?;
        }
        if all.len() + group.len() > MAX_SETS {
            return Err(GridError::TooMany);
        }
    }
    all.append(&mut group);
    let mut known = std::collections::HashSet::new();
    all.retain(|spec| known.insert(spec.to_string()));
    let (fit, unfit): (Vec<Spec>, Vec<Spec>) =
        all.into_iter().partition(|spec| spec.open(None).is_ok());
    if fit.is_empty() {
        return Err(GridError::Empty);
    }
    Ok((fit, unfit.iter().map(ToString::to_string).collect()))
}

/// Whether a word is an option of the game before it, and no game with options.
fn is_option(word: &str) -> bool {
    word.contains('=') && !word.contains(':')
}

/// The sets that a word without a grid stands for.
fn begun(word: &str) -> Result<Vec<Spec>, GridError> {
    let read =
        |text: &str| text.parse::<Spec>().map_err(|error| GridError::Spec(text.to_owned(), error));
    let Some(game) = word.strip_suffix(":*") else { return Ok(vec![read(word)?]) };
    let usual = read(game)?;
    let presets = usual.info().presets.iter().map(|preset| read(&format!("{game}:{}", preset.id)));
    let presets = presets.collect::<Result<Vec<_>, _>>()?;
    Ok([vec![usual], presets].concat())
}

/// Every set with every value of an option.
fn widened(sets: &[Spec], word: &str) -> Result<Vec<Spec>, GridError> {
    if sets.is_empty() {
        return Err(GridError::NoGame(word.to_owned()));
    }
    let (key, values) = word.split_once('=').expect("an option has a value");
    let values =
        values.split(',').map(|value| expanded(value, word)).collect::<Result<Vec<_>, _>>();
    let values = values?.concat();
    let with = |(spec, value): (&Spec, &String)| {
        let mut spec = spec.clone();
        let set = spec.set(key, value);
        set.map(|()| spec).map_err(|error| GridError::Spec(word.to_owned(), error))
    };
    sets.iter().flat_map(|spec| values.iter().map(move |value| (spec, value))).map(with).collect()
}

/// `3..6` is 3, 4, 5 and 6; anything else is a value.
fn expanded(value: &str, word: &str) -> Result<Vec<String>, GridError> {
    let Some((first, last)) = value.split_once("..") else { return Ok(vec![value.to_owned()]) };
    match (first.trim().parse::<i64>(), last.trim().parse::<i64>()) {
        (Ok(first), Ok(last)) if first <= last && last.saturating_sub(first) < MAX_VALUES => {
            Ok((first..=last).map(|number| number.to_string()).collect())
        }
        _ => Err(GridError::Range(word.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sets(words: &str) -> Result<Vec<String>, GridError> {
        let (fit, _) = option_sets(words.split_whitespace())?;
        Ok(fit.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn a_grid_has_every_combination_once() {
        let nava = sets("nava size=3,4 discs=3 cubes=3..5").unwrap();
        assert_eq!(nava.len(), 6);
        assert_eq!(nava[0], "nava:size=3,discs=3,cubes=3");
        assert_eq!(sets("nava nava").unwrap(), ["nava"]);
        assert_eq!(sets("nava:tiny cubes=4,5").unwrap().len(), 2);
    }

    #[test]
    fn several_games_and_all_presets_can_be_given() {
        let all = sets("wali:* nava:tiny").unwrap();
        assert!(all.len() > 3 && all[0] == "wali" && all.last().unwrap().starts_with("nava:"));
    }

    #[test]
    fn sets_that_do_not_fit_are_left_out_and_named() {
        let (fit, unfit) = option_sets(["nava", "size=3,4,5", "cubes=1..40"]).unwrap();
        assert!(!fit.is_empty());
        assert_eq!(fit.len() + unfit.len(), 120);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let refused = |words: &str| sets(words).unwrap_err().to_string();
        assert!(refused("size=3 nava").contains("size=3"));
        assert!(refused("nava cubes=6..3").contains("6..3"));
        assert!(refused("chess").contains("chess"));
        assert!(refused("nava colour=red").contains("colour"));
        assert!(matches!(sets(""), Err(GridError::Empty)));
        assert!(matches!(
            sets("nava cubes=1..900 discs=1..900"),
            Err(GridError::TooMany | GridError::Spec(..))
        ));
    }
}
