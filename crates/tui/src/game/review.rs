//! Going back through the game, alone or with the engine.

use jogada_play::{Analysis, AnyMatch, Message, Record, Seat, Session, Side};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::dialog::Dialog;
use super::{AppRequest, GameScreen, Toggle};
use crate::adviser::AdvicePurpose;
use crate::history::PositionEval;
use crate::outcome::only_person;
use crate::rematch::keep_names;

impl GameScreen {
    pub(super) fn start_review(&mut self) {
        if self.history.is_empty() {
            return self.say("notice-nothing-to-look-at");
        }
        self.view.start_review(self.history.len());
        self.show(self.history.len());
    }

    pub(super) fn end_review(&mut self) {
        self.tree = None;
        self.thinkers.cancel_review();
        self.thinkers.cancel_lines();
        self.view.end_review(self.session.game().view());
    }

    /// Has the engine evaluate every position of the game.
    pub(super) fn analyse(&mut self) {
        if !self.view.is_reviewing() {
            self.start_review();
        }
        if self.view.is_reviewing() {
            self.analysed_at = self.view.review();
            self.evaluate_next();
            self.tell_mistakes();
        }
    }

    /// Shows the best lines of the position under review, or not.
    pub(super) fn toggle_lines(&mut self) {
        if !self.view.toggle(Toggle::Lines) {
            self.thinkers.cancel_lines();
        }
        self.show(self.view.review().unwrap_or(self.history.len()));
    }

    /// The moves marked as mistakes, of the only human if there is one.
    fn mistakes(&self) -> Vec<usize> {
        self.history.mistakes(only_person(&self.session))
    }

    /// Once the analysis is complete: says what it found, and goes to the first mistake unless another
    /// position is being looked at.
    fn tell_mistakes(&mut self) {
        if !self.history.is_evaluated() {
            return;
        }
        let mistakes = self.mistakes();
        let stayed = self.tree.is_none() && self.analysed_at.take() == self.view.review();
        if let Some(first) = mistakes.first().filter(|_| stayed) {
            self.show(*first);
        }
        self.tell(&Message::new("notice-mistakes").with("count", mistakes.len()));
    }

    /// Goes to the next mistake, and from the last one to the first.
    pub(super) fn next_mistake(&mut self) {
        let Some(ply) = self.view.review() else { return self.say("notice-mistakes-in-review") };
        let mistakes = self.mistakes();
        match mistakes.iter().find(|mistake| **mistake > ply).or(mistakes.first()) {
            Some(ply) => self.show(*ply),
            None if self.history.eval(0).is_none() => self.analyse(),
            None => self.say("notice-no-mistakes"),
        }
    }

    /// Another game from the position on the screen, between the same seats; instead of one of two bots a
    /// person plays.
    pub(super) fn play_on(&mut self) -> Option<AppRequest> {
        if !self.view.is_reviewing() {
            self.say("notice-play-on-in-review");
            return None;
        }
        let game = self.shown_game();
        if game.ending().is_some() {
            self.say("notice-over");
            return None;
        }
        if self.both_bots() {
            self.dialog = Some(Dialog::ChooseSide(game.side()));
            return None;
        }
        Some(self.play_on_between(self.session.seats().clone()))
    }

    /// A person plays this side on from the position on the screen.
    pub(super) fn take_side(&self, side: Side) -> AppRequest {
        let mut seats = self.session.seats().clone();
        seats[side.index()] = Seat::Human;
        self.play_on_between(seats)
    }

    fn play_on_between(&self, seats: [Seat; 2]) -> AppRequest {
        let mut session = Session::new(self.shown_game(), seats);
        keep_names(&self.session, &mut session, false);
        AppRequest::PlayOn(session)
    }

    /// Whether the key was one of the review.
    pub(super) fn review_key(&mut self, key: KeyEvent) -> bool {
        let all = self.history.len() as isize;
        let by = match key.code {
            KeyCode::Left | KeyCode::Up => -1,
            KeyCode::Right | KeyCode::Down => 1,
            KeyCode::PageUp => -10,
            KeyCode::PageDown => 10,
            KeyCode::Home => -all,
            KeyCode::End => all,
            _ => return false,
        };
        self.browse(by);
        true
    }

    /// Goes this many moves forward, or back if negative.
    pub(super) fn browse(&mut self, by: isize) {
        let Some(ply) = self.view.review() else { return };
        self.show(ply.saturating_add_signed(by).min(self.history.len()));
    }

    /// Shows the position after this many moves, with the engine's move if it is known.
    pub(super) fn show(&mut self, ply: usize) {
        self.tree = None;
        let game = self.game_at(ply);
        self.view.show_reviewed(ply, game.view());
        self.mark_best();
        if self.view.has(Toggle::Lines) && game.ending().is_none() {
            self.thinkers.ask_lines(game, ply);
        }
    }

    /// Marks the best move of the position under review on the board.
    pub(super) fn mark_best(&mut self) {
        let Some(ply) = self.view.review().filter(|_| self.tree.is_none()) else { return };
        let live = self.thinkers.lines(ply).map(|lines| lines.best().to_owned());
        let best = live.or_else(|| self.history.eval(ply)?.best.clone());
        let path = best.and_then(|best| {
            let legal = self.game_at(ply).legal();
            legal.into_iter().find(|legal_move| legal_move.text == best).map(|m| m.path)
        });
        self.view.set_hint_path(path);
    }

    /// The game after this many moves.
    pub(super) fn game_at(&self, ply: usize) -> Box<dyn AnyMatch> {
        let mut game = self.game().fork();
        for _ in ply..self.history.len() {
            game.undo();
        }
        game
    }

    /// Asks about the first position without an evaluation.
    fn evaluate_next(&mut self) {
        while let Some(ply) = self.history.next_unevaluated() {
            let game = self.game_at(ply);
            let Some(ending) = game.ending() else {
                return self.thinkers.ask_adviser(game, AdvicePurpose::Review(ply));
            };
            self.history.set_eval(ply, PositionEval::of_end(ending.outcome));
        }
    }

    /// Stores the evaluation and goes on with the next position.
    pub(super) fn evaluated(&mut self, ply: usize, found: &Analysis) {
        let side = self.game_at(ply).side();
        self.history.set_eval(ply, PositionEval::of(found, side));
        self.mark_best();
        if self.view.is_reviewing() {
            self.evaluate_next();
        }
        self.tell_mistakes();
    }

    /// The record, with the engine's marks if it has analysed the game.
    pub(super) fn annotated_record(&self) -> Record {
        self.history.annotate(self.session.record())
    }
}
