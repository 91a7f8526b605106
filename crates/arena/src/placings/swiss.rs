//! Standings of a Swiss tournament between programs.

use crate::rounds::{Bye, GameResult, Pairing, Round, Standing, System, TieBreak, standings};
use crate::schedule::{Format, Played, Schedule, SwissRound};

/// All players, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct SwissTable {
    /// Rounds that are over.
    pub finished: usize,
    /// Rounds in all.
    pub rounds: usize,
    /// By points, by the points of all games, then by the tie-breaks of [`SwissTable::TIE_BREAKS`].
    pub rows: Vec<SwissRow>,
}

/// A player's place and what it follows from.
#[derive(Clone, Debug, PartialEq)]
pub struct SwissRow {
    /// One point for an encounter won or a bye, half of one for a drawn encounter; tie-breaks by the
    /// points of opponents count these.
    pub standing: Standing,
    /// Points of all games; a bye counts as an encounter whose games were all won.
    pub game_points: f64,
    /// Round by round, with the round that is being played, which does not count yet.
    pub results: Vec<RoundResult>,
}

/// How a round went for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundResult {
    /// No opponent.
    Bye,
    /// Against this player, with half points of both in all games; `None` until it is over.
    Against(usize, Option<[usize; 2]>),
}

impl SwissTable {
    /// What decides between players with equal points in encounters and in games.
    pub const TIE_BREAKS: &[TieBreak] = &[
        TieBreak::BuchholzCut1,
        TieBreak::Buchholz,
        TieBreak::SonnebornBerger,
        TieBreak::Wins,
        TieBreak::DirectEncounter,
    ];

    pub(super) fn of(schedule: &Schedule, played: &Played) -> SwissTable {
        let rounds = schedule.swiss_rounds(played);
        // Points of a round that is being played would depend on who happens to have finished.
        let finished = rounds.iter().filter(|round| round.is_over()).count();
        let by_rounds: Vec<Round> = rounds[..finished].iter().map(round).collect();
        let of_bye = 2.0 * schedule.pairs as f64;
        let row = |standing: Standing| {
            let result = |round| result(standing.player, round);
            let results: Vec<RoundResult> = rounds.iter().map(result).collect();
            SwissRow { game_points: game_points(&results[..finished], of_bye), results, standing }
        };
        let all = standings(System::Swiss, schedule.players, &by_rounds);
        let mut rows: Vec<SwissRow> = all.into_iter().map(row).collect();
        // The tie-breaks have sorted those with equal points; a stable sort keeps what they say.
        rows.sort_by(|a, b| key(b).partial_cmp(&key(a)).expect("points are numbers"));
        rank(&mut rows);
        let of = if let Format::Swiss { rounds } = schedule.format { rounds } else { 0 };
        SwissTable { finished, rounds: of, rows }
    }

    pub(super) fn winners(&self) -> Vec<usize> {
        let first = self.rows.iter().take_while(|row| row.standing.rank == 1);
        let over = self.finished == self.rounds;
        first.filter(|_| over).map(|row| row.standing.player).collect()
    }
}

fn key(row: &SwissRow) -> [f64; 2] {
    [row.standing.points, row.game_points]
}

/// Those whom nothing tells apart share a rank.
fn rank(rows: &mut [SwissRow]) {
    let all = |row: &SwissRow| {
        (
            key(row),
            SwissTable::TIE_BREAKS.iter().map(|by| row.standing.tie_break(*by)).collect::<Vec<_>>(),
        )
    };
    let mut last = None;
    for (place, row) in rows.iter_mut().enumerate() {
        let facts = all(row);
        let rank = match last {
            Some((rank, before)) if before == facts => rank,
            _ => place + 1,
        };
        row.standing.rank = rank;
        last = Some((rank, facts));
    }
}

fn round(round: &SwissRound) -> Round {
    let pairing = |(encounter, result): (&crate::schedule::Encounter, &Option<[usize; 2]>)| {
        Pairing { players: encounter.players, result: result.map(encounter_result) }
    };
    let pairings = round.encounters.iter().zip(&round.results).map(pairing).collect();
    let byes = round.bye.map(|player| Bye { player, half_points: 2 }).into_iter().collect();
    Round { pairings, byes }
}

/// Two half points for an encounter won, one for a drawn one.
fn encounter_result([first, second]: [usize; 2]) -> GameResult {
    let half_points = match first.cmp(&second) {
        std::cmp::Ordering::Greater => [2, 0],
        std::cmp::Ordering::Equal => [1, 1],
        std::cmp::Ordering::Less => [0, 2],
    };
    GameResult { half_points, played: true }
}

fn result(player: usize, round: &SwissRound) -> RoundResult {
    let met = round.encounters.iter().zip(&round.results).find_map(|(encounter, result)| {
        let place = encounter.players.iter().position(|&other| other == player)?;
        let [first, second] = encounter.players;
        let turned = result.map(|[a, b]| if place == 0 { [a, b] } else { [b, a] });
        Some(RoundResult::Against(if place == 0 { second } else { first }, turned))
    });
    met.unwrap_or(RoundResult::Bye)
}

fn game_points(results: &[RoundResult], of_bye: f64) -> f64 {
    let points = |result: &RoundResult| match result {
        RoundResult::Against(_, Some([own, _])) => *own as f64 / 2.0,
        RoundResult::Against(_, None) => 0.0,
        RoundResult::Bye => of_bye,
    };
    results.iter().map(points).sum()
}
