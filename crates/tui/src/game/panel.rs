//! The panel beside the board: who plays, what counts, what is to be done, what was done.

use jogada_play::{Analysis, BoardView, Cell, Judgement, Mark, Message, Piece, Score, Seat, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::review::PositionEval;
use super::thinkers::AdvicePurpose;
use super::{GameScreen, Toggle};
use crate::board::{BoardWidget, Palette};
use crate::widgets;

/// Lines of the curve of a game that was looked through.
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
        let curve =
            if self.evals.iter().flatten().count() > 1 { CURVE_HEIGHT as u16 + 1 } else { 0 };
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
        let pointer = match (moves, self.appearance.ascii) {
            (true, false) => "▶ ",
            (true, true) => "> ",
            (false, _) => "  ",
        };
        let name = match self.session.seat(side) {
            Seat::Human => self.localizer.word("seat-human"),
            Seat::Bot(spec) => spec.to_string(),
        };
        let busy = moves && self.thinkers.asked.is_some();
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

    /// The signs of all pieces of a side.
    fn signs(&self, side: Side) -> String {
        let view = BoardView { marks: Vec::new(), ..self.view.clone() };
        let board = BoardWidget::plain(&view, self.game().info(), self.appearance);
        let kinds = 0..self.game().info().legend.len() as u8;
        let sign = |kind| board.piece(Cell(0), Piece { kind, owner: side }).0;
        kinds.map(sign).collect()
    }

    /// What lies beside the board and what is counted.
    fn numbers(&self, width: u16) -> Vec<Line<'static>> {
        let counts = jogada_play::counts(&self.view, &self.localizer);
        let lines = counts.lines().flat_map(|text| widgets::styled(text, width, Style::new()));
        lines.chain(self.stack_line()).collect()
    }

    /// All of a stack under the cursor: on the board it may be cut.
    fn stack_line(&self) -> Option<Line<'static>> {
        let stack = &self.view.cells[self.cursor.index()].stack;
        if stack.len() < 2 {
            return None;
        }
        let board = BoardWidget::plain(&self.view, self.game().info(), self.appearance);
        let sign = |piece: &Piece| {
            let (sign, style) = board.piece(self.cursor, *piece);
            Span::styled(sign.to_string(), style)
        };
        let name = Span::raw(format!("{}: ", self.cell_name(self.cursor)));
        let count = Span::raw(format!(" ({})", stack.len()));
        Some(std::iter::once(name).chain(stack.iter().map(sign)).chain([count]).collect())
    }

    /// What is to be done, or how it ended, and the last thing that was said.
    fn situation(&self, width: u16) -> Vec<Line<'static>> {
        let palette = self.palette();
        let forced = self.view.marks.iter().any(|(_, mark)| *mark == Mark::Forced);
        let (text, style) = match self.session.ending() {
            Some(ending) => (self.localizer.ending(&ending), Palette::title()),
            None if self.is_extendable() => (self.localizer.word("ask-take"), palette.target()),
            None if forced => (self.localizer.say(&self.view.prompt), palette.alarm()),
            None => (self.localizer.say(&self.view.prompt), Style::new()),
        };
        let mut lines = match self.review {
            Some(_) => self.review_lines(width),
            None => widgets::styled(&text, width, style),
        };
        if self.both_bots() && self.thinkers.paused && self.session.ending().is_none() {
            lines.extend(widgets::styled(&self.localizer.word("paused"), width, Palette::title()));
        }
        if let Some(notice) = &self.notice {
            let style = if notice.alarm { palette.alarm() } else { palette.last() };
            lines.extend(widgets::styled(&notice.text, width, style));
        }
        lines
    }

    /// Where a look through the game is, and what the engine says there.
    fn review_lines(&self, width: u16) -> Vec<Line<'static>> {
        let ply = self.review.as_ref().map_or(0, |review| review.ply);
        let message = Message::new("review-at").with("ply", ply).with("all", self.moves.len());
        let mut lines = widgets::styled(&self.localizer.say(&message), width, Palette::title());
        if let Some((_, AdvicePurpose::Review(done))) = self.thinkers.advising {
            let message = Message::new("review-judging").with("done", done);
            let text = self.localizer.say(&message.with("all", self.evals.len()));
            lines.extend(widgets::styled(&text, width, self.palette().faint()));
        }
        if let Some(Some(PositionEval { score: Some(score), best: Some(best), .. })) =
            self.evals.get(ply)
        {
            let message = Message::new("review-best").with("move", best.as_str());
            let text = self.localizer.say(&message.with("score", self.score(*score)));
            lines.extend(widgets::styled(&text, width, Style::new()));
        }
        lines
    }

    /// What the bot thinks, or thought when it moved.
    fn thinking(&self, width: u16) -> Vec<Line<'static>> {
        if !self.has(Toggle::Thinking) {
            return Vec::new();
        }
        let thought = self.thinkers.thought.as_ref().or(self.thinkers.last.as_ref());
        let Some(analysis) = thought else { return Vec::new() };
        let mut lines =
            widgets::styled(&self.thought_head(analysis), width, self.palette().faint());
        let moves = analysis.lines[0].moves.join(" ");
        lines.extend(widgets::styled(&moves, width, Style::new()).into_iter().take(2));
        lines
    }

    fn thought_head(&self, analysis: &Analysis) -> String {
        let message = Message::new("thought")
            .with("depth", analysis.depth)
            .with("score", self.score(analysis.lines[0].score))
            .with("nodes", format!("{:.1}", analysis.nodes as f64 / 1e6));
        self.localizer.say(&message)
    }

    /// A score in words, for the side that is to move.
    pub(super) fn score(&self, score: Score) -> String {
        let plies = |id, plies: u32| self.localizer.say(&Message::new(id).with("plies", plies));
        match score {
            Score::Win(n) => plies("score-win", n),
            Score::Loss(n) => plies("score-loss", n),
            Score::Draw => self.localizer.word("score-draw"),
            Score::Eval(value) => format!("{:+.2}", f64::from(value) / 100.0),
        }
    }

    /// The moves, a row for each pair, as many as fit around the one that is looked at.
    fn move_list(&self, height: u16) -> Vec<Line<'static>> {
        let mut rows: Vec<(usize, Vec<Span<'static>>)> = Vec::new();
        for (ply, side) in self.sides.iter().enumerate() {
            let text = self.move_span(ply);
            let opens = *side == Side::White || rows.is_empty() || self.sides[ply - 1] == *side;
            if opens {
                let number = format!("{:>3}. ", rows.len() + 1);
                let gap = if *side == Side::Black { "…          " } else { "" };
                rows.push((ply, vec![Span::raw(number + gap), text]));
            } else if let Some((_, row)) = rows.last_mut() {
                row.push(text);
            }
        }
        let at = self.review.as_ref().map_or(self.sides.len(), |review| review.ply);
        let row = rows.iter().rposition(|(ply, _)| *ply < at).unwrap_or(0);
        let height = usize::from(height);
        let first = (row + 1 + height / 3).min(rows.len()).saturating_sub(height);
        rows.into_iter().skip(first).take(height).map(|(_, row)| Line::from(row)).collect()
    }

    fn move_span(&self, ply: usize) -> Span<'static> {
        let judgement = self.judgement(ply).unwrap_or(Judgement::Fine);
        let text = format!("{}{}", self.moves[ply], judgement.mark());
        let here = self.review.as_ref().is_some_and(|review| review.ply == ply + 1);
        let style =
            if judgement == Judgement::Fine { Style::new() } else { self.palette().alarm() };
        let style = if here { style.add_modifier(Modifier::REVERSED) } else { style };
        Span::styled(format!("{text:<11}"), style)
    }

    /// White's hopes over the game, a column for each position as far as there is room.
    fn curve(&self, width: u16) -> Vec<Line<'static>> {
        let count = self.evals.len().min(width.into()).max(1);
        let at = |x: usize| self.evals.get(x * self.evals.len() / count).and_then(Option::as_ref);
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
        let signs = if self.appearance.ascii { " ...:::##" } else { " ▁▂▃▄▅▆▇█" };
        signs.chars().nth(here).unwrap_or(' ')
    }
}

/// An area without its first lines.
fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}
