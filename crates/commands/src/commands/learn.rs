//! `jogada learn`.

use std::io::{self, IsTerminal};

use jogada_play::{GameInfo, Message, Request};
use jogada_tui::plain::{self, Host};
use jogada_tui::{Appearance, PlaySettings, Theme};

use super::games::named;
use crate::args::Look;
use crate::failure::Failure;
use crate::{locale, memory, output};

pub fn run(language: &'static str, game: &str, step: usize, look: &Look) -> Result<(), Failure> {
    let info = named(language, game)?;
    check(
        language,
        info,
        ["lessons-none", "lessons-number"],
        step,
        jogada_play::lessons(info).len(),
    )?;
    let (settings, host) = line_mode(language, look);
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    Ok(plain::learn(info, step, &settings, &host, input, output)?)
}

/// Whether there is such a number among so many. The ids are of what is said if there are none at all, and if there is no such
/// number.
pub fn check(
    language: &str,
    info: &GameInfo,
    ids: [&'static str; 2],
    number: usize,
    count: usize,
) -> Result<(), Failure> {
    let id = match count {
        0 => ids[0],
        _ if (1..=count).contains(&number) => return Ok(()),
        _ => ids[1],
    };
    let message = Message::new(id).with("game", info.name).with("id", info.id);
    let message = message.with("count", count).with("number", number);
    Err(Failure::Input(locale::localizer(language).say(&message)))
}

/// What line mode has to know.
pub fn line_mode(language: &'static str, look: &Look) -> (PlaySettings, Host) {
    let appearance =
        Appearance { ascii: output::is_ascii(look), flip: look.flip, theme: Theme::default() };
    let settings = PlaySettings {
        language,
        appearance,
        request: Request::default(),
        seed: 0,
        names: Vec::new(),
        clock: None,
        state_dir: None,
    };
    let host = Host {
        color: output::has_color(look.color),
        interactive: io::stdin().is_terminal(),
        width: output::width(),
        boards: false,
        check_memory: memory::room,
    };
    (settings, host)
}
