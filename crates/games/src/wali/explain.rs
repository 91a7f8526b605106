//! Why a move is not legal.

use jogada_core::{Bits, Cell, Illegal, Message};

use super::lines::Way;
use super::moves::{Step, Turn};
use super::options::{Capture, Drop, Line4};
use super::{Move, Rules, State};

impl<const W: usize> Rules<W> {
    pub(super) fn explain(&self, state: &State<W>, m: Move) -> Result<(), Illegal> {
        if state.outcome().is_some() {
            return because("illegal-over");
        }
        match m.turn() {
            Turn::Pass => self.explain_pass(state),
            Turn::Drop(at) if !self.is_square(at) => because("illegal-off-board"),
            Turn::Drop(at) => self.explain_drop(state, at),
            Turn::Step(Step { from, to, prey }) => {
                let prey_is_square = prey.is_none_or(|prey| self.is_square(prey));
                if !self.is_square(from) || !self.is_square(to) || !prey_is_square {
                    return because("illegal-off-board");
                }
                let way = self.explain_step(state, from, to)?;
                match prey {
                    None => self.explain_sparing(state, to, way),
                    Some(prey) => self.explain_capture(state, to, way, prey),
                }
            }
        }
    }

    fn explain_pass(&self, state: &State<W>) -> Result<(), Illegal> {
        if !state.is_dropping() {
            return because("illegal-pass-moving");
        }
        let drops = self.drops(state, state.to_move());
        match drops.first() {
            None => Ok(()),
            Some(drop) => {
                let message = Message::new("illegal-pass-dropping").with("cell", self.name(drop));
                Err(Illegal::new(message, cells(drops)))
            }
        }
    }

    fn explain_drop(&self, state: &State<W>, at: usize) -> Result<(), Illegal> {
        if !state.is_dropping() {
            return because("illegal-drop-over");
        }
        let side = state.to_move();
        let drops = self.drops(state, side);
        if drops.contains(at) {
            return Ok(());
        }
        if state.hand(side) == 0 {
            return because("illegal-hand-empty");
        }
        if drops.is_empty() {
            return because("illegal-no-room");
        }
        if state.occupied().contains(at) {
            return self.about("illegal-occupied", at);
        }
        match self.drop {
            Drop::Apart => self.refuse_contact(state, at),
            Drop::NoThree => self.about("illegal-drop-three", at),
            Drop::Free => self.about("illegal-four", at),
        }
    }

    /// A drop beside own stones (rule 2).
    fn refuse_contact(&self, state: &State<W>, at: usize) -> Result<(), Illegal> {
        let touched = self.board.beside(Bits::one(at)) & state.stones(state.to_move());
        let message = Message::new("illegal-beside")
            .with("cell", self.name(at))
            .with("cells", self.grid.names(cells(touched)));
        Err(Illegal::new(message, cells(touched)))
    }

    /// Rules 5, 6 and 11; gives the way of a step that keeps them.
    fn explain_step(&self, state: &State<W>, from: usize, to: usize) -> Result<Way, Illegal> {
        let side = state.to_move();
        if state.is_dropping() {
            because("illegal-step-early")?;
        }
        if state.stones(side.other()).contains(from) {
            self.about("illegal-not-yours", from)?;
        }
        if !state.stones(side).contains(from) {
            self.about("illegal-empty", from)?;
        }
        let Some(way) = self.board.way(from, to) else {
            return Err(self.refusal("illegal-not-beside", from, to));
        };
        if state.occupied().contains(to) {
            self.about("illegal-occupied", to)?;
        }
        let ban = state.ban(side);
        if (usize::from(ban.from), usize::from(ban.to)) == (from, to) {
            return Err(self.refusal("illegal-back", from, to));
        }
        let long = self.board.around(state.stones(side)).four_by(way);
        if self.line4 == Line4::Ban && long.contains(to) {
            self.about("illegal-four", to)?;
        }
        Ok(way)
    }

    /// A step without a capture (rule 9).
    fn explain_sparing(&self, state: &State<W>, to: usize, way: Way) -> Result<(), Illegal> {
        let prey = self.prey(state);
        let makes_three = self.steps(state).threes[way as usize].contains(to);
        if self.capture == Capture::Must && makes_three && !prey.is_empty() {
            let names = self.grid.names(cells(prey));
            let message = Message::new("illegal-must-take").with("cells", names);
            return Err(Illegal::new(message, cells(prey)));
        }
        Ok(())
    }

    /// A step with a capture (rules 8 to 11).
    fn explain_capture(
        &self,
        state: &State<W>,
        to: usize,
        way: Way,
        prey: usize,
    ) -> Result<(), Illegal> {
        let side = state.to_move();
        if !self.steps(state).threes[way as usize].contains(to) {
            let long = self.board.around(state.stones(side)).four_by(way);
            let id = if long.contains(to) {
                "illegal-long"
            } else {
                "illegal-no-three"
            };
            return self.about(id, to);
        }
        let can_be_taken = self.prey(state);
        if can_be_taken.contains(prey) {
            Ok(())
        } else if state.stones(side).contains(prey) {
            self.about("illegal-prey-own", prey)
        } else if !state.stones(side.other()).contains(prey) {
            self.about("illegal-prey-empty", prey)
        } else if can_be_taken.is_empty() {
            because("illegal-all-protected")
        } else {
            let message = Message::new("illegal-protected")
                .with("cell", self.name(prey))
                .with("cells", self.grid.names(cells(can_be_taken)));
            Err(Illegal::new(message, [Cell(prey as u16)]))
        }
    }

    /// A refusal about one square.
    fn about(&self, id: &'static str, cell: usize) -> Result<(), Illegal> {
        let message = Message::new(id).with("cell", self.name(cell));
        Err(Illegal::new(message, [Cell(cell as u16)]))
    }

    /// A refusal of a step.
    fn refusal(&self, id: &'static str, from: usize, to: usize) -> Illegal {
        let message = Message::new(id).with("from", self.name(from));
        let message = message.with("to", self.name(to));
        Illegal::new(message, [Cell(from as u16), Cell(to as u16)])
    }

    fn is_square(&self, cell: usize) -> bool {
        self.board.squares.contains(cell)
    }

    fn name(&self, cell: usize) -> String {
        self.grid.name(Cell(cell as u16))
    }
}

fn because(id: &'static str) -> Result<(), Illegal> {
    Err(Illegal::new(Message::new(id), []))
}

fn cells<const W: usize>(set: Bits<W>) -> impl Iterator<Item = Cell> {
    set.iter().map(|cell| Cell(cell as u16))
}
