//! The games without their types.

use std::marker::PhantomData;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

use jogada_core::options::{OptionSpec, Options};
use jogada_core::{
    GameInfo, GameUser, Level, ONLY_GAME, ParseError, Playable, Sample, Visitor, open,
};

use crate::any_match::AnyMatch;
use crate::spec::{OpenError, SpecError};
#[cfg(not(target_family = "wasm"))]
use crate::tables::with_tables;
use crate::typed_match::Match;

/// A game of the catalogue.
pub trait AnyGame: Send + Sync {
    /// Names, options, pieces, texts.
    fn info(&self) -> &'static GameInfo;

    /// The weights that ship with its evaluator, a line `name value` each; empty if it has none.
    fn weights(&self) -> &'static str;

    /// What can be chosen for the players of the original program, if there was one.
    fn baselines(&self) -> Option<BaselineParameters>;

    /// The protocols in which some of its options have a name, by the words of players.
    fn protocols(&self) -> &'static [&'static str];

    /// Positions to look at, by name.
    fn samples(&self) -> &'static [Sample];

    /// Positions with a win to be found, a line each; empty if it has none.
    fn puzzles(&self) -> &'static str;

    /// The steps of a first lesson, a block each; empty if it has none.
    fn lessons(&self) -> &'static str;

    /// The levels of play, the weakest first.
    fn levels(&self) -> &'static [Level];

    /// Opens a match, at the usual position or at this one.
    fn open(
        &self,
        options: &Options,
        position: Option<&str>,
    ) -> Result<Box<dyn AnyMatch>, OpenError>;
}

/// What can be chosen for the players of an original program, the most important first.
#[derive(Clone, Copy)]
pub struct BaselineParameters {
    /// For the one that looks one ply ahead.
    pub greedy: &'static [&'static dyn OptionSpec],
    /// For the one that searches.
    pub minimax: &'static [&'static dyn OptionSpec],
}

/// All games, in the order of menus and lists.
pub fn games() -> &'static [Box<dyn AnyGame>] {
    static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
        let mut catalogue = Catalogue(Vec::new());
        jogada_games::visit_games(&mut catalogue);
        catalogue.0
    });
    &GAMES
}

/// The game with this id, in any case.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    let found = games().iter().find(|game| game.info().id.eq_ignore_ascii_case(id));
    if found.is_none() {
        want_whole_build();
    }
    found.map(|game| &**game)
}

static IS_WHOLE_BUILD_WANTED: AtomicBool = AtomicBool::new(false);

/// Notes that an answer needs all games and boards, where a build is for [one game](ONLY_GAME).
pub fn want_whole_build() {
    IS_WHOLE_BUILD_WANTED.fetch_or(ONLY_GAME.is_some(), Ordering::Relaxed);
}

/// Whether that was noted since the last call: what was answered meanwhile has to be asked of a build with all games.
pub fn whole_build_was_wanted() -> bool {
    IS_WHOLE_BUILD_WANTED.swap(false, Ordering::Relaxed)
}

struct Catalogue(Vec<Box<dyn AnyGame>>);

impl Visitor for Catalogue {
    fn visit<G: Playable>(&mut self) {
        self.0.push(Box::new(Entry::<G>(PhantomData)));
    }
}

struct Entry<G>(PhantomData<G>);

impl<G: Playable> AnyGame for Entry<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn weights(&self) -> &'static str {
        // Large boards share the evaluator and so its weights.
        G::WEIGHTS
    }

    fn baselines(&self) -> Option<BaselineParameters> {
        G::BASELINES.map(|all| BaselineParameters { greedy: all.greedy, minimax: all.minimax })
    }

    fn protocols(&self) -> &'static [&'static str] {
        G::PROTOCOLS
    }

    fn samples(&self) -> &'static [Sample] {
        G::SAMPLES
    }

    fn puzzles(&self) -> &'static str {
        G::PUZZLES
    }

    fn lessons(&self) -> &'static str {
        G::LESSONS
    }

    fn levels(&self) -> &'static [Level] {
        &G::LEVELS
    }

    fn open(
        &self,
        options: &Options,
        position: Option<&str>,
    ) -> Result<Box<dyn AnyMatch>, OpenError> {
        let user = Open { options, position };
        if !G::fits(options) {
            want_whole_build();
        }
        match open::<G, _>(options, user) {
            Ok(opened) => opened.map_err(|error| OpenError::Position(G::INFO, error)),
            Err(errors) => Err(OpenError::Spec(SpecError::Options(G::INFO, errors))),
        }
    }
}

struct Open<'a> {
    options: &'a Options,
    position: Option<&'a str>,
}

impl GameUser for Open<'_> {
    type Out = Result<Box<dyn AnyMatch>, ParseError>;

    fn with<G: Playable>(self, game: G) -> Self::Out {
        #[cfg(not(target_family = "wasm"))]
        let game = with_tables(game);
        let start = self.position.map(|text| game.parse_state(text)).transpose()?;
        Ok(Box::new(Match::new(game, self.options, start)))
    }
}
