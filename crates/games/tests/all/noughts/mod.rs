//! Noughts and crosses: the toy game of `docs/adding-a-game.md`, small enough to read at a sitting.
//! It is not in the list of games; the laws of the contract are run on it here.
//!
//! 1. The board has 3 by 3 squares. White begins; each turn puts one stone on an empty square.
//! 2. Three in a row wins (`line`); a full board without one is a draw (`full`).

use std::fmt;

use jogada_core::options::{OptionErrors, Options};
use jogada_core::testing::{Scene, Sizes, laws, rules};
use jogada_core::text::{Cursor, fields, parse_stones, show_stones};
use jogada_core::{
    Bits, BoardView, Cell, Encode, Endings, Explain, Game, GameInfo, Grid, GridStyle, Illegal,
    Language, Letters, Message, MovePath, Notation, Outcome, ParseError, Picture, PieceKind, Plane,
    PlaneValue, PlaneWriter, Playable, Side, game_state, move_bits, perft,
};

const GRID: Grid = Grid::new(3, 3, Letters::All);
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

static INFO: GameInfo = GameInfo {
    id: "noughts",
    name: "Noughts and crosses",
    legend: &[PieceKind::new(
        "stone",
        ['w', 'b'],
        ['×', '○'],
        ["<path d='M9 9 91 91M91 9 9 91'/>", "<circle cx='50' cy='50' r='41'/>"],
    )],
    languages: &[Language {
        tag: "en",
        messages: "reason-line = three in a row\nreason-full = the board is full\nactions = one for each square",
        rules: "",
    }],
    marks: &[],
    options: &[],
    presets: &[],
    bench: "",
};

struct Noughts;

/// A position: the stones of both sides and what `play` found out.
#[derive(Clone, Debug, PartialEq, Eq)]
struct State {
    stones: [Bits<1>; 2],
    to_move: Side,
    outcome: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Move(u8);

move_bits!(Move(u8));

impl State {
    fn empty(&self) -> Bits<1> {
        Bits::below(GRID.len()) - self.stones[0] - self.stones[1]
    }

    fn line(&self, side: Side) -> Option<[usize; 3]> {
        let stones = self.stones[side.index()];
        LINES.into_iter().find(|line| line.iter().all(|&cell| stones.contains(cell)))
    }

    /// Rule 2.
    fn decide(&mut self) {
        let winner = Side::ALL.into_iter().find(|&side| self.line(side).is_some());
        let full = self.empty().is_empty().then_some(Outcome::Draw);
        self.outcome = winner.map(Outcome::Win).or(full);
    }
}

game_state!([] State);

impl Game for Noughts {
    const INFO: &'static GameInfo = &INFO;
    type State = State;
    type Move = Move;

    fn new(_options: &Options) -> Result<Self, OptionErrors> {
        Ok(Noughts)
    }

    fn initial(&self) -> State {
        State { stones: [Bits::EMPTY; 2], to_move: Side::White, outcome: None }
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        if state.outcome.is_none() {
            out.extend(state.empty().iter().map(|cell| Move(cell as u8)));
        }
    }

    fn play(&self, state: &mut State, m: Move) {
        state.stones[state.to_move.index()].insert(m.0.into());
        state.to_move = state.to_move.other();
        state.decide();
    }

    fn hash(&self, state: &State) -> u64 {
        let [white, black] = state.stones.map(|stones| stones.words()[0]);
        white | black << 16 | (state.to_move.index() as u64) << 32
    }
}

impl Notation for Noughts {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::loose(text);
        let cell = cursor.cell(GRID)?;
        cursor.end()?;
        Ok(Move(cell.0 as u8))
    }

    fn write_move(&self, f: &mut fmt::Formatter<'_>, m: Move) -> fmt::Result {
        write!(f, "{}", GRID.show(Cell(m.0.into())))
    }

    fn parse_state(&self, text: &str) -> Result<State, ParseError> {
        let [board, side] = fields(text, "<board> <side>")?;
        let stones = parse_stones(board, GRID, Cell::index)?;
        let mut state = State { stones, to_move: side.side()?, outcome: None };
        state.decide();
        Ok(state)
    }

    fn write_state(&self, f: &mut fmt::Formatter<'_>, state: &State) -> fmt::Result {
        show_stones(f, GRID, state.stones, Cell::index)?;
        write!(f, " {}", state.to_move)
    }

    fn ply(&self, state: &State) -> Option<u32> {
        Some(9 - state.empty().len() as u32)
    }
}

impl Explain for Noughts {
    fn explain(&self, state: &State, m: Move) -> Result<(), Illegal> {
        let cell = Cell(m.0.into());
        if !GRID.contains(cell) {
            return Err(Illegal::plain("illegal-off-board"));
        }
        let is_empty = state.empty().contains(cell.index());
        if is_empty { Ok(()) } else { Err(Illegal::at("illegal-occupied", GRID, cell)) }
    }

    fn reason(&self, state: &State, outcome: Outcome) -> (&'static str, Vec<Cell>) {
        match outcome.winner().and_then(|side| state.line(side)) {
            Some(line) => ("line", line.map(Cell::at).to_vec()),
            None => ("full", Vec::new()),
        }
    }
}

impl Picture for Noughts {
    fn view(&self, state: &State) -> BoardView {
        let mut view = BoardView::empty(GRID, GridStyle::Squares, Message::new("prompt"));
        for side in Side::ALL {
            state.stones[side.index()].each(|cell| view.put(Cell::at(cell), 0, side));
        }
        view
    }

    fn path(&self, m: Move) -> MovePath {
        MovePath::Cells(vec![Cell(m.0.into())])
    }
}

impl Encode for Noughts {
    fn grid(&self) -> Grid {
        GRID
    }

    fn action_count(&self) -> usize {
        GRID.len()
    }

    fn action(&self, m: Move) -> usize {
        m.0.into()
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        (action < GRID.len()).then_some(Move(action as u8))
    }

    fn permute(&self, m: Move, cells: &[Cell]) -> Move {
        Move(cells[usize::from(m.0)].0 as u8)
    }

    fn own_planes(&self) -> Vec<Plane> {
        ["own-stones", "opponent-stones"].map(Plane::one).to_vec()
    }

    fn write_planes<V: PlaneValue>(&self, state: &State, planes: &mut PlaneWriter<'_, V>) {
        let sides = [state.to_move, state.to_move.other()];
        planes.mark_few(sides.map(|side| state.stones[side.index()]));
    }
}

impl Endings for Noughts {}

impl Playable for Noughts {
    type Large = Noughts;
    type Evaluator = jogada_core::Blank;
}

#[test]
fn the_toy_game_keeps_the_laws() {
    laws(&Noughts, 1, Sizes { plies: 2_000, longest: 9 });
}

#[test]
fn the_toy_game_counts_right() {
    let game: Noughts = rules("");
    let counts: Vec<u64> = (1..=9).map(|depth| perft(&game, &game.initial(), depth)).collect();
    assert_eq!(counts, [9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]);
}

#[test]
fn three_in_a_row_wins() {
    let scene = Scene::start(&Noughts).plays("b2 a1 b1 a2 b3");
    assert_eq!(scene.result(), "w line");
    assert_eq!(scene.refuses("c3").id, "illegal-over");
}
