//! Single elimination: the loser of an encounter is out.

use super::{Encounter, Played};

/// Pairs by which a drawn encounter is prolonged, one at a time; then the player named earlier goes
/// on.
const TIE_BREAKS: usize = 10;

/// A round of a knockout.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnockoutRound {
    /// In the order of the bracket.
    pub duels: Vec<Duel>,
    /// Who goes on without an opponent.
    pub byes: Vec<usize>,
}

/// Two players of whom one goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    /// By their places, the player named earlier first.
    pub players: [usize; 2],
    /// Half points of both in all games so far, tie-breaks included.
    pub half_points: [usize; 2],
    /// Pairs by which a draw was prolonged.
    pub tie_breaks: usize,
    /// `None` until it is over.
    pub winner: Option<usize>,
    /// Whether nothing but the order of the players decided it.
    pub by_order: bool,
    /// The encounters it consists of: the usual one, then one for every tie-break.
    pub(super) encounters: Vec<Encounter>,
}

/// All encounters up to the first round that is not finished, with its tie-breaks.
pub(super) fn encounters(players: usize, pairs: usize, played: &Played) -> Vec<Encounter> {
    let duels = rounds(players, pairs, played).into_iter().flat_map(|round| round.duels);
    duels.flat_map(|duel| duel.encounters).collect()
}

/// All rounds up to the first that is not finished.
pub(super) fn rounds(players: usize, pairs: usize, played: &Played) -> Vec<KnockoutRound> {
    let mut all = Vec::new();
    let mut field: Vec<Option<usize>> =
        bracket(players).into_iter().map(|player| (player < players).then_some(player)).collect();
    while field.len() > 1 {
        let mut round = KnockoutRound::default();
        let mut meet = |slots: &[Option<usize>]| match (slots[0], slots[1]) {
            (Some(a), Some(b)) => {
                let duel = Duel::new(all.len(), [a.min(b), a.max(b)], pairs, played);
                let winner = duel.winner;
                round.duels.push(duel);
                winner.map(Some)
            }
            (bye, None) | (None, bye) => {
                round.byes.extend(bye);
                Some(bye)
            }
        };
        let decided: Vec<_> = field.chunks(2).map(&mut meet).collect();
        all.push(round);
        let Some(winners) = decided.into_iter().collect() else { break };
        field = winners;
    }
    all
}

impl Duel {
    fn new(round: usize, players: [usize; 2], pairs: usize, played: &Played) -> Duel {
        let (half_points, encounters) = ([0; 2], Vec::new());
        let mut duel =
            Duel { players, half_points, tie_breaks: 0, winner: None, by_order: false, encounters };
        let start = round * (pairs + TIE_BREAKS);
        duel.add(Encounter { round, players, pairs: start..start + pairs }, played);
        for number in start + pairs..start + pairs + TIE_BREAKS {
            if duel.winner.is_some() || !duel.is_drawn(played) {
                return duel;
            }
            duel.add(Encounter { round, players, pairs: number..number + 1 }, played);
        }
        if duel.winner.is_none() && duel.is_drawn(played) {
            (duel.winner, duel.by_order) = (Some(players[0]), true);
        }
        duel
    }

    /// Whether all of it has been played; without a winner it is a draw so far.
    fn is_drawn(&self, played: &Played) -> bool {
        self.encounters.iter().all(|encounter| played.half_points(encounter).is_some())
    }

    fn add(&mut self, encounter: Encounter, played: &Played) {
        let points = played.half_points_so_far(&encounter);
        (0..2).for_each(|place| self.half_points[place] += points[place]);
        let over = played.half_points(&encounter).is_some();
        let [first, second] = self.half_points;
        self.tie_breaks += usize::from(!self.encounters.is_empty());
        self.encounters.push(encounter);
        if over && first != second {
            self.winner = Some(self.players[usize::from(second > first)]);
        }
    }
}

/// The order in which players enter the field, so that the first two can meet in the last round only,
/// the first four in the last two rounds, and so on. Places beyond the last player are byes.
fn bracket(players: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < players {
        let size = 2 * order.len();
        order = order.into_iter().flat_map(|place| [place, size - 1 - place]).collect();
    }
    order
}
