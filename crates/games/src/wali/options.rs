//! The options, their meanings and the table of facts about the game.

use jogada_core::options::{Choice, Dims, Int, OptionErrors, Options};
use jogada_core::{GameInfo, Message, PieceKind, Preset};

use super::view::{BANNED, PROTECTED};

pub(super) const SIZE: Dims = Dims::new("size", 4, 9, (5, 6));
/// Of each side: half the squares less three, unless given (rule 1).
pub(super) const STONES: Int =
    Int::new("stones", 3, 40).default_from(|options| half_the_squares(options) - 3);
pub(super) const DROP: Choice<Drop> = Choice::new(
    "drop",
    &[("apart", Drop::Apart), ("nothree", Drop::NoThree), ("free", Drop::Free)],
);
pub(super) const START: Choice<Start> =
    Choice::new("start", &[("white", Start::White), ("next", Start::Next)]);
pub(super) const LINE4: Choice<Line4> =
    Choice::new("line4", &[("open", Line4::Open), ("ban", Line4::Ban)]);
pub(super) const LEAVE: Choice<bool> = Choice::new("leave", &[("off", false), ("on", true)]);
pub(super) const PROTECT: Choice<bool> = Choice::new("protect", &[("on", true), ("off", false)]);
pub(super) const CAPTURE: Choice<Capture> =
    Choice::new("capture", &[("may", Capture::May), ("must", Capture::Must)]);
pub(super) const BACK: Choice<Back> =
    Choice::new("back", &[("ban", Back::Ban), ("free", Back::Free)]);
/// How few stones lose (rule 13).
pub(super) const GOAL: Choice<usize> = Choice::new("goal", &[("two", 2), ("all", 0)]);
pub(super) const REPEAT: Int = Int::new("repeat", 2, 9).or_off().default(3);
pub(super) const QUIET: Int = Int::new("quiet", 1, 1000).or_off().default(100);

pub(super) static INFO: GameInfo = GameInfo {
    id: "wali",
    name: "Wali",
    legend: &[PieceKind::new("stone", ['w', 'b'], ['●', '○'], jogada_core::svg!("stone"))],
    marks: &[PROTECTED, BANNED],
    options: &[
        &SIZE, &STONES, &DROP, &START, &LINE4, &LEAVE, &PROTECT, &CAPTURE, &BACK, &GOAL, &REPEAT,
        &QUIET,
    ],
    presets: &[
        Preset::new("original", "size=5x6"),
        Preset::new("relaxed", "protect=off,back=free"),
        Preset::new("sibling", "start=next,leave=on,protect=off,back=free,capture=must"),
        Preset::new(
            "sibling-big",
            "size=9x8,stones=22,start=next,leave=on,protect=off,back=free,capture=must",
        ),
        Preset::new("murray", "drop=nothree,protect=off,back=free,capture=must,goal=all"),
        Preset::new("dara", "drop=free,line4=ban,back=free,capture=must"),
        Preset::new("dara-niger", "drop=nothree,line4=ban,back=free,capture=must"),
    ],
    languages: jogada_core::languages!(),
    bench: include_str!("bench.txt"),
};

/// Where a stone may be dropped (rule 2).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Drop {
    /// Not beside an own stone.
    Apart,
    /// Where it makes no line of three or more.
    NoThree,
    /// On any empty square.
    Free,
}

/// Who begins the move phase (rule 4).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    /// White, regardless of who dropped last.
    White,
    /// The side that did not drop last.
    Next,
}

/// Whether lines of four and more may be made (rule 11).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Line4 {
    Open,
    Ban,
}

/// Whether a capture may be declined (rule 9).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Capture {
    May,
    Must,
}

/// Whether a stone may go straight back (rule 6).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Back {
    Ban,
    Free,
}

/// Refuses stones that find no room and games that need not end.
pub(super) fn check(options: &Options) -> Result<(), OptionErrors> {
    let (stones, most) = (options.get(&STONES), half_the_squares(options));
    let many = Message::new("options-stones-many").with("stones", stones).with("most", most);
    let endless = options.get(&REPEAT) == 0 && options.get(&QUIET) == 0;
    OptionErrors::check([
        (stones > most, "stones", many),
        (endless, "quiet", Message::new("options-endless")),
    ])
}

fn half_the_squares(options: &Options) -> i64 {
    let (cols, rows) = options.get(&SIZE);
    i64::from(cols) * i64::from(rows) / 2
}
