//! An engine that speaks the protocol: our own, or any [`Player`].

mod board;
mod clock;
mod output;
mod session;
mod settings;
mod thinking;

use std::io::{self, BufRead, Write};

use jogada_play::{Message, Player, Spec};

use super::lines::{Input, read_line, skip_line};
use session::{Next, Session};

/// Longest line that is listened to, in bytes: a game of a hundred thousand moves.
const LONGEST: usize = 1 << 20;

/// Megabytes that may be asked for where nobody knows what is free.
const USUAL_HASH: u32 = 1_024;

/// The word for no result, no move and nothing to say.
const NOTHING: &str = "none";

/// An engine before it begins to listen.
pub struct Server {
    spec: Spec,
    language: String,
    most_hash: u32,
    guest: Option<Guest>,
}

/// A player that is not ours.
struct Guest {
    name: String,
    author: String,
    /// Sits it down with a seed.
    sit: Box<dyn Fn(u64) -> Box<dyn Player>>,
}

impl Server {
    /// Our engine, which begins with this game and makes its remarks in this language.
    pub fn new(spec: Spec, language: &str) -> Server {
        Server { spec, language: language.to_owned(), most_hash: USUAL_HASH, guest: None }
    }

    /// Lets somebody else play, under this name. `sit` opens the player with a seed.
    pub fn with_player(
        mut self,
        name: &str,
        author: &str,
        sit: impl Fn(u64) -> Box<dyn Player> + 'static,
    ) -> Server {
        let (name, author) = (name.to_owned(), author.to_owned());
        self.guest = Some(Guest { name, author, sit: Box::new(sit) });
        self
    }

    /// No more memory than so many megabytes can be asked for.
    pub fn with_most_hash(mut self, megabytes: u32) -> Server {
        self.most_hash = megabytes;
        self
    }

    /// Listens until `quit` or the end of the input. What was begun by then is finished, unless it
    /// would go on for ever.
    pub fn serve<W: Write + Send + 'static>(
        self,
        mut input: impl BufRead,
        output: W,
    ) -> io::Result<()> {
        let mut session = Session::new(self, output);
        loop {
            let next = match read_line(&mut input, LONGEST)? {
                Input::Line(line) => session.obey(&line),
                Input::TooLong => {
                    skip_line(&mut input)?;
                    session.refuse(&Message::new("ugi-long").with("most", LONGEST));
                    Next::Listen
                }
                Input::End => break,
            };
            if next == Next::Quit {
                session.stop();
                break;
            }
        }
        session.finish();
        Ok(())
    }
}
