//! Games: creating them, reading them, acting in them.

use jogada_play::Side;

use super::router::{body, query};
use super::{Answer, GameWrite, ID_PREFIX, LocalRequest, TEXT, World, persons, secrets};
use crate::error::ApiError;
use crate::game::{Action, ActionRequest, Actor, Decision, Event, EventRecord, Game, Setup};
use crate::i18n::Locale;
use crate::request::{NewGameRequest, PictureRequest, SeatRequest};
use crate::token::{ID_LENGTH, token};
use crate::wire::{self, Acted, Created, GameListing, GamesPage};

/// A request being answered.
pub(super) struct Desk<'d> {
    pub request: &'d LocalRequest<'d>,
    pub world: &'d World<'d>,
    pub locale: Locale,
    /// What has happened so far.
    pub writes: Vec<GameWrite>,
}

impl Desk<'_> {
    /// Creates a game. Nobody else can come, so a seat is for whoever uses the browser, or for a bot.
    pub fn create(&mut self) -> Result<Answer, ApiError> {
        let request: NewGameRequest = body(self.request)?;
        let game = request.game()?;
        let seats = request.seats(game.info(), self.lot())?;
        if let Some(side) =
            Side::ALL.into_iter().find(|side| seats[side.index()] == SeatRequest::Open)
        {
            return Err(ApiError::offline().at(["white", "black"][side.index()]));
        }
        let setup = request.setup(&*game, &seats, None)?;
        let game = self.begin(setup)?;
        let seats = secrets(&game);
        let wire = self.wire(&game, Some(persons(&game)));
        Ok(Answer::created(&Created { id: game.id().to_owned(), seats, invite: None, game: wire }))
    }

    /// The latest first. What is damaged is told when it is opened.
    pub fn list(&self) -> Answer {
        let games = self.world.games.iter().filter_map(|stored| stored.replay().ok());
        let mut games: Vec<_> = games.map(|game| GameListing::of(&game, self.locale)).collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.created));
        Answer::json(&GamesPage { games, next: None })
    }

    /// A game, with its legal moves for whoever may make one.
    pub fn show(&mut self, id: &str) -> Result<Answer, ApiError> {
        let game = self.current(id)?;
        let actor = self.request.secret.map(|_| persons(&game));
        Ok(Answer::json(&self.wire(&game, actor)))
    }

    /// The record of a game.
    pub fn record(&mut self, id: &str) -> Result<Answer, ApiError> {
        Ok(Answer::of(TEXT, self.current(id)?.record().to_string()))
    }

    /// The picture of a game.
    pub fn picture(&mut self, id: &str) -> Result<Answer, ApiError> {
        let picture: PictureRequest = query(self.request)?;
        let game = self.current(id)?;
        let names = game.player_names(self.locale);
        Ok(Answer::of(super::SVG, picture.of_game(&game.board().line(), names, self.locale)?))
    }

    /// Carries out an action.
    pub fn act(&mut self, id: &str) -> Result<Answer, ApiError> {
        self.request.secret.ok_or_else(ApiError::unauthorized)?;
        let action = Action::try_from(body::<ActionRequest>(self.request)?)?;
        let mut game = self.current(id)?;
        let version = match game.decide(persons(&game), &action, self.world.now)? {
            Decision::Known(version) => version,
            Decision::Events(events) => {
                self.write(&mut game, events)?;
                game.version()
            }
            Decision::Rematch => {
                let next = self.begin(game.rematch_setup())?;
                self.write(&mut game, vec![Event::Rematch { game: next.id().to_owned() }])?;
                game.version()
            }
        };
        Ok(Answer::json(&Acted { version }))
    }

    /// A game as it is now: over if its time has run out.
    fn current(&mut self, id: &str) -> Result<Game, ApiError> {
        let stored = self.world.games.iter().find(|game| game.id == id);
        let stored = stored.ok_or_else(|| ApiError::not_found("refused-no-game"))?;
        let mut game = stored.replay()?;
        if let Some(event) = game.timeout(self.world.now) {
            self.write(&mut game, vec![event])?;
        }
        Ok(game)
    }

    fn begin(&mut self, setup: Setup) -> Result<Game, ApiError> {
        let id = format!("{ID_PREFIX}{}", token(&self.world.random[..ID_LENGTH]));
        let events = EventRecord::following(0, vec![Event::Begun(Box::new(setup))], self.world.now);
        let game = Game::replay(&id, &events).map_err(|_| ApiError::damaged())?;
        self.writes.push(GameWrite { id, after: 0, events });
        Ok(game)
    }

    fn write(&mut self, game: &mut Game, events: Vec<Event>) -> Result<(), ApiError> {
        let after = game.version();
        let events = EventRecord::following(after, events, self.world.now);
        for event in &events {
            game.apply(event).map_err(|_| ApiError::damaged())?;
        }
        match self.writes.iter_mut().find(|write| write.id == game.id()) {
            Some(write) => write.events.extend(events),
            None => self.writes.push(GameWrite { id: game.id().to_owned(), after, events }),
        }
        Ok(())
    }

    fn wire(&self, game: &Game, actor: Option<Actor>) -> wire::Game {
        let mut wire = game.wire(persons(game).0, self.world.now, self.locale);
        if actor.is_some_and(|actor| game.may_move(actor)) {
            wire.position.legal = game.legal(self.locale);
        }
        wire
    }

    /// Decides who gets which seat.
    pub fn lot(&self) -> u64 {
        let bytes = self.world.random[ID_LENGTH..].try_into();
        u64::from_le_bytes(bytes.expect("there are eight more"))
    }
}
