//! The colours of boards, read from the style sheet of the page: a picture looks like the board it is of.

use std::collections::HashMap;
use std::sync::LazyLock;

const TABLE: &str = include_str!("../../web/assets/themes.css");

/// The theme of the first block, which names itself nowhere.
const DEFAULT: &str = "";

type Colours = HashMap<&'static str, [&'static str; 2]>;

static THEMES: LazyLock<HashMap<&'static str, Colours>> = LazyLock::new(read_table);

/// Colours by the names of the style sheet, without dashes.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    colours: &'static Colours,
    dark: bool,
}

impl Theme {
    /// A theme of the table; the default one if there is none of this name.
    pub fn named(name: &str, dark: bool) -> Theme {
        let colours = THEMES.get(name).unwrap_or_else(|| &THEMES[DEFAULT]);
        Theme { colours, dark }
    }

    /// A colour, if the table has it.
    pub fn get(self, name: &str) -> Option<&'static str> {
        self.colours.get(name).map(|shades| shades[usize::from(self.dark)])
    }

    /// # Panics
    /// If the table has no such colour, which the tests of the pictures exclude.
    pub fn colour(self, name: &str) -> &'static str {
        self.get(name).unwrap_or_else(|| panic!("themes.css has no --{name}"))
    }
}

fn read_table() -> HashMap<&'static str, Colours> {
    let mut themes: HashMap<_, Colours> = HashMap::new();
    for block in TABLE.split('}') {
        let Some((selector, body)) = block.split_once('{') else { continue };
        let name = selector.split_once("data-board='").and_then(|(_, rest)| rest.split_once('\''));
        let mut colours = themes.get(DEFAULT).cloned().unwrap_or_default();
        colours.extend(body.split(';').filter_map(read_colour));
        themes.insert(name.map_or(DEFAULT, |(name, _)| name), colours);
    }
    themes
}

/// `--name: light-dark(#ffffff, #000000)` or `--name: #ffffff`.
fn read_colour(line: &'static str) -> Option<(&'static str, [&'static str; 2])> {
    let (name, value) = line.trim().strip_prefix("--")?.split_once(':')?;
    let pair = value.trim().strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')'));
    let [light, dark] = match pair.and_then(|pair| pair.split_once(',')) {
        Some((light, dark)) => [light.trim(), dark.trim()],
        None => [value.trim(); 2],
    };
    Some((name, [light, dark]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_changes_some_colours_and_keeps_the_others() {
        let (usual, slate) = (Theme::named("", false), Theme::named("slate", false));
        assert_ne!(usual.colour("wood"), slate.colour("wood"));
        assert_eq!(usual.colour("black-piece"), slate.colour("black-piece"));
        assert_ne!(usual.colour("wood"), Theme::named("", true).colour("wood"));
        assert_eq!(Theme::named("unknown", false).colour("wood"), usual.colour("wood"));
    }

    #[test]
    fn every_colour_of_the_table_is_six_digits() {
        for colours in THEMES.values() {
            for colour in colours.values().flatten() {
                let digits = colour.strip_prefix('#').unwrap_or_default();
                assert!(digits.len() == 6 && u32::from_str_radix(digits, 16).is_ok(), "{colour}");
            }
        }
    }
}
