//! What a tournament was, as data: the first line of its results.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::difference::Difference;
use crate::opening::Openings;
use crate::schedule::Format;
use crate::statistics::Sprt;
use crate::tournament::{DEFAULT_TIME_MARGIN, Tournament};

/// The form of results files; another number, another form.
const VERSION: u32 = 1;

/// Everything that decides which games are played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TournamentHeader {
    /// The form of the file.
    pub jogada_arena: u32,
    /// The canonical spec of the game.
    pub spec: String,
    /// The canonical names of the players.
    pub players: Vec<String>,
    /// The word of the format.
    pub format: String,
    /// Rounds of a Swiss tournament.
    pub rounds: Option<usize>,
    /// Encounters of a ladder, players by their places.
    pub encounters: Option<Vec<[usize; 2]>>,
    /// Games of an encounter, twice the number of its openings.
    pub games: usize,
    /// Random moves openings have, or `null` if they come from a file.
    pub opening: Option<usize>,
    /// Whether only random openings were taken after which the game is even.
    #[serde(default = "always")]
    pub even: bool,
    /// The checksum of the file of openings.
    pub book: Option<String>,
    /// Openings and chance follow from it.
    pub seed: u64,
    /// Time for a move in milliseconds.
    pub time_ms: Option<f64>,
    /// Limit of a search in positions.
    pub nodes: Option<u64>,
    /// Limit of a search in plies.
    pub depth: Option<u32>,
    /// Search threads of one player.
    pub threads: usize,
    /// What clocks begin with and gain with every move, in milliseconds.
    pub clock_ms: Option<[f64; 2]>,
    /// How far a program may overstep its time, in milliseconds.
    #[serde(default = "default_margin")]
    pub time_margin_ms: f64,
    /// Moves after which a game is drawn.
    pub cap: usize,
    /// When a game is as good as won.
    pub adjudicate: Option<i32>,
    /// The test that may end a match early.
    pub sprt: Option<Sprt>,
}

impl TournamentHeader {
    /// What a results file keeps of a tournament.
    pub fn of(tournament: &Tournament) -> TournamentHeader {
        let Tournament { pairs, seed, request, clock, time_margin, cap, adjudicate, sprt, .. } =
            *tournament;
        let (opening, even, book) = openings(&tournament.openings);
        let (rounds, encounters) = rounds(&tournament.format);
        TournamentHeader {
            jogada_arena: VERSION,
            spec: tournament.spec.to_string(),
            players: tournament.players.iter().map(|player| player.name()).collect(),
            format: tournament.format.word().to_owned(),
            rounds,
            encounters,
            games: 2 * pairs,
            opening,
            even,
            book,
            seed,
            time_ms: request.limits.time.map(milliseconds),
            nodes: request.limits.nodes,
            depth: request.limits.depth,
            threads: request.settings.threads,
            clock_ms: clock.map(|clock| [clock.base, clock.increment].map(milliseconds)),
            time_margin_ms: milliseconds(time_margin),
            cap,
            adjudicate,
            sprt,
        }
    }

    /// The names of the players by their places, with a number where the same one comes again.
    pub fn names(&self) -> Vec<String> {
        distinct(&self.players)
    }

    /// The place of the player with this name.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.names().iter().position(|known| known == name)
    }

    /// Whether two players play a match.
    pub fn is_match(&self) -> bool {
        self.format == Format::Match.word()
    }

    /// Whether openings were chosen so that the game is even after them, which hides what the first
    /// move is worth.
    pub fn has_even_openings(&self) -> bool {
        self.even && self.opening.is_some_and(|plies| plies > 0)
    }

    /// Whether this form of file is the one we know.
    pub fn is_known(&self) -> bool {
        self.jogada_arena == VERSION
    }

    /// What has to change before results of `there` can be added to. More games of the same kind may
    /// always be asked for where it is known from the start who meets whom.
    pub fn differences(&self, there: &TournamentHeader) -> Vec<Difference> {
        let open = self.rounds.is_none() && self.format != Format::Knockout.word();
        let mut all = Difference::between(self, there);
        all.retain(|difference| !(open && difference.setting == "games"));
        all
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The moves of random openings and whether they must be even, or the checksum of a book.
fn openings(openings: &Openings) -> (Option<usize>, bool, Option<String>) {
    match openings {
        Openings::Random { plies, even } => (Some(*plies), *even, None),
        Openings::Book(book) => (None, true, Some(format!("{:016x}", book.checksum()))),
    }
}

/// What files from before it could be chosen mean.
fn always() -> bool {
    true
}

fn default_margin() -> f64 {
    milliseconds(DEFAULT_TIME_MARGIN)
}

/// The rounds of a Swiss tournament, or the encounters of a ladder.
fn rounds(format: &Format) -> (Option<usize>, Option<Vec<[usize; 2]>>) {
    match format {
        Format::Swiss { rounds } => (Some(*rounds), None),
        Format::Ladder(encounters) => (None, Some(encounters.clone())),
        _ => (None, None),
    }
}

/// Names with a number where the same one comes again.
fn distinct(names: &[String]) -> Vec<String> {
    let earlier =
        |place: usize| names[..place].iter().filter(|name| **name == names[place]).count();
    let name = |(place, name): (usize, &String)| match earlier(place) {
        0 => name.clone(),
        count => format!("{name} ({})", count + 1),
    };
    names.iter().enumerate().map(name).collect()
}
