//! Bad input: a clear message, status 2, never a panic.

use crate::run::jogada;

/// Every command that takes a spec.
const COMMANDS: [&str; 4] = ["show", "moves", "record", "perft"];

fn with_spec(command: &str, spec: &str) -> crate::run::Run {
    let run = jogada(command).arg(spec);
    if command == "perft" { run.arg("1") } else { run }
}

#[test]
fn unknown_games_and_options_get_the_nearest_name() {
    for command in COMMANDS {
        let text = with_spec(command, "fredom").refused();
        assert_eq!(text, "error: unknown game “fredom”; did you mean “freedom”?\n");
        let text = with_spec(command, "freedom:siez=8").refused();
        assert_eq!(text, "error: unknown option “siez”; did you mean “size”?\n");
    }
    assert!(jogada("rules chess").refused().contains("there are"));
}

#[test]
fn all_bad_options_are_reported_at_once() {
    let text = jogada("show freedom:size=99,score=x,foo=1,,size=5").refused();
    assert_eq!(text.lines().count(), 5, "{text}");
    assert!(text.contains("size: expected a whole number from 4 to 24, got “99”"), "{text}");
}

#[test]
fn odd_specs_are_refused() {
    let text = jogada("show freedom:").refused();
    assert!(text.starts_with("error: after the colon come options"), "{text}");
    for spec in
        ["", ":", "freedom:", "freedom:size", "freedom:size=", "freedom:=8", "freedom:size=8,"]
    {
        jogada("show").arg(spec).refused();
    }
    for number in ["0", "-8", "+8", "08", "8.0", "1e1", "99999999999999999999999999", "८"] {
        jogada("show").arg(format!("freedom:size={number}")).refused();
    }
}

#[test]
fn bad_positions_are_shown_with_a_caret() {
    let text = jogada("show freedom:size=4 --position").arg("4/4/q3/4 w -").refused();
    let expected = "error: expected a stone (w or b), a count of empty squares or /, found “q”
         4/4/q3/4 w -
             ^
";
    assert_eq!(text, expected);
    for position in ["", " ", "4/4/4/4", "w", "4/4/4/4 w - ", "-", "\u{1b}[31m"] {
        jogada("moves freedom:size=4 --position").arg(position).refused();
    }
}

#[test]
fn a_position_of_a_megabyte_is_refused_in_a_few_words() {
    for bytes in [
        vec![b'w'; 1 << 20],
        vec![b'/'; 1 << 20],
        vec![b'9'; 1 << 20],
        vec![b' '; 1 << 20],
        vec![0; 1 << 20],
        vec![0xff; 1 << 20],
    ] {
        for game in jogada_play::games() {
            jogada("show").arg(game.info().id).arg("--position").arg("-").stdin(&bytes).refused();
        }
    }
}

#[test]
fn bad_moves_are_told_with_their_number() {
    let text = jogada("show freedom --moves").arg("e5 e6 a1").refused();
    assert_eq!(text, "error: move 3, “a1”: place next to e6: d5, f5, d6, f6, d7, e7, f7\n");
    let text = jogada("show freedom --lang pt --moves").arg("e5 e5").refused();
    assert_eq!(text, "erro: jogada 2, «e5»: e5 está ocupada\n");
    for moves in ["e5 pass", "e55", "k1", "pass", "e5-e6", "\u{0301}", "1.e5.e6"] {
        jogada("moves freedom --moves").arg(moves).refused();
    }
    let over = "bwbw/bwbw/wbwb/wbwb w d1";
    let text = jogada("show freedom:size=4 --moves a1 --position").arg(over).refused();
    assert!(text.contains("the game is over. Draw: equal scores"), "{text}");
}

#[test]
fn analyse_refuses_what_makes_no_sense() {
    for bad in [
        "--time 0",
        "--time -1s",
        "--time 5x",
        "--time s",
        "--time nan",
        "--nodes 0",
        "--nodes -5",
        "--depth 0",
        "--depth 9999",
        "--threads 0",
        "--lines 0",
        "--hash 0",
        "--hash 99999999",
    ] {
        jogada("analyse freedom").words(bad).refused();
    }
    for command in ["analyse freedom", "solve freedom", "analyse freedom --player mcts"] {
        let text = jogada(command).words("--hash 1000000").refused();
        assert!(text.contains("1000000 MB of memory"), "{text}");
    }
    let over = "bwbw/bwbw/wbwb/wbwb w d1";
    let text = jogada("analyse freedom:size=4 --position").arg(over).refused();
    assert!(text.contains("the game is over"), "{text}");
}

#[test]
fn bad_numbers_are_refused() {
    for depth in ["", "x", "-1", "100", "99999999999999999999"] {
        jogada("perft freedom").arg(depth).refused();
    }
    jogada("perft freedom 2 --threads 0").refused();
    jogada("perft freedom 2 --threads 9999").refused();
    jogada("show freedom --lang klingon").refused();
    jogada("nonsense").refused();
}

#[test]
#[cfg(unix)]
fn bytes_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStringExt;
    let noise = || std::ffi::OsString::from_vec(b"pente\xff\xfe".to_vec());
    jogada("show").arg(noise()).refused();
    jogada("show freedom --moves").arg(noise()).refused();
    jogada("show freedom --position").arg(noise()).refused();
    jogada("replay -").stdin(b"[Game \"freedom\"]\n\xff\xfe *").refused();
}

#[test]
fn damaged_records_are_refused_with_file_line_and_column() {
    let text = jogada("replay -").stdin("[Game \"freedom:size=4\"]\n\n1. a1 d4 *").refused();
    assert_eq!(text, "error: -:3:7: d4: place next to a1: b1, a2, b2\n");
    assert!(jogada("replay no-such-file").refused().starts_with("error: no-such-file: "));
    let good = "[Game \"freedom:size=4\"]\n\n1. a1 *";
    assert!(jogada("replay - --game 2").stdin(good).refused().contains("only one"));
    assert!(jogada("replay - --game 0").stdin(good).refused().contains("only one"));
    let three = format!("{good}\n\n").repeat(3);
    let ran = jogada("replay -").stdin(&three).run();
    assert_eq!(ran.status, 0);
    assert!(ran.stderr.contains("3 games in this file, and this is the first"), "{}", ran.stderr);
    assert_eq!(jogada("replay - --game 1").stdin(&three).ok(), ran.stdout);
    let wrong = jogada("replay - --game 9").stdin(&three).refused();
    assert!(wrong.contains("no game 9 in this file: it has 3, counted"), "{wrong}");
    assert!(jogada("replay - --ply 2").stdin(good).refused().contains("one move"));
    jogada("replay -").stdin("").refused();
    jogada("record freedom --tag Game=x").refused();
    jogada("record freedom --tag nonsense").refused();
}

#[test]
fn output_that_cannot_be_written_is_no_bad_input() {
    let Ok(full) = std::fs::File::options().write(true).open("/dev/full") else { return };
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_jogada"))
        .arg("games")
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stderr.starts_with(b"err"));
}

#[test]
fn refusals_speak_in_the_terms_of_the_game() {
    for (arguments, moves, sentence) in [
        ("pente:first=any", "c4 c4", "c4 is occupied"),
        (
            "pente",
            "k10 l9 k11",
            "k11 is too near: White’s second stone goes at least 3 lines from the centre",
        ),
        (
            "barca",
            "e1-a1 f10-g10 a1-g7 f9-f8 e2-e5",
            "your elephant on g7 is scared and must move first",
        ),
        ("freedom", "e5 d5 e5", "e5 is occupied"),
        ("freedom", "a1 b2 d4", "place next to b2: b1, c1, a2, c2, a3, b3, c3"),
        ("wali", "c3 c4 c2", "c2 is beside your own c3"),
        (
            "nava",
            "a1-a2 e5-e4 a2-a4",
            "a4 is 2 squares from a2, but the stack has only one disc, which moves one square",
        ),
    ] {
        let text = jogada("show").arg(arguments).arg("--moves").arg(moves).refused();
        assert!(text.trim_end().ends_with(sentence), "{text}");
    }
    let text =
        jogada("show wali --moves b1-b2 --position").arg("4b/3b1/4b/5/5/ww1w1 w 0 0 b1-b2 - 0");
    let sentence = "the stone on b1 came from b2 last turn and may not go straight back\n";
    assert!(text.refused().ends_with(sentence));
}

#[test]
fn options_that_contradict_each_other_are_refused_with_the_way_out() {
    for (spec, sentence) in [
        ("pente:size=8", "size: expected 7, 9, … up to 25, got “8”"),
        ("pente:first=any,tournament=on", "choose tournament=off"),
        ("pente:size=7,tournament=long", "tournament=long needs a board of 9 or more"),
        ("barca:width=8,distance=2", "the holes can be at most 1 from the centre"),
        ("barca:repetition=0,limit=0", "try limit=300"),
        ("wali:repeat=0,quiet=0", "cannot both be 0"),
        ("wali:size=4x4,stones=9", "stones"),
        ("nava:size=3", "as in cubes=8"),
    ] {
        let text = jogada("show").arg(spec).refused();
        assert!(text.contains(sentence), "{text}");
    }
}

#[test]
fn unknown_players_get_the_list() {
    for command in ["analyse nava --player", "arena nava random", "arena nava --games 2 max"] {
        let text = jogada(command).arg("levl:3").refused();
        assert!(text.contains("did you mean “level”?") && text.contains("minimax"), "{text}");
        assert!(jogada(command).arg("level:11").refused().contains("from 1 to 10"));
        assert!(jogada(command).arg("greedy:simple").refused().contains("takes nothing"));
        assert!(jogada(command).arg("").refused().contains("there are level"));
    }
    jogada("arena chess random random").refused();
    jogada("arena nava:size=3 random random").refused();
    jogada("players chess").refused();
    jogada("analyse nava --player random --hash 5").refused();
    jogada("analyse nava --player max --hash 5 --nodes 10").ok();
    // It is not ignored where the name has parameters of its own.
    for player in ["level:3", "cmd:true"] {
        jogada("analyse nava --hash 5 --player").arg(player).refused();
    }
    jogada("analyse nava --player max:5 --hash 1000000 --nodes 10").refused();
}

#[test]
fn a_sample_of_another_board_says_which() {
    let text = jogada("show pente:size=13 --position midgame").refused();
    let sentence = "“midgame” is one of pente and does not fit pente:size=13; these do: early13";
    assert!(text.contains(sentence), "{text}");
    assert!(!text.contains("row"), "{text}");
    let text = jogada("show pente:size=7 --position midgame --lang pt").refused();
    assert!(text.contains("é de pente e não serve para pente:size=7"), "{text}");
}
