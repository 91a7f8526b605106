//! Line mode: for pipes, scripts, screen readers and terminals that cannot do more. It prints the
//! board and a prompt, and reads moves and commands, one a line.

mod acts;
mod asking;
mod bots;
mod command;
mod files;
mod keeper;
mod matches;
mod obey;
mod offering;
mod sitting;
mod talk;
mod thoughts;
mod vocabulary;

use std::io::{self, BufRead, Write};

use jogada_play::{Drawing, GameInfo, Localizer, PlayerSpec, Seat, Session};

use crate::{Settings, TEXTS};
use keeper::Keeper;
use sitting::Sitting;
use talk::Talk;
use vocabulary::Vocabulary;

/// What only the program around line mode knows.
#[derive(Clone, Copy)]
pub struct Host {
    /// Boards have the colours of an ANSI terminal.
    pub color: bool,
    /// A person types; otherwise what is read is printed too, so that the output can be followed.
    pub interactive: bool,
    /// Whether there is room for what a player remembers; if not, a sentence says so.
    pub admit: fn(&PlayerSpec, &Localizer) -> Result<(), String>,
}

/// What is known already about a game that is still to be asked for.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// Names for both seats, White's first.
    pub seats: [Option<String>; 2],
    /// Lots are drawn for the colours.
    pub lot: bool,
}

/// Plays this game, and others after it if that is wished for. Ends at the end of input.
pub fn run(
    session: Session,
    settings: &Settings,
    host: &Host,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut desk = Desk::new(settings, host, Talk::new(&mut input, &mut output, host));
    if host.interactive {
        desk.mention_unfinished()?;
    }
    desk.play(session, Keeper::new(settings.folder.clone()))
}

/// Offers unfinished games, or asks what to play, and plays it.
pub fn ask(
    wishes: &Wishes,
    settings: &Settings,
    host: &Host,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut desk = Desk::new(settings, host, Talk::new(&mut input, &mut output, host));
    match desk.offer_unfinished()? {
        offering::Offered::Leave => Ok(()),
        offering::Offered::Taken(place, session) => desk.play(*session, Keeper::holding(place)),
        offering::Offered::Nothing => match desk.ask_for_game(wishes)? {
            Some(session) => desk.play(session, Keeper::new(settings.folder.clone())),
            None => Ok(()),
        },
    }
}

/// Lets two bots play this game so many times, each with the next seed, and sums up.
///
/// # Panics
/// If a person sits at the table.
pub fn play_games(
    session: &Session,
    games: u32,
    settings: &Settings,
    host: &Host,
    mut output: impl Write,
) -> io::Result<()> {
    let mut nothing = io::empty();
    let talk = Talk::new(&mut nothing, &mut output, host);
    Desk::new(settings, host, talk).play_games(session, games)
}

/// What every part of line mode needs.
struct Desk<'a> {
    settings: &'a Settings,
    host: &'a Host,
    talk: Talk<'a>,
    vocabulary: Vocabulary,
}

impl<'a> Desk<'a> {
    fn new(settings: &'a Settings, host: &'a Host, talk: Talk<'a>) -> Desk<'a> {
        Desk { settings, host, talk, vocabulary: Vocabulary::new(settings.language) }
    }

    /// Plays with people, or shows a game between bots.
    fn play(&mut self, session: Session, keeper: Keeper) -> io::Result<()> {
        if session.seats().iter().any(Seat::is_human) {
            Sitting::new(self, session, keeper).play()
        } else {
            self.show_game(session)
        }
    }

    /// The voice for what is about no game.
    fn localizer(&self) -> Localizer {
        Localizer::new(self.settings.language).with(TEXTS)
    }

    /// The voice for a game.
    fn speech_of(&self, game: &GameInfo) -> Localizer {
        Localizer::of(self.settings.language, game).with(TEXTS)
    }

    fn drawing(&self) -> Drawing {
        let look = self.settings.look;
        Drawing { ascii: look.ascii, color: self.host.color, flip: look.flip }
    }

    /// Whether there is room for everybody at the table.
    fn admit(&self, seats: &[Seat; 2], localizer: &Localizer) -> Result<(), String> {
        seats.iter().filter_map(Seat::bot).try_for_each(|spec| (self.host.admit)(spec, localizer))
    }

    /// A question with a yes or a no for an answer; `None` at the end of input.
    fn confirm(&mut self, question: &str) -> io::Result<Option<bool>> {
        let localizer = self.localizer();
        loop {
            let Some(answer) = self.talk.ask(question)? else { return Ok(None) };
            for (id, meant) in [("plain-yes", true), ("plain-no", false)] {
                if self.vocabulary.means(id, &answer) {
                    return Ok(Some(meant));
                }
            }
            self.talk.line(&localizer.word("plain-yes-or-no"))?;
        }
    }
}
