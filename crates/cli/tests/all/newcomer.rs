//! Somebody who has never seen the program: menu, rules, form, game, end, next step.

use jogada_play::{GameInfo, Localizer, Message, games, languages, open};

use crate::pty::{DOWN, Terminal};

const TITLE: &str = "J O G A D A";

/// From the menu, where this game is selected, through one game and back.
fn play(terminal: &mut Terminal, info: &'static GameInfo, localizer: &Localizer) {
    terminal.press("?");
    terminal.sees(&localizer.say(&Message::new("rules-of").with("game", info.name)));
    terminal.press("\x1b");
    terminal.sees(TITLE);
    terminal.press("\r");
    terminal.sees(&localizer.word("setup-opponent"));
    terminal.press("\r");
    let my_turn = format!("Enter {}", localizer.word("do-choose"));
    terminal.sees(&my_turn);
    let first = open(info.id, None).unwrap().legal()[0].text.clone();
    terminal.press(&format!("m{first}\r"));
    terminal.sees(&format!("1. {first} "));
    terminal.sees(&my_turn);
    terminal.press("x");
    terminal.sees(&localizer.word("sure"));
    terminal.press(&localizer.word("letter-yes"));
    let lost = localizer.word("result-you-lose");
    terminal.sees(&lost);
    terminal.press("w");
    terminal.wait_until("a rematch", |screen| !screen.contains(&lost));
    terminal.press("q");
    terminal.sees(TITLE);
}

#[test]
fn a_newcomer_finds_rules_game_end_and_the_next_game() {
    for language in languages() {
        let folder = tempfile::tempdir().unwrap();
        let mut terminal = Terminal::start(&format!("--lang {language}"), folder.path());
        terminal.sees(TITLE);
        for info in games().iter().map(|game| game.info()) {
            terminal.sees(&format!("▶  {}", info.name));
            let localizer = Localizer::of(language, info).with(jogada_tui::TEXTS);
            play(&mut terminal, info, &localizer);
            terminal.press(DOWN);
        }
        terminal.press("q");
        terminal.ends();
    }
}
