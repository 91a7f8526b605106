//! The tree of the best moves beside the board, which shows the position after the selected one.

use jogada_play::{AnyMatch, Message, Score, Side, TreeNode};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::GameScreen;
use super::search_tree::{Fold, SearchTree, TreeRow};
use crate::analysis_text::short_score;
use crate::board::Palette;
use crate::widgets;

impl GameScreen {
    /// Opens the tree of the position on the screen.
    pub(super) fn open_tree(&mut self) {
        let ply = self.view.review().unwrap_or(self.history.len());
        if self.game_at(ply).ending().is_some() {
            return self.say("notice-over");
        }
        self.view.start_review(ply);
        self.show(ply);
        self.tree = Some(SearchTree::new());
        self.search_replies();
    }

    pub(super) fn close_tree(&mut self) {
        self.tree = None;
        self.thinkers.cancel_tree();
        if let Some(ply) = self.view.review() {
            self.show(ply);
        }
    }

    /// The game as far as it is on the screen.
    pub(super) fn shown_game(&self) -> Box<dyn AnyMatch> {
        let mut game = self.game_at(self.view.review().unwrap_or(self.history.len()));
        for text in self.tree.iter().flat_map(SearchTree::path) {
            game.play(text).expect("the engine plays legal moves");
        }
        game
    }

    /// Whether the key was one of the tree.
    pub(super) fn tree_key(&mut self, key: KeyEvent) -> bool {
        let Some(tree) = &mut self.tree else { return false };
        match key.code {
            KeyCode::Up => tree.go(-1),
            KeyCode::Down => tree.go(1),
            KeyCode::PageUp => tree.go(-10),
            KeyCode::PageDown => tree.go(10),
            KeyCode::Home => tree.go(isize::MIN),
            KeyCode::End => tree.go(isize::MAX),
            KeyCode::Left => tree.close(),
            KeyCode::Enter | KeyCode::Char(' ') if tree.is_open() => tree.close(),
            KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ') => {
                if tree.open() {
                    self.search_replies();
                }
            }
            _ => return false,
        }
        self.show_selected();
        true
    }

    /// Shows the position after the selected move.
    pub(super) fn show_selected(&mut self) {
        let (game, ply) = (self.shown_game(), self.view.review().unwrap_or(self.history.len()));
        self.view.clear_hint();
        self.view.show_reviewed(ply, game.view());
    }

    fn search_replies(&mut self) {
        let number = self.thinkers.ask_tree(self.shown_game());
        if let Some(tree) = &mut self.tree {
            tree.asked(number);
        }
    }

    pub(super) fn replies_found(&mut self, number: u64, replies: &[TreeNode]) {
        if let Some(tree) = &mut self.tree {
            tree.answered(number, replies.to_vec());
        }
    }

    /// What to do, the rows around the selected one, and the selected one in words.
    pub(super) fn tree_lines(
        &self,
        tree: &SearchTree,
        width: u16,
        height: u16,
    ) -> Vec<Line<'static>> {
        let palette = self.palette();
        let arrows = if self.view.appearance().ascii { "Left/Right" } else { "← →" };
        let help = self.localizer.say(&Message::new("tree-help").with("keys", arrows));
        let mut lines =
            widgets::styled(&self.localizer.word("tree-title"), width, Palette::title());
        lines.extend(widgets::styled(&help, width, palette.faint()));
        let words = tree.selected().map(|node| self.branch_words(node));
        let words = words.map(|text| widgets::styled(&text, width, palette.last()));
        let words = words.unwrap_or_default();
        let room = usize::from(height).saturating_sub(lines.len() + words.len() + 1).max(1);
        let rows: Vec<_> = tree.rows().collect();
        let selected = rows.iter().position(|row| row.is_selected).unwrap_or(0);
        let first = (selected + 1 + room / 3).min(rows.len()).saturating_sub(room);
        lines.extend(rows.iter().skip(first).take(room).map(|row| self.tree_row(row, width)));
        lines.push(Line::default());
        lines.extend(words);
        lines
    }

    /// The move and how it is valued, as in `Black c3-c4: White wins in 2 moves`.
    fn branch_words(&self, node: &TreeNode) -> String {
        let score = short_score(node.score, Side::White, &self.localizer);
        format!("{} {}: {score}", self.localizer.side(node.side), node.text)
    }

    fn tree_row(&self, row: &TreeRow<'_>, width: u16) -> Line<'static> {
        let ascii = self.view.appearance().ascii;
        let sign = match row.fold {
            Fold::Open => {
                if ascii {
                    '-'
                } else {
                    '▾'
                }
            }
            Fold::Closed => {
                if ascii {
                    '+'
                } else {
                    '▸'
                }
            }
            Fold::Searching => {
                if ascii {
                    '~'
                } else {
                    '…'
                }
            }
            Fold::End => ' ',
        };
        let (text, score, style) = match row.node {
            Some(node) => {
                let style = self.palette().piece(node.side);
                (node.text.clone(), self.row_score(node.score), style)
            }
            None => (self.localizer.word("tree-root"), String::new(), Style::new()),
        };
        let head = format!("{}{sign} {text}", " ".repeat(row.depth));
        let gap = usize::from(width).saturating_sub(head.chars().count() + score.chars().count());
        let style = if row.is_selected { Palette::cursor() } else { style };
        Line::from(vec![Span::styled(head, style), Span::raw(" ".repeat(gap.max(1)) + &score)])
    }

    /// Who is ahead and by how much, or who wins.
    fn row_score(&self, score: Score) -> String {
        let wins =
            |side: Side| self.localizer.say(&Message::new("tree-side-wins").with("side", side));
        match score {
            Score::Win(_) => wins(Side::White),
            Score::Loss(_) => wins(Side::Black),
            score => short_score(score, Side::White, &self.localizer),
        }
    }
}
