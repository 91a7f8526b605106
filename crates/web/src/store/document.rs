//! Versioned documents: what a club has beside its games.

/// What a document is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DocumentKind {
    /// A member, by a random id.
    Account,
    /// The account that has a name, by the name as names are compared.
    Name,
    /// Who is signed in, by the digest of the secret.
    Session,
    /// A member's rating in a game: `game/account`.
    Rating,
    /// A game a member has or had a seat in: `account/game`.
    Seat,
    /// A tournament, by a random id.
    Tournament,
    /// A row of the list of tournaments, by its place in it.
    TournamentRow,
    /// What the host has chosen: there is one.
    Settings,
}

impl DocumentKind {
    pub const ALL: [DocumentKind; 8] = [
        DocumentKind::Account,
        DocumentKind::Name,
        DocumentKind::Session,
        DocumentKind::Rating,
        DocumentKind::Seat,
        DocumentKind::Tournament,
        DocumentKind::TournamentRow,
        DocumentKind::Settings,
    ];

    /// The column `kind`.
    pub(super) fn word(self) -> &'static str {
        match self {
            DocumentKind::Account => "account",
            DocumentKind::Name => "name",
            DocumentKind::Session => "session",
            DocumentKind::Rating => "rating",
            DocumentKind::Seat => "seat",
            DocumentKind::Tournament => "tournament",
            DocumentKind::TournamentRow => "tournament-row",
            DocumentKind::Settings => "settings",
        }
    }
}

/// A document as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    pub id: String,
    /// From 1, one more with every write.
    pub version: u64,
    /// JSON.
    pub body: String,
}

/// A page of the documents of a kind, ordered by their ids.
#[derive(Clone, Debug)]
pub struct DocumentQuery {
    pub kind: DocumentKind,
    /// Only ids that begin with this.
    pub prefix: String,
    /// Only ids after this one.
    pub after: String,
    pub limit: usize,
}

impl DocumentQuery {
    /// The lowest text that no longer begins with the prefix, as the databases order them: by bytes.
    pub(super) fn end(&self) -> String {
        format!("{}\u{10ffff}", self.prefix)
    }
}

/// A write to one document. It is a conflict if the document has another version than expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentWrite {
    pub kind: DocumentKind,
    pub id: String,
    /// The version it is expected to have; 0 if there is none.
    pub base: u64,
    /// The new body; `None` removes it.
    pub body: Option<String>,
}

impl DocumentWrite {
    /// Removes a document that has this version.
    pub fn removal(kind: DocumentKind, id: String, base: u64) -> DocumentWrite {
        DocumentWrite { kind, id, base, body: None }
    }
}
