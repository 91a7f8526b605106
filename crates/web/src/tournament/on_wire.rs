//! Tournaments as the API shows them.

use jogada_arena::Standing;

use super::{Entry, Manager, PairedGame, PairedRound, Tournament, TournamentStatus};
use crate::wire::{
    self, TournamentAction, TournamentGame, TournamentListing, TournamentOrganiser,
    TournamentPlayer, TournamentRound, TournamentStanding,
};

impl Tournament {
    /// The row of a list.
    pub fn listing(&self, id: &str) -> TournamentListing {
        let terms = self.terms.clone();
        let organiser = self.organiser.clone();
        TournamentListing {
            id: id.to_owned(),
            name: terms.name,
            spec: terms.spec,
            format: terms.format,
            clock: terms.clock,
            rated: terms.rated,
            status: self.status(),
            organiser: TournamentOrganiser { account: organiser.account, name: organiser.name },
            entered: self.entries.len(),
            round: self.rounds.len(),
            last: self.last_round(),
            created: self.created,
            starts: terms.starts,
            started: self.started,
            ended: self.ended,
        }
    }

    fn last_round(&self) -> usize {
        let is_last = self.closing || self.ended.is_some();
        if is_last { self.rounds.len() } else { self.round_count() }
    }

    /// All of it, for somebody who may be signed in.
    pub fn wire(&self, id: &str, viewer: Option<Manager<'_>>) -> wire::Tournament {
        let tie_breaks = self.terms.format.system().tie_breaks();
        let standing = |standing: Standing| TournamentStanding {
            rank: standing.rank,
            player: standing.player,
            points: standing.points,
            tiebreaks: tie_breaks.iter().map(|&by| standing.tie_break(by)).collect(),
        };
        wire::Tournament {
            listing: self.listing(id),
            players: self.entries.iter().map(TournamentPlayer::from).collect(),
            rounds: self.rounds.iter().map(TournamentRound::from).collect(),
            tiebreaks: tie_breaks.iter().map(|&by| by.into()).collect(),
            standings: self.standings().into_iter().map(standing).collect(),
            may: viewer.map(|viewer| self.may(viewer)).unwrap_or_default(),
            closing: self.closing,
        }
    }

    fn may(&self, viewer: Manager<'_>) -> Vec<TournamentAction> {
        if self.status() == TournamentStatus::Over {
            return Vec::new();
        }
        let (part, manages) = (self.takes_part(viewer.account), self.is_managed_by(viewer));
        let open = self.status() == TournamentStatus::Open;
        let all = [
            (TournamentAction::Enter, !part && self.check_entry().is_ok()),
            (TournamentAction::Withdraw, part),
            (TournamentAction::Start, manages && open),
            (TournamentAction::End, manages && !self.closing),
            (TournamentAction::Remove, manages),
        ];
        all.into_iter().filter_map(|(action, may)| may.then_some(action)).collect()
    }
}

impl From<&Entry> for TournamentPlayer {
    fn from(entry: &Entry) -> TournamentPlayer {
        let Entry { account, name, rating, withdrawn } = entry.clone();
        TournamentPlayer { account, name, rating, withdrawn }
    }
}

impl From<&PairedRound> for TournamentRound {
    fn from(round: &PairedRound) -> TournamentRound {
        let games = round.games.iter().map(TournamentGame::from).collect();
        TournamentRound { at: round.at, games, byes: round.byes.clone() }
    }
}

impl From<&PairedGame> for TournamentGame {
    fn from(game: &PairedGame) -> TournamentGame {
        let [white, black] = game.players;
        let points = game.result.map(|result| result.half_points.map(|half| f64::from(half) / 2.0));
        let forfeit = game.result.is_some_and(|result| !result.played);
        TournamentGame { id: game.game.clone(), white, black, points, forfeit }
    }
}
