//! Questions, lists and texts over the board.

use std::io::Write;
use std::path::{Path, PathBuf};

use jogada_play::Message;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Position;

use super::{GameScreen, Wish};

/// What lies over the board.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// The keys, or the rules, from this line on.
    Help {
        /// The rules and not the keys.
        rules: bool,
        /// First line that is seen.
        scroll: u16,
    },
    /// A line that is being typed.
    Typing {
        /// What for.
        wanted: Wanted,
        /// So far.
        text: String,
        /// Why the last try was refused.
        error: Option<String>,
    },
    /// A question to be answered with yes or no.
    Confirm(Question),
    /// Moves one of which is to be chosen, and the one the cursor is on.
    Several(Vec<String>, usize),
}

/// What a line is typed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A move.
    Move,
    /// The name of a file.
    File,
}

/// Something to be sure about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Give up?
    Resign,
    /// Does the other side take the draw?
    Draw,
    /// Leave this game and begin another?
    Again {
        /// With the sides swapped.
        swapped: bool,
    },
    /// Write over this file?
    Overwrite(PathBuf),
}

impl Dialog {
    /// The list of keys.
    pub fn keys() -> Dialog {
        Dialog::Help { rules: false, scroll: 0 }
    }

    /// A choice between moves.
    pub fn several(moves: Vec<String>) -> Dialog {
        Dialog::Several(moves, 0)
    }
}

impl GameScreen {
    pub(super) fn begin_typing(&mut self, text: String) {
        if self.may_move() {
            self.dialog = Some(Dialog::Typing { wanted: Wanted::Move, text, error: None });
        } else {
            self.choose();
        }
    }

    pub(super) fn begin_saving(&mut self) {
        let text = format!("{}.txt", self.table().info().id);
        self.dialog = Some(Dialog::Typing { wanted: Wanted::File, text, error: None });
    }

    pub(super) fn dialog_key(&mut self, key: KeyEvent) -> Option<Wish> {
        match self.dialog.take()? {
            Dialog::Help { rules, scroll } => self.help_key(key, rules, scroll),
            Dialog::Typing { wanted, text, .. } => self.typing_key(key, wanted, text),
            Dialog::Confirm(question) => return self.confirm_key(key, question),
            Dialog::Several(moves, place) => self.several_key(key, moves, place),
        }
        None
    }

    pub(super) fn dialog_click(&mut self, place: Position) -> Option<Wish> {
        let row = self.rows.iter().position(|area| area.contains(place));
        match (self.dialog.take()?, row) {
            (Dialog::Several(moves, _), Some(row)) => self.play(&moves[row]),
            (Dialog::Confirm(question), Some(0)) => return self.confirmed(&question),
            (Dialog::Confirm(_), Some(_)) => {}
            (dialog, _) => self.dialog = Some(dialog),
        }
        None
    }

    pub(super) fn scroll(&mut self, by: i16) -> Option<Wish> {
        let code = if by < 0 { KeyCode::Up } else { KeyCode::Down };
        if self.dialog.is_some() {
            return self.dialog_key(KeyEvent::from(code));
        }
        if self.review.is_none() && !self.moves.is_empty() {
            self.look_back();
        }
        self.browse(by.into());
        None
    }

    fn help_key(&mut self, key: KeyEvent, rules: bool, scroll: u16) {
        let scroll = match key.code {
            KeyCode::Up => scroll.saturating_sub(1),
            KeyCode::Down => scroll.saturating_add(1),
            KeyCode::PageUp => scroll.saturating_sub(10),
            KeyCode::PageDown | KeyCode::Char(' ') => scroll.saturating_add(10),
            KeyCode::Home => 0,
            KeyCode::Tab | KeyCode::Char('?') | KeyCode::Left | KeyCode::Right => {
                self.dialog = Some(Dialog::Help { rules: !rules, scroll: 0 });
                return;
            }
            _ => return,
        };
        self.dialog = Some(Dialog::Help { rules, scroll: scroll.min(self.last_line) });
    }

    fn typing_key(&mut self, key: KeyEvent, wanted: Wanted, mut text: String) {
        match key.code {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.typed(wanted, text),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(c) if text.chars().count() < 200 => text.push(c),
            _ => {}
        }
        self.dialog = Some(Dialog::Typing { wanted, text, error: None });
    }

    fn typed(&mut self, wanted: Wanted, text: String) {
        if text.trim().is_empty() {
            return;
        }
        if wanted == Wanted::File {
            return self.save(PathBuf::from(text.trim()));
        }
        self.play_typed(&text);
        if let Some(notice) = self.notice.take_if(|notice| notice.alarm) {
            self.dialog = Some(Dialog::Typing { wanted, text, error: Some(notice.text) });
        }
    }

    fn confirm_key(&mut self, key: KeyEvent, question: Question) -> Option<Wish> {
        let yes = self.speech.word("letter-yes");
        match key.code {
            KeyCode::Char(c) if c.to_string() == yes || c == 'y' => self.confirmed(&question),
            KeyCode::Enter => self.confirmed(&question),
            KeyCode::Esc | KeyCode::Char(_) => None,
            _ => {
                self.dialog = Some(Dialog::Confirm(question));
                None
            }
        }
    }

    fn several_key(&mut self, key: KeyEvent, moves: Vec<String>, place: usize) {
        let place = match key.code {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.play(&moves[place]),
            KeyCode::Up => place.saturating_sub(1),
            KeyCode::Down => (place + 1).min(moves.len() - 1),
            _ => place,
        };
        self.dialog = Some(Dialog::Several(moves, place));
    }

    /// Writes the game to a file; one that is there already only after a question.
    fn save(&mut self, path: PathBuf) {
        if path.exists() {
            self.dialog = Some(Dialog::Confirm(Question::Overwrite(path)));
        } else {
            self.write(&path);
        }
    }

    pub(super) fn write(&mut self, path: &Path) {
        let text = self.annotated_record().to_string();
        let written = std::fs::File::create(path)
            .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()));
        let name = path.display().to_string();
        match written {
            Ok(()) => self.tell(&Message::new("notice-saved").with("file", name)),
            Err(error) => {
                let message = Message::new("notice-not-saved").with("file", name);
                let text = self.speech.say(&message.with("error", error.to_string()));
                self.refuse(text);
            }
        }
    }
}
