//! Keys and mouse at the board, and moves entered with them.

use jogada_play::{Cell, Message, MovePath, PlayError, PlayProblem, continuations};
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::selection::SelectionResult;
use super::{Action, AppRequest, GameScreen};

impl GameScreen {
    pub(super) fn key(&mut self, key: KeyEvent) -> Option<AppRequest> {
        if self.dialog.is_some() {
            return self.dialog_key(key);
        }
        self.notice = None;
        if self.tree_key(key) || self.view.is_reviewing() && self.review_key(key) {
            return None;
        }
        match key.code {
            KeyCode::Left => self.view.move_cursor(-1, 0),
            KeyCode::Right => self.view.move_cursor(1, 0),
            KeyCode::Up => self.view.move_cursor(0, 1),
            KeyCode::Down => self.view.move_cursor(0, -1),
            // Capital letters begin a typed move; `:` and `/` are what other programs use.
            KeyCode::Char(':' | '/') => self.begin_typing(String::new()),
            KeyCode::Char(c) if c.is_ascii_uppercase() => {
                self.begin_typing(c.to_lowercase().to_string());
            }
            KeyCode::Char(' ') if !self.both_bots() => return self.perform(Action::Choose),
            _ => return Action::of_key(key).and_then(|action| self.perform(action)),
        }
        None
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Option<AppRequest> {
        let place = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(place),
            MouseEventKind::Down(MouseButton::Right) => self.perform(Action::Release),
            MouseEventKind::ScrollUp => self.scroll(-1),
            MouseEventKind::ScrollDown => self.scroll(1),
            _ => None,
        }
    }

    /// On a cell, on the key bar, or in a dialog.
    fn click(&mut self, place: Position) -> Option<AppRequest> {
        if let Some(action) = self.layout.button_at(place) {
            return match self.dialog {
                Some(_) => self.dialog_key(KeyEvent::from(KeyCode::Esc)),
                None => self.perform(action),
            };
        }
        if self.dialog.is_some() {
            return self.dialog_click(place);
        }
        self.notice = None;
        self.view.set_cursor(self.layout.cell_at(place)?);
        self.perform(Action::Choose)
    }

    /// Selects the cell under the cursor, and plays the move that is complete with it.
    pub(super) fn choose(&mut self) {
        if !self.can_move() {
            return self.not_now();
        }
        if let Some(only) = self.view.only_button() {
            return self.play(&only);
        }
        match self.view.select_cursor() {
            SelectionResult::Incomplete => {}
            SelectionResult::Move(text) => self.play(&text),
            SelectionResult::Ambiguous(texts) => self.choose_from(texts, 0),
            SelectionResult::NoMove(cells) => self.explain(&cells),
        }
    }

    /// Explains why a human cannot move now.
    fn not_now(&mut self) {
        match self.session.mover() {
            _ if self.view.is_reviewing() => self.say("notice-looking"),
            None => self.say("notice-over"),
            Some((side, _)) => {
                let message = Message::new("notice-not-your-turn").with("side", side);
                self.tell(&message);
            }
        }
    }

    /// Plays a typed move, or selects it if longer moves begin with it.
    pub(super) fn play_typed(&mut self, text: &str) {
        let named = self.session.check(text).unwrap_or_default();
        let path = self.view.legal_move(&named).map(|legal_move| legal_move.path.clone());
        let is_extendable = !continuations(&named, self.view.legal_moves()).is_empty();
        match path {
            Some(MovePath::Cells(cells)) if is_extendable => self.view.select_move(&cells),
            _ => match self.half_move(text) {
                Some(question) => self.refuse(question),
                None => self.play(text),
            },
        }
    }

    /// How a text goes on that ends where another square is expected, by an example of this position.
    fn half_move(&self, text: &str) -> Option<String> {
        let Err(PlayError { problem: PlayProblem::Text(error), .. }) = self.session.check(text)
        else {
            return None;
        };
        if error.message.id != "text-cell" || error.span.start < text.len() {
            return None;
        }
        let steps = self.view.legal_moves().iter().filter(
            |legal_move| matches!(&legal_move.path, MovePath::Cells(cells) if cells.len() > 1),
        );
        let begun = text.trim_end_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        let example =
            steps.clone().find(|m| m.text.starts_with(&begun)).or(steps.clone().next())?;
        let message = Message::new("notice-half-move").with("move", example.text.as_str());
        Some(self.localizer.say(&message))
    }

    /// Explains why cells make no move: in the words of the game if they can be read as one.
    fn explain(&mut self, cells: &[Cell]) {
        let names: Vec<String> = cells.iter().map(|cell| self.view.cell_name(*cell)).collect();
        let typed = match names.as_slice() {
            [from, to, taken, ..] => format!("{from}-{to}x{taken}"),
            names => names.join("-"),
        };
        let reason = self.refusal(&typed).or_else(|| self.refusal_of_all(cells));
        let last = names.last().cloned().unwrap_or_default();
        let nothing = || self.localizer.say(&Message::new("notice-no-move").with("cell", last));
        let reason = reason.unwrap_or_else(nothing);
        self.refuse(reason);
    }

    /// Why a well-formed move is illegal.
    fn refusal(&self, typed: &str) -> Option<String> {
        match self.session.check(typed) {
            Err(PlayError { problem: PlayProblem::Text(_), .. }) | Ok(_) => None,
            Err(error) => Some(self.localizer.say(&error)),
        }
    }

    /// Why nothing can move from the only selected cell, if the reason is the same for every destination.
    fn refusal_of_all(&self, cells: &[Cell]) -> Option<String> {
        let [cell] = cells else { return None };
        let (from, count) = (self.view.cell_name(*cell), self.view.board().cells.len() as u16);
        let others = (0..count).map(Cell).filter(|other| other != cell);
        let mut reasons =
            others.map(|to| self.refusal(&format!("{from}-{}", self.view.cell_name(to))));
        let first = reasons.next()?;
        reasons.all(|reason| reason == first).then_some(first)?
    }
}
