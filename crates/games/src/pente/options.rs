//! The options: board, variant, opening.

use jogada_core::options::{Choice, Int, OptionErrors, Options};
use jogada_core::{Message, Preset};

pub(super) const SIZE: Int = Int::new("size", 7, 25).step(2).default(19);
pub(super) const VARIANT: Choice<Variant> = Choice::new(
    "variant",
    &[
        ("pente", Variant::Pente),
        ("keryo", Variant::Keryo),
        ("gomoku", Variant::Gomoku),
        ("freestyle", Variant::Freestyle),
        ("poof", Variant::Poof),
        ("boat", Variant::Boat),
    ],
);
pub(super) const TOURNAMENT: Choice<Tournament> = Choice::new(
    "tournament",
    &[
        ("on", Tournament::On),
        ("off", Tournament::Off),
        ("long", Tournament::Long),
        ("gpente", Tournament::GPente),
    ],
)
.default_from(|options| match options.get(&VARIANT) {
    _ if options.get(&FIRST) == First::Any => 1,
    Variant::Gomoku | Variant::Freestyle => 1,
    _ => 0,
});
pub(super) const FIRST: Choice<First> =
    Choice::new("first", &[("centre", First::Centre), ("any", First::Any)]);

pub(super) const PRESETS: &[Preset] = &[
    Preset::new("keryo", "variant=keryo"),
    Preset::new("gomoku", "variant=gomoku"),
    Preset::new("freestyle", "variant=freestyle"),
    Preset::new("poof", "variant=poof"),
    Preset::new("boat", "variant=boat"),
    Preset::new("small", "size=13"),
    Preset::new("quick", "size=9"),
    Preset::new("long", "tournament=long"),
    Preset::new("gpente", "tournament=gpente"),
    Preset::new("free", "tournament=off"),
];

/// What is captured and what wins (rules 5 to 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Variant {
    Pente,
    Keryo,
    Gomoku,
    Freestyle,
    Poof,
    Boat,
}

impl Variant {
    pub(super) const COUNT: usize = 6;

    /// The longest run that is captured; the shortest is two. 0 where nothing is.
    #[inline]
    pub(super) const fn longest_capture(self) -> usize {
        match self {
            Variant::Gomoku | Variant::Freestyle => 0,
            Variant::Pente | Variant::Poof | Variant::Boat => 2,
            Variant::Keryo => 3,
        }
    }

    /// How many captured stones win (rule 8).
    #[inline]
    pub(super) const fn captures_to_win(self) -> u16 {
        match self {
            Variant::Keryo => 15,
            _ => 10,
        }
    }

    /// Whether a row of this length wins (rule 7).
    #[inline]
    pub(super) const fn wins_with(self, row: usize) -> bool {
        match self {
            Variant::Gomoku => row == 5,
            _ => row >= 5,
        }
    }
}

/// Where White's second stone may go (rule 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tournament {
    On,
    Off,
    Long,
    GPente,
}

/// Where the first stone may go (rule 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum First {
    Centre,
    Any,
}

/// All options, checked against each other.
pub(super) struct Setting {
    pub(super) size: u8,
    pub(super) variant: Variant,
    pub(super) tournament: Tournament,
    pub(super) first: First,
}

impl Setting {
    pub(super) fn read(options: &Options) -> Result<Setting, OptionErrors> {
        let setting = Setting {
            size: options.get(&SIZE) as u8,
            variant: options.get(&VARIANT),
            tournament: options.get(&TOURNAMENT),
            first: options.get(&FIRST),
        };
        let without_centre = setting.first == First::Any && setting.tournament != Tournament::Off;
        let without_rest = setting.tournament == Tournament::Long && setting.size < 9;
        OptionErrors::check([
            (without_centre, "tournament", Message::new("options-conflict-first")),
            (without_rest, "tournament", Message::new("options-conflict-long")),
        ])?;
        Ok(setting)
    }
}
