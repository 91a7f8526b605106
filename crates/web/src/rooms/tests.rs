use jogada_play::{Side, games};
use jogada_service::game::{Chair, ClockKind, Offer};

use super::*;
use crate::incident::silent;
use crate::wire::TournamentRef;

const CLIENT: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

fn two_people() -> Setup {
    let seats = ["Ana", "Rui"].map(|name| Chair::Human(name.to_owned()));
    let (spec, clock) = (games()[0].info().id.to_owned(), ClockKind::None);
    Setup {
        spec,
        start: None,
        moves: Vec::new(),
        seats,
        clock,
        listed: false,
        shared: false,
        rated: false,
        tournament: None,
        browser: false,
    }
}

/// Another writer comes between the decision and the write: the action is decided again on the game
/// as it is then, and the client does not notice.
#[tokio::test]
async fn an_action_that_conflicts_is_retried_on_the_game_as_it_is_then() {
    let folder = tempfile::tempdir().unwrap();
    let store = crate::store::open(&folder.path().join("games.db"), silent()).unwrap();
    let rooms = Arc::new(Rooms::new(Arc::clone(&store), Bots::new(1, silent())));
    let room = rooms.create(two_people(), Vec::new(), CLIENT).await.unwrap();
    let (id, stored) = (room.id(), store.load(room.id()).await.unwrap().unwrap());
    let (actor, action, summary) = {
        let game = &room.lock().await.game;
        let action = Action::Move(game.board().legal()[0].text.clone(), None);
        (Actor::one(game.board().side()), action, Summary::of(game))
    };
    let events = EventRecord::following(
        1,
        vec![Event::Offered { by: Side::White, what: Offer::Draw }],
        rooms.now(),
    );
    let (keys, spent) = (Vec::new(), Vec::new());
    store
        .write(vec![Write { game: id.to_owned(), events, version: 2, keys, spent, summary }])
        .await
        .unwrap();

    let once = rooms.try_act(id, &Caller::Seated(actor), &action, CLIENT).await;
    assert!(once.unwrap_err().is_conflict());
    rooms.rooms().insert(id.to_owned(), Arc::new(Room::new(id, stored, &store).unwrap()));
    let version = rooms.act(id, Caller::Seated(actor), action, CLIENT).await.unwrap();
    assert_eq!(version, 3, "the offer of the other writer, then the move");
    store.close().await;
}

/// Rooms on a file of their own, and a game of two people in it.
async fn rooms_with_a_game() -> (tempfile::TempDir, Arc<Rooms>, Arc<Room>) {
    let folder = tempfile::tempdir().unwrap();
    let store = crate::store::open(&folder.path().join("games.db"), silent()).unwrap();
    let rooms = Arc::new(Rooms::new(store, Bots::new(1, silent())));
    let room = rooms.create(two_people(), Vec::new(), CLIENT).await.unwrap();
    (folder, rooms, room)
}

#[tokio::test]
async fn a_game_expires_unless_somebody_is_connected_or_has_moved() {
    let (_folder, rooms, room) = rooms_with_a_game().await;
    let later = rooms.now() + 1;
    let connection = Connection::open(Arc::clone(&room));
    assert_eq!(rooms.expire(later).await.unwrap(), 0, "somebody looks at it");
    drop(connection);
    assert_eq!(rooms.expire(rooms.now() - 60_000).await.unwrap(), 0, "it is too young");
    let updates = room.subscribe();
    assert_eq!(rooms.expire(later).await.unwrap(), 1);
    assert!(updates.borrow().closed && rooms.room(room.id()).await.is_err());
    rooms.store().close().await;
}

/// Whoever has the room in hand when its game expires cannot bring back half of it.
#[tokio::test]
async fn a_move_that_comes_too_late_finds_no_game() {
    let (_folder, rooms, room) = rooms_with_a_game().await;
    let (actor, action) = {
        let game = &room.lock().await.game;
        let action = Action::Move(game.board().legal()[0].text.clone(), None);
        (Actor::one(game.board().side()), action)
    };
    assert_eq!(rooms.expire(rooms.now() + 1).await.unwrap(), 1);
    rooms.rooms().insert(room.id().to_owned(), Arc::clone(&room));
    let moved = rooms.act(room.id(), Caller::Seated(actor), action, CLIENT).await;
    assert!(matches!(moved, Err(RoomError::Rejected(error)) if error.code == "missing"));
    assert_eq!(rooms.store().count().await.unwrap().events, 0);
    rooms.store().close().await;
}

#[tokio::test]
async fn a_game_of_a_tournament_does_not_expire() {
    let (_folder, rooms, _) = rooms_with_a_game().await;
    let tournament = Some(TournamentRef { id: "t".to_owned(), name: "Open".to_owned(), round: 1 });
    let setup = Setup { tournament, ..two_people() };
    let room = rooms.create(setup, Vec::new(), CLIENT).await.unwrap();
    assert_eq!(rooms.expire(rooms.now() + 1).await.unwrap(), 1, "the other one");
    assert!(rooms.store().load(room.id()).await.unwrap().is_some());
    rooms.store().close().await;
}
