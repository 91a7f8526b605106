//! The checks.

use std::time::Duration;

use jogada_play::{AnyMatch, Clock, Message, Outcome, Side, open, shorten, visible};

use super::runner::{Exam, movetime, offer, played, position, second_word};
use super::transcript::Talk;
use crate::answer::Answer;
use crate::command::Go;
use crate::option_offer::OptionKind;

/// A check: what is wrong with the program, if anything.
type Check = fn(&Exam) -> Result<(), Message>;

/// All of them, the one without which none of the others makes sense first.
pub(super) const LIST: &[(&str, Check)] = &[
    ("handshake", |exam| exam.greeted().map(drop)),
    ("identity", identity),
    ("options", options),
    ("silence", silence),
    ("ready", ready),
    ("game", |exam| exam.seated().map(drop)),
    ("movetime", |exam| answers(exam, movetime(100))),
    ("clocks", |exam| answers(exam, clocks())),
    ("nodes", |exam| answers(exam, Go { nodes: Some(100), ..Go::default() })),
    ("depth", |exam| answers(exam, Go { depth: Some(1), ..Go::default() })),
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

/// How long a program must hold its tongue.
const QUIET: Duration = Duration::from_millis(200);

/// Plies of the game in which a program must prove itself.
const PLIES: usize = 20;

fn clocks() -> Go {
    let (remaining, increment) = ([Duration::from_secs(3); 2], [Duration::ZERO; 2]);
    Go { clock: Some(Clock { remaining, increment }), ..Go::default() }
}

fn identity(exam: &Exam) -> Result<(), Message> {
    let (_, said) = exam.greeted()?;
    let answers: Vec<_> = said.iter().filter_map(|line| line.parse::<Answer>().ok()).collect();
    let missing = |line: &'static str| Err(Message::new("check-no-line").with("line", line));
    if !answers.iter().any(|answer| matches!(answer, Answer::Name(_))) {
        return missing("id name");
    }
    if !answers.iter().any(|answer| matches!(answer, Answer::Author(_))) {
        return missing("id author");
    }
    Ok(())
}

fn options(exam: &Exam) -> Result<(), Message> {
    let (_, said) = exam.greeted()?;
    let mut names = Vec::new();
    for line in said.iter().filter(|line| line.starts_with("option")) {
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

/// It must not speak before it is spoken to, nor after it has answered.
fn silence(exam: &Exam) -> Result<(), Message> {
    let mut talk = exam.started()?;
    talk.expect_silence(QUIET)?;
    talk.tell("ugi")?;
    talk.hear("ugiok", talk.timeouts.handshake)?;
    talk.expect_silence(QUIET)
}

fn ready(exam: &Exam) -> Result<(), Message> {
    let (mut talk, _) = exam.greeted()?;
    for _ in 0..2 {
        let said = talk.ready()?;
        let last = said.last().map_or("", String::as_str);
        if last != "readyok" {
            return Err(Message::new("check-not-plain").with("said", shorten(last)));
        }
    }
    Ok(())
}

fn answers(exam: &Exam, go: Go) -> Result<(), Message> {
    let (mut talk, game) = exam.seated()?;
    Exam::ask(&mut talk, &*game, go).map(drop)
}

/// Strict runners overlook a move that has anything after it.
fn two_words(exam: &Exam) -> Result<(), Message> {
    let (mut talk, game) = exam.seated()?;
    talk.tell(position(&game.line()))?;
    talk.tell("go depth 1")?;
    let said = talk.hear("bestmove", talk.timeouts.search)?;
    second_word(said.last().map_or("", String::as_str)).map(drop)
}

/// While it thinks it must hear `isready`, and `stop`, which brings its move at once.
fn stop(exam: &Exam) -> Result<(), Message> {
    let (mut talk, game) = exam.seated()?;
    talk.tell(position(&game.line()))?;
    talk.tell("go infinite")?;
    let mut said = talk.ready()?;
    talk.tell("stop")?;
    // It may have found out everything before.
    if !said.iter().any(|line| line.starts_with("bestmove")) {
        said = talk.hear("bestmove", talk.timeouts.grace)?;
    }
    said.retain(|line| line.starts_with("bestmove"));
    Exam::judge_move(&talk, &*game, &said).map(drop)
}

fn idle_stop(exam: &Exam) -> Result<(), Message> {
    let (mut talk, _) = exam.seated()?;
    talk.tell("stop")?;
    no_move(&talk.ready()?)
}

/// Nobody has asked for a move.
fn no_move(said: &[String]) -> Result<(), Message> {
    let found = said.iter().find(|line| line.starts_with("bestmove"));
    found.map_or(Ok(()), |line| Err(Message::new("check-unasked").with("said", shorten(line))))
}

/// A game need not begin with the usual position.
fn other_start(exam: &Exam) -> Result<(), Message> {
    let (mut talk, game) = exam.seated()?;
    let game = played(game, 4);
    let start = open(game.spec(), Some(&game.position())).expect("positions can be read again");
    Exam::ask(&mut talk, &*start, movetime(100)).map(drop)
}

fn whole_game(exam: &Exam) -> Result<(), Message> {
    let (mut talk, mut game) = exam.seated()?;
    for _ in 0..PLIES {
        if game.ending().is_some() {
            break;
        }
        let m = Exam::ask(&mut talk, &*game, movetime(50))?;
        game.play(&m).expect("it has been judged");
        game = played(game, 1);
    }
    Ok(())
}

fn queries(exam: &Exam) -> Result<(), Message> {
    let (mut talk, game) = exam.seated()?;
    ask_all(&mut talk, &*game)?;
    let game = played(game, 1);
    ask_all(&mut talk, &*game)?;
    ask_all(&mut talk, &*played(game, usize::MAX))
}

fn ask_all(talk: &mut Talk, game: &dyn AnyMatch) -> Result<(), Message> {
    let result = match game.ending().map(|ending| ending.outcome) {
        None => "none",
        Some(Outcome::Draw) => "draw",
        Some(Outcome::Win(Side::White)) => "p1win",
        Some(Outcome::Win(Side::Black)) => "p2win",
    };
    let is = |what: bool| if what { "true" } else { "false" };
    let over = is(game.ending().is_some());
    for (query, expected) in [("gameover", over), ("result", result)] {
        ask_one(talk, game, query, expected)?;
    }
    // In a finished game it is nobody's turn.
    match game.ending() {
        None => ask_one(talk, game, "p1turn", is(game.side() == Side::White)),
        Some(_) => Ok(()),
    }
}

fn ask_one(
    talk: &mut Talk,
    game: &dyn AnyMatch,
    query: &'static str,
    expected: &'static str,
) -> Result<(), Message> {
    talk.tell(position(&game.line()))?;
    talk.tell(format!("query {query}"))?;
    let said = talk.hear("response", talk.timeouts.ready)?;
    let word = second_word(said.last().map_or("", String::as_str))?;
    if word == expected {
        return Ok(());
    }
    let message = Message::new("check-wrong-response").with("query", query);
    Err(message.with("expected", expected).with("said", shorten(word)).with("at", game.position()))
}

/// What it does not understand must not bring it down.
fn garbage(exam: &Exam) -> Result<(), Message> {
    let (mut talk, _) = exam.seated()?;
    for line in
        [&b"xyzzy plugh"[..], b"", b"  \t ", b"\xff\xfe\x01\x1b[31m", b"setoption", b"bestmove"]
    {
        survives(&mut talk, line)?;
    }
    survives(&mut talk, &[b'x'; 5_000])
}

/// It still answers after a line; if not, the line is named.
fn survives(talk: &mut Talk, line: &[u8]) -> Result<(), Message> {
    let answered = talk.tell(line).and_then(|()| talk.ready());
    no_move(&answered.map_err(|why| blame(line, why))?)
}

/// The same reason with the line it came after.
fn blame(line: &[u8], why: Message) -> Message {
    let id = match why.id {
        "engine-ended" => "check-line-ended",
        "engine-killed" => "check-line-killed",
        "engine-closed" => "check-line-closed",
        "check-missing" => "check-line-silent",
        _ => return why,
    };
    let line = visible(&shorten(&String::from_utf8_lossy(line)));
    Message { id, ..why }.with("line", line)
}

fn new_game(exam: &Exam) -> Result<(), Message> {
    let (mut talk, game) = exam.seated()?;
    Exam::ask(&mut talk, &*game, movetime(50))?;
    talk.tell("uginewgame")?;
    no_move(&talk.ready()?)?;
    Exam::ask(&mut talk, &*game, movetime(50)).map(drop)
}

fn quit(exam: &Exam) -> Result<(), Message> {
    let (mut talk, _) = exam.seated()?;
    talk.tell("quit")?;
    talk.expect_end()
}

fn quit_thinking(exam: &Exam) -> Result<(), Message> {
    let (mut talk, game) = exam.seated()?;
    talk.tell(position(&game.line()))?;
    talk.tell("go infinite")?;
    talk.tell("quit")?;
    talk.expect_end()
}

fn end_of_input(exam: &Exam) -> Result<(), Message> {
    let (mut talk, _) = exam.seated()?;
    talk.hang_up();
    talk.expect_end()
}
