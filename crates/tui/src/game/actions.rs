//! What keys and buttons do.

use jogada_play::{Message, MovePath, Seat};

use super::dialog::{Dialog, Question};
use super::thinking::Purpose;
use super::{Action, GameScreen, Habit, Wish};

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
                Action::Again,
                Action::Swap,
                Action::Look,
                Action::Analyse,
                Action::Save,
                Action::Undo,
                Action::Menu,
            ];
        }
        if self.both_bots() {
            let bots = [Action::Pause, Action::Faster, Action::Slower, Action::Thinking];
            return bots.into_iter().chain([Action::Look, Action::Help, Action::Menu]).collect();
        }
        if self.is_open() {
            return vec![
                Action::Choose,
                Action::Other,
                Action::Release,
                Action::Help,
                Action::Menu,
            ];
        }
        let mut all = vec![Action::Choose, Action::Type];
        if self.offers.iter().any(|offer| matches!(offer.path, MovePath::Button(_))) {
            all.push(Action::Other);
        }
        all.extend([Action::Undo, Action::Hint, Action::Flip, Action::Help, Action::Look]);
        // Where there is room for more.
        all.extend([Action::Save, Action::Resign, Action::Thinking, Action::Bar, Action::Menu]);
        all
    }

    /// Does it.
    pub(super) fn act(&mut self, action: Action) -> Option<Wish> {
        match action {
            Action::Choose => self.choose(),
            Action::Release => self.release(),
            Action::Type => self.begin_typing(String::new()),
            Action::Other => self.offer_buttons(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Hint => self.ask_hint(),
            Action::Hurry => self.thinkers.stop(jogada_play::Side::ALL),
            Action::Pause => self.pause(),
            Action::Faster => self.change_pace(-1),
            Action::Slower => self.change_pace(1),
            Action::Flip => self.look.flip = !self.look.flip,
            Action::FlipEachTurn => self.flip_each_turn(),
            Action::Legal => _ = self.change(Habit::Legal),
            Action::Thinking => _ = self.change(Habit::Thinking),
            Action::Bar => self.toggle_bar(),
            Action::Theme => return Some(self.next_theme()),
            Action::Draw => self.offer_draw(),
            Action::Resign => self.ask_resign(),
            Action::Look => self.look_back(),
            Action::Analyse => self.analyse(),
            Action::Save => self.begin_saving(),
            Action::Again => return self.again(false),
            Action::Swap => return self.again(true),
            Action::Help => self.dialog = Some(Dialog::keys()),
            Action::Menu => return Some(Wish::Menu),
        }
        None
    }

    fn release(&mut self) {
        if self.review.take().is_some() {
            self.thinkers.advising = None;
            self.view = self.game().view();
        } else if !self.pointing.release() {
            self.hint.clear();
        }
    }

    /// The moves that need no more cells.
    fn offer_buttons(&mut self) {
        if let Some(text) = self.pointing.complete(&self.offers).map(str::to_owned) {
            return self.play(&text);
        }
        let is_button = |path: &MovePath| matches!(path, MovePath::Button(_));
        let buttons = self.offers.iter().filter(|offer| is_button(&offer.path));
        let texts: Vec<String> = buttons.map(|offer| offer.text.clone()).collect();
        match texts.as_slice() {
            [] => self.say("notice-no-other"),
            _ if !self.may_move() => self.choose(),
            _ => self.dialog = Some(Dialog::several(texts)),
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
        self.arrive();
    }

    fn redo(&mut self) {
        if !self.session.can_redo() {
            return self.say("notice-nothing-to-redo");
        }
        self.thinkers.forget();
        self.session.redo();
        self.arrive();
    }

    fn ask_hint(&mut self) {
        if !self.may_move() {
            return self.choose();
        }
        let line = self.game().line();
        self.thinkers.ask_adviser(line, Purpose::Hint, &self.session);
        self.say("notice-thinking-of-hint");
    }

    fn pause(&mut self) {
        self.thinkers.paused = !self.thinkers.paused;
        self.tick();
    }

    fn change_pace(&mut self, by: isize) {
        self.thinkers.change_pace(by);
        let pace = self.thinkers.pace().as_millis() as usize;
        self.tell(&Message::new("notice-pace").with("pace", pace));
        self.tick();
    }

    fn flip_each_turn(&mut self) {
        let flips = self.change(Habit::FlipEachTurn);
        self.say(if flips { "notice-flips" } else { "notice-flips-not" });
    }

    fn toggle_bar(&mut self) {
        self.change(Habit::Bar);
        self.look_ahead();
    }

    fn next_theme(&mut self) -> Wish {
        self.look.theme = self.look.theme.next();
        let name = self.localizer.word(&format!("theme-{}", self.look.theme.name()));
        self.tell(&Message::new("notice-theme").with("theme", name));
        Wish::Look(self.look)
    }

    /// Offers a draw to the person who plays the other side.
    fn offer_draw(&mut self) {
        let other = self.session.seat(self.side().other()).is_human();
        match self.may_move() {
            false => self.choose(),
            true if other => self.dialog = Some(Dialog::confirm(Question::Draw)),
            true => self.say("notice-bots-play-on"),
        }
    }

    fn ask_resign(&mut self) {
        if self.may_move() {
            self.dialog = Some(Dialog::confirm(Question::Resign));
        } else {
            self.choose();
        }
    }

    /// The same again, perhaps with the sides swapped. A game that goes on is given up only when
    /// that is confirmed.
    fn again(&mut self, swapped: bool) -> Option<Wish> {
        if self.session.ending().is_none() && !self.moves.is_empty() {
            self.dialog = Some(Dialog::confirm(Question::Again { swapped }));
            return None;
        }
        Some(self.wish_again(swapped))
    }

    pub(super) fn wish_again(&self, swapped: bool) -> Wish {
        let [white, black]: [Seat; 2] = self.session.seats().clone();
        Wish::Again(if swapped { [black, white] } else { [white, black] })
    }

    pub(super) fn confirmed(&mut self, question: &Question) -> Option<Wish> {
        match question {
            Question::Resign => self.session.resign(self.side()),
            Question::Draw => self.session.agree_draw(),
            Question::Again { swapped } => return Some(self.wish_again(*swapped)),
            Question::Overwrite(name) => {
                self.write(name);
                return None;
            }
        }
        self.thinkers.forget();
        self.arrive();
        None
    }
}
