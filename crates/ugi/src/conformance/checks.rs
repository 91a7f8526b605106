//! The checks, in the order in which they run.

use std::time::Duration;

use jogada_play::{AnyMatch, Clock, Message, Outcome, Side, open, shorten};

use super::runner::{Candidate, movetime, offer, played, second_word};
use super::transcript::Dialogue;
use crate::answer::Answer;
use crate::command::Go;
use crate::option_offer::OptionKind;

/// A check: fails with what is wrong with the engine.
type Check = fn(&Candidate) -> Result<(), Message>;

/// The handshake comes first: without it no other check makes sense.
pub(super) const LIST: &[(&str, Check)] = &[
    ("handshake", |candidate| candidate.after_handshake().map(drop)),
    ("identity", identity),
    ("options", options),
    ("silence", silence),
    ("ready", ready),
    ("game", |candidate| candidate.in_game().map(drop)),
    ("movetime", |candidate| answers(candidate, movetime(100))),
    ("clocks", |candidate| answers(candidate, clocks())),
    ("nodes", |candidate| answers(candidate, Go { nodes: Some(100), ..Go::default() })),
    ("depth", |candidate| answers(candidate, Go { depth: Some(1), ..Go::default() })),
    ("two-words", two_words),
    ("stop", stop),
    ("idle-stop", idle_stop),
    ("position", other_start),
    ("match", whole_game),
    ("queries", queries),
    ("garbage", garbage),
    ("new-game", new_game),
    ("quit", quit),
    ("quit-thinking", quit_thinking),
    ("end-of-input", end_of_input),
];

/// How long an engine must stay silent.
const QUIET: Duration = Duration::from_millis(200);

/// Plies of the game in which all moves must be legal.
const PLIES: usize = 20;

fn clocks() -> Go {
    let (remaining, increment) = ([Duration::from_secs(3); 2], [Duration::ZERO; 2]);
    Go { clock: Some(Clock { remaining, increment }), ..Go::default() }
}

fn identity(candidate: &Candidate) -> Result<(), Message> {
    let (_, lines) = candidate.after_handshake()?;
    let answers: Vec<_> = lines.iter().filter_map(|line| line.parse::<Answer>().ok()).collect();
    let missing = |line: &'static str| Err(Message::new("check-no-line").with("line", line));
    if !answers.iter().any(|answer| matches!(answer, Answer::Name(_))) {
        return missing("id name");
    }
    if !answers.iter().any(|answer| matches!(answer, Answer::Author(_))) {
        return missing("id author");
    }
    Ok(())
}

fn options(candidate: &Candidate) -> Result<(), Message> {
    let (_, lines) = candidate.after_handshake()?;
    let mut names = Vec::new();
    for line in lines.iter().filter(|line| line.starts_with("option")) {
        let bad = |id| Message::new(id).with("said", shorten(line));
        let offer = offer(line).ok_or_else(|| bad("check-bad-option"))?;
        let name = offer.name.to_lowercase();
        if names.contains(&name) {
            return Err(bad("check-option-twice"));
        }
        if name == "ownbook" && offer.kind != OptionKind::Check(false) {
            return Err(bad("check-own-book"));
        }
        names.push(name);
    }
    Ok(())
}

/// It must not write before the first command, nor after its answer.
fn silence(candidate: &Candidate) -> Result<(), Message> {
    let mut dialogue = candidate.started()?;
    dialogue.expect_silence(QUIET)?;
    dialogue.send("ugi")?;
    dialogue.receive_until("ugiok", dialogue.timeouts.handshake)?;
    dialogue.expect_silence(QUIET)
}

fn ready(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, _) = candidate.after_handshake()?;
    for _ in 0..2 {
        let lines = dialogue.ready()?;
        let last = lines.last().map_or("", String::as_str);
        if last != "readyok" {
            return Err(Message::new("check-not-plain").with("said", shorten(last)));
        }
    }
    Ok(())
}

fn answers(candidate: &Candidate, go: Go) -> Result<(), Message> {
    let (mut dialogue, game) = candidate.in_game()?;
    Candidate::ask(&mut dialogue, &*game, go).map(drop)
}

/// Strict runners ignore a move with anything after it.
fn two_words(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, game) = candidate.in_game()?;
    dialogue.set_up(&*game)?;
    dialogue.send("go depth 1")?;
    let lines = dialogue.receive_until("bestmove", dialogue.timeouts.search)?;
    second_word(lines.last().map_or("", String::as_str)).map(drop)
}

/// During a search it must answer `isready` and `stop`.
fn stop(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, game) = candidate.in_game()?;
    dialogue.set_up(&*game)?;
    dialogue.send("go infinite")?;
    let mut lines = dialogue.ready()?;
    dialogue.send("stop")?;
    // A solved position ends the search early.
    if !lines.iter().any(|line| line.starts_with("bestmove")) {
        lines = dialogue.receive_until("bestmove", dialogue.timeouts.grace)?;
    }
    lines.retain(|line| line.starts_with("bestmove"));
    Candidate::check_move(&dialogue, &*game, &lines).map(drop)
}

fn idle_stop(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, _) = candidate.in_game()?;
    dialogue.send("stop")?;
    no_move(&dialogue.ready()?)
}

/// There must be no move without `go`.
fn no_move(lines: &[String]) -> Result<(), Message> {
    let found = lines.iter().find(|line| line.starts_with("bestmove"));
    found.map_or(Ok(()), |line| Err(Message::new("check-unasked").with("said", shorten(line))))
}

/// A game may begin with any position.
fn other_start(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, game) = candidate.in_game()?;
    let game = played(game, 4);
    let start = open(game.spec(), Some(&game.position())).expect("positions can be read again");
    Candidate::ask(&mut dialogue, &*start, movetime(100)).map(drop)
}

fn whole_game(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, mut game) = candidate.in_game()?;
    for _ in 0..PLIES {
        if game.ending().is_some() {
            break;
        }
        let m = Candidate::ask(&mut dialogue, &*game, movetime(50))?;
        game.play(&m).expect("its move has been checked");
        game = played(game, 1);
    }
    Ok(())
}

fn queries(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, game) = candidate.in_game()?;
    ask_all(&mut dialogue, &*game)?;
    let game = played(game, 1);
    ask_all(&mut dialogue, &*game)?;
    ask_all(&mut dialogue, &*played(game, usize::MAX))
}

fn ask_all(dialogue: &mut Dialogue, game: &dyn AnyMatch) -> Result<(), Message> {
    let result = match game.ending().map(|ending| ending.outcome) {
        None => "none",
        Some(Outcome::Draw) => "draw",
        Some(Outcome::Win(Side::White)) => "p1win",
        Some(Outcome::Win(Side::Black)) => "p2win",
    };
    let is = |what: bool| if what { "true" } else { "false" };
    let over = is(game.ending().is_some());
    for (query, expected) in [("gameover", over), ("result", result)] {
        ask_one(dialogue, game, query, expected)?;
    }
    // In a finished game it is nobody's turn.
    match game.ending() {
        None => ask_one(dialogue, game, "p1turn", is(game.side() == Side::White)),
        Some(_) => Ok(()),
    }
}

fn ask_one(
    dialogue: &mut Dialogue,
    game: &dyn AnyMatch,
    query: &'static str,
    expected: &'static str,
) -> Result<(), Message> {
    dialogue.set_up(game)?;
    dialogue.send(format!("query {query}"))?;
    let lines = dialogue.receive_until("response", dialogue.timeouts.ready)?;
    let word = second_word(lines.last().map_or("", String::as_str))?;
    if word == expected {
        return Ok(());
    }
    let message = Message::new("check-wrong-response").with("query", query);
    Err(message.with("expected", expected).with("said", shorten(word)).with("at", game.position()))
}

/// Unknown or malformed input must not crash it.
fn garbage(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, _) = candidate.in_game()?;
    for line in
        [&b"xyzzy plugh"[..], b"", b"  \t ", b"\xff\xfe\x01\x1b[31m", b"setoption", b"bestmove"]
    {
        survives(&mut dialogue, line)?;
    }
    survives(&mut dialogue, &[b'x'; 5_000])
}

/// It must still answer after this line.
fn survives(dialogue: &mut Dialogue, line: &[u8]) -> Result<(), Message> {
    dialogue.send(line)?;
    no_move(&dialogue.ready()?)
}

fn new_game(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, game) = candidate.in_game()?;
    Candidate::ask(&mut dialogue, &*game, movetime(50))?;
    dialogue.send("uginewgame")?;
    no_move(&dialogue.ready()?)?;
    Candidate::ask(&mut dialogue, &*game, movetime(50)).map(drop)
}

fn quit(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, _) = candidate.in_game()?;
    dialogue.send("quit")?;
    dialogue.expect_end()
}

fn quit_thinking(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, game) = candidate.in_game()?;
    dialogue.set_up(&*game)?;
    dialogue.send("go infinite")?;
    dialogue.send("quit")?;
    dialogue.expect_end()
}

fn end_of_input(candidate: &Candidate) -> Result<(), Message> {
    let (mut dialogue, _) = candidate.in_game()?;
    dialogue.close_stdin();
    dialogue.expect_end()
}
