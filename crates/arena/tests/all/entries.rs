//! Players with settings of their own, and what is noted of their moves.

use std::sync::{Arc, Mutex};

use jogada_arena::{
    Arrangement, Book, DrawRule, Entry, Format, Openings, Placings, ResignRule, Tournament,
    TournamentHeader, identify, records, results_json,
};
use jogada_play::{Limits, Reason, Request, Spec};

use crate::tournaments::{pairs, results, tournament};

fn entries(spec: &str, players: &[&str], format: Format) -> Tournament {
    let spec = spec.parse::<Spec>().unwrap();
    let entry = |text: &&str| Entry::parse(text, spec.info()).unwrap();
    let players: Vec<Entry> = players.iter().map(entry).collect();
    Tournament::new(spec, players, format)
}

fn by_nodes(tournament: Tournament) -> Tournament {
    let limits = Limits { nodes: Some(200), ..Limits::default() };
    Tournament { request: Request { limits, ..Request::default() }, ..tournament }
}

#[test]
fn a_limit_of_its_own_replaces_that_of_the_tournament() {
    let of = |players: &[&str]| {
        pairs(&by_nodes(Tournament { pairs: 2, ..entries("nava", players, Format::Match) }), 2)
    };
    let odds = of(&["[nodes=20000 name=strong] max", "max"]);
    let even = of(&["max", "max"]);
    let depths = |pair: &jogada_arena::Pair, first: usize| -> u32 {
        let depth = |(at, thought): (usize, jogada_arena::Thought)| {
            u32::from(at % 2 == first) * thought.depth
        };
        pair.games[0].thoughts.iter().enumerate().map(depth).sum()
    };
    // White is the strong one in the first game, and looks further than the other.
    assert!(depths(&odds[0], 0) > depths(&odds[0], 1), "{odds:?}");
    assert_ne!(odds, even);
}

#[test]
fn names_are_shown_and_what_they_stand_for_is_kept() {
    let tournament = entries("nava:tiny", &["[name=new] greedy", "random"], Format::Match);
    let header = TournamentHeader::of(&tournament);
    assert_eq!(header.names(), ["new", "random"]);
    assert_eq!(header.players[0], "greedy");
    let renamed = entries("nava:tiny", &["[name=old] greedy", "random"], Format::Match);
    let differences = TournamentHeader::of(&renamed).differences(&header);
    assert_eq!(differences.len(), 1, "{differences:?}");
}

#[test]
fn the_same_settings_are_the_same_lines_and_the_same_checksum() {
    let of = |seed| {
        let players = ["[name=a nodes=50] max", "level:2"];
        Tournament { pairs: 3, seed, ..entries("wali", &players, Format::Match) }
    };
    assert_eq!(pairs(&of(1), 1), pairs(&of(1), 3));
    let hash = |seed| TournamentHeader::of(&of(seed)).hash;
    assert_eq!(hash(1), hash(1));
    assert_ne!(hash(1), hash(2));
    assert_eq!(hash(1).len(), 64);
    let games = pairs(&of(1), 1);
    let thoughts: Vec<_> = games[0].games[0].thoughts.iter().collect();
    assert!(thoughts.iter().all(|thought| thought.time.is_none()), "time decides nothing here");
    assert_eq!(thoughts.len() as u64, games[0].games[0].positions());
}

#[test]
fn a_book_of_its_own_is_played_as_long_as_it_goes() {
    let spec: Spec = "freedom:size=6".parse().unwrap();
    let book = Book::parse(b"a1 b2 c3 d4 e5\n", &spec).unwrap();
    let player = |text: &str| Entry::parse(text, spec.info()).unwrap();
    let bookish = player("[book=lines.txt] random").with_book(book.clone());
    let players = [bookish.clone(), bookish];
    let tournament = Tournament {
        pairs: 1,
        openings: Openings::Random { plies: 0, even: true },
        ..Tournament::new(spec.clone(), players, Format::Match)
    };
    let header = TournamentHeader::of(&tournament);
    assert!(header.players[0].starts_with("[book=lines.txt#"), "{:?}", header.players);
    for game in &pairs(&tournament, 1)[0].games {
        assert_eq!(game.line().moves[..5], ["a1", "b2", "c3", "d4", "e5"]);
    }
    let short = book.arranged(Arrangement { plies: Some(2), ..Arrangement::default() });
    let openings = Openings::Book(short);
    let header = TournamentHeader::of(&Tournament { openings, ..tournament });
    assert_eq!(header.book_plies, Some(2));
}

#[test]
fn decided_games_are_given_up_only_where_that_is_asked_for() {
    let of = |resign, draw| {
        let tournament = entries("barca", &["level:8", "level:7"], Format::Match);
        pairs(&Tournament { pairs: 2, resign, draw, ..tournament }, 2)
    };
    let reasons = |pairs: &[jogada_arena::Pair]| -> Vec<Reason> {
        pairs.iter().flat_map(|pair| &pair.games).map(|game| game.end.reason.clone()).collect()
    };
    let plain = of(None, None);
    assert!(!reasons(&plain).contains(&Reason::Adjudicated));
    let early = of(Some(ResignRule { score: 50, moves: 1, both: false }), None);
    assert!(reasons(&early).contains(&Reason::Adjudicated), "{:?}", reasons(&early));
    for (whole, short) in plain.iter().zip(&early) {
        for (whole, short) in whole.games.iter().zip(&short.games) {
            assert!(
                whole.line().moves.starts_with(&short.line().moves),
                "the same game, cut short"
            );
        }
    }
    let drawn = of(None, Some(DrawRule { score: 10_000, moves: 1, from: 10 }));
    let ends = drawn.iter().flat_map(|pair| &pair.games).map(jogada_arena::PlayedGame::plies);
    assert!(ends.clone().all(|plies| plies >= 11), "{:?}", ends.collect::<Vec<_>>());
    assert!(reasons(&drawn).contains(&Reason::Adjudicated));
}

#[test]
fn a_knockout_and_a_swiss_tell_their_winner() {
    for format in [Format::Knockout, Format::Swiss { rounds: 2 }] {
        let tournament = tournament("nava:tiny", "random greedy random", format.clone());
        let tournament = Tournament { pairs: 2, ..tournament };
        let results = results(&pairs(&tournament, 2));
        let header = TournamentHeader::of(&tournament);
        let placings = Placings::of(&header.schedule(), &results.played).unwrap();
        assert!(!placings.winners().is_empty(), "{format:?}");
        let json = results_json(&header, &results, None);
        let winners = json["winners"].as_array().unwrap();
        assert_eq!(winners.len(), placings.winners().len());
        let key = if format == Format::Knockout { "bracket" } else { "standings" };
        assert!(!json[key].as_array().unwrap().is_empty(), "{json}");
    }
    let tournament = tournament("nava:tiny", "random greedy random", Format::RoundRobin);
    let header = TournamentHeader::of(&tournament);
    assert_eq!(Placings::of(&header.schedule(), &jogada_arena::Played::default()), None);
}

#[test]
fn records_have_the_scores_of_white_and_the_depths() {
    use jogada_arena::{Journal, Store};
    let tournament =
        Tournament { pairs: 1, ..entries("nava:tiny", &["level:5", "random"], Format::Match) };
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("thoughts.jsonl");
    let _ = std::fs::remove_file(&path);
    let localizer = jogada_play::Localizer::new("en").with(jogada_arena::TEXTS);
    let (mut store, _) = Store::open(&path, &TournamentHeader::of(&tournament)).unwrap();
    store.add(&pairs(&tournament, 1), &localizer).unwrap();
    let journal = Journal::read(&path).unwrap();
    assert_eq!(journal.pairs, pairs(&tournament, 1));
    journal.check().unwrap();
    let text = records(&journal, &[]);
    assert!(text.contains("[%eval "), "{text}");
    assert!(!text.contains("%emt"), "levels are not limited by time");
    jogada_play::read_records(text.as_bytes()).unwrap();
}

#[cfg(unix)]
#[test]
fn a_program_is_identified_and_what_is_said_to_it_can_be_heard() {
    let script = "read line; echo id name Quick; echo ugiok; while read word rest; do case $word in isready) \
                  echo readyok;; go) exit 1;; quit) exit;; esac; done";
    let spec: Spec = "nava:tiny".parse().unwrap();
    let heard = Arc::new(Mutex::new(Vec::new()));
    let log = {
        let heard = heard.clone();
        jogada_ugi::ConversationLog::new(move |line| {
            heard.lock().unwrap().push(format!("{:?} {}", line.speaker, line.text));
        })
    };
    let entry = Entry::parse(&format!("cmd:sh -c '{script}'"), spec.info()).unwrap().with_log(log);
    let plain = Entry::parse("random", spec.info()).unwrap();
    let tournament =
        Tournament { pairs: 1, ..Tournament::new(spec, [entry, plain], Format::Match) };
    let programs = identify(&tournament);
    assert_eq!(programs.len(), 1);
    assert_eq!(programs[0].name.as_deref(), Some("Quick"));
    assert!(programs[0].files.contains_key("sh"), "{programs:?}");
    assert!(!pairs(&tournament, 1)[0].is_evidence());
    let heard = heard.lock().unwrap().join("\n");
    for line in ["Runner ugi", "Program id name Quick", "Runner go"] {
        assert!(heard.contains(line), "{heard}");
    }
}
