//! Questions, lists and texts over the board.

use std::io::Write;

use jogada_play::Message;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Position;

use super::{GameScreen, Wish};
use crate::files;
use crate::text_field::TextField;

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
        field: TextField,
        /// Why the last try was refused.
        error: Option<String>,
    },
    /// A question to be answered with yes or no, and whether the cursor is on the yes.
    Confirm(Question, bool),
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
    /// Replace the file of this name?
    Overwrite(String),
}

impl Dialog {
    /// The list of keys.
    pub fn keys() -> Dialog {
        Dialog::Help { rules: false, scroll: 0 }
    }

    /// A question. Enter alone does nothing that cannot be undone.
    pub fn confirm(question: Question) -> Dialog {
        Dialog::Confirm(question, false)
    }

    /// A choice between moves.
    pub fn several(moves: Vec<String>) -> Dialog {
        Dialog::Several(moves, 0)
    }
}

impl GameScreen {
    pub(super) fn begin_typing(&mut self, text: String) {
        if self.may_move() {
            self.ask_for(Wanted::Move, TextField::typed(text), None);
        } else {
            self.choose();
        }
    }

    pub(super) fn begin_saving(&mut self) {
        let name = format!("{}.txt", self.game().info().id);
        self.ask_for(Wanted::File, TextField::proposed(name), None);
    }

    fn ask_for(&mut self, wanted: Wanted, field: TextField, error: Option<String>) {
        self.dialog = Some(Dialog::Typing { wanted, field, error });
    }

    pub(super) fn dialog_key(&mut self, key: KeyEvent) -> Option<Wish> {
        match self.dialog.take()? {
            Dialog::Help { rules, scroll } => self.help_key(key, rules, scroll),
            Dialog::Typing { wanted, field, error } => self.typing_key(key, wanted, field, error),
            Dialog::Confirm(question, yes) => return self.confirm_key(key, question, yes),
            Dialog::Several(moves, place) => self.several_key(key, moves, place),
        }
        None
    }

    pub(super) fn dialog_click(&mut self, place: Position) -> Option<Wish> {
        let row = self.rows.iter().position(|area| area.contains(place));
        match (self.dialog.take()?, row) {
            (Dialog::Several(moves, _), Some(row)) => self.play(&moves[row]),
            (Dialog::Confirm(question, _), Some(0)) => return self.confirmed(&question),
            (Dialog::Confirm(question, _), Some(_)) => self.declined(question),
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

    fn typing_key(
        &mut self,
        key: KeyEvent,
        wanted: Wanted,
        mut field: TextField,
        error: Option<String>,
    ) {
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter => self.typed(wanted, field),
            _ => {
                let error = if field.key(key) { None } else { error };
                self.ask_for(wanted, field, error);
            }
        }
    }

    fn typed(&mut self, wanted: Wanted, field: TextField) {
        let text = field.text().trim().to_owned();
        match wanted {
            _ if text.is_empty() => {}
            Wanted::File if files::path(&text).exists() => {
                self.dialog = Some(Dialog::confirm(Question::Overwrite(text)));
            }
            Wanted::File => self.write(&text),
            Wanted::Move => {
                self.play_typed(&text);
                if let Some(notice) = self.notice.take_if(|notice| notice.alarm) {
                    self.ask_for(wanted, field, Some(notice.text));
                }
            }
        }
    }

    fn confirm_key(&mut self, key: KeyEvent, question: Question, yes: bool) -> Option<Wish> {
        let letter = self.localizer.word("letter-yes");
        match key.code {
            KeyCode::Char(c) if c.to_string() == letter || c == 'y' => {
                return self.confirmed(&question);
            }
            KeyCode::Enter if yes => return self.confirmed(&question),
            KeyCode::Enter | KeyCode::Esc | KeyCode::Char('n' | 'q') => self.declined(question),
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right | KeyCode::Tab => {
                self.dialog = Some(Dialog::Confirm(question, !yes));
            }
            _ => self.dialog = Some(Dialog::Confirm(question, yes)),
        }
        None
    }

    /// Nothing happens; a file that stays as it is leaves the game without a name.
    fn declined(&mut self, question: Question) {
        if let Question::Overwrite(name) = question {
            self.ask_for(Wanted::File, TextField::typed(name), None);
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

    /// Writes the game to a file. If that fails, another name can be typed.
    pub(super) fn write(&mut self, name: &str) {
        let text = self.annotated_record().to_string();
        let written = std::fs::File::create(files::path(name))
            .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()));
        match written {
            Ok(()) => self.tell(&Message::new("notice-saved").with("file", name)),
            Err(error) => {
                let message = Message::new("notice-not-saved").with("file", name);
                let why = self.localizer.say(&message.with("error", error.to_string()));
                self.ask_for(Wanted::File, TextField::typed(name), Some(why));
            }
        }
    }
}
