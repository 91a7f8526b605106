//! `jogada serve`, `jogada backup`, `jogada restore`, `jogada export` and `jogada move-store`.

mod export;

use std::fs;
use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use jogada_play::{Localizer, Message};
use jogada_web::{
    Config, Incident, Reporter, RunError, ServeOptions, StoreError, TransferError, display_data,
    postgres_address,
};

use crate::args::{ServeArgs, ServerCommand};
use crate::failure::Failure;
use crate::state_dir::state_dir;
use crate::{locale, log, output};

pub fn run(language: &str, command: ServerCommand) -> Result<(), Failure> {
    let localizer = locale::localizer(language);
    match command {
        ServerCommand::Serve(args) => serve(&args, language, &localizer),
        ServerCommand::Backup { file, data } => {
            backup(&only_file(data_file(data, &localizer)?, &localizer)?, &file, &localizer)
        }
        ServerCommand::Restore { file, data } => {
            restore(&file, &only_file(data_file(data, &localizer)?, &localizer)?, &localizer)
        }
        ServerCommand::Export { file, data, wanted } => {
            export::run(&data_file(data, &localizer)?, &file, wanted, &localizer)
        }
        ServerCommand::MoveStore { from, to } => move_store(&from, &to, &localizer),
    }
}

/// Serves until it is interrupted.
fn serve(args: &ServeArgs, language: &str, localizer: &Localizer) -> Result<(), Failure> {
    let data = data_file(args.data.clone(), localizer)?;
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let bots = args.bots.map_or((processors - 1).max(1), usize::from);
    let listen = SocketAddr::new(args.listen, args.port);
    let config = Config {
        data: data.clone(),
        bots,
        proxied: args.proxied,
        log_addresses: args.log.addresses,
        public_status: args.public_status,
        admins: args.admin.clone(),
        base_path: args.base_path.clone(),
        expire: (args.expire > 0).then(|| Duration::from_hours(24 * u64::from(args.expire))),
    };
    log::start(&args.log);
    let mut printed = Ok(());
    let ready = |address: SocketAddr| {
        let address = format!("http://{}{}", reachable(address), args.base_path);
        printed = output::print(&format!("{}\n", said(localizer, "serve-at", "address", &address)));
        if !args.no_open && is_desktop() {
            open_browser(&address);
        }
    };
    let ran = jogada_web::run(&ServeOptions { listen, config }, &reporter(language), ready);
    ran.map_err(|error| run_failure(&error, &data, listen, localizer))?;
    printed
}

/// Logs incidents, in the language of the operator.
fn reporter(language: &str) -> Reporter {
    let language = language.to_owned();
    // A localizer is not `Send`; incidents are rare enough to build one each time.
    Arc::new(move |incident| record(incident, &locale::localizer(&language)))
}

fn record(incident: &Incident, localizer: &Localizer) {
    let sentence = localizer.say(&sentence(incident));
    match incident {
        Incident::BotFailed { game, player, attempt } => {
            tracing::warn!(incident = incident.code(), game, player, attempt, "{sentence}");
        }
        Incident::DataGone(_) | Incident::Unwritten(_) => {
            tracing::error!(incident = incident.code(), "{sentence}");
        }
    }
}

fn sentence(incident: &Incident) -> Message {
    match incident {
        Incident::DataGone(file) => {
            Message::new("incident-data-gone").with("file", file.display().to_string())
        }
        Incident::Unwritten(why) => Message::new("incident-unwritten").with("why", why.as_str()),
        Incident::BotFailed { game, player, attempt } => {
            let message = Message::new("incident-bot-failed").with("game", game.as_str());
            message.with("player", player.as_str()).with("attempt", *attempt)
        }
    }
}

/// Copies all games to a file.
fn backup(from: &Path, to: &Path, localizer: &Localizer) -> Result<(), Failure> {
    jogada_web::backup(from, to).map_err(|error| copy_failure(&error, from, to, localizer))?;
    print_copied(from, to, localizer)
}

/// Copies all games back, and says what was found beside the place.
fn restore(from: &Path, to: &Path, localizer: &Localizer) -> Result<(), Failure> {
    let restored = jogada_web::restore(from, to);
    let aside = restored.map_err(|error| copy_failure(&error, from, to, localizer))?;
    for file in aside {
        output::note(&said(localizer, "restore-aside", "file", &file.display().to_string()));
    }
    print_copied(from, to, localizer)
}

/// Copies all games to an empty store.
fn move_store(from: &Path, to: &Path, localizer: &Localizer) -> Result<(), Failure> {
    let moved = jogada_web::move_store(from, to);
    let counts = moved.map_err(|error| match error {
        TransferError::Source(error) => store_failure(&error, from, localizer),
        TransferError::Target(error) => store_failure(&error, to, localizer),
        TransferError::NotEmpty => {
            Failure::Input(said(localizer, "move-store-not-empty", "to", &display_data(to)))
        }
        TransferError::Different(..) => Failure::Input(localizer.word("move-store-different")),
        TransferError::System(error) => {
            Failure::Input(said(localizer, "serve-system", "why", &error.to_string()))
        }
    })?;
    let message = Message::new("move-store-done").with("games", counts.games as i64);
    let message = message.with("events", counts.events as i64).with("to", display_data(to));
    output::print(&format!("{}\n", localizer.say(&message)))
}

/// Refuses a database that has its own way to be copied.
fn only_file(data: PathBuf, localizer: &Localizer) -> Result<PathBuf, Failure> {
    match postgres_address(&data) {
        Some(_) => Err(Failure::Input(localizer.word("backup-postgres"))),
        None => Ok(data),
    }
}

fn print_copied(from: &Path, to: &Path, localizer: &Localizer) -> Result<(), Failure> {
    let message = Message::new("backup-done").with("from", from.display().to_string());
    output::print(&format!("{}\n", localizer.say(&message.with("to", to.display().to_string()))))
}

/// Why a copy was not made, with the file to blame.
fn copy_failure(error: &StoreError, from: &Path, to: &Path, localizer: &Localizer) -> Failure {
    let about_target =
        matches!(error, StoreError::Exists | StoreError::Unwritten(_) | StoreError::Busy);
    store_failure(error, if about_target { to } else { from }, localizer)
}

/// The file of the games; its folder is made if it is ours.
fn data_file(given: Option<PathBuf>, localizer: &Localizer) -> Result<PathBuf, Failure> {
    if let Some(file) = given {
        return Ok(file);
    }
    let state_dir = state_dir().ok_or_else(|| Failure::Input(localizer.word("serve-no-folder")))?;
    fs::create_dir_all(&state_dir).map_err(|error| {
        let message = Message::new("serve-file").with("file", state_dir.display().to_string());
        let why = jogada_tui::file_error(&error, localizer.language());
        Failure::Input(localizer.say(&message.with("why", why)))
    })?;
    Ok(state_dir.join("games.db"))
}

/// An address that a browser on this machine can go to.
fn reachable(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        let loopback = if address.is_ipv4() {
            [127, 0, 0, 1].into()
        } else {
            std::net::Ipv6Addr::LOCALHOST.into()
        };
        return SocketAddr::new(loopback, address.port());
    }
    address
}

/// Whether a browser opened here would be seen.
fn is_desktop() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let screen =
        cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY");
    screen && io::stdout().is_terminal()
}

/// Opens the page in the default browser, best effort: the address has been printed.
fn open_browser(address: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/c", "start"])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(first).arg(address).stdin(Stdio::null()).stdout(Stdio::null());
    let _ = command.stderr(Stdio::null()).spawn();
}

fn run_failure(
    error: &RunError,
    data: &Path,
    listen: SocketAddr,
    localizer: &Localizer,
) -> Failure {
    match error {
        RunError::Store(error) => store_failure(error, data, localizer),
        RunError::Listen(error) => {
            let message = Message::new("serve-listen").with("address", listen.to_string());
            let why = jogada_tui::file_error(error, localizer.language());
            Failure::Input(localizer.say(&message.with("why", why)))
        }
        RunError::NoAccount(name) => {
            Failure::Input(said(localizer, "serve-no-account", "name", name))
        }
        RunError::System(error) => {
            Failure::Input(said(localizer, "serve-system", "why", &error.to_string()))
        }
    }
}

fn store_failure(error: &StoreError, file: &Path, localizer: &Localizer) -> Failure {
    let why = match error {
        StoreError::Conflict => localizer.word("store-conflict"),
        StoreError::Newer => localizer.word("store-newer"),
        StoreError::Foreign => localizer.word("store-foreign"),
        StoreError::Busy => localizer.word("store-busy"),
        StoreError::Gone => localizer.word("store-gone"),
        StoreError::Empty => localizer.word("store-empty"),
        StoreError::Missing => localizer.word("store-missing"),
        StoreError::Exists => localizer.word("store-exists"),
        StoreError::Unreachable(why) => said(localizer, "store-unreachable", "why", why),
        StoreError::Full => localizer.word("store-full"),
        StoreError::Unwritten(why) => said(localizer, "store-unwritten", "why", why),
        StoreError::Damaged(why) => said(localizer, "store-damaged", "why", why),
        StoreError::Unavailable(why) => said(localizer, "store-unavailable", "why", why),
        StoreError::Address(why) => said(localizer, "store-address", "why", why),
        StoreError::Failed(why) => why.clone(),
    };
    let message = Message::new("serve-file").with("file", display_data(file));
    Failure::Input(localizer.say(&message.with("why", why)))
}

fn said(localizer: &Localizer, id: &'static str, name: &'static str, value: &str) -> String {
    localizer.say(&Message::new(id).with(name, value))
}
