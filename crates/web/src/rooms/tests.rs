use jogada_play::{Side, games};

use super::*;
use crate::game::{Chair, ClockKind, Offer};
use crate::incident::silent;

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
    let events =
        record(1, vec![Event::Offered { by: Side::White, what: Offer::Draw }], rooms.now());
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
