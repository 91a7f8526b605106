//! Rounds: what the arena pairs, and what comes of it.

use jogada_arena::{
    Bye, GameResult, Pairing, Round, Standing, System, berger_round, standings, swiss_round,
};

use super::{PairedGame, PairedResult, PairedRound, Tournament, TournamentStatus};
use crate::time::Millis;

/// A game to be created for a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    pub id: String,
    /// The places of the entries, White first.
    pub players: [usize; 2],
}

impl Tournament {
    /// Does what is due: starts at the time set, pairs the next round once all games of the last have a
    /// result, or ends. Returns the games to be created; `new_id` makes their ids.
    pub fn advance(&mut self, at: Millis, mut new_id: impl FnMut() -> String) -> Vec<NewGame> {
        if self.is_due(at) {
            // Too few players: it waits for more.
            let _ = self.start(at);
        }
        let mut new = Vec::new();
        // A round of forfeits only is over when it is paired.
        while self.status() == TournamentStatus::Running && self.is_round_over() {
            if self.closing || self.rounds.len() >= self.round_count() || self.present() < 2 {
                self.ended = Some(at);
                break;
            }
            let round = self.pair(at, &mut new_id);
            new.extend(round.games.iter().filter_map(PairedGame::to_be_played));
            self.rounds.push(round);
        }
        new
    }

    fn is_due(&self, at: Millis) -> bool {
        let set = self.terms.starts.is_some_and(|starts| starts <= at);
        set && self.status() == TournamentStatus::Open
    }

    /// Whether all games of the last round have a result.
    fn is_round_over(&self) -> bool {
        let has_result = |game: &PairedGame| game.result.is_some();
        self.rounds.last().is_none_or(|round| round.games.iter().all(has_result))
    }

    fn present(&self) -> usize {
        self.entries.iter().filter(|entry| !entry.withdrawn).count()
    }

    fn pair(&self, at: Millis, new_id: &mut impl FnMut() -> String) -> PairedRound {
        let round = match self.terms.format.system() {
            System::RoundRobin => berger_round(self.entries.len(), self.rounds.len()),
            System::Swiss => {
                let present: Vec<bool> =
                    self.entries.iter().map(|entry| !entry.withdrawn).collect();
                swiss_round(&present, &self.arena_rounds())
            }
        };
        let games =
            round.pairings.iter().map(|pairing| self.game(pairing.players, new_id)).collect();
        PairedRound { at, games, byes: round.byes.iter().map(|bye| bye.player).collect() }
    }

    /// A game to be played, or a forfeit if a player has withdrawn.
    fn game(&self, players: [usize; 2], new_id: &mut impl FnMut() -> String) -> PairedGame {
        let gone = players.map(|player| self.entries[player].withdrawn);
        if !gone.contains(&true) {
            return PairedGame { game: Some(new_id()), players, result: None };
        }
        let half_points = [gone[1] && !gone[0], gone[0] && !gone[1]].map(|wins| 2 * u8::from(wins));
        PairedGame {
            game: None,
            players,
            result: Some(PairedResult { half_points, played: false }),
        }
    }

    /// The games that have no result yet.
    pub fn unfinished(&self) -> Vec<String> {
        let games = self.rounds.iter().flat_map(|round| &round.games);
        games.filter(|game| game.result.is_none()).filter_map(|game| game.game.clone()).collect()
    }

    /// Notes the result of a game, once.
    pub fn record(&mut self, id: &str, result: PairedResult) {
        let mut games = self.rounds.iter_mut().flat_map(|round| &mut round.games);
        if let Some(game) = games.find(|game| game.game.as_deref() == Some(id)) {
            game.result.get_or_insert(result);
        }
    }

    /// All players, the best first.
    pub fn standings(&self) -> Vec<Standing> {
        standings(self.terms.format.system(), self.entries.len(), &self.arena_rounds())
    }

    fn arena_rounds(&self) -> Vec<Round> {
        self.rounds.iter().map(Round::from).collect()
    }
}

impl PairedGame {
    fn to_be_played(&self) -> Option<NewGame> {
        Some(NewGame { id: self.game.clone()?, players: self.players })
    }
}

impl From<&PairedRound> for Round {
    fn from(round: &PairedRound) -> Round {
        let result = |PairedResult { half_points, played }| GameResult { half_points, played };
        let pairing =
            |game: &PairedGame| Pairing { players: game.players, result: game.result.map(result) };
        let byes = round.byes.iter().map(|&player| Bye { player, half_points: 2 });
        Round { pairings: round.games.iter().map(pairing).collect(), byes: byes.collect() }
    }
}
