//! What the checks have in common: the program, the game, and positions of it.

use std::time::Duration;

use jogada_play::{AnyMatch, GameLine, Message, Request, Spec, Stop, Strategy, games, shorten};

use super::transcript::Dialogue;
use crate::answer::Answer;
use crate::command::{Command, Go};
use crate::fault::Fault;
use crate::option_offer::{OptionKind, OptionOffer};
use crate::{GAME, Timeouts};

/// Plies after which the examiner gives up on finishing a game.
const LONGEST_GAME: usize = 400;

/// A program under examination. Every check starts it anew, so that none suffers from another.
pub(super) struct Candidate {
    words: Vec<String>,
    timeouts: Timeouts,
    spec: Option<Spec>,
}

impl Candidate {
    pub(super) fn new(words: &[String], spec: Option<Spec>, timeouts: Timeouts) -> Candidate {
        Candidate { words: words.to_vec(), timeouts, spec }
    }

    /// The program, just started.
    pub(super) fn started(&self) -> Result<Dialogue, Message> {
        Dialogue::start(&self.words, self.timeouts)
    }

    /// The program after it has introduced itself, and what it said.
    pub(super) fn after_handshake(&self) -> Result<(Dialogue, Vec<String>), Message> {
        let mut dialogue = self.started()?;
        dialogue.tell("ugi")?;
        let said = dialogue.hear("ugiok", self.timeouts.handshake)?;
        Ok((dialogue, said))
    }

    /// The program at the beginning of a game, and that game before its first move.
    pub(super) fn in_game(&self) -> Result<(Dialogue, Box<dyn AnyMatch>), Message> {
        let (mut dialogue, said) = self.after_handshake()?;
        let offers: Vec<_> = said.iter().filter_map(|line| offer(line)).collect();
        let offer = offers.iter().find(|offer| offer.name.eq_ignore_ascii_case(GAME));
        let spec = self.spec.clone().or_else(|| first_game(offer)).unwrap_or_else(usual_game);
        let game = spec.open(None).map_err(|_| Message::new("check-no-game"))?;
        if let Some(OptionOffer { name, kind }) = offer {
            let known = |value: &String| value.eq_ignore_ascii_case(game.spec());
            if matches!(kind, OptionKind::Combo { values, .. } if !values.iter().any(known)) {
                return Err(dialogue.fault(&Fault::NoGame(game.spec().to_owned())));
            }
            dialogue.tell(format!("setoption name {name} value {}", game.spec()))?;
        }
        dialogue.tell("uginewgame")?;
        for line in dialogue.ready()? {
            if let Ok(Answer::Refusal(why)) = line.parse() {
                return Err(dialogue.fault(&Fault::Refused(why)));
            }
        }
        Ok((dialogue, game))
    }

    /// Asks about a position: the move must come in time, but once, and be legal. Gives it in its
    /// canonical text.
    pub(super) fn ask(
        dialogue: &mut Dialogue,
        game: &dyn AnyMatch,
        go: Go,
    ) -> Result<String, Message> {
        dialogue.tell(position(&game.line()))?;
        dialogue.ready()?;
        dialogue.tell(Command::Go(go).to_string())?;
        let time = go.movetime.or(go.clock.map(|clock| clock.remaining[game.side().index()]));
        let timeouts = match go.clock {
            Some(_) => time.unwrap_or_default(),
            None => time.unwrap_or(dialogue.timeouts.search) + dialogue.timeouts.grace,
        };
        let said = dialogue.hear("bestmove", timeouts)?;
        Candidate::check_infos(&said)?;
        let m = Candidate::check_move(dialogue, game, &said)?;
        match dialogue.ready()?.iter().find(|line| line.starts_with("bestmove")) {
            Some(again) => Err(Message::new("check-twice").with("said", shorten(again))),
            None => Ok(m),
        }
    }

    /// The last line must be `bestmove` and a legal move; what follows it is another check's business.
    pub(super) fn check_move(
        dialogue: &Dialogue,
        game: &dyn AnyMatch,
        said: &[String],
    ) -> Result<String, Message> {
        let line = said.last().map_or("", String::as_str);
        let word = line.split_whitespace().nth(1).unwrap_or_default();
        if word.is_empty() {
            return Err(dialogue.fault(&Fault::NoMove));
        }
        let played = game.fork().play(word);
        played.map_err(|_| dialogue.fault(&Fault::Illegal(word.to_owned())))
    }

    fn check_infos(said: &[String]) -> Result<(), Message> {
        let is_bad = |line: &&String| line.starts_with("info") && line.parse::<Answer>().is_err();
        let bad = said.iter().find(is_bad);
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

pub(super) fn position(line: &GameLine) -> String {
    let GameLine { start, moves, .. } = line.clone();
    Command::Position { start, moves }.to_string()
}

/// The first game that a program says it plays and that we know.
fn first_game(game: Option<&OptionOffer>) -> Option<Spec> {
    match game.map(|offer| &offer.kind) {
        Some(OptionKind::Combo { values, .. }) => {
            values.iter().find_map(|value| value.parse::<Spec>().ok())
        }
        Some(OptionKind::Text(default)) => default.parse::<Spec>().ok(),
        _ => None,
    }
}

fn usual_game() -> Spec {
    games()[0].info().id.parse::<Spec>().expect("games of the catalogue have specs")
}

/// A game played on by a weak player, until it is over or so many plies long.
pub(super) fn played(mut game: Box<dyn AnyMatch>, plies: usize) -> Box<dyn AnyMatch> {
    let (weak, request) = (Strategy::level(1), Request { seed: 1, ..Request::default() });
    for _ in 0..plies.min(LONGEST_GAME) {
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
