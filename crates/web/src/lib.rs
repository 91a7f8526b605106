//! The web server: page, API and store in one. It knows no game: what it shows and allows comes from
//! `jogada-play`.
//!
//! `docs/web-api.md` is the contract with clients.

mod api;
mod assets;
mod base_path;
mod body;
mod club;
mod connections;
mod error;
mod incident;
mod limits;
mod live;
mod observe;
mod pool;
mod rooms;
mod run;
mod security;
mod server;
mod site;
mod store;
mod time;
mod token;
mod tournament;
mod tournaments;
mod wire;

pub use base_path::{BasePath, BasePathError};
pub use connections::ConnectionLimits;
pub use incident::{Incident, Reporter, silent};
pub use run::{RunError, ServeOptions, run};
pub use server::{App, Config, serve};
pub use site::{SiteError, SiteOptions, SiteSize, write_site};
pub use store::{
    Counts, ExportError, ExportQuery, Exported, StoreError, TransferError, backup, display_data,
    export, export_to_file, move_store, postgres_address, restore,
};
pub use time::{Day, DayError};
