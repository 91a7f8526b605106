//! Texts of the page as data for its script: arguments as `{name}`, plurals as one text per form.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use serde::Serialize;

/// A text, or the texts of an argument's plural forms: `{"count": {"one": "…", "other": "…"}}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Template {
    /// Without plurals.
    Plain(String),
    /// By the argument, then by its form.
    Plural(BTreeMap<String, BTreeMap<String, String>>),
}

/// The templates of all messages of a Fluent file, by id.
///
/// # Panics
/// If the file is not valid Fluent, or uses more of it than variables and one plural per message.
pub fn templates(fluent: &str) -> BTreeMap<String, Template> {
    let resource = fluent_syntax::parser::parse(fluent).expect("texts are valid Fluent");
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), template(&message.value?))),
        _ => None,
    });
    messages.collect()
}

fn template(pattern: &Pattern<&str>) -> Template {
    let Some((argument, variants)) = pattern.elements.iter().find_map(plural) else {
        return Template::Plain(flat(pattern, None));
    };
    let form = |variant: &Variant<&str>| {
        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
            variant.key;
        (key.to_owned(), flat(pattern, Some(&variant.value)))
    };
    Template::Plural([(argument.to_owned(), variants.iter().map(form).collect())].into())
}

/// The argument and the forms, if this part of a text is a plural.
fn plural<'p>(part: &'p PatternElement<&str>) -> Option<(&'p str, &'p [Variant<&'p str>])> {
    match part {
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            Some((variable(selector), variants))
        }
        _ => None,
    }
}

/// The whole text with one form in the place of its plural.
fn flat(pattern: &Pattern<&str>, form: Option<&Pattern<&str>>) -> String {
    let part = |part: &PatternElement<&str>| match part {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => {
            format!("{{{}}}", variable(inline))
        }
        PatternElement::Placeable { expression: Expression::Select { .. } } => {
            flat(form.expect("a plural holds no other"), None)
        }
    };
    pattern.elements.iter().map(part).collect()
}

fn variable<'p>(expression: &'p InlineExpression<&str>) -> &'p str {
    match expression {
        InlineExpression::VariableReference { id } => id.name,
        other => panic!("the page knows variables only, not {other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plural_becomes_a_whole_text_for_each_form() {
        let fluent = "plain = { $game } now\nmoves = In { $count ->\n    [one] { $count } move\n   *[other] { $count } moves\n } of { $game }\n";
        let told = serde_json::to_value(templates(fluent)).unwrap();
        let forms = serde_json::json!({
            "one": "In {count} move of {game}", "other": "In {count} moves of {game}",
        });
        assert_eq!(told, serde_json::json!({ "plain": "{game} now", "moves": { "count": forms } }));
    }
}
