//! What the command line says about itself, in every language.

use crate::run::jogada;

#[test]
fn help_is_told_in_the_language_of_the_user() {
    let english = jogada("play --help").ok();
    assert!(english.contains("Usage: jogada play") && english.contains("Continue the game"));
    let portuguese = jogada("play --help --lang pt").ok();
    assert!(portuguese.contains("Uso: jogada play [OPÇÕES]"), "{portuguese}");
    assert!(portuguese.contains("Continua a partida deste ficheiro"), "{portuguese}");
    assert!(!portuguese.contains("default") && !portuguese.contains("Print"), "{portuguese}");
    assert_eq!(jogada("play --help").locale("pt_PT.UTF-8").ok(), portuguese);
    assert!(jogada("--help").ok().contains("Pente, Barca, Wali, Freedom, Nava"));
}

#[test]
fn wrong_arguments_are_explained_in_the_language_of_the_user() {
    for (words, english, portuguese) in [
        ("play wali --games 0", "from 1 to 1000000", "de 1 a 1000000"),
        ("play wali --seed 99999999999999999999", "this number is too large", "demasiado grande"),
        ("analyse wali --nodes 0", "a number of at least 1", "um número a partir de 1"),
        ("play wali --seed x", "expected a whole number", "espera-se um número inteiro"),
        ("play wali --seed -1", "must not be negative", "não pode ser negativo"),
        ("arena wali max max --games -10", "must not be negative", "não pode ser negativo"),
        ("play wali --time 5parsecs", "use ms, s, m or h", "use ms, s, m ou h"),
        ("play wali --thyme 5", "unknown argument “--thyme”", "desconhecido «--thyme»"),
        ("play wali --theme pink", "choose one of dark", "escolha entre dark"),
        ("play wali --load f", "cannot be used with", "não se pode usar com"),
        ("rules", "also needs GAME (the game;", "precisa também de JOGO (o jogo;"),
        ("completions", "SHELL (the shell: bash, ", "SHELL (a shell: bash, "),
        ("pentte", "did you mean “pente”?", "queria dizer «pente»?"),
        ("rulse pente", "did you mean “rules”?", "queria dizer «rules»?"),
        ("serve --listen x", "such as 127.0.0.1", "como 127.0.0.1"),
        ("serve --base-path jogada", "after slashes, as in /jogada", "como em /jogada"),
    ] {
        for (language, sentence) in [("en", english), ("pt", portuguese)] {
            let said = jogada(words).words(&format!("--lang {language}")).refused();
            assert!(said.contains(sentence), "{words}: {said}");
            assert!(said.contains("--help"), "{said}");
            for word in ["..=", "string", "os error", "invalid"] {
                assert!(!said.contains(word), "{said}");
            }
        }
    }
}

#[test]
fn the_name_of_a_game_is_enough_to_play_it() {
    let long = jogada("play freedom:size=4 --black human").stdin("b2\n").ok();
    assert_eq!(jogada("freedom:size=4 --black human").stdin("b2\n").ok(), long);
    assert!(jogada("--lang pt Wali --black human").ok().starts_with("Wali: Brancas"));
    assert!(jogada("chess").refused().contains("no command “chess”, and no game of that name"));
}

#[test]
fn completions_and_manual_pages_know_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = jogada("completions").arg(shell).ok();
        assert!(script.contains("mygames") && script.contains("theme"), "{shell}");
    }
    let manual = jogada("man").ok();
    assert!(manual.contains(".TH") && manual.contains("mygames"), "{manual}");
    assert!(jogada("man play").ok().contains("Continue the game in this file"));
    assert!(jogada("man nothing").refused().contains("no command “nothing”"));
}

#[test]
fn finished_games_are_listed_with_the_results() {
    let folder = tempfile::tempdir().unwrap();
    let own = |words: &str| jogada(words).state(folder.path());
    assert!(own("mygames").ok().contains("No games yet"));
    own("play freedom:size=4 --black random --seed 1").stdin("b2\nresign\n").ok();
    own("play wali --black level:3 --seed 1").stdin("c3\n").ok();
    let text = own("mygames").ok();
    assert!(text.contains("  Wali, human – Learner (level 3), 2 moves, 20"), "{text}");
    assert!(
        text.contains("  Freedom, board size 4, human – Random, 2 moves, Black wins, 20"),
        "{text}"
    );
    assert!(text.contains("Freedom against Random: 0 won, 0 drawn, 1 lost"), "{text}");
    assert!(!own("mygames learner").ok().contains("Freedom"));
    let json = own("mygames --json").ok();
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["finished"][0]["result"], "lost");
    assert_eq!(json["unfinished"][0]["tags"]["Black"], "level:3");
    assert_eq!(json["statistics"][0]["lost"], 1);
}
