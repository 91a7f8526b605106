//! Games, their options and their players.

use jogada_core::options::{Domain, OptionSpec, Options, Value};
use jogada_core::{GameInfo, LEVEL_COUNT, Mark, PieceKind, Preset, Role, Sample};
use serde::Serialize;

use crate::i18n::Localizer;
use crate::player::{PlayerKind, PlayerSpec, describe_player};
use crate::sample::{sample_spec, samples};

/// A game: names, options, presets, pieces, sample positions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameEntry {
    /// The word of specs.
    pub id: &'static str,
    /// The same in every language.
    pub name: &'static str,
    /// What it is about, in a few words.
    pub tagline: String,
    /// What can be chosen.
    pub options: Vec<OptionEntry>,
    /// Options that go together.
    pub presets: Vec<PresetEntry>,
    /// Kinds of pieces.
    pub pieces: Vec<PieceEntry>,
    /// The marks that have a word of the game's own.
    pub marks: Vec<MarkEntry>,
    /// What a cell that is played for is called.
    pub goal: String,
    /// Positions with a name.
    pub samples: Vec<SampleEntry>,
}

/// Options that go together.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PresetEntry {
    /// Stands in a spec for its options.
    pub id: &'static str,
    /// Its name.
    pub label: String,
    /// What it is for.
    pub help: String,
    /// As written in a spec.
    pub options: &'static str,
}

/// A kind of piece.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PieceEntry {
    /// The same in every language.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// Of position texts and plain boards, White's and Black's.
    pub letters: [char; 2],
    /// For terminals, White's and Black's.
    pub symbols: [char; 2],
}

/// A kind of piece as a page draws it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LegendEntry {
    /// The same in every language.
    pub id: &'static str,
    /// Its name.
    pub label: String,
    /// Of position texts, White's and Black's.
    pub letters: [char; 2],
    /// Drawings, White's and Black's: what stands inside an `<svg>` whose box is 100 by 100.
    pub svg: [&'static str; 2],
}

/// A mark and the game's own word for it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MarkEntry {
    /// What it means in any game.
    pub mark: Role,
    /// The game's word.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub label: Option<String>,
}

/// A position with a name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SampleEntry {
    /// Stands where a position text may.
    pub id: &'static str,
    /// What it shows.
    pub label: String,
    /// Game and options.
    pub spec: String,
    /// The position as text.
    pub position: &'static str,
    /// Whether the game has ended there.
    pub over: bool,
}

/// An option of a game or a parameter of a player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionEntry {
    /// The key of specs.
    pub key: &'static str,
    /// Its name.
    pub label: String,
    /// What it does.
    pub help: String,
    /// With all others at their defaults.
    pub default: OptionValue,
    /// Whether the default follows from other options.
    pub depends: bool,
    /// What it may be.
    #[serde(flatten)]
    pub domain: OptionDomain,
}

/// A number, or the text of anything else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum OptionValue {
    /// A number.
    Number(i64),
    /// As written in a spec.
    Text(String),
}

/// What an option may be.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum OptionDomain {
    /// A number.
    Int {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
        /// From one to the next.
        step: i64,
        /// Whether 0 is allowed as well.
        off: bool,
    },
    /// Columns and rows, such as 5x6.
    Dims {
        /// The least of both.
        min: u8,
        /// The most of both.
        max: u8,
    },
    /// Numbers with hyphens between them.
    List {
        /// The least of each.
        min: u8,
        /// The most of each.
        max: u8,
    },
    /// One of several words.
    Choice {
        /// In the order of the rules.
        values: Vec<ValueEntry>,
    },
}

/// A value of an option that is one of several words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ValueEntry {
    /// The word of specs.
    pub id: String,
    /// Its name.
    pub label: String,
}

/// A kind of player, with its parameters, the first of which may be given without its key.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerEntry {
    /// The word it is named by.
    pub name: &'static str,
    /// Its name for people.
    pub label: String,
    /// What it does.
    pub help: String,
    /// Whether it is a program named by a command line, which has no parameters.
    pub command: bool,
    /// What can be said about it.
    pub parameters: Vec<OptionEntry>,
    /// The weakest first, if it has any.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub levels: Option<Vec<LevelEntry>>,
}

/// A level of strength.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelEntry {
    /// Names the player, such as `level:1`.
    pub player: String,
    /// Its name for people.
    pub name: String,
    /// What it sees and what it misses.
    pub help: String,
}

impl GameEntry {
    /// In the language of the localizer.
    pub fn of(info: &GameInfo, localizer: &Localizer) -> GameEntry {
        let defaults = Options::defaults(info.options);
        let option =
            |option: &&dyn OptionSpec| OptionEntry::of(*option, "option", &defaults, localizer);
        GameEntry {
            id: info.id,
            name: info.name,
            tagline: localizer.word("tagline"),
            options: info.options.iter().map(option).collect(),
            presets: info.presets.iter().map(|preset| PresetEntry::of(preset, localizer)).collect(),
            pieces: info.legend.iter().map(|kind| PieceEntry::of(kind, localizer)).collect(),
            marks: info.marks.iter().map(|mark| MarkEntry::of(*mark, localizer)).collect(),
            goal: localizer.word("terrain-goal"),
            samples: samples(info)
                .iter()
                .map(|sample| SampleEntry::of(sample, info, localizer))
                .collect(),
        }
    }
}

impl PresetEntry {
    fn of(preset: &Preset, localizer: &Localizer) -> PresetEntry {
        let id = format!("preset-{}", preset.id);
        let (label, help) = (localizer.word(&id), localizer.help(&id));
        PresetEntry { id: preset.id, label, help, options: preset.options }
    }
}

impl PieceEntry {
    fn of(kind: &PieceKind, localizer: &Localizer) -> PieceEntry {
        let name = localizer.word(&format!("piece-{}", kind.id));
        PieceEntry { id: kind.id, name, letters: kind.letters, symbols: kind.symbols }
    }
}

impl LegendEntry {
    /// In the language of the localizer.
    pub fn of(kind: &PieceKind, localizer: &Localizer) -> LegendEntry {
        let label = localizer.word(&format!("piece-{}", kind.id));
        LegendEntry { id: kind.id, label, letters: kind.letters, svg: kind.svg }
    }
}

impl MarkEntry {
    fn of(mark: Mark, localizer: &Localizer) -> MarkEntry {
        MarkEntry { mark: mark.role, label: mark.label.map(|id| localizer.word(id)) }
    }
}

impl SampleEntry {
    fn of(sample: &Sample, info: &GameInfo, localizer: &Localizer) -> SampleEntry {
        let spec = sample_spec(info, sample);
        let game = spec.open(Some(sample.position)).expect("samples are positions");
        SampleEntry {
            id: sample.id,
            label: localizer.word(&format!("sample-{}", sample.id)),
            spec: spec.to_string(),
            position: sample.position,
            over: game.ending().is_some(),
        }
    }
}

/// The players of a game, in the language of the localizer.
pub fn players(info: &GameInfo, localizer: &Localizer) -> Vec<PlayerEntry> {
    PlayerKind::of(info).map(|kind| PlayerEntry::of(kind, info, localizer)).collect()
}

impl PlayerEntry {
    fn of(kind: PlayerKind, info: &GameInfo, localizer: &Localizer) -> PlayerEntry {
        let id = format!("player-{}", kind.name());
        let parameters = kind.parameters(info);
        let defaults = Options::defaults(parameters);
        let parameter =
            |option: &&dyn OptionSpec| OptionEntry::of(*option, "parameter", &defaults, localizer);
        let levels = || (1..=LEVEL_COUNT).map(|level| LevelEntry::of(level, info, localizer));
        PlayerEntry {
            name: kind.name(),
            label: localizer.word(&id),
            help: localizer.help(&id),
            command: kind.takes_command(),
            parameters: parameters.iter().map(parameter).collect(),
            levels: (kind == PlayerKind::Level).then(|| levels().collect()),
        }
    }
}

impl LevelEntry {
    fn of(level: usize, info: &GameInfo, localizer: &Localizer) -> LevelEntry {
        let name = format!("{}:{level}", PlayerKind::Level.name());
        let player = PlayerSpec::parse(&name, info).expect("every level is a player");
        let help = describe_player(&player, info, localizer);
        LevelEntry { player: name, name: localizer.say(&player), help }
    }
}

impl OptionEntry {
    /// Its texts are the messages that begin with `prefix`.
    fn of(
        option: &dyn OptionSpec,
        prefix: &str,
        defaults: &Options,
        localizer: &Localizer,
    ) -> OptionEntry {
        let id = format!("{prefix}-{}", option.key());
        let default = match option.default(defaults) {
            Value::Int(number) => OptionValue::Number(number),
            other => OptionValue::Text(option.domain().show(other)),
        };
        OptionEntry {
            key: option.key(),
            label: localizer.word(&id),
            help: localizer.help(&id),
            default,
            depends: option.depends(),
            domain: OptionDomain::of(option.domain(), &id, localizer),
        }
    }
}

impl OptionDomain {
    fn of(domain: Domain, id: &str, localizer: &Localizer) -> OptionDomain {
        match domain {
            Domain::Int { min, max, step, off } => OptionDomain::Int { min, max, step, off },
            Domain::Dims { min, max } => OptionDomain::Dims { min, max },
            Domain::List { min, max } => OptionDomain::List { min, max },
            Domain::Choice(names) => {
                let value = |name: &&str| ValueEntry {
                    id: (*name).to_owned(),
                    label: localizer.word(&format!("{id}-{name}")),
                };
                OptionDomain::Choice { values: names.iter().map(value).collect() }
            }
        }
    }
}
