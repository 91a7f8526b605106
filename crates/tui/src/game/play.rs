//! Moves of humans and bots, and what follows from them.

use jogada_play::{Analysis, Message, MoveChoice, PlayerFault, check_choice, news};

use super::thinkers::Answer;
use super::{GameScreen, Toggle};
use crate::adviser::AdvicePurpose;
use crate::analysis_text::short_score;
use crate::bots::fault_line;
use crate::worker::WorkerUpdate;

impl GameScreen {
    /// An illegal move is explained and changes nothing.
    pub(super) fn play(&mut self, text: &str) {
        if self.check_clock() {
            return;
        }
        let mover = self.side();
        match self.session.play(text) {
            Ok(_) => {
                self.gain_time(mover);
                self.thinkers.note_move();
                self.thinkers.cancel_questions();
                if self.view.has(Toggle::FlipEachTurn) {
                    self.view.turn_to(self.side());
                }
                self.position_changed();
            }
            Err(error) => {
                let reason = self.localizer.say(&error);
                self.refuse(reason);
            }
        }
    }

    /// To be called whenever the latest position or the result has changed.
    pub(super) fn position_changed(&mut self) {
        let game = self.session.game();
        self.history.sync(game);
        self.view.position_changed(game.view(), game.legal());
        self.news = news(game).iter().map(|message| self.localizer.say(message)).collect();
        self.show_again();
        self.run_clock();
        self.save_game();
        self.thinkers.clear_advice();
        self.thinkers.ask_bot(&self.session);
        self.request_evaluation();
    }

    /// A bot may move while an earlier position or the tree is looked at: it stays on the screen.
    fn show_again(&mut self) {
        match self.view.review() {
            Some(_) if self.tree.is_some() => self.show_selected(),
            Some(ply) => self.show(ply.min(self.history.len())),
            None => {}
        }
    }

    pub(super) fn save_game(&mut self) {
        self.keep_clock();
        if let Err(error) = self.autosave.save(&self.session) {
            let message = Message::new("notice-not-kept")
                .with("error", crate::file_error(&error, self.localizer.language()));
            let text = self.localizer.say(&message);
            self.refuse(text);
        }
    }

    /// For the evaluation bar, unless a search runs anyway.
    pub(super) fn request_evaluation(&mut self) {
        let shown = self.view.has(Toggle::EvalBar) && self.session.ending().is_none();
        if shown && self.thinkers.needs_advice() {
            self.thinkers.ask_adviser(self.session.game().fork(), AdvicePurpose::EvalBar);
        }
    }

    pub(super) fn on_worker_update(&mut self, number: u64, update: &WorkerUpdate) {
        match self.thinkers.on_update(number, update) {
            None => self.mark_best(),
            Some(Answer::Bot(choice)) => self.bot_chose(choice),
            Some(Answer::Hint(found)) => self.show_hint(&found),
            Some(Answer::Review(ply, found)) => self.evaluated(ply, &found),
        }
    }

    fn bot_chose(&mut self, choice: MoveChoice) {
        let bot = self.session.seat(self.side()).to_string();
        match check_choice(choice, &bot, self.session.game()) {
            Ok(found) => {
                self.thinkers.schedule(found);
                if self.both_bots() {
                    // The pause before the move is shown costs no time.
                    self.stop_clock();
                }
                self.on_tick();
            }
            Err(fault) => self.bot_failed(&fault),
        }
    }

    /// A bot that gives no legal move resigns.
    fn bot_failed(&mut self, fault: &PlayerFault) {
        let side = self.side();
        self.session.resign(side);
        self.position_changed();
        self.refuse(fault_line(side, fault, &self.localizer));
    }

    fn show_hint(&mut self, found: &Analysis) {
        self.view.set_hint(found.best());
        let score = short_score(found.lines[0].score, self.side(), &self.localizer);
        let message = Message::new("notice-hint").with("move", found.best());
        self.tell(&message.with("score", score));
    }

    /// Plays the move of a bot if its time has come.
    pub(super) fn on_tick(&mut self) {
        if self.check_clock() {
            return;
        }
        if let Some(text) = self.thinkers.take_due_move(self.both_bots()) {
            self.play(&text);
        }
    }
}
