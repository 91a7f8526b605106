//! The end of a game in the panel: who won, why, and what can be done next.

use jogada_play::{Ending, Message, Outcome, Seat, Side};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Action, GameScreen};
use crate::widgets;

impl GameScreen {
    /// The side of the person who plays a bot.
    pub(super) fn person(&self) -> Option<Side> {
        match self.session.seats().each_ref().map(Seat::is_human) {
            [true, false] => Some(Side::White),
            [false, true] => Some(Side::Black),
            _ => None,
        }
    }

    /// The result, from the person's side where there is one.
    pub(super) fn ending_lines(&self, ending: &Ending, width: u16) -> Vec<Line<'static>> {
        let loud = self.palette().last();
        let result = self.localizer.say(ending);
        let Some(person) = self.person() else { return widgets::styled(&result, width, loud) };
        let word = match ending.outcome {
            Outcome::Win(side) if side == person => "result-you-win",
            Outcome::Win(_) => "result-you-lose",
            Outcome::Draw => return widgets::styled(&result, width, loud),
        };
        let mut lines = widgets::styled(&self.localizer.word(word), width, loud);
        lines.extend(widgets::styled(&result, width, Style::new()));
        lines
    }

    /// What can be done after the end, with the keys for it.
    pub(super) fn next_steps(&self, width: u16) -> Vec<Line<'static>> {
        let steps = self.steps().into_iter().flat_map(|(action, id)| {
            let text = self.localizer.say(&self.step_message(action, id));
            let lines = widgets::wrap(&text, usize::from(width).saturating_sub(3));
            let name = action.key_name(&self.localizer);
            let keys = std::iter::once(name).chain(std::iter::repeat(String::new()));
            let line = |(text, key): (String, String)| {
                let key = Span::styled(format!("{key:<3}"), self.palette().key());
                Line::from(vec![key, Span::raw(text)])
            };
            lines.into_iter().zip(keys).map(line).collect::<Vec<_>>()
        });
        std::iter::once(Line::default()).chain(steps).collect()
    }

    /// The levels above and below are named.
    fn step_message(&self, action: Action, id: &'static str) -> Message {
        let seats = match action {
            Action::Stronger => self.seats_with_level(1),
            Action::Weaker => self.seats_with_level(-1),
            _ => None,
        };
        let bot = seats.iter().flatten().find_map(Seat::bot);
        let message = Message::new(id);
        match bot {
            Some(bot) => message.with("player", self.localizer.say(bot)),
            None => message,
        }
    }

    fn steps(&self) -> Vec<(Action, &'static str)> {
        let level = |by| self.seats_with_level(by).is_some();
        let lost = self.session.ending().is_some_and(|ending| {
            self.person().is_some_and(|side| ending.outcome == Outcome::Win(side.other()))
        });
        let stronger = (Action::Stronger, "step-stronger", level(1));
        let weaker = (Action::Weaker, "step-weaker", level(-1));
        let levels = if lost { [weaker, stronger] } else { [stronger, weaker] };
        let mistakes = if self.person().is_some() { "step-mistakes" } else { "step-analyse" };
        let again = [(Action::SwapSides, "step-swap", true), (Action::Rematch, "step-again", true)];
        let others = [
            (Action::Analyse, mistakes, !self.history.is_empty()),
            (Action::Save, "step-save", true),
            (Action::Menu, if self.has_parent { "step-parent" } else { "step-menu" }, true),
        ];
        let all = again.into_iter().chain(levels).chain(others);
        all.filter(|(.., offered)| *offered).map(|(a, id, _)| (a, id)).collect()
    }
}
