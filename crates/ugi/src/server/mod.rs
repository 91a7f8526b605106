//! The engine's side of the protocol: our own engine, or any [`Player`].

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

/// Bytes of a command: enough for a game of a hundred thousand moves.
const MAX_LINE: usize = 1 << 20;

/// Upper limit of `Hash`, in megabytes, unless [`Server::with_max_hash`] sets another.
const DEFAULT_MAX_HASH: u32 = 1_024;

/// Written instead of a missing result, move or list.
const NONE: &str = "none";

/// An engine, configured before [`Server::serve`].
pub struct Server {
    spec: Spec,
    language: String,
    max_hash: u32,
    custom: Option<CustomPlayer>,
}

/// Another player than our engine.
struct CustomPlayer {
    name: String,
    author: String,
    /// Takes a seed.
    open: Box<dyn Fn(u64) -> Box<dyn Player>>,
}

impl Server {
    /// Our engine, with this game at first and remarks in this language.
    pub fn new(spec: Spec, language: &str) -> Server {
        Server { spec, language: language.to_owned(), max_hash: DEFAULT_MAX_HASH, custom: None }
    }

    /// Serves another player instead of our engine, under this name. `open` gets a seed.
    pub fn with_player(
        mut self,
        name: &str,
        author: &str,
        open: impl Fn(u64) -> Box<dyn Player> + 'static,
    ) -> Server {
        let (name, author) = (name.to_owned(), author.to_owned());
        self.custom = Some(CustomPlayer { name, author, open: Box::new(open) });
        self
    }

    /// Limits the option `Hash`, in megabytes.
    pub fn with_max_hash(mut self, megabytes: u32) -> Server {
        self.max_hash = megabytes;
        self
    }

    /// Serves until `quit` or the end of input; finishes a running search then, unless it is infinite.
    ///
    /// # Errors
    /// If the input cannot be read.
    pub fn serve<W: Write + Send + 'static>(
        self,
        mut input: impl BufRead,
        output: W,
    ) -> io::Result<()> {
        let mut session = Session::new(self, output);
        loop {
            let next = match read_line(&mut input, MAX_LINE)? {
                Input::Line(line) => session.dispatch(&line),
                Input::TooLong => {
                    skip_line(&mut input)?;
                    session.refuse(&Message::new("ugi-long").with("most", MAX_LINE));
                    Next::Continue
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
