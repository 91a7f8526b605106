//! `jogada play`, through pipes.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use jogada_play::{Record, open};
use jogada_tui::store::UnfinishedGames;

use crate::run::jogada;

#[test]
fn a_game_is_played_through_pipes_in_both_languages() {
    let english = jogada("play freedom:size=4 --black random --seed 1 --ascii").stdin("b2\n").ok();
    assert!(english.contains("White> b2\nBlack (Random): "), "{english}");
    assert!(english.contains(" 2 |   | w |   |   | 2\n"), "{english}");
    assert!(english.ends_with("You leave Freedom after 2 moves.\nIt is not saved.\n"), "{english}");
    let portuguese = jogada("play freedom:size=4 --black random --seed 1 --lang pt");
    let portuguese = portuguese.stdin("b2\nsair\n").ok();
    assert!(portuguese.contains("Brancas> b2\nPretas (Aleatório): "), "{portuguese}");
    assert!(jogada("play --lang pt").ok().contains("Que jogo"));
}

#[test]
fn the_game_begins_as_the_command_line_says() {
    let begin = |words: &str| jogada("play").words(words).ok();
    let text = begin("freedom:size=4 --white level:1 --black human --seed 7 --flip");
    assert!(
        text.starts_with("Freedom, board size 4: White (Newcomer, level 1), Black (human)\n"),
        "{text}"
    );
    assert!(text.contains("     d   c   b   a\n"), "{text}");
    assert!(begin("wali").starts_with("Wali: White (human), Black (Learner, level 3)\n"));
    let text = jogada("play wali --black human --moves").arg("c3 d4").ok();
    assert!(text.contains("You leave Wali after 2 moves."), "{text}");
    let text = jogada("play freedom:size=4 --black human --position").arg("4/4/4/w3 b a1").ok();
    assert!(text.contains("Black> "), "{text}");
    assert!(begin("wali --moves c3 --color always").contains("\u{1b}["));
    assert!(!begin("wali --moves c3 --color always --theme mono").contains("\u{1b}["));
    let lots = (1..20).map(|seed| begin(&format!("wali --black random --lot --seed {seed}")));
    let kept = lots.filter(|text| text.starts_with("Wali: White (human)")).count();
    assert!((1..19).contains(&kept), "{kept} of 19");
}

#[test]
fn bots_play_one_game_or_many() {
    let play = "play nava:tiny --white random --black greedy --seed 3";
    let text = jogada(play).ok();
    assert!(jogada("replay -").stdin(text.clone()).ok().contains("Result: Black wins"), "{text}");
    let boards = jogada(play).words("--boards always").ok();
    assert!(boards.starts_with("Nava, board size 3") && boards.ends_with(&text), "{boards}");
    assert!(boards.contains("White (Random): ") && boards.contains("Result: Black wins"));
    let games = || jogada("play nava:tiny --white random --black greedy --games 5 --seed 3").ok();
    assert!(games().starts_with("1: Black wins: "), "{}", games());
    assert!(games().contains(", 5 games\n") && games() == games());
}

#[test]
fn a_series_is_summed_up_for_both_sides() {
    for language in jogada_play::languages() {
        let play = "play nava:tiny --white random --black greedy --games 12 --seed 1 --lang";
        let text = jogada(play).arg(language).ok();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), 12 + 4, "{text}");
        let numbers = |line: &str| {
            let (_, results) = line.split_once("): ").unwrap();
            let words = results.split([' ', ',', ':']).filter_map(|word| word.parse().ok());
            words.take(3).collect::<Vec<u32>>()
        };
        let (white, black) = (numbers(lines[13]), numbers(lines[14]));
        assert_eq!(white.iter().sum::<u32>(), 12, "{text}");
        assert_eq!(white, black.iter().rev().copied().collect::<Vec<_>>());
    }
}

#[test]
fn a_game_of_a_series_is_the_one_its_seed_gives() {
    let play = "play freedom:size=4 --white random --black greedy --moves";
    let series = jogada(play).arg("b2 c3").words("--games 3 --seed 1").ok();
    let third = series.lines().nth(2).unwrap();
    let alone = jogada(play).arg("b2 c3").words("--seed 3 --boards always").ok();
    let result = alone.lines().find_map(|line| line.strip_prefix("Result: ")).unwrap();
    assert!(third.starts_with(&format!("3: {result}; ")) && third.ends_with("seed 3"), "{third}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_series_sums_up_what_was_played() {
    use std::io::{BufRead, BufReader};
    let mut child = Command::new(env!("CARGO_BIN_EXE_jogada"))
        .args("play nava:tiny --white random --black greedy --games 1000000 --lang en".split(' '))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    output.read_line(&mut text).unwrap();
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    output.read_to_string(&mut text).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(text.starts_with("1: ") && text.contains("\nWhite (random): "), "{text}");
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_in_a_series_loses_and_one_that_cannot_start_is_refused() {
    let play = |program| {
        let play = jogada("play nava:tiny --black random --games 2 --seed 1 --white");
        play.arg(format!("cmd:{program}"))
    };
    let crashes = "sh -c 'read line; echo ugiok; read line; echo oh dear >&2; exit 3'";
    let text = play(crashes).ok();
    assert!(text.contains("oh dear") && text.contains("\n2: Black wins: a player failed; 0 plies"));
    assert!(text.contains("0 won, 0 drawn, 2 lost"), "{text}");
    assert!(play("./no-such-program").refused().contains("no-such-program"));
}

#[test]
fn a_game_is_gone_on_with_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let save = format!("b2\nsave {}\n", file.display());
    jogada("play freedom:size=4 --black human").stdin(save).ok();
    let text = jogada("play --black random --load").arg(&file).ok();
    assert!(text.starts_with("Freedom, board size 4: White (human), Black (Random)\n"), "{text}");
    assert!(text.contains("Black (Random): "), "{text}");
    std::fs::write(&file, "[Game \"freedom:size=4\"]\n\n1. a1 1-0\n").unwrap();
    let text = jogada("play --load").arg(&file).ok();
    assert!(
        text.contains("Result: White wins: Black resigned") && text.contains("Over> "),
        "{text}"
    );
    let replayed = jogada("replay").arg(&file).ok();
    assert!(replayed.contains("Result: White wins: Black resigned\n"), "{replayed}");
    let second = "[Game \"nava\"]\n[White \"Ana\"]\n[Date \"2026.11.16\"]\n\n1. a1-a3 *\n";
    let both = std::fs::read_to_string(&file).unwrap() + "\n" + second;
    std::fs::write(&file, both).unwrap();
    let text = jogada("play --load").arg(&file).refused();
    assert!(text.contains("2 games") && text.contains("  2. Nava, Ana – "), "{text}");
    assert!(jogada("play --game 2 --load").arg(&file).ok().starts_with("Nava: White (Ana)"));
    assert!(
        jogada("play --game 3 --load")
            .arg(&file)
            .refused()
            .contains("no game 3 in this file: it has 2")
    );
    std::fs::write(&file, "[Game \"freedom:size=4\"]\n\n1. a1 d4 *").unwrap();
    assert!(jogada("play --load").arg(&file).refused().contains(":3:7: d4: place next to a1"));
}

#[test]
fn a_file_does_not_say_what_is_run() {
    let folder = tempfile::tempdir().unwrap();
    let (file, trace) = (folder.path().join("game.txt"), folder.path().join("trace"));
    let record = format!("[Game \"wali\"]\n[White \"cmd:touch {}\"]\n\n*\n", trace.display());
    std::fs::write(&file, record).unwrap();
    let text = jogada("play --load").arg(&file).ok();
    assert!(text.starts_with("Wali: White (human), Black (human)\n"), "{text}");
    assert!(!trace.exists());
}

#[test]
fn what_makes_no_sense_is_refused_with_a_sentence() {
    let refused = |words: &str| jogada("play").words(words).refused();
    for (words, sentence) in [
        ("chess", "unknown game “chess”"),
        ("wali --white nobody", "there are human, level"),
        ("wali --black level:11", "from 1 to 10"),
        ("wali --black max:1000000", "MB of memory"),
        ("wali --games 3", "--games lets two bots play"),
        ("wali --black random --games 3", "--games lets two bots play"),
        ("wali --games 0", "expected a number from 1 to 1000000"),
        ("wali --moves z9", "move 1, “z9”"),
        ("--moves c3", "also needs"),
        ("--games 3", "also needs"),
        ("--load no-such-file", "no-such-file: "),
        ("wali --load file", "cannot be used with"),
        ("wali --theme pink", "dark, light, safe, mono"),
        ("wali --time 0", "more than 0"),
        ("wali --seed x", "expected a whole number"),
    ] {
        let text = refused(words);
        assert!(text.contains(sentence), "{words}: {text}");
    }
    let over = "bwbw/bwbw/wbwb/wbwb w d1";
    let text = jogada("play freedom:size=4 --position").arg(over).refused();
    assert_eq!(text, "error: the game is over. Draw: equal scores\n");
}

/// A game in which every move is the first legal one.
fn game(spec: &str, moves: usize) -> Vec<String> {
    let mut game = open(spec, None).unwrap();
    let mut first = || {
        let text = game.legal()[0].text.clone();
        game.play(&text).unwrap()
    };
    (0..moves).map(|_| first()).collect()
}

/// Begins a game of two people and types these moves, all at once.
fn begun(state: &Path, moves: &[String]) -> Child {
    let mut child = jogada("play wali --black human --ascii").state(state).start();
    let stdin = child.stdin.as_mut().expect("stdin is piped");
    stdin.write_all((moves.join("\n") + "\n").as_bytes()).unwrap();
    child
}

fn kept(state: &Path) -> Vec<Record> {
    let shelf = UnfinishedGames::read(state).unwrap();
    assert!(shelf.damaged.is_empty(), "{:?}", shelf.damaged);
    shelf.games.iter().map(|kept| kept.record().clone()).collect()
}

#[test]
fn a_game_killed_at_any_moment_is_offered_again_whole() {
    let moves = game("wali", 20);
    for seen in (1..=12).map(|part| part * 700) {
        let state = tempfile::tempdir().unwrap();
        let mut child = begun(state.path(), &moves);
        child.stdout.as_mut().unwrap().read_exact(&mut vec![0; seen]).unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        for record in kept(state.path()) {
            let played: Vec<_> = record.moves.iter().map(|m| &*m.text).collect();
            assert_eq!(played, moves[..played.len()], "killed after {seen} bytes");
        }
    }
}

#[test]
fn a_killed_game_goes_on_where_it_was_and_is_nobody_elses_before() {
    let state = tempfile::tempdir().unwrap();
    let mut child = begun(state.path(), &game("wali", 3));
    let mut seen = Vec::new();
    while !String::from_utf8_lossy(&seen).ends_with("Black> ") || kept_moves(&seen) < 3 {
        let mut byte = [0];
        child.stdout.as_mut().unwrap().read_exact(&mut byte).unwrap();
        seen.extend(byte);
    }
    assert!(kept(state.path()).is_empty(), "it is being played");
    assert!(jogada("play").state(state.path()).ok().starts_with("  1 "));
    child.kill().unwrap();
    child.wait().unwrap();
    let text = jogada("play").state(state.path()).stdin("yes\nresign\nquit\n").ok();
    assert!(text.starts_with("Continue Wali: White (human), Black (human), move 4?"), "{text}");
    assert!(text.contains("Black> resign\n"), "{text}");
    assert!(kept(state.path()).is_empty(), "it is over");
}

/// How many moves have been typed.
fn kept_moves(seen: &[u8]) -> usize {
    String::from_utf8_lossy(seen).matches("> ").count().saturating_sub(1)
}

#[test]
fn the_folder_follows_the_environment() {
    let home = tempfile::tempdir().unwrap();
    for (name, value, folder) in [
        ("JOGADA_STATE", "own", "own/unfinished/1.record"),
        ("XDG_STATE_HOME", "state", "state/jogada/unfinished/1.record"),
        ("HOME", "home", "home/.local/state/jogada/unfinished/1.record"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
        command.env_remove("JOGADA_STATE").env_remove("XDG_STATE_HOME").env_remove("HOME");
        command.args(["play", "wali", "--black", "human", "--moves", "c3"]);
        command.env(name, home.path().join(value)).env("LC_ALL", "C");
        let typed = home.path().join("typed");
        std::fs::write(&typed, "d4\n").unwrap();
        let output = command.stdin(std::fs::File::open(typed).unwrap()).output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty());
        assert!(home.path().join(folder).exists(), "{name}");
    }
}

#[test]
fn scripts_do_the_same_whatever_was_played_before() {
    let state = tempfile::tempdir().unwrap();
    jogada("play").state(state.path()).stdin("wali\n\nhuman\nhuman\n").ok();
    let text = jogada("play wali").state(state.path()).ok();
    assert!(text.starts_with("Wali: White (human), Black (Learner, level 3)\n"), "{text}");
    let text = jogada("play").state(state.path()).stdin("\n\n\n\n").ok();
    assert!(text.contains("Wali: White (human), Black (human)\n"), "{text}");
}

#[test]
fn who_wants_no_colours_gets_none_whatever_was_chosen_last() {
    let state = tempfile::tempdir().unwrap();
    let choices = state.path().join("choices.json");
    let colored = |no_color: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
        command.args(["play", "wali", "--moves", "c3", "--black", "human", "--color", "always"]);
        command.env("JOGADA_STATE", state.path()).env("NO_COLOR", no_color);
        let output = command.stdin(std::process::Stdio::null()).output().unwrap();
        String::from_utf8(output.stdout).unwrap().contains("\u{1b}[")
    };
    std::fs::write(&choices, r#"{"look":{"theme":"light"}}"#).unwrap();
    assert_eq!((colored(""), colored("1")), (true, false));
    std::fs::write(&choices, r#"{"look":{"theme":"mono"}}"#).unwrap();
    assert!(!colored(""), "the theme that was chosen last has no colours");
}

#[test]
fn people_are_named_and_names_of_nobody_are_refused() {
    let pair = "play wali --white human --black human --name";
    let text = jogada(pair).arg("Ana, Rui").stdin("resign\n").ok();
    assert!(text.starts_with("Wali: White (Ana), Black (Rui)\n"), "{text}");
    assert!(text.contains("Result: Black wins: Ana resigned\n"), "{text}");
    let text = jogada(pair).arg("Ana").words("--name Rui --lot --seed 1").stdin("").ok();
    assert!(text.contains("(Ana)") && text.contains("(Rui)"), "{text}");
    assert!(jogada(pair).arg("Ana").refused().contains("both names"));
    assert!(jogada(pair).arg("Ana,Rui,Eva").refused().contains("more names"));
    let one = "play wali --black level:1 --name Ana,Rui";
    assert!(jogada(one).refused().contains("one person plays"));
    let none = "play wali --white random --black random --name Ana";
    assert!(jogada(none).refused().contains("only bots play"));
}
