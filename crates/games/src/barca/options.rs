//! The options, and what they must not be together.

use jogada_core::Message;
use jogada_core::options::{Choice, Int, OptionErrors, Options};

pub(super) const WIDTH: Int = Int::new("width", 8, 26).step(2).default(10);
pub(super) const HEIGHT: Int = Int::new("height", 8, 26).step(2).default(10);
pub(super) const DISTANCE: Int = Int::new("distance", 1, 10).default(1);
pub(super) const TRAPPED: Choice<Trapped> =
    Choice::new("trapped", &[("move", Trapped::Move), ("stay", Trapped::Stay)]);
pub(super) const REPETITION: Int = Int::new("repetition", 2, 10).or_off().default(3);
pub(super) const LIMIT: Int = Int::new("limit", 2, 100_000).or_off().default(300);

/// What a trapped animal may do when no scared one can escape (rule 8).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Trapped {
    Move,
    Stay,
}

/// The holes leave the two rows of the set-up and as much at the sides free (rule 1). Animals never leave
/// the board, so only two rules end every game (rules 10 and 11).
pub(super) fn check(options: &Options) -> Result<(), OptionErrors> {
    let (width, height) = (options.get(&WIDTH), options.get(&HEIGHT));
    let (distance, most) = (options.get(&DISTANCE), width.min(height) / 2 - 3);
    let far = Message::new("options-distance-far")
        .with("distance", distance)
        .with("width", width)
        .with("height", height)
        .with("most", most);
    let endless = options.get(&REPETITION) == 0 && options.get(&LIMIT) == 0;
    OptionErrors::check([
        (distance > most, "distance", far),
        (endless, "limit", Message::new("options-endless")),
    ])
}
