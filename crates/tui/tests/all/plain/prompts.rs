//! The questions before a game.

use jogada_play::Localizer;
use jogada_tui::plain::{self, GameRequest, Host};
use jogada_tui::store::Choices;

use super::person::Paper;
use super::{HOST, asked, input, settings};

#[test]
fn a_game_is_asked_for_by_number_name_or_spec() {
    for (answers, title) in [
        (&["5", "", "", ""][..], "Nava: White (human), Black (Learner, level 3)"),
        (&["NAVA", "-", "human", "random"], "Nava: White (human), Black (Random)"),
        (&["nava", "", "7", "human"], "Nava: White (Strong club player, level 7), Black (human)"),
        (&["nava", "tiny", "random", "human"], "White (Random), Black (human)"),
        (&["freedom:size=4", "", "human"], "Freedom, board size 4: White (human), Black (human)"),
        (&["", "", "", ""], "Pente: White (human), Black (Learner, level 3)"),
    ] {
        let text = asked(&settings("en", None), &HOST, answers);
        assert!(text.contains(title), "{text}");
    }
    let text = asked(&settings("pt", None), &HOST, &["4", "", "pessoa", "human"]);
    assert!(text.contains("Freedom: Brancas (pessoa), Pretas (pessoa)"), "{text}");
    assert!(text.contains("[pessoa]: ") && text.contains("[3]: "), "{text}");
}

#[test]
fn wrong_answers_are_explained_and_asked_again() {
    let answers = [
        "9", "chess", "pent", "help", "freedom", "siez=4", "size=99", "size=4", "nobody",
        "level:11", "random", "human",
    ];
    let text = asked(&settings("en", None), &HOST, &answers);
    for sentence in [
        "unknown game “9”; there are ",
        "unknown game “chess”",
        "did you mean “pente”?",
        "Enter for the one in brackets",
        "did you mean “size”?",
        "expected a whole number from 4 to 24, got “99”",
        "unknown player “nobody”; there are human, level",
        "from 1 to 10",
        "Freedom, board size 4: White (Random), Black (human)",
    ] {
        assert!(text.contains(sentence), "{sentence}: {text}");
    }
}

#[test]
fn the_last_choices_are_offered_by_enter() {
    let state_dir = tempfile::tempdir().unwrap();
    let settings = settings("en", Some(state_dir.path()));
    asked(&settings, &HOST, &["nava", "tiny", "random", "human"]);
    let text = asked(&settings, &HOST, &["discard", "", "", "", ""]);
    assert!(text.contains("[Nava]: ") && text.contains("[size=3,discs=3,cubes=4]: "), "{text}");
    assert!(text.contains("White (Random), Black (human)"), "{text}");
    assert_eq!(Choices::read(Some(state_dir.path())).last_game.as_deref(), Some("nava"));
}

#[test]
fn wishes_are_the_defaults_and_lots_may_change_the_colours() {
    let orders = (0..20).map(|seed| {
        let settings = jogada_tui::PlaySettings { seed, ..settings("en", None) };
        let request =
            GameRequest { seats: [Some("random".to_owned()), None], random_colours: true };
        let (paper, answers) = (Paper::default(), input(&["nava", "", "", "human"]));
        plain::ask(&request, &settings, &HOST, answers, paper.clone()).unwrap();
        assert!(paper.text().contains("[random]: "), "{}", paper.text());
        paper.text().contains("White (Random), Black (human)")
    });
    let kept = orders.filter(|kept| *kept).count();
    assert!((3..=17).contains(&kept), "{kept} of 20");
}

#[test]
fn who_does_not_fit_is_not_let_in() {
    let refuse = |_: &jogada_play::PlayerSpec, _: &Localizer| Err("no room".to_owned());
    let full = Host { check_memory: refuse, ..HOST };
    let text = asked(&settings("en", None), &full, &["nava", "", "max", "human", "random"]);
    assert_eq!(text.matches("no room\n").count(), 2, "{text}");
    assert!(!text.contains("Nava: "), "{text}");
}

#[test]
fn nothing_is_cut_in_the_middle_of_a_word_on_a_narrow_terminal() {
    let narrow = Host { width: Some(50), ..HOST };
    let text =
        asked(&settings("en", None), &narrow, &["barca", "", "human", "human", "help", "quit"]);
    // What is typed is printed after the question.
    let wide = text.lines().find(|line| line.chars().count() > 50 && !line.contains("]: "));
    assert_eq!(wide, None, "{text}");
    let broken = "  2 Barca    Scare the opposing animals away and\n             drink at three of the four watering\n";
    assert!(text.contains(broken), "{text}");
}
