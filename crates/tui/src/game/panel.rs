//! The panel beside the board: players, counts, status, search, moves.

use jogada_play::{Annotation, Cell, Message, Piece, Role, Seat, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::{GameScreen, Toggle, curve};
use crate::analysis_text::search_summary;
use crate::board::{BoardWidget, Palette};
use crate::outcome::OutcomeText;
use crate::widgets;

impl GameScreen {
    pub(super) fn draw_panel(&self, area: Rect, buffer: &mut Buffer) {
        if self.tree.is_none() && self.is_cramped(area) {
            return widgets::lines(&self.cramped_lines(area.width), area, buffer);
        }
        let mut all = self.head(area.width);
        all.extend(self.numbers(area.width));
        all.push(Line::default());
        if let Some(tree) = &self.tree {
            let room = area.height.saturating_sub(all.len() as u16);
            all.extend(self.tree_lines(tree, area.width, room));
            return widgets::lines(&all, area, buffer);
        }
        all.extend(self.situation(area.width));
        all.extend(self.thinking(area.width));
        let used = all.len() as u16;
        widgets::lines(&all, area, buffer);
        let rest = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
        let curve = if self.history.evals().iter().flatten().count() > 1 {
            curve::HEIGHT as u16 + 1
        } else {
            0
        };
        let curve = curve.min(rest.height);
        let list = Rect { height: rest.height - curve, ..rest };
        widgets::lines(&self.move_list(list.height.saturating_sub(1)), below(list, 1), buffer);
        let lines = self.curve(area.width);
        widgets::lines(&lines, below(Rect { y: list.bottom(), height: curve, ..rest }, 1), buffer);
    }

    /// Whether what is to be done now would not be seen below everything else.
    fn is_cramped(&self, area: Rect) -> bool {
        let (head, numbers) = (self.head(area.width), self.numbers(area.width));
        let needed = head.len() + numbers.len() + 1 + self.situation(area.width).len();
        needed > area.height.into()
    }

    /// The seats and what is to be done now, and the counts as far as there is room.
    fn cramped_lines(&self, width: u16) -> Vec<Line<'static>> {
        let mut all = self.seats(width);
        all.extend(self.situation(width));
        all.extend(self.numbers(width));
        all
    }

    fn seats(&self, width: u16) -> Vec<Line<'static>> {
        Side::ALL.into_iter().flat_map(|side| self.seat_lines(side, width)).collect()
    }

    /// The game and the two seats.
    fn head(&self, width: u16) -> Vec<Line<'static>> {
        let game = self.game();
        let mut lines = widgets::styled(game.info().name, width, Palette::title());
        let options = widgets::styled(&self.options(), width, self.palette().faint());
        lines.extend(options.into_iter().filter(|line| line.width() > 0).take(2));
        lines.extend(self.seats(width));
        lines
    }

    /// The options that are not as usual, by their labels.
    fn options(&self) -> String {
        let (_, options) = self.game().spec().split_once(':').unwrap_or_default();
        let named = options.split(',').filter_map(|option| option.split_once('='));
        let label =
            |(key, value)| format!("{}: {value}", self.localizer.word(&format!("option-{key}")));
        named.map(label).collect::<Vec<_>>().join(", ")
    }

    /// The name has a line of its own if it does not fit.
    fn seat_lines(&self, side: Side, width: u16) -> Vec<Line<'static>> {
        let moves = self.session.mover().is_some_and(|(mover, _)| mover == side);
        let pointer = match (moves, self.view.appearance().ascii) {
            (true, false) => "▶ ",
            (true, true) => "> ",
            (false, _) => "  ",
        };
        let name = self.seat_name(side);
        let (style, clock) = (self.palette().piece(side), self.clock_span(side));
        let side = format!("{} {:8}", self.signs(side), self.localizer.side(side));
        let mut line = Line::from(vec![Span::raw(pointer), Span::styled(side, style)]);
        line.spans.extend(clock);
        if line.width() + name.chars().count() > width.into() {
            return vec![line, Line::raw(format!("    {name}"))];
        }
        line.push_span(Span::raw(name));
        vec![line]
    }

    fn seat_name(&self, side: Side) -> String {
        if let Some(name) = self.session.person(side) {
            return name.to_owned();
        }
        match self.session.seat(side) {
            Seat::Human => self.localizer.word("seat-human"),
            Seat::Bot(spec) => self.localizer.say(spec),
        }
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
        lines.chain(self.trays(width)).chain(self.stack_lines(width)).collect()
    }

    /// What lies beside the board, piece by piece, as far as there is room.
    fn trays(&self, width: u16) -> Option<Line<'static>> {
        let board =
            BoardWidget::plain(self.view.board(), self.game().info(), self.view.appearance());
        let pile = |side: Side| {
            let own = self.view.board().trays.iter().filter(move |tray| tray.owner == side);
            own.map(|tray| {
                let (sign, style) = board.piece(Cell(0), tray.piece);
                Span::styled(sign.to_string().repeat(tray.count as usize), style)
            })
        };
        let [white, black] = Side::ALL.map(|side| pile(side).collect::<Vec<_>>());
        let line: Line<'_> = white.into_iter().chain([Span::raw(" - ")]).chain(black).collect();
        (line.width() > 3 && line.width() <= width.into()).then_some(line)
    }

    /// The whole stack under the cursor: on the board it may be cut off.
    fn stack_lines(&self, width: u16) -> Vec<Line<'static>> {
        let stack = &self.view.board().cells[self.view.cursor().index()].stack;
        if stack.len() < 2 {
            return Vec::new();
        }
        let board =
            BoardWidget::plain(self.view.board(), self.game().info(), self.view.appearance());
        let sign = |piece: &Piece| {
            let (sign, style) = board.piece(self.view.cursor(), *piece);
            Span::styled(sign.to_string(), style)
        };
        let cell = self.view.cell_name(self.view.cursor());
        let name = self.localizer.say(&Message::new("stack-at").with("cell", cell));
        let count = Span::raw(format!(" ({})", stack.len()));
        let pieces: Line<'_> = stack.iter().map(sign).chain([count]).collect();
        if name.chars().count() + 1 + pieces.width() > width.into() {
            return vec![Line::raw(name), pieces];
        }
        vec![std::iter::once(Span::raw(name + " ")).chain(pieces.spans).collect()]
    }

    /// The prompt or the result, and the last notice.
    fn situation(&self, width: u16) -> Vec<Line<'static>> {
        let palette = self.palette();
        let mut lines = match (self.view.review(), OutcomeText::of(&self.session, &self.localizer))
        {
            (Some(ply), _) => self.review_lines(ply, width),
            (None, Some(outcome)) => {
                let mut lines = self.ending_lines(&outcome, width);
                lines.extend(self.next_steps(width));
                lines
            }
            (None, None) => self.prompt_lines(width),
        };
        if let Some(notice) = &self.notice {
            let style = if notice.is_error { palette.alarm() } else { palette.last() };
            lines.extend(widgets::styled(&notice.text, width, style));
        }
        lines
    }

    /// What the last move did, and what is to be done now.
    fn prompt_lines(&self, width: u16) -> Vec<Line<'static>> {
        let palette = self.palette();
        let prompt = || self.localizer.say(&self.view.board().prompt);
        let forced = self.view.board().marked(Role::Forced).next().is_some();
        let (text, style) = if self.both_bots() && self.thinkers.is_paused() {
            (self.localizer.word("paused"), Palette::title())
        } else if !self.can_move() {
            let message = Message::new("bot-thinks").with("side", self.side());
            (self.localizer.say(&message), palette.faint())
        } else if self.view.is_extendable() {
            (self.localizer.word("ask-take"), palette.target())
        } else if forced {
            (prompt(), palette.alarm())
        } else {
            (prompt(), Style::new())
        };
        let news = self.news.iter().flat_map(|text| widgets::styled(text, width, palette.last()));
        let mut lines: Vec<_> = news.chain(widgets::styled(&text, width, style)).collect();
        if let Some(only) = self.view.only_button().filter(|_| self.can_move()) {
            let message = Message::new("only-move").with("move", self.button_name(&only));
            lines.extend(widgets::styled(&self.localizer.say(&message), width, palette.target()));
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
            &search_summary(analysis, self.searcher(), &self.localizer),
            width,
            self.palette().faint(),
        );
        let moves = analysis.lines[0].moves.join(" ");
        lines.extend(widgets::styled(&moves, width, Style::new()).into_iter().take(2));
        lines
    }

    /// The bot whose search is shown: the one to move, or the one that moved last.
    fn searcher(&self) -> Side {
        let last = self.history.sides().last().copied();
        if self.thinkers.is_searching() { self.side() } else { last.unwrap_or(self.side()) }
    }

    /// The moves in rows of two, as many as fit around the one under review.
    fn move_list(&self, height: u16) -> Vec<Line<'static>> {
        let mut rows: Vec<(usize, Vec<Span<'static>>)> = Vec::new();
        let sides = self.history.sides();
        for (ply, side) in sides.iter().enumerate() {
            let text = self.move_span(ply);
            if self.history.opens_row(ply) {
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
}

/// An area without its first lines.
fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}
