//! Why a move is not legal, in the order a player would notice.

use jogada_core::{Bits, Cell, Explain, GameState, Illegal, Message, Outcome};

use super::options::Trapped;
use super::{Kind, Move, Rules, State};

impl<const W: usize> Explain for Rules<W> {
    fn explain(&self, state: &State<W>, m: Move) -> Result<(), Illegal> {
        let (grid, from, to) = (self.board.grid(), Cell::at(m.from()), Cell::at(m.to()));
        if !grid.contains(from) || !grid.contains(to) {
            return Err(Illegal::plain("illegal-off-board"));
        }
        self.explain_animal(state, from)?;
        self.explain_line(state, from, to)?;
        self.explain_turn(state, from)?;
        self.explain_fear(state, from, to)
    }

    fn reason(&self, state: &State<W>, outcome: Outcome) -> (&'static str, Vec<Cell>) {
        match outcome {
            Outcome::Win(side) => ("holes", state.held(self, side).cells().collect()),
            Outcome::Draw if state.ply() >= self.limit => ("limit", Vec::new()),
            Outcome::Draw => ("blocked", Vec::new()),
        }
    }
}

impl<const W: usize> Rules<W> {
    /// One moves an animal of one's own.
    fn explain_animal(&self, state: &State<W>, from: Cell) -> Result<(), Illegal> {
        match state.owner(from.index()) {
            None => Err(Illegal::at("illegal-empty", self.board.grid(), from)),
            Some(side) if side == state.to_move() => Ok(()),
            Some(_) => Err(Illegal::new(self.about("illegal-not-yours", state, from), [from])),
        }
    }

    /// Animals slide along their lines, over empty squares, to an empty one (rule 3).
    fn explain_line(&self, state: &State<W>, from: Cell, to: Cell) -> Result<(), Illegal> {
        let kind = state.kind_at(from.index());
        let Some(mut path) = self.line(kind, from, to) else {
            let id = match kind {
                _ if from == to => "illegal-stays",
                Kind::Elephant => "illegal-elephant",
                Kind::Lion => "illegal-lion",
                Kind::Mouse => "illegal-mouse",
            };
            let message = Message::new(id).with("from", self.name(from));
            return Err(Illegal::new(message.with("to", self.name(to)), [from]));
        };
        let occupied = state.occupied();
        match path.find(|cell| occupied.contains(cell.index())) {
            None => Ok(()),
            Some(stop) => {
                let id = if stop == to { "illegal-occupied" } else { "illegal-blocked" };
                let message = self.about(id, state, stop).with("to", self.name(to));
                Err(Illegal::new(message, [stop]))
            }
        }
    }

    /// The scared animals of the side to move that can escape, and where to (rule 6).
    pub(super) fn escapes(&self, state: &State<W>) -> Vec<(Cell, Bits<W>)> {
        let fear = self.fear(state, state.to_move());
        let mut escapes = Vec::new();
        self.each_reach(state, fear.scared, fear.safe, &mut |_, from, to: Bits<W>| {
            if !to.is_empty() {
                escapes.push((Cell::at(from), to));
            }
        });
        escapes
    }

    /// Scared animals that can escape go first (rule 6).
    fn explain_turn(&self, state: &State<W>, from: Cell) -> Result<(), Illegal> {
        let fear = self.fear(state, state.to_move());
        let movers: Vec<Cell> = self.escapes(state).iter().map(|&(from, _)| from).collect();
        if movers.is_empty() || movers.contains(&from) {
            return Ok(());
        }
        let trapped = fear.all_scared().contains(from.index());
        let message = match (trapped, movers.as_slice()) {
            (false, &[first]) => self.about("illegal-forced", state, first),
            (true, &[first]) => {
                self.about("illegal-trapped", state, first).with("from", self.name(from))
            }
            (false, _) => self.listing("illegal-forced-many", &movers),
            (true, _) => {
                self.listing("illegal-trapped-many", &movers).with("from", self.name(from))
            }
        };
        Err(Illegal::new(message, movers))
    }

    /// Only a trapped animal may stop where it is scared, if the option lets it (rules 5 and 8).
    fn explain_fear(&self, state: &State<W>, from: Cell, to: Cell) -> Result<(), Illegal> {
        let kind = state.kind_at(from.index());
        let fear = self.fear(state, state.to_move());
        if fear.safe[kind.index()].contains(to.index()) {
            return Ok(());
        }
        let escapes = self.escapes(state);
        let escape = escapes.iter().find(|escape| escape.0 == from);
        let scared = fear.all_scared().contains(from.index());
        match escape {
            None if scared && self.trapped == Trapped::Move => Ok(()),
            None if scared => {
                let message = self.about("illegal-trapped-stay", state, from);
                Err(Illegal::new(message, [from]))
            }
            None => Err(self.scared_by(Message::new("illegal-scary"), state, kind, to)),
            Some(&(_, safe)) => {
                let message = Message::new("illegal-scary-escape")
                    .with("cells", self.board.grid().names(safe.cells()));
                Err(self.scared_by(message, state, kind, to))
            }
        }
    }

    /// Says which animal makes a square scary.
    fn scared_by(&self, message: Message, state: &State<W>, kind: Kind, to: Cell) -> Illegal {
        let feared = state.animals(state.to_move().other(), kind.feared());
        let scarer = self.board.around(Bits::one(to.index())) & feared;
        let scarer = Cell::at(scarer.first().expect("the square is scary for this kind"));
        let message = message
            .with("to", self.name(to))
            .with("cell", self.name(scarer))
            .word("feared", kind.feared().word())
            .word("piece", kind.word());
        Illegal::new(message, [to, scarer])
    }

    /// The squares after `from` up to `to` along a line of this kind; `None` if there is no such
    /// line.
    fn line(&self, kind: Kind, from: Cell, to: Cell) -> Option<impl Iterator<Item = Cell>> {
        let grid = self.board.grid();
        let dx = grid.col(to) as i8 - grid.col(from) as i8;
        let dy = grid.row(to) as i8 - grid.row(from) as i8;
        let straight = kind != Kind::Lion && (dx == 0 || dy == 0);
        let diagonal = kind != Kind::Mouse && dx.abs() == dy.abs();
        let steps = dx.abs().max(dy.abs());
        let step = move |n| grid.offset(from, n * dx.signum(), n * dy.signum());
        (steps > 0 && (straight || diagonal)).then(|| (1..=steps).filter_map(step))
    }

    /// A sentence about the animal on a cell: `piece`, `side` and `cell`.
    pub(super) fn about(&self, id: &'static str, state: &State<W>, cell: Cell) -> Message {
        let side = state.owner(cell.index());
        Message::new(id)
            .word("piece", state.kind_at(cell.index()).word())
            .with("side", side.expect("sentences are about animals"))
            .with("cell", self.name(cell))
    }

    /// A sentence about the animals on these `cells`.
    pub(super) fn listing(&self, id: &'static str, cells: &[Cell]) -> Message {
        let names = self.board.grid().names(cells.iter().copied());
        Message::new(id).with("cells", names)
    }

    fn name(&self, cell: Cell) -> String {
        self.board.grid().name(cell)
    }
}
