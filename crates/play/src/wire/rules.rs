//! The rules of a game, part by part.

use jogada_core::GameInfo;
use serde::Serialize;

use super::position::Position;
use crate::i18n::Localizer;
use crate::rules::{Part, Span, SpanStyle};

/// A part of the rules, by the name of the element that shows it, or a diagram.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum RulesPart {
    /// The title.
    Title {
        /// Its words.
        h1: Vec<RulesSpan>,
    },
    /// A heading.
    Heading {
        /// Its words.
        h2: Vec<RulesSpan>,
    },
    /// A paragraph.
    Paragraph {
        /// Its words.
        p: Vec<RulesSpan>,
    },
    /// A list.
    List {
        /// The words of each item.
        ul: Vec<Vec<RulesSpan>>,
    },
    /// A position with something to see in it.
    Diagram {
        /// What is to be seen.
        caption: String,
        /// Without its legal moves; cells the caption refers to are marked `highlighted`.
        position: Box<Position>,
    },
}

/// Words as they are, or below the name of the element that makes them stand out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum RulesSpan {
    /// As they are.
    Plain(String),
    /// Important.
    Strong {
        /// The words.
        strong: String,
    },
    /// Emphasised.
    Emphasis {
        /// The words.
        em: String,
    },
    /// A move or a position.
    Code {
        /// The words.
        code: String,
    },
}

/// The rules of a game, in reading order.
pub fn rules(info: &'static GameInfo, localizer: &Localizer) -> Vec<RulesPart> {
    let parts = crate::rules::rules(info, localizer.language());
    parts.iter().map(|part| RulesPart::of(part, localizer)).collect()
}

impl RulesPart {
    fn of(part: &Part, localizer: &Localizer) -> RulesPart {
        match part {
            Part::Heading(1, spans) => RulesPart::Title { h1: words(spans) },
            Part::Heading(_, spans) => RulesPart::Heading { h2: words(spans) },
            Part::Paragraph(spans) => RulesPart::Paragraph { p: words(spans) },
            Part::List(items) => {
                RulesPart::List { ul: items.iter().map(|item| words(item)).collect() }
            }
            Part::Diagram(diagram) => {
                let game = diagram.game();
                let position =
                    Position::still(game, &diagram.view(), game.ending().as_ref(), localizer);
                let caption = diagram.caption();
                RulesPart::Diagram { caption, position: Box::new(position) }
            }
        }
    }
}

fn words(spans: &[Span]) -> Vec<RulesSpan> {
    spans.iter().map(RulesSpan::from).collect()
}

impl From<&Span> for RulesSpan {
    fn from(Span { text, style }: &Span) -> RulesSpan {
        let text = text.clone();
        match style {
            SpanStyle::Plain => RulesSpan::Plain(text),
            SpanStyle::Strong => RulesSpan::Strong { strong: text },
            SpanStyle::Emphasis => RulesSpan::Emphasis { em: text },
            SpanStyle::Code => RulesSpan::Code { code: text },
        }
    }
}
