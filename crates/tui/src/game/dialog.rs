//! Dialogs over the board: help, text input, confirmations, choices.

use std::io::Write;

use jogada_play::{Message, Side};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Position;

use super::{AppRequest, GameScreen};
use crate::store::expand_tilde;
use crate::text_field::TextField;
use crate::widgets::list_key;

#[derive(Clone, Debug)]
pub enum Dialog {
    Help {
        /// The rules instead of the keys.
        rules: bool,
        /// First visible line.
        scroll: u16,
    },
    /// What the evaluation is made of.
    Explain {
        /// The parts, then the values of cells.
        page: usize,
        /// First visible line.
        scroll: u16,
    },
    Typing {
        kind: InputKind,
        field: TextField,
        /// Why the last attempt was refused.
        error: Option<String>,
    },
    /// A yes/no question, and whether the cursor is on "yes".
    Confirm(Question, bool),
    /// A choice between moves, and the index of the selected one.
    ChooseMove(Vec<String>, usize),
    /// Which side of two bots the person takes.
    ChooseSide(Side),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputKind {
    Move,
    File,
}

/// What has to be confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    Resign,
    /// Whether the other side accepts the draw.
    Draw,
    /// Abandon this game for a rematch.
    Rematch {
        /// With the sides swapped.
        swapped: bool,
    },
    /// Replace the file of this name.
    Overwrite(String),
}

impl Dialog {
    pub fn keys() -> Dialog {
        Dialog::Help { rules: false, scroll: 0 }
    }

    /// "No" is selected first: Enter alone does nothing that cannot be undone.
    pub fn confirm(question: Question) -> Dialog {
        Dialog::Confirm(question, false)
    }
}

impl GameScreen {
    pub(super) fn begin_typing(&mut self, text: String) {
        if self.can_move() {
            self.ask_for(InputKind::Move, TextField::typed(text), None);
        } else {
            self.choose();
        }
    }

    pub(super) fn begin_saving(&mut self) {
        let name = format!("{}.txt", self.game().info().id);
        self.ask_for(InputKind::File, TextField::proposed(name), None);
    }

    fn ask_for(&mut self, kind: InputKind, field: TextField, error: Option<String>) {
        self.dialog = Some(Dialog::Typing { kind, field, error });
    }

    pub(super) fn dialog_key(&mut self, key: KeyEvent) -> Option<AppRequest> {
        match self.dialog.take()? {
            Dialog::Help { rules, scroll } => self.help_key(key, rules, scroll),
            Dialog::Explain { page, scroll } => self.explain_key(key, page, scroll),
            Dialog::Typing { kind, field, error } => self.typing_key(key, kind, field, error),
            Dialog::Confirm(question, yes) => return self.confirm_key(key, question, yes),
            Dialog::ChooseMove(moves, place) => self.choose_move_key(key, moves, place),
            Dialog::ChooseSide(side) => return self.choose_side_key(key, side),
        }
        None
    }

    pub(super) fn dialog_click(&mut self, place: Position) -> Option<AppRequest> {
        match (self.dialog.take()?, self.layout.row_at(place)) {
            (Dialog::ChooseMove(moves, _), Some(row)) => self.play(&moves[row]),
            (Dialog::ChooseSide(_), Some(row)) => return Some(self.take_side(Side::ALL[row])),
            (Dialog::Confirm(question, _), Some(0)) => return self.confirmed(&question),
            (Dialog::Confirm(question, _), Some(_)) => self.declined(question),
            (dialog, _) => self.dialog = Some(dialog),
        }
        None
    }

    pub(super) fn scroll(&mut self, by: i16) -> Option<AppRequest> {
        let code = if by < 0 { KeyCode::Up } else { KeyCode::Down };
        if self.dialog.is_some() {
            return self.dialog_key(KeyEvent::from(code));
        }
        if self.tree_key(KeyEvent::from(code)) {
            return None;
        }
        if !self.view.is_reviewing() && !self.history.is_empty() {
            self.start_review();
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
        self.dialog = Some(Dialog::Help { rules, scroll: scroll.min(self.layout.max_scroll()) });
    }

    fn typing_key(
        &mut self,
        key: KeyEvent,
        kind: InputKind,
        mut field: TextField,
        error: Option<String>,
    ) {
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter => self.typed(kind, field),
            _ => {
                let error = if field.key(key) { None } else { error };
                self.ask_for(kind, field, error);
            }
        }
    }

    fn typed(&mut self, kind: InputKind, field: TextField) {
        let text = field.text().trim().to_owned();
        match kind {
            InputKind::File if text.is_empty() => {
                let why = self.localizer.word("type-file-name");
                self.ask_for(kind, field, Some(why));
            }
            InputKind::Move if text.is_empty() => {}
            InputKind::File if expand_tilde(&text).exists() => {
                self.dialog = Some(Dialog::confirm(Question::Overwrite(text)));
            }
            InputKind::File => self.write(&text),
            InputKind::Move => {
                self.play_typed(&text);
                if let Some(notice) = self.notice.take_if(|notice| notice.is_error) {
                    self.ask_for(kind, field, Some(notice.text));
                }
            }
        }
    }

    fn confirm_key(&mut self, key: KeyEvent, question: Question, yes: bool) -> Option<AppRequest> {
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

    /// If a file is not to be replaced, another name can be typed.
    fn declined(&mut self, question: Question) {
        match question {
            Question::Overwrite(name) => {
                self.ask_for(InputKind::File, TextField::typed(name), None);
            }
            Question::Draw => {
                let side = self.side().other();
                self.tell(&Message::new("notice-draw-declined").with("side", side));
            }
            Question::Resign | Question::Rematch { .. } => {}
        }
    }

    fn choose_side_key(&mut self, key: KeyEvent, side: Side) -> Option<AppRequest> {
        let place = match key.code {
            KeyCode::Esc => return None,
            KeyCode::Enter => return Some(self.take_side(side)),
            code => list_key(code, side.index(), 1).unwrap_or(side.index()),
        };
        self.dialog = Some(Dialog::ChooseSide(Side::ALL[place]));
        None
    }

    fn choose_move_key(&mut self, key: KeyEvent, moves: Vec<String>, place: usize) {
        let place = match key.code {
            KeyCode::Esc => return self.view.clear_hint(),
            KeyCode::Enter => return self.play(&moves[place]),
            code => list_key(code, place, moves.len() - 1).unwrap_or(place),
        };
        self.choose_from(moves, place);
    }

    /// A list of moves; the selected one is shown on the board.
    pub(super) fn choose_from(&mut self, moves: Vec<String>, place: usize) {
        let place = place.min(moves.len() - 1);
        self.view.clear_hint();
        self.view.set_hint(&moves[place]);
        self.dialog = Some(Dialog::ChooseMove(moves, place));
    }

    /// Writes the game to a file. If that fails, another name can be typed.
    pub(super) fn write(&mut self, name: &str) {
        let text = self.annotated_record().to_string();
        let written = std::fs::File::create(expand_tilde(name))
            .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()));
        match written {
            Ok(()) => self.tell(&Message::new("notice-saved").with("file", name)),
            Err(error) => {
                let message = Message::new("notice-not-saved").with("file", name);
                let why = self.localizer.say(
                    &message.with("error", crate::file_error(&error, self.localizer.language())),
                );
                self.ask_for(InputKind::File, TextField::typed(name), Some(why));
            }
        }
    }
}
