//! The menu: games to play or resume, language and theme.

mod draw;
mod open;

use std::path::Path;

use jogada_play::{GameInfo, Localizer, Message, Session, games, languages};
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use self::open::FileGames;
use crate::app::localizer;
use crate::describe::game_of;
use crate::event::Event;
use crate::file_error::file_error;
use crate::rules_view::RulesView;
use crate::settings::{Appearance, PlaySettings};
use crate::store::{AutosaveSlot, Choices, OwnGames, UnfinishedGame};
use crate::text_field::TextField;

/// Unfinished games offered in the menu itself; the list of games has all.
const MAX_RESUMED: usize = 3;

pub enum MenuChoice {
    /// A game, by its id.
    Game(&'static str),
    Resume(Session, AutosaveSlot),
    /// The list of the user's games.
    Games,
    /// A game from a file.
    Open(Session),
    /// By its tag.
    Language(&'static str),
    Appearance(Appearance),
    Quit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuItem {
    /// By its place among the unfinished games.
    Resume(usize),
    /// By its id.
    Game(&'static str),
    Games,
    Open,
    Language,
    Theme,
    Quit,
}

pub struct Menu {
    localizer: Localizer,
    appearance: Appearance,
    unfinished: Vec<UnfinishedGame>,
    /// How many games are in the list of the user's games.
    count: usize,
    items: Vec<MenuItem>,
    selected: usize,
    /// A file name that is being typed.
    typing: Option<TextField>,
    /// The unfinished game, by its place, that the user is asked about before it is deleted.
    discarding: Option<usize>,
    /// The games of a file that has several, to choose from.
    file_games: Option<FileGames>,
    /// The rules of the game under the cursor, while they are read.
    rules: Option<RulesView>,
    error: Option<String>,
    rows: Vec<(Rect, usize)>,
}

impl Menu {
    /// Lists the unfinished games and selects what was picked before or played last.
    pub fn new(settings: &PlaySettings, choices: &Choices, picked: Option<MenuItem>) -> Menu {
        let mut menu = Menu::empty(settings);
        let found = settings.state_dir.as_deref().map(OwnGames::read);
        match found.transpose() {
            Ok(found) => {
                let found = found.unwrap_or_default();
                menu.error = found.damaged.first().map(|path| menu.damaged(path));
                menu.count = found.unfinished.len() + found.finished.len();
                menu.unfinished = found.unfinished;
            }
            Err(error) => menu.error = Some(file_error(&error, settings.language)),
        }
        menu.items = menu.list();
        let last = |item: &MenuItem| matches!(item, MenuItem::Game(id) if choices.last_game.as_deref() == Some(*id));
        let last = menu.items.iter().position(last).filter(|_| menu.unfinished.is_empty());
        let picked = menu.items.iter().position(|item| Some(*item) == picked);
        menu.selected = picked.or(last).unwrap_or(0);
        menu
    }

    pub fn item(&self) -> MenuItem {
        self.items[self.selected]
    }

    /// The game that the item under the cursor is about.
    fn game(&self) -> Option<&'static GameInfo> {
        match self.item() {
            MenuItem::Game(id) => game_of(id),
            MenuItem::Resume(number) => game_of(&self.unfinished[number].record().spec),
            _ => None,
        }
    }

    /// A menu that does not look for unfinished games.
    pub fn empty(settings: &PlaySettings) -> Menu {
        Menu {
            localizer: localizer(settings.language),
            appearance: settings.appearance,
            unfinished: Vec::new(),
            count: 0,
            items: Vec::new(),
            selected: 0,
            typing: None,
            discarding: None,
            file_games: None,
            rules: None,
            error: None,
            rows: Vec::new(),
        }
    }

    fn list(&self) -> Vec<MenuItem> {
        let resume = (0..self.unfinished.len().min(MAX_RESUMED)).map(MenuItem::Resume);
        let games = games().iter().map(|game| MenuItem::Game(game.info().id));
        let listed = (self.count > 0).then_some(MenuItem::Games);
        let rest = [MenuItem::Open, MenuItem::Language, MenuItem::Theme, MenuItem::Quit];
        resume.chain(games).chain(listed).chain(rest).collect()
    }

    fn file_error(&self, error: &std::io::Error) -> String {
        file_error(error, self.localizer.language())
    }

    fn damaged(&self, path: &Path) -> String {
        let file = path.display().to_string();
        self.localizer.say(&Message::new("menu-damaged").with("file", file))
    }

    pub fn update(&mut self, event: &Event) -> Option<MenuChoice> {
        if let Some(rules) = &mut self.rules {
            if !rules.update(event) {
                self.rules = None;
            }
            return None;
        }
        match event {
            Event::Key(key) if self.typing.is_some() => self.type_key(*key),
            Event::Key(key) if self.file_games.is_some() => self.file_games_key(*key),
            Event::Mouse(_) if self.file_games.is_some() => None,
            Event::Key(key) => match self.discarding.take() {
                Some(number) => {
                    self.discard_key(*key, number);
                    None
                }
                None => self.key(*key),
            },
            // The selection stays on the game asked about; a click is an answer, and not a yes.
            Event::Mouse(mouse) if self.discarding.is_some() => {
                self.discarding.take_if(|_| matches!(mouse.kind, MouseEventKind::Down(_)));
                None
            }
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => None,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Option<MenuChoice> {
        let count = self.items.len();
        match key.code {
            KeyCode::Up => self.selected = (self.selected + count - 1) % count,
            KeyCode::Down | KeyCode::Tab => self.selected = (self.selected + 1) % count,
            KeyCode::Home => self.selected = 0,
            KeyCode::End => self.selected = count - 1,
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right => {
                return self.pick(self.selected);
            }
            KeyCode::F(1) | KeyCode::Char('?') => {
                self.rules = self.game().map(RulesView::new);
            }
            KeyCode::Char('q') => return Some(MenuChoice::Quit),
            KeyCode::Delete | KeyCode::Char('d') => {
                if let MenuItem::Resume(number) = self.item() {
                    (self.discarding, self.error) = (Some(number), None);
                }
            }
            KeyCode::PageUp => self.selected = self.selected.saturating_sub(10),
            KeyCode::PageDown => self.selected = (self.selected + 10).min(count - 1),
            KeyCode::Char(c) => return self.pick_letter(c),
            _ => {}
        }
        None
    }

    fn discard_key(&mut self, key: KeyEvent, number: usize) {
        let yes = self.localizer.word("letter-yes");
        let agreed = matches!(key.code, KeyCode::Char(c) if c == 'y' || c.to_string() == yes);
        if agreed {
            self.discard(number);
        }
    }

    /// Deletes an unfinished game, unless another process has resumed it.
    fn discard(&mut self, number: usize) {
        let deleted = match self.unfinished[number].take() {
            Ok(Some((unfinished, _))) => {
                unfinished.delete().map_err(|error| self.file_error(&error))
            }
            Ok(None) => Err(self.localizer.word("menu-taken")),
            Err(error) => Err(self.file_error(&error)),
        };
        self.error = deleted.err();
        if self.error.is_none() {
            self.unfinished.remove(number);
            self.count = self.count.saturating_sub(1);
            self.items = self.list();
        }
    }

    /// A digit picks an item at once.
    fn pick_letter(&mut self, letter: char) -> Option<MenuChoice> {
        let number = letter.to_digit(10)?.checked_sub(1)? as usize;
        if number < self.items.len() {
            self.selected = number;
            return self.pick(number);
        }
        None
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Option<MenuChoice> {
        let selected = Position::new(mouse.column, mouse.row);
        let last = self.items.len().saturating_sub(1);
        let found = self.rows.iter().find(|(area, _)| area.contains(selected));
        match (mouse.kind, found) {
            (MouseEventKind::ScrollUp, _) => self.selected = self.selected.saturating_sub(1),
            (MouseEventKind::ScrollDown, _) => self.selected = (self.selected + 1).min(last),
            (MouseEventKind::Down(MouseButton::Left), Some((_, item))) => {
                self.selected = *item;
                return self.pick(self.selected);
            }
            (_, Some((_, item))) => self.selected = *item,
            _ => {}
        }
        None
    }

    fn pick(&mut self, selected: usize) -> Option<MenuChoice> {
        self.error = None;
        match self.items[selected] {
            MenuItem::Resume(number) => return self.resume(number),
            MenuItem::Game(id) => return Some(MenuChoice::Game(id)),
            MenuItem::Games => return Some(MenuChoice::Games),
            MenuItem::Open => self.typing = Some(TextField::typed("")),
            MenuItem::Language => return Some(MenuChoice::Language(self.next_language())),
            MenuItem::Theme => {
                return Some(MenuChoice::Appearance(Appearance {
                    theme: self.appearance.theme.next(),
                    ..self.appearance
                }));
            }
            MenuItem::Quit => return Some(MenuChoice::Quit),
        }
        None
    }

    fn next_language(&self) -> &'static str {
        let after = languages().skip_while(|tag| *tag != self.localizer.language()).nth(1);
        after.or_else(|| languages().next()).unwrap_or("en")
    }

    fn resume(&mut self, number: usize) -> Option<MenuChoice> {
        match self.unfinished[number].take() {
            Ok(Some((unfinished, record))) => {
                return Some(MenuChoice::Resume(Session::resume(&record), unfinished));
            }
            Ok(None) => self.error = Some(self.localizer.word("menu-taken")),
            Err(error) => self.error = Some(self.file_error(&error)),
        }
        None
    }
}
