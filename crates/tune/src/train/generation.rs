//! A generation: games, a net that learns from them and from those before, two matches.

use std::fs;
use std::path::PathBuf;

use jogada_arena::{Hands, JobConfig, Tally};
use jogada_play::{AnyMatch, NetPosition, NetShape, NetWeights, Stop};

use super::data::{Samples, is_learned_from};
use super::learn::{Learned, learn};
use super::matches;
use super::self_play::{SelfPlayJob, TrainingGame, UNIT};
use super::{Equal, Tell, TrainEvent, TrainPlan};
use crate::error::TuneError;
use crate::journal::Settings;
use crate::match_runner::play_match;
use crate::plan::{MatchVerdict, checksum, checksum_of};
use crate::series::series;

/// Games the quantised net is compared on with the net that learned.
const COMPARED: usize = 200;

pub(crate) struct Generation<'g> {
    pub(crate) plan: &'g TrainPlan,
    pub(crate) shape: &'g NetShape,
    /// The net that plays the games to learn from; without it what ships.
    pub(crate) player: Option<&'g NetWeights>,
    /// What the new net has to beat; without it what ships.
    pub(crate) rival: Option<&'g NetWeights>,
    pub(crate) folder: PathBuf,
    pub(crate) seed: u64,
    pub(crate) stop: &'g Stop,
}

impl Generation<'_> {
    /// The new net, and whether it won both matches; `None` if it was ended before.
    pub(crate) fn run(
        &self,
        games: &mut Vec<TrainingGame>,
        tell: Tell<'_>,
    ) -> Result<Option<(NetWeights, bool)>, TuneError> {
        fs::create_dir_all(&self.folder).map_err(TuneError::at(&self.folder))?;
        if !self.play(games, tell)? {
            return Ok(None);
        }
        let Some(net) = self.learn(games, tell)? else { return Ok(None) };
        for equal in [Equal::Nodes, Equal::Time] {
            if self.plan.match_games == 0 {
                return Ok(Some((net, false)));
            }
            let (verdict, tally) = self.verify(equal, &net, tell)?;
            let Some(verdict) = verdict else { return Ok(None) };
            if tell(TrainEvent::Decided(equal, verdict, &tally)).is_break() {
                return Ok(None);
            }
            if verdict != MatchVerdict::Accepted {
                return Ok(Some((net, false)));
            }
        }
        Ok(Some((net, true)))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// The start position with this net, or as it ships.
    fn start(&self, net: Option<&NetWeights>) -> Box<dyn AnyMatch> {
        let game = self.plan.spec.open(None).expect("the plan opened the game");
        net.map_or_else(|| game.fork(), |net| game.fork_with_net(net))
    }

    /// Everything that decides about the games to learn from.
    fn settings(&self) -> Settings {
        let rules = self.plan.spec.info().languages[0].rules;
        let net = self.player.map_or("shipped".to_owned(), |net| checksum_of(&net.to_bytes()));
        [
            ("game", self.plan.spec.to_string()),
            ("rules", checksum(rules)),
            ("net", net),
            ("nodes", self.plan.nodes.to_string()),
            ("seed", self.seed.to_string()),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .into()
    }

    /// Plays the games to learn from; `false` if it was ended before all were there.
    fn play(&self, games: &mut Vec<TrainingGame>, tell: Tell<'_>) -> Result<bool, TuneError> {
        let (start, nodes) = (self.start(self.player), self.plan.nodes);
        let job = SelfPlayJob { start, nodes, seed: self.seed };
        let (mut played, mut positions) = (0, 0);
        let take = &mut |unit: Vec<TrainingGame>| {
            played += unit.len();
            positions += unit.iter().map(|game| game.values.len()).sum::<usize>();
            games.extend(unit);
            tell(TrainEvent::Sampled { games: played, positions })
        };
        let (path, settings, config) = (self.path("games.jsonl"), self.settings(), job.config());
        let units = self.plan.games.div_ceil(UNIT);
        let hands = &mut Hands::Threads(self.plan.jobs);
        series((&path, &settings), units, (&job, &config), hands, self.stop, take)?;
        Ok(played >= self.plan.games)
    }

    /// The net that learned from these games, written down; `None` if it was ended.
    fn learn(
        &self,
        games: &[TrainingGame],
        tell: Tell<'_>,
    ) -> Result<Option<NetWeights>, TuneError> {
        let (start, mut samples) = (self.start(None), Samples::default());
        let damaged = || TuneError::Damaged(self.path("games.jsonl"), 0);
        for game in games {
            samples.add(&*start, game).map_err(|_| damaged())?;
        }
        if samples.held_out.len() == 0 || samples.learned.len() == 0 {
            return Err(TuneError::NoSamples);
        }
        let learned = learn(self.plan, self.shape, &samples, self.seed, self.stop, tell);
        let Some(mut learned) = learned else { return Ok(None) };
        let bytes = learned.weights.to_bytes();
        let difference = self.compare(games, &samples, &mut learned).ok_or_else(damaged)?;
        self.write("curve.txt", learned.curve.as_bytes())?;
        self.write("net.bin", &bytes)?;
        let told = tell(TrainEvent::Quantised { difference, bytes: bytes.len() });
        Ok(told.is_continue().then_some(learned.weights))
    }

    /// By how many points the quantised net, as the engine uses it, differs from the one that learned: on the
    /// average and at most.
    fn compare(
        &self,
        games: &[TrainingGame],
        samples: &Samples,
        learned: &mut Learned<'_>,
    ) -> Option<[f64; 2]> {
        let start = self.start(Some(&learned.weights));
        let (mut quantised, scale) = (Vec::new(), f64::from(learned.weights.scale));
        for game in games.iter().step_by(super::data::HELD_OUT).take(COMPARED) {
            let moves: Vec<&str> = game.moves.split(' ').collect();
            let first = moves.len() - game.values.len();
            let mut ply = 0;
            let each = &mut |position: NetPosition<'_>| {
                if ply >= first && is_learned_from(&position, game.values[ply - first]) {
                    quantised.push(position.value);
                }
                ply += 1;
            };
            start.net_positions(&moves, each).ok()?;
        }
        let differences = quantised.iter().enumerate().map(|(index, value)| {
            let exact = f64::from(learned.learner.predict(&samples.held_out, index)) * scale;
            (exact - f64::from(*value)).abs()
        });
        let (sum, most) = differences.fold((0.0, 0.0_f64), |(sum, most), difference| {
            (sum + difference, most.max(difference))
        });
        Some([sum / quantised.len().max(1) as f64, most])
    }

    fn write(&self, name: &str, content: &[u8]) -> Result<(), TuneError> {
        let path = self.path(name);
        fs::write(&path, content).map_err(TuneError::at(&path))
    }

    /// What a match proves, and its score; `None` if it was ended before it proved anything.
    fn verify(
        &self,
        equal: Equal,
        net: &NetWeights,
        tell: Tell<'_>,
    ) -> Result<(Option<MatchVerdict>, Tally), TuneError> {
        let path = self.path(match equal {
            Equal::Nodes => "nodes.jsonl",
            Equal::Time => "time.jsonl",
        });
        let tournament = matches::tournament(self.plan, equal, [Some(net), self.rival], self.seed);
        let config = JobConfig {
            kind: "train-match",
            configuration: serde_json::Value::Null,
            games: Vec::new(),
        };
        let hands = &mut Hands::Threads(self.plan.jobs);
        let tell = &mut |tally: &Tally| tell(TrainEvent::Played(equal, tally));
        play_match(&path, &tournament, &config, hands, self.stop, tell)
    }
}
