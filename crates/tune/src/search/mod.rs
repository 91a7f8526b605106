//! The constants of the search: many small matches that move them, and one that shows whether they play better.

mod matches;
mod spsa;
mod varied;

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use jogada_arena::{Ended, Hands, PairJob, Results, Sprt, Tally, TournamentHeader, run};
use jogada_play::{Rng, SearchParameters, Spec, Stop};
use serde::{Deserialize, Serialize};

use crate::error::TuneError;
use crate::journal::{Journal, Settings};
use crate::match_runner::play_match;
use crate::plan::{Change, MatchVerdict, checksum};
use spsa::{Spsa, Trial};
use varied::Varied;

/// How constants of the search are to be found and proven.
pub struct SearchPlan {
    /// The game and its options.
    pub spec: Spec,
    /// Those to begin with, which the new ones have to beat.
    pub parameters: SearchParameters,
    /// The names of those that are varied; all that are not off, if empty.
    pub vary: Vec<String>,
    /// Small matches to learn from.
    pub iterations: usize,
    /// Pairs of games in each.
    pub pairs: usize,
    /// Positions a search looks at for each of their moves.
    pub nodes: u64,
    /// Games of the match that is to prove the new constants, at most.
    pub match_games: usize,
    /// Positions a search looks at for each of its moves.
    pub match_nodes: u64,
    /// When the match may end, and what it then proves.
    pub sprt: Sprt,
    /// Everything left to chance follows from it.
    pub seed: u64,
    /// Games played at the same time, a thread each.
    pub jobs: usize,
}

/// What there is to tell.
pub enum SearchEvent<'n> {
    /// A small match was played and learned from.
    Iterated {
        /// Counted from 1.
        number: usize,
        /// Those of all small matches so far, of earlier runs too.
        games: usize,
        /// Constants that have another value by now than at the start.
        changes: Vec<Change>,
    },
    /// The constants to be proven are known: those that get another value.
    Found(Vec<Change>),
    /// Games of the match were played.
    Played(&'n Tally),
    /// The match is over, decided or not.
    Decided(MatchVerdict, &'n Tally),
}

/// The result of it all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOutcome {
    /// What was found, proven or not.
    pub parameters: SearchParameters,
    /// Whether the match proved it better.
    pub improved: bool,
}

/// Hears what there is to tell; can end the work.
pub(crate) type Tell<'t> = &'t mut dyn FnMut(SearchEvent<'_>) -> ControlFlow<()>;

/// Finds better constants of the search and proves them, keeping everything in this folder. `None` if it was ended before.
///
/// # Panics
/// If the options of the game do not fit each other.
pub fn tune_search(
    plan: &SearchPlan,
    folder: &Path,
    stop: &Stop,
    tell: Tell<'_>,
) -> Result<Option<SearchOutcome>, TuneError> {
    let varied = Varied::new(plan.parameters, &plan.vary)?;
    fs::create_dir_all(folder).map_err(TuneError::at(folder))?;
    let search = Search { plan, varied, folder, stop };
    let Some(parameters) = search.find(tell)? else { return Ok(None) };
    search.write_down(&parameters)?;
    if tell(SearchEvent::Found(search.changes(&parameters))).is_break() {
        return Ok(None);
    }
    // What does not differ needs no match to be no better.
    let (verdict, tally) = if parameters == plan.parameters {
        (Some(MatchVerdict::Rejected), Tally::default())
    } else {
        search.verify(parameters, tell)?
    };
    let Some(verdict) = verdict else { return Ok(None) };
    let improved = verdict == MatchVerdict::Accepted;
    let told = tell(SearchEvent::Decided(verdict, &tally));
    Ok(told.is_continue().then_some(SearchOutcome { parameters, improved }))
}

/// How a small match ended, as in the journal.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct TrialResult {
    won: u64,
    drawn: u64,
    lost: u64,
}

impl TrialResult {
    fn of(tally: &Tally) -> TrialResult {
        let [lost, drawn, won] = tally.games;
        TrialResult { won, drawn, lost }
    }

    fn games(self) -> u64 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    fn difference(self) -> f64 {
        self.won as f64 - self.lost as f64
    }
}

/// A plan at work.
struct Search<'s> {
    plan: &'s SearchPlan,
    varied: Varied,
    folder: &'s Path,
    stop: &'s Stop,
}

impl Search<'_> {
    /// What all small matches lead to; `None` if it was ended before.
    fn find(&self, tell: Tell<'_>) -> Result<Option<SearchParameters>, TuneError> {
        let path = self.path("spsa.jsonl");
        let (mut journal, earlier) = Journal::open::<TrialResult>(&path, &self.settings())?;
        self.check(&path, &earlier)?;
        let mut spsa = Spsa::new(self.varied.knobs(), self.plan.iterations, self.plan.seed);
        let mut earlier = earlier.into_iter();
        while let Some(trial) = spsa.trial() {
            let known = earlier.next();
            let Some(result) = known.or_else(|| self.play(&trial)) else { return Ok(None) };
            if known.is_none() {
                journal.append(&result)?;
            }
            spsa.learn(&trial, result.difference());
            if tell(self.iterated(&spsa)).is_break() {
                return Ok(None);
            }
        }
        Ok(Some(self.varied.with_values(&spsa.answer())))
    }

    /// Everything that decides about the small matches.
    fn settings(&self) -> Settings {
        let plan = self.plan;
        [
            ("game", plan.spec.to_string()),
            ("rules", checksum(plan.spec.info().languages[0].rules)),
            ("weights", checksum(plan.spec.weights())),
            ("parameters", checksum(&plan.parameters.to_string())),
            ("vary", self.varied.names().join(",")),
            ("iterations", plan.iterations.to_string()),
            ("pairs", plan.pairs.to_string()),
            ("nodes", plan.nodes.to_string()),
            ("seed", plan.seed.to_string()),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .into()
    }

    /// Refuses results of more or fewer games than were played.
    fn check(&self, path: &Path, results: &[TrialResult]) -> Result<(), TuneError> {
        let games = 2 * self.plan.pairs as u64;
        match results.iter().position(|result| result.games() != games) {
            Some(place) => Err(TuneError::Damaged(path.to_owned(), place + 2)),
            None => Ok(()),
        }
    }

    /// The small match of a trial; `None` if it was stopped.
    fn play(&self, trial: &Trial) -> Option<TrialResult> {
        let players = [&trial.plus, &trial.minus].map(|values| self.varied.with_values(values));
        let SearchPlan { spec, pairs, nodes, jobs, .. } = self.plan;
        let tournament = matches::tournament(spec, players, *pairs, *nodes, trial.seed);
        let mut results = Results::default();
        let ended = run(&tournament, Vec::new(), *jobs, self.stop, &mut results);
        (ended == Ended::Complete).then(|| TrialResult::of(&results.first()))
    }

    fn iterated(&self, spsa: &Spsa) -> SearchEvent<'static> {
        let changes = self.changes(&self.varied.with_values(&spsa.values()));
        let number = spsa.done();
        SearchEvent::Iterated { number, games: 2 * self.plan.pairs * number, changes }
    }

    fn changes(&self, new: &SearchParameters) -> Vec<Change> {
        let old = self.plan.parameters.values();
        let all = SearchParameters::ALL.iter().zip(old.into_iter().zip(new.values()));
        all.filter(|(_, (old, new))| old != new)
            .map(|(one, (old, new))| Change { name: one.name.to_owned(), old, new })
            .collect()
    }

    /// The path of a file of the run.
    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn write_down(&self, parameters: &SearchParameters) -> Result<(), TuneError> {
        let path = self.path("search.txt");
        fs::write(&path, parameters.to_file_text()).map_err(TuneError::at(&path))
    }

    /// What the match proves, and its score; `None` if it was ended before it proved anything.
    fn verify(
        &self,
        parameters: SearchParameters,
        tell: Tell<'_>,
    ) -> Result<(Option<MatchVerdict>, Tally), TuneError> {
        let plan = self.plan;
        // Small matches count from 1.
        let seed = Rng::seed_of(plan.seed, 0);
        let players = [parameters, plan.parameters];
        let pairs = plan.match_games.div_ceil(2);
        let mut tournament =
            matches::tournament(&plan.spec, players, pairs, plan.match_nodes, seed);
        tournament.sprt = Some(plan.sprt);
        let work = PairJob::config(&tournament, &TournamentHeader::of(&tournament));
        let (path, hands) = (self.path("match.jsonl"), &mut Hands::Threads(plan.jobs));
        let tell = &mut |tally: &Tally| tell(SearchEvent::Played(tally));
        play_match(&path, &tournament, &work, hands, self.stop, tell)
    }
}
