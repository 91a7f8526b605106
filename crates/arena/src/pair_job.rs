//! Pairs of games as units of work: a line of the results file follows from the header and a key.

use jogada_play::{Localizer, Message, Spec, Stop};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::entry::Entry;
use crate::executor::{Job, JobConfig, JobWorker};
use crate::header::TournamentHeader;
use crate::opening::{Book, Openings};
use crate::pair_runner::PairRunner;
use crate::schedule::Key;
use crate::store::{identify, pair_line};
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
}

impl JobError {
    /// What to tell users.
    pub fn message(&self) -> Message {
        match self {
            JobError::Foreign => Message::new("job-foreign"),
            JobError::Different(what) => Message::new("job-different").with("what", what.as_str()),
            JobError::Program(what) => Message::new("job-program").with("program", what.as_str()),
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

    /// What another process needs to play pairs of a tournament with this header.
    pub fn config(tournament: &Tournament, header: &TournamentHeader) -> JobConfig {
        let book = match &tournament.openings {
            Openings::Book(book) => Some(book.text().to_owned()),
            Openings::Random { .. } => None,
        };
        let configuration = json!(PairConfig { header: header.clone(), book });
        let games = vec![tournament.spec.info().id.to_owned()];
        JobConfig { kind: Self::KIND, configuration, games }
    }

    /// The work of such a configuration. Programs are only started if that is allowed.
    pub fn parse(configuration: &serde_json::Value, programs: bool) -> Result<PairJob, JobError> {
        let config = PairConfig::deserialize(configuration).map_err(|_| JobError::Foreign)?;
        let tournament = tournament(&config, programs)?;
        // What players are called in tables is not told to others.
        let there = TournamentHeader { labels: Vec::new(), ..config.header };
        let mut here = TournamentHeader::of(&tournament);
        if !there.programs.is_empty() {
            here = here.with_programs(identify(&tournament));
        }
        match here.differences(&there).first() {
            Some(difference) => Err(JobError::Different(difference.to_string())),
            None => Ok(PairJob { tournament }),
        }
    }
}

/// The tournament with this header.
fn tournament(config: &PairConfig, programs: bool) -> Result<Tournament, JobError> {
    let header = &config.header;
    let spec = header.spec.parse::<Spec>().map_err(|_| unknown(&header.spec))?;
    spec.open(None).map_err(|_| unknown(&header.spec))?;
    let players = header.players.iter().map(|name| player(name, &spec, programs));
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

fn player(name: &str, spec: &Spec, programs: bool) -> Result<Entry, JobError> {
    let entry = Entry::parse(name, spec.info()).map_err(|_| unknown(name))?;
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
        assert!(PairJob::parse(&config.configuration, true).is_ok());
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
