//! The players above and below a board: names, pieces beside the board, the last move.

use jogada_play::{GameInfo, Side, TrayView};

use super::pieces::resolve;
use super::{Caption, EDGE, Picture, STRIP, escaped};

/// Size of pieces beside a name.
const SCALE: f64 = 0.44;
/// From one piece of a tray to the next, which lies partly on it.
const STEP: usize = 20;
/// Room for the number of a tray.
const NUMBER: usize = 56;
/// Width of a letter of a name.
const LETTER: usize = 16;
/// From a player's piece to the name.
const INDENT: usize = 54;

impl Picture<'_> {
    pub(super) fn players(&mut self, info: &GameInfo, caption: &Caption) {
        let near = if self.look.flip { Side::Black } else { Side::White };
        let below = self.bottom() + EDGE + STRIP / 2;
        for (side, y) in [(near.other(), STRIP / 2), (near, below)] {
            self.put("<g class=\"player\">");
            self.name(info, side, y, caption);
            self.trays(info, side, y);
            self.put("</g>");
        }
    }

    /// A piece of the player's colour, the name, and below it the last move if it was theirs.
    fn name(&mut self, info: &GameInfo, side: Side, y: usize, caption: &Caption) {
        self.small_piece(info.legend[0].svg[side.index()], EDGE + 20, y);
        let room = (self.width() * 2 / 3).saturating_sub(EDGE + INDENT) / LETTER;
        let name = shortened(&caption.names[side.index()], room);
        match caption.last.as_ref().filter(|(by, _)| *by == side) {
            None => self.words(&name, y + 11, "font-size=\"30\" font-weight=\"700\""),
            Some((_, text)) => {
                self.words(&name, y - 4, "font-size=\"30\" font-weight=\"700\"");
                self.words(text, y + 27, "font-size=\"26\"");
            }
        }
    }

    fn words(&mut self, text: &str, y: usize, font: &str) {
        let (x, fill, text) = (EDGE + INDENT, self.colour("letters"), escaped(text));
        self.put(&format!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"sans-serif\" {font} fill=\"{fill}\">{text}</text>"
        ));
    }

    /// What a player has beside the board, from the right.
    fn trays(&mut self, info: &GameInfo, side: Side, y: usize) {
        let view = self.view;
        let trays: Vec<_> = view.trays.iter().filter(|t| t.owner == side && t.count > 0).collect();
        let mut right = self.width() - EDGE;
        let room = (self.width() / 3).saturating_sub(EDGE) / trays.len().max(1);
        for tray in trays {
            right = self.tray(info, tray, right, room, y);
        }
    }

    /// Returns where it begins.
    fn tray(
        &mut self,
        info: &GameInfo,
        tray: &TrayView,
        right: usize,
        room: usize,
        y: usize,
    ) -> usize {
        let fill = self.colour("letters");
        self.put(&format!(
            "<text x=\"{right}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"32\" \
             text-anchor=\"end\" fill=\"{fill}\">{}</text>",
            y + 12,
            tray.count
        ));
        let most = (room.saturating_sub(NUMBER + 40) / STEP).max(1);
        let shown = (tray.count as usize).min(most);
        let drawing = info.legend[usize::from(tray.piece.kind)].svg[tray.piece.owner.index()];
        let first = right.saturating_sub(NUMBER + 16 + (shown - 1) * STEP);
        for place in 0..shown {
            self.small_piece(drawing, first + place * STEP, y);
        }
        first.saturating_sub(40)
    }

    fn small_piece(&mut self, drawing: &str, x: usize, y: usize) {
        let corner = |middle: usize| middle as f64 - 50.0 * SCALE;
        let drawing = resolve(drawing, self.look.theme);
        let (x, y) = (corner(x), corner(y));
        self.put(&format!(
            "<g transform=\"translate({x:.1} {y:.1}) scale({SCALE})\">{drawing}</g>"
        ));
    }
}

/// At most so many letters.
fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}
