//! The list of a person's games: to be continued, reviewed, searched and discarded, with statistics.

mod draw;

use std::time::SystemTime;

use jogada_play::{Localizer, Message, Record, Session};
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::app::localizer;
use crate::date::time_of_day;
use crate::describe::{describe_record, describe_without_result};
use crate::event::Event;
use crate::file_error::file_error;
use crate::settings::{Appearance, PlaySettings};
use crate::store::{AutosaveSlot, FinishedGame, OwnGames, UnfinishedGame, own_result};
use crate::text_field::TextField;
use crate::widgets::list_key;

pub enum GamesListOutcome {
    Back,
    Resume(Session, AutosaveSlot),
    /// A finished game.
    Review(Session),
}

enum Entry {
    Unfinished(UnfinishedGame),
    Finished(FinishedGame),
}

impl Entry {
    fn record(&self) -> &Record {
        match self {
            Entry::Unfinished(game) => game.record(),
            Entry::Finished(game) => game.record(),
        }
    }

    fn saved(&self) -> SystemTime {
        match self {
            Entry::Unfinished(game) => game.saved(),
            Entry::Finished(game) => game.saved(),
        }
    }
}

pub struct GamesList {
    localizer: Localizer,
    appearance: Appearance,
    entries: Vec<Entry>,
    /// A line each, which searches look at.
    lines: Vec<String>,
    /// Lines of the statistics.
    statistics: Vec<[String; 5]>,
    shows_statistics: bool,
    /// Place among the entries that are found.
    selected: usize,
    search: TextField,
    searching: bool,
    /// The user is asked about the selected game before it is deleted.
    discarding: bool,
    error: Option<String>,
    rows: Vec<(Rect, usize)>,
}

impl GamesList {
    pub fn new(settings: &PlaySettings) -> GamesList {
        let mut list = GamesList {
            localizer: localizer(settings.language),
            appearance: settings.appearance,
            entries: Vec::new(),
            lines: Vec::new(),
            statistics: Vec::new(),
            shows_statistics: false,
            selected: 0,
            search: TextField::typed(""),
            searching: false,
            discarding: false,
            error: None,
            rows: Vec::new(),
        };
        match settings.state_dir.as_deref().map(OwnGames::read).transpose() {
            Ok(own) => list.fill(own.unwrap_or_default()),
            Err(error) => list.error = Some(file_error(&error, settings.language)),
        }
        list
    }

    fn fill(&mut self, own: OwnGames) {
        if let Some(path) = own.damaged.first() {
            let message = Message::new("menu-damaged").with("file", path.display().to_string());
            self.error = Some(self.localizer.say(&message));
        }
        let finished = own.finished.into_iter().map(Entry::Finished);
        self.entries = own.unfinished.into_iter().map(Entry::Unfinished).chain(finished).collect();
        let language = self.localizer.language();
        let line = |entry: &Entry| match own_result(entry.record()) {
            Some(_) => describe_without_result(entry.record(), language),
            None => describe_record(entry.record(), language),
        };
        let lines: Vec<_> = self.entries.iter().map(line).collect();
        // The time of day tells games apart that look the same.
        let told_apart = |(line, entry): (&String, &Entry)| {
            let alike = lines.iter().filter(|other| *other == line).count() > 1;
            let time = alike.then(|| format!(", {}", time_of_day(entry.saved())));
            line.to_owned() + &time.unwrap_or_default()
        };
        self.lines = lines.iter().zip(&self.entries).map(told_apart).collect();
        self.count_results();
    }

    fn count_results(&mut self) {
        let finished = self.entries.iter().filter(|entry| matches!(entry, Entry::Finished(_)));
        self.statistics = draw::statistics(finished.map(Entry::record), &self.localizer);
    }

    /// The places of the entries with all words of the search.
    fn found(&self) -> Vec<usize> {
        let text = self.search.text().to_lowercase();
        let words: Vec<_> = text.split_whitespace().collect();
        let fits = |place: &usize| {
            let line = self.lines[*place].to_lowercase();
            words.iter().all(|word| line.contains(word))
        };
        (0..self.entries.len()).filter(fits).collect()
    }

    fn place(&self) -> Option<usize> {
        self.found().get(self.selected).copied()
    }

    pub fn update(&mut self, event: &Event) -> Option<GamesListOutcome> {
        match event {
            Event::Key(key) if std::mem::take(&mut self.discarding) => self.answer(*key),
            Event::Key(key) if self.searching => return self.search_key(*key),
            Event::Key(key) => return self.key(*key),
            Event::Mouse(mouse) => return self.mouse(*mouse),
            _ => {}
        }
        None
    }

    fn key(&mut self, key: KeyEvent) -> Option<GamesListOutcome> {
        let last = self.found().len().saturating_sub(1);
        match key.code {
            KeyCode::Esc if self.shows_statistics => self.shows_statistics = false,
            KeyCode::Esc if !self.search.text().is_empty() => self.clear_search(),
            KeyCode::Esc | KeyCode::Char('q') => return Some(GamesListOutcome::Back),
            KeyCode::Tab => self.shows_statistics = !self.shows_statistics,
            _ if self.shows_statistics => {}
            KeyCode::Char('/') => self.searching = true,
            KeyCode::Delete | KeyCode::Char('d') => self.discarding = self.place().is_some(),
            KeyCode::Enter => return self.open(),
            code => self.selected = list_key(code, self.selected, last).unwrap_or(self.selected),
        }
        None
    }

    fn search_key(&mut self, key: KeyEvent) -> Option<GamesListOutcome> {
        match key.code {
            KeyCode::Esc => self.clear_search(),
            KeyCode::Enter => self.searching = false,
            KeyCode::Up | KeyCode::Down => return self.key(key),
            _ => {
                self.search.key(key);
                self.selected = 0;
            }
        }
        None
    }

    fn clear_search(&mut self) {
        self.search = TextField::typed("");
        self.searching = false;
        self.selected = 0;
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Option<GamesListOutcome> {
        let at = Position::new(mouse.column, mouse.row);
        let row = self.rows.iter().find(|(area, _)| area.contains(at)).map(|(_, place)| *place);
        let last = self.found().len().saturating_sub(1);
        match (mouse.kind, row) {
            // A click is an answer, and not a yes.
            (MouseEventKind::Down(_), _) if std::mem::take(&mut self.discarding) => {}
            _ if self.discarding => {}
            (MouseEventKind::ScrollUp, _) => self.selected = self.selected.saturating_sub(1),
            (MouseEventKind::ScrollDown, _) => self.selected = (self.selected + 1).min(last),
            (MouseEventKind::Down(MouseButton::Left), Some(row)) => {
                let again = row == self.selected;
                self.selected = row;
                return again.then(|| self.open()).flatten();
            }
            _ => {}
        }
        None
    }

    fn open(&mut self) -> Option<GamesListOutcome> {
        match &self.entries[self.place()?] {
            Entry::Finished(game) => {
                return Some(GamesListOutcome::Review(Session::resume(game.record())));
            }
            Entry::Unfinished(game) => match game.take() {
                Ok(Some((slot, record))) => {
                    return Some(GamesListOutcome::Resume(Session::resume(&record), slot));
                }
                Ok(None) => self.error = Some(self.localizer.word("menu-taken")),
                Err(error) => self.error = Some(file_error(&error, self.localizer.language())),
            },
        }
        None
    }

    fn answer(&mut self, key: KeyEvent) {
        let yes = self.localizer.word("letter-yes");
        let agreed = matches!(key.code, KeyCode::Char(c) if c == 'y' || c.to_string() == yes);
        if let Some(place) = self.place().filter(|_| agreed) {
            self.discard(place);
        }
    }

    /// Deletes a game, unless another process has resumed it.
    fn discard(&mut self, place: usize) {
        let deleted = match &self.entries[place] {
            Entry::Finished(game) => game.delete().map(Some),
            Entry::Unfinished(game) => {
                game.take().and_then(|taken| taken.map(|(slot, _)| slot.delete()).transpose())
            }
        };
        self.error = match deleted {
            Ok(Some(())) => None,
            Ok(None) => Some(self.localizer.word("menu-taken")),
            Err(error) => {
                self.error = Some(file_error(&error, self.localizer.language()));
                return;
            }
        };
        self.entries.remove(place);
        self.lines.remove(place);
        self.count_results();
        self.selected = self.selected.min(self.found().len().saturating_sub(1));
    }
}
