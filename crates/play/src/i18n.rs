//! Words for messages, in the reader's language.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use jogada_core::options::OptionErrors;
use jogada_core::{Arg, GameInfo, Language, Message, Outcome, ParseError, Side};

use crate::ending::{Ending, PlayError, PlayProblem};
use crate::lesson::LessonError;
use crate::move_list::BadMove;
use crate::player::{PlayerError, PlayerFault};
#[cfg(not(target_family = "wasm"))]
use crate::proof::{Problem as ProofProblem, ProofError};
use crate::puzzle::PuzzleError;
use crate::reason::Reason;
use crate::record::{Problem, RecordError};
use crate::rules::RulesError;
use crate::spec::{OpenError, SpecError};

/// Tags of the languages we speak; the first is the one to fall back on.
pub fn languages() -> impl Iterator<Item = &'static str> {
    jogada_core::TEXTS.iter().map(|language| language.tag)
}

/// One language, and the vocabulary of at most one game.
pub struct Localizer {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Localizer {
    /// The shared vocabulary in this language, or in English if we do not speak it.
    ///
    /// # Panics
    /// If a text file is damaged, which the tests exclude.
    pub fn new(language: &str) -> Localizer {
        let language = languages().find(|tag| *tag == language).unwrap_or("en");
        let tag = language.parse().expect("our language tags are valid");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks are for mixed text directions; in a terminal they are rubbish.
        bundle.set_use_isolating(false);
        Localizer { language, bundle }.with(jogada_core::TEXTS).with(crate::TEXTS)
    }

    /// The vocabulary of a game on top of the shared one.
    pub fn of(language: &str, game: &GameInfo) -> Localizer {
        Localizer::new(language).with(game.languages)
    }

    /// Adds texts; they win over earlier ones of the same id.
    ///
    /// # Panics
    /// If they are not valid Fluent.
    pub fn with(mut self, texts: &'static [Language]) -> Localizer {
        for text in texts.iter().filter(|text| text.tag == self.language) {
            let resource = FluentResource::try_new(text.messages.to_owned());
            let resource = resource.map_err(|(_, errors)| errors).expect("texts are valid Fluent");
            self.bundle.add_resource_overriding(resource);
        }
        self
    }

    /// Tag of the language.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// A word or sentence without arguments.
    pub fn word(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The help that belongs to a word.
    pub fn help(&self, id: &str) -> String {
        self.attribute(id, "help", &[]).unwrap_or_default()
    }

    /// A further sentence that a message has under this name, if it has one.
    pub(crate) fn attribute(&self, id: &str, name: &str, args: &[(&str, Arg)]) -> Option<String> {
        let attribute = self.bundle.get_message(id)?.get_attribute(name)?;
        let args: FluentArgs<'_> =
            args.iter().map(|(name, arg)| (*name, self.value(arg))).collect();
        let sentence = self.bundle.format_pattern(attribute.value(), Some(&args), &mut Vec::new());
        Some(sentence.into_owned())
    }

    /// The sentence, or several lines of them.
    pub fn say(&self, what: &(impl Localize + ?Sized)) -> String {
        what.localize(self)
    }

    /// The same language with the vocabulary of a game.
    fn with_game(&self, game: &GameInfo) -> Localizer {
        Localizer::of(self.language, game)
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> String {
        self.word(if side == Side::White { "side-w" } else { "side-b" })
    }

    /// Who won and why: "White wins: five in a row".
    pub fn result(&self, outcome: Outcome, reason: &Reason) -> String {
        let outcome = match outcome {
            Outcome::Win(Side::White) => "outcome-w",
            Outcome::Win(Side::Black) => "outcome-b",
            Outcome::Draw => "outcome-draw",
        };
        format!("{}: {}", self.word(outcome), self.say(reason))
    }

    /// Why a text was refused, with the place under it.
    pub fn parse_error(&self, text: &str, error: &ParseError) -> String {
        format!("{}\n{}", self.say(&error.message), crate::draw::caret(text, &error.span))
    }

    /// Why a match could not be opened; `position` is the text that was given for one.
    pub fn open_error(&self, position: &str, error: &OpenError) -> String {
        match error {
            OpenError::Spec(error) => self.say(error),
            OpenError::Position(game, error) => self.with_game(game).parse_error(position, error),
        }
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        // A missing text is a mistake the tests find; a reader still gets its id.
        pattern.map_or_else(
            || id.to_owned(),
            |pattern| self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned(),
        )
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::String(Cow::Owned(text.clone())),
            Arg::Quoted(text) => {
                let quoted =
                    format!("{}{text}{}", self.word("quote-open"), self.word("quote-close"));
                FluentValue::String(Cow::Owned(quoted))
            }
            Arg::Word(id) => FluentValue::String(Cow::Owned(self.word(id))),
            Arg::Side(side) => FluentValue::String(Cow::Owned(self.side(*side))),
            Arg::List(texts) => FluentValue::String(Cow::Owned(texts.join(", "))),
        }
    }
}

/// Something that is told to users in their language: a message, an error, the end of a game.
pub trait Localize {
    /// The sentence, or several lines of them.
    fn localize(&self, localizer: &Localizer) -> String;
}

/// The sentence in English on one line, for `Display`.
pub(crate) fn english(what: &impl Localize) -> String {
    static ENGLISH: LazyLock<Localizer> = LazyLock::new(|| Localizer::new("en"));
    what.localize(&ENGLISH).replace('\n', "; ")
}

/// Why a text is not what a game expects, in English, with the place in it.
pub(crate) fn english_of(game: &GameInfo, error: &ParseError) -> String {
    let sentence = Localizer::of("en", game).say(&error.message);
    format!("{sentence} (bytes {} to {})", error.span.start, error.span.end)
}

/// Errors whose `Display` is their English sentence.
macro_rules! localized_errors {
    ($($error:ty),+) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", english(self))
            }
        }

        impl std::error::Error for $error {}
    )+};
}

localized_errors!(
    SpecError,
    PlayerError,
    RecordError,
    RulesError,
    PlayerFault,
    BadMove,
    PuzzleError,
    LessonError
);

#[cfg(not(target_family = "wasm"))]
localized_errors!(ProofError);

impl Localize for Message {
    fn localize(&self, localizer: &Localizer) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &self.args {
            args.set(*name, localizer.value(arg));
        }
        localizer.format(self.id, Some(&args))
    }
}

impl Localize for Ending {
    fn localize(&self, localizer: &Localizer) -> String {
        localizer.result(self.outcome, &self.reason)
    }
}

/// Why a move was not played; wants the vocabulary of the game.
impl Localize for PlayError {
    fn localize(&self, localizer: &Localizer) -> String {
        match &self.problem {
            PlayProblem::Text(error) => localizer.say(&error.message),
            PlayProblem::Illegal(illegal) => localizer.say(&illegal.message),
            PlayProblem::Over(ending) => {
                let ending = localizer.say(ending);
                localizer.say(&Message::new("play-over").with("ending", ending))
            }
        }
    }
}

/// All that is wrong, a line each; wants the vocabulary of the options.
impl Localize for OptionErrors {
    fn localize(&self, localizer: &Localizer) -> String {
        let lines: Vec<_> = self.0.iter().map(|error| localizer.say(&error.message)).collect();
        lines.join("\n")
    }
}

impl Localize for SpecError {
    fn localize(&self, localizer: &Localizer) -> String {
        match self {
            SpecError::Game(message) => localizer.say(message),
            SpecError::Options(game, errors) => localizer.with_game(game).say(errors),
        }
    }
}

impl Localize for PlayerError {
    fn localize(&self, localizer: &Localizer) -> String {
        match self {
            PlayerError::Name(message) => localizer.say(message),
            PlayerError::Parameters(errors) => localizer.say(errors),
        }
    }
}

impl Localize for PlayerFault {
    fn localize(&self, localizer: &Localizer) -> String {
        localizer.say(&self.message)
    }
}

/// After line and column.
impl Localize for RecordError {
    fn localize(&self, localizer: &Localizer) -> String {
        format!("{}:{}: {}", self.line, self.column, localizer.say(&self.problem))
    }
}

/// After the moves that lead there.
#[cfg(not(target_family = "wasm"))]
impl Localize for ProofError {
    fn localize(&self, localizer: &Localizer) -> String {
        let problem = match &self.problem {
            ProofProblem::Head(message) => localizer.say(message),
            ProofProblem::Spec(error) => localizer.say(error),
            ProofProblem::Position(game, error) => localizer.with_game(game).say(&error.message),
            other => localizer.say(&other.message()),
        };
        if self.line.is_empty() {
            return problem;
        }
        let line = Message::new("proof-after").with("moves", self.line.join(" "));
        localizer.say(&line.with("problem", problem))
    }
}

/// After the line.
impl Localize for RulesError {
    fn localize(&self, localizer: &Localizer) -> String {
        format!("{}: {}", self.line, localizer.say(&self.problem))
    }
}

/// After the line.
impl Localize for PuzzleError {
    fn localize(&self, localizer: &Localizer) -> String {
        format!("{}: {}", self.line, localizer.say(&self.message))
    }
}

/// After the line.
impl Localize for LessonError {
    fn localize(&self, localizer: &Localizer) -> String {
        format!("{}: {}", self.line, localizer.say(&self.problem))
    }
}

impl Localize for Problem {
    fn localize(&self, localizer: &Localizer) -> String {
        match self {
            Problem::Form(message) => localizer.say(message),
            Problem::Spec(error) => localizer.say(error),
            Problem::Position(game, text, error) => {
                localizer.with_game(game).parse_error(text, error)
            }
            Problem::Move(text, error) => {
                format!("{text}: {}", localizer.with_game(error.game).say(error))
            }
        }
    }
}

/// The number of the move, what was typed and why it was refused.
impl Localize for BadMove {
    fn localize(&self, localizer: &Localizer) -> String {
        let why = localizer.with_game(self.error.game).say(&self.error);
        format!("{}. {}: {why}", self.number, self.text)
    }
}
