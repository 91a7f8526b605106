//! The end of a game in the panel: who won, why, and what can be done next.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Action, GameScreen};
use crate::outcome::{OutcomeText, Step, next_steps, only_person};
use crate::widgets;

impl GameScreen {
    /// The result, from the person's side where there is one.
    pub(super) fn ending_lines(&self, outcome: &OutcomeText, width: u16) -> Vec<Line<'static>> {
        let loud = self.palette().last();
        if only_person(&self.session).is_none() {
            return widgets::styled(&outcome.line(), width, loud);
        }
        let mut lines = widgets::styled(&outcome.headline, width, loud);
        lines.extend(widgets::styled(&outcome.sentence(), width, Style::new()));
        lines
    }

    /// What can be done after the end, with the keys for it.
    pub(super) fn next_steps(&self, width: u16) -> Vec<Line<'static>> {
        let leave = if self.has_parent { "step-parent" } else { "step-menu" };
        let leave = (Action::Menu, self.localizer.word(leave));
        let steps = next_steps(&self.session, &self.localizer).into_iter();
        let steps = steps.map(|(step, text)| (action_of(step), text)).chain([leave]);
        let lines = steps.flat_map(|(action, text)| self.step_lines(action, &text, width));
        std::iter::once(Line::default()).chain(lines).collect()
    }

    fn step_lines(&self, action: Action, text: &str, width: u16) -> Vec<Line<'static>> {
        let lines = widgets::wrap(text, usize::from(width).saturating_sub(3));
        let name = action.key_name(&self.localizer);
        let keys = std::iter::once(name).chain(std::iter::repeat(String::new()));
        let line = |(text, key): (String, String)| {
            let key = Span::styled(format!("{key:<3}"), self.palette().key());
            Line::from(vec![key, Span::raw(text)])
        };
        lines.into_iter().zip(keys).map(line).collect()
    }
}

fn action_of(step: Step) -> Action {
    match step {
        Step::Swap => Action::SwapSides,
        Step::Again => Action::Rematch,
        Step::Stronger => Action::Stronger,
        Step::Weaker => Action::Weaker,
        Step::Mistakes => Action::Analyse,
        Step::Save => Action::Save,
    }
}
