//! What the commands print.

use serde_json::Value;

use crate::run::jogada;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn ids() -> Vec<&'static str> {
    jogada_play::games().iter().map(|game| game.info().id).collect()
}

#[test]
fn without_a_command_it_lists_the_games_and_says_how_to_go_on() {
    let text = jogada("").ok();
    assert!(ids().iter().all(|id| text.contains(id)), "{text}");
    assert!(text.contains("jogada rules"), "{text}");
}

#[test]
fn games_are_listed_as_text_and_json() {
    let text = jogada("games").ok();
    assert_eq!(text.lines().count(), ids().len());
    let listed = json(&jogada("games --json").ok());
    let listed: Vec<_> = listed.as_array().unwrap().iter().map(|game| game["id"].clone()).collect();
    assert_eq!(listed, ids());
}

#[test]
fn one_game_shows_every_option_preset_and_sample() {
    for game in jogada_play::games() {
        let info = game.info();
        for language in ["en", "pt"] {
            let text = jogada("games").arg(info.id).arg("--lang").arg(language).ok();
            assert!(
                info.options.iter().all(|o| text.contains(&format!("  {}=", o.key()))),
                "{text}"
            );
            assert!(info.presets.iter().all(|p| text.contains(&format!(":{} ", p.id))), "{text}");
            let listed = |id| text.contains(&format!("\n  {id} "));
            assert!(jogada_play::samples(info).iter().all(|sample| listed(sample.id)), "{text}");
        }
        let one = json(&jogada("games --json").arg(info.id).ok());
        assert_eq!(one["options"].as_array().unwrap().len(), info.options.len());
    }
}

#[test]
fn rules_come_in_two_languages_by_flag_or_locale() {
    for id in ids() {
        let english = jogada("rules").arg(id).ok();
        let portuguese = jogada("rules --lang pt").arg(id).ok();
        assert_ne!(english, portuguese);
        assert!(english.starts_with("# ") && portuguese.starts_with("# "), "{id}");
        assert_eq!(jogada("rules").arg(id).locale("pt_PT.UTF-8").ok(), portuguese);
        assert_eq!(jogada("rules").arg(id).locale("pt_BR").ok(), portuguese);
        assert_eq!(jogada("rules").arg(id).locale("ptx").ok(), english);
    }
}

#[test]
fn show_draws_the_board_and_says_what_is_to_do() {
    let text = jogada("show freedom:size=4 --moves").arg("b2 C3").ok();
    let expected = "     a   b   c   d
   ┌───┬───┬───┬───┐
 4 │   │   │   │   │ 4
   ├───┼───┼───┼───┤
 3 │   │   │[○]│   │ 3
   ├───┼───┼───┼───┤
 2 │   │ ● │   │   │ 2
   ├───┼───┼───┼───┤
 1 │   │   │   │   │ 1
   └───┴───┴───┴───┘
     a   b   c   d
Score: 0 - 0
White to move: Place a stone next to c3
Ply: 2, 7 legal moves
Position: 4/2b1/1w2/4 w c3
";
    assert_eq!(text, expected);
}

#[test]
fn show_can_be_plain_flipped_and_coloured() {
    let plain = jogada("show freedom:size=4 --ascii --flip --moves b2").ok();
    assert!(plain.is_ascii() && plain.trim_start().starts_with('d'), "{plain}");
    assert!(jogada("show freedom --color always --moves b2").ok().contains("\u{1b}["));
}

#[test]
fn show_as_json_has_the_promised_fields() {
    for id in ids() {
        let shown = json(&jogada("show --json").arg(id).ok());
        let listed = jogada("moves").arg(id).ok();
        assert_eq!(shown["spec"], id);
        assert_eq!(shown["side"], "w");
        assert_eq!(shown["ply"], 0);
        assert_eq!(shown["outcome"], Value::Null);
        let legal: Vec<_> =
            shown["legal"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
        assert_eq!(legal, listed.lines().collect::<Vec<_>>());
        let cells = shown["view"]["cells"].as_array().unwrap().len() as u64;
        let grid = &shown["view"]["grid"];
        assert_eq!(cells, grid["cols"].as_u64().unwrap() * grid["rows"].as_u64().unwrap());
        let again = jogada("show --json")
            .arg(id)
            .arg("--position")
            .arg(shown["position"].as_str().unwrap());
        assert_eq!(json(&again.ok()), shown);
    }
}

#[test]
fn moves_are_listed_in_byte_order_and_none_after_the_end() {
    let text = jogada("moves freedom").ok();
    assert!(text.lines().is_sorted() && text.lines().count() == 100);
    assert!(text.starts_with("a1\na10\na2\n"), "{text}");
    let full = "bwbw/bwbw/wbwb/wbwb w d1";
    assert_eq!(jogada("moves freedom:size=4 --position").arg(full).ok(), "");
    let over = json(&jogada("show --json freedom:size=4 --position").arg(full).ok());
    assert_eq!(over["outcome"]["winner"], "draw");
    assert_eq!(over["outcome"]["reason"], "equal");
}

#[test]
fn a_position_can_be_a_sample_by_its_name() {
    let shown = jogada("show nava --position final").ok();
    assert!(shown.contains("White wins"), "{shown}");
    assert!(jogada("show pente --position early13").ok().contains("13 "));
    let wrong = jogada("show nava --lang pt --position finall").refused();
    assert!(wrong.contains("queria dizer «final»?"), "{wrong}");
}

#[test]
fn a_position_can_come_from_standard_input() {
    let from_stdin = jogada("moves freedom:size=4 --position -").stdin("4/4/4/w3 b a1\n").ok();
    assert_eq!(from_stdin, "a2\nb1\nb2\n");
}

#[test]
fn the_last_word_of_perft_is_the_number_of_nodes() {
    let last = |text: String| text.split_whitespace().last().unwrap().parse::<u64>().unwrap();
    assert_eq!(last(jogada("perft freedom 4").ok()), 24828);
    assert_eq!(last(jogada("perft freedom 4 --divide").ok()), 24828);
    assert_eq!(last(jogada("perft freedom 4 --threads 2").ok()), 24828);
    assert_eq!(last(jogada("perft freedom 0").ok()), 1);
    assert_eq!(last(jogada("perft freedom 2 --moves e5").ok()), 8 * 7);
    assert_eq!(
        jogada("perft freedom:size=4 2 --divide --moves a1").ok(),
        "a2: 4\nb1: 4\nb2: 7\ndepth 2: 15\n"
    );
}

#[test]
fn analyse_reports_as_it_thinks_and_ends_with_the_best_move() {
    for id in ids() {
        let text = jogada("analyse --nodes 3000").arg(id).ok();
        let best = text.lines().last().unwrap().strip_prefix("best ").unwrap();
        assert!(jogada("moves").arg(id).ok().lines().any(|m| m == best), "{text}");
        assert!(text.starts_with("depth  1  nodes "), "{text}");
        let found = jogada("analyse --depth 2 --lines 3 --json").arg(id).ok();
        let found = json(found.lines().last().unwrap());
        assert_eq!(found["depth"], 2);
        let lines = found["lines"].as_array().unwrap();
        assert_eq!(found["best"], lines[0]["moves"][0]);
        assert_eq!(found["score"], lines[0]["score"]);
        assert!(found["nodes"].as_u64().unwrap() > 0 && found["time_ms"].is_u64());
    }
}

#[test]
fn analyse_sees_a_win_in_one() {
    let position = "B(wb)B(b)B/2(b)2/(wb)(w)1B(b)/1W3/(wwwb)W3 b 7 5 21";
    let found = jogada("analyse nava --depth 3 --json --position").arg(position).ok();
    assert_eq!(json(found.lines().last().unwrap())["score"]["win"], 1);
}

#[test]
fn a_record_is_written_and_replayed() {
    let record = jogada("record freedom:size=4 --tag White=Ana --moves").arg("a1 b2 c3").ok();
    let expected =
        "[Game \"freedom:size=4\"]\n[White \"Ana\"]\n[Result \"*\"]\n\n1. a1 b2 2. c3 *\n";
    assert_eq!(record, expected);
    let shown = jogada("replay - --json").stdin(&record).ok();
    assert_eq!(json(&shown)["position"], "4/2w1/1b2/w3 b c3");
    let shown = jogada("replay - --json --ply 1").stdin(&record).ok();
    assert_eq!(json(&shown)["position"], "4/4/4/w3 b a1");
}

#[test]
fn a_reader_who_stops_early_is_no_error() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_jogada"))
        .args(["perft", "freedom", "4", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
}

#[test]
fn players_are_listed_as_text_and_json() {
    let text = jogada("players").ok();
    for name in ["random", "greedy", "mixed", "minimax", "level", "max"] {
        assert!(text.contains(name), "{text}");
        assert!(jogada("players barca --lang pt").ok().contains(name));
    }
    assert_eq!(json(&jogada("players --json").ok()).as_object().unwrap().len(), ids().len());
    let players = json(&jogada("players barca --json").ok());
    let minimax = players.as_array().unwrap().iter().find(|player| player["name"] == "minimax");
    assert_eq!(minimax.unwrap()["parameters"][0]["values"][1]["id"], "simple");
}

#[test]
fn any_player_can_be_asked_and_gives_all_fields() {
    for (player, depth) in [("random", 0), ("greedy", 1), ("minimax:1", 2), ("level:2", 1)] {
        let asked = || jogada("analyse pente --moves k10 --seed 7 --player").arg(player);
        let text = asked().ok();
        let best = text.lines().last().unwrap().strip_prefix("best ").unwrap().to_owned();
        assert!(jogada("moves pente --moves k10").ok().lines().any(|m| m == best), "{text}");
        let last = asked().arg("--json").ok();
        let last = json(last.lines().last().unwrap());
        assert_eq!((&last["best"], &last["depth"]), (&Value::from(best), &Value::from(depth)));
        for key in ["score", "nodes", "time_ms", "lines"] {
            assert!(!last[key].is_null(), "{player} {key}: {last}");
        }
    }
}

#[test]
fn a_match_is_reported_pair_by_pair_and_summed_up() {
    let text = jogada("arena wali level:2 random --games 5 --seed 1 --jobs 2").ok();
    assert!(text.lines().nth(2).unwrap().starts_with("6 of 6 games: "), "{text}");
    assert!(text.contains("level:2 against random, wali, 6 games"), "{text}");
    assert!(jogada("arena nava mixed greedy --games 2 --lang pt").ok().contains("contra"));
    let lines = jogada("arena nava max random --games 4 --nodes 50 --json").ok();
    let lines: Vec<_> = lines.lines().map(json).collect();
    assert_eq!((lines.len(), &lines[2]["games"]), (3, &Value::from(4)));
    assert_eq!(lines[0]["games"][1]["side"], "b");
}

#[test]
fn a_locale_without_unicode_has_boards_without_it() {
    for words in ["show wali", "rules barca", "analyse nava --tree 1,2", "play pente --black human"]
    {
        let board = jogada(words).locale("C").ok();
        let drawn = board.chars().find(|c| ('\u{2500}'..='\u{25ff}').contains(c));
        assert_eq!(drawn, None, "{words}: {board}");
    }
    assert!(jogada("show wali").ok().contains('┌'));
}
