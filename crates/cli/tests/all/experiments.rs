//! What an experimenter does with the arena: files, odds, logs, calculators.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::run::jogada;

const JOGADA: &str = env!("CARGO_BIN_EXE_jogada");

/// The files of a test.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn with(&self, name: &str, text: &str) -> PathBuf {
        let path = self.at(name);
        std::fs::write(&path, text).unwrap();
        path
    }
}

fn sorted(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

const CONFIG: &str = "game = \"nava:tiny\"\nformat = \"swiss\"\nrounds = 2\ngames = 4\nseed = 7\nnodes = 100\n\
players = [\"greedy\", \"random\", { player = \"max\", name = \"small\", nodes = 20 }, \"level:2\"]\n";

#[test]
fn a_tournament_of_a_file_is_the_same_every_time_and_the_same_as_by_options() {
    let folder = Folder::new();
    let config = folder.with("event.toml", CONFIG);
    let [one, two, three] = ["one.jsonl", "two.jsonl", "three.jsonl"].map(|name| folder.at(name));
    let run = |out: &Path, jobs: &str| {
        jogada("arena --config").arg(&config).words("--out").arg(out).words(jobs).ok()
    };
    let text = run(&one, "--jobs 1");
    run(&two, "--jobs 2");
    assert_eq!(sorted(&one), sorted(&two));
    let options = "arena nava:tiny --format swiss --rounds 2 --games 4 --seed 7 --nodes 100 --out";
    let players = ["greedy", "random", "[name=small nodes=20] max", "level:2"];
    let by_options = jogada(options).arg(&three).words("--");
    players.iter().fold(by_options, crate::run::Run::arg).ok();
    assert_eq!(sorted(&one), sorted(&three), "the checksum of the settings included");
    for word in ["has won", "Buchholz", "small"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let report = jogada("arena report --json").arg(&one).ok();
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["hash"].as_str().map(str::len), Some(64));
    assert_eq!(report["standings"].as_array().unwrap().len(), 4);
    let runs = std::fs::read_to_string(folder.at("one.jsonl.runs")).unwrap();
    let run: Value = serde_json::from_str(runs.lines().next().unwrap()).unwrap();
    assert!(run["date"].as_str().unwrap().ends_with('Z'), "{runs}");
    let page = folder.at("page.html");
    jogada("arena report --html").arg(&page).arg(&one).ok();
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("<h2>Standings</h2>") && page.contains("has won"), "{page}");
}

#[test]
fn a_file_with_a_mistake_is_refused_with_the_place_and_the_way_out() {
    let folder = Folder::new();
    for (text, said) in [
        (
            "game = \"nava\"\nplayers = [\"max\", \"random\"]\ngmes = 4\n",
            "unknown key “gmes”; did you mean “games”?",
        ),
        ("game = \"nava\"\nplayers = [\"max\", \"random\"]\ngames = 0\n", ": games cannot be “0”"),
        ("game = \"nava\"\n", "players"),
        ("players = [\"max\", \"random\"]\n", "game"),
        ("game = \"nava\"\nplayers = \"greedy\"\n", "players must be a list"),
        ("game = \"nava\"\nplayers = [\"greedy\"]\n", "at least two players are needed"),
        ("game = \"nava\"\nplayers = [\"max\", 3]\n", "player"),
        ("game = \"nava\"\nplayers = [\"max\"\n", "event.toml:"),
        ("game = \"nava\"\nplayers = [\"max\", { player = \"max\", speed = 3 }]\n", "speed"),
    ] {
        let config = folder.with("event.toml", text);
        let refused = jogada("arena --config").arg(&config).refused();
        assert!(refused.contains("event.toml") || refused.contains(said), "{refused}");
        assert!(refused.contains(said), "{text}: {refused}");
    }
    let config = folder.with("event.toml", CONFIG);
    let refused = jogada("arena --config").arg(&config).words("--games 9").refused();
    assert!(refused.contains("cannot be used with"), "{refused}");
}

#[test]
fn a_knockout_shows_its_bracket() {
    let text = jogada("arena nava:tiny random greedy mixed --format knockout --games 2").ok();
    for word in ["has won", "advances", "bye"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let text =
        jogada("arena nava:tiny random greedy mixed --format knockout --games 2 --lang pt").ok();
    assert!(text.contains("ganhou") && text.contains("isento"), "{text}");
}

#[test]
fn games_are_adjudicated_only_on_request() {
    let run = |args: &str| jogada("arena barca level:8 level:2 --games 2 --json").words(args).ok();
    assert!(!run("").contains("adjudicated"));
    assert!(run("--resign 100,moves=2,sides=one").contains("\"adjudicated\""));
    for bad in ["--resign 0", "--resign 5,moves=x", "--draw ten", "--draw 5,sides=one"] {
        let said = jogada("arena nava random random").words(bad).refused();
        assert!(said.contains("as in"), "{said}");
    }
}

#[test]
fn a_program_that_was_replaced_is_noticed() {
    let folder = Folder::new();
    let bot = folder.with("bot.sh", &format!("exec {JOGADA} ugi\n"));
    let out = folder.at("out.jsonl");
    let run = || {
        let run = jogada("arena nava:tiny --games 2 --nodes 10 --out").arg(&out);
        run.arg(format!("cmd:sh {}", bot.display())).arg("random")
    };
    run().ok();
    assert_eq!(run().run().status, 0, "the same program goes on");
    std::fs::write(&bot, format!("# better\nexec {JOGADA} ugi\n")).unwrap();
    let said = run().refused();
    assert!(said.contains("bot.sh") && said.contains("--out"), "{said}");
    let header = std::fs::read_to_string(&out).unwrap();
    assert!(header.lines().next().unwrap().contains("\"name\":\"Jogada"), "{header}");
}

#[test]
fn a_conversation_is_logged_and_options_reach_a_program() {
    let folder = Folder::new();
    let log = folder.at("log.txt");
    let run = jogada("arena nava:tiny --games 2 --nodes 10 --log").arg(&log);
    run.arg(format!("[name=small option.Hash=2] cmd:{JOGADA} ugi")).arg("random").ok();
    let text = std::fs::read_to_string(&log).unwrap();
    for line in
        ["> ugi", "< ugiok", "> setoption name Hash value 2", "> go nodes 10", "< bestmove "]
    {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(text.lines().all(|line| line.contains(" small: ")), "{text}");
    let wrong = format!("[option.Speed=2] cmd:{JOGADA} ugi");
    let ran = jogada("arena nava:tiny --games 2 --nodes 10").arg(wrong).arg("random").ok();
    assert!(ran.contains("has no option “Speed”"), "{ran}");
    let said = jogada("arena nava random random --log /no/such/folder/log").refused();
    assert!(said.contains("--log"), "{said}");
    let said = jogada("arena nava random random --log x --queue nats://127.0.0.1:1").refused();
    assert!(said.contains("--log") && said.contains("--queue"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_log_of_a_flood_stays_small_and_says_so() {
    let folder = Folder::new();
    let log = folder.at("flood.txt");
    let flood = "cmd:sh -c 'while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) yes info string much ado;; esac; done'";
    let run = jogada("arena nava:tiny --games 2 --jobs 1 --time 300ms --log").arg(&log);
    run.arg(flood).arg("random").ok();
    let text = std::fs::read_to_string(&log).unwrap();
    assert!(text.len() < 10_000_000, "{}", text.len());
    assert_eq!(text.matches("left out").count(), 2, "one for each game");
}

#[cfg(target_os = "linux")]
#[test]
fn a_log_that_cannot_be_written_is_told_after_the_games() {
    let run = jogada("arena nava:tiny --games 2 --nodes 10 --log /dev/full");
    let ran = run.arg(format!("cmd:{JOGADA} ugi")).arg("random").run();
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    assert!(ran.stderr.contains("/dev/full") && ran.stderr.contains("not whole"), "{}", ran.stderr);
    assert!(ran.stdout.contains("2 of 2"), "{}", ran.stdout);
}

#[test]
fn results_of_elsewhere_are_calculated() {
    let text = jogada("elo 120 40 90").ok();
    assert!(text.contains("56.0 % of the points") && text.contains("Elo +42"), "{text}");
    let pairs = jogada("elo 3 10 40 14 6 --json").ok();
    let pairs: Value = serde_json::from_str(&pairs).unwrap();
    assert_eq!(
        (pairs["games"].as_u64(), pairs["score"].as_f64().map(|s| (s * 1e4).round())),
        (Some(146), Some(5342.0))
    );
    assert!(jogada("sprt -5 0 3 10 40 14 6").ok().contains("LLR"));
    assert!(jogada("sprt 0 100 900 100 10").ok().contains("100 Elo is accepted"));
    for (args, said) in [
        ("elo 1 2", "values"),
        ("elo 1 2 3 4", "five"),
        ("elo 0 0 0", "more than 0"),
        ("sprt 5 0 1 2 3", "smaller first"),
        ("elo 1 2 x", "whole number"),
    ] {
        let refused = jogada(args).refused();
        assert!(refused.contains(said), "{args}: {refused}");
    }
}

#[test]
fn players_of_other_protocols_are_refused_games_they_cannot_express() {
    let said = jogada("arena pente gomocup:./x random").refused();
    assert!(said.contains("cannot express"), "{said}");
    let said = jogada("arena nava gomocup:./x random").refused();
    assert!(said.contains("“gomocup:” does not play Nava") && said.contains("Pente"), "{said}");
    for (player, way_out) in [
        ("gomocup:", "gomocup:PROGRAM"),
        ("abstractplay:", "abstractplay:http://"),
        ("cmd:", "cmd:PROGRAM"),
    ] {
        let said = jogada("arena pente").arg(player).arg("random").refused();
        assert!(said.contains(way_out), "{player} {said}");
    }
    let said = jogada("ugi --check").arg("").refused();
    assert!(said.contains("--check \"PROGRAM") && !said.contains("cmd:"), "{said}");
}
