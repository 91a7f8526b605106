//! `jogada arena report`.

use jogada_arena::{Heading, Results};
use jogada_play::Message;

use super::summary::Account;
use super::{files, prepare};
use crate::args::Report;
use crate::failure::Failure;
use crate::{locale, output};

pub fn run(language: &str, asked: &Report) -> Result<(), Failure> {
    let general = locale::localizer(language).with(jogada_arena::TEXTS);
    let journal = files::read_checked(&asked.file, &general)?;
    let (_, localizer) = prepare::spec(language, &journal.configuration.spec)?;
    if journal.torn {
        let file = asked.file.display().to_string();
        output::note(&localizer.say(&Message::new("arena-torn").with("file", file)));
    }
    let heading = Heading::of(&journal.configuration);
    let anchor = prepare::anchor(&heading, asked.anchor.as_deref(), &localizer)?;
    let mut results = Results::default();
    for pair in journal.counted() {
        results.add(pair);
    }
    let account = Account { heading: &heading, results: &results, anchor, localizer: &localizer };
    output::print(&if asked.json { account.json() } else { account.text() })?;
    files::write(&asked.outputs, &asked.file, anchor, &localizer)
}
