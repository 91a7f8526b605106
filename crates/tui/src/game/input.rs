//! Keys, mouse and news at the board: how moves come about.

use jogada_play::{
    Analysis, Cell, LegalMove, Message, MovePath, PlayError, PlayerFault, Seat, cell_name,
    continuations,
};
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::dialog::Dialog;
use super::selection::SelectionResult;
use super::thinkers::AdvicePurpose;
use super::{Action, AppRequest, GameScreen, Toggle};
use crate::worker::WorkerUpdate;

impl GameScreen {
    pub(super) fn key(&mut self, key: KeyEvent) -> Option<AppRequest> {
        if self.dialog.is_some() {
            return self.dialog_key(key);
        }
        self.notice = None;
        if self.review.is_some() && self.review_key(key) {
            return None;
        }
        match key.code {
            KeyCode::Left => self.step(-1, 0),
            KeyCode::Right => self.step(1, 0),
            KeyCode::Up => self.step(0, 1),
            KeyCode::Down => self.step(0, -1),
            // A move may be typed at once where its letter is a capital; `:` and `/` are habits.
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

    /// A click on a cell, on a key of the last line, or on nothing.
    fn click(&mut self, place: Position) -> Option<AppRequest> {
        let button = self.buttons.iter().find(|(area, _)| area.contains(place));
        if let Some((_, action)) = button {
            let action = *action;
            return match self.dialog {
                Some(_) => self.dialog_key(KeyEvent::from(KeyCode::Esc)),
                None => self.perform(action),
            };
        }
        if self.dialog.is_some() {
            return self.dialog_click(place);
        }
        self.notice = None;
        let cell = self.layout.as_ref().and_then(|layout| layout.cell_at(place))?;
        self.cursor = cell;
        self.perform(Action::Choose)
    }

    /// Moves the cursor as seen on the screen.
    fn step(&mut self, right: i32, up: i32) {
        let (cols, rows) = (i32::from(self.view.grid.cols), i32::from(self.view.grid.rows));
        let turn = if self.appearance.flip { -1 } else { 1 };
        let col = (i32::from(self.cursor.0) % cols + turn * right).clamp(0, cols - 1);
        let row = (i32::from(self.cursor.0) / cols + turn * up).clamp(0, rows - 1);
        self.cursor = Cell((row * cols + col) as u16);
    }

    /// Points at the cell under the cursor.
    pub(super) fn choose(&mut self) {
        if !self.can_move() {
            return self.not_now();
        }
        if let Some(only) = self.only_button() {
            return self.play(&only);
        }
        match self.selection.select(self.cursor, &self.legal_moves) {
            SelectionResult::Incomplete => self.follow_only_target(),
            SelectionResult::Move(text) => self.play(&text),
            SelectionResult::Ambiguous(texts) => self.dialog = Some(Dialog::choose_move(texts)),
            SelectionResult::NoMove(cells) => self.explain(&cells),
        }
    }

    /// Says why nothing can be chosen now.
    fn not_now(&mut self) {
        match self.session.mover() {
            _ if self.review.is_some() => self.say("notice-looking"),
            None => self.say("notice-over"),
            Some((side, _)) => {
                let message = Message::new("notice-not-your-turn").with("side", side);
                self.tell(&message);
            }
        }
    }

    /// After a cell of a move: if only one cell must follow, the cursor goes there. Where one may,
    /// a key pressed too often would decide.
    fn follow_only_target(&mut self) {
        let begun = !self.selection.chosen().is_empty() && !self.is_extendable();
        if let (true, [only]) = (begun, self.selection.targets(&self.legal_moves).as_slice()) {
            self.cursor = *only;
        }
    }

    /// Whether what is chosen is a move, and others go on from it: a decision is due.
    pub(super) fn is_extendable(&self) -> bool {
        self.selection.complete(&self.legal_moves).is_some()
    }

    /// The move that is no cell, if there is no other.
    pub(super) fn only_button(&self) -> Option<String> {
        match self.legal_moves.as_slice() {
            [LegalMove { text, path: MovePath::Button(_) }] => Some(text.clone()),
            _ => None,
        }
    }

    /// Plays what a person has typed, unless there is more to decide about it.
    pub(super) fn play_typed(&mut self, text: &str) {
        let named = self.session.check(text).unwrap_or_default();
        let legal_move = self.legal_moves.iter().find(|legal_move| legal_move.text == named);
        match legal_move.map(|legal_move| &legal_move.path) {
            Some(MovePath::Cells(cells))
                if !continuations(&named, &self.legal_moves).is_empty() =>
            {
                self.cursor = cells.last().copied().unwrap_or(self.cursor);
                self.selection.begin(cells);
            }
            _ => self.play(text),
        }
    }

    /// Says why cells make no move: in the words of the game if they can be read as one.
    fn explain(&mut self, cells: &[Cell]) {
        let names: Vec<String> = cells.iter().map(|cell| self.cell_name(*cell)).collect();
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

    /// Why the game refuses a move that it understands.
    fn refusal(&self, typed: &str) -> Option<String> {
        match self.session.check(typed) {
            Err(PlayError::Text(_)) | Ok(_) => None,
            Err(error) => Some(self.localizer.refusal(&error)),
        }
    }

    /// Why nothing can go anywhere from the only cell that was pointed at, if the game says the same
    /// whatever the destination.
    fn refusal_of_all(&self, cells: &[Cell]) -> Option<String> {
        let [cell] = cells else { return None };
        let (from, count) = (self.cell_name(*cell), self.view.cells.len() as u16);
        let others = (0..count).map(Cell).filter(|other| other != cell);
        let mut reasons = others.map(|to| self.refusal(&format!("{from}-{}", self.cell_name(to))));
        let first = reasons.next()?;
        reasons.all(|reason| reason == first).then_some(first)?
    }

    pub(super) fn cell_name(&self, cell: Cell) -> String {
        cell_name(&self.view, cell)
    }

    /// Plays a move of a person or of a bot. A refusal is said and changes nothing.
    pub(super) fn play(&mut self, text: &str) {
        match self.session.play(text) {
            Ok(_) => {
                self.thinkers.moved();
                self.thinkers.forget_questions();
                if self.has(Toggle::FlipEachTurn) {
                    self.appearance.flip = self.side() == jogada_play::Side::Black;
                }
                self.position_changed();
            }
            Err(error) => {
                let reason = self.localizer.refusal(&error);
                self.refuse(reason);
            }
        }
    }

    /// Listens to a player.
    pub(super) fn on_worker_update(&mut self, number: u64, update: &WorkerUpdate) {
        if self.thinkers.asked == Some(number) {
            match update {
                WorkerUpdate::Progress(analysis) => self.thinkers.thought = Some(analysis.clone()),
                WorkerUpdate::Done(choice) => self.bot_chose(choice),
            }
        } else if let Some((_, purpose)) =
            self.thinkers.advising.filter(|(asked, _)| *asked == number)
        {
            match update {
                WorkerUpdate::Progress(analysis) if purpose == AdvicePurpose::EvalBar => {
                    self.advice = Some(analysis.clone());
                }
                WorkerUpdate::Progress(_) => {}
                WorkerUpdate::Done(choice) => self.adviser_chose(purpose, choice),
            }
        }
    }

    fn bot_chose(&mut self, choice: &Result<Option<Analysis>, PlayerFault>) {
        self.thinkers.asked = None;
        match choice {
            Ok(Some(analysis)) => {
                self.thinkers.waiting = Some(analysis.best().to_owned());
                self.thinkers.thought = Some(analysis.clone());
                self.on_tick();
            }
            Ok(None) => {}
            Err(fault) => self.bot_failed(fault),
        }
    }

    /// A bot that gives no move has lost.
    fn bot_failed(&mut self, fault: &PlayerFault) {
        let side = self.side();
        self.session.resign(side);
        self.position_changed();
        let text = self.localizer.say(&fault.message);
        self.refuse(text);
    }

    fn adviser_chose(
        &mut self,
        purpose: AdvicePurpose,
        choice: &Result<Option<Analysis>, PlayerFault>,
    ) {
        self.thinkers.advising = None;
        let Ok(Some(analysis)) = choice else { return };
        match purpose {
            AdvicePurpose::Hint => self.show_hint(analysis),
            AdvicePurpose::EvalBar => self.advice = Some(analysis.clone()),
            AdvicePurpose::Review(ply) => self.evaluated(ply, analysis),
        }
    }

    fn show_hint(&mut self, analysis: &Analysis) {
        let best = analysis.best();
        let legal_move = self.legal_moves.iter().find(|legal_move| legal_move.text == best);
        if let Some(MovePath::Cells(cells)) = legal_move.map(|legal_move| &legal_move.path) {
            self.hint.clone_from(cells);
        }
        let score = self.score(analysis.lines[0].score);
        let message = Message::new("notice-hint").with("move", best).with("score", score);
        self.tell(&message);
        self.advice = Some(analysis.clone());
    }

    /// Makes the move that waits, if its time has come.
    pub(super) fn on_tick(&mut self) {
        let waits = self.both_bots()
            && (self.thinkers.paused
                || self.thinkers.deadline().is_some_and(|due| due > std::time::Instant::now()));
        if !waits && let Some(text) = self.thinkers.waiting.take() {
            let thought = self.thinkers.thought.take();
            self.play(&text);
            self.thinkers.last = thought;
        }
    }

    pub(super) fn both_bots(&self) -> bool {
        !self.session.seats().iter().any(Seat::is_human)
    }
}
