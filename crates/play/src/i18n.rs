//! Words for messages, in the reader's language.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use jogada_core::{Arg, GameInfo, Language, Message, Outcome, ParseError, Side};

use crate::ending::{Ending, PlayError};
use crate::player::PlayerError;
use crate::record::{Problem, RecordError};
use crate::rules::RulesError;
use crate::spec::{OpenError, SpecError};

/// Tags of the languages we speak; the first is the one to fall back on.
pub fn languages() -> impl Iterator<Item = &'static str> {
    jogada_core::TEXTS.iter().map(|language| language.tag)
}

/// A voice: one language, and the vocabulary of at most one game.
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
        let message = self.bundle.get_message(id);
        let help = message.and_then(|message| message.get_attribute("help"));
        help.map_or_else(String::new, |help| {
            self.bundle.format_pattern(help.value(), None, &mut Vec::new()).into_owned()
        })
    }

    /// The sentence of a message.
    pub fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg));
        }
        self.format(message.id, Some(&args))
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> String {
        self.word(if side == Side::White { "side-w" } else { "side-b" })
    }

    /// Who won and why: "White wins: five in a row".
    pub fn ending(&self, ending: &Ending) -> String {
        let outcome = match ending.outcome {
            Outcome::Win(Side::White) => "outcome-w",
            Outcome::Win(Side::Black) => "outcome-b",
            Outcome::Draw => "outcome-draw",
        };
        format!("{}: {}", self.word(outcome), self.word(&format!("reason-{}", ending.reason)))
    }

    /// Why a move was not played.
    pub fn refusal(&self, error: &PlayError) -> String {
        match error {
            PlayError::Text(error) => self.say(&error.message),
            PlayError::Illegal(illegal) => self.say(&illegal.message),
            PlayError::Over(ending) => {
                let ending = self.ending(ending);
                self.say(&Message::new("play-over").with("ending", ending))
            }
        }
    }

    /// Why a text was refused, with the place under it.
    pub fn parse_error(&self, text: &str, error: &ParseError) -> String {
        format!("{}\n{}", self.say(&error.message), crate::draw::caret(text, &error.span))
    }

    /// Everything wrong with a spec, a line each.
    pub fn spec_error(&self, error: &SpecError) -> String {
        match error {
            SpecError::Game(message) => self.say(message),
            SpecError::Options(game, errors) => {
                let localizer = Localizer::of(self.language, game);
                let lines: Vec<_> =
                    errors.0.iter().map(|error| localizer.say(&error.message)).collect();
                lines.join("\n")
            }
        }
    }

    /// Everything wrong with the name of a player, a line each.
    pub fn player_error(&self, error: &PlayerError) -> String {
        match error {
            PlayerError::Name(message) => self.say(message),
            PlayerError::Parameters(errors) => {
                let lines: Vec<_> = errors.0.iter().map(|error| self.say(&error.message)).collect();
                lines.join("\n")
            }
        }
    }

    /// Why a table could not be set up; `position` is the text that was given for one.
    pub fn open_error(&self, position: &str, error: &OpenError) -> String {
        match error {
            OpenError::Spec(error) => self.spec_error(error),
            OpenError::Position(error) => self.parse_error(position, error),
        }
    }

    /// What is wrong with a record, after its line and column.
    pub fn record_error(&self, error: &RecordError) -> String {
        format!("{}:{}: {}", error.line, error.column, self.problem(&error.problem))
    }

    /// What is wrong with the rules of a game, after the line.
    pub fn rules_error(&self, error: &RulesError) -> String {
        format!("{}: {}", error.line, self.problem(&error.problem))
    }

    fn problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::Form(message) => self.say(message),
            Problem::Spec(error) => self.spec_error(error),
            Problem::Position(game, text, error) => {
                Localizer::of(self.language, game).parse_error(text, error)
            }
            Problem::Move(game, text, error) => {
                format!("{text}: {}", Localizer::of(self.language, game).refusal(error))
            }
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
