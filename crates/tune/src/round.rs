//! Rounds: sample, fit, verify; each picks up where it was broken off.

use std::ops::ControlFlow;
use std::path::Path;

use jogada_play::{AnyTable, Stop, Weights};

use crate::error::TuneError;
use crate::features::Samples;
use crate::fit::fit;
use crate::journal::Journal;
use crate::plan::{News, Plan, Verdict, mix};
use crate::sample::{SampledGame, SelfPlay};
use crate::verify::{Match, MatchPair, Tally};
use crate::work::in_order;

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The best weights that were proven; those of the plan if none were.
    pub weights: Weights,
    /// Whether any were.
    pub improved: bool,
}

/// Hears what there is to tell; can end the work.
type Tell<'t> = &'t mut dyn FnMut(News<'_>) -> ControlFlow<()>;

/// Finds better weights and proves them, keeping everything in this folder. `None` if it was ended
/// before.
pub fn tune(
    plan: &Plan,
    folder: &Path,
    stop: &Stop,
    tell: Tell<'_>,
) -> Result<Option<Outcome>, TuneError> {
    if plan.weights.is_empty() {
        return Err(TuneError::NoWeights(plan.spec.info().name));
    }
    let mut outcome = Outcome { weights: plan.weights.clone(), improved: false };
    for number in 1..=plan.rounds {
        let folder = folder.join(format!("round-{number}"));
        std::fs::create_dir_all(&folder).map_err(TuneError::at(&folder))?;
        let round = Round {
            plan,
            old: &outcome.weights,
            folder: &folder,
            seed: mix(plan.seed, number),
            stop,
        };
        if tell(News::Round(number)).is_break() {
            return Ok(None);
        }
        match round.run(tell)? {
            None => return Ok(None),
            Some((Verdict::Accepted, weights)) => outcome = Outcome { weights, improved: true },
            Some(_) => break,
        }
    }
    Ok(Some(outcome))
}

/// One time through.
struct Round<'r> {
    plan: &'r Plan,
    old: &'r Weights,
    folder: &'r Path,
    seed: u64,
    stop: &'r Stop,
}

impl Round<'_> {
    /// What was proven about which weights; `None` if it was ended before.
    fn run(&self, tell: Tell<'_>) -> Result<Option<(Verdict, Weights)>, TuneError> {
        let Some(games) = self.sample(tell)? else { return Ok(None) };
        let Some(new) = self.fit(&games, tell)? else { return Ok(None) };
        let path = self.folder.join("weights.txt");
        let text = new.written_into(self.plan.spec.weights());
        std::fs::write(&path, text).map_err(TuneError::at(&path))?;
        if new == *self.old {
            let told = tell(News::Judged(Verdict::Rejected, &Tally::default()));
            return Ok(told.is_continue().then_some((Verdict::Rejected, new)));
        }
        Ok(self.verify(&new, tell)?.map(|verdict| (verdict, new)))
    }

    /// A table nothing has been played at, with these weights.
    fn table(&self, weights: &Weights) -> Box<dyn AnyTable> {
        let table = self.plan.spec.open(None);
        table.expect("whoever made the plan has opened a table of it").fork_with(weights)
    }

    fn sample(&self, tell: Tell<'_>) -> Result<Option<Vec<SampledGame>>, TuneError> {
        let (path, plan) = (self.folder.join("samples.jsonl"), self.plan);
        let settings = plan.sample_settings(self.old, self.seed);
        let (mut journal, mut games) = Journal::open::<SampledGame>(&path, &settings)?;
        let table = self.table(self.old);
        let worker = |_| {
            let players = SelfPlay { start: table.fork(), nodes: plan.nodes, seed: self.seed };
            move |number| players.play(number, self.stop)
        };
        let workers = (0..plan.jobs).map(worker).collect();
        let mut failure = Ok(());
        let mut positions = games.iter().map(|game| game.positions.len()).sum::<usize>();
        in_order(games.len()..plan.games, workers, self.stop, |game| {
            failure = journal.append(std::slice::from_ref(&game));
            positions += game.positions.len();
            games.push(game);
            if failure.is_err() {
                return ControlFlow::Break(());
            }
            tell(News::Sampled { games: games.len(), positions })
        });
        failure?;
        games.truncate(plan.games);
        Ok((games.len() == plan.games).then_some(games))
    }

    fn fit(&self, games: &[SampledGame], tell: Tell<'_>) -> Result<Option<Weights>, TuneError> {
        let samples = Samples::new(games, &*self.table(self.old), self.old);
        let samples = samples.map_err(|bad| self.damaged(games, bad.index))?;
        if samples.rows.is_empty() {
            return Err(TuneError::NoSamples);
        }
        let fit = fit(&samples);
        let values = self.old.values().zip(&fit.changes).map(|(old, change)| old + *change as i32);
        let new = self.old.with_values(&values.collect::<Vec<_>>());
        let names: Vec<&str> = self.old.names().collect();
        let all = self.old.values().zip(new.values()).enumerate();
        let changes = all.filter(|(_, (old, new))| old != new);
        let changes = changes.map(|(n, (old, new))| (names[n].to_owned(), old, new)).collect();
        let uneven = samples.uneven.iter().map(|&n| names[n].to_owned()).collect();
        let told = tell(News::Fitted { fit: &fit, changes, uneven });
        Ok(told.is_continue().then_some(new))
    }

    /// The line of the samples a position stands on.
    fn damaged(&self, games: &[SampledGame], mut position: usize) -> TuneError {
        let holds = |game: &&SampledGame| {
            let before = position >= game.positions.len();
            position -= if before { game.positions.len() } else { 0 };
            before
        };
        let earlier = games.iter().take_while(holds).count();
        TuneError::Damaged(self.folder.join("samples.jsonl"), earlier + 2)
    }

    fn verify(&self, new: &Weights, tell: Tell<'_>) -> Result<Option<Verdict>, TuneError> {
        let (path, plan) = (self.folder.join("match.jsonl"), self.plan);
        let settings = plan.match_settings([self.old, new], self.seed);
        let (mut journal, earlier) = Journal::open::<MatchPair>(&path, &settings)?;
        let (mut tally, pairs) = (Tally::default(), plan.match_games.div_ceil(2));
        let mut failure = Ok(());
        let mut told = ControlFlow::Continue(());
        for &pair in earlier.iter().take(pairs) {
            if tally.verdict(&plan.sprt).is_none() {
                tally.add(pair);
            }
        }
        let tables = [self.old, new].map(|weights| self.table(weights));
        let worker = |_| {
            let starts = tables.each_ref().map(|table| table.fork());
            let players = Match { starts, nodes: plan.match_nodes, seed: self.seed };
            move |number| players.play(number, self.stop)
        };
        let decided = tally.verdict(&plan.sprt).is_some();
        let left = if decided { 0..0 } else { earlier.len().min(pairs)..pairs };
        in_order(left, (0..plan.jobs).map(worker).collect(), self.stop, |pair| {
            failure = journal.append(&[pair]);
            tally.add(pair);
            told = tell(News::Played(&tally));
            let enough = failure.is_err() || told.is_break() || tally.verdict(&plan.sprt).is_some();
            if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        failure?;
        let verdict = tally.verdict(&plan.sprt);
        let done = verdict.is_some() || tally.games() >= 2 * pairs;
        if told.is_break() || !done {
            return Ok(None);
        }
        let verdict = verdict.unwrap_or(Verdict::Open);
        Ok(tell(News::Judged(verdict, &tally)).is_continue().then_some(verdict))
    }
}
