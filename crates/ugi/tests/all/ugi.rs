//! The protocol: what is said is understood, and the server survives whatever it is told.

use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use jogada_play::{Analysis, AnyMatch, Player, PlayerFault, Request, Score, Spec, Stop, games};
use jogada_ugi::{Answer, Command, Info, OptionKind, Server};
use proptest::prelude::*;

/// An output that can be read afterwards.
#[derive(Clone, Default)]
struct Input(Arc<Mutex<Vec<u8>>>);

impl Write for Input {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no writer panics").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// All lines a server says when it is told these things and then nothing more.
pub fn told(spec: &str, input: impl AsRef<[u8]>) -> Vec<String> {
    let heard = Input::default();
    let server = Server::new(spec.parse::<Spec>().expect(spec), "en");
    server.serve(input.as_ref(), heard.clone()).expect("the input can be read");
    let bytes = heard.0.lock().expect("no writer panics").clone();
    String::from_utf8(bytes).expect("answers are text").lines().map(str::to_owned).collect()
}

fn count(lines: &[String], start: &str) -> usize {
    lines.iter().filter(|line| line.split(' ').next() == Some(start)).count()
}

#[test]
fn a_draw_that_is_certain_differs_from_an_even_position() {
    let score = |line: &str| match line.parse() {
        Ok(Answer::Info(info)) => info.score,
        answer => panic!("{answer:?}"),
    };
    assert_eq!(score("info depth 3 score cp 0 proven"), Some(Score::Draw));
    assert_eq!(score("info depth 3 score cp 0"), Some(Score::Eval(0)));
    let info = Info { score: Some(Score::Draw), ..Info::default() };
    assert_eq!(Answer::Info(info).to_string(), "info score cp 0 proven");
}

#[test]
fn every_option_of_every_game_is_offered_under_a_name_of_its_own() {
    for info in games().iter().map(|game| game.info()) {
        let said = told(info.id, "ugi\n");
        let mut names = Vec::new();
        for line in &said {
            match line.parse::<Answer>().unwrap_or_else(|_| panic!("{line}")) {
                Answer::Option(offer) => names.push(offer.name.to_lowercase()),
                answer => assert_eq!(answer.to_string(), *line),
            }
        }
        assert!(info.options.iter().all(|option| names.iter().any(|name| name == option.key())));
        let total = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), total, "{names:?}");
        assert_eq!(said.last().map(String::as_str), Some("ugiok"));
    }
}

#[test]
fn the_value_of_every_offer_is_taken_back() {
    for info in games().iter().map(|game| game.info()) {
        let offers =
            told(info.id, "ugi\n").into_iter().filter_map(|line| line.parse::<Answer>().ok());
        let set = |answer| match answer {
            Answer::Option(offer) => {
                let value = match offer.kind {
                    OptionKind::Spin { default, .. } => default.to_string(),
                    OptionKind::Combo { default, .. } | OptionKind::Text(default) => default,
                    other => panic!("{other:?}"),
                };
                Some(Command::SetOption { name: offer.name, value }.to_string() + "\n")
            }
            _ => None,
        };
        let commands: String = offers.filter_map(set).collect();
        assert_eq!(told(info.id, commands + "isready\n"), ["readyok"], "{}", info.id);
    }
}

#[test]
fn options_are_set_one_by_one_and_checked_together() {
    let asked = "setoption name Size value 3\nsetoption name cubes value 4\nisready\nd\n";
    let said = told("nava", asked);
    assert_eq!(said[0], "readyok");
    assert!(said.last().expect("a picture").ends_with("w 4 4 0"), "{said:?}");
    let said = told("nava", "setoption name size value 3\nisready\n");
    assert!(said[0].starts_with("info string error cubes: "), "{said:?}");
    assert_eq!(said[1], "readyok");
    for bad in [
        "name size value 99",
        "name sise value 5",
        "name Game value chess",
        "name Hash value 99999",
    ] {
        let said = told("nava", format!("setoption {bad}\nisready\n"));
        assert!(said[0].starts_with("info string error "), "{said:?}");
        assert_eq!(said.last().expect("an answer"), "readyok");
    }
}

#[test]
fn queries_are_answered_with_two_words() {
    let over = "position fen bwbw/bwbw/wbwb/wbwb w d1";
    let asked = format!(
        "query p1turn\nquery result\nposition startpos moves a1\nquery p1turn\nquery moves\n{over}\nquery gameover\nquery result\nquery moves\ngo depth 1\n"
    );
    let said = told("freedom:size=4", asked);
    let expected = [
        "response true",
        "response none",
        "response false",
        "response a2,b1,b2",
        "response true",
        "response draw",
        "response none",
        "info string error the game is over. Draw: equal scores",
        "bestmove none",
    ];
    assert_eq!(said, expected);
}

#[test]
fn a_position_is_the_same_whatever_was_set_up_before() {
    let positions = [
        "position startpos moves a1 b1 b2",
        "position startpos moves a1 b1",
        "position startpos moves a1 b2 c3 d4",
        "position startpos moves A1 b2 c2",
        "position startpos moves a1 a1",
        "position startpos",
        "position fen 4/4/4/4 b -",
        "position fen 4/4/4/4 b - moves a2",
        "position startpos moves a2",
    ];
    let alone = |position: &str| told("freedom:size=4", format!("{position}\nd\nquery moves\n"));
    let asked: Vec<_> = positions.map(|position| format!("{position}\nd\nquery moves\n")).into();
    let expected: Vec<_> = positions.into_iter().flat_map(alone).collect();
    assert_eq!(told("freedom:size=4", asked.concat()), expected);
}

#[test]
fn a_position_that_makes_no_sense_is_never_thought_about() {
    for (position, why) in [
        ("position startpos moves a1 a1", "move 2, “a1”: a1 is occupied"),
        ("position startpos moves zz", "move 1, “zz”: "),
        ("position fen 4/4 w -", "row 3 has 4 squares"),
    ] {
        let said = told("freedom:size=4", format!("{position}\ngo depth 1\nquery p1turn\n"));
        assert!(said[0].contains(why), "{said:?}");
        let (end, earlier) = said.split_last().expect("answers");
        assert_eq!(
            (end.as_str(), earlier.last().map(String::as_str)),
            (
                "response none",
                Some("info string error there is no position: the last one could not be set up")
            )
        );
        assert_eq!(count(&said, "bestmove"), 1);
        assert!(said.contains(&"bestmove none".to_owned()), "{said:?}");
    }
}

#[test]
fn levels_seeds_and_lines_are_obeyed() {
    let moves = |setting: &str| {
        let said = told(
            "pente:first=any",
            format!("{setting}\nposition startpos moves k10 l10 a1\ngo nodes 500\n"),
        );
        said.last().expect("a move").clone()
    };
    let level = |seed: u32| {
        moves(&format!("setoption name Level value 1\nsetoption name Seed value {seed}"))
    };
    assert_eq!(level(1), level(1));
    assert!((2..9).any(|seed| level(seed) != level(1)));
    let said = told("nava", "setoption name MultiPV value 3\ngo depth 2\n");
    let ranks = said.iter().filter(|line| line.starts_with("info depth 2 multipv")).count();
    assert_eq!(ranks, 3, "{said:?}");
}

/// A player that notes what it is asked.
struct Notes(Arc<Mutex<Option<Request>>>);

impl Player for Notes {
    fn name(&self) -> &'static str {
        "notes"
    }

    fn choose(
        &mut self,
        _: &dyn AnyMatch,
        request: &Request,
        _: &Stop,
        _: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        *self.0.lock().unwrap() = Some(*request);
        Ok(None)
    }
}

/// What a player is asked that takes so long to sit down.
fn asked_after(start: Duration, go: &str) -> Request {
    let asked = Arc::new(Mutex::new(None));
    let notes = Arc::clone(&asked);
    let server = Server::new("nava".parse::<Spec>().unwrap(), "en");
    let server = server.with_player("notes", "nobody", move |_| {
        std::thread::sleep(start);
        Box::new(Notes(Arc::clone(&notes)))
    });
    server.serve(go.as_bytes(), std::io::sink()).unwrap();
    asked.lock().unwrap().take().expect("it was asked")
}

#[test]
fn the_time_of_a_go_runs_from_its_receipt() {
    let start = Duration::from_millis(30);
    let asked = asked_after(start, "go movetime 1000\n");
    let time = asked.limits.time.expect("the time is handed on");
    assert!(time + start <= Duration::from_secs(1), "{time:?}");
    let asked = asked_after(start, "go p1time 9000 p2time 9000\n");
    let [white, black] = asked.clock.expect("the clocks are handed on").remaining;
    assert!(white + start <= black, "only the clock of the side to move runs: {white:?} {black:?}");
}

/// All orders of some lines.
fn orders(lines: &[String]) -> Vec<Vec<String>> {
    if lines.is_empty() {
        return vec![Vec::new()];
    }
    let first = |place: usize| {
        let mut rest = lines.to_vec();
        let first = rest.remove(place);
        orders(&rest).into_iter().map(move |rest| [vec![first.clone()], rest].concat())
    };
    (0..lines.len()).flat_map(first).collect()
}

#[test]
fn options_lead_to_the_same_game_in_any_order() {
    for (settings, spec) in [
        ("Game=nava size=3 discs=3 cubes=4", "nava:size=3,discs=3,cubes=4"),
        ("Game=freedom size=6 Level=2", "freedom:size=6"),
        ("Game=pente:keryo size=13 tournament=off", "pente:size=13,variant=keryo,tournament=off"),
        ("Game=wali:dara size=5x5", "wali:dara,size=5x5"),
        ("size=4 Game=freedom:size=8", "freedom:size=4"),
        ("Game=nava cubes=7 MultiPV=2 size=4", "nava:size=4,cubes=7"),
    ] {
        let line = |word: &str| {
            let (name, value) = word.split_once('=').expect("a name and a value");
            format!("setoption name {name} value {value}\n")
        };
        let lines: Vec<String> = settings.split(' ').map(line).collect();
        let expected = spec.parse::<Spec>().unwrap_or_else(|error| panic!("{spec}: {error:?}"));
        let expected = format!("option name Game type string default {expected}");
        for order in orders(&lines) {
            let said = told("barca", order.concat() + "ugi\n");
            assert_eq!(count(&said, "info"), 0, "{order:?}: {said:?}");
            assert!(said.contains(&expected), "{order:?}: {said:?}");
            let said = told("barca", order.concat() + "position startpos\nisready\n");
            assert_eq!(said, ["readyok"], "{order:?}");
        }
    }
}

#[test]
fn a_value_the_game_does_not_take_is_told_when_the_game_is_known() {
    let set = |order: [&str; 2]| {
        let lines = order.map(|words| format!("setoption {words}\n")).concat();
        told("pente", lines + "isready\nisready\n")
    };
    let game = "name Game value freedom";
    for bad in ["name size value 99", "name cubes value 4"] {
        let said = set([bad, game]);
        assert!(said[0].starts_with("info string error "), "{said:?}");
        assert_eq!(said[1..], ["readyok", "readyok"], "it is told once");
        assert_eq!(set([game, bad]), said);
    }
    // What no game has needs no waiting.
    let said = told("pente", "setoption name sise value 5\n");
    assert!(said[0].contains("sise"), "{said:?}");
    let said = told("pente", "setoption name whatever value 5\n");
    for name in ["Game", "size", "Threads", "Hash"] {
        assert!(said[0].contains(name), "{name}: {said:?}");
    }
}

#[test]
fn the_end_of_the_input_waits_for_what_has_an_end() {
    assert_eq!(count(&told("nava", "go depth 3"), "bestmove"), 1);
    assert_eq!(count(&told("nava", "go infinite"), "bestmove"), 1);
    assert_eq!(count(&told("pente", "go infinite\nquit\ngo depth 1\n"), "bestmove"), 1);
}

#[test]
fn noise_is_answered_and_survived() {
    let mut input = b"\xff\xfe\0\x01\x1b[31m\n".to_vec();
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(b"\nisready\r\n   \n\tisready  now\nisready");
    let said = told("wali", input);
    assert_eq!(count(&said, "readyok"), 3, "{said:?}");
    assert_eq!(said.len(), 5, "{said:?}");
    assert!(said[..2].iter().all(|line| line.starts_with("info string error ")), "{said:?}");
    assert!(said.iter().all(|line| line.len() < 300 && !line.contains(char::is_control)));
}

/// Something a runner may say, or somebody who leans on the keyboard.
fn line() -> impl Strategy<Value = String> {
    let sensible = prop::sample::select(vec![
        "ugi",
        "isready",
        "uginewgame",
        "stop",
        "d",
        "go",
        "go infinite",
        "go depth 2",
        "go p1time 50 p2time 50 p1inc 0 p2inc 0",
        "query p1turn",
        "query gameover",
        "query result",
        "query moves",
        "query",
        "position startpos",
        "position startpos moves a1 b2",
        "position startpos moves a1 b2 c3",
        "position fen 4/4/4/w3 b a1",
        "position",
        "setoption name Level value 1",
        "setoption name Level value 0",
        "setoption name size value 5",
        "setoption name Game value nava:tiny",
        "setoption name Game value freedom:size=4",
        "setoption name MultiPV value 2",
        "setoption name Hash value 1",
        "setoption",
    ]);
    let words = prop::sample::select(vec![
        "go",
        "position",
        "moves",
        "fen",
        "name",
        "value",
        "movetime",
        "nodes",
        "depth",
        "-1",
        "7",
        "a1",
        "setoption",
        "query",
        "é✓",
        "infinite",
    ]);
    prop_oneof![
        4 => sensible.prop_map(str::to_owned),
        1 => prop::collection::vec(words, 1..6).prop_map(|words| words.join(" ")),
        1 => "[ -~]{0,30}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn whatever_is_said_every_isready_is_answered_and_no_go_twice(lines in prop::collection::vec(line(), 0..25)) {
        let said = told("freedom:size=4", lines.join("\n"));
        let first = |line: &&String, word: &str| line.split_whitespace().next() == Some(word);
        let quit = lines.iter().position(|line| first(&line, "quit")).unwrap_or(lines.len());
        let asked = |word| lines[..quit].iter().filter(|line| first(line, word)).count();
        prop_assert_eq!(count(&said, "readyok"), asked("isready"));
        prop_assert_eq!(count(&said, "ugiok"), asked("ugi"));
        prop_assert!(count(&said, "bestmove") <= asked("go"));
        let two_words = |line: &String| line.split_whitespace().count() == 2;
        let strict = |line: &String| first(&line, "bestmove") || first(&line, "response");
        prop_assert!(said.iter().filter(|line| strict(line)).all(two_words));
        prop_assert!(said.iter().all(|line| line.parse::<Answer>().is_ok()));
    }

    #[test]
    fn what_is_understood_is_written_so_that_it_is_understood_again(line in line()) {
        if let Ok(command) = line.parse::<Command>() {
            prop_assert_eq!(command.to_string().parse(), Ok(command));
        }
        if let Ok(answer) = line.parse::<Answer>() {
            prop_assert_eq!(answer.to_string().parse(), Ok(answer));
        }
    }

    #[test]
    fn answers_are_read_from_any_words(words in prop::collection::vec(prop::sample::select(vec![
        "id", "name", "author", "option", "type", "spin", "combo", "string", "check", "button", "default",
        "min", "max", "var", "true", "0", "9", "x", "info", "string", "error", "score", "cp", "mate", "proven", "-3",
        "depth", "pv", "nodes", "time", "bestmove", "response", "readyok", "99999999999999999999",
    ]), 0..12)) {
        if let Ok(answer) = words.join(" ").parse::<Answer>() {
            prop_assert_eq!(answer.to_string().parse(), Ok(answer));
        }
    }
}
