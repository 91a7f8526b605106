//! The menu: what to play, what to go on with, and how it looks.

use std::path::Path;

use jogada_play::{Message, Session, Speech, find, games, languages, read_records};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::app::speech;
use crate::board::Palette;
use crate::event::Event;
use crate::files;
use crate::paint;
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Resume(usize),
    Game(&'static str),
    Open,
    Language,
    Theme,
    Quit,
}

/// The menu.
pub struct Menu {
    speech: Speech,
    look: Look,
    kept: Vec<Kept>,
    entries: Vec<Entry>,
    place: usize,
    /// The name of a file that is being typed.
    typing: Option<TextField>,
    error: Option<String>,
    rows: Vec<Rect>,
}

impl Menu {
    /// The menu, with the games somebody left, at what was chosen last.
    pub fn new(settings: &Settings, choices: &Choices) -> Menu {
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
        menu.place = last.unwrap_or(0);
        menu
    }

    /// A menu that knows of no games that were left.
    pub fn empty(settings: &Settings) -> Menu {
        Menu {
            speech: speech(settings.language),
            look: settings.look,
            kept: Vec::new(),
            entries: Vec::new(),
            place: 0,
            typing: None,
            error: None,
            rows: Vec::new(),
        }
    }

    fn list(&self) -> Vec<Entry> {
        let resume = (0..self.kept.len().min(5)).map(Entry::Resume);
        let games = games().iter().map(|game| Entry::Game(game.info().id));
        let rest = [Entry::Open, Entry::Language, Entry::Theme, Entry::Quit];
        resume.chain(games).chain(rest).collect()
    }

    fn damaged(&self, path: &Path) -> String {
        let file = path.display().to_string();
        self.speech.say(&Message::new("menu-damaged").with("file", file))
    }

    /// Reacts to an event.
    pub fn update(&mut self, event: &Event) -> Option<Picked> {
        match event {
            Event::Key(key) if self.typing.is_some() => self.type_key(*key),
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
            KeyCode::Char(c) => return self.pick_letter(c),
            _ => {}
        }
        None
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
        let row = self.rows.iter().position(|area| area.contains(place))?;
        self.place = row;
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.pick(row),
            _ => None,
        }
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
        let after = languages().skip_while(|tag| *tag != self.speech.language()).nth(1);
        after.or_else(|| languages().next()).unwrap_or("en")
    }

    fn resume(&mut self, number: usize) -> Option<Picked> {
        match self.kept[number].take() {
            Ok(Some((unfinished, record))) => {
                return Some(Picked::Resume(Session::resume(&record), unfinished));
            }
            Ok(None) => self.error = Some(self.speech.word("menu-taken")),
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
            read_records(&bytes).map_err(|error| self.speech.record_error(&error))
        });
        match records.as_deref() {
            Ok([record, ..]) => return Some(Picked::Open(Session::resume(record))),
            Ok([]) => self.error = Some(self.speech.word("record-empty")),
            Err(error) => self.error = Some(format!("{name}: {error}")),
        }
        None
    }

    /// Draws the menu.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let palette = Palette::new(self.look.theme);
        let buffer = frame.buffer_mut();
        let width = buffer.area.width.min(76);
        let left = (buffer.area.width - width) / 2;
        let area = Rect { x: left + 2, width: width.saturating_sub(4), ..buffer.area };
        let top = (area.height.saturating_sub(self.entries.len() as u16 + 9)) / 3;
        let mut y = area.y + top;
        Line::styled(self.speech.word("menu-title"), Palette::title())
            .render(Rect { y, height: 1, ..area }, buffer);
        y += 2;
        self.rows.clear();
        for (place, entry) in self.entries.clone().into_iter().enumerate() {
            let row = Rect { y, height: 1, ..area }.intersection(buffer.area);
            let mark = if place == self.place { self.pointer() } else { "  " };
            let style = if place == self.place { Palette::cursor() } else { Style::new() };
            let label = format!(" {} ", self.label(entry));
            Line::from(vec![Span::raw(mark), Span::styled(label, style)]).render(row, buffer);
            self.rows.push(row);
            y += 1;
        }
        let foot = Rect { y: y + 1, height: 4, ..area }.intersection(buffer.area);
        paint::lines(&self.foot(area.width, palette), foot, buffer);
        let last = Rect { y: buffer.area.bottom().saturating_sub(1), height: 1, ..buffer.area };
        paint::key_line(&self.keys(), last, palette, buffer);
    }

    fn pointer(&self) -> &'static str {
        if self.look.ascii { "> " } else { "▶ " }
    }

    fn keys(&self) -> Vec<(String, String)> {
        let arrows = if self.look.ascii { "Up/Down" } else { "↑ ↓" };
        let keys = [(arrows, "do-move"), ("Enter", "do-choose"), ("q", "do-quit")];
        keys.map(|(key, id)| (key.to_owned(), self.speech.word(id))).to_vec()
    }

    fn label(&self, entry: Entry) -> String {
        match entry {
            Entry::Resume(number) => self.resume_label(&self.kept[number]),
            Entry::Game(id) => name(id).to_owned(),
            Entry::Open => self.speech.word("menu-open"),
            Entry::Language => self.speech.word("menu-language"),
            Entry::Theme => {
                let theme = self.speech.word(&format!("theme-{}", self.look.theme.name()));
                self.speech.say(&Message::new("menu-theme").with("theme", theme))
            }
            Entry::Quit => self.speech.word("menu-quit"),
        }
    }

    fn resume_label(&self, kept: &Kept) -> String {
        let record = kept.record();
        let seat = |tag: &str| {
            let found = record.tags.iter().find(|(name, _)| name == tag);
            found.map_or_else(String::new, |(_, value)| value.clone())
        };
        let message = Message::new("menu-resume")
            .with("game", record.spec.as_str())
            .with("moves", record.moves.len())
            .with("white", seat("White"))
            .with("black", seat("Black"));
        self.speech.say(&message)
    }

    /// What the entry is about, the file that is typed, what went wrong.
    fn foot(&self, width: u16, palette: Palette) -> Vec<Line<'static>> {
        let mut lines = match (&self.typing, self.entries[self.place]) {
            (Some(field), _) => {
                let label = format!("{}: ", self.speech.word("type-file"));
                let room = width.saturating_sub(label.chars().count() as u16);
                let label = Span::styled(label, Palette::title());
                vec![std::iter::once(label).chain(field.spans(room)).collect()]
            }
            (None, Entry::Game(id)) => {
                let info = find(id).expect("the menu lists games of the catalogue").info();
                let tagline = Speech::of(self.speech.language(), info).word("tagline");
                paint::styled(&tagline, width, palette.faint())
            }
            _ => Vec::new(),
        };
        if let Some(error) = &self.error {
            lines.extend(paint::styled(error, width, palette.alarm()));
        }
        lines
    }
}

fn name(id: &str) -> &'static str {
    find(id).map_or("", |game| game.info().name)
}
