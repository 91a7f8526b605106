//! Programs outside: the good ones play, the bad ones are told apart and leave nothing behind.

use std::path::{Path, PathBuf};
use std::time::Duration;

use jogada_play::{
    GameLine, Limits, Localizer, PlayerSpec, Request, Side, Stop, games, languages, split_command,
};
use jogada_ugi::{Checked, Engine, Exit, Fault, Go, Timeouts, check, open_player};

/// Says what a runner wants to hear, whatever it says, and goes on as the script wants.
const POLITE: &str =
    "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;;";

/// What a program may say before it ends: the cause comes last.
const CAUSE: &str = "FileNotFoundError: Errno 2, no such file or directory: weights/large.bin";

/// Short timeouts: the tests should not wait for long.
fn timeouts() -> Timeouts {
    let short = Duration::from_millis(300);
    let handshake = Duration::from_secs(10);
    Timeouts { handshake, ready: handshake, grace: short, search: short, quit: handshake }
}

/// A program that is a shell script.
fn script(text: &str) -> Vec<String> {
    vec!["sh".to_owned(), "-c".to_owned(), text.to_owned()]
}

/// What becomes of a program from its start to its first move.
fn first_move(words: &[String], timeouts: Timeouts) -> Result<String, Fault> {
    let mut engine = Engine::start(words, timeouts)?;
    engine.set_game("nava")?;
    engine.new_game()?;
    let line = GameLine { spec: "nava".to_owned(), start: None, moves: Vec::new() };
    engine.position(&line)?;
    engine.ready()?;
    let go = Go { movetime: Some(Duration::from_millis(50)), ..Go::default() };
    engine.go(go, Side::White, &Stop::default(), &mut |_| {})
}

#[test]
fn every_way_to_fail_is_told_apart() {
    let ended = |exit, said: &[&str]| {
        Fault::Ended(exit, said.iter().map(|&line| line.to_owned()).collect())
    };
    let silent = Fault::Timeout(Duration::from_millis(350));
    for (text, fault) in [
        ("exit 3", ended(Some(Exit::Code(3)), &[])),
        ("echo a >&2; echo b >&2; exit 1", ended(Some(Exit::Code(1)), &["a", "b"])),
        (&format!("echo {CAUSE} >&2; exit 1"), ended(Some(Exit::Code(1)), &[CAUSE])),
        ("kill -9 $$", ended(Some(Exit::Signal(9)), &[])),
        ("head -c 100000000 /dev/zero; sleep 600", Fault::LineTooLong),
        (&format!("{POLITE} go) exit 7;; esac; done"), ended(Some(Exit::Code(7)), &[])),
        (
            &format!("{POLITE} go) echo no >&2; exit 7;; esac; done"),
            ended(Some(Exit::Code(7)), &["no"]),
        ),
        (&format!("{POLITE} go) sleep 600;; esac; done"), silent.clone()),
        (&format!("{POLITE} go) yes info depth 1;; esac; done"), silent.clone()),
        (
            &format!(
                "{POLITE} go) head -c 1000000 /dev/urandom | tr -d '\\n'; sleep 600;; esac; done"
            ),
            Fault::LineTooLong,
        ),
        (&format!("{POLITE} go) sleep 600 & exit 7;; esac; done"), ended(Some(Exit::Code(7)), &[])),
        (
            &format!("{POLITE} position) echo info string error no such game;; esac; done"),
            Fault::Refused("no such game".to_owned()),
        ),
        (
            "echo option name Game type combo default chess var chess; echo ugiok; cat > /dev/null",
            Fault::NoGame("nava".to_owned()),
        ),
    ] {
        assert_eq!(first_move(&script(text), timeouts()), Err(fault), "{text}");
    }
}

#[test]
fn a_silent_program_is_waited_for_no_longer_than_the_margin_of_a_request() {
    let game = jogada_play::open("nava", None).unwrap();
    let silent = format!("cmd:sh -c '{POLITE} esac; done'");
    let spec = PlayerSpec::parse(&silent, game.info()).unwrap();
    let mut player = open_player(&spec, 1);
    let limits = Limits { time: Some(Duration::from_millis(50)), ..Limits::default() };
    let margin = Some(Duration::from_millis(20));
    let request = Request { limits, margin, ..Request::default() };
    let fault = player.choose(&*game, &request, &Stop::default(), &mut |_| {}).unwrap_err();
    assert!(fault.is_late);
    assert!(Localizer::new("en").say(&fault).contains("within 0.1 s"), "{fault:?}");
}

#[test]
fn what_does_not_speak_the_protocol_is_given_up() {
    let hasty = Timeouts { handshake: Duration::from_millis(300), ..timeouts() };
    for (text, said) in [("sleep 600", None), ("echo hello; sleep 600", Some("hello"))] {
        let fault = Fault::NoHandshake(hasty.handshake, said.map(str::to_owned));
        assert_eq!(first_move(&script(text), hasty), Err(fault), "{text}");
    }
    let noise = first_move(&script("head -c 10000 /dev/urandom; sleep 600"), hasty);
    assert!(matches!(noise, Err(Fault::NoHandshake(..))), "{noise:?}");
}

#[test]
fn what_is_no_program_is_not_started() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (program, fault) in [
        (here.join("no-such-program"), Fault::NotFound),
        (here.join("Cargo.toml"), Fault::NotExecutable),
        (here.to_owned(), Fault::NotExecutable),
    ] {
        let words = [program.to_str().expect("a plain path").to_owned()];
        assert_eq!(first_move(&words, timeouts()), Err(fault));
    }
}

#[test]
fn a_program_that_never_listens_is_noticed() {
    let mut engine =
        Engine::start(&script("echo ugiok; sleep 600"), timeouts()).expect("polite so far");
    let line =
        GameLine { spec: "nava".to_owned(), start: None, moves: vec!["a1-a2".to_owned(); 1_000] };
    let deaf = (0..10_000).find_map(|_| engine.position(&line).err());
    assert_eq!(deaf, Some(Fault::Backpressure));
    assert_eq!(engine.id(), None);
}

#[test]
fn every_fault_is_a_whole_sentence() {
    let said = vec!["out of memory".to_owned()];
    let second = Duration::from_secs(1);
    for fault in [
        Fault::NotFound,
        Fault::NotExecutable,
        Fault::NotStarted("why".to_owned()),
        Fault::Answered("ERROR".to_owned()),
        Fault::Unanswered(second),
        Fault::NoPort { address: "127.0.0.1:1".to_owned(), why: "why".to_owned() },
        Fault::Ended(Some(Exit::Code(1)), Vec::new()),
        Fault::Ended(Some(Exit::Signal(9)), said.clone()),
        Fault::Ended(None, said),
        Fault::NoHandshake(second, None),
        Fault::NoHandshake(second, Some("hello".to_owned())),
        Fault::Backpressure,
        Fault::Timeout(second),
        Fault::LineTooLong,
        Fault::NoGame("chess".to_owned()),
        Fault::Refused("no".to_owned()),
        Fault::NoMove,
        Fault::Illegal("a1".to_owned()),
    ] {
        let error: &dyn std::error::Error = &fault;
        assert!(error.to_string().starts_with("“engine”"), "{error}");
        assert_eq!(error.to_string().lines().count(), 1);
        for language in languages() {
            let sentence = Localizer::new(language).say(&fault.message("cmd:./bot"));
            assert!(sentence.contains("cmd:./bot"), "{sentence}");
            assert!(
                !sentence.contains(['{', '}', '$']) && !sentence.starts_with("engine-"),
                "{sentence}"
            );
        }
    }
}

#[test]
fn command_lines_are_part_of_a_name() {
    let game = games()[0].info();
    for (text, name) in [
        ("cmd:./bot", "cmd:./bot"),
        (" CMD :  ./bot   --flag", "cmd:./bot --flag"),
        ("cmd:python3 \"my bot.py\" a:b", "cmd:python3 'my bot.py' a:b"),
    ] {
        let spec =
            PlayerSpec::parse(text, game).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(spec.to_string(), name);
        assert_eq!(open_player(&spec, 0).name(), name);
        assert_eq!(PlayerSpec::parse(name, game).expect(name).to_string(), name);
    }
    for text in ["cmd", "cmd:", "cmd: ", "cmd:''", "cmd:'a", "cmd:a\\"] {
        let error = PlayerSpec::parse(text, game).expect_err(text);
        assert!(!Localizer::new("pt").say(&error).is_empty(), "{text}");
    }
}

/// The bot of `examples/`, which `cargo test` has built beside this test.
fn bot() -> PathBuf {
    let test = std::env::current_exe().expect("a test is a program");
    let folder = test.parent().and_then(Path::parent).expect("tests lie in a folder of the build");
    let bot = folder.join("examples/bot");
    assert!(bot.exists(), "build it first: cargo build -p jogada-play --example bot");
    bot
}

#[test]
fn the_example_bot_passes_every_check_in_every_game() {
    let words = [bot().to_str().expect("a plain path").to_owned()];
    for info in games().iter().map(|game| game.info()) {
        let spec = info.id.parse::<jogada_play::Spec>().expect("games have specs");
        let mut failed = Vec::new();
        check(&words, Some(spec), Timeouts::default(), &mut |checked: &Checked| {
            failed.extend(checked.failure.clone());
        });
        assert_eq!(failed, [], "{}", info.id);
    }
}

#[test]
fn options_that_do_not_fit_each_other_fail_the_check_in_words() {
    let words = [bot().to_str().expect("a plain path").to_owned()];
    let spec = "nava:size=3,cubes=18".parse::<jogada_play::Spec>().expect("each option fits alone");
    let localizer = Localizer::new("en").with(jogada_ugi::TEXTS);
    let mut failed = Vec::new();
    check(&words, Some(spec), Timeouts::default(), &mut |checked: &Checked| {
        failed.extend(checked.failure.as_ref().map(|why| localizer.say(why)));
    });
    let words = "the options of the game do not fit each other";
    assert!(!failed.is_empty() && failed.iter().all(|why| why == words), "{failed:?}");
}

/// Files this process has open, where the system tells.
fn open_files() -> usize {
    std::fs::read_dir("/proc/self/fd").map_or(0, Iterator::count)
}

/// `STARTS=10000` makes it a measurement.
#[test]
fn starts_leave_neither_processes_nor_files_behind() {
    let starts: usize = std::env::var("STARTS").map_or(60, |text| text.parse().expect("a number"));
    let words = split_command(&format!("sh -c '{POLITE} quit) exit;; esac; done'")).expect("words");
    let before = open_files();
    for _ in 0..starts {
        let mut engine = Engine::start(&words, timeouts()).expect("it is polite");
        engine.ready().expect("it is polite");
        let id = engine.id().expect("it runs");
        drop(engine);
        assert!(!Path::new(&format!("/proc/{id}")).exists(), "process {id} is left");
    }
    // Other tests have files open at the same time, but fewer than there were starts.
    assert!(open_files() < before + 50, "{} files were {before}", open_files());
}
