//! Rounds: sample, fit, verify; each picks up where it was broken off.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use jogada_arena::{Hands, Tally};
use jogada_play::{AnyMatch, Rng, Stop, Weights};

use crate::error::TuneError;
use crate::features::Samples;
use crate::fit::fit;
use crate::job::{MatchConfig, SampleJob};
use crate::match_runner::play_match;
use crate::plan::{Change, MatchVerdict, Plan, TuneEvent};
use crate::sample::SampledGame;
use crate::series::series;
use crate::verify;

/// The result of all rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TuneOutcome {
    /// The best weights that were proven; those of the plan if none were.
    pub weights: Weights,
    /// Whether a match proved any weights better.
    pub improved: bool,
}

/// Hears what there is to tell; can end the work.
pub(crate) type Tell<'t> = &'t mut dyn FnMut(TuneEvent<'_>) -> ControlFlow<()>;

/// Finds better weights and proves them, keeping everything in this folder. `None` if it was ended
/// before.
///
/// # Panics
/// If the options of the game do not fit each other, or if the weights are not those of the game.
pub fn tune(
    plan: &Plan,
    folder: &Path,
    stop: &Stop,
    tell: Tell<'_>,
) -> Result<Option<TuneOutcome>, TuneError> {
    tune_on(plan, folder, &mut Hands::Threads(plan.jobs), stop, tell)
}

/// The same, with the games played by whoever is given.
///
/// # Panics
/// If the options of the game do not fit each other, or if the weights are not those of the game.
pub fn tune_on(
    plan: &Plan,
    folder: &Path,
    hands: &mut Hands<'_>,
    stop: &Stop,
    tell: Tell<'_>,
) -> Result<Option<TuneOutcome>, TuneError> {
    if plan.weights.is_empty() {
        return Err(TuneError::NoWeights(plan.spec.info().name));
    }
    let mut outcome = TuneOutcome { weights: plan.weights.clone(), improved: false };
    for number in 1..=plan.rounds {
        let folder = folder.join(format!("round-{number}"));
        let (old, seed) = (&outcome.weights, Rng::seed_of(plan.seed, number));
        let round = Round { plan, old, folder, seed, stop };
        if tell(TuneEvent::Round(number)).is_break() {
            return Ok(None);
        }
        match round.run(hands, tell)? {
            None => return Ok(None),
            Some((MatchVerdict::Accepted, weights)) => {
                outcome = TuneOutcome { weights, improved: true }
            }
            Some(_) => break,
        }
    }
    Ok(Some(outcome))
}

/// One round: games to learn from, a fit, a match.
struct Round<'r> {
    plan: &'r Plan,
    old: &'r Weights,
    folder: PathBuf,
    seed: u64,
    stop: &'r Stop,
}

impl Round<'_> {
    /// What was proven about which weights; `None` if it was ended before.
    fn run(
        &self,
        hands: &mut Hands<'_>,
        tell: Tell<'_>,
    ) -> Result<Option<(MatchVerdict, Weights)>, TuneError> {
        std::fs::create_dir_all(&self.folder).map_err(TuneError::at(&self.folder))?;
        let Some(games) = self.sample(hands, tell)? else { return Ok(None) };
        let Some(new) = self.fit(&games, tell)? else { return Ok(None) };
        self.write_down(&new)?;
        // Weights that do not differ need no match to be no better.
        let (verdict, tally) = if new == *self.old {
            (Some(MatchVerdict::Rejected), Tally::default())
        } else {
            self.verify(&new, hands, tell)?
        };
        let Some(verdict) = verdict else { return Ok(None) };
        let told = tell(TuneEvent::Decided(verdict, &tally));
        Ok(told.is_continue().then_some((verdict, new)))
    }

    /// The path of a file of the round.
    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn write_down(&self, new: &Weights) -> Result<(), TuneError> {
        let (path, text) = (self.path("weights.txt"), new.written_into(self.plan.spec.weights()));
        std::fs::write(&path, text).map_err(TuneError::at(&path))
    }

    /// The start position, evaluated with these weights.
    fn start(&self, weights: &Weights) -> Box<dyn AnyMatch> {
        let game = self.plan.spec.open(None);
        game.expect("the plan opened the game").fork_with(weights)
    }

    /// The games to learn from; `None` if it was ended before all were there.
    fn sample(
        &self,
        hands: &mut Hands<'_>,
        tell: Tell<'_>,
    ) -> Result<Option<Vec<SampledGame>>, TuneError> {
        let plan = self.plan;
        let job = SampleJob::new(&plan.spec, self.old, plan.nodes, self.seed);
        let settings = plan.sample_settings(self.old, self.seed);
        let (mut games, mut positions) = (Vec::new(), 0);
        let take = &mut |game: SampledGame| {
            positions += game.positions.len();
            games.push(game);
            tell(TuneEvent::Sampled { games: games.len(), positions })
        };
        let path = self.path("samples.jsonl");
        let (file, work) = ((&*path, &settings), job.config());
        series(file, plan.games, (&job, &work), hands, self.stop, take)?;
        Ok((games.len() == plan.games).then_some(games))
    }

    /// The weights that suit the games best; `None` if it was ended.
    fn fit(&self, games: &[SampledGame], tell: Tell<'_>) -> Result<Option<Weights>, TuneError> {
        let samples = Samples::new(games, &*self.start(self.old), self.old);
        let samples = samples.map_err(|bad| self.damaged(games, bad.index))?;
        if samples.rows.is_empty() {
            return Err(TuneError::NoSamples);
        }
        let fit = fit(&samples);
        let values = self.old.values().zip(&fit.changes).map(|(old, change)| old + *change as i32);
        let new = self.old.with_values(&values.collect::<Vec<_>>());
        let names: Vec<&str> = self.old.names().collect();
        let uneven = samples.uneven.iter().map(|&n| names[n].to_owned()).collect();
        let told =
            tell(TuneEvent::Fitted { fit: &fit, changes: Change::all(self.old, &new), uneven });
        Ok(told.is_continue().then_some(new))
    }

    /// Names the line of the samples a position stands on.
    fn damaged(&self, games: &[SampledGame], position: usize) -> TuneError {
        let through = games.iter().scan(0, |sum, game| {
            *sum += game.positions.len();
            Some(*sum)
        });
        let earlier = through.take_while(|&through| through <= position).count();
        TuneError::Damaged(self.path("samples.jsonl"), earlier + 2)
    }

    fn match_config(&self, new: &Weights) -> MatchConfig {
        MatchConfig {
            spec: self.plan.spec.to_string(),
            new: new.to_string(),
            old: self.old.to_string(),
            games: self.plan.match_games,
            nodes: self.plan.match_nodes,
            sprt: self.plan.sprt,
            seed: self.seed,
        }
    }

    /// What the match proves, and its score; `None` if it was ended before it proved anything.
    fn verify(
        &self,
        new: &Weights,
        hands: &mut Hands<'_>,
        tell: Tell<'_>,
    ) -> Result<(Option<MatchVerdict>, Tally), TuneError> {
        let path = self.path("match.jsonl");
        let config = self.match_config(new);
        let weights = [new.clone(), self.old.clone()];
        let tournament = verify::tournament(&config, self.plan.spec.clone(), weights);
        let work = config.job(&self.plan.spec);
        let tell = &mut |tally: &Tally| tell(TuneEvent::Played(tally));
        play_match(&path, &tournament, &work, hands, self.stop, tell)
    }
}
