//! Draws the setup form.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::field::range;
use super::{SetupForm, Slot, help_of};
use crate::board::Palette;
use crate::text_field::TextField;
use crate::widgets;

/// Lines for help and errors.
const FOOT: u16 = 3;

/// Width of a label.
const LABEL: usize = 22;

/// Width of a value.
const VALUE: usize = 18;

/// As wide as a value that is not being edited.
fn typed_value(field: &TextField) -> Vec<Span<'static>> {
    let spans = field.spans(VALUE as u16);
    let rest = " ".repeat(VALUE.saturating_sub(spans.len()));
    std::iter::once(Span::raw(" ")).chain(spans).chain([Span::raw(rest)]).collect()
}

impl SetupForm {
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let palette = Palette::new(self.appearance.theme);
        let buffer = frame.buffer_mut();
        let width = buffer.area.width.min(78);
        let area = Rect { x: (buffer.area.width - width) / 2 + 1, width: width - 2, ..buffer.area };
        let title = format!("{}: {}", self.info.name, self.localizer.word("tagline"));
        Line::styled(title, Palette::title()).render(Rect { height: 1, ..area }, buffer);
        // Below the title and above the keys: the lines of the form, then the help. Blank lines
        // part them where there is room.
        let room = area.height.saturating_sub(2 + FOOT);
        let spare = room.saturating_sub(self.slots().len() as u16).min(2);
        let lines = Rect { y: area.y + 1 + spare.min(1), height: room - spare, ..area };
        self.draw_lines(lines, palette, buffer);
        let foot = Rect { y: area.bottom().saturating_sub(1 + FOOT), height: FOOT, ..area };
        let foot = foot.intersection(buffer.area);
        widgets::lines(&self.foot(area.width, palette), foot, buffer);
        let last = Rect { y: buffer.area.bottom().saturating_sub(1), height: 1, ..buffer.area };
        widgets::key_bar(&self.keys(), last, palette, buffer);
    }

    fn draw_lines(&mut self, area: Rect, palette: Palette, buffer: &mut Buffer) {
        let slots = self.slots();
        let room = usize::from(area.height);
        let first = (self.place + 1).saturating_sub(room);
        self.rows.clear();
        for (row, place) in area.rows().zip(first..slots.len()) {
            self.line(slots[place], place == self.place, palette).render(row, buffer);
            self.rows.push((row, place));
        }
    }

    fn line(&self, slot: Slot, here: bool, palette: Palette) -> Line<'static> {
        let style = if here { Palette::cursor() } else { Style::new() };
        let pointer = match (here, self.appearance.ascii) {
            (true, false) => "▶ ",
            (true, true) => "> ",
            (false, _) => "  ",
        };
        let text = self.text(slot);
        if slot == Slot::Begin {
            return Line::from(vec![Span::raw(pointer), Span::styled(format!(" {text} "), style)]);
        }
        let (note, note_style) = match self.error(slot) {
            Some(_) => ("!".to_owned(), palette.alarm()),
            None => (self.note(slot), palette.faint()),
        };
        let label: String = self.label(slot).chars().take(LABEL - 1).collect();
        let value = match &self.editing {
            Some(field) if here => typed_value(field),
            _ => vec![Span::styled(format!(" {text:<VALUE$}"), style)],
        };
        let label = Span::raw(format!("{pointer}{label:LABEL$}"));
        let note = Span::styled(format!(" {note}"), note_style);
        std::iter::once(label).chain(value).chain([note]).collect()
    }

    fn label(&self, slot: Slot) -> String {
        match slot {
            Slot::Preset => self.localizer.word("setup-preset"),
            Slot::Option(place) => {
                self.localizer.word(&format!("option-{}", self.info.options[place].key()))
            }
            Slot::White => self.localizer.word("setup-white"),
            Slot::Black => self.localizer.word("setup-black"),
            Slot::RandomColours => self.localizer.word("setup-lot"),
            Slot::Begin => String::new(),
        }
    }

    /// The range of an option, or what the current choice means.
    fn note(&self, slot: Slot) -> String {
        let Slot::Option(place) = slot else { return String::new() };
        let spec = self.info.options[place];
        match spec.domain() {
            jogada_play::Domain::Choice(_) => {
                self.localizer.word(&format!("option-{}-{}", spec.key(), self.text(slot)))
            }
            domain => range(&domain),
        }
    }

    /// The help and the error of the current line.
    fn foot(&self, width: u16, palette: Palette) -> Vec<Line<'static>> {
        let slot = self.slot();
        let mut lines = widgets::styled(&help_of(self, slot), width, palette.faint());
        let error = self.error(slot).or_else(|| self.error.clone());
        if let Some(error) = error {
            lines.extend(widgets::styled(&error, width, palette.alarm()));
        }
        lines
    }

    fn keys(&self) -> Vec<(String, String)> {
        let arrows =
            if self.appearance.ascii { ["Up/Down", "Left/Right"] } else { ["↑ ↓", "← →"] };
        let keys = [
            (arrows[0], "do-move"),
            (arrows[1], "do-change"),
            ("a-z 0-9", "do-write"),
            ("Enter", "do-next"),
            ("Esc", "do-back"),
        ];
        keys.map(|(key, id)| (key.to_owned(), self.localizer.word(id))).to_vec()
    }
}
