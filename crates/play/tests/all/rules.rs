//! The rules for players and the diagrams in them.

use jogada_games::test_each_game;
use jogada_play::{
    Diagram, Drawing, GameInfo, Localizer, Part, Role, SpanStyle, games, languages, parse_rules,
    rules_text,
};

use crate::random::info;

/// The diagrams of a game in a language.
fn diagrams(info: &GameInfo, language: &str) -> Vec<Diagram> {
    let parts = parse_rules(info.id, info.language(language).rules).unwrap_or_else(|error| {
        let localizer = Localizer::new(language);
        panic!("{}/rules.{language}.md:{}", info.id, localizer.say(&error))
    });
    let diagram = |part| match part {
        Part::Diagram(diagram) => Some(diagram),
        _ => None,
    };
    parts.into_iter().filter_map(diagram).collect()
}

/// What looks like the name of a cell.
fn cells_named(caption: &str) -> impl Iterator<Item = &str> {
    let words = caption.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| {
        let digits = word.trim_start_matches(|c: char| c.is_ascii_lowercase());
        word.len() == digits.len() + 1 && digits.parse::<u8>().is_ok()
    })
}

test_each_game!(
    every_diagram_opens_and_its_caption_speaks_of_cells_on_its_board(id),
    all_languages_show_the_same_with_words_of_their_own(id),
    rules_as_one_text_have_boards_in_the_place_of_the_blocks(id)
);

fn every_diagram_opens_and_its_caption_speaks_of_cells_on_its_board(id: &str) {
    for language in languages() {
        let found = diagrams(info(id), language);
        assert!(
            found.len() > 2,
            "{id} has {} diagrams in {language}; three are needed",
            found.len()
        );
        for diagram in found {
            let (caption, view) = (diagram.caption(), diagram.view());
            assert!(caption.ends_with('.'), "{caption}");
            assert!(cells_named(&caption).all(|cell| view.grid.cell(cell).is_some()), "{caption}");
        }
    }
}

fn all_languages_show_the_same_with_words_of_their_own(id: &str) {
    let all: Vec<_> = languages().map(|language| diagrams(info(id), language)).collect();
    let pairs = all.windows(2).flat_map(|pair| pair[0].iter().zip(&pair[1]));
    for (one, other) in pairs {
        let caption = one.caption();
        assert_ne!(caption, other.caption());
        assert_eq!(one.game().line(), other.game().line(), "{caption}");
        assert_eq!(one.view().marks, other.view().marks, "{caption}");
        let cells = [one, other].map(|diagram| {
            let caption = diagram.caption();
            let mut cells: Vec<_> = cells_named(&caption).map(str::to_owned).collect();
            cells.sort();
            cells
        });
        assert_eq!(cells[0], cells[1], "{caption}");
    }
    assert!(all.iter().all(|found| found.len() == all[0].len()));
}

#[test]
fn a_diagram_is_set_up_played_and_marked() {
    let text = "# Freedom\n\n```board\noptions: size=4\nmoves: b2 c3\nmarks: b3\n\
                caption: Two stones\n  and a mark.\n```\n\nMore.\n";
    let parts = parse_rules("freedom", text).unwrap();
    let [Part::Heading(1, title), Part::Diagram(diagram), Part::Paragraph(after)] = &parts[..]
    else {
        panic!("{} parts", parts.len())
    };
    assert_eq!((title[0].text.as_str(), after[0].text.as_str()), ("Freedom", "More."));
    assert_eq!(diagram.caption(), "Two stones and a mark.");
    let highlighted = diagram.view().grid.cell("b3").unwrap();
    assert!(diagram.view().has(highlighted, Role::Highlighted));
    let board = diagram.draw(Drawing { ascii: true, ..Drawing::default() });
    assert!(board.contains(" 3 |   |{ }|[b]|   | 3\n"), "{board}");
}

#[test]
fn a_diagram_that_cannot_be_drawn_is_refused_with_its_line_and_the_reason() {
    let refused = |block: &str| {
        let text = format!("One.\n\n```board\n{block}");
        let error = parse_rules("freedom", &text).err().expect("a bad diagram");
        Localizer::of("en", games()[0].info()).say(&error)
    };
    let cases = [
        ("caption: Yes.\n", "3: the diagram never ends"),
        ("```\n", "3: the diagram needs a caption"),
        ("capt: Yes.\n```\n", "4: a diagram has no “capt”; it has options, position"),
        ("caption: Yes.\ncaption: No.\n```\n", "5: the diagram gives “caption” twice"),
        ("options: size=3\ncaption: Yes.\n```\n", "4: "),
        ("caption: Yes.\nposition: 10/10 w -\n```\n", "5: "),
        ("caption: Yes.\nmoves: e5 a1\n```\n", "5: a1: "),
        ("caption: Yes.\nmarks: e5 k1\n```\n", "5: “k1” is not on the board"),
    ];
    for (block, sentence) in cases {
        let told = refused(block);
        assert!(told.starts_with(sentence), "{told}");
    }
}

#[test]
fn words_of_paragraphs_and_lists_keep_their_styles() {
    use SpanStyle::{Code, Emphasis, Plain, Strong};
    let text = "One *two*\n**three\nfour**.\n\n- `a1`, or\n  `b2`\n- more\n";
    let parts = parse_rules("freedom", text).unwrap();
    let [Part::Paragraph(words), Part::List(items)] = &parts[..] else { panic!("two parts") };
    let words: Vec<_> = words.iter().map(|span| (span.text.as_str(), span.style)).collect();
    let expected =
        [("One ", Plain), ("two", Emphasis), (" ", Plain), ("three four", Strong), (".", Plain)];
    assert_eq!(words, expected);
    let first: Vec<_> = items[0].iter().map(|span| (span.text.as_str(), span.style)).collect();
    assert_eq!(first, [("a1", Code), (", or ", Plain), ("b2", Code)]);
    assert_eq!(items.len(), 2);
}

#[test]
fn what_no_front_end_could_show_is_refused_with_its_line() {
    let others =
        ["1. one", "> quoted", "| a |\n|---|", "<b>x</b>", "[a](b)", "- > a", "    x", "---"];
    for other in others {
        let error = parse_rules("freedom", &format!("One.\n\n{other}\n")).err().expect(other);
        assert!(error.to_string().starts_with("3: rules have headings"), "{other}: {error}");
    }
}

fn rules_as_one_text_have_boards_in_the_place_of_the_blocks(id: &str) {
    for language in languages() {
        let how = Drawing { ascii: true, ..Drawing::default() };
        let text = rules_text(info(id), language, how);
        assert!(!text.contains("```") && !text.contains("\n\n\n"), "{text}");
        for diagram in diagrams(info(id), language) {
            let board = diagram.draw(how);
            assert!(board.lines().all(|line| text.contains(&format!("\n    {line}\n"))), "{text}");
        }
    }
}
