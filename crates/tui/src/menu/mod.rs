//! The menu: what to play, what to go on with, and how it looks.

mod draw;

use std::path::Path;

use jogada_play::{Localizer, Message, Session, games, languages, read_records};
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::app::localizer;
use crate::event::Event;
use crate::files;
use crate::settings::{Look, Settings};
use crate::store::{Choices, Kept, Unfinished};
use crate::text_field::TextField;

/// What was picked.
pub enum Picked {
    /// A game, by its id.
    Game(&'static str),
    /// A game to be gone on with.
    Resume(Session, Unfinished),
    /// A game from a file.
    Open(Session),
    /// Another language.
    Language(&'static str),
    /// Another look.
    Look(Look),
    /// Enough.
    Quit,
}

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    Resume(usize),
    Game(&'static str),
    Open,
    Language,
    Theme,
    Quit,
}

/// The menu.
pub struct Menu {
    localizer: Localizer,
    look: Look,
    kept: Vec<Kept>,
    entries: Vec<Entry>,
    place: usize,
    /// The name of a file that is being typed.
    typing: Option<TextField>,
    /// Whether it is being asked if the game under the cursor shall be discarded.
    discarding: bool,
    error: Option<String>,
    rows: Vec<(Rect, usize)>,
}

impl Menu {
    /// The menu, with the games somebody left, at what was picked before or played last.
    pub fn new(settings: &Settings, choices: &Choices, picked: Option<Entry>) -> Menu {
        let mut menu = Menu::empty(settings);
        let shelf = settings.folder.as_deref().map(Unfinished::list);
        match shelf.transpose() {
            Ok(shelf) => {
                let shelf = shelf.unwrap_or_default();
                menu.error = shelf.damaged.first().map(|path| menu.damaged(path));
                menu.kept = shelf.games;
            }
            Err(error) => menu.error = Some(error.to_string()),
        }
        menu.entries = menu.list();
        let last = |entry: &Entry| matches!(entry, Entry::Game(id) if choices.last_game.as_deref() == Some(*id));
        let last = menu.entries.iter().position(last).filter(|_| menu.kept.is_empty());
        let picked = menu.entries.iter().position(|entry| Some(*entry) == picked);
        menu.place = picked.or(last).unwrap_or(0);
        menu
    }

    /// What the cursor is on.
    pub fn entry(&self) -> Entry {
        self.entries[self.place]
    }

    /// A menu that knows of no games that were left.
    pub fn empty(settings: &Settings) -> Menu {
        Menu {
            localizer: localizer(settings.language),
            look: settings.look,
            kept: Vec::new(),
            entries: Vec::new(),
            place: 0,
            typing: None,
            discarding: false,
            error: None,
            rows: Vec::new(),
        }
    }

    fn list(&self) -> Vec<Entry> {
        let resume = (0..self.kept.len()).map(Entry::Resume);
        let games = games().iter().map(|game| Entry::Game(game.info().id));
        let rest = [Entry::Open, Entry::Language, Entry::Theme, Entry::Quit];
        resume.chain(games).chain(rest).collect()
    }

    fn damaged(&self, path: &Path) -> String {
        let file = path.display().to_string();
        self.localizer.say(&Message::new("menu-damaged").with("file", file))
    }

    /// Reacts to an event.
    pub fn update(&mut self, event: &Event) -> Option<Picked> {
        match event {
            Event::Key(key) if self.typing.is_some() => self.type_key(*key),
            Event::Key(key) if self.discarding => {
                self.discard_key(*key);
                None
            }
            Event::Key(key) => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => None,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Option<Picked> {
        let count = self.entries.len();
        match key.code {
            KeyCode::Up => self.place = (self.place + count - 1) % count,
            KeyCode::Down | KeyCode::Tab => self.place = (self.place + 1) % count,
            KeyCode::Home => self.place = 0,
            KeyCode::End => self.place = count - 1,
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right => return self.pick(self.place),
            KeyCode::Esc | KeyCode::Char('q') => return Some(Picked::Quit),
            KeyCode::Delete | KeyCode::Char('d') => {
                self.discarding = matches!(self.entry(), Entry::Resume(_));
            }
            KeyCode::PageUp => self.place = self.place.saturating_sub(10),
            KeyCode::PageDown => self.place = (self.place + 10).min(count - 1),
            KeyCode::Char(c) => return self.pick_letter(c),
            _ => {}
        }
        None
    }

    fn discard_key(&mut self, key: KeyEvent) {
        self.discarding = false;
        let yes = self.localizer.word("letter-yes");
        let agreed = matches!(key.code, KeyCode::Char(c) if c == 'y' || c.to_string() == yes);
        if let (true, Entry::Resume(number)) = (agreed, self.entry()) {
            self.discard(number);
        }
    }

    /// Removes a game that was left, unless somebody else goes on with it.
    fn discard(&mut self, number: usize) {
        let gone = match self.kept[number].take() {
            Ok(Some((unfinished, _))) => unfinished.finish().map_err(|error| error.to_string()),
            Ok(None) => Err(self.localizer.word("menu-taken")),
            Err(error) => Err(error.to_string()),
        };
        self.error = gone.err();
        self.kept.remove(number);
        self.entries = self.list();
    }

    /// A number picks an entry at once.
    fn pick_letter(&mut self, letter: char) -> Option<Picked> {
        let number = letter.to_digit(10)?.checked_sub(1)? as usize;
        if number < self.entries.len() {
            self.place = number;
            return self.pick(number);
        }
        None
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Option<Picked> {
        let place = Position::new(mouse.column, mouse.row);
        let last = self.entries.len().saturating_sub(1);
        let found = self.rows.iter().find(|(area, _)| area.contains(place));
        match (mouse.kind, found) {
            (MouseEventKind::ScrollUp, _) => self.place = self.place.saturating_sub(1),
            (MouseEventKind::ScrollDown, _) => self.place = (self.place + 1).min(last),
            (MouseEventKind::Down(MouseButton::Left), Some((_, entry))) => {
                self.place = *entry;
                return self.pick(self.place);
            }
            (_, Some((_, entry))) => self.place = *entry,
            _ => {}
        }
        None
    }

    fn pick(&mut self, place: usize) -> Option<Picked> {
        self.error = None;
        match self.entries[place] {
            Entry::Resume(number) => return self.resume(number),
            Entry::Game(id) => return Some(Picked::Game(id)),
            Entry::Open => self.typing = Some(TextField::typed("")),
            Entry::Language => return Some(Picked::Language(self.next_language())),
            Entry::Theme => {
                return Some(Picked::Look(Look { theme: self.look.theme.next(), ..self.look }));
            }
            Entry::Quit => return Some(Picked::Quit),
        }
        None
    }

    fn next_language(&self) -> &'static str {
        let after = languages().skip_while(|tag| *tag != self.localizer.language()).nth(1);
        after.or_else(|| languages().next()).unwrap_or("en")
    }

    fn resume(&mut self, number: usize) -> Option<Picked> {
        match self.kept[number].take() {
            Ok(Some((unfinished, record))) => {
                return Some(Picked::Resume(Session::resume(&record), unfinished));
            }
            Ok(None) => self.error = Some(self.localizer.word("menu-taken")),
            Err(error) => self.error = Some(error.to_string()),
        }
        None
    }

    fn type_key(&mut self, key: KeyEvent) -> Option<Picked> {
        match (key.code, &mut self.typing) {
            (KeyCode::Esc, _) => self.typing = None,
            (KeyCode::Enter, Some(field)) => {
                let name = field.text().trim().to_owned();
                return self.open(&name);
            }
            (_, Some(field)) => _ = field.key(key),
            (_, None) => {}
        }
        None
    }

    fn open(&mut self, name: &str) -> Option<Picked> {
        let read = std::fs::read(files::path(name)).map_err(|error| error.to_string());
        let records = read.and_then(|bytes| {
            read_records(&bytes).map_err(|error| self.localizer.record_error(&error))
        });
        match records.as_deref() {
            Ok([record, ..]) => return Some(Picked::Open(Session::resume(record))),
            Ok([]) => self.error = Some(self.localizer.word("record-empty")),
            Err(error) => self.error = Some(format!("{name}: {error}")),
        }
        None
    }
}
