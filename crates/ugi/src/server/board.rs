//! The current game: its options, its position, and answers to queries about it.

use std::sync::Arc;

use jogada_play::{
    AnyMatch, Drawing, Localizer, Message, OptionError, OptionErrors, Outcome, Side, Spec,
    SpecError, draw, games, shorten,
};

use crate::GAME;
use crate::option_offer::{OptionKind, OptionOffer};

/// A game and a position of it. Errors are localised sentences.
pub(super) struct Board {
    spec: Spec,
    /// Options set since the last command that needs the game.
    pending: Pending,
    language: String,
    /// Made once for each game: that takes longer than a short search.
    localizer: Arc<Localizer>,
    position: CurrentPosition,
}

/// Options are applied together, because runners send them in any order.
#[derive(Default)]
struct Pending {
    game: Option<Spec>,
    options: Vec<(String, String)>,
}

enum CurrentPosition {
    /// That of the rules, not set up yet.
    Start,
    Match {
        game: Box<dyn AnyMatch>,
        /// The text it was set up from, if not the position of the rules.
        start: Option<String>,
    },
    /// The last `position` was refused.
    Invalid,
}

impl Board {
    pub(super) fn new(spec: Spec, language: String) -> Board {
        let localizer = localizer(&language, &spec);
        let (pending, position) = (Pending::default(), CurrentPosition::Start);
        Board { spec, pending, language, localizer, position }
    }

    /// Says things about the current game.
    pub(super) fn localizer(&self) -> Arc<Localizer> {
        Arc::clone(&self.localizer)
    }

    /// The game, then its options, as the protocol lists them.
    pub(super) fn offers(&self) -> Vec<OptionOffer> {
        let game = OptionKind::Text(self.spec.to_string());
        let mut offers = vec![OptionOffer { name: GAME.to_owned(), kind: game }];
        let options = self.spec.options();
        let own = self.spec.info().options.iter();
        offers.extend(own.map(|spec| OptionOffer::of(spec.key(), *spec, options)));
        offers
    }

    /// Queues the game or one of its options for [`Board::resolve`]; refuses at once what no game has.
    /// The offers of the engine are for the refusal.
    pub(super) fn set(
        &mut self,
        name: &str,
        value: &str,
        engine: &[OptionOffer],
    ) -> Result<(), String> {
        if name.eq_ignore_ascii_case(GAME) {
            let spec = value.parse::<Spec>().map_err(|error| self.localizer().say(&error))?;
            self.pending.game = Some(spec);
            return Ok(());
        }
        if !is_option(name) {
            let set = self.spec.set(name, value);
            return set.map_err(|error| self.unknown(name, &error, engine));
        }
        self.pending.options.push((name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Applies what was queued, the game before its options, and resets the position. Fails with a line
    /// for each refused option. Whether options fit each other is checked when a position is set up.
    pub(super) fn resolve(&mut self) -> Result<(), String> {
        let Pending { game, options } = std::mem::take(&mut self.pending);
        if let Some(spec) = game {
            self.localizer = localizer(&self.language, &spec);
            self.spec = spec;
            self.position = CurrentPosition::Start;
        }
        let set = options.iter().filter_map(|(name, value)| self.set_now(name, value).err());
        let refused: Vec<String> = set.collect();
        if refused.is_empty() { Ok(()) } else { Err(refused.join("\n")) }
    }

    /// That there is no option of this name; where none is similar, with all that there are.
    fn unknown(&self, name: &str, error: &SpecError, engine: &[OptionOffer]) -> String {
        let is_strange = |error: &OptionError| error.message.id == "options-unknown";
        match error {
            SpecError::Options(_, OptionErrors(errors)) if errors.iter().all(is_strange) => {
                let (own, engine) = (self.offers().into_iter(), engine.iter().cloned());
                let names: Vec<_> = own.chain(engine).map(|offer| offer.name).collect();
                let message = Message::new("options-unknown").with("key", shorten(name));
                self.localizer().say(&message.with("names", names))
            }
            other => self.localizer().say(other),
        }
    }

    /// Sets an option of the current game.
    fn set_now(&mut self, name: &str, value: &str) -> Result<(), String> {
        self.spec.set(name, value).map_err(|error| self.localizer().say(&error))?;
        self.position = CurrentPosition::Start;
        Ok(())
    }

    /// Sets up a position and plays these moves. A match from the same beginning goes on from where the
    /// moves differ: its rules and what evaluates it are there already.
    pub(super) fn set_up(&mut self, start: Option<&str>, moves: &[String]) -> Result<(), String> {
        let localizer = self.localizer();
        let mut game = match std::mem::replace(&mut self.position, CurrentPosition::Invalid) {
            CurrentPosition::Match { game, start: known } if known.as_deref() == start => game,
            _ => self
                .spec
                .open(start)
                .map_err(|error| localizer.open_error(start.unwrap_or_default(), &error))?,
        };
        let same = undo_to(&mut *game, moves);
        for (place, m) in moves.iter().enumerate().skip(same) {
            game.play(m).map_err(|error| {
                let message = Message::new("ugi-move").with("number", place + 1);
                let why = localizer.say(&error);
                localizer.say(&message.with("text", shorten(m)).with("why", why))
            })?;
        }
        self.position = CurrentPosition::Match { game, start: start.map(str::to_owned) };
        Ok(())
    }

    /// Builds what a search needs, off the clock.
    pub(super) fn prepare(&mut self) -> Result<(), String> {
        self.set_up_start()?;
        if let CurrentPosition::Match { game, .. } = &self.position {
            game.prepare();
        }
        Ok(())
    }

    /// Sets up the position of the rules if no other was set up.
    fn set_up_start(&mut self) -> Result<(), String> {
        if matches!(self.position, CurrentPosition::Start) {
            self.set_up(None, &[])
        } else {
            Ok(())
        }
    }

    pub(super) fn game(&mut self) -> Result<&dyn AnyMatch, String> {
        self.set_up_start()?;
        match &self.position {
            CurrentPosition::Match { game, .. } => Ok(&**game),
            _ => Err(self.localizer().say(&Message::new("ugi-no-position"))),
        }
    }

    /// The answer to a query, always one word; `None` for an unknown query.
    pub(super) fn answer(&mut self, what: &str) -> Option<Result<String, String>> {
        let ask: fn(&dyn AnyMatch) -> String = match what {
            "p1turn" => |game| (game.side() == Side::White).to_string(),
            "gameover" => |game| game.ending().is_some().to_string(),
            "result" => |game| result(game).to_owned(),
            "moves" => legal,
            _ => return None,
        };
        Some(self.game().map(ask))
    }

    /// The picture and the text of the position.
    pub(super) fn picture(&mut self) -> Result<String, String> {
        let game = self.game()?;
        let drawing = Drawing { ascii: true, color: false, flip: false };
        Ok(format!("{}{}", draw(&game.view(), game.info(), drawing), game.position()))
    }
}

fn localizer(language: &str, spec: &Spec) -> Arc<Localizer> {
    Arc::new(Localizer::of(language, spec.info()).with(crate::TEXTS))
}

/// Takes moves back until only such are left that these moves begin with; says how many that are.
fn undo_to(game: &mut dyn AnyMatch, moves: &[String]) -> usize {
    let played = game.line().moves;
    let same = played.iter().zip(moves).take_while(|(played, m)| played == m).count();
    for _ in same..played.len() {
        game.undo();
    }
    same
}

/// Whether any game has an option of this name.
fn is_option(name: &str) -> bool {
    let mut options = games().iter().flat_map(|game| game.info().options);
    options.any(|option| option.key().eq_ignore_ascii_case(name))
}

fn result(game: &dyn AnyMatch) -> &'static str {
    match game.ending().map(|ending| ending.outcome) {
        Some(Outcome::Win(Side::White)) => "p1win",
        Some(Outcome::Win(Side::Black)) => "p2win",
        Some(Outcome::Draw) => "draw",
        None => super::NONE,
    }
}

/// The legal moves with commas between them.
fn legal(game: &dyn AnyMatch) -> String {
    let moves: Vec<_> = game.legal().into_iter().map(|offer| offer.text).collect();
    if moves.is_empty() { super::NONE.to_owned() } else { moves.join(",") }
}
