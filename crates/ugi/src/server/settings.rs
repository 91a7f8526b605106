//! Options of the engine itself, beside those of the game.

use jogada_play::{
    EVALUATION, Int, LEVEL_COUNT, Message, OptionError, OptionSpec, Options, Player, SearchOptions,
    Strategy, StrategyPlayer,
};

use super::CustomPlayer;
use crate::option_offer::{OptionKind, OptionOffer};

const THREADS: Int = Int::new("threads", 1, 256);
const LINES: Int = Int::new("multipv", 1, 500);
const SEED: Int = Int::new("seed", 0, i64::MAX);
const LEVEL: Int = Int::new("level", 0, LEVEL_COUNT as i64);
const HASH: Int = Int::new("hash", 1, 1_000_000).default(64);

/// Options of our engine.
const ENGINE_OPTIONS: &[&dyn OptionSpec] = &[&THREADS, &HASH, &LEVEL, &EVALUATION, &SEED, &LINES];

/// Options of a custom player.
const CUSTOM_OPTIONS: &[&dyn OptionSpec] = &[&SEED];

pub(super) struct EngineOptions {
    options: Options,
    custom: Option<CustomPlayer>,
    /// In megabytes.
    max_hash: i64,
}

impl EngineOptions {
    pub(super) fn new(custom: Option<CustomPlayer>, max_hash: u32) -> EngineOptions {
        let specs = if custom.is_some() { CUSTOM_OPTIONS } else { ENGINE_OPTIONS };
        let max_hash = max_hash.max(1).into();
        EngineOptions { options: Options::defaults(specs), custom, max_hash }
    }

    fn specs(&self) -> &'static [&'static dyn OptionSpec] {
        if self.custom.is_some() { CUSTOM_OPTIONS } else { ENGINE_OPTIONS }
    }

    /// Case does not matter.
    pub(super) fn has(&self, name: &str) -> bool {
        self.specs().iter().any(|spec| spec.key().eq_ignore_ascii_case(name))
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), Message> {
        let mut options = self.options.clone();
        options.set(name, value).map_err(|OptionError { message, .. }| message)?;
        if self.custom.is_none() && options.get(&HASH) > self.max_hash {
            return Err(Message::new("ugi-hash").with("most", self.max_hash));
        }
        self.options = options;
        Ok(())
    }

    pub(super) fn offers(&self) -> Vec<OptionOffer> {
        let offer = |spec: &&'static dyn OptionSpec| {
            let mut offer = OptionOffer::of(uci_name(spec.key()), *spec, &self.options);
            if let (true, OptionKind::Spin { max, .. }) = (spec.key() == HASH_KEY, &mut offer.kind)
            {
                *max = self.max_hash.min(*max);
            }
            offer
        };
        self.specs().iter().map(offer).collect()
    }

    pub(super) fn search_options(&self) -> SearchOptions {
        match self.custom {
            Some(_) => SearchOptions::default(),
            None => SearchOptions {
                threads: self.options.get(&THREADS) as usize,
                lines: self.options.get(&LINES) as usize,
                ..SearchOptions::default()
            },
        }
    }

    /// The custom player, or our engine at its level.
    pub(super) fn player(&self) -> Box<dyn Player> {
        let seed = self.options.get(&SEED) as u64;
        if let Some(custom) = &self.custom {
            return (custom.open)(seed);
        }
        let (name, strategy) = match self.options.get(&LEVEL) as usize {
            0 => {
                let megabytes = self.options.get(&HASH) as usize;
                (format!("max:{megabytes}"), Strategy::alpha_beta(megabytes * 1_000_000))
            }
            level => (format!("level:{level}"), Strategy::level(level)),
        };
        let player = StrategyPlayer::new(name, strategy, seed);
        Box::new(player.with_evaluation(self.options.get(&EVALUATION)))
    }
}

const HASH_KEY: &str = "hash";

/// Names as UCI and UGI runners write them.
fn uci_name(key: &'static str) -> &'static str {
    match key {
        "threads" => "Threads",
        HASH_KEY => "Hash",
        "level" => "Level",
        "eval" => "Eval",
        "seed" => "Seed",
        "multipv" => "MultiPV",
        other => other,
    }
}
