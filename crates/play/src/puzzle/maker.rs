//! Making puzzles: games of the engine against itself, whose ends are proven.

use std::collections::HashSet;

use jogada_core::Rng;
use jogada_engine::{Effort, Stop};

use super::make::{PuzzleCandidate, candidate, candidates, self_play};
use super::{Puzzle, PuzzleError, PuzzleGoal, read_puzzles};
use crate::spec::Spec;

/// Memory of a proof.
const BYTES: usize = 16 << 20;

/// Numbered games of the engine against itself, and the puzzles in them. What is in a game follows from these settings
/// and its number.
#[derive(Clone)]
pub struct PuzzleSource {
    /// The game and its options.
    pub spec: Spec,
    /// Positions that each proof looks at, at most.
    pub nodes: u64,
    /// The games follow from it.
    pub seed: u64,
}

impl PuzzleSource {
    /// Plays the game with this number and proves its end; `None` if it was stopped.
    pub fn game(&self, number: usize, stop: &Stop) -> Option<Vec<PuzzleCandidate>> {
        let game = self_play(&self.spec, Rng::seed_of(self.seed, number), stop);
        let found =
            game.map_or_else(Vec::new, |game| candidates(&self.spec, game, self.effort(), stop));
        (!stop.is_stopped()).then_some(found)
    }

    fn effort(&self) -> Effort {
        Effort { nodes: self.nodes, bytes: BYTES }
    }
}

/// Chooses puzzles from the games of a source, in their order, at most one from each.
pub struct PuzzleMaker {
    source: PuzzleSource,
    wanted: usize,
    games: usize,
    found: Vec<PuzzleCandidate>,
    images: HashSet<u64>,
}

impl PuzzleMaker {
    /// Chooses so many puzzles.
    pub fn new(source: PuzzleSource, wanted: usize) -> PuzzleMaker {
        let (found, images) = (Vec::new(), HashSet::new());
        PuzzleMaker { source, wanted, games: 0, found, images }
    }

    /// Goes on with a file that was made before: keeps the puzzles in it that can be proven again, and does not play
    /// the games of this seed again.
    pub fn resume(&mut self, text: &str, stop: &Stop) -> Result<(), PuzzleError> {
        let effort = self.source.effort();
        for puzzle in read_puzzles(text)? {
            let game = puzzle.open(self.source.spec.info()).ok();
            let again = game.and_then(|game| candidate(&*game, puzzle.goal, effort, stop));
            self.found.extend(again.filter(|again| self.images.insert(again.image)));
        }
        let played = text.lines().find_map(|line| line.strip_prefix(&self.played()));
        self.games = played.and_then(|games| games.parse().ok()).unwrap_or_default();
        Ok(())
    }

    /// What stands in the head of a file before the number of games that were played for it.
    fn played(&self) -> String {
        format!("# games played with seed {}: ", self.source.seed)
    }

    /// Games that were looked at; the next one has this number.
    pub fn games(&self) -> usize {
        self.games
    }

    /// Puzzles found.
    pub fn found(&self) -> usize {
        self.found.len()
    }

    /// Whether there are as many as were wanted.
    pub fn is_done(&self) -> bool {
        self.found.len() >= self.wanted
    }

    /// Takes what is in the next game of the source and keeps the hardest puzzle that is still wanted, if there is one.
    pub fn take(&mut self, mut offered: Vec<PuzzleCandidate>) -> Option<&Puzzle> {
        self.games += 1;
        offered.sort_by_key(|candidate| candidate.points);
        while let Some(candidate) = offered.pop() {
            if self.is_wanted(&candidate) {
                self.images.insert(candidate.image);
                self.found.push(candidate);
                return self.found.last().map(|candidate| &candidate.puzzle);
            }
        }
        None
    }

    /// Not too many of one length, and none twice.
    fn is_wanted(&self, candidate: &PuzzleCandidate) -> bool {
        let is_same = |other: &&PuzzleCandidate| other.length() == candidate.length();
        let same = self.found.iter().filter(is_same).count();
        let most = match candidate.length() {
            1 => self.wanted / 8,
            2 | 3 => self.wanted * 3 / 10,
            _ => self.wanted * 4 / 10,
        };
        same < most.max(1) && !self.images.contains(&candidate.image)
    }

    /// The puzzles, from easy to hard, as a file.
    pub fn text(&self) -> String {
        let mut sorted: Vec<_> = self.found.iter().collect();
        sorted.sort_by_key(|PuzzleCandidate { puzzle, points, .. }| {
            (puzzle.difficulty, *points, puzzle.position.as_str())
        });
        let head = format!(
            "# difficulty | goal | first move | options | position\n\
             # made by: jogada puzzles {} --make {} --nodes {} --seed {}\n{}{}\n",
            self.source.spec,
            self.wanted,
            self.source.nodes,
            self.source.seed,
            self.played(),
            self.games
        );
        let lines = sorted.iter().map(|candidate| format!("{}\n", candidate.puzzle));
        lines.fold(head, |text, line| text + &line)
    }
}

impl PuzzleCandidate {
    /// Moves of the solver as far as they are told apart; a game that goes on to its last move is twice as long
    /// for the same effort.
    fn length(&self) -> u32 {
        match self.puzzle.goal {
            PuzzleGoal::WinIn(moves) => moves.min(4),
            PuzzleGoal::Win => (self.moves / 2).clamp(1, 4),
        }
    }
}
