//! What can be set about the engine itself, beside the options of the game.

use jogada_play::{
    GameInfo, Int, LEVEL_COUNT, Message, OptionError, OptionSpec, Options, Player, PlayerSpec,
    SearchOptions,
};

use super::Guest;
use crate::option_offer::{OptionKind, OptionOffer};

const THREADS: Int = Int::new("threads", 1, 256);
const LINES: Int = Int::new("multipv", 1, 500);
const SEED: Int = Int::new("seed", 0, i64::MAX);
const LEVEL: Int = Int::new("level", 0, LEVEL_COUNT as i64);
const HASH: Int = Int::new("hash", 1, 1_000_000).default(64);

/// What our own players understand.
const OURS: &[&dyn OptionSpec] = &[&THREADS, &HASH, &LEVEL, &SEED, &LINES];

/// What a player of somebody else gets told.
const GUESTS: &[&dyn OptionSpec] = &[&SEED];

/// The settings and who plays by them.
pub(super) struct EngineOptions {
    options: Options,
    guest: Option<Guest>,
    /// Megabytes that may be asked for.
    most_hash: i64,
}

impl EngineOptions {
    pub(super) fn new(guest: Option<Guest>, most_hash: u32) -> EngineOptions {
        let specs = if guest.is_some() { GUESTS } else { OURS };
        EngineOptions {
            options: Options::defaults(specs),
            guest,
            most_hash: most_hash.max(1).into(),
        }
    }

    fn specs(&self) -> &'static [&'static dyn OptionSpec] {
        if self.guest.is_some() { GUESTS } else { OURS }
    }

    /// Whether there is a setting of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.specs().iter().any(|spec| spec.key().eq_ignore_ascii_case(name))
    }

    /// Sets one of them from text.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), Message> {
        let mut options = self.options.clone();
        options.set(name, value).map_err(|OptionError { message, .. }| message)?;
        if self.guest.is_none() && options.get(&HASH) > self.most_hash {
            return Err(Message::new("ugi-hash").with("most", self.most_hash));
        }
        self.options = options;
        Ok(())
    }

    /// As the protocol lists them.
    pub(super) fn offers(&self) -> Vec<OptionOffer> {
        let offer = |spec: &&'static dyn OptionSpec| {
            let mut offer = OptionOffer::of(usual_name(spec.key()), *spec, &self.options);
            if let (true, OptionKind::Spin { max, .. }) = (spec.key() == HASH_KEY, &mut offer.kind)
            {
                *max = self.most_hash.min(*max);
            }
            offer
        };
        self.specs().iter().map(offer).collect()
    }

    /// Threads and lines.
    pub(super) fn thinking(&self) -> SearchOptions {
        match self.guest {
            Some(_) => SearchOptions::default(),
            None => SearchOptions {
                threads: self.options.get(&THREADS) as usize,
                lines: self.options.get(&LINES) as usize,
                ..SearchOptions::default()
            },
        }
    }

    /// Who plays: the guest, or the engine at its level.
    pub(super) fn player(&self, game: &GameInfo) -> Box<dyn Player> {
        let seed = self.options.get(&SEED) as u64;
        if let Some(guest) = &self.guest {
            return (guest.sit)(seed);
        }
        let name = match self.options.get(&LEVEL) {
            0 => format!("max:{}", self.options.get(&HASH)),
            level => format!("level:{level}"),
        };
        let spec = PlayerSpec::parse(&name, game).expect("settings are within their bounds");
        spec.open(seed).expect("these players are built in")
    }
}

const HASH_KEY: &str = "hash";

/// Names as programs have always written them.
fn usual_name(key: &'static str) -> &'static str {
    match key {
        "threads" => "Threads",
        HASH_KEY => "Hash",
        "level" => "Level",
        "seed" => "Seed",
        "multipv" => "MultiPV",
        other => other,
    }
}
