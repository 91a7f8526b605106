//! The opening: where White's first two stones may go (rules 3 and 4).

use jogada_core::{Bits, Cell, Illegal, Message};

use super::options::{First, Setting, Tournament};
use super::points::Points;

/// The ply of the first stone.
const FIRST_STONE: usize = 0;
/// The ply of White's second stone.
const SECOND_STONE: usize = 2;

/// What the options say about White's first two stones.
pub(super) struct Opening<const W: usize> {
    first: First,
    tournament: Tournament,
    /// Where the first stone may go.
    first_region: Bits<W>,
    /// Where White's second stone may go.
    second_region: Bits<W>,
}

impl<const W: usize> Opening<W> {
    pub(super) fn new(points: Points<W>, setting: &Setting) -> Self {
        let (first, tournament) = (setting.first, setting.tournament);
        let region = |allowed: &dyn Fn(Cell) -> bool| {
            let cells = points.grid().cells().filter(|&cell| allowed(cell));
            cells.map(|cell| points.of(cell)).collect()
        };
        Opening {
            first,
            tournament,
            first_region: region(&|cell| first == First::Any || cell == points.centre()),
            second_region: region(&|cell| {
                !tournament.is_too_near(points.off_centre(cell))
                    && !tournament.is_barred_line(points.off_centre(cell))
            }),
        }
    }

    /// What holds for White's second stone.
    pub(super) fn tournament(&self) -> Tournament {
        self.tournament
    }

    /// Whether the first stone goes to the centre.
    pub(super) fn begins_in_centre(&self) -> bool {
        self.first == First::Centre
    }

    /// The squares open to the stone of this ply; `None` if it is not one of the opening.
    #[inline]
    pub(super) fn region(&self, ply: usize) -> Option<&Bits<W>> {
        match ply {
            FIRST_STONE => Some(&self.first_region),
            SECOND_STONE => Some(&self.second_region),
            _ => None,
        }
    }

    /// Why an empty square is not open to the stone of this ply.
    pub(super) fn explain(&self, points: Points<W>, ply: usize, cell: Cell) -> Result<(), Illegal> {
        let region = self.region(ply);
        if region.is_none_or(|region| region.contains(points.of(cell))) {
            return Ok(());
        }
        let (grid, centre) = (points.grid(), points.centre());
        if ply == FIRST_STONE {
            let message = Message::new("illegal-centre").with("centre", grid.name(centre));
            return Err(Illegal::new(message, [centre]));
        }
        let message = if self.tournament.is_too_near(points.off_centre(cell)) {
            Message::new("illegal-opening").with("distance", self.tournament.distance())
        } else {
            Message::new("illegal-opening-line").with("cells", self.barred_names(points))
        };
        let message = message.with("cell", grid.name(cell));
        Err(Illegal::new(message, [cell]))
    }

    /// What to tell who is to place the stone of this ply, if it is one of the opening.
    pub(super) fn prompt(&self, points: Points<W>, ply: usize) -> Option<Message> {
        let prompt = match (ply, self.tournament) {
            (FIRST_STONE, _) if self.first == First::Any => Message::new("prompt-first"),
            (FIRST_STONE, _) => {
                let centre = points.grid().name(points.centre());
                Message::new("prompt-centre").with("centre", centre)
            }
            (SECOND_STONE, Tournament::On | Tournament::Long) => {
                Message::new("prompt-opening").with("distance", self.tournament.distance())
            }
            (SECOND_STONE, Tournament::GPente) => Message::new("prompt-opening-line")
                .with("distance", self.tournament.distance())
                .with("cells", self.barred_names(points)),
            _ => return None,
        };
        Some(prompt)
    }

    /// The squares barred by `gpente` besides those too near.
    fn barred_names(&self, points: Points<W>) -> Vec<String> {
        let barred = |&cell: &Cell| self.tournament.is_barred_line(points.off_centre(cell));
        let grid = points.grid();
        grid.names(grid.cells().filter(barred))
    }
}

impl Tournament {
    /// The least number of columns or rows between the centre and White's second stone.
    const fn distance(self) -> u32 {
        match self {
            Tournament::Off => 0,
            Tournament::On | Tournament::GPente => 3,
            Tournament::Long => 4,
        }
    }

    fn is_too_near(self, (cols, rows): (u8, u8)) -> bool {
        u32::from(cols.max(rows)) < self.distance()
    }

    fn is_barred_line(self, (cols, rows): (u8, u8)) -> bool {
        self == Tournament::GPente && cols.min(rows) == 0 && matches!(cols.max(rows), 3 | 4)
    }
}
