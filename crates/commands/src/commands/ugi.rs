//! `jogada ugi`.

use jogada_play::{CommandLineError, Localizer, Message, Spec, games, split_command};
use jogada_ugi::{CHECKS, Checked, Server, Timeouts};

use crate::failure::Failure;
use crate::{locale, memory, output};

/// Speaks the protocol until it is told to quit.
pub fn serve(language: &str, spec: Option<&str>) -> Result<(), Failure> {
    let spec = game(language, spec.unwrap_or(games()[0].info().id))?;
    let server = Server::new(spec, language);
    let server = match memory::free() {
        Some(megabytes) => server.with_max_hash(megabytes),
        None => server,
    };
    Ok(server.serve(std::io::stdin().lock(), std::io::stdout())?)
}

/// Checks how well a program speaks it.
pub fn check(language: &str, spec: Option<&str>, program: &str) -> Result<(), Failure> {
    let spec = spec.map(|spec| game(language, spec)).transpose()?;
    let localizer = locale::localizer(language).with(jogada_ugi::TEXTS);
    let words = split_command(program);
    let words = words.map_err(|error| {
        Failure::Input(match error {
            CommandLineError::Empty => localizer.word("ugi-check-empty"),
            open @ CommandLineError::Open(_) => localizer.say(&open),
        })
    })?;
    let (mut passed, mut failed, mut broken) = (0_usize, 0_usize, Ok(()));
    jogada_ugi::check(&words, spec, Timeouts::default(), &mut |checked| {
        *if checked.failure.is_some() { &mut failed } else { &mut passed } += 1;
        if broken.is_ok() {
            broken = output::print(&line(checked, &localizer));
        }
    });
    broken?;
    if failed == 0 {
        let all = Message::new("ugi-check-passed").with("passed", passed).with("all", CHECKS);
        return output::print(&(localizer.say(&all) + "\n"));
    }
    let verdict = Message::new("ugi-check-verdict").with("failed", failed).with("all", CHECKS);
    let skipped = CHECKS - passed - failed;
    Err(Failure::Verdict(localizer.say(&verdict.with("skipped", skipped))))
}

/// A line of the list, with the reason under a check that failed.
fn line(checked: &Checked, localizer: &Localizer) -> String {
    let what = localizer.word(&format!("check-{}", checked.id));
    let number = checked.number;
    match &checked.failure {
        None => format!("{number:2} {:6} {what}\n", localizer.word("ugi-check-ok")),
        Some(why) => {
            let (word, why) = (localizer.word("ugi-check-failed"), localizer.say(why));
            format!("{number:2} {word:6} {what}\n          {why}\n")
        }
    }
}

/// A game whose options fit each other.
fn game(language: &str, spec: &str) -> Result<Spec, Failure> {
    let localizer = locale::localizer(language);
    let spec = spec.parse::<Spec>().map_err(|error| Failure::Input(localizer.say(&error)))?;
    spec.open(None).map_err(|error| Failure::Input(localizer.open_error("", &error)))?;
    Ok(spec)
}
