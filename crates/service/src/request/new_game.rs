//! Games to be created.

use jogada_play::{AnyMatch, GameInfo, Message, PlayerSpec, Rng};
use serde::Deserialize;
use utoipa::ToSchema;

use super::position::{PositionRequest, check_length};
use crate::error::ApiError;
use crate::game::{Chair, ClockKind, MAX_DAYS, MAX_INCREMENT, MAX_SECONDS, MemberRef, Setup};

/// In characters.
pub const MAX_NAME_LENGTH: usize = 40;
/// Megabytes of memory a bot may ask for; forms learn it from the catalogue.
pub const MAX_MEMORY: usize = 64;

/// A game to be created.
#[expect(clippy::struct_excessive_bools, reason = "choices that do not depend on each other")]
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewGameRequest {
    #[serde(flatten)]
    position: PositionRequest,
    /// Who plays White: `me`, `open` or the name of a player such as `level:5`.
    #[schema(example = "me")]
    white: String,
    /// Who plays Black.
    #[schema(example = "me")]
    black: String,
    #[serde(default)]
    clock: ClockKind,
    /// Whether it is in the public list.
    #[serde(default)]
    listed: bool,
    /// Whether the seats are assigned at random.
    #[serde(default)]
    lot: bool,
    /// Of a guest; a member's is known.
    #[serde(default)]
    #[schema(max_length = 40)]
    name: String,
    /// Whether the result changes the ratings of both players, who have to be members. It needs a clock, an
    /// open seat, and the usual rules and start.
    #[serde(default)]
    rated: bool,
    /// Whether its bot thinks in the browser of whoever makes it, who sends its moves as the action `bot`; the
    /// server thinks if none comes within ten seconds. There must be no clock.
    #[serde(default)]
    browser: bool,
}

/// `me`, `open` or the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatRequest {
    /// Held by the client that creates the game.
    Mine,
    /// For the first to follow the invitation.
    Open,
    /// Its canonical name.
    Bot(String),
}

impl NewGameRequest {
    /// The position it begins with.
    pub fn game(&self) -> Result<Box<dyn AnyMatch>, ApiError> {
        self.position.game()
    }

    /// Both seats, White's first; `random` decides if they are assigned at random.
    pub fn seats(
        &self,
        info: &'static GameInfo,
        random: u64,
    ) -> Result<[SeatRequest; 2], ApiError> {
        let mut seats =
            [parse_seat(&self.white, info, "white")?, parse_seat(&self.black, info, "black")?];
        if seats.iter().all(|seat| matches!(seat, SeatRequest::Bot(_))) {
            return Err(ApiError::unprocessable("bots", Message::new("refused-bots")).at("white"));
        }
        if self.lot && Rng::new(random).below(2) == 1 {
            seats.swap(0, 1);
        }
        Ok(seats)
    }

    /// How the game is set up; `member` is who asks for it.
    pub fn setup(
        &self,
        game: &dyn AnyMatch,
        seats: &[SeatRequest; 2],
        member: Option<&MemberRef>,
    ) -> Result<Setup, ApiError> {
        let name = name(&self.name)?;
        if !self.clock.is_valid() {
            return Err(bad_clock());
        }
        if self.rated {
            self.check_rated(game, seats, member.is_some())?;
        }
        if self.browser && self.clock != ClockKind::None {
            let message = Message::new("refused-browser");
            return Err(ApiError::unprocessable("browser", message).at("browser"));
        }
        let chair = |seat: &SeatRequest| match seat {
            SeatRequest::Mine => Chair::person(member.cloned(), name.clone()),
            SeatRequest::Open => Chair::Open,
            SeatRequest::Bot(player) => Chair::Bot(player.clone()),
        };
        let line = game.line();
        Ok(Setup {
            spec: line.spec,
            start: line.start,
            moves: line.moves,
            seats: seats.each_ref().map(chair),
            clock: self.clock,
            listed: self.listed,
            shared: seats.iter().all(|seat| *seat == SeatRequest::Mine),
            rated: self.rated,
            tournament: None,
            browser: self.browser,
        })
    }

    /// A rating tells how well somebody plays the usual game, and nobody can put off losing it.
    fn check_rated(
        &self,
        game: &dyn AnyMatch,
        seats: &[SeatRequest; 2],
        is_member: bool,
    ) -> Result<(), ApiError> {
        if !is_member {
            return Err(ApiError::not_signed_in());
        }
        let line = game.line();
        let usual = has_usual_rules(game) && line.start.is_none() && line.moves.is_empty();
        let two_people = seats.contains(&SeatRequest::Mine) && seats.contains(&SeatRequest::Open);
        if usual && two_people && self.clock != ClockKind::None {
            return Ok(());
        }
        Err(ApiError::unprocessable("rated", Message::new("refused-rated")).at("rated"))
    }
}

/// Whether a rating can come of a game: one with other options is another game.
pub fn has_usual_rules(game: &dyn AnyMatch) -> bool {
    game.spec() == game.info().id
}

/// Who a seat is for; `field` is what the request says it in.
pub fn parse_seat(
    text: &str,
    info: &'static GameInfo,
    field: &'static str,
) -> Result<SeatRequest, ApiError> {
    match text {
        "me" => return Ok(SeatRequest::Mine),
        "open" => return Ok(SeatRequest::Open),
        _ => check_length(text, 100, field)?,
    }
    let invalid = |error| ApiError::player(info, error).at(field);
    let player = PlayerSpec::parse(text, info).map_err(invalid)?;
    // Clients are strangers: they must not run programs on this machine.
    if player.kind().takes_command() {
        return Err(ApiError::unprocessable("command", Message::new("refused-command")).at(field));
    }
    if player.memory() > MAX_MEMORY * 1_000_000 {
        let message = Message::new("refused-memory").with("most", MAX_MEMORY);
        return Err(ApiError::unprocessable("memory", message).at(field));
    }
    Ok(SeatRequest::Bot(player.to_string()))
}

/// Cleans the name of a person: no control characters, nothing that is not seen or that turns the direction
/// of the text around it, one space between words.
pub fn name(text: &str) -> Result<String, ApiError> {
    check_length(text, MAX_NAME_LENGTH, "name")?;
    let seen = text.replace(char::is_control, " ").replace(is_invisible, "");
    Ok(seen.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Zero-width characters, marks and overrides of the direction. The joiners stay: emoji and some scripts
/// need them.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// 422: no such time control.
pub fn bad_clock() -> ApiError {
    let message = Message::new("refused-clock-range").with("seconds", MAX_SECONDS);
    let message = message.with("increment", MAX_INCREMENT).with("days", MAX_DAYS);
    ApiError::unprocessable("clock", message).at("clock")
}
