//! Openings from a file: records, or a line each with a position or with moves from the start.

use std::sync::Arc;

use jogada_play::{
    AnyMatch, GameLine, Localizer, Message, OpenError, Record, RecordError, Rng, Spec,
    play_move_list, read_records, shorten,
};

/// Openings of a file. Pairs take them in order, and again from the first after the last.
#[derive(Clone, Debug)]
pub struct Book {
    lines: Arc<[GameLine]>,
    checksum: u64,
}

/// What is wrong with a file of openings. `Display` is for programmers; [`say`](BookError::say) is what
/// users read.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// A record cannot be parsed.
    #[error("line {}, column {}: damaged record", .0.line, .0.column)]
    Record(RecordError),
    /// A record is whole, but no opening; its number, from 1.
    #[error("record {0} is no opening: {1}")]
    Unfit(usize, #[source] OpeningError),
    /// A line is no opening; its number, from 1.
    #[error("line {0} is no opening: {1}")]
    Line(usize, #[source] OpeningError),
    /// There is no opening in it.
    #[error("no opening in the file")]
    Empty,
}

/// Why an opening cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpeningError {
    /// It is no position of the game: its text and the error.
    #[error("“{}” is no position of the game", shorten(.0))]
    Position(String, OpenError),
    /// A move cannot be played.
    #[error("move {}, “{}”, cannot be played", .0.number, shorten(&.0.text))]
    Move(jogada_play::BadMove),
    /// It is of another game.
    #[error("it is of another game, {0}")]
    OtherGame(String),
    /// It leaves no move to play.
    #[error("the game is over after it")]
    Over,
    /// The line is not text.
    #[error("it is not valid UTF-8")]
    NotText,
}

impl Book {
    /// Reads a file of openings of this game.
    pub fn parse(bytes: &[u8], spec: &Spec) -> Result<Book, BookError> {
        let is_record = bytes.trim_ascii_start().first() == Some(&b'[');
        let lines = if is_record { from_records(bytes, spec)? } else { from_lines(bytes, spec)? };
        if lines.is_empty() {
            return Err(BookError::Empty);
        }
        let mix = |key: u64, byte: &u8| Rng::new(key ^ u64::from(*byte)).bits();
        Ok(Book { lines: lines.into(), checksum: bytes.iter().fold(0, mix) })
    }

    /// How many openings there are.
    pub fn count(&self) -> usize {
        self.lines.len()
    }

    /// A number that another file most likely has not.
    pub fn checksum(&self) -> u64 {
        self.checksum
    }

    /// A game after the opening of this number, and the number of its moves; after the last
    /// opening the first comes again.
    pub(crate) fn begin(&self, spec: &Spec, number: usize) -> (Box<dyn AnyMatch>, usize) {
        let line = &self.lines[number % self.lines.len()];
        let mut game = spec.open(line.start.as_deref()).expect("the book has been read");
        for m in &line.moves {
            game.play(m).expect("the book has been read");
        }
        (game, line.moves.len())
    }
}

fn from_records(bytes: &[u8], spec: &Spec) -> Result<Vec<GameLine>, BookError> {
    let records = read_records(bytes).map_err(BookError::Record)?;
    let line = |(place, record): (usize, &Record)| {
        let game = record.game();
        match () {
            () if record.spec != spec.to_string() => {
                Err(BookError::Unfit(place + 1, OpeningError::OtherGame(record.spec.clone())))
            }
            () if game.ending().is_some() => Err(BookError::Unfit(place + 1, OpeningError::Over)),
            () => Ok(game.line()),
        }
    };
    records.iter().enumerate().map(line).collect()
}

/// Empty lines and lines that begin with `#` are passed over.
fn from_lines(bytes: &[u8], spec: &Spec) -> Result<Vec<GameLine>, BookError> {
    let mut lines = Vec::new();
    for (place, bytes) in bytes.split(|byte| *byte == b'\n').enumerate() {
        let refuse = |why| BookError::Line(place + 1, why);
        let text = std::str::from_utf8(bytes).map_err(|_| refuse(OpeningError::NotText))?;
        let text = text.trim_start_matches('\u{feff}').trim();
        if !text.is_empty() && !text.starts_with('#') {
            lines.push(one(text, spec).map_err(refuse)?);
        }
    }
    Ok(lines)
}

/// One opening. The second field of every position text is the side to move.
fn one(text: &str, spec: &Spec) -> Result<GameLine, OpeningError> {
    let is_position = matches!(text.split(' ').nth(1), Some("w" | "b"));
    let (position, moves) = if is_position { (Some(text), "") } else { (None, text) };
    let opened = spec.open(position);
    let mut game = opened.map_err(|error| OpeningError::Position(text.to_owned(), error))?;
    play_move_list(&mut *game, moves).map_err(OpeningError::Move)?;
    if game.ending().is_some() { Err(OpeningError::Over) } else { Ok(game.line()) }
}

impl BookError {
    /// What is wrong, after the name of the file: its line first.
    pub fn say(&self, name: &str, localizer: &Localizer) -> String {
        match self {
            BookError::Record(error) => format!("{name}:{}", localizer.say(error)),
            BookError::Empty => format!("{name}: {}", localizer.word("book-empty")),
            BookError::Line(number, why) => format!("{name}:{number}: {}", why.say(localizer)),
            BookError::Unfit(number, why) => {
                let message = Message::new("book-record").with("number", *number);
                format!("{name}: {}", localizer.say(&message.with("why", why.say(localizer))))
            }
        }
    }
}

impl OpeningError {
    fn say(&self, localizer: &Localizer) -> String {
        match self {
            OpeningError::Position(text, error) => localizer.open_error(text, error),
            OpeningError::Move(bad) => localizer.say(
                &Message::new("book-move")
                    .with("number", bad.number)
                    .with("text", shorten(&bad.text))
                    .with("why", localizer.say(&bad.error)),
            ),
            OpeningError::OtherGame(spec) => {
                localizer.say(&Message::new("book-other-game").with("found", spec.clone()))
            }
            OpeningError::Over => localizer.word("book-over"),
            OpeningError::NotText => localizer.word("record-utf8"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, spec: &str) -> Result<Book, String> {
        let spec = spec.parse::<Spec>().unwrap();
        let localizer = Localizer::of("en", spec.info()).with(crate::TEXTS);
        Book::parse(text.as_bytes(), &spec).map_err(|error| error.say("book.txt", &localizer))
    }

    #[test]
    fn positions_and_moves_and_records_are_openings() {
        let position = jogada_play::open("freedom:size=6", None).unwrap().position();
        let lines = format!("# even\n\nc3 c4\n{position}\n1. d4 2. e5\r\n");
        let spec = "freedom:size=6".parse::<Spec>().unwrap();
        let book = read(&lines, "freedom:size=6").unwrap();
        assert_eq!(book.count(), 3);
        let moves = |number| book.begin(&spec, number).0.line().moves;
        assert_eq!(moves(0), ["c3", "c4"]);
        assert!(moves(1).is_empty());
        assert_eq!(moves(5), ["d4", "e5"], "after the last opening the first comes again");
        let records =
            "[Game \"freedom:size=6\"]\n\n1. c3 c4 *\n\n[Game \"freedom:size=6\"]\n\n1. a1 *\n";
        assert_eq!(read(records, "freedom:size=6").unwrap().count(), 2);
        assert_ne!(read(records, "freedom:size=6").unwrap().checksum(), book.checksum());
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let seventeenth = "c3 c4\n".repeat(16) + "c3 c3\n";
        let said = read(&seventeenth, "freedom:size=6").unwrap_err();
        assert_eq!(said, "book.txt:17: move 2, “c3”: c3 is occupied");
        let said = read("# nothing\n", "nava").unwrap_err();
        assert!(said.starts_with("book.txt: there is no opening"), "{said}");
        let said = read("[Game \"nava\"]\n\n*\n", "pente").unwrap_err();
        assert!(said.starts_with("book.txt: record 1: ") && said.contains("nava"), "{said}");
        let said = read("[Game \"nava\"]\n\n1. z9 *\n", "nava").unwrap_err();
        assert!(said.starts_with("book.txt:3:4: z9"), "{said}");
        let said = read("/// w 0\n", "nava").unwrap_err();
        assert!(said.starts_with("book.txt:1: "), "{said}");
    }

    #[test]
    fn errors_are_errors_in_one_line_of_english() {
        let spec = "freedom:size=6".parse::<Spec>().unwrap();
        let error = |text: &str| Book::parse(text.as_bytes(), &spec).unwrap_err();
        let boxed: Box<dyn std::error::Error> = error("c3 c3\n").into();
        assert_eq!(boxed.to_string(), "line 1 is no opening: move 2, “c3”, cannot be played");
        assert_eq!(boxed.source().unwrap().to_string(), "move 2, “c3”, cannot be played");
        assert_eq!(error("").to_string(), "no opening in the file");
    }
}
