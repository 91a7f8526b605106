//! Line mode, driven by text alone.

mod after;
mod bot_games;
mod commands;
mod exercises;
mod leaving;
mod person;
mod prompts;
mod whole_games;

use std::io::{BufRead, Cursor};
use std::path::Path;

use jogada_play::{Limits, Request, Seat, Session, open};
use jogada_tui::plain::{self, GameRequest, Host};
use jogada_tui::{Appearance, PlaySettings};

use self::person::Paper;

/// No colours, nobody who types, room for everybody.
const HOST: Host = Host {
    color: false,
    interactive: false,
    width: None,
    boards: false,
    check_memory: |_, _| Ok(()),
};

fn settings(language: &'static str, state_dir: Option<&Path>) -> PlaySettings {
    let limits = Limits { nodes: Some(300), ..Limits::default() };
    PlaySettings {
        language,
        appearance: Appearance { ascii: true, ..Appearance::default() },
        request: Request { limits, ..Request::default() },
        seed: 1,
        names: Vec::new(),
        clock: None,
        state_dir: state_dir.map(Path::to_owned),
    }
}

fn session(spec: &str, seats: [&str; 2]) -> Session {
    let game = open(spec, None).unwrap();
    let seats = seats.map(|name| Seat::parse(name, game.info()).unwrap());
    Session::new(game, seats)
}

fn input(lines: &[&str]) -> impl BufRead {
    Cursor::new(lines.iter().flat_map(|line| [*line, "\n"]).collect::<String>())
}

/// What is printed when these lines are typed.
fn typed(session: Session, settings: &PlaySettings, lines: &[&str]) -> String {
    let paper = Paper::default();
    plain::run(session, settings, &HOST, input(lines), paper.clone()).unwrap();
    paper.text()
}

/// What is printed when line mode has to ask what to play.
fn asked(settings: &PlaySettings, host: &Host, lines: &[&str]) -> String {
    let paper = Paper::default();
    plain::ask(&GameRequest::default(), settings, host, input(lines), paper.clone()).unwrap();
    paper.text()
}

/// What is printed after each line that was typed, before the next prompt.
fn answers(text: &str) -> Vec<&str> {
    let answer = |part: &'_ str| {
        part.find('\n').map_or(0..0, |first| first + 1..part.rfind('\n').map_or(0, |last| last + 1))
    };
    text.split("> ").skip(1).map(|part| &part[answer(part)]).collect()
}
