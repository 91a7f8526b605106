//! Runs on several workers: results are those of one machine, whatever happens to the workers.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::nats::Nats;
use crate::run::{jogada, with_path};

/// A process, most often a worker, gone after the test.
struct Worker(Child);

impl Worker {
    fn start(nats: &Nats, more: &str) -> Worker {
        Worker(jogada("worker").arg(&nats.url).words("--jobs 1").words(more).start())
    }

    fn signal(&self, name: &str) {
        let mut kill = Command::new("kill");
        let sent = kill.arg(format!("-{name}")).arg(self.0.id().to_string()).status();
        assert!(sent.unwrap().success());
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The lines of a file in a fixed order.
fn sorted(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

/// Plays it here and by workers, into files of this folder; both must have the same lines.
fn compare(nats: &Nats, command: &str, folder: &Path) -> String {
    let (here, there) = (folder.join("here.jsonl"), folder.join("there.jsonl"));
    let told = jogada(command).words("--jobs 2 --out").arg(&here).run();
    assert_eq!(told.status, 0, "{}", told.stderr);
    let run = jogada(command).arg("--queue").arg(&nats.url).arg("--out").arg(&there).run();
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert_eq!(sorted(&here), sorted(&there), "{command}");
    run.stderr
}

#[test]
fn every_kind_of_run_has_the_results_of_one_machine() {
    let Some(nats) = Nats::start() else { return };
    let _workers = [Worker::start(&nats, ""), Worker::start(&nats, "")];
    for command in [
        "arena nava:tiny max greedy --nodes 200 --games 30",
        "arena nava:tiny level:2 greedy random mixed --games 6 --format swiss",
        "survey nava:tiny cubes=3,4 --games 4 --ladder level:1,level:2 --ladder-games 4 --player level:1",
        "puzzles nava:tiny --make 3 --nodes 20000 --games 20",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let said = compare(&nats, command, folder.path());
        assert!(said.contains(&format!("jogada worker {}", nats.url)), "{said}");
        assert!(said.contains("takes part"), "{said}");
    }
}

#[test]
fn a_sequential_test_ends_at_the_same_pair_for_all() {
    let Some(nats) = Nats::start() else { return };
    let _workers = [Worker::start(&nats, ""), Worker::start(&nats, "")];
    let command = "arena nava:tiny greedy random --sprt 0 200";
    let here = jogada(command).words("--jobs 1").ok();
    let there = jogada(command).arg("--queue").arg(&nats.url).run();
    assert_eq!((there.status, there.stdout), (0, here), "{}", there.stderr);
}

#[test]
fn weights_are_tuned_by_workers_as_here() {
    let Some(nats) = Nats::start() else { return };
    let _worker = Worker::start(&nats, "");
    let folder = tempfile::tempdir().unwrap();
    let command = "tune nava:tiny --games 12 --nodes 60 --match-games 6 --match-nodes 60 --folder";
    let here = jogada(command).arg(folder.path().join("here")).run();
    let there = jogada(command).arg(folder.path().join("there"));
    let there = there.arg("--queue").arg(&nats.url).run();
    assert_eq!((here.status, there.status), (0, 0), "{}", there.stderr);
    for file in ["samples.jsonl", "weights.txt"] {
        let of = |name: &str| sorted(&folder.path().join(name).join("round-1").join(file));
        assert_eq!(of("here"), of("there"), "{file}");
    }
}

#[test]
fn a_worker_that_is_told_to_end_finishes_what_it_has() {
    let Some(nats) = Nats::start() else { return };
    for signal in ["TERM", "INT"] {
        let mut worker = Worker::start(&nats, "");
        let mut run =
            jogada("arena nava max max --nodes 20000 --games 8 --queue").arg(&nats.url).start();
        std::thread::sleep(Duration::from_secs(3));
        worker.signal(signal);
        let began = Instant::now();
        let status = worker.0.wait().unwrap();
        assert!(status.success() && began.elapsed() < Duration::from_mins(1), "{status:?}");
        let _second = Worker::start(&nats, "");
        assert!(run.wait().unwrap().success());
    }
}

#[test]
fn programs_are_started_only_by_workers_that_allow_it() {
    let Some(nats) = Nats::start() else { return };
    let bot = format!("cmd:{} ugi nava:tiny", env!("CARGO_BIN_EXE_jogada"));
    let mut refusing = Worker::start(&nats, "");
    let run = jogada("arena nava:tiny").arg(bot).words("random --nodes 50 --games 4 --queue");
    let run = std::thread::spawn({
        let url = nats.url.clone();
        move || run.arg(url).run()
    });
    std::thread::sleep(Duration::from_secs(3));
    let _allowing = Worker::start(&nats, "--allow-cmd");
    let ran = run.join().unwrap();
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(ran.stderr.contains("--allow-cmd"), "{}", ran.stderr);
    let _ = refusing.0.kill();
}

/// A folder with a program `bot.sh` that plays, and a line of its own.
fn folder_with_bot(line: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("bot.sh");
    let program = env!("CARGO_BIN_EXE_jogada");
    std::fs::write(&script, format!("#!/bin/sh\n{line}\nexec {program} ugi nava:tiny\n")).unwrap();
    assert!(Command::new("chmod").arg("+x").arg(script).status().unwrap().success());
    folder
}

/// `jogada` in a folder.
fn jogada_in(folder: &Path, words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
    command.args(words.split(' ')).env("LC_ALL", "C.UTF-8").current_dir(folder);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn worker_in(folder: &Path, nats: &Nats) -> Worker {
    let words = format!("worker {} --jobs 1 --allow-cmd", nats.url);
    Worker(jogada_in(folder, &words).spawn().unwrap())
}

/// The first line with this word that a process writes to standard error, waited for as long as it may take.
fn said(process: &mut Child, word: &'static str) -> String {
    let lines = BufReader::new(process.stderr.take().unwrap()).lines().map(Result::unwrap);
    let (sender, found) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        for line in lines.filter(|line| line.contains(word)) {
            let _ = sender.send(line);
        }
    });
    found.recv_timeout(Duration::from_mins(2)).expect("it is said")
}

fn read_all(pipe: Option<impl Read>) -> String {
    let mut text = String::new();
    pipe.unwrap().read_to_string(&mut text).unwrap();
    text
}

#[test]
fn a_worker_whose_program_is_missing_or_another_takes_no_part() {
    let Some(nats) = Nats::start() else { return };
    let ours = folder_with_bot("");
    let others = [folder_with_bot("# another"), tempfile::tempdir().unwrap()];
    let mut unfit = others.each_ref().map(|folder| worker_in(folder.path(), &nats));
    let words = "arena nava:tiny cmd:./bot.sh random --nodes 50 --games 2 --queue";
    let mut run = Worker(jogada_in(ours.path(), &format!("{words} {}", nats.url)).spawn().unwrap());
    let expected = ["./bot.sh is another file here", "./bot.sh is missing here"];
    for (worker, expected) in unfit.iter_mut().zip(expected) {
        let about = said(&mut worker.0, "taking part");
        assert!(about.contains("not taking part") && about.contains(expected), "{about}");
    }
    let _fit = worker_in(ours.path(), &nats);
    let status = run.0.wait().unwrap();
    let [told, results] = [read_all(run.0.stderr.take()), read_all(run.0.stdout.take())];
    assert!(status.success(), "{told}");
    assert!(expected.iter().all(|why| told.contains(why)), "{told}");
    assert!(!results.contains("no such program"), "{results}");
}

#[test]
fn a_program_that_is_nowhere_is_refused_as_without_workers() {
    let Some(nats) = Nats::start() else { return };
    let _worker = Worker::start(&nats, "--allow-cmd");
    let command = "arena nava:tiny cmd:/does/not/exist random --games 4";
    let here = jogada(command).refused();
    let there = jogada(command).arg("--queue").arg(&nats.url).run();
    assert_eq!((there.status, there.stdout.as_str()), (2, ""), "{}", there.stderr);
    assert!(there.stderr.ends_with(&here), "{}", there.stderr);
}

#[test]
fn a_book_of_a_player_goes_with_the_run() {
    let Some(nats) = Nats::start() else { return };
    let _worker = Worker::start(&nats, "");
    let folder = tempfile::tempdir().unwrap();
    let [book, here, there] =
        ["book.txt", "here.jsonl", "there.jsonl"].map(|name| folder.path().join(name));
    std::fs::write(&book, "a1-a2\na1-b1\n").unwrap();
    let run = |out: &Path| {
        let run = jogada("arena nava:tiny").arg(format!("[book={}] max", book.display()));
        run.words("random --opening 0 --nodes 100 --games 6 --out").arg(out)
    };
    assert_eq!(run(&here).run().status, 0);
    let queued = run(&there).arg("--queue").arg(&nats.url).run();
    assert_eq!(queued.status, 0, "{}", queued.stderr);
    assert_eq!(sorted(&here), sorted(&there));
}

#[test]
fn results_that_depend_on_time_say_who_played() {
    let Some(nats) = Nats::start() else { return };
    let _worker = Worker::start(&nats, "");
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("timed.jsonl");
    let run = jogada("arena nava:tiny max random --time 5ms --games 2 --queue").arg(&nats.url);
    assert_eq!(run.arg("--out").arg(&out).run().status, 0);
    let text = std::fs::read_to_string(&out).unwrap();
    let pair = text.lines().last().unwrap();
    assert!(pair.contains("\"worker\":{\"name\":") && pair.contains("nodes_per_second"), "{pair}");
    assert!(jogada("arena report").arg(&out).run().status == 0);
}

/// The bounded share of `scripts/workers kill`.
#[test]
fn killed_workers_lose_and_double_nothing() {
    let Some(_) = Nats::start() else { return };
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/workers");
    let mut command = Command::new(script);
    let ran = command.args(["kill", env!("CARGO_BIN_EXE_jogada"), "3"]).output().unwrap();
    let told = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{told}");
}

/// The example of docs/cluster.md, on another port.
#[test]
fn the_example_of_three_workers_works() {
    let Some(nats) = Nats::start() else { return };
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cluster.md");
    let text = std::fs::read_to_string(document).unwrap();
    let example = text.split("```sh\n").nth(1).unwrap().split("```").next().unwrap();
    let own = example.lines().filter(|line| !line.starts_with("nats-server"));
    let own: String =
        own.map(|line| line.replace("nats://localhost:4222", &nats.url) + "\n").collect();
    assert_eq!(own.matches("jogada worker").count(), 3, "{example}");
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("bash");
    let command = with_path(&mut command).args(["-euc", &own]).current_dir(folder.path());
    let ran = command.output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    assert_eq!(sorted(&folder.path().join("match.jsonl")).len(), 31);
}

/// Parts that were played one by one are the whole.
#[test]
fn parts_of_a_run_are_merged_to_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let command = "arena nava:tiny greedy random --games 12 --out";
    jogada(command).arg(file("whole")).ok();
    for (part, pairs) in [("a", "0..2"), ("b", "2..5"), ("c", "4..6")] {
        jogada(command).arg(file(part)).words("--pairs").arg(pairs).ok();
    }
    let merge = jogada("arena merge").arg(file("a")).arg(file("b")).arg(file("c"));
    merge.arg("--out").arg(file("merged")).ok();
    assert_eq!(sorted(&file("whole")), sorted(&file("merged")));
    let other = jogada("arena nava:tiny greedy random --games 12 --seed 1 --out");
    other.arg(file("other")).ok();
    let merge = jogada("arena merge").arg(file("other")).arg("--out").arg(file("merged"));
    assert!(merge.refused().contains("seed"));
    jogada(command).arg(file("x")).words("--pairs 5..2").refused();
    jogada("arena nava:tiny greedy random --pairs 0..2").refused();
}
