//! The blocks of a lesson: keys and values.

use jogada_core::text::shorten;
use jogada_core::{Cell, GameInfo, Message};

use super::{Accepts, LessonError, LessonStep, Refusal};
use crate::any_match::AnyMatch;
use crate::move_list::play_move_list;
use crate::record::Problem;
use crate::spec::{OpenError, Spec};

/// What a block can say; `refuse` has a name behind it.
const KEYS: [&str; 7] = ["step", "options", "position", "moves", "marks", "accept", "refuse"];

/// A block as it is written.
pub(super) struct Block<'t> {
    /// Its first line.
    line: usize,
    /// Line, key, name behind the key, value.
    entries: Vec<Entry<'t>>,
}

struct Entry<'t> {
    line: usize,
    key: &'t str,
    name: &'t str,
    value: &'t str,
}

/// Cuts a text at its blank lines. Lines that begin with `#` are comments.
pub(super) fn blocks(text: &str) -> Result<Vec<Block<'_>>, LessonError> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut open = false;
    for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.starts_with('#')) {
        if text.trim().is_empty() {
            open = false;
            continue;
        }
        if !open {
            blocks.push(Block { line, entries: Vec::new() });
            open = true;
        }
        let entry = entry(line, text)?;
        blocks.last_mut().expect("one is open").entries.push(entry);
    }
    Ok(blocks)
}

fn entry(line: usize, text: &str) -> Result<Entry<'_>, LessonError> {
    let (key, value) = text.split_once(':').unwrap_or((text, ""));
    let (key, name) = key.trim().split_once(' ').unwrap_or((key.trim(), ""));
    let named = (key == "refuse") != name.is_empty();
    if !KEYS.contains(&key) || !named {
        let message = Message::new("lessons-key").with("found", shorten(text));
        let known = KEYS.map(str::to_owned).to_vec();
        return Err(form(line, message.with("known", known)));
    }
    Ok(Entry { line, key, name: name.trim(), value: value.trim() })
}

fn form(line: usize, message: Message) -> LessonError {
    LessonError { line, problem: Problem::Form(message) }
}

impl Block<'_> {
    fn entry(&self, key: &str) -> Option<&Entry<'_>> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    fn value(&self, key: &str) -> &str {
        self.entry(key).map_or("", |entry| entry.value)
    }

    fn line(&self, key: &str) -> usize {
        self.entry(key).map_or(self.line, |entry| entry.line)
    }

    /// Sets it up in this game.
    pub(super) fn open(&self, info: &GameInfo) -> Result<LessonStep, LessonError> {
        for key in ["step", "accept"] {
            if self.value(key).is_empty() {
                return Err(form(self.line(key), Message::new("lessons-missing").with("key", key)));
            }
        }
        let mut game = self.opened(info)?;
        play_move_list(&mut *game, self.value("moves")).map_err(|bad| LessonError {
            line: self.line("moves"),
            problem: Problem::Move(bad.text, bad.error),
        })?;
        let marks = self.marks(&*game)?;
        let id = self.value("step").to_owned();
        Ok(LessonStep { id, game, marks, accepts: self.accepts(), refusals: self.refusals() })
    }

    fn accepts(&self) -> Accepts {
        match self.value("accept") {
            "any" => Accepts::Any,
            "wins" => Accepts::Wins,
            moves => Accepts::Moves(words(moves)),
        }
    }

    fn refusals(&self) -> Vec<Refusal> {
        let refusals = self.entries.iter().filter(|entry| entry.key == "refuse");
        let refusal =
            |entry: &Entry<'_>| Refusal { name: entry.name.to_owned(), moves: words(entry.value) };
        refusals.map(refusal).collect()
    }

    fn opened(&self, info: &GameInfo) -> Result<Box<dyn AnyMatch>, LessonError> {
        let spec = match self.value("options") {
            "" => info.id.to_owned(),
            options => format!("{}:{options}", info.id),
        };
        let wrong =
            |error| LessonError { line: self.line("options"), problem: Problem::Spec(error) };
        let spec = spec.parse::<Spec>().map_err(wrong)?;
        let position = self.entry("position").map(|entry| entry.value);
        spec.open(position).map_err(|error| match error {
            OpenError::Spec(error) => wrong(error),
            OpenError::Position(_, error) => LessonError {
                line: self.line("position"),
                problem: Problem::Position(spec.info(), self.value("position").to_owned(), error),
            },
        })
    }

    fn marks(&self, game: &dyn AnyMatch) -> Result<Vec<Cell>, LessonError> {
        let grid = game.view().grid;
        let cell = |name: &str| {
            grid.cell(name).ok_or_else(|| {
                let message = Message::new("rules-cell").with("found", shorten(name));
                form(self.line("marks"), message)
            })
        };
        self.value("marks").split_whitespace().map(cell).collect()
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}
