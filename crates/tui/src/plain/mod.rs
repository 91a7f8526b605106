//! Line mode: for pipes, scripts, screen readers and terminals that cannot do more. It prints the
//! board and a prompt, and reads moves and commands, one a line.

mod after;
mod bot_games;
mod clocks;
mod command_names;
mod commands;
mod console;
mod dispatch;
mod engine;
mod exercise;
mod files;
mod lessons;
mod prompts;
mod puzzles;
mod resume;
mod session;

pub use self::lessons::learn;
pub use self::puzzles::solve_puzzles;

use std::io::{self, BufRead, Write};

use jogada_play::{Localizer, PlayerSpec, Session};

use self::console::{Console, LineIo};
use self::resume::ResumeAnswer;
use crate::PlaySettings;
use crate::autosave::Autosave;

/// Facts about the process that line mode runs in.
#[derive(Clone, Copy)]
pub struct Host {
    /// Use ANSI colours.
    pub color: bool,
    /// Input comes from a keyboard; otherwise it is echoed, so that the output can be followed.
    pub interactive: bool,
    /// Columns of the terminal, at which sentences are wrapped; `None` wraps nothing.
    pub width: Option<usize>,
    /// Print every position of a game between bots, and not only its record.
    pub boards: bool,
    /// Whether there is enough memory for a player's tables; if not, a sentence says so.
    pub check_memory: fn(&PlayerSpec, &Localizer) -> Result<(), String>,
}

/// What the command line says about a game that is still to be chosen.
#[derive(Clone, Debug, Default)]
pub struct GameRequest {
    /// Player names, White's first; `None` is prompted for.
    pub seats: [Option<String>; 2],
    /// Colours are assigned at random.
    pub random_colours: bool,
}

/// Plays this game and any that follow it, until the user quits or the input ends.
pub fn run(
    session: Session,
    settings: &PlaySettings,
    host: &Host,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut console = Console::new(settings, host, LineIo::new(&mut input, &mut output, host));
    if host.interactive {
        console.mention_unfinished()?;
    }
    console.play(session, Autosave::new(settings.state_dir.clone()))
}

/// Offers unfinished games, otherwise prompts for a game, and plays it.
pub fn ask(
    request: &GameRequest,
    settings: &PlaySettings,
    host: &Host,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut console = Console::new(settings, host, LineIo::new(&mut input, &mut output, host));
    match console.offer_resume()? {
        ResumeAnswer::Quit => Ok(()),
        ResumeAnswer::Resume(place, session) => {
            console.play(*session, Autosave::resumed(place, settings.state_dir.clone()))
        }
        ResumeAnswer::Decline => match console.ask_for_game(request)? {
            Some(session) => console.play(session, Autosave::new(settings.state_dir.clone())),
            None => Ok(()),
        },
    }
}
