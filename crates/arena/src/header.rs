//! What a tournament was, as data: the first line of its results.

use std::sync::Arc;
use std::time::Duration;

use jogada_play::{Limits, Request, SearchOptions, Spec, TimeControl};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::adjudication::{DrawRule, ResignRule};
use crate::clock::milliseconds;
use crate::contestant::Contestant;
use crate::difference::Difference;
use crate::opening::{Arrangement, Openings};
use crate::schedule::{Format, Schedule};
use crate::statistics::Sprt;
use crate::store::{ProgramIdentity, json_line};
use crate::tournament::{DEFAULT_TIME_MARGIN, Tournament};

/// The form of results files; another number, another form.
const VERSION: u32 = 1;

/// Everything that decides which games are played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TournamentHeader {
    /// The form of the file.
    pub jogada_arena: u32,
    /// The version of the program that played; empty in files from before it was noted.
    #[serde(default)]
    pub version: String,
    /// SHA-256 of all settings that follow, the same wherever they are the same.
    #[serde(default)]
    pub hash: String,
    /// The canonical spec of the game.
    pub spec: String,
    /// The canonical names of the players, with the settings they have to themselves.
    pub players: Vec<String>,
    /// What tables call them, if anybody was given a name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// Which programs the commands among them stood for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<ProgramIdentity>,
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
    /// Whether the openings of the file were shuffled, by the seed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub book_shuffled: bool,
    /// Moves of an opening of the file that were played at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub book_plies: Option<usize>,
    /// Openings of the file that were left out at its beginning.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub book_skip: usize,
    /// Openings and chance follow from it.
    pub seed: u64,
    /// Whether a player followed the limits of a move; levels and baselines have their own.
    #[serde(default = "always", skip_serializing_if = "is_true")]
    pub limited: bool,
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
    #[serde(default)]
    pub resign: Option<ResignRule>,
    /// When a game is as good as drawn.
    #[serde(default)]
    pub draw: Option<DrawRule>,
    /// The test that may end a match early.
    pub sprt: Option<Sprt>,
}

impl TournamentHeader {
    /// What a results file keeps of a tournament.
    pub fn of(tournament: &Tournament) -> TournamentHeader {
        let Tournament {
            pairs, seed, request, clock, time_margin, cap, resign, draw, sprt, ..
        } = *tournament;
        let (opening, even, book) = openings(&tournament.openings);
        let arrangement = match &tournament.openings {
            Openings::Book(book) => book.arrangement(),
            Openings::Random { .. } => Arrangement::default(),
        };
        let (rounds, encounters) = rounds(&tournament.format);
        let header = TournamentHeader {
            jogada_arena: VERSION,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            hash: String::new(),
            spec: tournament.spec.to_string(),
            players: tournament.players.iter().map(|player| player.name()).collect(),
            labels: labels(tournament),
            programs: Vec::new(),
            format: tournament.format.word().to_owned(),
            rounds,
            encounters,
            games: 2 * pairs,
            opening,
            even,
            book,
            book_shuffled: arrangement.shuffled.is_some(),
            book_plies: arrangement.plies,
            book_skip: arrangement.skip,
            seed,
            limited: tournament.players.iter().any(|player| player.is_limited()),
            time_ms: request.limits.time.map(milliseconds),
            nodes: request.limits.nodes,
            depth: request.limits.depth,
            threads: request.settings.threads,
            clock_ms: clock.map(|clock| [clock.base, clock.increment].map(milliseconds)),
            time_margin_ms: milliseconds(time_margin),
            cap,
            resign,
            draw,
            sprt,
        };
        header.sealed()
    }

    /// The same with the identities of the programs that play.
    pub fn with_programs(self, programs: Vec<ProgramIdentity>) -> TournamentHeader {
        TournamentHeader { programs, ..self }.sealed()
    }

    /// With the checksum of everything else.
    fn sealed(mut self) -> TournamentHeader {
        self.hash = self.checksum();
        self
    }

    fn checksum(&self) -> String {
        let unsealed = TournamentHeader { hash: String::new(), ..self.clone() };
        hex::encode(Sha256::digest(json_line(&unsealed)))
    }

    /// Whether it is as it was when its checksum was made, read from this line. Another version may
    /// have written fields that we write differently, so the line counts as it stands as well. Files
    /// from before there was a checksum are taken as they are.
    pub(crate) fn is_as_sealed(&self, line: &str) -> bool {
        let unsealed = line.replacen(&format!("\"hash\":\"{}\"", self.hash), "\"hash\":\"\"", 1);
        let as_written = || hex::encode(Sha256::digest(unsealed + "\n"));
        self.hash.is_empty() || self.hash == self.checksum() || self.hash == as_written()
    }

    /// Who meets whom, as a function of the results so far.
    pub fn schedule(&self) -> Schedule {
        let format = Format::of(&self.format, self.rounds, self.encounters.clone());
        let format = format.unwrap_or(Format::Match);
        Schedule { format, players: self.players.len(), pairs: self.games / 2 }
    }

    /// How the openings of its file are used.
    pub(crate) fn arrangement(&self) -> Arrangement {
        let shuffled = self.book_shuffled.then_some(self.seed);
        Arrangement { shuffled, plies: self.book_plies, skip: self.book_skip }
    }

    /// The tournament of these players with this header, what cannot be read from it given; `None` if
    /// its format is unknown.
    pub(crate) fn tournament<C: Contestant + 'static>(
        &self,
        spec: Spec,
        players: Vec<C>,
        openings: Openings,
    ) -> Option<Tournament> {
        let time = |ms: f64| Duration::try_from_secs_f64(ms / 1e3).ok();
        let limits =
            Limits { time: self.time_ms.and_then(time), nodes: self.nodes, depth: self.depth };
        let settings = SearchOptions { threads: self.threads, ..SearchOptions::default() };
        let clock = self.clock_ms.map(|clock| clock.map(time));
        let format = Format::of(&self.format, self.rounds, self.encounters.clone())?;
        Some(Tournament {
            sprt: self.sprt,
            pairs: self.games / 2,
            openings,
            seed: self.seed,
            request: Request { limits, settings, ..Request::default() },
            clock: match clock {
                Some([base, increment]) => Some(TimeControl { base: base?, increment: increment? }),
                None => None,
            },
            time_margin: time(self.time_margin_ms)?,
            cap: self.cap,
            resign: self.resign,
            draw: self.draw,
            ..Tournament::new(spec, players, format)
        })
    }

    /// The names of the players by their places, with a number where the same one comes again.
    pub fn names(&self) -> Vec<String> {
        distinct(if self.labels.is_empty() { &self.players } else { &self.labels })
    }

    /// Whether anybody played by the limits of the tournament; files from before that was noted do not
    /// say.
    pub fn is_limited(&self) -> bool {
        self.limited
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
        // The checksum follows from the rest, and programs are compared one by one.
        let told = |setting: &str| ["hash", "programs"].contains(&setting);
        let more = |setting: &str| open && setting == "games";
        all.retain(|difference| !told(&difference.setting) && !more(&difference.setting));
        all.extend(ProgramIdentity::differences(&self.programs, &there.programs));
        all
    }
}

/// The labels of all players, if any has one.
fn labels(tournament: &Tournament) -> Vec<String> {
    let named = tournament.players.iter().any(|player| player.label().is_some());
    let label = |player: &Arc<dyn Contestant>| player.label().unwrap_or_else(|| player.name());
    if named { tournament.players.iter().map(label).collect() } else { Vec::new() }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_true(value: &bool) -> bool {
    *value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(value: &usize) -> bool {
    *value == 0
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
