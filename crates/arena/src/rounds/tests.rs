//! Tie-breaks and tables as published, and simulated tournaments.

use std::collections::BTreeSet;

use jogada_play::{Rng, Side};

use super::*;
use crate::statistics::share;

/// The results of a player by rounds, as in the cross tables of FIDE: `+`, `=` or `-`, then the colour, or
/// `F` for a forfeit, and the opponent's number; `BYE`; or `--` for a round missed.
fn table(rows: &[&str]) -> Vec<Round> {
    let mut rounds = vec![Round::default(); rows[0].split_whitespace().count()];
    for (player, row) in rows.iter().enumerate() {
        for (round, cell) in rounds.iter_mut().zip(row.split_whitespace()) {
            add(round, player, cell);
        }
    }
    rounds
}

fn add(round: &mut Round, player: usize, cell: &str) {
    let Some(mine) = "-=+".find(&cell[..1]).map(|half_points| half_points as u8) else { return };
    match (&cell[1..2], cell[2..].parse::<usize>()) {
        ("W", Ok(other)) => round.pairings.push(game([player, other - 1], mine, true)),
        ("F", Ok(other)) if player < other - 1 => {
            round.pairings.push(game([player, other - 1], mine, false));
        }
        ("B", Err(_)) if cell.ends_with("BYE") => {
            round.byes.push(Bye { player, half_points: mine });
        }
        _ => {}
    }
}

fn game(players: [usize; 2], white: u8, played: bool) -> Pairing {
    Pairing { players, result: Some(GameResult { half_points: [white, 2 - white], played }) }
}

/// The tournament of the exercises that FIDE's Technical Commission published on 18 March 2024 for the
/// tie-break regulations of 2023 (tec.fide.com, "Tie-break exercise").
fn fide_exercise() -> Vec<Round> {
    table(&[
        "+W9   =B13  =W2   +B15  =W4",
        "+B10  +W7   =B1   +W16  =B3",
        "=W11  +B6   +W8   =B4   =W2",
        "+B12  =BYE  +W13  =W3   =B1",
        "-W13  -B15  +W11  =B7   +W10",
        "-B14  -W3   +BYE  +W10  +B8",
        "+W15  -B2   -B16  =W5   -B11",
        "=B16  +W14  -B3   +W13  -W6",
        "-B1   -W10  =BYE  -F11  +BYE",
        "-W2   +B9   -W15  -B6   -B5",
        "=B3   -W16  -B5   +F9   +W7",
        "-W4   +BYE  +F14  --    --",
        "+B5   =W1   -B4   -B8   -W14",
        "+W6   -B8   -F12  --    +B13",
        "-B7   +W5   +B10  -W1   -B16",
        "=W8   +B11  +W7   -B2   +W15",
    ])
}

/// A value of players by their numbers.
fn values(value: impl Fn(&Standing) -> f64) -> impl Fn(usize) -> f64 {
    let all = standings(System::Swiss, 16, &fide_exercise());
    move |number| all.iter().find(|standing| standing.player == number - 1).map(&value).unwrap()
}

fn same(number: usize, found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-9, "number {number}: {found} instead of {wanted}");
}

#[test]
fn buchholz_agrees_with_the_exercises_of_fide() {
    let buchholz = values(|standing| standing.buchholz);
    for (number, wanted) in
        [(2, 13.0), (1, 12.5), (3, 15.5), (5, 8.5), (8, 13.5), (11, 13.5), (16, 12.5), (4, 15.0)]
    {
        same(number, buchholz(number), wanted);
    }
}

#[test]
fn buchholz_cut_1_agrees_with_the_exercises_of_fide() {
    let cut = values(|standing| standing.buchholz_cut1);
    for (number, wanted) in [
        (5, 7.5),
        (8, 12.0),
        (11, 12.0),
        (7, 12.5),
        (9, 7.5),
        (13, 12.0),
        (1, 11.0),
        (3, 13.0),
        (4, 11.5),
        (16, 11.0),
        (12, 9.5),
        (14, 9.0),
        (15, 11.0),
    ] {
        same(number, cut(number), wanted);
    }
}

#[test]
fn sonneborn_berger_agrees_with_the_exercises_of_fide() {
    let score = values(|standing| standing.sonneborn_berger);
    for (number, wanted) in [
        (2, 9.5),
        (3, 10.5),
        (4, 9.75),
        (1, 8.0),
        (16, 7.25),
        (6, 6.5),
        (11, 5.75),
        (8, 5.25),
        (5, 4.25),
        (14, 4.5),
        (12, 4.0),
        (15, 3.5),
        (13, 4.25),
        (7, 3.25),
        (10, 1.5),
    ] {
        same(number, score(number), wanted);
    }
}

#[test]
fn the_exercise_of_fide_is_ranked_by_points_and_buchholz_cut_1() {
    let all = standings(System::Swiss, 16, &fide_exercise());
    let numbers: Vec<_> = all.iter().map(|standing| (standing.rank, standing.player + 1)).collect();
    // Four points; three and a half with 13, 11½ and twice 11, of which Buchholz is 12½ as well, so that
    // Sonneborn-Berger decides; three.
    assert_eq!(numbers[..6], [(1, 2), (2, 3), (3, 4), (4, 1), (5, 16), (6, 6)]);
}

/// The example of Sensei's Library, "Sonneborn-Berger": each plays each other one twice.
#[test]
fn sonneborn_berger_agrees_with_a_published_round_robin() {
    let won = |pairs: [[usize; 2]; 2]| Round {
        pairings: pairs.map(|[winner, loser]| game([winner, loser], 2, true)).into(),
        byes: Vec::new(),
    };
    let [a, b, c, d] = [0, 1, 2, 3];
    let rounds = [
        won([[a, b], [c, d]]),
        won([[a, c], [b, d]]),
        won([[a, d], [b, c]]),
        won([[b, a], [c, d]]),
        won([[a, c], [b, d]]),
        won([[d, a], [c, b]]),
    ];
    let all = standings(System::RoundRobin, 4, &rounds);
    let found: Vec<_> = all.iter().map(|s| (s.player, s.points, s.sonneborn_berger)).collect();
    assert_eq!(found, [(a, 4.0, 11.0), (b, 4.0, 9.0), (c, 3.0, 6.0), (d, 1.0, 4.0)]);
}

#[test]
fn those_who_met_are_told_apart_by_their_game_and_others_share_a_rank() {
    // The first two have the same points, wins and Sonneborn-Berger: 2, as 1½ + ½ and as 1 + 1.
    let pairs = |pairings: &[Pairing]| Round { pairings: pairings.to_vec(), byes: Vec::new() };
    let rounds = [
        pairs(&[game([0, 1], 2, true), game([2, 3], 1, true)]),
        pairs(&[game([2, 0], 2, true), game([3, 1], 0, true)]),
        pairs(&[game([0, 3], 1, true), game([1, 2], 1, true)]),
    ];
    let all = standings(System::RoundRobin, 4, &rounds);
    let ranks: Vec<_> = all.iter().map(|s| (s.rank, s.player, s.points)).collect();
    assert_eq!(ranks, [(1, 2, 2.0), (2, 0, 1.5), (3, 1, 1.5), (4, 3, 1.0)]);
    let nobody = standings(System::Swiss, 3, &[]);
    assert!(nobody.iter().all(|standing| standing.rank == 1), "{nobody:?}");
}

/// FIDE Handbook, C.05, annex 1: the tables for 5 or 6 and for 7 or 8 players.
#[test]
fn round_robins_follow_the_published_berger_tables() {
    let six = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"];
    let eight = [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ];
    for (players, table) in [(6, &six[..]), (8, &eight[..])] {
        assert_eq!(berger_rounds(players), table.len());
        for (number, row) in table.iter().enumerate() {
            let number_of = |text: &str| text.parse::<usize>().unwrap() - 1;
            let pair = |pair: &str| pair.split_once('-').map(|(w, b)| [number_of(w), number_of(b)]);
            let wanted: BTreeSet<_> = row.split(' ').filter_map(pair).collect();
            let found: BTreeSet<_> =
                berger_round(players, number).pairings.iter().map(|p| p.players).collect();
            assert_eq!(found, wanted, "round {} of {players}", number + 1);
        }
    }
}

#[test]
fn all_meet_all_once_in_a_round_robin_and_colours_are_even() {
    for players in 2..20 {
        let mut met = BTreeSet::new();
        let mut surplus = vec![0_i32; players];
        for round in 0..berger_rounds(players) {
            for pairing in berger_round(players, round).pairings {
                let [white, black] = pairing.players;
                assert!(met.insert([white.min(black), white.max(black)]), "{players} players");
                surplus[white] += 1;
                surplus[black] -= 1;
            }
        }
        assert_eq!(met.len(), players * (players - 1) / 2);
        assert!(surplus.iter().all(|surplus| surplus.abs() <= 1), "{surplus:?}");
    }
    assert!(berger_round(1, 0).pairings.is_empty() && berger_round(0, 0).pairings.is_empty());
}

#[test]
fn the_upper_half_meets_the_lower_half_in_the_first_round_with_colours_in_turn() {
    let players: Vec<_> =
        swiss_round(&[true; 7], &[]).pairings.iter().map(|pairing| pairing.players).collect();
    assert_eq!(players, [[0, 3], [4, 1], [2, 5]]);
    assert_eq!(swiss_round(&[true; 7], &[]).byes, [Bye { player: 6, half_points: 2 }]);
}

#[test]
fn a_field_of_nobody_or_of_one_is_paired() {
    assert_eq!(swiss_round(&[], &[]), Round::default());
    assert_eq!(swiss_round(&[false; 3], &[]), Round::default());
    assert_eq!(swiss_round(&[true], &[]).byes.len(), 1);
}

#[test]
fn who_won_by_forfeit_has_no_bye_and_who_withdrew_is_not_paired() {
    let first = Round {
        pairings: vec![game([0, 2], 2, true), game([3, 1], 0, true), game([4, 5], 0, false)],
        byes: Vec::new(),
    };
    // The fifth stayed away and is out; the sixth has the fewest points but one for nothing.
    let next = swiss_round(&[true, true, true, true, false, true], &[first]);
    assert_eq!(next.byes, [Bye { player: 3, half_points: 2 }]);
    assert!(next.pairings.iter().all(|pairing| !pairing.players.contains(&4)));
}

/// A tournament played by chance, players coming and going.
struct Simulation {
    rng: Rng,
    strengths: Vec<f64>,
    present: Vec<bool>,
    rounds: Vec<Round>,
}

impl Simulation {
    fn new(players: usize, late: usize, seed: u64) -> Simulation {
        let mut rng = Rng::new(seed);
        let strengths = (0..players + late).map(|_| rng.below(1_000) as f64).collect();
        let present = (0..players + late).map(|player| player < players).collect();
        Simulation { rng, strengths, present, rounds: Vec::new() }
    }

    fn chance(&mut self, per_mille: usize) -> bool {
        self.rng.below(1_000) < per_mille
    }

    /// Some leave, and those who are late come in one of the first rounds.
    fn change_field(&mut self, players: usize) {
        for player in 0..self.present.len() {
            let late = player >= players && (player - players) % 4 + 1 == self.rounds.len();
            if late {
                self.present[player] = true;
            } else if self.present[player] && !self.rounds.is_empty() && self.chance(40) {
                self.present[player] = false;
            }
        }
    }

    fn play(&mut self) {
        let mut round = swiss_round(&self.present, &self.rounds);
        for pairing in &mut round.pairings {
            let [white, black] = pairing.players.map(|player| self.strengths[player]);
            let won = (self.rng.below(1_000) as f64) < 1_000.0 * share(white - black);
            let half_points = match self.rng.below(10) {
                0..3 => [1, 1],
                _ if won => [2, 0],
                _ => [0, 2],
            };
            pairing.result = Some(GameResult { half_points, played: self.rng.below(40) > 0 });
        }
        self.rounds.push(round);
    }

    fn colours(&self, player: usize) -> Vec<Side> {
        card::Card::of(player, &self.rounds).sides().flatten().collect()
    }
}

/// Everybody who is there plays or has the bye, once.
fn assert_complete(round: &Round, present: &[bool]) {
    let mut players: Vec<usize> = round.pairings.iter().flat_map(|p| p.players).collect();
    players.extend(round.byes.iter().map(|bye| bye.player));
    players.sort_unstable();
    let there: Vec<usize> = (0..present.len()).filter(|&player| present[player]).collect();
    assert_eq!(players, there);
}

#[test]
fn a_swiss_with_withdrawals_and_late_entries_has_no_repeated_pairing() {
    for seed in 0..12 {
        let mut simulation = Simulation::new(64, 8, seed);
        for _ in 0..9 {
            simulation.change_field(64);
            simulation.play();
            assert_complete(&simulation.rounds[simulation.rounds.len() - 1], &simulation.present);
        }
        let games = simulation.rounds.iter().flat_map(|round| &round.pairings);
        let pairs: Vec<_> = games
            .map(|p| [p.players[0].min(p.players[1]), p.players[0].max(p.players[1])])
            .collect();
        assert_eq!(pairs.iter().collect::<BTreeSet<_>>().len(), pairs.len(), "seed {seed}");
        let byes: Vec<_> = simulation.rounds.iter().flat_map(|round| &round.byes).collect();
        let excused: BTreeSet<_> = byes.iter().map(|bye| bye.player).collect();
        assert_eq!(excused.len(), byes.len(), "seed {seed}: a second bye");
        for player in 0..simulation.present.len() {
            let sides = simulation.colours(player);
            let white = sides.iter().filter(|side| **side == Side::White).count();
            assert!(white.abs_diff(sides.len() - white) <= 2, "seed {seed}: {sides:?}");
            let thrice = sides.windows(3).any(|three| three.iter().all(|side| *side == three[0]));
            assert!(!thrice, "seed {seed}: {sides:?}");
        }
    }
}

#[test]
fn players_meet_others_with_nearly_the_same_points() {
    let mut simulation = Simulation::new(64, 0, 1);
    let (mut equal, mut all) = (0, 0);
    for number in 0..6 {
        simulation.play();
        let before = &simulation.rounds[..number];
        for pairing in &simulation.rounds[number].pairings {
            let points = pairing.players.map(|player| card::Card::of(player, before).half_points());
            all += 1;
            equal += usize::from(points[0] == points[1]);
            assert!(points[0].abs_diff(points[1]) <= 2, "{points:?} half points in round {number}");
        }
    }
    assert!(equal * 10 > all * 8, "{equal} of {all} games between equals");
}

#[test]
fn the_same_results_give_the_same_pairings() {
    let mut one = Simulation::new(31, 2, 5);
    let mut other = Simulation::new(31, 2, 5);
    for _ in 0..7 {
        one.play();
        other.play();
    }
    assert_eq!(one.rounds, other.rounds);
}

#[test]
fn all_play_on_when_nobody_new_is_left_to_meet() {
    let mut simulation = Simulation::new(5, 0, 2);
    for _ in 0..9 {
        simulation.play();
        assert_complete(&simulation.rounds[simulation.rounds.len() - 1], &simulation.present);
    }
}
