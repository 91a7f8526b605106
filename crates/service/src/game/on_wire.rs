//! Games as the API shows them.

use jogada_play::wire::{Ending, Position, PositionChange, PositionMove};
use jogada_play::{EndingSentences, GameInfo, PlayerSpec, Side};

use super::clock::ClockKind;
use super::{Actor, Chair, Game, Made, Status};
use crate::i18n::Locale;
use crate::time::Millis;
use crate::wire::{self, ClockWord, MoveMade, OpenOffer, Seat, SeatKind, Sides};

impl Game {
    /// The whole game, without its legal moves. `here` says which seats are connected, White's first.
    pub fn wire(&self, here: [bool; 2], at: Millis, locale: Locale) -> wire::Game {
        let ending = self.ending();
        let localizer = locale.game_localizer(self.board.info());
        let view = self.board.view();
        wire::Game {
            id: self.id.clone(),
            version: self.version,
            status: self.status(),
            listed: self.setup.listed,
            shared: self.setup.shared,
            rated: self.setup.rated,
            browser: self.setup.browser,
            tournament: self.setup.tournament.clone(),
            created: self.created,
            seats: self.seats(here),
            clock: self.clock_wire(at),
            offer: self.offer.map(|(by, what)| OpenOffer { what, by }),
            rematch: self.rematch.clone(),
            position: Position::still(self.board(), &view, ending.as_ref(), localizer),
            times: self.made.iter().map(|made| made.time).collect(),
            sentences: self.sentences(ending.as_ref(), locale),
            result: ending.map(|ending| Ending::of(&ending, localizer)),
        }
    }

    /// Whether a client that holds these seats may make a move now.
    pub fn may_move(&self, actor: Actor) -> bool {
        actor.holds(self.board.side()) && self.status() == Status::Playing
    }

    /// The legal moves, labels in this language.
    pub fn legal(&self, locale: Locale) -> Vec<PositionMove> {
        PositionMove::all(self.board(), locale.game_localizer(self.board.info()))
    }

    /// The move that led to this version, if one did, and what it changed.
    pub fn last_move(&self, at: Millis, locale: Locale) -> Option<MoveMade> {
        let last: &Made = self.made.last().filter(|made| made.version == self.version)?;
        let ending = self.ending();
        let localizer = locale.game_localizer(self.board.info());
        Some(MoveMade {
            version: self.version,
            r#move: self.board.line().moves.pop()?,
            by: last.by,
            time: last.time,
            status: self.status(),
            clock: self.clock_wire(at),
            position: PositionChange::of(self.board(), ending.as_ref(), localizer),
            sentences: self.sentences(ending.as_ref(), locale),
            result: ending.map(|ending| Ending::of(&ending, localizer)),
        })
    }

    /// White's name first, in words, as the page has them.
    pub fn player_names(&self, locale: Locale) -> [String; 2] {
        Side::ALL.map(|side| player_name(self.chair(side), side, self.board.info(), locale))
    }

    fn sentences(
        &self,
        ending: Option<&jogada_play::Ending>,
        locale: Locale,
    ) -> Option<EndingSentences> {
        let localizer = locale.game_localizer(self.board.info());
        EndingSentences::of(ending?, &self.board.view(), "{name}", localizer)
    }

    /// Bots count as always connected.
    fn seats(&self, here: [bool; 2]) -> Sides<Seat> {
        Sides::of(|side| {
            let chair = self.chair(side);
            let kind = SeatKind::of(chair);
            let here = kind == SeatKind::Bot || here[side.index()];
            let member = chair.member();
            Seat {
                kind,
                name: chair.name().to_owned(),
                here,
                account: member.map(|member| member.account.clone()),
                rating: self.rating(side),
                change: self
                    .ratings
                    .map(|[before, after]| after[side.index()] - before[side.index()]),
            }
        })
    }

    /// As it was when the seat was taken, or when the result changed it.
    fn rating(&self, side: Side) -> Option<i32> {
        let taken = || self.chair(side).member().and_then(|member| member.rating);
        self.ratings.map(|[before, _]| before[side.index()]).or_else(taken)
    }

    fn clock_wire(&self, at: Millis) -> wire::Clock {
        let (kind, base, increment, days) = match self.clock.kind {
            ClockKind::None => (ClockWord::None, None, None, None),
            ClockKind::Base { base, increment } => {
                (ClockWord::Base, Some(base), Some(increment), None)
            }
            ClockKind::Days { days } => (ClockWord::Days, None, None, Some(days)),
        };
        let is_timed = kind != ClockWord::None;
        let left = is_timed.then(|| Sides::of(|side: Side| self.clock.left(side, at)));
        let running = self.clock.running().filter(|_| is_timed);
        wire::Clock { kind, base, increment, days, left, running, at }
    }
}

/// Who has no name is called by their side.
fn player_name(chair: &Chair, side: Side, info: &'static GameInfo, locale: Locale) -> String {
    let localizer = locale.game_localizer(info);
    match chair {
        Chair::Human(name) if !name.is_empty() => name.clone(),
        Chair::Member(member) => member.name.clone(),
        Chair::Bot(name) => PlayerSpec::parse(name, info)
            .map_or_else(|_| name.clone(), |player| localizer.say(&player)),
        Chair::Open | Chair::Human(_) => localizer.side(side),
    }
}
