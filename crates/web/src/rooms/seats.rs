//! Taking seats: by an invitation, from the list, or on another device.

use std::net::IpAddr;
use std::sync::Arc;

use jogada_play::Side;

use super::{Change, MAX_ATTEMPTS, Room, RoomError, RoomState, Rooms};
use crate::error::ApiError;
use crate::game::Event;
use crate::store::{Key, Opens};
use crate::token::{self, Digest};

/// A taken seat and its secret.
#[derive(Debug)]
pub struct Seated {
    pub side: Side,
    /// In clear; only its digest is stored.
    pub secret: String,
}

impl Rooms {
    /// Takes a seat with the secret of an invitation. A listed game needs none.
    pub async fn join(
        self: &Arc<Self>,
        id: &str,
        invite: Option<String>,
        name: String,
        peer: IpAddr,
    ) -> Result<Seated, RoomError> {
        let (rooms, id) = (Arc::clone(self), id.to_owned());
        let work = tokio::spawn(async move {
            let mut attempts = 1..MAX_ATTEMPTS;
            loop {
                let done = rooms.try_join(&id, invite.as_deref(), &name, peer).await;
                match &done {
                    Err(error)
                        if rooms.is_outdated(&id, error).await && attempts.next().is_some() => {}
                    _ => return done,
                }
            }
        });
        work.await?
    }

    async fn try_join(
        self: &Arc<Self>,
        id: &str,
        invite: Option<&str>,
        name: &str,
        peer: IpAddr,
    ) -> Result<Seated, RoomError> {
        let room = self.room(id).await?;
        let mut state = room.lock().await;
        let (side, change) = enter(&state, invite, name)?;
        let seated = self.seat(&room, &mut state, side, change).await?;
        self.ask_bot(&room, &state, peer);
        Ok(seated)
    }

    /// A one-time secret that opens the seat on another device.
    pub async fn device(&self, id: &str, secret: &str) -> Result<String, RoomError> {
        let mut attempts = 1..MAX_ATTEMPTS;
        loop {
            let done = self.try_device(id, secret).await;
            match &done {
                Err(error) if self.is_outdated(id, error).await && attempts.next().is_some() => {}
                _ => return done,
            }
        }
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

/// The seat an invitation opens, and the change that takes it.
fn enter(state: &RoomState, invite: Option<&str>, name: &str) -> Result<(Side, Change), ApiError> {
    let public = invite.is_none() && state.game.setup().listed;
    match invite.and_then(|invite| state.opens(invite)) {
        Some(Opens::Device(side)) => {
            let spent = vec![Digest::of(invite.unwrap_or_default())];
            Ok((side, Change { spent, ..Change::default() }))
        }
        opens if public || opens == Some(Opens::OpenSeat) => {
            let taken = || ApiError::conflict("taken", "refused-taken");
            let side = state.game.open_seat().ok_or_else(taken)?;
            Ok((side, Change::of(vec![Event::Joined { side, name: name.to_owned() }])))
        }
        _ => Err(no_seat()),
    }
}

fn no_seat() -> ApiError {
    let message = jogada_play::Message::new("refused-no-seat");
    ApiError::new(ApiError::forbidden().status, "no-seat", message)
}
