//! Puzzles: what they claim is proven, every first move gets an answer, and they can be solved.

use std::collections::HashSet;

use jogada_games::test_each_game;
use jogada_play::{
    Effort, Localizer, MAX_DIFFICULTY, Puzzle, PuzzleAnswer, PuzzleAttempt, PuzzleGoal, PuzzleHint,
    PuzzleMaker, PuzzleSource, Spec, Stop, WinDistance, languages, puzzles, read_puzzles,
};

use crate::random::info;

test_each_game!(
    every_puzzle_is_proven_by_the_solver(id),
    wrong_moves_of_every_puzzle_are_refuted(id),
    every_puzzle_is_solved_by_its_solution(id),
    puzzles_go_from_easy_to_hard(id)
);

fn open(id: &str, puzzle: &Puzzle) -> PuzzleAttempt {
    PuzzleAttempt::open(info(id), puzzle).unwrap_or_else(|error| panic!("{puzzle}: {error}"))
}

/// What is proven anew may take more than what it took to find.
const EFFORT: Effort = Effort { nodes: 20_000_000, bytes: 16 << 20 };

/// Wrong moves that are tried in each puzzle.
const WRONG: usize = 5;

/// Exactly the move that is claimed is right, and there is no shorter win.
fn every_puzzle_is_proven_by_the_solver(id: &str) {
    let stop = Stop::default();
    for puzzle in puzzles(info(id)) {
        let attempt = open(id, &puzzle);
        let PuzzleGoal::WinIn(moves) = puzzle.goal else { continue };
        let plies = 2 * moves - 1;
        let winning = attempt.game().winning_moves(plies, EFFORT, &stop);
        assert_eq!(winning.as_deref(), Some(&[puzzle.first.clone()][..]), "{puzzle}");
        let shorter = attempt.game().win_within(attempt.solver(), plies - 1, EFFORT, &stop);
        assert_eq!(shorter, WinDistance::Longer, "{puzzle}");
    }
}

/// Of all moves where a score decides, of a few elsewhere: the others have been proven not to win in time.
fn wrong_moves_of_every_puzzle_are_refuted(id: &str) {
    let stop = Stop::default();
    for puzzle in puzzles(info(id)) {
        let mut legal = open(id, &puzzle).game().legal();
        let most = if puzzle.goal == PuzzleGoal::Win { legal.len() } else { WRONG };
        let step = (legal.len() / most).max(1);
        legal.retain(|offer| offer.text != puzzle.first);
        for offer in legal.iter().step_by(step) {
            let answer = open(id, &puzzle).try_move(&offer.text, &stop).unwrap();
            assert!(matches!(answer, PuzzleAnswer::Wrong { .. }), "{puzzle} {}", offer.text);
        }
    }
}

/// The hinted piece moves, every move of the solution is right, and it takes as long as is claimed.
fn every_puzzle_is_solved_by_its_solution(id: &str) {
    let stop = Stop::default();
    for puzzle in puzzles(info(id)) {
        let mut attempt = open(id, &puzzle);
        assert!(attempt.hint(&stop).is_some(), "{puzzle}");
        let solution = attempt.solution(&stop);
        assert_eq!(solution[0], puzzle.first, "{puzzle}");
        let mut made = 0;
        loop {
            let right = attempt.right_move(&stop).unwrap_or_else(|| panic!("{puzzle}: no move"));
            made += 1;
            match attempt.try_move(&right, &stop).unwrap() {
                PuzzleAnswer::Solved => break,
                PuzzleAnswer::Right { .. } => {}
                wrong => panic!("{puzzle}: {right} {wrong:?}"),
            }
        }
        if let PuzzleGoal::WinIn(moves) = puzzle.goal {
            assert_eq!((made, solution.len() as u32), (moves, 2 * moves - 1), "{puzzle}");
        }
    }
}

fn puzzles_go_from_easy_to_hard(id: &str) {
    let all = puzzles(info(id));
    assert!(all.is_sorted_by_key(|puzzle| puzzle.difficulty));
    let ids: HashSet<_> = all.iter().map(Puzzle::id).collect();
    assert_eq!(ids.len(), all.len(), "two puzzles are the same");
    for puzzle in &all {
        assert_eq!(open(id, puzzle).game().position(), puzzle.position, "{puzzle}");
        assert_eq!(puzzle.to_string().parse().as_ref(), Ok(puzzle));
    }
}

/// Noughts and crosses would do; this is the smallest of ours.
const SMALL: &str = "nava:tiny";

fn made(wanted: usize, seed: u64, games: usize, from: &str) -> String {
    let spec = SMALL.parse::<Spec>().unwrap();
    let source = PuzzleSource { spec, nodes: 20_000, seed };
    let mut maker = PuzzleMaker::new(source.clone(), wanted);
    maker.resume(from, &Stop::default()).unwrap();
    while !maker.is_done() && maker.games() < games {
        maker.take(source.game(maker.games(), &Stop::default()).unwrap());
    }
    maker.text()
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_a_run_can_be_gone_on_with() {
    let whole = made(4, 3, 24, "");
    let found = read_puzzles(&whole).unwrap();
    assert!(found.len() >= 2, "{whole}");
    assert_eq!(made(4, 3, 24, &made(4, 3, 5, "")), whole);
}

#[test]
fn new_puzzles_are_true() {
    let stop = Stop::default();
    for puzzle in read_puzzles(&made(4, 3, 24, "")).unwrap() {
        let info = info(SMALL.split(':').next().unwrap());
        let mut attempt = PuzzleAttempt::open(info, &puzzle).unwrap();
        let answer = attempt.try_move(&puzzle.first, &stop).unwrap();
        assert!(matches!(answer, PuzzleAnswer::Solved | PuzzleAnswer::Right { .. }), "{puzzle}");
        assert!(matches!(attempt.hint(&stop), None | Some(PuzzleHint::Piece(_))));
    }
}

#[test]
fn a_wrong_move_is_taken_back_and_answered() {
    let id = "wali";
    let puzzle = &puzzles(info(id))[0];
    let mut attempt = open(id, puzzle);
    let before = attempt.game().position();
    let wrong = attempt.game().legal().into_iter().find(|offer| offer.text != puzzle.first);
    let answer = attempt.try_move(&wrong.unwrap().text, &Stop::default()).unwrap();
    assert!(matches!(answer, PuzzleAnswer::Wrong { .. }));
    assert_eq!(attempt.game().position(), before);
    assert!(attempt.try_move("z9", &Stop::default()).is_err());
}

#[test]
fn lines_that_are_no_puzzles_are_refused_with_their_number() {
    for (line, number) in [
        ("nonsense", 1),
        ("# a comment\n\n0 | win 2 | a1 | - | x", 3),
        (&format!("{} | win 2 | a1 | - | x", MAX_DIFFICULTY + 1), 1),
        ("1 | lose 2 | a1 | - | x", 1),
        ("1 | win 0 | a1 | - | x", 1),
        ("1 | win | a1 | x", 1),
    ] {
        let error = read_puzzles(line).expect_err(line);
        assert_eq!(error.line, number, "{line}");
        for language in languages() {
            let said = Localizer::new(language).say(&error);
            assert!(!said.contains("puzzle-") && said.len() > 20, "{said}");
        }
    }
    assert_eq!(read_puzzles("# nothing\n").unwrap(), []);
}
