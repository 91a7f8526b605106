//! Why a move is not legal.

use jogada_core::{Bits, Cell, Explain, GameState, Illegal, Message, Outcome, Side};

use super::lines::Way;
use super::moves::{Step, Turn};
use super::options::{Capture, Drop, Line4};
use super::{Move, Rules, State};

impl<const W: usize> Explain for Rules<W> {
    fn explain(&self, state: &State<W>, m: Move) -> Result<(), Illegal> {
        let turn = m.turn();
        if !turn.cells().all(|cell| self.board.squares.contains(cell)) {
            return because("illegal-off-board");
        }
        match turn {
            Turn::Pass => self.explain_pass(state),
            Turn::Drop(at) => self.explain_drop(state, at),
            Turn::Step(step) => self.explain_step(state, step),
        }
    }

    /// What is lit has won; what is left of the losers is plain to see.
    fn reason(&self, state: &State<W>, outcome: Outcome) -> (&'static str, Vec<Cell>) {
        let few = |side: Side| state.stones(side).len() <= self.fewest;
        match outcome {
            Outcome::Win(side) => {
                let reason = if few(side.other()) { "stones" } else { "blocked" };
                (reason, state.stones(side).cells().collect())
            }
            Outcome::Draw => (if few(Side::White) { "stones" } else { "quiet" }, Vec::new()),
        }
    }
}

impl<const W: usize> Rules<W> {
    fn explain_pass(&self, state: &State<W>) -> Result<(), Illegal> {
        if !state.is_dropping() {
            return because("illegal-pass-moving");
        }
        let drops = self.drops(state, state.to_move());
        match drops.first() {
            None => Ok(()),
            Some(drop) => {
                let message = Message::new("illegal-pass-dropping").with("cell", self.name(drop));
                Err(Illegal::new(message, drops.cells()))
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
            .with("cells", self.grid.names(touched.cells()));
        Err(Illegal::new(message, touched.cells()))
    }

    fn explain_step(&self, state: &State<W>, step: Step) -> Result<(), Illegal> {
        let Step { from, to, prey } = step;
        let side = state.to_move();
        if state.is_dropping() {
            return because("illegal-step-early");
        }
        if state.stones(side.other()).contains(from) {
            return self.about("illegal-not-yours", from);
        }
        if !state.stones(side).contains(from) {
            return self.about("illegal-empty", from);
        }
        let way = self.explain_target(state, from, to)?;
        match prey {
            None => self.explain_sparing(state, to, way),
            Some(prey) => self.explain_capture(state, to, way, prey),
        }
    }

    /// Where a stone steps to (rules 5, 6 and 11); gives the way it goes.
    fn explain_target(&self, state: &State<W>, from: usize, to: usize) -> Result<Way, Illegal> {
        let Some(way) = self.board.way(from, to) else {
            return Err(self.refusal("illegal-not-beside", from, to));
        };
        if state.occupied().contains(to) {
            self.about("illegal-occupied", to)?;
        }
        let ban = state.ban(state.to_move());
        if (usize::from(ban.from), usize::from(ban.to)) == (from, to) {
            return Err(self.refusal("illegal-back", from, to));
        }
        if self.line4 == Line4::Ban && self.makes_four(state, to, way) {
            self.about("illegal-four", to)?;
        }
        Ok(way)
    }

    fn makes_four(&self, state: &State<W>, to: usize, way: Way) -> bool {
        let around = self.board.around(state.stones(state.to_move()));
        around.four_by(way).contains(to)
    }

    /// A step without a capture (rule 9).
    fn explain_sparing(&self, state: &State<W>, to: usize, way: Way) -> Result<(), Illegal> {
        let prey = self.prey(state);
        let makes_three = self.steps(state).threes[way as usize].contains(to);
        if self.capture == Capture::Must && makes_three && !prey.is_empty() {
            let names = self.grid.names(prey.cells());
            let message = Message::new("illegal-must-take").with("cells", names);
            return Err(Illegal::new(message, prey.cells()));
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
        if self.steps(state).threes[way as usize].contains(to) {
            self.explain_prey(state, prey)
        } else if self.makes_four(state, to, way) {
            self.about("illegal-long", to)
        } else {
            self.about("illegal-no-three", to)
        }
    }

    /// What is captured (rule 10).
    fn explain_prey(&self, state: &State<W>, prey: usize) -> Result<(), Illegal> {
        let side = state.to_move();
        let can_be_taken = self.prey(state);
        if can_be_taken.contains(prey) {
            return Ok(());
        }
        if state.stones(side).contains(prey) {
            return self.about("illegal-prey-own", prey);
        }
        if !state.stones(side.other()).contains(prey) {
            return self.about("illegal-prey-empty", prey);
        }
        if can_be_taken.is_empty() {
            return because("illegal-all-protected");
        }
        let message = Message::new("illegal-protected")
            .with("cell", self.name(prey))
            .with("cells", self.grid.names(can_be_taken.cells()));
        Err(Illegal::new(message, [Cell::at(prey)]))
    }

    /// A refusal about one square.
    fn about(&self, id: &'static str, cell: usize) -> Result<(), Illegal> {
        Err(Illegal::at(id, self.grid, Cell::at(cell)))
    }

    /// A refusal of a step.
    fn refusal(&self, id: &'static str, from: usize, to: usize) -> Illegal {
        let message = Message::new(id).with("from", self.name(from));
        let message = message.with("to", self.name(to));
        Illegal::new(message, [Cell::at(from), Cell::at(to)])
    }

    fn name(&self, cell: usize) -> String {
        self.grid.name(Cell::at(cell))
    }
}

fn because(id: &'static str) -> Result<(), Illegal> {
    Err(Illegal::plain(id))
}
