//! `jogada ugi`.

use jogada_play::ugi::{self, CHECKS, Checked, Patience, Server};
use jogada_play::{Message, Spec, Speech, games};

use crate::failure::Failure;
use crate::{locale, memory, output};

/// Speaks the protocol until it is told to quit.
pub fn serve(language: &str, spec: Option<&str>) -> Result<(), Failure> {
    let spec = game(language, spec.unwrap_or(games()[0].info().id))?;
    let server = Server::new(spec, language);
    let server = match memory::free() {
        Some(megabytes) => server.with_most_hash(megabytes),
        None => server,
    };
    Ok(server.serve(std::io::stdin().lock(), std::io::stdout())?)
}

/// Checks how well a program speaks it.
pub fn check(language: &str, spec: Option<&str>, program: &str) -> Result<(), Failure> {
    let spec = spec.map(|spec| game(language, spec)).transpose()?;
    let speech = locale::speech(language);
    let words = ugi::split_command(program);
    let words = words.map_err(|message| Failure::Input(speech.say(&message)))?;
    let (mut passed, mut failed, mut broken) = (0_usize, 0_usize, Ok(()));
    ugi::check(&words, spec, Patience::default(), &mut |checked| {
        *if checked.failure.is_some() { &mut failed } else { &mut passed } += 1;
        if broken.is_ok() {
            broken = output::print(&line(checked, &speech));
        }
    });
    broken?;
    if failed == 0 {
        let all = Message::new("ugi-check-passed").with("passed", passed).with("all", CHECKS);
        return output::print(&(speech.say(&all) + "\n"));
    }
    let verdict = Message::new("ugi-check-verdict").with("failed", failed).with("all", CHECKS);
    let skipped = CHECKS - passed - failed;
    Err(Failure::Verdict(speech.say(&verdict.with("skipped", skipped))))
}

/// A line of the list, with the reason under a check that failed.
fn line(checked: &Checked, speech: &Speech) -> String {
    let what = speech.word(&format!("check-{}", checked.id));
    let number = checked.number;
    match &checked.failure {
        None => format!("{number:2} {:6} {what}\n", speech.word("ugi-check-ok")),
        Some(why) => {
            let (word, why) = (speech.word("ugi-check-failed"), speech.say(why));
            format!("{number:2} {word:6} {what}\n          {why}\n")
        }
    }
}

/// A game whose options fit each other.
fn game(language: &str, spec: &str) -> Result<Spec, Failure> {
    let speech = locale::speech(language);
    let spec = Spec::parse(spec).map_err(|error| Failure::Input(speech.spec_error(&error)))?;
    spec.open(None).map_err(|error| Failure::Input(speech.open_error("", &error)))?;
    Ok(spec)
}
