//! Standings and tie-breaks, after the FIDE Handbook (C.07, 2023 and 2024).

use super::card::{Card, Slot};
use super::{Round, System};

/// What decides between players with the same points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// The sum of the opponents' points without the lowest, or without that of a round the player
    /// missed.
    BuchholzCut1,
    /// The sum of the opponents' points.
    Buchholz,
    /// The points of the opponents beaten, and half of those drawn with.
    SonnebornBerger,
    /// Games won on the board.
    Wins,
    /// The points in games among those who are tied, if all of them have met.
    DirectEncounter,
}

impl System {
    /// In the order in which they count.
    pub fn tie_breaks(self) -> &'static [TieBreak] {
        use TieBreak::{Buchholz, BuchholzCut1, DirectEncounter, SonnebornBerger, Wins};
        match self {
            // All have the same opponents.
            System::RoundRobin => &[SonnebornBerger, Wins, DirectEncounter],
            System::Swiss => &[BuchholzCut1, Buchholz, SonnebornBerger, Wins, DirectEncounter],
        }
    }
}

/// A player's place and what it follows from.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// By their place in the list of entries.
    pub player: usize,
    /// From 1; those whom nothing tells apart share it.
    pub rank: usize,
    /// 1 for a win, ½ for a draw.
    pub points: f64,
    /// [`TieBreak::BuchholzCut1`].
    pub buchholz_cut1: f64,
    /// [`TieBreak::Buchholz`].
    pub buchholz: f64,
    /// [`TieBreak::SonnebornBerger`].
    pub sonneborn_berger: f64,
    /// [`TieBreak::Wins`].
    pub wins: usize,
    /// [`TieBreak::DirectEncounter`], where it was asked for.
    pub direct_encounter: Option<f64>,
}

impl Standing {
    /// `None` where it does not apply.
    pub fn tie_break(&self, tie_break: TieBreak) -> Option<f64> {
        match tie_break {
            TieBreak::BuchholzCut1 => Some(self.buchholz_cut1),
            TieBreak::Buchholz => Some(self.buchholz),
            TieBreak::SonnebornBerger => Some(self.sonneborn_berger),
            TieBreak::Wins => Some(self.wins as f64),
            TieBreak::DirectEncounter => self.direct_encounter,
        }
    }
}

/// All players, the best first, after these rounds; games without a result count for nothing yet.
///
/// In a Swiss tournament rounds without a game count as FIDE has it since 2023. For the player such a
/// round is one against a dummy opponent with the player's own points. For the opponents the points
/// stand, but the rounds after a withdrawal count as drawn. In a round robin a forfeit counts like a
/// game.
pub fn standings(system: System, players: usize, rounds: &[Round]) -> Vec<Standing> {
    let table = Table::new(system, players, rounds);
    let mut all: Vec<Standing> = (0..players).map(|player| table.standing(player)).collect();
    all.sort_by(|a, b| b.points.total_cmp(&a.points));
    let breaks = system.tie_breaks();
    all.chunk_by_mut(|a, b| a.points.total_cmp(&b.points).is_eq())
        .for_each(|tied| table.order(tied, breaks));
    let mut rank = 1;
    for place in 0..all.len() {
        if place > 0 && is_apart(&all[place - 1], &all[place], breaks) {
            rank = place + 1;
        }
        all[place].rank = rank;
    }
    all
}

fn is_apart(a: &Standing, b: &Standing, breaks: &[TieBreak]) -> bool {
    let differ = |by| a.tie_break(by) != b.tie_break(by);
    a.points.total_cmp(&b.points).is_ne() || breaks.iter().copied().any(differ)
}

/// What an opponent, real or not, adds to a tie-break.
struct Contribution {
    /// The opponent's half points.
    opponent: u32,
    /// The player's against them.
    won: u32,
    voluntary: bool,
}

struct Table {
    system: System,
    cards: Vec<Card>,
}

impl Table {
    fn new(system: System, players: usize, rounds: &[Round]) -> Table {
        Table { system, cards: (0..players).map(|player| Card::of(player, rounds)).collect() }
    }

    fn standing(&self, player: usize) -> Standing {
        let card = &self.cards[player];
        let games = self.contributions(player);
        let total: u32 = games.iter().map(|game| game.opponent).sum();
        let cut = games.iter().min_by_key(|game| (!game.voluntary, game.opponent));
        let weighted: u32 = games.iter().map(|game| game.opponent * game.won).sum();
        let wins = card.0.iter().filter(|slot| slot.played().is_some_and(|(_, half)| half == 2));
        Standing {
            player,
            rank: 0,
            points: halves(card.half_points()),
            buchholz_cut1: halves(total - cut.map_or(0, |game| game.opponent)),
            buchholz: halves(total),
            sonneborn_berger: f64::from(weighted) / 4.0,
            wins: wins.count(),
            direct_encounter: None,
        }
    }

    fn contributions(&self, player: usize) -> Vec<Contribution> {
        let own = self.cards[player].half_points();
        let contribution = |slot: &Slot| {
            let (won, voluntary) = (slot.half_points(), slot.is_voluntary());
            let opponent = match (*slot, self.system) {
                (Slot::Game { opponent, .. }, System::RoundRobin) => {
                    self.cards[opponent].half_points()
                }
                (Slot::Pending, _) | (_, System::RoundRobin) => return None,
                (Slot::Game { opponent, played: true, .. }, _) => self.as_opponent(opponent),
                _ => own,
            };
            Some(Contribution { opponent, won, voluntary })
        };
        self.cards[player].0.iter().filter_map(contribution).collect()
    }

    /// The half points of a player for their opponents: the rounds after a withdrawal are drawn.
    fn as_opponent(&self, player: usize) -> u32 {
        let slots = &self.cards[player].0;
        let stayed = slots.iter().rposition(|slot| !slot.is_voluntary()).map_or(0, |last| last + 1);
        let points: u32 = slots[..stayed].iter().map(|slot| slot.half_points()).sum();
        points + (slots.len() - stayed) as u32
    }

    /// Sorts players with equal points.
    fn order(&self, tied: &mut [Standing], breaks: &[TieBreak]) {
        let Some((&first, rest)) = breaks.split_first() else { return };
        if tied.len() < 2 {
            return;
        }
        if first == TieBreak::DirectEncounter {
            self.meet(tied);
        }
        let value = |standing: &Standing| standing.tie_break(first).unwrap_or(0.0);
        tied.sort_by(|a, b| value(b).total_cmp(&value(a)));
        let equal = |a: &Standing, b: &Standing| value(a).total_cmp(&value(b)).is_eq();
        tied.chunk_by_mut(equal).for_each(|tied| self.order(tied, rest));
    }

    /// Notes the points of tied players against each other, if all of them have met.
    fn meet(&self, tied: &mut [Standing]) {
        let players: Vec<usize> = tied.iter().map(|standing| standing.player).collect();
        let met = |&a: &usize| players.iter().all(|&b| a == b || self.against(a, b).is_some());
        if players.iter().all(met) {
            for standing in tied {
                let points = players.iter().filter_map(|&b| self.against(standing.player, b));
                standing.direct_encounter = Some(halves(points.sum()));
            }
        }
    }

    /// The half points of one player against another; `None` if they have not played.
    fn against(&self, player: usize, other: usize) -> Option<u32> {
        let counts = |slot: &&Slot| match slot {
            Slot::Game { opponent, played, .. } => {
                *opponent == other && (*played || self.system == System::RoundRobin)
            }
            _ => false,
        };
        let games: Vec<&Slot> = self.cards[player].0.iter().filter(counts).collect();
        (!games.is_empty()).then(|| games.iter().map(|slot| slot.half_points()).sum())
    }
}

fn halves(half_points: u32) -> f64 {
    f64::from(half_points) / 2.0
}
