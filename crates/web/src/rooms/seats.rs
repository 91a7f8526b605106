//! Taking seats: by an invitation, from the list, or on another device.

use std::net::IpAddr;
use std::sync::Arc;

use jogada_play::Side;
use jogada_service::game::{Chair, Event, MemberRef};

use super::{Change, Room, RoomError, RoomState, Rooms};
use crate::club::{load_rating, rating_id};
use crate::error::ApiError;
use crate::store::{Key, Opens};
use crate::token::{self, Digest};

/// A taken seat and its secret.
#[derive(Debug)]
pub struct Seated {
    pub side: Side,
    /// In clear; only its digest is stored.
    pub secret: String,
}

/// Who takes a seat.
#[derive(Clone, Debug)]
pub struct Joining {
    /// Of a guest; may be empty.
    pub name: String,
    pub member: Option<MemberRef>,
}

impl Rooms {
    /// Takes a seat with the secret of an invitation. A listed game needs none, nor does a member who has a
    /// seat already and plays on with another device.
    pub async fn join(
        self: &Arc<Self>,
        id: &str,
        invite: Option<String>,
        joining: Joining,
        peer: IpAddr,
    ) -> Result<Seated, RoomError> {
        let (rooms, id) = (Arc::clone(self), id.to_owned());
        let work = tokio::spawn(async move {
            rooms.retry(&id, || rooms.try_join(&id, invite.as_deref(), &joining, peer)).await
        });
        work.await?
    }

    async fn try_join(
        self: &Arc<Self>,
        id: &str,
        invite: Option<&str>,
        joining: &Joining,
        peer: IpAddr,
    ) -> Result<Seated, RoomError> {
        let room = self.room(id).await?;
        let mut state = room.lock().await;
        let (side, mut change) = enter(&state, invite, joining)?;
        let game = state.game.board().info().id;
        for event in &mut change.events {
            if let Event::Joined { member: Some(member), .. } = event {
                member.rating = self.rating(game, member).await?;
            }
        }
        let seated = self.seat(&room, &mut state, side, change).await?;
        self.ask_bot(&room, &state, peer);
        Ok(seated)
    }

    /// The rating of a member in a game; `None` if there is none yet.
    pub async fn rating(&self, game: &str, member: &MemberRef) -> Result<Option<i32>, RoomError> {
        let rating = load_rating(&*self.store, &rating_id(game, &member.account)).await?;
        Ok((rating.version > 0).then(|| rating.value.points()))
    }

    /// Makes whoever has this secret a member on their seat.
    pub async fn claim(&self, id: &str, secret: &str, member: &MemberRef) -> Result<(), RoomError> {
        let room = self.room(id).await?;
        self.catch_up(&room).await?;
        let mut state = room.lock().await;
        let Some(Opens::Seat(side)) = state.opens(secret) else {
            return Err(ApiError::forbidden().into());
        };
        if !matches!(state.game.chair(side), Chair::Human(_)) {
            return Ok(());
        }
        let event = Event::Claimed { side, member: member.clone() };
        self.write(&room, &mut state, Change::of(vec![event])).await
    }

    /// Does to a game what whoever runs the server has decided; returns its version. A game that is over stays
    /// as it ended.
    pub async fn administer(&self, id: &str, event: Event) -> Result<u64, RoomError> {
        self.retry(id, || self.try_administer(id, &event)).await
    }

    async fn try_administer(&self, id: &str, event: &Event) -> Result<u64, RoomError> {
        let room = self.room(id).await?;
        let mut state = room.lock().await;
        if matches!(event, Event::Closed { .. }) && state.game.ending().is_some() {
            return Err(ApiError::conflict("over", "refused-over").into());
        }
        self.write(&room, &mut state, Change::of(vec![event.clone()])).await?;
        Ok(state.game.version())
    }

    /// A one-time secret that opens the seat on another device.
    pub async fn device(&self, id: &str, secret: &str) -> Result<String, RoomError> {
        self.retry(id, || self.try_device(id, secret)).await
    }

    async fn try_device(&self, id: &str, secret: &str) -> Result<String, RoomError> {
        let room = self.room(id).await?;
        let mut state = room.lock().await;
        let Some(Opens::Seat(side)) = state.opens(secret) else {
            return Err(ApiError::forbidden().into());
        };
        let link = token::new_secret();
        let key = Key { digest: Digest::of(&link), opens: Opens::Device(side) };
        self.write(&room, &mut state, Change { keys: vec![key], ..Change::default() }).await?;
        Ok(link)
    }

    /// Gives a seat a new secret.
    async fn seat(
        &self,
        room: &Room,
        state: &mut RoomState,
        side: Side,
        change: Change,
    ) -> Result<Seated, RoomError> {
        let secret = token::new_secret();
        let key = Key { digest: Digest::of(&secret), opens: Opens::Seat(side) };
        self.write(room, state, Change { keys: vec![key], ..change }).await?;
        Ok(Seated { side, secret })
    }
}

/// The seat that somebody may take, and the change that takes it.
fn enter(
    state: &RoomState,
    invite: Option<&str>,
    joining: &Joining,
) -> Result<(Side, Change), ApiError> {
    let game = &state.game;
    let own = joining.member.as_ref().and_then(|member| game.seat_of(&member.account));
    let public = invite.is_none() && game.setup().listed;
    match (invite.and_then(|invite| state.opens(invite)), own) {
        (Some(Opens::Device(side)), _) => {
            let spent = vec![Digest::of(invite.unwrap_or_default())];
            Ok((side, Change { spent, ..Change::default() }))
        }
        (_, Some(side)) => Ok((side, Change::default())),
        (opens, None) if public || opens == Some(Opens::OpenSeat) => {
            let taken = || ApiError::conflict("taken", "refused-taken");
            let side = game.open_seat().ok_or_else(taken)?;
            if game.setup().rated && joining.member.is_none() {
                return Err(ApiError::not_signed_in());
            }
            let Joining { name, member } = joining.clone();
            Ok((side, Change::of(vec![Event::Joined { side, name, member }])))
        }
        _ => Err(no_seat()),
    }
}

fn no_seat() -> ApiError {
    let message = jogada_play::Message::new("refused-no-seat");
    ApiError::new(ApiError::forbidden().status, "no-seat", message)
}
