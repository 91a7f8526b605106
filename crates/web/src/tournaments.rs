//! The tournaments of a server: stored as documents, each change in one transaction with the games it
//! creates, so that of two servers that pair a round one succeeds.

use std::sync::Arc;

use axum::http::StatusCode;
use jogada_play::{Message, Outcome, Reason, Side, Spec};
use jogada_service::game::{Chair, MemberRef, Setup};

use crate::club::{Member, load, read, write};
use crate::error::ApiError;
use crate::rooms::{MAX_ATTEMPTS, RoomError, Rooms, first_write};
use crate::store::{DocumentKind, DocumentQuery, DocumentWrite, Listed, StoreResult, Transaction};
use crate::time::Millis;
use crate::token::{is_id, new_id};
use crate::tournament::{
    Entry, NewGame, Organiser, PairedResult, Terms, Tournament, TournamentStatus,
};
use crate::wire::{TournamentListing, TournamentRef};

/// Tournaments of one organiser that are not over.
const MAX_UNFINISHED: usize = 10;
/// Rows of the list that are read at once.
const PAGE: usize = 200;

/// Ids of rows of tournaments that are not over begin with this.
const UNFINISHED: &str = "a/";
/// Those of the others.
const FINISHED: &str = "z/";

/// The tournaments of a server.
pub struct Tournaments {
    rooms: Arc<Rooms>,
}

impl Tournaments {
    pub fn new(rooms: Arc<Rooms>) -> Tournaments {
        Tournaments { rooms }
    }

    /// Makes a tournament; returns its id.
    pub async fn create(&self, terms: Terms, member: Member) -> Result<String, RoomError> {
        if self.unfinished_of(&member.id).await? >= MAX_UNFINISHED {
            let message = Message::new("refused-many-tournaments").with("most", MAX_UNFINISHED);
            return Err(ApiError::new(StatusCode::CONFLICT, "many-tournaments", message).into());
        }
        let organiser = Organiser { account: member.id, name: member.name };
        let tournament = Tournament::new(terms, organiser, self.rooms.now());
        let id = new_id();
        let documents = vec![
            write(DocumentKind::Tournament, &id, 0, &tournament),
            write(
                DocumentKind::TournamentRow,
                row_id(&id, &tournament),
                0,
                &tournament.listing(&id),
            ),
        ];
        self.rooms.store().commit(Transaction::of_documents(documents)).await?;
        Ok(id)
    }

    /// A tournament by its id.
    pub async fn tournament(&self, id: &str) -> Result<Tournament, RoomError> {
        Ok(self.load(id).await?.1)
    }

    /// A page of the list, and the cursor of the next.
    pub async fn list(
        &self,
        after: &str,
        limit: usize,
    ) -> StoreResult<(Vec<TournamentListing>, Option<String>)> {
        let rows = self.rows("", after, limit + 1).await?;
        let next = rows.get(limit - 1).filter(|_| rows.len() > limit).map(|(id, _)| id.clone());
        Ok((rows.into_iter().take(limit).map(|(_, row)| row).collect(), next))
    }

    /// Enters a member as a player.
    pub async fn enter(&self, id: &str, member: Member) -> Result<Tournament, RoomError> {
        let game = game_of(&self.tournament(id).await?);
        let member = member.seated();
        let rating = self.rooms.rating(game, &member).await?;
        let entry = Entry { account: member.account, name: member.name, rating, withdrawn: false };
        self.change(id, |tournament, _| tournament.enter(entry.clone())).await
    }

    /// Changes a tournament, and does what is due then.
    pub async fn change(
        &self,
        id: &str,
        change: impl Fn(&mut Tournament, Millis) -> Result<(), ApiError>,
    ) -> Result<Tournament, RoomError> {
        let mut attempts = 1..MAX_ATTEMPTS;
        loop {
            match self.try_change(id, &change).await {
                Err(error) if error.is_conflict() && attempts.next().is_some() => {}
                done => return done,
            }
        }
    }

    /// Does what is due in all tournaments: notes results, pairs rounds, starts and ends.
    pub async fn run_due(&self) -> Result<(), RoomError> {
        let (mut after, mut first) = (String::new(), Ok(()));
        loop {
            let rows = self.rows(UNFINISHED, &after, PAGE).await?;
            let Some((last, _)) = rows.last() else { return first };
            after.clone_from(last);
            for (_, row) in rows.into_iter().filter(|(_, row)| is_active(row, self.rooms.now())) {
                first = first.and(self.go_on(&row.id).await);
            }
        }
    }

    async fn go_on(&self, id: &str) -> Result<(), RoomError> {
        match self.change(id, |_, _| Ok(())).await {
            // Another server was faster.
            Err(error) if error.is_conflict() => Ok(()),
            done => done.map(drop),
        }
    }

    async fn try_change(
        &self,
        id: &str,
        change: &impl Fn(&mut Tournament, Millis) -> Result<(), ApiError>,
    ) -> Result<Tournament, RoomError> {
        let (base, before) = self.load(id).await?;
        let (mut tournament, now) = (before.clone(), self.rooms.now());
        change(&mut tournament, now)?;
        self.note_results(&mut tournament).await?;
        let games = tournament.advance(now, new_id);
        if tournament != before {
            self.commit(id, base, &before, &tournament, games).await?;
        }
        Ok(tournament)
    }

    async fn load(&self, id: &str) -> Result<(u64, Tournament), RoomError> {
        let message = || Message::new("refused-no-tournament");
        let missing = || ApiError::new(StatusCode::NOT_FOUND, "missing-tournament", message());
        if !is_id(id) {
            return Err(missing().into());
        }
        let found = load(self.rooms.store(), DocumentKind::Tournament, id).await?;
        let found = found.ok_or_else(missing)?;
        Ok((found.version, found.value))
    }

    /// Looks for the results of games that have none yet.
    async fn note_results(&self, tournament: &mut Tournament) -> Result<(), RoomError> {
        let unfinished = tournament.unfinished();
        if unfinished.is_empty() {
            return Ok(());
        }
        let found = self.rooms.store().list_ids(unfinished.clone()).await?;
        for id in &unfinished {
            let listed = found.iter().find(|listed| listed.id == *id);
            // A game that was removed was not played.
            let gone = PairedResult { half_points: [0, 0], played: false };
            if let Some(result) = listed.map_or(Some(gone), result) {
                tournament.record(id, result);
            }
        }
        Ok(())
    }

    /// Stores a changed tournament with the games of a new round. The row of the list is written with
    /// the tournament every time, so both have the same version.
    async fn commit(
        &self,
        id: &str,
        base: u64,
        before: &Tournament,
        after: &Tournament,
        new: Vec<NewGame>,
    ) -> Result<(), RoomError> {
        let (old_row, row) = (row_id(id, before), row_id(id, after));
        let kind = DocumentKind::TournamentRow;
        let mut documents = vec![write(DocumentKind::Tournament, id, base, after)];
        let moved = old_row != row;
        documents.push(write(kind, row, if moved { 0 } else { base }, &after.listing(id)));
        if moved {
            documents.push(DocumentWrite::removal(kind, old_row, base));
        }
        let mut games = Vec::new();
        for game in new {
            let setup = self.setup(id, after, &game).await?;
            let (write, seats) = first_write(&game.id, setup, Vec::new(), self.rooms.now())?;
            games.push(write);
            documents.extend(seats);
        }
        Ok(self.rooms.store().commit(Transaction { games, documents }).await?)
    }

    /// The setup of a game: its seats belong to the members.
    async fn setup(
        &self,
        id: &str,
        tournament: &Tournament,
        game: &NewGame,
    ) -> Result<Setup, RoomError> {
        let Terms { name, spec, clock, rated, .. } = tournament.terms.clone();
        let round = tournament.rounds.len();
        let [white, black] = game.players.map(|player| &tournament.entries[player]);
        let seats = [self.chair(tournament, white).await?, self.chair(tournament, black).await?];
        let tournament = Some(TournamentRef { id: id.to_owned(), name, round });
        let (start, moves) = (None, Vec::new());
        let (listed, shared) = (true, false);
        let browser = false;
        Ok(Setup { spec, start, moves, seats, clock, listed, shared, rated, tournament, browser })
    }

    async fn chair(&self, tournament: &Tournament, entry: &Entry) -> Result<Chair, RoomError> {
        let (account, name) = (entry.account.clone(), entry.name.clone());
        let mut member = MemberRef { account, name, rating: None };
        member.rating = self.rooms.rating(game_of(tournament), &member).await?;
        Ok(Chair::Member(member))
    }

    async fn unfinished_of(&self, account: &str) -> StoreResult<usize> {
        let rows = self.rows(UNFINISHED, "", PAGE).await?;
        Ok(rows.iter().filter(|(_, row)| row.organiser.account == account).count())
    }

    /// Rows of the list with their ids.
    async fn rows(
        &self,
        prefix: &str,
        after: &str,
        limit: usize,
    ) -> StoreResult<Vec<(String, TournamentListing)>> {
        let kind = DocumentKind::TournamentRow;
        let query =
            DocumentQuery { kind, prefix: prefix.to_owned(), after: after.to_owned(), limit };
        let found = self.rooms.store().documents(query).await?;
        found.into_iter().map(|row| Ok((row.id.clone(), read(kind, &row)?.value))).collect()
    }
}

/// Orders the list: tournaments that are not over first, and the newest first.
fn row_id(id: &str, tournament: &Tournament) -> String {
    let over = tournament.status() == TournamentStatus::Over;
    let prefix = if over { FINISHED } else { UNFINISHED };
    format!("{prefix}{:016}/{id}", i64::MAX / 1_000 - tournament.created)
}

fn is_active(row: &TournamentListing, now: Millis) -> bool {
    match row.status {
        TournamentStatus::Open => row.starts.is_some_and(|starts| starts <= now),
        TournamentStatus::Running => true,
        TournamentStatus::Over => false,
    }
}

/// The id of the rules a tournament is played by.
fn game_of(tournament: &Tournament) -> &'static str {
    let spec = tournament.terms.spec.parse::<Spec>();
    spec.map_or("", |spec| spec.info().id)
}

/// What came of a game; `None` while it goes on.
fn result(listed: &Listed) -> Option<PairedResult> {
    let (outcome, reason) = listed.result.as_ref()?;
    let half_points = match outcome {
        Outcome::Win(Side::White) => [2, 0],
        Outcome::Win(Side::Black) => [0, 2],
        Outcome::Draw => [1, 1],
    };
    // White made the first move and Black the second.
    let moves_of_both = match outcome {
        Outcome::Win(Side::Black) => 1,
        _ => 2,
    };
    let absent = *reason == Reason::Time && listed.entry.moves < moves_of_both;
    let played = !absent && *reason != Reason::Aborted;
    Some(PairedResult { half_points, played })
}
