//! Matches and tournaments as they are asked for, and the pairs of games they consist of.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use jogada_play::{AnyMatch, Outcome, PlayerFault, Request, Side, Spec, TimeControl};

use crate::adjudication::{DrawRule, ResignRule};
use crate::contestant::Contestant;
use crate::executor::Worker;
use crate::game::PlayedGame;
use crate::opening::Openings;
use crate::schedule::{Format, Key, Played, Schedule};
use crate::statistics::Sprt;
use crate::terms::Conditions;

/// What a program may overstep its time by if nothing else is said.
pub const DEFAULT_TIME_MARGIN: Duration = Duration::from_millis(100);

/// Faults of a player that break off a sequential test if nothing else is said.
pub const DEFAULT_MAX_FAULTS: u64 = 3;

/// A match or tournament as it is asked for: everything that decides which games are played.
/// [`TournamentHeader`](crate::TournamentHeader) is what a results file keeps of it.
#[derive(Clone)]
pub struct Tournament {
    /// The game and its options.
    pub spec: Spec,
    /// Elsewhere players are numbers: their places in this list.
    pub players: Vec<Arc<dyn Contestant>>,
    /// Decides the encounters.
    pub format: Format,
    /// Ends a match as soon as it is decided.
    pub sprt: Option<Sprt>,
    /// Openings in an encounter, each played with both colours.
    pub pairs: usize,
    /// The numbers of the pairs that are played here, where others play the rest.
    pub part: Option<Range<usize>>,
    /// The same for every encounter: the number of a pair chooses its opening.
    pub openings: Openings,
    /// Openings and players follow from it: the same seed, the same games.
    pub seed: u64,
    /// Limits and threads for players without a measure of their own.
    pub request: Request,
    /// The time control of whole games; `request` has that of a move.
    pub clock: Option<TimeControl>,
    /// How far a program may overstep its time before it has lost: what a busy machine needs to wake
    /// it up and to hand its answer over.
    pub time_margin: Duration,
    /// Faults of a player after which the run is broken off; without it [`DEFAULT_MAX_FAULTS`] where
    /// a test decides, and no limit elsewhere.
    pub max_faults: Option<u64>,
    /// Moves after which a game is drawn, the opening included.
    pub cap: usize,
    /// Gives games to a side that the players think has won; without it they are played to their end.
    pub resign: Option<ResignRule>,
    /// Ends games that the players think are drawn.
    pub draw: Option<DrawRule>,
}

/// The two games of an opening: the first player has White in the first and Black in the second.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// Who played, and the number of the opening.
    pub key: Key,
    /// In the order they were played in.
    pub games: [PlayedGame; 2],
    /// Who played it on another machine, where results depend on how fast that is.
    pub worker: Option<Worker>,
}

impl Pair {
    /// The games with the side of the first player.
    pub fn sides(&self) -> impl Iterator<Item = (Side, &PlayedGame)> {
        Side::ALL.into_iter().zip(&self.games)
    }

    /// Half points of the first player, 0 to 4.
    pub fn half_points(&self) -> usize {
        self.sides().map(|(side, game)| game.half_points(side)).sum()
    }

    /// The games in which a player failed, each with that player: 0 for the first, 1 for the second.
    pub fn faults(&self) -> impl Iterator<Item = (usize, &PlayedGame)> {
        let failed = self.sides().filter(|(_, game)| game.end.is_fault());
        failed.map(|(first, game)| (usize::from(game.end.outcome == Outcome::Win(first)), game))
    }

    /// Whether it tells anything about strength: a crash, an illegal move or a slow answer does not.
    pub fn is_evidence(&self) -> bool {
        self.faults().next().is_none()
    }
}

impl Tournament {
    /// A hundred games for each two who meet, after four random moves, with no limits on players.
    pub fn new<C: Contestant + 'static>(
        spec: Spec,
        players: impl IntoIterator<Item = C>,
        format: Format,
    ) -> Tournament {
        let shared = |player| Arc::new(player) as Arc<dyn Contestant>;
        Tournament {
            spec,
            players: players.into_iter().map(shared).collect(),
            format,
            sprt: None,
            pairs: 50,
            part: None,
            openings: Openings::Random { plies: 4, even: true },
            seed: 0,
            request: Request::default(),
            clock: None,
            time_margin: DEFAULT_TIME_MARGIN,
            max_faults: None,
            cap: 1_000,
            resign: None,
            draw: None,
        }
    }

    /// Who meets whom, as a function of the results so far.
    pub fn schedule(&self) -> Schedule {
        Schedule { format: self.format.clone(), players: self.players.len(), pairs: self.pairs }
    }

    /// How many pairs are played here, where that is known: without the tie-breaks of a knockout.
    pub fn total(&self) -> usize {
        let Some(part) = &self.part else { return self.schedule().total() };
        let due = self.schedule().due(&Played::default());
        due.iter().filter(|key| part.contains(&key.number)).count()
    }

    /// Whether what is played depends on how fast the machine is.
    pub fn is_timed(&self) -> bool {
        self.players.iter().any(|player| Conditions::of(self, &**player).timed)
    }

    /// The number of different openings, if there are fewer than pairs and two players may make the same
    /// of the same opening. A test most likely ends long before its last pair.
    pub fn too_few_openings(&self) -> Option<usize> {
        let fixed = self.players.iter().filter(|player| !player.varies()).count();
        let repeats = |count: &usize| *count < self.pairs && fixed >= 2 && self.sprt.is_none();
        self.openings.count().filter(repeats)
    }

    /// Whether anybody plays by a clock.
    pub(crate) fn has_clocks(&self) -> bool {
        self.clock.is_some() || self.players.iter().any(|player| player.terms().clock.is_some())
    }

    /// Whether every player knows the game and can be started.
    pub(crate) fn check_start(&self) -> Result<(), PlayerFault> {
        let game = self.start();
        self.players.iter().try_for_each(|player| {
            player.check_game(&*game)?;
            player.check_start()
        })
    }

    /// Faults of a player that break the tournament off.
    pub(crate) fn max_faults(&self) -> Option<u64> {
        self.max_faults.or(self.sprt.map(|_| DEFAULT_MAX_FAULTS))
    }

    /// The game before its first move.
    ///
    /// # Panics
    /// If the options of the game do not fit each other: open the game first.
    pub fn start(&self) -> Box<dyn AnyMatch> {
        self.spec.open(None).expect("the game was opened before the tournament was made")
    }
}
