//! What a club has beside its games: members, who of them is signed in, and their ratings.

mod account;
mod accounts;
mod documents;
mod passphrase;
mod ratings;
mod session;
mod settings;

pub use account::{Account, Member, name_key};
pub use accounts::{Accounts, SignedIn};
pub use documents::{load, read, seat_id, seats_of, write};
pub use ratings::{Rating, RatingChange, load_rating, rate, rating_id};
pub use session::{SESSION_COOKIE, Viewer, cleared_cookie, session_cookie, session_secret};
pub use settings::{Settings, Site};
