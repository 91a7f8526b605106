//! Draws a board from its `BoardView` alone.

mod layout;
mod palette;
mod points;
mod squares;
mod widget;

pub use layout::Layout;
pub use palette::Palette;
pub use widget::BoardWidget;

use jogada_play::{Cell, GridStyle};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

impl BoardWidget<'_> {
    pub fn draw(&self, layout: &Layout, buffer: &mut Buffer) {
        match self.view.grid.style {
            GridStyle::Squares => squares::draw(self, layout, buffer),
            GridStyle::Points => points::draw(self, layout, buffer),
        }
        self.labels(layout, buffer);
        self.arrows(layout, buffer);
    }

    /// Letters above and below, numbers on the left.
    fn labels(&self, layout: &Layout, buffer: &mut Buffer) {
        let style = self.palette().faint();
        let letters: Vec<char> = self.view.grid.columns.chars().collect();
        let bottom = layout.area.bottom().saturating_sub(1);
        for (x, col) in layout.cols.iter().enumerate() {
            let place = layout.rect(x, 0);
            let column = place.x + self.middle(place.width);
            let letter = letters.get(usize::from(*col)).copied().unwrap_or('?');
            put(buffer, column, layout.area.y, letter, style);
            put(buffer, column, bottom, letter, style);
        }
        for (y, row) in layout.rows.iter().enumerate() {
            let place = layout.rect(0, y);
            let label = format!("{:>2}", row + 1);
            let middle =
                if self.view.grid.style == GridStyle::Points { 0 } else { place.height / 2 };
            write(buffer, layout.area.x, place.y + middle, &label, style);
        }
    }

    /// In the corners, where the board goes on beyond what is visible.
    fn arrows(&self, layout: &Layout, buffer: &mut Buffer) {
        let area = layout.area;
        let (last_x, last_y) = (area.right().saturating_sub(1), area.bottom().saturating_sub(1));
        let places = [(area.x + 2, area.y), (last_x, area.y), (area.x, area.y), (area.x, last_y)];
        let signs = if self.appearance.ascii { "<>^v" } else { "←→↑↓" };
        for ((goes_on, (x, y)), sign) in layout.goes_on().into_iter().zip(places).zip(signs.chars())
        {
            if goes_on {
                put(buffer, x, y, sign, self.palette().last());
            }
        }
    }

    /// The column of a cell in which a single symbol stands.
    fn middle(&self, width: u16) -> u16 {
        match self.view.grid.style {
            GridStyle::Squares => (width - 1) / 2,
            GridStyle::Points => 0,
        }
    }

    /// Drawn first: pieces are drawn over it.
    fn highlight_cursor(&self, cell: Cell, area: Rect, buffer: &mut Buffer) {
        buffer.set_style(area.intersection(buffer.area), self.background_style(cell));
    }
}

/// Ignored outside the buffer. Resets the style that was there.
fn put(buffer: &mut Buffer, x: u16, y: u16, sign: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(sign).set_style(Style::reset().patch(style));
    }
}

fn write(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    for (place, sign) in text.chars().enumerate() {
        put(buffer, x + place as u16, y, sign, style);
    }
}
