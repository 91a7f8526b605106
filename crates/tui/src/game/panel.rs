//! The panel beside the board: players, counts, status, search, moves.

use jogada_play::{Annotation, Cell, Message, Piece, Role, Seat, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::history::PositionEval;
use super::{GameScreen, Toggle};
use crate::analysis_text::{search_summary, short_score};
use crate::board::{BoardWidget, Palette};
use crate::widgets;

/// In lines.
const CURVE_HEIGHT: usize = 4;

impl GameScreen {
    pub(super) fn draw_panel(&self, area: Rect, buffer: &mut Buffer) {
        let mut all = self.head(area.width);
        all.extend(self.numbers(area.width));
        all.push(Line::default());
        all.extend(self.situation(area.width));
        all.extend(self.thinking(area.width));
        let used = all.len() as u16;
        widgets::lines(&all, area, buffer);
        let rest = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
        let curve = if self.history.evals().iter().flatten().count() > 1 {
            CURVE_HEIGHT as u16 + 1
        } else {
            0
        };
        let curve = curve.min(rest.height);
        let list = Rect { height: rest.height - curve, ..rest };
        widgets::lines(&self.move_list(list.height.saturating_sub(1)), below(list, 1), buffer);
        let lines = self.curve(area.width);
        widgets::lines(&lines, below(Rect { y: list.bottom(), height: curve, ..rest }, 1), buffer);
    }

    /// The game and the two seats.
    fn head(&self, width: u16) -> Vec<Line<'static>> {
        let game = self.game();
        let options = game.spec().split_once(':').map_or("", |(_, options)| options);
        let title = format!("{}  {options}", game.info().name);
        let mut lines = widgets::styled(&title, width, Palette::title());
        lines.truncate(2);
        lines.extend(Side::ALL.map(|side| self.seat_line(side)));
        lines
    }

    fn seat_line(&self, side: Side) -> Line<'static> {
        let moves = self.session.mover().is_some_and(|(mover, _)| mover == side);
        let pointer = match (moves, self.view.appearance().ascii) {
            (true, false) => "▶ ",
            (true, true) => "> ",
            (false, _) => "  ",
        };
        let name = match self.session.seat(side) {
            Seat::Human => self.localizer.word("seat-human"),
            Seat::Bot(spec) => spec.to_string(),
        };
        let busy = moves && self.thinkers.is_bot_thinking();
        let busy =
            if busy { format!("  {}", self.localizer.word("thinking")) } else { String::new() };
        let style = self.palette().piece(side);
        Line::from(vec![
            Span::raw(pointer),
            Span::styled(format!("{} {:8}", self.signs(side), self.localizer.side(side)), style),
            Span::raw(name),
            Span::styled(busy, self.palette().faint()),
        ])
    }

    /// The symbols of all pieces of a side.
    fn signs(&self, side: Side) -> String {
        let (view, info) = (self.view.board(), self.game().info());
        let board = BoardWidget::plain(view, info, self.view.appearance());
        let kinds = 0..info.legend.len() as u8;
        let sign = |kind| board.piece(Cell(0), Piece { kind, owner: side }).0;
        kinds.map(sign).collect()
    }

    /// Counts and reserves.
    fn numbers(&self, width: u16) -> Vec<Line<'static>> {
        let counts = jogada_play::counts(self.view.board(), &self.localizer);
        let lines = counts.lines().flat_map(|text| widgets::styled(text, width, Style::new()));
        lines.chain(self.stack_line()).collect()
    }

    /// The whole stack under the cursor: on the board it may be cut off.
    fn stack_line(&self) -> Option<Line<'static>> {
        let stack = &self.view.board().cells[self.view.cursor().index()].stack;
        if stack.len() < 2 {
            return None;
        }
        let board =
            BoardWidget::plain(self.view.board(), self.game().info(), self.view.appearance());
        let sign = |piece: &Piece| {
            let (sign, style) = board.piece(self.view.cursor(), *piece);
            Span::styled(sign.to_string(), style)
        };
        let name = Span::raw(format!("{}: ", self.view.cell_name(self.view.cursor())));
        let count = Span::raw(format!(" ({})", stack.len()));
        Some(std::iter::once(name).chain(stack.iter().map(sign)).chain([count]).collect())
    }

    /// The prompt or the result, and the last notice.
    fn situation(&self, width: u16) -> Vec<Line<'static>> {
        let palette = self.palette();
        let forced = self.view.board().marked(Role::Forced).next().is_some();
        let (text, style) = match self.session.ending() {
            Some(ending) => (self.localizer.say(&ending), Palette::title()),
            None if self.view.is_extendable() => {
                (self.localizer.word("ask-take"), palette.target())
            }
            None if forced => (self.localizer.say(&self.view.board().prompt), palette.alarm()),
            None => (self.localizer.say(&self.view.board().prompt), Style::new()),
        };
        let mut lines = match self.view.review() {
            Some(ply) => self.review_lines(ply, width),
            None => widgets::styled(&text, width, style),
        };
        if self.both_bots() && self.thinkers.is_paused() && self.session.ending().is_none() {
            lines.extend(widgets::styled(&self.localizer.word("paused"), width, Palette::title()));
        }
        if let Some(notice) = &self.notice {
            let style = if notice.is_error { palette.alarm() } else { palette.last() };
            lines.extend(widgets::styled(&notice.text, width, style));
        }
        lines
    }

    /// The position under review and its evaluation.
    fn review_lines(&self, ply: usize, width: u16) -> Vec<Line<'static>> {
        let message = Message::new("review-at").with("ply", ply).with("all", self.history.len());
        let mut lines = widgets::styled(&self.localizer.say(&message), width, Palette::title());
        if let Some(done) = self.thinkers.reviewing() {
            let message = Message::new("review-progress").with("done", done);
            let text = self.localizer.say(&message.with("all", self.history.evals().len()));
            lines.extend(widgets::styled(&text, width, self.palette().faint()));
        }
        if let Some(PositionEval { score: Some(score), best: Some(best), .. }) =
            self.history.eval(ply)
        {
            let message = Message::new("review-best").with("move", best.as_str());
            let text =
                self.localizer.say(&message.with("score", short_score(*score, &self.localizer)));
            lines.extend(widgets::styled(&text, width, Style::new()));
        }
        lines
    }

    /// The search of the bot.
    fn thinking(&self, width: u16) -> Vec<Line<'static>> {
        if !self.view.has(Toggle::Thinking) {
            return Vec::new();
        }
        let Some(analysis) = self.thinkers.search() else { return Vec::new() };
        let mut lines = widgets::styled(
            &search_summary(analysis, &self.localizer),
            width,
            self.palette().faint(),
        );
        let moves = analysis.lines[0].moves.join(" ");
        lines.extend(widgets::styled(&moves, width, Style::new()).into_iter().take(2));
        lines
    }

    /// The moves in rows of two, as many as fit around the one under review.
    fn move_list(&self, height: u16) -> Vec<Line<'static>> {
        let mut rows: Vec<(usize, Vec<Span<'static>>)> = Vec::new();
        let sides = self.history.sides();
        for (ply, side) in sides.iter().enumerate() {
            let text = self.move_span(ply);
            let opens = *side == Side::White || rows.is_empty() || sides[ply - 1] == *side;
            if opens {
                let number = format!("{:>3}. ", rows.len() + 1);
                let gap = if *side == Side::Black { "…          " } else { "" };
                rows.push((ply, vec![Span::raw(number + gap), text]));
            } else if let Some((_, row)) = rows.last_mut() {
                row.push(text);
            }
        }
        let at = self.view.review().unwrap_or(sides.len());
        let row = rows.iter().rposition(|(ply, _)| *ply < at).unwrap_or(0);
        let height = usize::from(height);
        let first = (row + 1 + height / 3).min(rows.len()).saturating_sub(height);
        rows.into_iter().skip(first).take(height).map(|(_, row)| Line::from(row)).collect()
    }

    fn move_span(&self, ply: usize) -> Span<'static> {
        let annotation = self.history.annotation(ply).unwrap_or(Annotation::Fine);
        let text = format!("{}{}", self.history.moves()[ply], annotation.mark());
        let here = self.view.review() == Some(ply + 1);
        let style =
            if annotation == Annotation::Fine { Style::new() } else { self.palette().alarm() };
        let style = if here { style.add_modifier(Modifier::REVERSED) } else { style };
        Span::styled(format!("{text:<11}"), style)
    }

    /// White's expected score over the game, a column for each position as far as there is room.
    fn curve(&self, width: u16) -> Vec<Line<'static>> {
        let evals = self.history.evals().len();
        let count = evals.min(width.into()).max(1);
        let at = |x: usize| self.history.eval(x * evals / count);
        let row = |y: usize| -> String {
            (0..count).map(|x| at(x).map_or(' ', |evals| self.bar_sign(evals.chance, y))).collect()
        };
        let style = self.palette().piece(Side::White);
        (0..CURVE_HEIGHT).rev().map(|y| Line::styled(row(y), style)).collect()
    }

    /// The part of a column of the curve that is in the `y`th line from below.
    fn bar_sign(&self, chance: f64, y: usize) -> char {
        let eighths = (chance * (CURVE_HEIGHT * 8) as f64).round() as usize;
        let here = eighths.saturating_sub(8 * y).min(8);
        let signs =
            if self.view.appearance().ascii { " ...:::##" } else { " ▁▂▃▄▅▆▇█" };
        signs.chars().nth(here).unwrap_or(' ')
    }
}

/// An area without its first lines.
fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}
