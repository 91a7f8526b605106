//! Draws the setup form.

use jogada_play::{Message, Side};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::field::range;
use super::{SetupForm, Slot};
use crate::board::Palette;
use crate::text_field::TextField;
use crate::widgets;

/// Lines for help and errors.
const FOOT: u16 = 4;

/// Height below which they are fewer.
const LOW: u16 = 16;

/// Width of a label, on a wide screen and on a narrow one.
const LABEL: usize = 22;
const SHORT_LABEL: usize = 14;

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
        if let Some(rules) = &mut self.rules {
            return rules.draw(frame, &self.localizer, self.appearance);
        }
        let palette = Palette::new(self.appearance.theme);
        let buffer = frame.buffer_mut();
        let width = buffer.area.width.min(78);
        let area = Rect { x: (buffer.area.width - width) / 2 + 1, width: width - 2, ..buffer.area };
        Line::styled(self.info.name, Palette::title()).render(Rect { height: 1, ..area }, buffer);
        let about = widgets::styled(&self.localizer.word("tagline"), area.width, palette.faint());
        let head = Rect { y: area.y + 1, height: about.len() as u16, ..area };
        widgets::lines(&about, head.intersection(buffer.area), buffer);
        // Below the head and above the keys: the lines of the form, then the help. Blank lines
        // part them where there is room.
        let foot_height = if area.height < LOW { FOOT / 2 } else { FOOT };
        let room = area.height.saturating_sub(2 + head.height + foot_height);
        let spare = room.saturating_sub(self.slots().len() as u16).min(2);
        let lines = Rect { y: head.bottom() + spare.min(1), height: room - spare, ..area };
        if lines.height > 0 {
            self.draw_lines(lines, palette, buffer);
        }
        let foot =
            Rect { y: area.bottom().saturating_sub(1 + foot_height), height: foot_height, ..area };
        let foot = foot.intersection(buffer.area);
        widgets::lines(&self.foot(area.width, palette), foot, buffer);
        let last = Rect { y: buffer.area.bottom().saturating_sub(1), height: 1, ..buffer.area };
        widgets::key_bar(&self.keys(), last, palette, buffer);
    }

    fn draw_lines(&mut self, area: Rect, palette: Palette, buffer: &mut Buffer) {
        let slots = self.slots();
        let room = usize::from(area.height);
        let first = (self.place + 1).saturating_sub(room);
        let ascii = self.appearance.ascii;
        self.rows.clear();
        for (row, place) in area.rows().zip(first..slots.len()) {
            let label = if area.width < 50 { SHORT_LABEL } else { LABEL };
            let line = self.line(slots[place], place == self.place, label, palette);
            let row = Rect { width: row.width.saturating_sub(2), ..row };
            widgets::cut(line, row.width, ascii).render(row, buffer);
            self.rows.push((row, place));
        }
        let more = [(area.y, first > 0), (area.bottom() - 1, first + room < slots.len())];
        let signs = if ascii { ["^", "v"] } else { ["↑", "↓"] };
        for ((y, _), sign) in more.into_iter().zip(signs).filter(|((_, hidden), _)| *hidden) {
            let corner = Rect { x: area.right().saturating_sub(1), y, width: 1, height: 1 };
            Line::styled(sign, palette.key()).render(corner.intersection(buffer.area), buffer);
        }
    }

    fn line(&self, slot: Slot, here: bool, width: usize, palette: Palette) -> Line<'static> {
        let style = if here { Palette::cursor() } else { Style::new() };
        let pointer = match (here, self.appearance.ascii) {
            (true, false) => "▶ ",
            (true, true) => "> ",
            (false, _) => "  ",
        };
        let text = self.shown(slot);
        if matches!(slot, Slot::Begin | Slot::Options) {
            let text = Span::styled(format!(" {text} "), style);
            let note = Span::styled(format!(" {}", self.note(slot)), palette.faint());
            return Line::from(vec![Span::raw(pointer), text, note]);
        }
        let (note, note_style) = match self.error(slot) {
            Some(_) => ("!".to_owned(), palette.alarm()),
            None => (self.note(slot), palette.faint()),
        };
        let label: String = self.label(slot).chars().take(width - 1).collect();
        let value = match &self.editing {
            Some(field) if here => typed_value(field),
            _ => vec![Span::styled(format!(" {text:<VALUE$}"), style)],
        };
        let label = Span::raw(format!("{pointer}{label:width$}"));
        let note = Span::styled(format!(" {note}"), note_style);
        std::iter::once(label).chain(value).chain([note]).collect()
    }

    fn label(&self, slot: Slot) -> String {
        match slot {
            Slot::Preset => self.localizer.word("setup-preset"),
            Slot::Option(place) => {
                self.localizer.word(&format!("option-{}", self.info.options[place].key()))
            }
            Slot::Start => self.localizer.word("setup-start"),
            Slot::Clock => self.localizer.word("setup-clock"),
            Slot::White => self.localizer.word("setup-white"),
            Slot::Black => self.localizer.word("setup-black"),
            Slot::Opponent => self.localizer.word("setup-opponent"),
            Slot::Side => self.localizer.word("setup-side"),
            Slot::Name(place) => {
                self.localizer.word(["setup-name-white", "setup-name-black"][place])
            }
            Slot::OwnName => self.localizer.word("setup-name"),
            Slot::Begin | Slot::Options => String::new(),
        }
    }

    /// The value of a line as it is shown: choices in words, which may be cut off; the foot has them whole.
    fn shown(&self, slot: Slot) -> String {
        let text = match slot {
            Slot::Option(place) if self.is_choice(place) => {
                let key = self.info.options[place].key();
                self.localizer.word(&format!("option-{key}-{}", self.text(slot)))
            }
            Slot::Options => {
                let signs = if self.appearance.ascii { ["+", "-"] } else { ["▸", "▾"] };
                format!("{} {}", self.text(slot), signs[usize::from(self.unfolded)])
            }
            Slot::White => self.name_of(Side::White, "seat-human"),
            Slot::Black => self.name_of(Side::Black, "seat-human"),
            _ => self.text(slot),
        };
        let room = 76 - LABEL - 6;
        match text.char_indices().nth(room) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text,
        }
    }

    /// The range of an option, or the rules that the folded options are.
    fn note(&self, slot: Slot) -> String {
        match slot {
            Slot::Option(place) if !self.is_choice(place) => range(&self.possible_values(place)),
            Slot::Options => {
                let rules = self.text(Slot::Preset);
                self.localizer.say(&Message::new("setup-rules-are").with("rules", rules))
            }
            _ => String::new(),
        }
    }

    /// The help and the error of the current line.
    fn foot(&self, width: u16, palette: Palette) -> Vec<Line<'static>> {
        let slot = self.slot();
        let mut lines = widgets::styled(&self.help(slot), width, palette.faint());
        if slot == Slot::Begin {
            lines.extend(widgets::styled(&self.begin_help(), width, palette.faint()));
        }
        // What is wrong with the whole is what the button to begin explains.
        let whole = self.error.clone().filter(|_| slot != Slot::Begin);
        let error = self.error(slot).or(whole);
        if let Some(error) = error {
            lines.extend(widgets::styled(&error, width, palette.alarm()));
        }
        lines
    }

    fn keys(&self) -> Vec<(String, String)> {
        let arrows =
            if self.appearance.ascii { ["Up/Down", "Left/Right"] } else { ["↑ ↓", "← →"] };
        let slot = self.slot();
        let enter = match slot {
            Slot::Begin => "do-begin",
            Slot::Options => "do-unfold",
            _ => "do-next",
        };
        let turns = !matches!(slot, Slot::Begin | Slot::Name(_) | Slot::OwnName);
        let turns = turns.then_some((arrows[1], "do-change"));
        let types = self.is_typed(slot).then_some(("a-z 0-9", "do-write"));
        let keys = [(arrows[0], "do-move")].into_iter().chain(turns).chain(types);
        let keys = keys.chain([("Enter", enter), ("?", "do-rules"), ("Esc", "do-back")]);
        keys.map(|(key, id)| (key.to_owned(), self.localizer.word(id))).collect()
    }
}
