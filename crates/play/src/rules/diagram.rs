//! A position that explains a rule.

use jogada_core::text::shorten;
use jogada_core::{BoardView, Cell, Message, Role};

use super::RulesError;
use super::block::Block;
use crate::any_match::AnyMatch;
use crate::draw::{Drawing, draw};
use crate::move_list::play_move_list;
use crate::record::Problem;
use crate::spec::{OpenError, Spec};

/// A position with a sentence or two about it.
pub struct Diagram {
    game: Box<dyn AnyMatch>,
    highlighted: Vec<Cell>,
    caption: String,
}

impl Diagram {
    /// Sets up what a block of the rules of this game says.
    pub(super) fn open(game: &str, block: &Block) -> Result<Diagram, RulesError> {
        let mut game = opened(game, block)?;
        play_move_list(&mut *game, block.value("moves")).map_err(|bad| RulesError {
            line: block.line("moves"),
            problem: Problem::Move(bad.text, bad.error),
        })?;
        let highlighted = highlighted(&game.view(), block)?;
        let caption = block.value("caption").to_owned();
        if caption.is_empty() {
            let message = Message::new("rules-caption");
            return Err(RulesError::form(block.line("caption"), message));
        }
        Ok(Diagram { game, highlighted, caption })
    }

    /// The position, after the last move.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// The picture, the cells it is about marked.
    pub fn view(&self) -> BoardView {
        let mut view = self.game.view();
        view.mark(self.highlighted.iter().copied(), Role::Highlighted);
        view
    }

    /// What it shows, on one line.
    pub fn caption(&self) -> String {
        self.caption.replace('\n', " ")
    }

    /// The board alone, as text.
    pub fn draw(&self, how: Drawing) -> String {
        draw(&self.view(), self.game.info(), how)
    }

    /// The board and what it shows, as Markdown: indented lines are taken as they are.
    pub(super) fn text(&self, how: Drawing) -> String {
        let board = self.draw(how);
        let lines = board.lines().flat_map(|line| ["    ", line, "\n"]);
        lines.chain(["\n", &self.caption]).collect()
    }
}

fn opened(game: &str, block: &Block) -> Result<Box<dyn AnyMatch>, RulesError> {
    let spec = match block.value("options") {
        "" => game.to_owned(),
        options => format!("{game}:{options}"),
    };
    let wrong = |error| RulesError { line: block.line("options"), problem: Problem::Spec(error) };
    let spec = spec.parse::<Spec>().map_err(wrong)?;
    let position = block.entry("position").map(|entry| &*entry.value);
    spec.open(position).map_err(|error| match error {
        OpenError::Spec(error) => wrong(error),
        OpenError::Position(_, error) => RulesError {
            line: block.line("position"),
            problem: Problem::Position(spec.info(), block.value("position").to_owned(), error),
        },
    })
}

fn highlighted(view: &BoardView, block: &Block) -> Result<Vec<Cell>, RulesError> {
    let cell = |name: &str| {
        view.grid.cell(name).ok_or_else(|| {
            let message = Message::new("rules-cell").with("found", shorten(name));
            RulesError::form(block.line("marks"), message)
        })
    };
    block.value("marks").split_whitespace().map(cell).collect()
}
