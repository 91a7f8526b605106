//! What keys and buttons do.

use jogada_play::{Message, MovePath, Seat};

use super::dialog::{Dialog, Question};
use super::thinkers::AdvicePurpose;
use super::{Action, AppRequest, GameScreen, Toggle};

impl GameScreen {
    /// The actions that make sense now, the most useful first and the way out last.
    pub(super) fn offered(&self) -> Vec<Action> {
        if self.review.is_some() {
            return vec![
                Action::Analyse,
                Action::Flip,
                Action::Save,
                Action::Help,
                Action::Release,
            ];
        }
        if self.session.ending().is_some() {
            return vec![
                Action::Rematch,
                Action::SwapSides,
                Action::Review,
                Action::Analyse,
                Action::Save,
                Action::Undo,
                Action::Menu,
            ];
        }
        if self.both_bots() {
            let bots = [Action::Pause, Action::Faster, Action::Slower, Action::Thinking];
            return bots.into_iter().chain([Action::Review, Action::Help, Action::Menu]).collect();
        }
        if self.is_extendable() {
            return vec![
                Action::Choose,
                Action::Buttons,
                Action::Release,
                Action::Help,
                Action::Menu,
            ];
        }
        let mut all = vec![Action::Choose, Action::Type];
        if self.legal_moves.iter().any(|legal_move| matches!(legal_move.path, MovePath::Button(_)))
        {
            all.push(Action::Buttons);
        }
        all.extend([Action::Undo, Action::Hint, Action::Flip, Action::Help, Action::Review]);
        // Where there is room for more.
        all.extend([Action::Save, Action::Resign, Action::Thinking, Action::EvalBar, Action::Menu]);
        all
    }

    /// Does it.
    pub(super) fn perform(&mut self, action: Action) -> Option<AppRequest> {
        match action {
            Action::Choose => self.choose(),
            Action::Release => self.release(),
            Action::Type => self.begin_typing(String::new()),
            Action::Buttons => self.offer_buttons(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Hint => self.ask_hint(),
            Action::MoveNow => self.thinkers.stop(jogada_play::Side::ALL),
            Action::Pause => self.pause(),
            Action::Faster => self.change_pace(-1),
            Action::Slower => self.change_pace(1),
            Action::Flip => self.appearance.flip = !self.appearance.flip,
            Action::FlipEachTurn => self.flip_each_turn(),
            Action::LegalTargets => _ = self.change(Toggle::LegalTargets),
            Action::Thinking => _ = self.change(Toggle::Thinking),
            Action::EvalBar => self.toggle_bar(),
            Action::Theme => return Some(self.next_theme()),
            Action::Draw => self.offer_draw(),
            Action::Resign => self.ask_resign(),
            Action::Review => self.start_review(),
            Action::Analyse => self.analyse(),
            Action::Save => self.begin_saving(),
            Action::Rematch => return self.again(false),
            Action::SwapSides => return self.again(true),
            Action::Help => self.dialog = Some(Dialog::keys()),
            Action::Menu => return Some(AppRequest::Menu),
        }
        None
    }

    fn release(&mut self) {
        if self.review.take().is_some() {
            self.thinkers.advising = None;
            self.view = self.game().view();
        } else if !self.selection.release() {
            self.hint.clear();
        }
    }

    /// The moves that need no more cells.
    fn offer_buttons(&mut self) {
        if let Some(text) = self.selection.complete(&self.legal_moves).map(str::to_owned) {
            return self.play(&text);
        }
        let is_button = |path: &MovePath| matches!(path, MovePath::Button(_));
        let buttons = self.legal_moves.iter().filter(|legal_move| is_button(&legal_move.path));
        let texts: Vec<String> = buttons.map(|legal_move| legal_move.text.clone()).collect();
        match texts.as_slice() {
            [] => self.say("notice-no-other"),
            _ if !self.can_move() => self.choose(),
            _ => self.dialog = Some(Dialog::choose_move(texts)),
        }
    }

    fn undo(&mut self) {
        if self.review.is_some() {
            return self.say("notice-looking");
        }
        self.thinkers.forget();
        let reopened = self.session.reopen();
        let count = if reopened { 0 } else { self.session.undo() };
        if !reopened && count == 0 {
            self.say("notice-nothing-to-undo");
        }
        self.thinkers.paused |= self.both_bots();
        self.position_changed();
    }

    fn redo(&mut self) {
        if !self.session.can_redo() {
            return self.say("notice-nothing-to-redo");
        }
        self.thinkers.forget();
        self.session.redo();
        self.position_changed();
    }

    fn ask_hint(&mut self) {
        if !self.can_move() {
            return self.choose();
        }
        let line = self.game().line();
        self.thinkers.ask_adviser(line, AdvicePurpose::Hint, &self.session);
        self.say("notice-thinking-of-hint");
    }

    fn pause(&mut self) {
        self.thinkers.paused = !self.thinkers.paused;
        self.on_tick();
    }

    fn change_pace(&mut self, by: isize) {
        self.thinkers.change_pace(by);
        let pace = self.thinkers.pace().as_millis() as usize;
        self.tell(&Message::new("notice-pace").with("pace", pace));
        self.on_tick();
    }

    fn flip_each_turn(&mut self) {
        let flips = self.change(Toggle::FlipEachTurn);
        self.say(if flips { "notice-flips" } else { "notice-flips-not" });
    }

    fn toggle_bar(&mut self) {
        self.change(Toggle::EvalBar);
        self.request_evaluation();
    }

    fn next_theme(&mut self) -> AppRequest {
        self.appearance.theme = self.appearance.theme.next();
        let name = self.localizer.word(&format!("theme-{}", self.appearance.theme.name()));
        self.tell(&Message::new("notice-theme").with("theme", name));
        AppRequest::SaveAppearance(self.appearance)
    }

    /// Offers a draw to the person who plays the other side.
    fn offer_draw(&mut self) {
        let other = self.session.seat(self.side().other()).is_human();
        match self.can_move() {
            false => self.choose(),
            true if other => self.dialog = Some(Dialog::confirm(Question::Draw)),
            true => self.say("notice-bots-play-on"),
        }
    }

    fn ask_resign(&mut self) {
        if self.can_move() {
            self.dialog = Some(Dialog::confirm(Question::Resign));
        } else {
            self.choose();
        }
    }

    /// The same again, perhaps with the sides swapped. A game that goes on is given up only when
    /// that is confirmed.
    fn again(&mut self, swapped: bool) -> Option<AppRequest> {
        if self.session.ending().is_none() && !self.moves.is_empty() {
            self.dialog = Some(Dialog::confirm(Question::Rematch { swapped }));
            return None;
        }
        Some(self.rematch_request(swapped))
    }

    pub(super) fn rematch_request(&self, swapped: bool) -> AppRequest {
        let [white, black]: [Seat; 2] = self.session.seats().clone();
        AppRequest::Rematch(if swapped { [black, white] } else { [white, black] })
    }

    pub(super) fn confirmed(&mut self, question: &Question) -> Option<AppRequest> {
        match question {
            Question::Resign => self.session.resign(self.side()),
            Question::Draw => self.session.agree_draw(),
            Question::Rematch { swapped } => return Some(self.rematch_request(*swapped)),
            Question::Overwrite(name) => {
                self.write(name);
                return None;
            }
        }
        self.thinkers.forget();
        self.position_changed();
        None
    }
}
