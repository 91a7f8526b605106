//! What both stores promise.

use std::path::PathBuf;
use std::sync::Arc;

use jogada_play::{Record, Side, games, read_records};
use tempfile::TempDir;

use super::*;
use crate::incident::silent;

#[path = "../../tests/all/postgres.rs"]
mod postgres;

use jogada_service::game::{Chair, ClockKind, Event, Game, MemberRef, Offer, Setup};
use postgres::Postgres;

/// A place for games, and what must live as long.
struct Place(PathBuf, #[allow(dead_code, reason = "removed when dropped")] Option<TempDir>);

impl Place {
    fn open(&self) -> Arc<dyn Store> {
        open(&self.0, silent()).unwrap()
    }
}

fn on_postgres() -> Option<Place> {
    Some(Place(Postgres::shared()?.database(), None))
}

fn on_file() -> Place {
    let folder = tempfile::tempdir().unwrap();
    Place(folder.path().join("games.db"), Some(folder))
}

/// A test for each store.
macro_rules! on_both_stores {
    ($($test:ident),* $(,)?) => {
        mod sqlite_keeps {
            $(#[tokio::test]
            async fn $test() {
                super::$test(super::on_file()).await;
            })*
        }

        mod postgres_keeps {
            $(#[tokio::test]
            async fn $test() {
                if let Some(place) = super::on_postgres() {
                    super::$test(place).await;
                }
            })*
        }
    };
}

on_both_stores!(
    a_game_is_what_was_written,
    of_two_writers_of_a_version_one_gets_the_conflict,
    a_job_is_written_whole_or_not_at_all,
    a_secret_for_one_use_is_used_once,
    lists_are_filtered_and_paged,
    lists_tell_members_and_rated_games,
    what_is_due_is_found,
    a_second_store_finds_everything_again,
    many_games_at_once_are_written_together,
    games_that_no_person_has_played_are_found,
    a_removed_game_leaves_nothing_and_takes_no_writes,
    exported_games_are_read_again_as_they_were,
    exports_are_filtered,
    documents_are_made_changed_listed_and_removed,
    of_two_writers_of_a_document_one_gets_the_conflict,
    games_and_documents_are_written_together_or_not_at_all,
);

fn setup(name: &str, listed: bool) -> Setup {
    let seats = [name, "Rui"].map(|name| Chair::Human(name.to_owned()));
    let (spec, clock) =
        (games()[0].info().id.to_owned(), ClockKind::Base { base: 60, increment: 0 });
    Setup {
        spec,
        start: None,
        moves: Vec::new(),
        seats,
        clock,
        listed,
        shared: false,
        rated: false,
        tournament: None,
        browser: false,
    }
}

/// A game as it is known to a writer.
struct Known {
    id: String,
    events: Vec<EventRecord>,
}

impl Known {
    fn new(id: &str) -> Known {
        Known { id: id.to_owned(), events: Vec::new() }
    }

    /// The write of an event, which is then known.
    fn then(&mut self, at: Millis, event: Event) -> Write {
        let version = self.events.len() as u64 + 1;
        self.events.push(EventRecord { version, at, event });
        self.write(1)
    }

    /// The write of the last events.
    fn write(&self, count: usize) -> Write {
        let game = Game::replay(&self.id, &self.events).unwrap();
        Write {
            game: self.id.clone(),
            events: self.events[self.events.len() - count..].to_vec(),
            version: game.version(),
            keys: Vec::new(),
            spent: Vec::new(),
            summary: Summary::of(&game),
        }
    }

    fn begin(&mut self, at: Millis, name: &str) -> Write {
        self.then(at, Event::Begun(Box::new(setup(name, true))))
    }

    /// Any legal move.
    fn play(&mut self, at: Millis) -> Write {
        let game = Game::replay(&self.id, &self.events).unwrap();
        let text = game.board().legal()[0].text.clone();
        self.then(at, Event::Move { text, thought: None })
    }
}

fn key(secret: &str, opens: Opens) -> Key {
    Key { digest: Digest::of(secret), opens }
}

async fn a_game_is_what_was_written(place: Place) {
    let store = place.open();
    assert!(store.load("aaaaaaaaaa").await.unwrap().is_none());
    let mut game = Known::new("aaaaaaaaaa");
    let keys = vec![key("one", Opens::Seat(Side::White)), key("two", Opens::OpenSeat)];
    let begun = Write { keys: keys.clone(), ..game.begin(1_000, "Ana \u{1f3b2} 'x'") };
    store.write(vec![begun]).await.unwrap();
    store.write(vec![game.play(2_000)]).await.unwrap();
    let mut stored = store.load("aaaaaaaaaa").await.unwrap().unwrap();
    stored.keys.sort_by_key(|key| key.opens == Opens::OpenSeat);
    assert_eq!((stored.events, stored.keys), (game.events.clone(), keys));
    let since = store.since("aaaaaaaaaa", 1).await.unwrap();
    assert_eq!((since.events.as_slice(), since.keys.len()), (&game.events[1..], 2));
    let versions = store.versions(vec!["aaaaaaaaaa".to_owned(), "no".to_owned()]).await.unwrap();
    assert_eq!(versions, [("aaaaaaaaaa".to_owned(), 2)]);
    assert_eq!(store.count().await.unwrap(), Counts { games: 1, events: 2, keys: 2, documents: 0 });
    store.close().await;
    assert!(store.write(vec![game.play(3_000)]).await.is_err(), "it is closed");
    assert!(store.load("aaaaaaaaaa").await.is_err());
}

async fn of_two_writers_of_a_version_one_gets_the_conflict(place: Place) {
    let store = place.open();
    let mut game = Known::new("aaaaaaaaaa");
    store.write(vec![game.begin(1_000, "Ana")]).await.unwrap();
    for round in 2..20 {
        let offer = |by| Event::Offered { by, what: Offer::Draw };
        let mut other = Known { id: game.id.clone(), events: game.events.clone() };
        let (one, two) =
            (game.then(round, offer(Side::White)), other.then(round, offer(Side::Black)));
        let (one, two) = tokio::join!(store.write(vec![one]), store.write(vec![two]));
        let conflict = Err(StoreError::Conflict);
        assert!((one == Ok(()) && two == conflict) || (two == Ok(()) && one == conflict));
        if two.is_ok() {
            game = other;
        }
        assert_eq!(store.load(&game.id).await.unwrap().unwrap().events, game.events);
    }
    let mut ahead = Known { id: game.id.clone(), events: game.events.clone() };
    ahead.then(99, Event::Declined);
    let gap = ahead.then(99, Event::Declined);
    if store.is_shared() {
        assert_eq!(store.write(vec![gap]).await, Err(StoreError::Conflict), "no gap");
    }
    store.close().await;
}

async fn a_job_is_written_whole_or_not_at_all(place: Place) {
    let store = place.open();
    let (mut one, mut two) = (Known::new("aaaaaaaaaa"), Known::new("bbbbbbbbbb"));
    store.write(vec![one.begin(1_000, "Ana")]).await.unwrap();
    let stale = one.write(1);
    let both = vec![two.begin(1_000, "Eva"), stale];
    assert_eq!(store.write(both).await, Err(StoreError::Conflict));
    assert!(store.load("bbbbbbbbbb").await.unwrap().is_none());
    store.write(vec![two.write(1), one.play(2_000)]).await.unwrap();
    let counts = Counts { games: 2, events: 3, keys: 0, documents: 0 };
    assert_eq!(store.count().await.unwrap(), counts);
    store.close().await;
}

async fn a_secret_for_one_use_is_used_once(place: Place) {
    let store = place.open();
    let mut game = Known::new("aaaaaaaaaa");
    let once = key("once", Opens::Device(Side::White));
    let begun = Write { keys: vec![once.clone()], ..game.begin(1_000, "Ana") };
    store.write(vec![begun]).await.unwrap();
    let use_it = |secret: &str| Write {
        keys: vec![key(secret, Opens::Seat(Side::White))],
        spent: vec![once.digest],
        ..game.write(0)
    };
    let (one, two) =
        tokio::join!(store.write(vec![use_it("telephone")]), store.write(vec![use_it("stranger")]));
    assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
    assert_eq!(store.load(&game.id).await.unwrap().unwrap().keys.len(), 1);
    store.close().await;
}

async fn lists_are_filtered_and_paged(place: Place) {
    let store = place.open();
    for (number, name) in ["Ana", "Eva", "Zé"].iter().enumerate() {
        let mut game = Known::new(&format!("aaaaaaaaa{}", number + 2));
        store.write(vec![game.begin(number as Millis, name)]).await.unwrap();
    }
    let mut hidden = Known::new("bbbbbbbbbb");
    let begun = hidden.then(9, Event::Begun(Box::new(setup("Ana", false))));
    store.write(vec![begun]).await.unwrap();
    let ids = |listed: Vec<Listed>| listed.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let all = ListQuery { limit: 2, ..ListQuery::default() };
    let page = store.list(all.clone()).await.unwrap();
    let before = page.last().map(|row| (row.created, row.id.clone()));
    assert_eq!(ids(page), ["aaaaaaaaa4", "aaaaaaaaa3"]);
    assert_eq!(ids(store.list(ListQuery { before, ..all.clone() }).await.unwrap()), ["aaaaaaaaa2"]);
    let find = |text: &str| ListQuery { text: Some(text.to_owned()), ..all.clone() };
    assert_eq!(ids(store.list(find("EVA")).await.unwrap()), ["aaaaaaaaa3"]);
    assert!(store.list(find("\0")).await.unwrap().is_empty());
    let mut eva = Known::new("aaaaaaaaa3");
    eva.begin(1, "Eva");
    store.write(vec![eva.then(2, Event::Listed { listed: false })]).await.unwrap();
    assert!(store.list(find("EVA")).await.unwrap().is_empty(), "it was taken out of the list");
    let over = ListQuery { status: Some("over".to_owned()), ..all };
    assert!(store.list(over).await.unwrap().is_empty());
    let some = vec!["bbbbbbbbbb".to_owned(), "no".to_owned(), "\0".to_owned()];
    assert_eq!(ids(store.list_ids(some).await.unwrap()), ["bbbbbbbbbb"]);
    assert_eq!(store.ids("aaaaaaaaa3", 9).await.unwrap(), ["aaaaaaaaa4", "bbbbbbbbbb"]);
    store.close().await;
}

async fn lists_tell_members_and_rated_games(place: Place) {
    let store = place.open();
    let member = |account: &str| MemberRef {
        account: account.to_owned(),
        name: "Ana".to_owned(),
        rating: None,
    };
    let mut game = Known::new("aaaaaaaaaa");
    let begun = Setup { rated: true, ..setup("Eva", true) };
    store.write(vec![game.then(1_000, Event::Begun(Box::new(begun)))]).await.unwrap();
    let listed = async || store.list_ids(vec![game.id.clone()]).await.unwrap().remove(0).entry;
    let before = listed().await;
    assert_eq!((before.rated, before.seats.w.account), (true, None));
    let claimed = Event::Claimed { side: Side::White, member: member("ana") };
    let write = Known { id: game.id.clone(), events: game.events.clone() }.then(2_000, claimed);
    store.write(vec![write]).await.unwrap();
    let after = listed().await;
    assert!(after.rated);
    assert_eq!(
        (after.seats.w.account.as_deref(), after.seats.w.name.as_str()),
        (Some("ana"), "Ana")
    );
    assert_eq!(after.seats.b.account, None);
    store.close().await;
}

async fn what_is_due_is_found(place: Place) {
    let store = place.open();
    let mut game = Known::new("aaaaaaaaaa");
    store.write(vec![game.begin(1_000, "Ana")]).await.unwrap();
    store.write(vec![game.play(1_000)]).await.unwrap();
    assert!(store.due(60_000, true).await.unwrap().is_empty());
    assert_eq!(store.due(61_000, false).await.unwrap(), ["aaaaaaaaaa"]);
    assert_eq!(store.due(61_000, false).await.unwrap(), ["aaaaaaaaaa"], "until it is done");
    store.release("aaaaaaaaaa").await.unwrap();
    let out = Event::Closed { winner: Some(Side::White), reason: Reason::Time };
    store.write(vec![game.then(61_000, out)]).await.unwrap();
    assert!(store.due(62_000, true).await.unwrap().is_empty());
    store.close().await;
}

async fn a_second_store_finds_everything_again(place: Place) {
    let store = place.open();
    let mut game = Known::new("aaaaaaaaaa");
    store.write(vec![game.begin(1_000, "Ana")]).await.unwrap();
    store.close().await;
    let again = place.open();
    assert_eq!(again.load("aaaaaaaaaa").await.unwrap().unwrap().events, game.events);
    again.close().await;
}

async fn many_games_at_once_are_written_together(place: Place) {
    let store = place.open();
    let write = |number: usize| {
        let mut game = Known::new(&format!("game{number:06}"));
        let (store, writes) = (Arc::clone(&store), vec![game.begin(1_000, "Ana")]);
        tokio::spawn(async move { store.write(writes).await })
    };
    let tasks: Vec<_> = (0..700).map(write).collect();
    for task in tasks {
        task.await.unwrap().unwrap();
    }
    assert_eq!(store.count().await.unwrap().games, 700);
    store.close().await;
}

fn paper(id: &str, base: u64, body: Option<&str>) -> Transaction {
    let body = body.map(str::to_owned);
    let write = DocumentWrite { kind: DocumentKind::Rating, id: id.to_owned(), base, body };
    Transaction { documents: vec![write], ..Transaction::default() }
}

async fn documents_are_made_changed_listed_and_removed(place: Place) {
    let store = place.open();
    for id in ["alpha/ana", "alpha/eva", "alpha/zé", "beta/ana"] {
        store.commit(paper(id, 0, Some("1"))).await.unwrap();
    }
    store.commit(paper("alpha/eva", 1, Some("2"))).await.unwrap();
    let query = DocumentQuery {
        kind: DocumentKind::Rating,
        prefix: "alpha/".to_owned(),
        after: "alpha/ana".to_owned(),
        limit: 9,
    };
    let eva = Document { id: "alpha/eva".to_owned(), version: 2, body: "2".to_owned() };
    let found = store.documents(query.clone()).await.unwrap();
    assert_eq!((found.len(), &found[0], found[1].id.as_str()), (2, &eva, "alpha/zé"));
    let other = DocumentQuery { kind: DocumentKind::Name, ..query };
    assert!(store.documents(other).await.unwrap().is_empty());
    assert_eq!(store.document(DocumentKind::Rating, "alpha/eva").await.unwrap(), Some(eva));
    assert_eq!(store.document(DocumentKind::Name, "alpha/eva").await.unwrap(), None);
    assert_eq!(store.document(DocumentKind::Name, "\0").await.unwrap(), None);
    store.commit(paper("alpha/eva", 2, None)).await.unwrap();
    assert_eq!(store.document(DocumentKind::Rating, "alpha/eva").await.unwrap(), None);
    assert_eq!(store.count().await.unwrap().documents, 3);
    store.close().await;
}

async fn of_two_writers_of_a_document_one_gets_the_conflict(place: Place) {
    let store = place.open();
    for base in 0..10 {
        let (one, two) = tokio::join!(
            store.commit(paper("alpha/ana", base, Some("1"))),
            store.commit(paper("alpha/ana", base, Some("2"))),
        );
        assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
        assert_eq!(one.and(two), Err(StoreError::Conflict));
    }
    let stale = store.commit(paper("alpha/ana", 3, None)).await;
    assert_eq!(stale, Err(StoreError::Conflict));
    assert_eq!(store.commit(paper("alpha/eva", 3, Some("1"))).await, Err(StoreError::Conflict));
    store.close().await;
}

async fn games_and_documents_are_written_together_or_not_at_all(place: Place) {
    let store = place.open();
    let mut game = Known::new("aaaaaaaaaa");
    let both = |games, base| Transaction { games, ..paper("alpha/ana", base, Some("1")) };
    let refused = store.commit(both(vec![game.begin(1_000, "Ana")], 7)).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    assert!(store.load("aaaaaaaaaa").await.unwrap().is_none());
    store.commit(both(vec![game.write(1)], 0)).await.unwrap();
    let stale = store.commit(both(vec![game.write(1)], 1)).await;
    assert_eq!(stale, Err(StoreError::Conflict));
    let paper = store.document(DocumentKind::Rating, "alpha/ana").await.unwrap().unwrap();
    assert_eq!(paper.version, 1, "the game was of another version");
    store.close().await;
}

#[tokio::test]
async fn of_two_servers_that_make_the_same_document_one_succeeds() {
    let Some(place) = on_postgres() else { return };
    let (one, two) = (place.open(), place.open());
    for number in 0..50 {
        let id = format!("alpha/{number}");
        let (one, two) = tokio::join!(
            one.commit(paper(&id, 0, Some("1"))),
            two.commit(paper(&id, 0, Some("2")))
        );
        assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
    }
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn what_is_due_is_given_to_one_server_and_to_another_when_it_dies() {
    let Some(place) = on_postgres() else { return };
    let (one, two) = (place.open(), place.open());
    let mut game = Known::new("aaaaaaaaaa");
    one.write(vec![game.begin(1_000, "Ana")]).await.unwrap();
    one.write(vec![game.play(1_000)]).await.unwrap();
    assert_eq!(one.due(61_000, true).await.unwrap(), ["aaaaaaaaaa"]);
    assert!(two.due(61_000, true).await.unwrap().is_empty());
    assert!(!two.claim("aaaaaaaaaa").await.unwrap());
    one.release("aaaaaaaaaa").await.unwrap();
    assert!(two.claim("aaaaaaaaaa").await.unwrap(), "whoever is first");
    assert!(!one.claim("aaaaaaaaaa").await.unwrap());
    // One that stops gives up what it has; one that dies says nothing.
    two.close().await;
    assert!(one.claim("aaaaaaaaaa").await.unwrap());
    let three = place.open();
    drop(one);
    let watch = crate::time::Stopwatch::start();
    while three.due(61_000, true).await.unwrap().is_empty() {
        assert!(watch.elapsed() < 5_000);
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(watch.elapsed() > 1_000, "a server that is late for a beat is not dead");
    three.close().await;
}

#[tokio::test]
async fn a_schema_of_others_or_of_a_newer_version_is_left_alone() {
    let Some(place) = on_postgres() else { return };
    let address = place.0.to_str().unwrap().to_owned();
    let run = async |sql: &str| {
        let (client, connection) =
            tokio_postgres::connect(&address, tokio_postgres::NoTls).await.unwrap();
        let connection = tokio::spawn(connection);
        client.batch_execute(sql).await.unwrap();
        drop(client);
        connection.await.unwrap().unwrap();
    };
    run("CREATE SCHEMA jogada; CREATE TABLE jogada.games (mine int)").await;
    assert_eq!(open(&place.0, silent()).err(), Some(StoreError::Foreign));
    run("DROP SCHEMA jogada CASCADE").await;
    place.open().close().await;
    run("INSERT INTO jogada.migrations VALUES (99)").await;
    assert_eq!(open(&place.0, silent()).err(), Some(StoreError::Newer));
}

#[tokio::test]
async fn a_database_that_is_not_there_is_an_error_and_no_file() {
    let missing = "postgres://jogada@/games?host=%2Fnowhere";
    assert!(matches!(open(missing.as_ref(), silent()).err(), Some(StoreError::Unavailable(_))));
    let nonsense = "postgres://jogada@host:port/games";
    assert!(matches!(open(nonsense.as_ref(), silent()).err(), Some(StoreError::Address(_))));
}

async fn games_that_no_person_has_played_are_found(place: Place) {
    let store = place.open();
    let begin = |id: &str, at| {
        let mut game = Known::new(id);
        let write = game.begin(at, "Ana");
        (game, write)
    };
    for (id, at) in [("untouched", 1_000), ("recent", 5_000)] {
        store.write(vec![begin(id, at).1]).await.unwrap();
    }
    let (mut by_bot, first) = begin("by-bot", 1_000);
    let text = Game::replay("by-bot", &by_bot.events).unwrap().board().legal()[0].text.clone();
    let second = by_bot.then(1_000, Event::Move { text, thought: Some(7) });
    let (mut by_person, third) = begin("by-person", 1_000);
    let fourth = by_person.play(1_000);
    let (mut over, fifth) = begin("over", 1_000);
    let sixth = over.then(1_000, Event::Closed { winner: None, reason: Reason::Agreed });
    for write in [first, second, third, fourth, fifth, sixth] {
        store.write(vec![write]).await.unwrap();
    }
    let found = async |before, after| store.unplayed(before, after, 10).await.unwrap();
    assert_eq!(found(2_000, "").await, ["by-bot", "untouched"]);
    assert_eq!(found(2_000, "by-bot").await, ["untouched"]);
    assert!(found(1_000, "").await.is_empty());
    assert_eq!(store.unplayed(9_000, "", 2).await.unwrap(), ["by-bot", "recent"]);
    store.close().await;
}

async fn a_removed_game_leaves_nothing_and_takes_no_writes(place: Place) {
    let store = place.open();
    let (mut gone, mut kept) = (Known::new("gone"), Known::new("kept"));
    let begun = Write { keys: vec![key("x", Opens::OpenSeat)], ..gone.begin(1_000, "Ana") };
    store.write(vec![begun]).await.unwrap();
    store.write(vec![kept.begin(1_000, "Rui")]).await.unwrap();
    assert!(!store.remove("gone", 2).await.unwrap(), "it has another version");
    assert!(store.remove("gone", 1).await.unwrap());
    assert!(!store.remove("gone", 1).await.unwrap(), "it is gone already");
    assert!(store.load("gone").await.unwrap().is_none());
    let counts = store.count().await.unwrap();
    assert_eq!((counts.games, counts.events, counts.keys), (1, 1, 0));

    let late = Write { keys: vec![key("y", Opens::OpenSeat)], ..gone.write(0) };
    assert_eq!(store.write(vec![late]).await, Err(StoreError::Conflict));
    assert_eq!(store.write(vec![gone.play(2_000)]).await, Err(StoreError::Conflict));
    assert_eq!(store.count().await.unwrap(), counts);
    store.write(vec![kept.play(2_000)]).await.unwrap();
    store.close().await;
}

/// What an export writes, read by the reader of records.
async fn exported(place: &Place, query: ExportQuery) -> (Exported, Vec<Record>) {
    let data = place.0.clone();
    // It waits for the database in its own way, as a command does.
    let done = tokio::task::spawn_blocking(move || {
        let mut text = Vec::new();
        let exported = export(&data, &query, &mut text, &mut |_, _| {}).unwrap();
        (exported, text)
    });
    let (exported, text) = done.await.unwrap();
    let records = if text.is_empty() { Vec::new() } else { read_records(&text).unwrap() };
    (exported, records)
}

async fn exported_games_are_read_again_as_they_were(place: Place) {
    let store = place.open();
    let mut games = Vec::new();
    for (number, info) in jogada_play::games().iter().map(|game| game.info()).enumerate() {
        let mut game = Known::new(&format!("game{number}"));
        let named = Setup { spec: info.id.to_owned(), ..setup("Ana \"A\" \\ [x] {y} ; é", true) };
        store.write(vec![game.then(number as i64, Event::Begun(Box::new(named)))]).await.unwrap();
        for ply in 0..7 {
            store.write(vec![game.play(ply)]).await.unwrap();
        }
        if number % 2 == 0 {
            let resigned = Event::Closed { winner: Some(Side::White), reason: Reason::Resigned };
            store.write(vec![game.then(9, resigned)]).await.unwrap();
        }
        games.push(game);
    }
    // The server goes on meanwhile.
    let (exported, records) = exported(&place, ExportQuery::default()).await;
    assert_eq!(exported, Exported { games: games.len(), damaged: Vec::new() });
    for (game, record) in games.iter().zip(&records) {
        let played = Game::replay(&game.id, &game.events).unwrap();
        assert_eq!(*record, played.record());
        assert_eq!(record.game().line(), played.board().line());
        assert_eq!(record.result, played.ending().map(|end| end.outcome));
    }
    store.close().await;
}

async fn exports_are_filtered(place: Place) {
    let store = place.open();
    let (mut old, mut new) = (Known::new("old"), Known::new("new"));
    store.write(vec![old.begin(1_000, "Ana")]).await.unwrap();
    store.write(vec![new.begin(86_400_000, "Rui")]).await.unwrap();
    let resigned = Event::Closed { winner: Some(Side::White), reason: Reason::Resigned };
    store.write(vec![old.then(90_000_000, resigned)]).await.unwrap();
    let names = async |query| {
        let (_, records) = exported(&place, query).await;
        let names = records.iter().map(|record| record.tagged("White").unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    let all = ExportQuery::default;
    assert_eq!(names(all()).await, ["Ana", "Rui"]);
    assert_eq!(names(ExportQuery { finished: true, ..all() }).await, ["Ana"]);
    let since = Some("1970-01-02".parse().unwrap());
    assert_eq!(names(ExportQuery { since, ..all() }).await, ["Rui"]);
    let of = |place: usize| Some(games()[place].info().id.to_owned());
    assert_eq!(names(ExportQuery { game: of(0), ..all() }).await, ["Ana", "Rui"]);
    assert!(names(ExportQuery { game: of(1), ..all() }).await.is_empty());
    store.close().await;
}
