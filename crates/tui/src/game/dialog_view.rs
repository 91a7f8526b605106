//! Draws the dialogs.

use jogada_play::{Message, Side};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::dialog::{Dialog, InputKind, Question};
use super::{Action, GameScreen};
use crate::board::Palette;
use crate::outcome::only_person;
use crate::rules;
use crate::text_field::TextField;
use crate::widgets;

impl GameScreen {
    pub(super) fn draw_dialog(&mut self, frame: &mut Frame<'_>) {
        self.layout.clear_rows();
        let buffer = frame.buffer_mut();
        match self.dialog.clone() {
            None => {}
            Some(Dialog::Help { rules, scroll }) => self.draw_help(rules, scroll, buffer),
            Some(Dialog::Explain { page, scroll }) => self.draw_explanation(page, scroll, buffer),
            Some(Dialog::Typing { kind, field, error }) => {
                self.draw_typing(kind, &field, error.as_deref(), buffer);
            }
            Some(Dialog::Confirm(question, yes)) => self.draw_question(&question, yes, buffer),
            Some(Dialog::ChooseMove(moves, place)) => {
                let names: Vec<_> = moves.iter().map(|text| self.button_name(text)).collect();
                self.draw_list("which-move", &names, place, buffer);
            }
            Some(Dialog::ChooseSide(side)) => {
                let names = Side::ALL.map(|side| self.localizer.side(side));
                self.draw_list("which-side", &names, side.index(), buffer);
            }
        }
    }

    fn draw_help(&mut self, rules: bool, scroll: u16, buffer: &mut Buffer) {
        let (title, tab) = if rules { ("rules", "keys") } else { ("keys", "rules") };
        let message = Message::new("help-title").word("what", title).word("other", tab);
        let (size, screen) = ((84, buffer.area.height), buffer.area);
        let inside = widgets::window(&self.localizer.say(&message), size, screen, buffer);
        let lines = if rules {
            let parts = jogada_play::rules(self.game().info(), self.localizer.language());
            rules::lines(&parts, inside.width, self.view.appearance().ascii)
        } else {
            self.key_lines(inside.width)
        };
        let max_scroll = (lines.len() as u16).saturating_sub(inside.height);
        self.layout.set_max_scroll(max_scroll);
        let from = usize::from(scroll.min(max_scroll));
        widgets::lines(&lines[from..], inside, buffer);
    }

    /// Every key with its help, which may take several lines.
    fn key_lines(&self, width: u16) -> Vec<Line<'static>> {
        let arrows = if self.view.appearance().ascii { "Arrows" } else { "↑ ↓ ← →" };
        let mut entries = vec![
            (arrows.to_owned(), self.localizer.word("keys-arrows")),
            (self.localizer.word("mouse"), self.localizer.word("keys-mouse")),
        ];
        entries.extend(Action::all().map(|action| {
            (action.key_name(&self.localizer), self.localizer.help(&action.message_id()))
        }));
        let heading = Line::styled(self.localizer.word("signs"), Palette::title());
        let keys = entries.iter().flat_map(|(key, help)| self.key_entry(key, help, width));
        let signs = self.legend();
        let signs = signs.iter().flat_map(|(sign, help)| self.key_entry(sign, help, width));
        keys.chain([Line::default(), heading]).chain(signs).collect()
    }

    fn key_entry(&self, key: &str, help: &str, width: u16) -> Vec<Line<'static>> {
        const KEY: usize = 8;
        let lines = widgets::wrap(help, usize::from(width).saturating_sub(KEY + 2));
        let keys = std::iter::once(key).chain(std::iter::repeat(""));
        let line = |(text, key): (String, &str)| {
            let key = Span::styled(format!("{key:>KEY$}  "), self.palette().key());
            Line::from(vec![key, Span::raw(text)])
        };
        lines.into_iter().zip(keys).map(line).collect()
    }

    fn draw_typing(
        &self,
        kind: InputKind,
        field: &TextField,
        error: Option<&str>,
        buffer: &mut Buffer,
    ) {
        let palette = self.palette();
        let title = match kind {
            InputKind::Move => self.localizer.word("type-move"),
            InputKind::File => self.localizer.word("type-file"),
        };
        let area = self.layout.beside_board(buffer.area);
        let width = area.width.min(60);
        let inner = width.saturating_sub(4);
        let error = error.map(|error| widgets::styled(error, inner, palette.alarm()));
        let error = error.unwrap_or_default();
        let height = (3 + error.len() as u16).min(area.height);
        let low = Rect { y: area.bottom() - height, height, ..area };
        let inside = widgets::window(&title, (width, height), low, buffer);
        let typed = Line::from(field.spans(inside.width));
        widgets::lines(&[vec![typed], error].concat(), inside, buffer);
    }

    fn draw_question(&mut self, question: &Question, yes: bool, buffer: &mut Buffer) {
        let palette = self.palette();
        let message = match question {
            Question::Resign if only_person(&self.session).is_some() => {
                Message::new("ask-resign-game")
            }
            Question::Resign => Message::new("ask-resign").with("side", self.side()),
            Question::Draw => {
                let message = Message::new("ask-draw").with("side", self.side());
                message.with("other", self.side().other())
            }
            Question::Rematch { .. } => Message::new("ask-again"),
            Question::Overwrite(name) => Message::new("ask-overwrite").with("file", name.as_str()),
        };
        let area = self.layout.beside_board(buffer.area);
        let inner = area.width.min(50).saturating_sub(4);
        let lines = widgets::styled(&self.localizer.say(&message), inner, Style::new());
        let size = (inner + 4, lines.len() as u16 + 5);
        let title = if *question == Question::Draw { "draw-offered" } else { "sure" };
        let inside = widgets::window(&self.localizer.word(title), size, area, buffer);
        widgets::lines(&lines, inside, buffer);
        let letter = self.localizer.word("letter-yes");
        let answers = [(letter.as_str(), "yes", yes), ("n", "no", !yes)];
        for (line, (key, word, here)) in (1..).zip(answers) {
            let area = Rect { y: inside.y + lines.len() as u16 + line, height: 1, ..inside };
            let style = if here { Palette::cursor() } else { Style::new() };
            let text = Span::styled(format!(" {} ", self.localizer.word(word)), style);
            let key = Span::styled(format!("{key} "), palette.key());
            Line::from(vec![key, text]).render(area, buffer);
            self.layout.push_row(area);
        }
    }

    fn draw_list(&mut self, title: &str, names: &[String], place: usize, buffer: &mut Buffer) {
        let title = self.localizer.word(title);
        let area = self.layout.beside_board(buffer.area);
        let size = (area.width.min(40), (names.len() as u16).saturating_add(2));
        let inside = widgets::window(&title, size, area, buffer);
        let first = (place + 1).saturating_sub(inside.height.into());
        self.layout.set_first_row(first);
        for (row, (area, text)) in (first..).zip(inside.rows().zip(&names[first..])) {
            let style = if row == place { Palette::cursor() } else { Style::new() };
            Line::styled(text.clone(), style).render(area, buffer);
            self.layout.push_row(area);
        }
    }

    /// The keys of the dialog, the way out last.
    pub(super) fn dialog_keys(&self, dialog: &Dialog) -> Vec<(String, String)> {
        let ascii = self.view.appearance().ascii;
        let arrows = if ascii { "Up/Down" } else { "↑ ↓" };
        let yes = self.localizer.word("letter-yes");
        let keys = match dialog {
            Dialog::Help { .. } => {
                vec![(arrows, "do-scroll"), ("Tab", "do-next-page"), ("Esc", "do-back")]
            }
            Dialog::Explain { .. } => {
                let maps = self.shown_game().explain().is_some_and(|found| !found.maps.is_empty());
                let across = if ascii { "Left/Right" } else { "← →" };
                let next = maps.then_some((across, "do-next-page"));
                next.into_iter().chain([("Esc", "do-back")]).collect()
            }
            Dialog::Typing { kind: InputKind::Move, .. } => {
                vec![("Enter", "do-play-move"), ("Esc", "do-back")]
            }
            Dialog::Typing { kind: InputKind::File, .. } => {
                vec![("Enter", "do-save"), ("Esc", "do-back")]
            }
            Dialog::Confirm(..) => {
                vec![
                    (yes.as_str(), "yes"),
                    (arrows, "do-move"),
                    ("Enter", "do-choose"),
                    ("n", "no"),
                ]
            }
            Dialog::ChooseMove(..) | Dialog::ChooseSide(_) => {
                vec![(arrows, "do-move"), ("Enter", "do-choose"), ("Esc", "do-back")]
            }
        };
        keys.into_iter().map(|(key, id)| (key.to_owned(), self.localizer.word(id))).collect()
    }

    /// The label of a move without cells, otherwise its text.
    pub(super) fn button_name(&self, text: &str) -> String {
        match self.view.legal_move(text).map(|legal_move| &legal_move.path) {
            Some(jogada_play::MovePath::Button(id)) => self.localizer.word(&format!("button-{id}")),
            _ => text.to_owned(),
        }
    }
}
