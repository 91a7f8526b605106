//! What the server sends beside what the command line prints too ([`jogada_play::wire`]), and what it takes.
//! The API description and the types of the page are made from these types.

mod tournament;

use axum::extract::ws::Utf8Bytes;
use jogada_play::wire::{
    Board, Ending, GameEntry, LegendEntry, PlayerEntry, Position, PositionChange, PositionMove,
    RulesPart, ScoreValue, Winner,
};
use jogada_play::{Cell, EndingSentences, Reason, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use tournament::{
    Tournament, TournamentAction, TournamentGame, TournamentListing, TournamentOrganiser,
    TournamentPlayer, TournamentRef, TournamentRound, TournamentStanding, TournamentsPage,
};

use crate::club::{Account, Member, Rating};
use crate::game::{ActionRequest, Chair, Offer, Status};
use crate::time::Millis;

/// The body of every error.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// A sentence for people, in the language of the request.
    pub error: String,
    /// A word for programs.
    pub code: &'static str,
    /// The cells that the sentence is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub cells: Option<Vec<Cell>>,
    /// The field of the request that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub field: Option<&'static str>,
    /// Seconds until another try is worth it, as in `Retry-After`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub retry: Option<u64>,
}

/// Something of each side.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Sides<T> {
    /// White's.
    pub w: T,
    /// Black's.
    pub b: T,
}

impl<T> Sides<T> {
    pub fn of(mut of: impl FnMut(Side) -> T) -> Sides<T> {
        Sides { w: of(Side::White), b: of(Side::Black) }
    }
}

/// A game with all that a front end offers to choose.
#[derive(Debug, Serialize, ToSchema)]
pub struct CatalogueEntry {
    #[serde(flatten)]
    pub game: GameEntry,
    /// Without external programs, and within the memory limit of this server.
    pub players: Vec<PlayerEntry>,
    /// Kinds of pieces, drawn.
    pub legend: Vec<LegendEntry>,
    /// Of the default start.
    pub board: Board,
    /// From the middle of a game, without legal moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sample: Option<Position>,
}

/// The rules of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Rules {
    /// The id of the game.
    pub game: &'static str,
    /// In reading order.
    pub parts: Vec<RulesPart>,
}

/// Facts about the server.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct About {
    pub version: &'static str,
    pub bots: BotsAbout,
}

/// How busy the bots are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct BotsAbout {
    /// Bots that can think at once.
    pub threads: usize,
    /// Moves that wait for a thread.
    pub queue: usize,
}

/// A legal move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Checked {
    /// Always `true`.
    pub ok: bool,
    /// In canonical notation.
    pub r#move: String,
}

/// The games of a text.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Records {
    pub games: Vec<RecordEntry>,
}

/// A game that was read from a text.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RecordEntry {
    /// Game and options.
    pub spec: String,
    /// `null` for the usual start.
    #[schema(required)]
    pub start: Option<String>,
    pub moves: Vec<String>,
    pub tags: std::collections::BTreeMap<String, String>,
    /// `w`, `b` or `draw`; `null` if it is not told.
    #[schema(required)]
    pub result: Option<&'static str>,
}

/// What a search has found so far: a line of the response.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct AnalysisReport {
    /// Plies.
    pub depth: u32,
    pub nodes: u64,
    /// Nodes a second.
    pub speed: f64,
    /// The best first.
    pub lines: Vec<ReportLine>,
    /// Whether this is the last line.
    pub done: bool,
    /// The place in the queue of a search that has not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub waiting: Option<usize>,
}

/// A line of play.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReportLine {
    /// For the side to move.
    pub score: ScoreValue,
    /// White's chance to win, from 0 to 1.
    pub chance: f64,
    /// The score for White, in words or as a number.
    pub text: String,
    pub moves: Vec<String>,
}

/// A position of a reviewed game: a line of the response.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReviewedPosition {
    /// Moves before it.
    pub ply: usize,
    /// White's chance to win, from 0 to 1.
    pub chance: f64,
    /// For the side to move.
    pub score: ScoreValue,
    /// `null` when the game is over.
    #[schema(required)]
    pub best: Option<String>,
    /// Of the move before it: empty, `?!`, `?` or `??`.
    pub annotation: &'static str,
}

/// A node of a search tree.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TreePage {
    /// The best first.
    pub moves: Vec<TreeMove>,
}

/// A move of a search tree; the replies to it are asked for on their own.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TreeMove {
    pub r#move: String,
    /// The side that makes it.
    pub side: Side,
    /// For White.
    pub score: ScoreValue,
    /// The score in words or as a number.
    pub text: String,
    /// White's chance to win, from 0 to 1.
    pub chance: f64,
    /// Whether the score is more than an estimate.
    pub proven: bool,
    /// Whether it ends the game.
    pub over: bool,
}

/// A game that was created.
#[derive(Debug, Serialize, ToSchema)]
pub struct Created {
    pub id: String,
    /// The secrets of the seats that the client holds. They are sent once.
    pub seats: CreatedSeats,
    /// The secret for whoever takes the open seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub invite: Option<String>,
    pub game: Game,
}

/// Secrets of seats.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct CreatedSeats {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub w: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub b: Option<String>,
}

/// A seat that was taken.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Joined {
    pub side: Side,
    /// Proves who sits there. It is sent once.
    pub secret: String,
}

/// What came of an action.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Acted {
    /// Of the game after it.
    pub version: u64,
}

/// A way to another device.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DeviceLink {
    /// A secret that `join` exchanges once for that of the seat.
    pub link: String,
}

/// A game on the server.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Game {
    pub id: String,
    /// The number of its last event.
    pub version: u64,
    pub status: Status,
    /// Whether it is in the public list, in which case anybody may take an open seat.
    pub listed: bool,
    /// Whether one person plays both sides.
    pub shared: bool,
    /// Whether the result changes the ratings of its players.
    pub rated: bool,
    /// The tournament it is played in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub tournament: Option<TournamentRef>,
    /// Milliseconds since 1970.
    pub created: Millis,
    pub seats: Sides<Seat>,
    pub clock: Clock,
    #[schema(required)]
    pub offer: Option<OpenOffer>,
    /// The id of the next game.
    #[schema(required)]
    pub rematch: Option<String>,
    /// Legal moves are for those who may move.
    pub position: Position,
    /// Milliseconds that each move took.
    pub times: Vec<Millis>,
    #[schema(required)]
    pub result: Option<Ending>,
    /// Why it ended, if its rules say so; `{name}` stands for the other side's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sentences: Option<EndingSentences>,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Seat {
    pub kind: SeatKind,
    /// May be empty; a bot's names the player.
    pub name: String,
    /// Whether the player is connected; bots are.
    pub here: bool,
    /// The id of the account of a member.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub account: Option<String>,
    /// Of a member in this game, before its result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rating: Option<i32>,
    /// What the result has added to the rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub change: Option<i32>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A person, or a program that acts like one.
    Human,
    /// Nobody yet.
    Open,
    Bot,
}

impl SeatKind {
    pub fn of(chair: &Chair) -> SeatKind {
        match chair {
            Chair::Open => SeatKind::Open,
            Chair::Human(_) | Chair::Member(_) => SeatKind::Human,
            Chair::Bot(_) => SeatKind::Bot,
        }
    }
}

/// The clocks of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Clock {
    pub kind: ClockWord,
    /// Seconds for the whole game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub base: Option<u32>,
    /// Seconds added with every move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub increment: Option<u32>,
    /// Days for every move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub days: Option<u32>,
    /// Milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub left: Option<Sides<Millis>>,
    #[schema(required)]
    pub running: Option<Side>,
    /// When `left` was true, in milliseconds since 1970.
    pub at: Millis,
}

/// The kind of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ClockWord {
    None,
    Base,
    Days,
}

/// An offer that was neither accepted nor declined yet.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct OpenOffer {
    pub what: Offer,
    pub by: Side,
}

/// A page of a list of games.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GamesPage {
    pub games: Vec<GameListing>,
    /// The cursor of the next page, if there is one.
    #[schema(required)]
    pub next: Option<String>,
}

/// A game of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameListing {
    pub id: String,
    /// Game and options.
    pub spec: String,
    /// `waiting`, `playing` or `over`.
    #[schema(value_type = Status)]
    pub status: String,
    pub seats: Sides<ListedSeat>,
    /// How many were made.
    pub moves: i64,
    /// Whether the result changes the ratings of its players.
    pub rated: bool,
    #[schema(required)]
    pub result: Option<ListedResult>,
    /// Milliseconds since 1970.
    pub created: Millis,
    /// Milliseconds since 1970.
    pub updated: Millis,
    /// To move, in lists of games by their ids.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub side: Option<Side>,
}

/// A seat of a listed game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ListedSeat {
    #[schema(value_type = SeatKind)]
    pub kind: String,
    /// May be empty.
    pub name: String,
    /// The id of the account of a member.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub account: Option<String>,
}

impl ListedSeat {
    pub fn of(chair: &Chair) -> ListedSeat {
        ListedSeat {
            kind: chair.kind().to_owned(),
            name: chair.name().to_owned(),
            account: chair.member().map(|member| member.account.clone()),
        }
    }
}

/// How a listed game ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ListedResult {
    pub winner: Winner,
    #[schema(value_type = String)]
    pub reason: Reason,
    /// In words.
    pub text: String,
}

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

/// A message of the server over a socket.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ServerMessage {
    /// The whole game: first, and after every change that is no move. Legal moves come on their own.
    Game { version: u64, game: Box<Game> },
    /// A move was made.
    Move(Box<MoveMade>),
    /// What the client may play now. Only those who may move get it.
    Legal { version: u64, legal: Vec<PositionMove> },
    /// Who is connected.
    Presence { version: u64, here: Sides<bool>, watching: u32 },
    /// The answer to a ping.
    Pong { sent: i64, now: Millis },
    /// The answer to a secret that opens a seat.
    Seated { sides: Sides<bool> },
    /// An action was done.
    Done {
        /// Of the client's message.
        id: i64,
        /// Of the game after it.
        version: u64,
    },
    /// A message was not accepted.
    Refused {
        /// Of the client's message, if it has one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        id: Option<i64>,
        #[serde(flatten)]
        error: ErrorBody,
        /// As of HTTP.
        status: u16,
    },
}

impl ServerMessage {
    /// As a frame of a socket.
    pub fn frame(&self) -> Utf8Bytes {
        serde_json::to_string(self).expect("messages have keys that are text").into()
    }
}

/// A move, and what it changed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MoveMade {
    /// Of the game after it.
    pub version: u64,
    pub r#move: String,
    pub by: Side,
    /// Milliseconds it took.
    pub time: Millis,
    pub status: Status,
    pub clock: Clock,
    pub position: PositionChange,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub result: Option<Ending>,
    /// As in [`Game`].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sentences: Option<EndingSentences>,
}

/// A message of a client over a socket.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClientMessage {
    /// Proves that the client holds a seat: it counts as present and hears what it may play.
    As { secret: String },
    /// Acts for a seat, as `POST /api/games/{id}/do` does; `id` is the client's own number for it.
    Do { id: i64, action: ActionRequest },
    /// Asks for the server's time.
    Ping { sent: i64 },
}

impl ClientMessage {
    /// The client's own number for it, if it has one.
    pub fn id(&self) -> Option<i64> {
        match self {
            ClientMessage::Do { id, .. } => Some(*id),
            ClientMessage::As { .. } | ClientMessage::Ping { .. } => None,
        }
    }
}
