//! Making accounts and signing in.

use std::sync::Arc;

use axum::http::StatusCode;
use jogada_play::{Message, games};
use tokio::sync::Semaphore;

use super::account::{Account, Member, account_name, check_passphrase, name_key};
use super::documents::{Versioned, load, read, seats_of, write};
use super::passphrase;
use super::session::Session;
use crate::error::ApiError;
use crate::store::{
    Document, DocumentKind, DocumentQuery, DocumentWrite, Store, StoreError, StoreResult,
    Transaction,
};
use crate::time::Millis;
use crate::token::{Digest, is_id, new_id, new_secret};

/// Passphrases that are hashed at once: each takes 19 MB and some 20 ms of a core.
const MAX_HASHING: usize = 2;
/// Documents that are removed in one transaction.
const PAGE: usize = 500;

/// The accounts of a server.
pub struct Accounts {
    store: Arc<dyn Store>,
    hashing: Semaphore,
}

/// A member and the secret of the new session, which is sent once.
#[derive(Debug)]
pub struct SignedIn {
    pub member: Member,
    pub secret: String,
}

impl Accounts {
    pub fn new(store: Arc<dyn Store>) -> Accounts {
        Accounts { store, hashing: Semaphore::new(MAX_HASHING) }
    }

    /// Makes an account and signs it in.
    pub async fn register(&self, name: &str, passphrase: &str) -> Result<SignedIn, ApiError> {
        let name = account_name(name)?;
        check_passphrase(passphrase, &name)?;
        let key = name_key(&name);
        // Told before the work of hashing; the write below decides.
        if self.store.document(DocumentKind::Name, &key).await?.is_some() {
            return Err(name_taken());
        }
        let passphrase = self.hash(passphrase).await;
        let (id, created) = (new_id(), self.store.now());
        let account = Account {
            name,
            passphrase,
            created,
            sessions_since: created,
            admin: false,
            banned: false,
        };
        let (session, secret) = new_session(&id, created);
        let documents = vec![
            write(DocumentKind::Account, &id, 0, &account),
            write(DocumentKind::Name, key, 0, &id),
            session,
        ];
        self.commit(documents).await.map_err(taken_if_conflict)?;
        Ok(SignedIn { member: account.member(&id), secret })
    }

    /// Begins a session.
    pub async fn sign_in(&self, name: &str, passphrase: &str) -> Result<SignedIn, ApiError> {
        let found = self.by_name(name).await?;
        let stored = found.as_ref().map(|(_, account)| account.value.passphrase.clone());
        let is_right = self.verify(passphrase, stored).await;
        let (id, Versioned { value: account, .. }) =
            found.filter(|_| is_right).ok_or_else(wrong_passphrase)?;
        if account.banned {
            return Err(banned());
        }
        let (session, secret) = new_session(&id, self.store.now());
        self.commit(vec![session]).await?;
        Ok(SignedIn { member: account.member(&id), secret })
    }

    /// Ends a session.
    pub async fn sign_out(&self, secret: &str) -> StoreResult<()> {
        let id = Digest::of(secret).hex();
        let Some(session) = self.store.document(DocumentKind::Session, &id).await? else {
            return Ok(());
        };
        let removal = DocumentWrite::removal(DocumentKind::Session, id, session.version);
        match self.commit(vec![removal]).await {
            Err(StoreError::Conflict) => Ok(()),
            done => done,
        }
    }

    /// Who has this session; `None` if it is over, or its account is banned or gone.
    pub async fn member(&self, secret: &str) -> StoreResult<Option<Member>> {
        let id = Digest::of(secret).hex();
        let Some(session) = load::<Session>(&*self.store, DocumentKind::Session, &id).await? else {
            return Ok(None);
        };
        let session = session.value;
        let account = self.account(&session.account).await?;
        let valid = |account: &Account| {
            !account.banned && session.is_valid(account.sessions_since, self.store.now())
        };
        let account = account.map(|account| account.value).filter(valid);
        Ok(account.map(|account| account.member(&session.account)))
    }

    /// An account by its id.
    pub async fn account(&self, id: &str) -> StoreResult<Option<Versioned<Account>>> {
        if !is_id(id) {
            return Ok(None);
        }
        load(&*self.store, DocumentKind::Account, id).await
    }

    /// An account by its name.
    pub async fn by_name(&self, name: &str) -> StoreResult<Option<(String, Versioned<Account>)>> {
        let key = name_key(name);
        let Some(id) = load::<String>(&*self.store, DocumentKind::Name, &key).await? else {
            return Ok(None);
        };
        Ok(self.account(&id.value).await?.map(|account| (id.value, account)))
    }

    /// Gives a member another name. Games keep the name they were played under.
    pub async fn rename(&self, id: &str, name: &str) -> Result<Member, ApiError> {
        let name = account_name(name)?;
        let Versioned { version, value: mut account } = self.existing(id).await?;
        let (old, new) = (name_key(&account.name), name_key(&name));
        account.name = name;
        let mut documents = vec![write(DocumentKind::Account, id, version, &account)];
        if old != new {
            let base = self.store.document(DocumentKind::Name, &old).await?;
            let base = base.map_or(0, |document| document.version);
            documents.push(DocumentWrite::removal(DocumentKind::Name, old, base));
            documents.push(write(DocumentKind::Name, new, 0, &id));
        }
        self.commit(documents).await.map_err(taken_if_conflict)?;
        Ok(account.member(id))
    }

    /// Gives a member another passphrase and ends all their sessions but a new one.
    pub async fn change_passphrase(
        &self,
        id: &str,
        old: &str,
        new: &str,
    ) -> Result<SignedIn, ApiError> {
        let Versioned { version, value: mut account } = self.existing(id).await?;
        if !self.verify(old, Some(account.passphrase.clone())).await {
            return Err(wrong_passphrase().at("old"));
        }
        check_passphrase(new, &account.name)?;
        account.passphrase = self.hash(new).await;
        account.sessions_since = self.store.now();
        let (session, secret) = new_session(id, account.sessions_since);
        let account_write = write(DocumentKind::Account, id, version, &account);
        self.commit(vec![account_write, session]).await?;
        Ok(SignedIn { member: account.member(id), secret })
    }

    /// Changes an account, however often another change comes first; `None` if there is none.
    pub async fn change(
        &self,
        id: &str,
        change: impl Fn(&mut Account),
    ) -> StoreResult<Option<Account>> {
        loop {
            let Some(Versioned { version, value: mut account }) = self.account(id).await? else {
                return Ok(None);
            };
            change(&mut account);
            match self.commit(vec![write(DocumentKind::Account, id, version, &account)]).await {
                Err(StoreError::Conflict) => {}
                done => return done.map(|()| Some(account)),
            }
        }
    }

    /// Removes an account with its name, its ratings and the list of its games. Games keep the name they
    /// were played under; sessions without an account are over.
    pub async fn remove(&self, id: &str, passphrase: &str) -> Result<(), ApiError> {
        let Versioned { version, value: account } = self.existing(id).await?;
        if !self.verify(passphrase, Some(account.passphrase)).await {
            return Err(wrong_passphrase());
        }
        let mut documents =
            vec![DocumentWrite::removal(DocumentKind::Account, id.to_owned(), version)];
        let ratings = games().iter().map(|game| format!("{}/{id}", game.info().id));
        let named = ratings.map(|rating| (DocumentKind::Rating, rating));
        for (kind, id) in named.chain([(DocumentKind::Name, name_key(&account.name))]) {
            if let Some(document) = self.store.document(kind, &id).await? {
                documents.push(DocumentWrite::removal(kind, id, document.version));
            }
        }
        self.commit(documents).await?;
        Ok(self.remove_seats(id).await?)
    }

    async fn remove_seats(&self, id: &str) -> StoreResult<()> {
        let (kind, prefix) = (DocumentKind::Seat, seats_of(id));
        let query = DocumentQuery { kind, prefix, after: String::new(), limit: PAGE };
        loop {
            let page = self.store.documents(query.clone()).await?;
            if page.is_empty() {
                return Ok(());
            }
            let remove = |found: Document| DocumentWrite::removal(kind, found.id, found.version);
            self.commit(page.into_iter().map(remove).collect()).await?;
        }
    }

    /// All accounts after this id, in order.
    pub async fn list(
        &self,
        after: &str,
        limit: usize,
    ) -> StoreResult<Vec<(String, Versioned<Account>)>> {
        let (kind, after) = (DocumentKind::Account, after.to_owned());
        let query = DocumentQuery { kind, prefix: String::new(), after, limit };
        let page = self.store.documents(query).await?;
        page.into_iter().map(|found| Ok((found.id.clone(), read(kind, &found)?))).collect()
    }

    async fn existing(&self, id: &str) -> Result<Versioned<Account>, ApiError> {
        self.account(id).await?.ok_or_else(|| ApiError::not_found("refused-no-member"))
    }

    async fn commit(&self, documents: Vec<DocumentWrite>) -> StoreResult<()> {
        self.store.commit(Transaction::of_documents(documents)).await
    }

    /// On a thread that may block, few at a time.
    async fn hash(&self, passphrase: &str) -> String {
        let passphrase = passphrase.to_owned();
        let _turn = self.hashing.acquire().await;
        let hashed = tokio::task::spawn_blocking(move || passphrase::hash(&passphrase)).await;
        hashed.expect("hashing does not panic")
    }

    async fn verify(&self, passphrase: &str, stored: Option<String>) -> bool {
        let passphrase = passphrase.to_owned();
        let _turn = self.hashing.acquire().await;
        let verify = move || passphrase::verify(&passphrase, stored.as_deref());
        tokio::task::spawn_blocking(verify).await.unwrap_or(false)
    }
}

fn new_session(account: &str, begun: Millis) -> (DocumentWrite, String) {
    let secret = new_secret();
    let session = Session { account: account.to_owned(), begun };
    (write(DocumentKind::Session, Digest::of(&secret).hex(), 0, &session), secret)
}

fn name_taken() -> ApiError {
    ApiError::conflict("name-taken", "refused-name-taken").at("name")
}

fn taken_if_conflict(error: StoreError) -> ApiError {
    match error {
        StoreError::Conflict => name_taken(),
        other => other.into(),
    }
}

fn wrong_passphrase() -> ApiError {
    let message = Message::new("refused-wrong-passphrase");
    ApiError::new(StatusCode::FORBIDDEN, "wrong-passphrase", message).at("passphrase")
}

fn banned() -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, "banned", Message::new("refused-banned"))
}
