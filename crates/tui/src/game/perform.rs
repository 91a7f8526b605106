//! What the actions do.

use jogada_play::{Message, Seat};

use super::dialog::{Dialog, Question};
use super::{Action, AppRequest, GameScreen, Toggle};
use crate::adviser::AdvicePurpose;
use crate::natural::natural;
use crate::rematch::seats_with_level;

impl GameScreen {
    /// The actions of the key bar, the most useful first and the way out last.
    pub(super) fn offered(&self) -> Vec<Action> {
        if self.tree.is_some() {
            let tree = [Action::Explain, Action::PlayOn, Action::CopyPosition];
            return tree.into_iter().chain([Action::Help, Action::Release]).collect();
        }
        if self.view.is_reviewing() {
            return vec![
                Action::Analyse,
                Action::NextMistake,
                Action::PlayOn,
                Action::Thinking,
                Action::Tree,
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
        if !self.can_move() {
            let waiting = [Action::MoveNow, Action::Undo, Action::Thinking, Action::Flip];
            return waiting
                .into_iter()
                .chain([Action::Review, Action::Help, Action::Menu])
                .collect();
        }
        if self.view.is_extendable() {
            return vec![
                Action::Choose,
                Action::Moves,
                Action::Release,
                Action::Help,
                Action::Menu,
            ];
        }
        let mut all = vec![Action::Choose, Action::Type];
        all.extend([Action::Undo, Action::Help, Action::Hint, Action::Flip, Action::Review]);
        // Shown on wide screens only.
        all.extend([
            Action::Moves,
            Action::Save,
            Action::Resign,
            Action::Thinking,
            Action::EvalBar,
            Action::Explain,
            Action::Menu,
        ]);
        all
    }

    pub(super) fn perform(&mut self, action: Action) -> Option<AppRequest> {
        match action {
            Action::Choose => self.choose(),
            Action::Release => self.release(),
            Action::Type => self.begin_typing(String::new()),
            Action::Moves => self.list_moves(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Hint => self.ask_hint(),
            Action::MoveNow => self.thinkers.move_now(),
            Action::Pause => self.pause(),
            Action::Faster => self.change_pace(-1),
            Action::Slower => self.change_pace(1),
            Action::Flip => self.view.flip(),
            Action::FlipEachTurn => self.flip_each_turn(),
            Action::LegalTargets => self.toggle_legal(),
            Action::Thinking if self.view.is_reviewing() => self.toggle_lines(),
            Action::Thinking => _ = self.view.toggle(Toggle::Thinking),
            Action::EvalBar => self.toggle_bar(),
            Action::Explain => self.explain_position(),
            Action::Tree => self.open_tree(),
            Action::Theme => return Some(self.next_theme()),
            Action::Draw => self.offer_draw(),
            Action::Resign => self.ask_resign(),
            Action::Review => self.start_review(),
            Action::Analyse => self.analyse(),
            Action::Save => self.begin_saving(),
            Action::Rematch => return self.again(false),
            Action::SwapSides => return self.again(true),
            Action::Stronger => return self.change_level(1),
            Action::Weaker => return self.change_level(-1),
            Action::PlayOn => return self.play_on(),
            Action::NextMistake => self.next_mistake(),
            Action::CopyPosition => return Some(self.copy_position()),
            Action::Help => self.dialog = Some(Dialog::keys()),
            Action::Menu => return Some(AppRequest::Menu),
        }
        None
    }

    fn release(&mut self) {
        if self.tree.is_some() {
            self.close_tree();
        } else if self.view.is_reviewing() {
            self.end_review();
        } else if !self.view.clear_selection() {
            self.view.clear_hint();
        }
    }

    /// Takes nothing after a step that may capture; otherwise lists the legal moves.
    fn list_moves(&mut self) {
        if let Some(text) = self.view.complete_move().map(str::to_owned) {
            return self.play(&text);
        }
        if !self.can_move() {
            return self.choose();
        }
        let mut moves = self.view.move_texts();
        moves.sort_by_key(|text| natural(text));
        self.choose_from(moves, 0);
    }

    fn undo(&mut self) {
        if self.view.is_reviewing() {
            return self.say("notice-looking");
        }
        self.thinkers.reset();
        let reopened = self.session.reopen();
        self.drop_spent_clock();
        let count = if reopened { 0 } else { self.session.undo() };
        if !reopened && count == 0 {
            self.say("notice-nothing-to-undo");
        }
        self.thinkers.set_paused(self.thinkers.is_paused() || self.both_bots());
        self.position_changed();
    }

    fn redo(&mut self) {
        if !self.session.can_redo() {
            return self.say("notice-nothing-to-redo");
        }
        self.thinkers.reset();
        self.session.redo();
        self.position_changed();
    }

    fn ask_hint(&mut self) {
        if !self.can_move() {
            return self.choose();
        }
        self.thinkers.ask_adviser(self.session.game().fork(), AdvicePurpose::Hint);
        self.say("notice-thinking-of-hint");
    }

    fn pause(&mut self) {
        self.thinkers.set_paused(!self.thinkers.is_paused());
        self.on_tick();
    }

    fn change_pace(&mut self, by: isize) {
        self.thinkers.change_pace(by);
        let pace = self.thinkers.pace();
        let seconds = pace.as_secs_f64().to_string();
        let seconds = seconds.replace('.', &self.localizer.word("decimal-sign"));
        if pace.is_zero() {
            self.say("notice-no-pace");
        } else {
            self.tell(&Message::new("notice-pace").with("seconds", seconds));
        }
        self.on_tick();
    }

    fn flip_each_turn(&mut self) {
        let flips = self.view.toggle(Toggle::FlipEachTurn);
        self.say(if flips { "notice-flips" } else { "notice-flips-not" });
    }

    fn toggle_bar(&mut self) {
        self.view.toggle(Toggle::EvalBar);
        self.request_evaluation();
    }

    fn toggle_legal(&mut self) {
        let shown = self.view.toggle(Toggle::LegalTargets);
        self.say(if shown { "notice-legal" } else { "notice-legal-not" });
    }

    /// The position on the screen.
    fn copy_position(&mut self) -> AppRequest {
        let position = self.shown_game().position();
        self.tell(&Message::new("notice-position").with("position", position.as_str()));
        AppRequest::Copy(position)
    }

    fn next_theme(&mut self) -> AppRequest {
        self.view.next_theme();
        let appearance = self.view.appearance();
        let name = self.localizer.word(&format!("theme-{}", appearance.theme.name()));
        self.tell(&Message::new("notice-theme").with("theme", name));
        AppRequest::SaveAppearance(appearance)
    }

    /// Bots decline every offer.
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

    /// Asks for confirmation if a game in progress would be abandoned.
    fn again(&mut self, swapped: bool) -> Option<AppRequest> {
        if self.session.ending().is_none() && !self.history.is_empty() {
            self.dialog = Some(Dialog::confirm(Question::Rematch { swapped }));
            return None;
        }
        Some(self.rematch_request(swapped))
    }

    /// Another game against a bot so many levels stronger.
    fn change_level(&mut self, by: i64) -> Option<AppRequest> {
        match seats_with_level(&self.session, by) {
            Some(seats) if self.session.ending().is_some() => {
                Some(AppRequest::Rematch { seats, swapped: false })
            }
            Some(_) => {
                self.say("notice-level-later");
                None
            }
            None => {
                self.say("notice-no-level");
                None
            }
        }
    }

    pub(super) fn rematch_request(&self, swapped: bool) -> AppRequest {
        let [white, black]: [Seat; 2] = self.session.seats().clone();
        let seats = if swapped { [black, white] } else { [white, black] };
        AppRequest::Rematch { seats, swapped }
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
        self.thinkers.reset();
        self.position_changed();
        None
    }
}
