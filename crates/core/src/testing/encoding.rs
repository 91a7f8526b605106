//! The laws of [`Encode`](crate::Encode): actions, planes and symmetries.

use crate::text::Cursor;
use crate::{Cell, Grid, Playable, Rng, Symmetry};

/// What the laws of one game's encoding need from position to position.
pub(super) struct Encoding {
    symmetries: Vec<Symmetry>,
    mask: Vec<bool>,
    planes: usize,
    rng: Rng,
}

impl Encoding {
    /// Laws that need no position: every action is a move and the other way round; symmetries are permutations, the
    /// identity first.
    pub(super) fn new<G: Playable>(game: &G, seed: u64) -> Self {
        let count = game.action_count();
        for action in 0..count {
            let m = game.move_of(action).unwrap_or_else(|| panic!("{action} is no move"));
            assert_eq!(game.action(m), action, "{} and back", game.show_move(m));
        }
        assert_eq!([count, usize::MAX].map(|action| game.move_of(action)), [None, None]);
        let symmetries = game.symmetries();
        for symmetry in &symmetries {
            let cells: Vec<_> = symmetry.cells.iter().map(|&cell| u32::from(cell.0)).collect();
            assert!(is_permutation(cells) && is_permutation(symmetry.actions.clone()));
            assert_eq!((symmetry.cells.len(), symmetry.actions.len()), (game.grid().len(), count));
        }
        assert!(symmetries[0].actions.is_sorted() && symmetries[0].cells.is_sorted(), "identity");
        let planes = game.shape().into_iter().product();
        Encoding { symmetries, mask: vec![false; count], planes, rng: Rng::new(seed) }
    }

    /// Laws of one position with these moves.
    pub(super) fn check<G: Playable>(
        &mut self,
        game: &G,
        state: &G::State,
        moves: &[G::Move],
        at: &dyn Fn() -> String,
    ) {
        self.check_mask(game, state, moves, at);
        self.check_pick(game, state, at);
        self.check_bytes(game, state, at);
        self.check_difference(game, state);
        self.check_symmetry(game, state, moves, at);
    }

    /// Law: the mask is the list of moves, and so is what is a move here.
    fn check_mask<G: Playable>(
        &mut self,
        game: &G,
        state: &G::State,
        moves: &[G::Move],
        at: &dyn Fn() -> String,
    ) {
        let mut scratch = moves.iter().copied().take(1).collect::<Vec<_>>();
        let room = scratch.clone();
        game.legal_mask(state, &mut scratch, &mut self.mask);
        assert_eq!(scratch, room, "the mask keeps the scratch: {}", at());
        let legal = self.mask.iter().filter(|&&legal| legal).count();
        assert_eq!(legal, moves.len(), "as many actions as moves: {}", at());
        for &m in moves {
            let action = game.action(m);
            assert!(self.mask[action], "{} is in the mask: {}", game.show_move(m), at());
            assert_eq!(game.move_at(state, action), Some(m), "{}: {}", game.show_move(m), at());
        }
        let action = self.rng.below(self.mask.len());
        assert_eq!(
            game.move_at(state, action).is_some(),
            self.mask[action],
            "action {action}: {}",
            at()
        );
    }

    /// Law: the mask that is written with a pick is the same mask, and the pick the same pick.
    fn check_pick<G: Playable>(&mut self, game: &G, state: &G::State, at: &dyn Fn() -> String) {
        let (mut mask, number) = (vec![true; self.mask.len()], self.rng.below(1 << 16));
        let choose = &mut |count: usize| number % count;
        let picked = game.mask_and_pick(state, &mut Vec::new(), &mut mask, choose);
        assert_eq!(picked, game.pick(state, &mut Vec::new(), choose), "{}", at());
        assert_eq!(mask, self.mask, "{}", at());
    }

    /// Law: planes of bytes are the planes of fractions times their scales.
    fn check_bytes<G: Playable>(&self, game: &G, state: &G::State, at: &dyn Fn() -> String) {
        let (fractions, mut bytes) = (self.observe(game, state), vec![u8::MAX; self.planes]);
        game.observe(state, &mut bytes);
        let (mut rest, cells) = (fractions.iter().zip(&bytes), game.grid().len());
        for plane in game.planes() {
            for (&fraction, &byte) in rest.by_ref().take(plane.count * cells) {
                let expected = (fraction * f32::from(plane.scale)).round() as u8;
                assert_eq!(byte, expected, "{}: {}", plane.name, at());
            }
        }
    }

    /// Law: planes tell apart what the hash does. Tried on the same position with its text changed.
    fn check_difference<G: Playable>(&mut self, game: &G, state: &G::State) {
        let text = game.show_state(state).to_string();
        let changed = self.change(game.grid(), &text);
        let other = game.parse_state(&changed);
        if let Some(other) = other.ok().filter(|other| game.hash(other) != game.hash(state)) {
            let planes = [state, &other].map(|state| self.observe(game, state));
            assert!(planes[0] != planes[1], "{text} and {changed} look alike");
        }
    }

    /// A position text with another side perhaps and another field, or with two letters of the board exchanged.
    fn change(&mut self, grid: Grid, text: &str) -> String {
        let mut fields: Vec<_> = text.split(' ').map(str::to_owned).collect();
        if self.rng.below(2) == 0 {
            fields[1] = String::from(if fields[1] == "w" { "b" } else { "w" });
        }
        let place = self.rng.below(fields.len());
        let field = &fields[place];
        fields[place] = match field.parse::<u32>() {
            Ok(number) => (number + self.rng.below(5) as u32).saturating_sub(2).to_string(),
            Err(_) if place == 0 => {
                let mut letters: Vec<_> = field.chars().collect();
                letters.swap(self.rng.below(field.len()), self.rng.below(field.len()));
                letters.into_iter().collect()
            }
            Err(_) if self.rng.below(2) == 0 => "-".to_owned(),
            Err(_) => grid.name(Cell::at(self.rng.below(grid.len()))),
        };
        fields.join(" ")
    }

    /// Law: a symmetry commutes with outcome, planes, actions and play.
    fn check_symmetry<G: Playable>(
        &mut self,
        game: &G,
        state: &G::State,
        moves: &[G::Move],
        at: &dyn Fn() -> String,
    ) {
        let symmetry = &self.symmetries[self.rng.below(self.symmetries.len())];
        let image = image_of(game, state, symmetry);
        assert_eq!(game.outcome(&image), game.outcome(state), "outcome of the image: {}", at());
        let mut permuted = vec![0.0; self.planes];
        symmetry.permute_planes(&self.observe(game, state), &mut permuted);
        assert_eq!(self.observe(game, &image), permuted, "planes of the image: {}", at());
        game.legal_mask(&image, &mut Vec::new(), &mut self.mask);
        let moved = |m: G::Move| symmetry.actions[game.action(m)] as usize;
        assert!(moves.iter().all(|&m| self.mask[moved(m)]), "moves of the image: {}", at());
        if let Some(&m) = moves.get(self.rng.below(moves.len().max(1))) {
            let (mut after, mut image_after) = (state.clone(), image);
            game.play(&mut after, m);
            game.play(&mut image_after, game.move_of(moved(m)).expect("an action is a move"));
            let image = image_of(game, &after, symmetry);
            assert_eq!(image_after, image, "the image of {}: {}", game.show_move(m), at());
        }
    }

    fn observe<G: Playable>(&self, game: &G, state: &G::State) -> Vec<f32> {
        let mut planes = vec![f32::NAN; self.planes];
        game.observe(state, &mut planes);
        planes
    }
}

fn is_permutation(mut numbers: Vec<u32>) -> bool {
    numbers.sort_unstable();
    (0..numbers.len() as u32).eq(numbers)
}

/// The position with its cells in other places, by way of its text.
fn image_of<G: Playable>(game: &G, state: &G::State, symmetry: &Symmetry) -> G::State {
    let text = image_text(game.grid(), &game.show_state(state).to_string(), &symmetry.cells);
    game.parse_state(&text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Moves what the board field has, and all cells that other fields name.
fn image_text(grid: Grid, text: &str, places: &[Cell]) -> String {
    let (board, rest) = text.split_once(' ').expect("fields");
    let mut image = vec![String::new(); grid.len()];
    let rows = board.split('/').rev().flat_map(squares);
    places.iter().zip(rows).for_each(|(place, square)| image[place.index()] = square);
    let rows = image.chunks(grid.cols().into()).rev().map(row_text);
    let place = |name: &str| {
        let cell = Cursor::loose(name).cell(grid).ok();
        cell.map_or(name.to_owned(), |cell| grid.name(places[cell.index()]))
    };
    let field = |field: &str| field.split('-').map(place).collect::<Vec<_>>().join("-");
    let fields = rest.split(' ').map(field).collect::<Vec<_>>().join(" ");
    format!("{} {fields}", rows.collect::<Vec<_>>().join("/"))
}

/// What stands on each square of a row: nothing, a letter, or a stack in brackets.
fn squares(row: &str) -> Vec<String> {
    let (mut squares, mut rest) = (Vec::new(), row);
    while let Some(first) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let length = match first {
            '(' => rest.find(')').expect("a bracket that closes") + 1,
            _ => digits.max(1),
        };
        let (square, after) = rest.split_at(length);
        match square.parse() {
            Ok(empty) => squares.extend(vec![String::new(); empty]),
            Err(_) => squares.push(square.to_owned()),
        }
        rest = after;
    }
    squares
}

fn row_text(row: &[String]) -> String {
    let mut text = String::new();
    for run in row.chunk_by(|one, next| one.is_empty() && next.is_empty()) {
        match run[0].as_str() {
            "" => text += &run.len().to_string(),
            square => text += square,
        }
    }
    text
}
