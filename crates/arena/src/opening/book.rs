//! Openings from a file: records, or a line each with a position or with moves from the start.

use std::collections::HashSet;
use std::sync::Arc;

use jogada_play::{
    AnyMatch, GameLine, Localizer, Message, OpenError, Record, RecordError, Rng, Spec,
    play_move_list, read_records, shorten,
};

/// Openings of a file. Pairs take them in order, and again from the first after the last.
#[derive(Clone, Debug)]
pub struct Book {
    lines: Arc<[GameLine]>,
    /// The file it was read from.
    text: Arc<str>,
    checksum: u64,
    arrangement: Arrangement,
}

/// How the openings of a file are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arrangement {
    /// Shuffled by this seed; in the order of the file without one.
    pub shuffled: Option<u64>,
    /// Moves of an opening that are played at most. Openings that become the same are taken once.
    pub plies: Option<usize>,
    /// Openings that are left out at the beginning; they come after the last.
    pub skip: usize,
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
        let (checksum, arrangement) = (bytes.iter().fold(0, mix), Arrangement::default());
        // Whatever is not text was refused.
        let text = String::from_utf8_lossy(bytes).into();
        Ok(Book { lines: lines.into(), text, checksum, arrangement })
    }

    /// The file it was read from.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The same openings in another order, or cut short.
    pub fn arranged(&self, arrangement: Arrangement) -> Book {
        let mut lines: Vec<GameLine> = self.lines.to_vec();
        if let Some(plies) = arrangement.plies {
            for line in &mut lines {
                line.moves.truncate(plies);
            }
            let mut known = HashSet::new();
            lines.retain(|line| known.insert((line.start.clone(), line.moves.clone())));
        }
        if let Some(seed) = arrangement.shuffled {
            let rng = &mut Rng::new(seed);
            (1..lines.len()).rev().for_each(|last| lines.swap(last, rng.below(last + 1)));
        }
        let skip = arrangement.skip % lines.len();
        lines.rotate_left(skip);
        Book { lines: lines.into(), arrangement, ..self.clone() }
    }

    /// How its openings are used.
    pub fn arrangement(&self) -> Arrangement {
        self.arrangement
    }

    /// The moves with which its lines go on after this one, each as often as there are such lines.
    pub(crate) fn continuations<'a>(&'a self, line: &'a GameLine) -> Vec<&'a str> {
        let next = |known: &'a GameLine| {
            let follows = known.start == line.start && known.moves.starts_with(&line.moves);
            follows.then(|| known.moves.get(line.moves.len()).map(String::as_str)).flatten()
        };
        self.lines.iter().filter_map(next).collect()
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
    fn openings_can_be_shuffled_cut_short_and_skipped() {
        let text = "a1 b2 c3\na1 b2 c2\nf6 e5\nb1 a2\n";
        let spec = "freedom:size=6".parse::<Spec>().unwrap();
        let book = read(text, "freedom:size=6").unwrap();
        let begun = |arrangement: Arrangement| {
            let book = book.arranged(arrangement);
            let lines = (0..book.count()).map(|number| book.begin(&spec, number).0.line().moves);
            lines.map(|moves| moves.join(" ")).collect::<Vec<_>>()
        };
        let short = Arrangement { plies: Some(2), ..Arrangement::default() };
        assert_eq!(begun(short), ["a1 b2", "f6 e5", "b1 a2"], "the same opening comes once");
        let skipped = Arrangement { skip: 1, ..short };
        assert_eq!(begun(skipped), ["f6 e5", "b1 a2", "a1 b2"]);
        let shuffled = |seed| begun(Arrangement { shuffled: Some(seed), ..Arrangement::default() });
        assert_eq!(shuffled(1), shuffled(1));
        let orders: HashSet<_> = (0..50).map(shuffled).collect();
        assert!(orders.len() > 10, "{orders:?}");
    }

    #[test]
    fn lines_go_on_from_where_a_game_is() {
        let book = read("a1 b2 c3\na1 b2 c2\na1 a2\n", "freedom:size=6").unwrap();
        let mut line = jogada_play::open("freedom:size=6", None).unwrap().line();
        assert_eq!(book.continuations(&line), ["a1", "a1", "a1"]);
        line.moves = vec!["a1".to_owned(), "b2".to_owned()];
        assert_eq!(book.continuations(&line), ["c3", "c2"]);
        line.moves.push("c3".to_owned());
        assert!(book.continuations(&line).is_empty());
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
