//! What the server sends beside what every front end of [`jogada_service`] does: members, ratings,
//! tournaments.

mod tournament;

use serde::Serialize;
use utoipa::ToSchema;

pub use jogada_service::wire::*;
pub use tournament::{
    Tournament, TournamentAction, TournamentGame, TournamentListing, TournamentOrganiser,
    TournamentPlayer, TournamentRound, TournamentStanding, TournamentsPage,
};

use crate::club::{Account, Member, Rating};
use crate::time::Millis;

/// Who is signed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Session {
    /// `null` for a guest.
    #[schema(required)]
    pub member: Option<Me>,
}

/// The member who is signed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Me {
    /// The id of the account.
    pub id: String,
    pub name: String,
    /// Whether they may administer this server.
    pub admin: bool,
    pub ratings: Vec<MemberRating>,
}

impl Me {
    /// Without ratings.
    pub fn of(Member { id, name, admin }: Member) -> Me {
        Me { id, name, admin, ratings: Vec::new() }
    }
}

/// A member as others see them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MemberProfile {
    /// The id of the account.
    pub id: String,
    pub name: String,
    /// Milliseconds since 1970.
    pub created: Millis,
    pub ratings: Vec<MemberRating>,
}

/// A rating by Glicko-2.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MemberRating {
    /// The id of the game.
    pub game: &'static str,
    pub rating: i32,
    /// Its standard deviation.
    pub deviation: i32,
    /// Whether too little is known for a ranking.
    pub provisional: bool,
    /// Rated games so far.
    pub games: u32,
    /// When a game ended and the rating after it, the oldest first.
    pub history: Vec<(Millis, i32)>,
}

impl MemberRating {
    pub fn of(game: &'static str, rating: Rating, now: Millis) -> MemberRating {
        MemberRating {
            game,
            rating: rating.points(),
            deviation: rating.deviation(now),
            provisional: rating.is_provisional(now),
            games: rating.games,
            history: rating.history,
        }
    }

    #[must_use]
    pub fn without_history(self) -> MemberRating {
        MemberRating { history: Vec::new(), ..self }
    }
}

/// Who plays a game best.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Ranking {
    /// The id of the game.
    pub game: &'static str,
    /// The best first.
    pub members: Vec<RankedMember>,
}

/// A member of a ranking.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RankedMember {
    /// The id of the account.
    pub id: String,
    pub name: String,
    /// Without its history.
    pub rating: MemberRating,
}

/// A page of members, for whoever runs the server.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AdminMembers {
    pub members: Vec<AdminMember>,
    /// The cursor of the next page, if there may be one.
    #[schema(required)]
    pub next: Option<String>,
}

/// A member, for whoever runs the server.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AdminMember {
    /// The id of the account.
    pub id: String,
    pub name: String,
    /// Milliseconds since 1970.
    pub created: Millis,
    /// Whether they administer this server too.
    pub admin: bool,
    /// Whether they cannot sign in.
    pub banned: bool,
}

impl AdminMember {
    pub fn of(id: String, account: Account) -> AdminMember {
        let Account { name, created, admin, banned, .. } = account;
        AdminMember { id, name, created, admin, banned }
    }
}

/// Games that are now a member's own.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Claimed {
    /// Their ids.
    pub games: Vec<String>,
}
