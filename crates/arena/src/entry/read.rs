//! Reading entries: settings in brackets, then a player.

use std::time::Duration;

use jogada_play::{GameInfo, PlayerSpec, parse_time, split_command};
use jogada_ugi::Timeouts;

use super::{Entry, EntryError};

/// Letters of a name.
const MAX_NAME: usize = 40;

impl Entry {
    /// Reads an entry: perhaps settings in brackets, separated by spaces, then the name of a player.
    /// Quotes group words as in a command line.
    pub fn parse(text: &str, game: &GameInfo) -> Result<Entry, EntryError> {
        let text = text.trim();
        let (settings, player) = match text.strip_prefix('[') {
            Some(rest) => {
                let open = || EntryError::Open(text.to_owned());
                let end = bracket_end(rest).ok_or_else(open)?;
                (&rest[..end], &rest[end + 1..])
            }
            None => ("", text),
        };
        let typed = player.trim();
        if typed.is_empty() && !text.is_empty() {
            return Err(EntryError::NoPlayer(text.to_owned()));
        }
        let player = PlayerSpec::parse(typed, game).map_err(EntryError::Player)?;
        let words = match settings.trim() {
            "" => Vec::new(),
            _ => split_command(settings).map_err(|_| EntryError::Word(settings.to_owned()))?,
        };
        words.iter().try_fold(Entry::new(player), |entry, word| {
            let (key, value) =
                word.split_once('=').ok_or_else(|| EntryError::Word(word.clone()))?;
            entry.with(key, value).map_err(|error| match error {
                EntryError::BuiltIn(_) => EntryError::BuiltIn(typed.to_owned()),
                other => other,
            })
        })
    }

    /// The same with one more setting.
    pub fn with(mut self, key: &str, value: &str) -> Result<Entry, EntryError> {
        if let Some(option) = key.strip_prefix("option.") {
            return self.with_option(option, value);
        }
        let twice = match key {
            "name" => fill(&mut self.label, name(value)),
            "time" => fill(&mut self.terms.limits.time, parse_time(value).ok()),
            "nodes" => fill(&mut self.terms.limits.nodes, positive(value, u64::MAX)),
            "depth" => {
                fill(&mut self.terms.limits.depth, positive(value, 200).map(|depth| depth as u32))
            }
            "clock" => fill(&mut self.terms.clock, value.parse().ok()),
            "margin" => fill(&mut self.terms.margin, margin(value)),
            "threads" => {
                fill(&mut self.terms.threads, positive(value, 256).map(|count| count as usize))
            }
            "book" => fill(&mut self.book_file, (!value.is_empty()).then(|| value.to_owned())),
            _ => return Err(EntryError::Key(key.to_owned())),
        };
        match twice {
            Filled::Done if self.has_clock_and_limit() => {
                Err(refused(key, value, "entry-one-time"))
            }
            Filled::Done => Ok(self),
            Filled::Twice => Err(EntryError::Twice(key.to_owned())),
            Filled::Unreadable => Err(refused(key, value, expected(key))),
        }
    }

    fn with_option(mut self, name: &str, value: &str) -> Result<Entry, EntryError> {
        let key = || format!("option.{name}");
        let is_line = |text: &str| !text.contains(char::is_control);
        if self.player.command().is_none() {
            return Err(EntryError::BuiltIn(self.player.to_string()));
        }
        if name.is_empty() || !is_line(name) {
            return Err(EntryError::Key(key()));
        }
        if !is_line(value) {
            return Err(refused(&key(), value, "entry-expected-line"));
        }
        let known = |(other, _): &(String, String)| other.eq_ignore_ascii_case(name);
        if self.setup.options.iter().any(known) {
            return Err(EntryError::Twice(key()));
        }
        self.setup.options.push((name.to_owned(), value.to_owned()));
        Ok(self)
    }

    fn has_clock_and_limit(&self) -> bool {
        self.terms.clock.is_some() && self.terms.limits.time.is_some()
    }
}

/// Where the bracket of the settings ends: at the first that is not quoted.
fn bracket_end(text: &str) -> Option<usize> {
    let (mut quote, mut escaped) = (None, false);
    text.char_indices().find_map(|(place, letter)| {
        if std::mem::take(&mut escaped) {
            return None;
        }
        match (letter, quote) {
            ('\\', None | Some('"')) => escaped = true,
            ('"' | '\'', None) => quote = Some(letter),
            (_, Some(open)) if letter == open => quote = None,
            (']', None) => return Some(place),
            _ => {}
        }
        None
    })
}

/// What became of a setting.
enum Filled {
    Done,
    Twice,
    Unreadable,
}

fn fill<T>(place: &mut Option<T>, value: Option<T>) -> Filled {
    match (place.is_some(), value) {
        (true, _) => Filled::Twice,
        (false, None) => Filled::Unreadable,
        (false, value) => {
            *place = value;
            Filled::Done
        }
    }
}

fn refused(key: &str, value: &str, expected: &'static str) -> EntryError {
    EntryError::Value { key: key.to_owned(), value: value.to_owned(), expected }
}

/// The message that says what a setting can be.
fn expected(key: &str) -> &'static str {
    match key {
        "name" => "entry-expected-name",
        "time" => "entry-expected-time",
        "clock" => "entry-expected-clock",
        "margin" => "entry-expected-margin",
        "book" => "entry-expected-file",
        _ => "entry-expected-number",
    }
}

fn name(text: &str) -> Option<String> {
    let fits = (1..=MAX_NAME).contains(&text.chars().count());
    (fits && !text.contains(char::is_control)).then(|| text.to_owned())
}

fn positive(text: &str, most: u64) -> Option<u64> {
    text.parse().ok().filter(|number| (1..=most).contains(number))
}

/// No longer than a program is waited for.
fn margin(text: &str) -> Option<Duration> {
    let time = if text == "0" { Some(Duration::ZERO) } else { parse_time(text).ok() };
    time.filter(|time| *time <= Timeouts::default().grace)
}

#[cfg(test)]
mod tests {
    use jogada_play::{Localizer, find};

    use super::*;
    use crate::contestant::Contestant;

    fn read(text: &str) -> Result<Entry, String> {
        let nava = find("nava").unwrap().info();
        let localizer = Localizer::of("en", nava).with(crate::TEXTS);
        Entry::parse(text, nava).map_err(|error| localizer.say(&error))
    }

    #[test]
    fn an_entry_is_a_player_with_settings_of_its_own() {
        let plain = read("level:3").unwrap();
        assert_eq!((plain.to_string().as_str(), plain.label()), ("level:3", None));
        let text = "[name='my bot' nodes=500 option.Hash=32 threads=2] cmd:./bot --quick";
        let entry = read(text).unwrap();
        assert_eq!(entry.label().as_deref(), Some("my bot"));
        assert_eq!(entry.terms().limits.nodes, Some(500));
        let canonical = "[nodes=500 threads=2 option.Hash=32] cmd:./bot --quick";
        assert_eq!(entry.to_string(), canonical);
        assert_eq!(read(canonical).unwrap().to_string(), canonical);
        let quoted = read("[name='a]b'] max").unwrap();
        assert_eq!(quoted.label().as_deref(), Some("a]b"));
        let clocked = read("[clock=1s+10ms margin=0] max").unwrap();
        assert_eq!(clocked.to_string(), "[clock=1s+0.01s margin=0ms] max:64");
    }

    #[test]
    fn what_is_wrong_with_an_entry_is_said_with_the_way_out() {
        for (text, said) in [
            ("[nodes=5 max", "closed"),
            ("[fast] max", "“fast”"),
            ("[nodes=none] max", "nodes cannot be “none”"),
            ("[nodes=1 nodes=2] max", "twice"),
            ("[speed=9] max", "option.NAME"),
            ("[option.Hash=1] max", "max is built in and takes no option.NAME"),
            ("[nodes=5]", "no player follows the brackets"),
            ("[time=1s clock=5s] max", "clock"),
            ("[margin=5s] max", "1s"),
            ("[name=] max", "name cannot be"),
            ("[nodes=1] strong", "unknown player “strong”"),
        ] {
            let error = read(text).expect_err(text);
            assert!(error.contains(said), "{text}: {error}");
        }
    }
}
