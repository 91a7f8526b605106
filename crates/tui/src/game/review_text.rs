//! What the panel says about the position under review.

use jogada_play::Message;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{GameScreen, Toggle};
use crate::analysis_text::{best_text, mistake_message, short_score};
use crate::board::Palette;
use crate::outcome::OutcomeText;
use crate::widgets;

impl GameScreen {
    /// The position under review, its evaluation, the move that was played there.
    pub(super) fn review_lines(&self, ply: usize, width: u16) -> Vec<Line<'static>> {
        let message = Message::new("review-at").with("ply", ply).with("all", self.history.len());
        let mut lines = widgets::styled(&self.localizer.say(&message), width, Palette::title());
        if let Some(done) = self.thinkers.reviewing() {
            let message = Message::new("review-progress").with("done", done);
            let text = self.localizer.say(&message.with("all", self.history.evals().len()));
            lines.extend(widgets::styled(&text, width, self.palette().faint()));
        }
        if ply == self.history.len()
            && let Some(outcome) = OutcomeText::of(&self.session, &self.localizer)
        {
            lines.extend(widgets::styled(&outcome.line(), width, Style::new()));
        }
        lines.extend(self.played_line(ply, width));
        let variations = self.variations(ply, width);
        if variations.is_empty() {
            lines.extend(self.best_line(ply, width));
        }
        lines.extend(variations);
        lines
    }

    /// The move that was played here, if it was a mistake.
    fn played_line(&self, ply: usize, width: u16) -> Vec<Line<'static>> {
        let Some(message) = mistake_message(&self.history, ply) else { return Vec::new() };
        widgets::styled(&self.localizer.say(&message), width, self.palette().alarm())
    }

    fn best_line(&self, ply: usize, width: u16) -> Vec<Line<'static>> {
        let side = self.game_at(ply).side();
        let best = best_text(&self.history, ply, side, &self.localizer);
        best.map_or_else(Vec::new, |text| widgets::styled(&text, width, Style::new()))
    }

    /// The best lines found so far, a line of the screen each.
    fn variations(&self, ply: usize, width: u16) -> Vec<Line<'static>> {
        if !self.view.has(Toggle::Lines) {
            return Vec::new();
        }
        let Some(found) = self.thinkers.lines(ply) else { return Vec::new() };
        let side = self.game_at(ply).side();
        let depth = Message::new("review-lines").with("depth", found.depth);
        let mut lines = widgets::styled(&self.localizer.say(&depth), width, self.palette().faint());
        lines.extend(found.lines.iter().map(|line| {
            let score = short_score(line.score, side, &self.localizer);
            let rest = usize::from(width).saturating_sub(score.chars().count() + 2);
            let moves = widgets::wrap(&line.moves.join(" "), rest).swap_remove(0);
            Line::from(vec![Span::styled(score, Palette::title()), Span::raw(format!("  {moves}"))])
        }));
        lines
    }
}
