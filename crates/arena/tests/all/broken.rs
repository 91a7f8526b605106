//! Programs that are broken in fifteen ways, among players that are not.

use std::collections::BTreeMap;
use std::time::Duration;

use jogada_arena::{Ended, Entry, Format, Pair, Placings, Sprt, Tournament, TournamentHeader, run};
use jogada_play::{Limits, Request, Spec, Stop};
use jogada_ugi::Timeouts;

use crate::tournaments::{Memory, results};

/// Does what is right until it is asked for a move.
macro_rules! until_go {
    ($go:literal) => {
        concat!(
            "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) ",
            $go,
            ";; esac; done"
        )
    };
}

/// What goes wrong, and a shell script that does it.
const KINDS: [(&str, &str); 15] = [
    ("it ends at once", "exit 3"),
    ("it never answers", "while read line; do :; done"),
    ("it speaks another protocol", "echo hello; while read line; do echo hello; done"),
    ("it is never ready", "while read word rest; do case $word in ugi) echo ugiok;; esac; done"),
    ("it ends when asked for a move", until_go!("exit 1")),
    ("it is killed", until_go!("kill -9 $$")),
    ("it gives no move", until_go!(":")),
    ("it is late", until_go!("sleep 0.2; echo bestmove a1-a2")),
    ("it says bestmove and no more", until_go!("echo bestmove")),
    ("its move is illegal", until_go!("echo bestmove z9")),
    ("its move is no move", until_go!("echo bestmove none")),
    (
        "it refuses the position",
        "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; position) \
         echo info string error no;; esac; done",
    ),
    ("its line does not end", until_go!("head -c 100000 /dev/zero | tr '\\0' x; sleep 9")),
    ("it talks without end", until_go!("yes info string busy")),
    ("it closes its output", "read line; echo ugiok; exec >&-; while read line; do :; done"),
];

/// Sound players, the stronger first.
const SOUND: [&str; 2] = ["greedy", "random"];

/// Programs that are wrong are known to be so soon.
fn timeouts() -> Timeouts {
    let soon = Duration::from_millis(300);
    Timeouts { handshake: soon, ready: soon, grace: soon, search: soon, quit: soon }
}

fn event(kinds: &[(&str, &str)], sound: &[&str], format: Format) -> Tournament {
    let spec = "nava:tiny".parse::<Spec>().unwrap();
    let entry = |text: &str| Entry::parse(text, spec.info()).unwrap().with_timeouts(timeouts());
    let broken = kinds.iter().map(|(name, script)| {
        let script = script.replace('\'', r"'\''");
        entry(&format!("[name='{name}' margin=20ms] cmd:sh -c '{script}'"))
    });
    let players: Vec<Entry> = sound.iter().map(|name| entry(name)).chain(broken).collect();
    let limits = Limits { time: Some(Duration::from_millis(50)), ..Limits::default() };
    let request = Request { limits, ..Request::default() };
    Tournament { pairs: 1, request, ..Tournament::new(spec, players, format) }
}

fn played(tournament: &Tournament) -> (Ended, Vec<Pair>) {
    let mut memory = Memory::default();
    let ended = run(tournament, Vec::new(), 4, &Stop::default(), &mut memory);
    (ended, memory.counted)
}

/// The points of every player from the bare results, a bye being a win.
fn points(pairs: &[Pair], players: usize, rounds: usize) -> Vec<f64> {
    let mut points = vec![0.0; players];
    let mut met: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for pair in pairs {
        let [first, second] = pair.key.players;
        let share = match pair.half_points() {
            0 | 1 => 0.0,
            2 => 0.5,
            _ => 1.0,
        };
        points[first] += share;
        points[second] += 1.0 - share;
        met.entry(pair.key.number).or_default().extend([first, second]);
    }
    for round in 0..rounds {
        let bye = (0..players).filter(|player| !met[&round].contains(player));
        bye.for_each(|player| points[player] += 1.0);
    }
    points
}

#[test]
fn a_swiss_with_six_broken_players_ends_with_the_right_standings() {
    for kinds in [&KINDS[..6], &KINDS[6..12], &KINDS[9..]] {
        let rounds = 3;
        let tournament = event(kinds, &SOUND, Format::Swiss { rounds });
        let (ended, pairs) = played(&tournament);
        assert_eq!((ended, pairs.len()), (Ended::Complete, 12));
        let header = TournamentHeader::of(&tournament);
        let all = results(&pairs);
        let placings = Placings::of(&header.schedule(), &all.played).unwrap();
        let Placings::Swiss(table) = &placings else { panic!("it is a Swiss") };
        assert_eq!((table.finished, table.rows.len()), (rounds, 8));
        let expected = points(&pairs, 8, rounds);
        for row in &table.rows {
            let player = row.standing.player;
            assert!((row.standing.points - expected[player]).abs() < 1e-9, "{table:?}");
        }
        assert!(table.rows.is_sorted_by(|a, b| a.standing.points >= b.standing.points));
        // The first game of two sound players is evidence, and nothing else is.
        assert_eq!(placings.winners(), [0], "{table:?}");
        for pair in &pairs {
            let sound = pair.key.players.iter().all(|&player| player < SOUND.len());
            assert_eq!(pair.is_evidence(), sound, "{:?}", pair.key);
        }
        for row in all.table(8, None) {
            assert!(row.player < SOUND.len() || row.rating.is_none(), "{row:?}");
        }
    }
}

#[test]
fn no_fault_of_any_kind_moves_a_sequential_test() {
    let sprt = Sprt::new([0.0, 50.0]);
    std::thread::scope(|scope| {
        for kind in &KINDS {
            scope.spawn(move || {
                let tournament = event(&[*kind], &SOUND[1..], Format::Match);
                let patient =
                    Tournament { sprt: Some(sprt), max_faults: Some(u64::MAX), ..tournament };
                let (ended, pairs) = played(&Tournament { pairs: 2, ..patient.clone() });
                assert_eq!((ended, pairs.len()), (Ended::Complete, 2), "{}", kind.0);
                let tally = results(&pairs).first();
                assert_eq!(tally.pairs, [0; 5], "{}", kind.0);
                assert_eq!((tally.wins(), tally.faults), (4, [0, 4]), "{}", kind.0);
                assert!(sprt.ratio(&tally.pairs).abs() < f64::EPSILON);
                let strict = Tournament { max_faults: None, pairs: 100, ..patient };
                let (ended, pairs) = played(&strict);
                assert!(matches!(ended, Ended::Faults { player: 1, .. }), "{}: {ended:?}", kind.0);
                assert!(pairs.len() <= 2, "{}", kind.0);
            });
        }
    });
}
