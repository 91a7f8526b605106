//! The end of a game in words, from the side of the person who played it, and what can be done next.

use jogada_play::{
    Ending, EndingSentences, Localizer, Message, Outcome, Reason, Seat, Session, Side,
};

use crate::describe::{outcome_id, seat_name};
use crate::rematch::seats_with_level;

/// Who won, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeText {
    /// "You win", or "White wins" where no person played a bot.
    pub headline: String,
    /// A sentence of the game, or a few words that begin with a small letter.
    pub reason: String,
}

impl OutcomeText {
    /// `None` before the end.
    pub fn of(session: &Session, localizer: &Localizer) -> Option<OutcomeText> {
        let ending = session.ending()?;
        let won = has_won(session, &ending);
        let headline = match won {
            Some(true) => "result-you-win",
            Some(false) => "result-you-lose",
            None => outcome_id(ending.outcome),
        };
        let reason = reason(session, &ending, won, localizer);
        Some(OutcomeText { headline: localizer.word(headline), reason })
    }

    /// On one line.
    pub fn line(&self) -> String {
        let mark = if self.reason.ends_with('.') { '.' } else { ':' };
        format!("{}{mark} {}", self.headline, self.reason)
    }

    /// The reason as a sentence of its own.
    pub fn sentence(&self) -> String {
        let mut letters = self.reason.chars();
        let first = letters.next().map(|first| first.to_uppercase().to_string());
        first.unwrap_or_default() + letters.as_str()
    }
}

/// The side of the person who plays a bot.
pub fn only_person(session: &Session) -> Option<Side> {
    match session.seats().each_ref().map(Seat::is_human) {
        [true, false] => Some(Side::White),
        [false, true] => Some(Side::Black),
        _ => None,
    }
}

/// Whether the person who played a bot has won; `None` for a draw, and without such a person.
fn has_won(session: &Session, ending: &Ending) -> Option<bool> {
    match ending.outcome {
        Outcome::Win(side) => only_person(session).map(|person| person == side),
        Outcome::Draw => None,
    }
}

/// Reasons that the loser is responsible for: as told to the loser, of a name, of a side.
const PERSONAL: [(Reason, [&str; 3]); 2] = [
    (Reason::Resigned, ["end-you-resigned", "end-resigned", "end-side-resigned"]),
    (Reason::Time, ["end-you-ran-out", "end-ran-out", "end-side-ran-out"]),
];

/// A game may tell a reason by its rules to winner and loser in their own words.
fn reason(session: &Session, ending: &Ending, won: Option<bool>, localizer: &Localizer) -> String {
    let personal = PERSONAL.into_iter().find(|(reason, _)| *reason == ending.reason);
    if let (Outcome::Win(winner), Some((_, ids))) = (ending.outcome, personal) {
        return personal_reason(session, winner.other(), ids, won, localizer);
    }
    let other = only_person(session).map_or(Side::White, Side::other);
    let name = name_of(session, other, localizer).unwrap_or_else(|| localizer.side(other));
    let own = EndingSentences::of(ending, &session.game().view(), &name, localizer);
    let own = won.zip(own).map(|(won, own)| if won { own.won } else { own.lost });
    own.unwrap_or_else(|| localizer.say(&ending.reason))
}

/// A person's own name, or what a bot is called; `None` for a person without one.
fn name_of(session: &Session, side: Side, localizer: &Localizer) -> Option<String> {
    match session.seat(side) {
        Seat::Human => session.person(side).map(str::to_owned),
        bot @ Seat::Bot(_) => Some(seat_name(bot, localizer)),
    }
}

fn personal_reason(
    session: &Session,
    loser: Side,
    [you, named, unnamed]: [&'static str; 3],
    won: Option<bool>,
    localizer: &Localizer,
) -> String {
    localizer.say(&match name_of(session, loser, localizer) {
        _ if won == Some(false) => Message::new(you),
        Some(name) => Message::new(named).with("player", name),
        None => Message::new(unnamed).with("side", loser),
    })
}

/// What can be done after the end, besides leaving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Swap,
    Again,
    Stronger,
    Weaker,
    Mistakes,
    Save,
}

/// The likeliest first; the levels above and below are named.
pub fn next_steps(session: &Session, localizer: &Localizer) -> Vec<(Step, String)> {
    let lost = session.ending().is_some_and(|end| has_won(session, &end) == Some(false));
    let levels = [(Step::Stronger, "step-stronger", 1), (Step::Weaker, "step-weaker", -1)];
    let levels = levels.into_iter().filter_map(|(step, id, by)| {
        let seats = seats_with_level(session, by)?;
        let bot = seats.iter().find_map(Seat::bot)?;
        Some((step, localizer.say(&Message::new(id).with("player", localizer.say(bot)))))
    });
    let mut levels: Vec<_> = levels.collect();
    if lost {
        levels.reverse();
    }
    let plain = |(step, id): (Step, &str)| (step, localizer.word(id));
    let again = [(Step::Swap, "step-swap"), (Step::Again, "step-again")];
    let mistakes = if only_person(session).is_some() { "step-mistakes" } else { "step-analyse" };
    let moved = !session.game().line().moves.is_empty();
    let mistakes = moved.then_some((Step::Mistakes, mistakes));
    let others = mistakes.into_iter().chain([(Step::Save, "step-save")]).map(plain);
    again.into_iter().map(plain).chain(levels).chain(others).collect()
}
