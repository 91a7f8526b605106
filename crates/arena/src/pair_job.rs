//! Pairs of games as units of work: a line of the results file follows from the header and a key.

use std::collections::BTreeSet;

use jogada_play::{Localizer, Message, PlayerFault, Spec, Stop};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::entry::Entry;
use crate::executor::{Job, JobConfig, JobWorker};
use crate::header::TournamentHeader;
use crate::opening::{Book, Openings};
use crate::pair_runner::PairRunner;
use crate::schedule::Key;
use crate::store::{OtherFile, ProgramIdentity, identify, pair_line};
use crate::tournament::{Pair, Tournament};

/// Pairs of a tournament, for any process.
pub struct PairJob {
    tournament: Tournament,
}

/// A tournament in a form that can be sent.
#[derive(Serialize, Deserialize)]
struct PairConfig {
    header: TournamentHeader,
    /// The file of openings.
    book: Option<String>,
    /// The books that players have to themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    player_books: Vec<String>,
}

/// Why a tournament cannot be played from what was sent. `Display` is for programmers; [`message`](JobError::message)
/// is what users read.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// It is not the configuration of such work.
    #[error("not a configuration of this kind of work")]
    Foreign,
    /// A setting means something else here.
    #[error("settings are understood differently: {0}")]
    Different(String),
    /// It starts programs, which was not allowed.
    #[error("it starts the program “{0}”")]
    Program(String),
    /// A file of a program is not here.
    #[error("{0} is missing here")]
    Missing(String),
    /// A file of a program is another one here.
    #[error("{0} is another file here")]
    OtherFile(String),
    /// A player cannot be started here.
    #[error("{}", .0.message)]
    NotStarted(PlayerFault),
}

impl JobError {
    /// What to tell users.
    pub fn message(&self) -> Message {
        match self {
            JobError::Foreign => Message::new("job-foreign"),
            JobError::Different(what) => Message::new("job-different").with("what", what.as_str()),
            JobError::Program(what) => Message::new("job-program").with("program", what.as_str()),
            JobError::Missing(file) => Message::new("job-missing").with("file", file.as_str()),
            JobError::OtherFile(file) => Message::new("job-other-file").with("file", file.as_str()),
            JobError::NotStarted(fault) => fault.message.clone(),
        }
    }
}

impl PairJob {
    /// The word of this kind of work.
    pub const KIND: &'static str = "arena";

    /// Pairs of this tournament.
    pub fn new(tournament: Tournament) -> PairJob {
        PairJob { tournament }
    }

    /// What another process needs to play pairs of a tournament with this header. [`parse`](PairJob::parse)
    /// refuses it unless the header has the identities of all programs.
    pub fn config(tournament: &Tournament, header: &TournamentHeader) -> JobConfig {
        let book = match &tournament.openings {
            Openings::Book(book) => Some(book.text().to_owned()),
            Openings::Random { .. } => None,
        };
        let (header, player_books) = (header.clone(), player_books(tournament));
        let configuration = json!(PairConfig { header, book, player_books });
        let games = vec![tournament.spec.info().id.to_owned()];
        JobConfig { kind: Self::KIND, configuration, games }
    }

    /// The work of such a configuration. Programs are only started if that is allowed.
    pub fn parse(configuration: &serde_json::Value, programs: bool) -> Result<PairJob, JobError> {
        let config = PairConfig::deserialize(configuration).map_err(|_| JobError::Foreign)?;
        let tournament = tournament(&config, programs)?;
        // What players are called in tables is not told to others.
        let there = TournamentHeader { labels: Vec::new(), ..config.header };
        let here = TournamentHeader::of(&tournament).with_programs(identify(&tournament));
        check_files(&here.programs, &there.programs)?;
        match here.differences(&there).first() {
            Some(difference) => Err(JobError::Different(difference.to_string())),
            None => tournament.check_start().map_err(JobError::NotStarted),
        }?;
        Ok(PairJob { tournament })
    }
}

/// The books that players have to themselves, each once.
fn player_books(tournament: &Tournament) -> Vec<String> {
    let books = tournament.players.iter().filter_map(|player| player.book());
    let texts: BTreeSet<String> = books.map(|book| book.text().to_owned()).collect();
    texts.into_iter().collect()
}

/// Whether the files of all programs are the same here and there.
fn check_files(here: &[ProgramIdentity], there: &[ProgramIdentity]) -> Result<(), JobError> {
    if here.len() != there.len() {
        return Err(JobError::Foreign);
    }
    match ProgramIdentity::other_file(here, there) {
        Some(OtherFile::Missing(file)) => Err(JobError::Missing(file)),
        Some(OtherFile::Changed(file)) => Err(JobError::OtherFile(file)),
        None => Ok(()),
    }
}

/// The tournament with this header.
fn tournament(config: &PairConfig, programs: bool) -> Result<Tournament, JobError> {
    let header = &config.header;
    let spec = header.spec.parse::<Spec>().map_err(|_| unknown(&header.spec))?;
    spec.open(None).map_err(|_| unknown(&header.spec))?;
    let books = config.player_books.iter().map(|text| Book::parse(text.as_bytes(), &spec));
    let books = books.collect::<Result<Vec<_>, _>>().map_err(|_| JobError::Foreign)?;
    let players = header.players.iter().map(|name| player(name, &spec, &books, programs));
    let openings = match &config.book {
        Some(text) => {
            let book = Book::parse(text.as_bytes(), &spec).map_err(|_| JobError::Foreign)?;
            Openings::Book(book.arranged(header.arrangement()))
        }
        None => Openings::Random { plies: header.opening.unwrap_or_default(), even: header.even },
    };
    let players = players.collect::<Result<Vec<_>, _>>()?;
    header.tournament(spec, players, openings).ok_or(JobError::Foreign)
}

fn player(name: &str, spec: &Spec, books: &[Book], programs: bool) -> Result<Entry, JobError> {
    let entry = Entry::parse(name, spec.info()).map_err(|_| unknown(name))?;
    let entry = entry.with_named_book(books).ok_or_else(|| unknown(name))?;
    if entry.player().kind().takes_command() && !programs {
        return Err(JobError::Program(name.to_owned()));
    }
    Ok(entry)
}

fn unknown(what: &str) -> JobError {
    JobError::Different(what.to_owned())
}

/// Plays one pair of a tournament, which depends on nothing but the tournament and the key. `None` if it
/// was stopped.
///
/// # Panics
/// If the options of the game do not fit each other, or if there is no such player.
pub fn play_pair(tournament: &Tournament, key: Key, stop: &Stop) -> Option<Pair> {
    PairRunner::new(tournament).play_pair(key, stop)
}

impl Job for PairJob {
    fn worker(&self) -> Box<dyn JobWorker + '_> {
        let runner = PairRunner::new(&self.tournament);
        // Only the faults of programs need words.
        let localizer = Localizer::new("en").with(crate::TEXTS);
        Box::new(PairWorker { runner, players: self.tournament.players.len(), localizer })
    }
}

struct PairWorker<'a> {
    runner: PairRunner<'a>,
    players: usize,
    localizer: Localizer,
}

impl JobWorker for PairWorker<'_> {
    fn run(&mut self, key: &str, stop: &Stop) -> Option<String> {
        let key: Key = key.parse().ok()?;
        let known = key.players.iter().all(|&player| player < self.players);
        let pair = known.then(|| self.runner.play_pair(key, stop))??;
        let mut line = pair_line(&pair, &self.localizer);
        line.truncate(line.trim_end().len());
        Some(line)
    }
}

#[cfg(test)]
mod tests {
    use jogada_play::PlayerSpec;

    use super::*;
    use crate::schedule::Format;
    use crate::statistics::Sprt;

    fn sent(players: &[&str], change: impl FnOnce(&mut Tournament)) -> JobConfig {
        let spec: Spec = "nava:tiny".parse().unwrap();
        let players = players.iter().map(|name| PlayerSpec::parse(name, spec.info()).unwrap());
        let players: Vec<_> = players.collect();
        let mut tournament = Tournament::new(spec, players, Format::Match);
        change(&mut tournament);
        PairJob::config(&tournament, &TournamentHeader::of(&tournament))
    }

    #[test]
    fn a_tournament_that_was_sent_is_the_same_tournament() {
        let book = |tournament: &mut Tournament| {
            let book = Book::parse(b"a1-a2\na1-b1\n", &tournament.spec).unwrap();
            tournament.openings = Openings::Book(book);
        };
        let uneven = |tournament: &mut Tournament| {
            tournament.openings = Openings::Random { plies: 2, even: false };
            tournament.sprt = Some(Sprt::new([0.0, 5.0]));
            tournament.request.limits.nodes = Some(300);
            tournament.seed = 7;
        };
        for config in [sent(&["greedy", "random"], book), sent(&["max", "max"], uneven)] {
            let job = PairJob::parse(&config.configuration, false).expect("it can be read");
            let header = TournamentHeader::of(&job.tournament);
            assert_eq!(PairJob::config(&job.tournament, &header), config);
        }
    }

    #[test]
    fn a_line_follows_from_the_key_and_unknown_keys_have_none() {
        let config = sent(&["greedy", "random"], |_| {});
        let job = PairJob::parse(&config.configuration, false).unwrap();
        let line = |key: &str| job.worker().run(key, &Stop::default());
        assert_eq!(line("0-1-3"), line("0-1-3"));
        assert_ne!(line("0-1-3"), line("0-1-4"));
        for key in ["", "0-1", "0-2-0", "0-1-x", "0-1-3-4"] {
            assert_eq!(line(key), None, "{key}");
        }
    }

    #[test]
    fn programs_are_started_only_where_that_is_allowed() {
        let config = sent(&["cmd:./bot", "random"], |_| {});
        let refused = PairJob::parse(&config.configuration, false);
        assert!(matches!(refused, Err(JobError::Program(_))));
    }

    /// A run with the program `true FILE`, where the file has this checksum.
    fn run_of_program(file: &str, checksum: &str) -> serde_json::Value {
        let name = format!("cmd:true {file}");
        let mut configuration = sent(&[&name, "random"], |_| {}).configuration;
        let name = configuration["header"]["players"][0].clone();
        let program = crate::store::files(&["true".to_owned()]).remove("true");
        let files = json!({ "true": program, file: checksum });
        configuration["header"]["programs"] =
            json!([{ "player": name, "name": null, "files": files }]);
        configuration
    }

    #[test]
    fn a_run_whose_programs_are_not_these_is_refused() {
        let unnamed = sent(&["cmd:true", "random"], |_| {}).configuration;
        assert!(matches!(PairJob::parse(&unnamed, true), Err(JobError::Foreign)));
        let missing = PairJob::parse(&run_of_program("/no/such/bot.sh", "1"), true);
        assert!(matches!(missing, Err(JobError::Missing(file)) if file == "/no/such/bot.sh"));
        let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
        let other = PairJob::parse(&run_of_program(manifest, "1"), true);
        assert!(matches!(other, Err(JobError::OtherFile(file)) if file == manifest));
    }

    #[test]
    fn a_program_that_cannot_be_started_is_refused() {
        let mut configuration = sent(&["cmd:/no/such/bot", "random"], |_| {}).configuration;
        configuration["header"]["programs"] =
            json!([{ "player": "cmd:/no/such/bot", "name": null, "files": {} }]);
        let refused = PairJob::parse(&configuration, true);
        assert!(matches!(refused, Err(JobError::NotStarted(_))));
    }

    #[test]
    fn the_books_of_players_are_sent_with_them() {
        let spec: Spec = "nava:tiny".parse().unwrap();
        let book = Book::parse(b"a1-a2\n", &spec).unwrap();
        let entry = Entry::parse("[book='my book#1.txt' nodes=5] max", spec.info()).unwrap();
        let players = [entry.with_book(book), Entry::parse("random", spec.info()).unwrap()];
        let tournament = Tournament::new(spec, players, Format::Match);
        let mut config = PairJob::config(&tournament, &TournamentHeader::of(&tournament));
        let job = PairJob::parse(&config.configuration, false).expect("it can be read");
        assert_eq!(job.tournament.players[0].name(), tournament.players[0].name());
        assert_eq!(job.tournament.players[0].book().unwrap().text(), "a1-a2\n");
        config.configuration["player_books"] = json!(["a1-b1\n"]);
        let refused = PairJob::parse(&config.configuration, false);
        assert!(matches!(refused, Err(JobError::Different(_))), "another book is another player");
    }

    #[test]
    fn what_cannot_be_understood_is_named() {
        let mut config = sent(&["greedy", "random"], |_| {});
        config.configuration["header"]["players"][0] = "clever".into();
        let refused = PairJob::parse(&config.configuration, false).err().unwrap();
        assert!(refused.to_string().contains("clever"), "{refused}");
        let refused = PairJob::parse(&json!({ "header": 1 }), false);
        assert!(matches!(refused, Err(JobError::Foreign)));
    }
}
