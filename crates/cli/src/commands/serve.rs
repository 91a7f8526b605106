//! `jogada serve`, `jogada backup` and `jogada restore`.

use std::fs;
use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use jogada_play::{Message, Speech};
use jogada_web::{Config, Options, RunError, StoreError, copy};

use crate::args::{House, Serve};
use crate::failure::Failure;
use crate::folder::folder;
use crate::{locale, output};

/// Does what was asked for about the server.
pub fn run(language: &str, house: House) -> Result<(), Failure> {
    let speech = locale::speech(language);
    match house {
        House::Serve(asked) => serve(&asked, &speech),
        House::Backup { file, data } => copied(&data_file(data, &speech)?, &file, &speech),
        House::Restore { file, data } => copied(&file, &data_file(data, &speech)?, &speech),
    }
}

/// Serves until it is interrupted.
fn serve(house: &Serve, speech: &Speech) -> Result<(), Failure> {
    let data = data_file(house.data.clone(), speech)?;
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let bots = house.bots.map_or((processors - 1).max(1), usize::from);
    let listen = SocketAddr::new(house.listen, house.port);
    let config = Config { data: data.clone(), bots, proxied: house.proxied };
    let mut told = Ok(());
    let ready = |address: SocketAddr| {
        let address = format!("http://{}", reachable(address));
        told = output::print(&format!("{}\n", said(speech, "serve-at", "address", &address)));
        if !house.no_open && is_desktop() {
            open_browser(&address);
        }
    };
    let ran = jogada_web::run(&Options { listen, config }, ready);
    ran.map_err(|error| refuse(&error, &data, listen, speech))?;
    told
}

/// Copies all games from one file to another.
fn copied(from: &Path, to: &Path, speech: &Speech) -> Result<(), Failure> {
    copy(from, to).map_err(|error| {
        let about_copy = matches!(error, StoreError::Exists | StoreError::Unwritten(_));
        let file = if about_copy { to } else { from };
        bad_file(&error, file, speech)
    })?;
    let message = Message::new("backup-done").with("from", from.display().to_string());
    output::print(&format!("{}\n", speech.say(&message.with("to", to.display().to_string()))))
}

/// The file of the games; its folder is made if it is ours.
fn data_file(given: Option<PathBuf>, speech: &Speech) -> Result<PathBuf, Failure> {
    if let Some(file) = given {
        return Ok(file);
    }
    let folder = folder().ok_or_else(|| Failure::Input(speech.word("serve-no-folder")))?;
    fs::create_dir_all(&folder).map_err(|error| {
        let message = Message::new("serve-file").with("file", folder.display().to_string());
        Failure::Input(speech.say(&message.with("why", error.to_string())))
    })?;
    Ok(folder.join("games.db"))
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

/// Whether somebody sits in front of this who can see a browser.
fn is_desktop() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let screen =
        cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY");
    screen && io::stdout().is_terminal()
}

/// Asks the system to show a page. If it does not, the address has been told.
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

fn refuse(error: &RunError, data: &Path, listen: SocketAddr, speech: &Speech) -> Failure {
    match error {
        RunError::Store(error) => bad_file(error, data, speech),
        RunError::Listen(error) => {
            let message = Message::new("serve-listen").with("address", listen.to_string());
            Failure::Input(speech.say(&message.with("why", error.to_string())))
        }
        RunError::System(error) => {
            Failure::Input(said(speech, "serve-system", "why", &error.to_string()))
        }
    }
}

fn bad_file(error: &StoreError, file: &Path, speech: &Speech) -> Failure {
    let why = match error {
        StoreError::Conflict => speech.word("store-conflict"),
        StoreError::Newer => speech.word("store-newer"),
        StoreError::Foreign => speech.word("store-foreign"),
        StoreError::Missing => speech.word("store-missing"),
        StoreError::Exists => speech.word("store-exists"),
        StoreError::Unreachable => speech.word("store-unreachable"),
        StoreError::Unwritten(why) => said(speech, "store-unwritten", "why", why),
        StoreError::Damaged(why) => said(speech, "store-damaged", "why", why),
        StoreError::Failed(why) => why.clone(),
    };
    let message = Message::new("serve-file").with("file", file.display().to_string());
    Failure::Input(speech.say(&message.with("why", why)))
}

fn said(speech: &Speech, id: &'static str, name: &'static str, value: &str) -> String {
    speech.say(&Message::new(id).with(name, value))
}
