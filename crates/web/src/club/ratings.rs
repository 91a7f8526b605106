//! Glicko-2 ratings per game, changed by every rated game when it ends.

use jogada_arena::Glicko2;
use jogada_play::{Outcome, Side};
use jogada_service::game::MemberRef;
use serde::{Deserialize, Serialize};

use super::documents::{Versioned, load, write};
use crate::store::{DocumentKind, DocumentWrite, Store, StoreResult};
use crate::time::Millis;

/// How far the volatility may move; Glickman suggests 0.3 to 1.2.
const TAU: f64 = 0.5;
/// In which the rating of somebody who does not play becomes less certain by one step: a week.
const PERIOD: f64 = 7.0 * 24.0 * 60.0 * 60.0 * 1_000.0;
/// A rating that is less certain than this has a question mark and is in no ranking.
const MAX_CERTAIN_DEVIATION: f64 = 110.0;
/// Points of the history that are kept.
const MAX_HISTORY: usize = 200;

/// The rating of a member in a game, as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rating {
    #[serde(rename = "rating")]
    strength: f64,
    deviation: f64,
    volatility: f64,
    /// Rated games so far.
    pub games: u32,
    /// When the last of them ended.
    pub at: Millis,
    /// When a game ended and the rating after it, the oldest first.
    pub history: Vec<(Millis, i32)>,
}

impl Default for Rating {
    fn default() -> Rating {
        let Glicko2 { rating, deviation, volatility } = Glicko2::default();
        Rating { strength: rating, deviation, volatility, games: 0, at: 0, history: Vec::new() }
    }
}

impl Rating {
    /// As people say it.
    pub fn points(&self) -> i32 {
        self.strength.round() as i32
    }

    /// As certain as it is now.
    pub fn deviation(&self, now: Millis) -> i32 {
        self.glicko().idle(self.periods(now)).deviation.round() as i32
    }

    /// Whether too little is known for a ranking.
    pub fn is_provisional(&self, now: Millis) -> bool {
        self.glicko().idle(self.periods(now)).deviation > MAX_CERTAIN_DEVIATION
    }

    fn glicko(&self) -> Glicko2 {
        Glicko2 { rating: self.strength, deviation: self.deviation, volatility: self.volatility }
    }

    fn periods(&self, now: Millis) -> f64 {
        if self.games == 0 { 0.0 } else { (now - self.at).max(0) as f64 / PERIOD }
    }

    /// After a game with so many points.
    fn after(&self, opponent: &Rating, points: f64, at: Millis) -> Rating {
        let opponent = opponent.glicko().idle(opponent.periods(at));
        let new = self.glicko().update_after(self.periods(at), &[(opponent, points)], TAU);
        let mut history = self.history.clone();
        history.push((at, new.rating.round() as i32));
        let surplus = history.len().saturating_sub(MAX_HISTORY);
        history.drain(..surplus);
        let Glicko2 { rating, deviation, volatility } = new;
        Rating { strength: rating, deviation, volatility, games: self.games + 1, at, history }
    }
}

/// What a result changes.
pub struct RatingChange {
    pub documents: Vec<DocumentWrite>,
    /// White's first.
    pub before: [i32; 2],
    pub after: [i32; 2],
}

/// The change that a result makes, White's player first.
pub async fn rate(
    store: &dyn Store,
    game: &str,
    players: &[MemberRef; 2],
    outcome: Outcome,
    at: Millis,
) -> StoreResult<RatingChange> {
    let [white, black] = players.each_ref().map(|player| rating_id(game, &player.account));
    let old = [load_rating(store, &white).await?, load_rating(store, &black).await?];
    let points = |side: Side| match outcome.winner() {
        Some(winner) => f64::from(u8::from(winner == side)),
        None => 0.5,
    };
    let new = Side::ALL.map(|side| {
        let (mine, theirs) = (&old[side.index()].value, &old[side.other().index()].value);
        mine.after(theirs, points(side), at)
    });
    let ids = [white, black];
    let documents = Side::ALL.map(|side| {
        let place = side.index();
        write(DocumentKind::Rating, ids[place].as_str(), old[place].version, &new[place])
    });
    let before = old.map(|rating| rating.value.points());
    Ok(RatingChange { documents: documents.into(), before, after: new.map(|one| one.points()) })
}

/// The id of the document with the rating of a member in a game.
pub fn rating_id(game: &str, account: &str) -> String {
    format!("{game}/{account}")
}

/// A rating, or that of somebody who has not played yet.
pub async fn load_rating(store: &dyn Store, id: &str) -> StoreResult<Versioned<Rating>> {
    let found = load(store, DocumentKind::Rating, id).await?;
    Ok(found.unwrap_or_else(|| Versioned { version: 0, value: Rating::default() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_wins_another_loses_and_both_become_more_certain() {
        let (one, other) = (Rating::default(), Rating::default());
        let (won, lost) = (one.after(&other, 1.0, 1_000), other.after(&one, 0.0, 1_000));
        assert_eq!(won.points() - 1_500, 1_500 - lost.points());
        assert!(won.points() > 1_600 && won.deviation(1_000) < 350);
        assert_eq!((won.games, won.history.as_slice()), (1, &[(1_000, won.points())][..]));
    }

    #[test]
    fn who_does_not_play_becomes_less_certain() {
        let mut rating = Rating::default();
        for at in 0..40 {
            rating = rating.after(&Rating { deviation: 50.0, ..Rating::default() }, 0.5, at);
        }
        let year = 365 * 24 * 60 * 60 * 1_000;
        assert!(!rating.is_provisional(40));
        assert!(rating.deviation(year) > rating.deviation(40));
        assert!(Rating::default().is_provisional(0));
    }
}
