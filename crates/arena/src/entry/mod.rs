//! A contestant as it is entered: a player with a name, options, limits and a book of its own.

mod book_player;
mod error;
mod read;

pub use error::EntryError;

use std::fmt;
use std::time::Duration;

use jogada_play::{AnyMatch, Player, PlayerFault, PlayerSpec};
use jogada_ugi::{ConversationLog, EngineSetup, Timeouts};

use crate::clock::milliseconds;
use crate::contestant::Contestant;
use crate::opening::Book;
use crate::terms::Terms;
use book_player::BookPlayer;

/// A player and what it has to itself, as in `[name=old nodes=500 option.Hash=32] cmd:./old`.
#[derive(Clone)]
pub struct Entry {
    player: PlayerSpec,
    label: Option<String>,
    terms: Terms,
    setup: EngineSetup,
    book_file: Option<String>,
    book: Option<Book>,
}

impl Entry {
    /// A player under the conditions of the tournament.
    pub fn new(player: PlayerSpec) -> Entry {
        let (label, terms, setup) = (None, Terms::default(), EngineSetup::default());
        Entry { player, label, terms, setup, book_file: None, book: None }
    }

    /// The player itself.
    pub fn player(&self) -> &PlayerSpec {
        &self.player
    }

    /// The file of its own book, which the caller reads.
    pub fn book_file(&self) -> Option<&str> {
        self.book_file.as_deref()
    }

    /// Plays by this book as long as it can.
    pub fn with_book(self, book: Book) -> Entry {
        Entry { book: Some(book), ..self }
    }

    /// Plays by one of these books as long as it can: the one with the checksum that its name has. `None` if
    /// there is none. A name without a book is as it was.
    pub(crate) fn with_named_book(mut self, books: &[Book]) -> Option<Entry> {
        let Some(named) = self.book_file.take() else { return Some(self) };
        let (file, checksum) = named.rsplit_once('#')?;
        let checksum = u64::from_str_radix(checksum, 16).ok()?;
        let book = books.iter().find(|book| book.checksum() == checksum)?.clone();
        Some(Entry { book_file: Some(file.to_owned()), book: Some(book), ..self })
    }

    /// Waits no longer than this for its program.
    pub fn with_timeouts(mut self, timeouts: Timeouts) -> Entry {
        self.setup.timeouts = timeouts;
        self
    }

    /// Lets somebody hear every line between us and its program.
    pub fn with_log(mut self, log: ConversationLog) -> Entry {
        self.setup.log = Some(log);
        self
    }
}

impl Contestant for Entry {
    fn name(&self) -> String {
        self.to_string()
    }

    fn label(&self) -> Option<String> {
        self.label.clone()
    }

    fn open(&self, seed: u64) -> Box<dyn Player> {
        let player = jogada_ugi::open_player_with(&self.player, seed, &self.setup);
        match &self.book {
            Some(book) => Box::new(BookPlayer::new(player, book.clone(), seed)),
            None => player,
        }
    }

    fn check_start(&self) -> Result<(), PlayerFault> {
        jogada_ugi::check_start(&self.player)
    }

    fn check_game(&self, game: &dyn AnyMatch) -> Result<(), PlayerFault> {
        jogada_ugi::check_game(&self.player, game)
    }

    fn terms(&self) -> Terms {
        self.terms
    }

    fn command(&self) -> Option<&[String]> {
        self.player.command()
    }

    fn announced_name(&self) -> Option<String> {
        jogada_ugi::announced_name(&self.player)
    }

    fn book(&self) -> Option<&Book> {
        self.book.as_ref()
    }

    fn memory(&self) -> usize {
        self.player.memory()
    }

    fn is_limited(&self) -> bool {
        Contestant::is_limited(&self.player)
    }

    fn varies(&self) -> bool {
        self.book.is_some() || Contestant::varies(&self.player)
    }

    fn is_random(&self) -> bool {
        self.book.is_none() && Contestant::is_random(&self.player)
    }
}

/// Everything that decides how it plays: all but its name. A book is named with its checksum.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Terms { limits, clock, threads, margin } = self.terms;
        let time = |time: Duration| format!("{}ms", milliseconds(time));
        let book =
            || Some(format!("{}#{:016x}", self.book_file()?, self.book.as_ref()?.checksum()));
        let options = self.setup.options.iter();
        let settings = [
            ("time".to_owned(), limits.time.map(time)),
            ("nodes".to_owned(), limits.nodes.map(|nodes| nodes.to_string())),
            ("depth".to_owned(), limits.depth.map(|depth| depth.to_string())),
            ("clock".to_owned(), clock.map(|clock| clock.to_string())),
            ("margin".to_owned(), margin.map(time)),
            ("threads".to_owned(), threads.map(|threads| threads.to_string())),
            ("book".to_owned(), book()),
        ];
        let options = options.map(|(name, value)| (format!("option.{name}"), Some(value.clone())));
        let given = settings.into_iter().chain(options);
        let words: Vec<String> =
            given.filter_map(|(key, value)| Some(format!("{key}={}", value?))).collect();
        if !words.is_empty() {
            write!(f, "[{}] ", jogada_play::join_command(&words))?;
        }
        write!(f, "{}", self.player)
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entry({self})")
    }
}
