use super::*;

crate::weights! {
    struct Worth {
        stone: i32,
        line: [i32; 2],
        turn: Turn,
    }
}

crate::weights! {
    struct Turn {
        tempo: i32,
    }
}

const TEXT: &str = "# What counts.\nstone 10\n\nline.0 -2\nline.1 3\n# The turn.\nturn.tempo 7\n";

#[test]
fn names_follow_from_the_fields() {
    let worth: Worth = Weights::parse(TEXT).unwrap().build();
    assert_eq!((worth.stone, worth.line, worth.turn.tempo), (10, [-2, 3], 7));
}

#[test]
#[should_panic = "the weight turn.tempo"]
fn a_text_that_lacks_a_weight_builds_nothing() {
    Weights::parse("stone 1\nline.0 1\nline.1 1\nturn 1").unwrap().build::<Worth>();
}

#[test]
fn other_values_keep_the_comments_and_the_order_of_the_text() {
    let weights = Weights::parse(TEXT).unwrap();
    let others = weights.parse_others("turn.tempo 0\nline.1 0\n line.0   0 \nstone -1").unwrap();
    assert_eq!(others.values().collect::<Vec<_>>(), [-1, 0, 0, 0]);
    let written = others.written_into(TEXT);
    assert!(written.starts_with("# What counts.\nstone -1\n\nline.0 0\n"), "{written}");
    assert_eq!(weights.parse_others(&written), Ok(others));
    assert_eq!(weights.written_into(TEXT), TEXT);
}

#[test]
fn everything_that_is_wrong_is_named_with_its_line() {
    let ids = |messages: Vec<Message>| messages.iter().map(|m| m.id).collect::<Vec<_>>();
    let wrong = Weights::parse("stone\nstone 1\nstone 2\nline 1.5\nfar 100001").unwrap_err();
    let number = "weights-number";
    assert_eq!(ids(wrong.clone()), [number, "weights-twice", number, number]);
    assert_eq!(wrong[1], errors::twice(3, "stone"));
    let text = TEXT.replace("stone", "stoen").replace("line.0", "xyz");
    let wrong = Weights::parse(TEXT).unwrap().parse_others(&text).unwrap_err();
    let missing = "weights-missing";
    assert_eq!(ids(wrong), ["weights-unknown-nearest", "weights-unknown", missing, missing]);
}
