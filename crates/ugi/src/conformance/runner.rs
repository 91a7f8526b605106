//! What the checks have in common: the engine under test, the game, and positions of it.

use std::time::Duration;

use jogada_play::{AnyMatch, Message, Request, Spec, Stop, Strategy, games, shorten};

use super::transcript::Dialogue;
use crate::answer::Answer;
use crate::command::{Command, Go};
use crate::fault::Fault;
use crate::option_offer::{OptionKind, OptionOffer};
use crate::{GAME, Timeouts};

/// Plies after which a game is not finished for a check.
const MAX_PLIES: usize = 400;

/// The engine under test. Every check starts it again, so that checks are independent.
pub(super) struct Candidate {
    words: Vec<String>,
    timeouts: Timeouts,
    spec: Option<Spec>,
}

impl Candidate {
    pub(super) fn new(words: &[String], spec: Option<Spec>, timeouts: Timeouts) -> Candidate {
        Candidate { words: words.to_vec(), timeouts, spec }
    }

    pub(super) fn started(&self) -> Result<Dialogue, Message> {
        Dialogue::start(&self.words, self.timeouts)
    }

    /// The engine after its handshake, with all lines of it.
    pub(super) fn after_handshake(&self) -> Result<(Dialogue, Vec<String>), Message> {
        let mut dialogue = self.started()?;
        dialogue.send("ugi")?;
        let lines = dialogue.receive_until("ugiok", self.timeouts.handshake)?;
        Ok((dialogue, lines))
    }

    /// The engine at the beginning of a game, and that game before its first move.
    pub(super) fn in_game(&self) -> Result<(Dialogue, Box<dyn AnyMatch>), Message> {
        let (mut dialogue, lines) = self.after_handshake()?;
        let offers: Vec<_> = lines.iter().filter_map(|line| offer(line)).collect();
        let offer = offers.iter().find(|offer| offer.name.eq_ignore_ascii_case(GAME));
        let spec = self.spec.clone().or_else(|| first_game(offer)).unwrap_or_else(default_game);
        let game = spec.open(None).map_err(|_| Message::new("check-bad-options"))?;
        if let Some(OptionOffer { name, kind }) = offer {
            let known = |value: &String| value.eq_ignore_ascii_case(game.spec());
            if matches!(kind, OptionKind::Combo { values, .. } if !values.iter().any(known)) {
                return Err(dialogue.fault(&Fault::NoGame(game.spec().to_owned())));
            }
            dialogue.accepts(&format!("setoption name {name} value {}", game.spec()))?;
        }
        dialogue.accepts("uginewgame")?;
        Ok((dialogue, game))
    }

    /// Searches a position: there must be one legal move, in time. Returns its canonical text.
    pub(super) fn ask(
        dialogue: &mut Dialogue,
        game: &dyn AnyMatch,
        go: Go,
    ) -> Result<String, Message> {
        dialogue.set_up(game)?;
        dialogue.send(Command::Go(go).to_string())?;
        let time = go.movetime.or(go.clock.map(|clock| clock.remaining[game.side().index()]));
        let timeout = match go.clock {
            Some(_) => time.unwrap_or_default(),
            None => time.unwrap_or(dialogue.timeouts.search) + dialogue.timeouts.grace,
        };
        let lines = dialogue.receive_until("bestmove", timeout)?;
        Candidate::check_infos(&lines)?;
        let m = Candidate::check_move(dialogue, game, &lines)?;
        match dialogue.ready()?.iter().find(|line| line.starts_with("bestmove")) {
            Some(again) => Err(Message::new("check-twice").with("said", shorten(again))),
            None => Ok(m),
        }
    }

    /// The last line must be `bestmove` and a legal move; what follows it is another check's business.
    pub(super) fn check_move(
        dialogue: &Dialogue,
        game: &dyn AnyMatch,
        lines: &[String],
    ) -> Result<String, Message> {
        let line = lines.last().map_or("", String::as_str);
        let word = line.split_whitespace().nth(1).unwrap_or_default();
        if word.is_empty() {
            return Err(dialogue.fault(&Fault::NoMove));
        }
        let played = game.fork().play(word);
        played.map_err(|_| dialogue.fault(&Fault::Illegal(word.to_owned())))
    }

    fn check_infos(lines: &[String]) -> Result<(), Message> {
        let is_bad = |line: &&String| line.starts_with("info") && line.parse::<Answer>().is_err();
        let bad = lines.iter().find(is_bad);
        bad.map_or(Ok(()), |line| Err(Message::new("check-bad-info").with("said", shorten(line))))
    }
}

/// The second of exactly two words.
pub(super) fn second_word(line: &str) -> Result<&str, Message> {
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        [_, word] => Ok(word),
        _ => Err(Message::new("check-not-two-words").with("said", shorten(line))),
    }
}

pub(super) fn offer(line: &str) -> Option<OptionOffer> {
    match line.parse() {
        Ok(Answer::Option(offer)) => Some(offer),
        _ => None,
    }
}

/// The first game of the engine's list that is in the catalogue.
fn first_game(game: Option<&OptionOffer>) -> Option<Spec> {
    match game.map(|offer| &offer.kind) {
        Some(OptionKind::Combo { values, .. }) => {
            values.iter().find_map(|value| value.parse::<Spec>().ok())
        }
        Some(OptionKind::Text(default)) => default.parse::<Spec>().ok(),
        _ => None,
    }
}

fn default_game() -> Spec {
    games()[0].info().id.parse::<Spec>().expect("games of the catalogue have specs")
}

/// Plays at most this many plies by a weak strategy.
pub(super) fn played(mut game: Box<dyn AnyMatch>, plies: usize) -> Box<dyn AnyMatch> {
    let (weak, request) = (Strategy::level(1), Request { seed: 1, ..Request::default() });
    for _ in 0..plies.min(MAX_PLIES) {
        let found = game.think(&weak, &request, &Stop::default(), &mut |_| {});
        let Some(found) = found else { break };
        game.play(found.best()).expect("strategies choose legal moves");
    }
    game
}

/// A search of so many milliseconds.
pub(super) fn movetime(milliseconds: u64) -> Go {
    Go { movetime: Some(Duration::from_millis(milliseconds)), ..Go::default() }
}
