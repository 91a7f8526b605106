//! A `PostgreSQL` for tests, in a folder of its own.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// A running database server. It ends with the test program, however that ends.
pub struct Postgres {
    folder: PathBuf,
    address: String,
    databases: AtomicU32,
}

impl Postgres {
    /// The one that most tests share; `None`, said loudly, where `PostgreSQL` is not installed.
    pub fn shared() -> Option<&'static Postgres> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        SHARED.get_or_init(Postgres::start).as_ref()
    }

    /// One that a test may stop and start again.
    pub fn start() -> Option<Postgres> {
        if !is_installed() {
            let said = "PostgreSQL is not installed (Debian: postgresql)";
            let must_run = cfg!(target_os = "linux") && std::env::var_os("CI").is_some();
            assert!(!must_run, "{said}");
            // Not `eprintln`, which is shown only if the test fails.
            let _ = writeln!(std::io::stderr(), "SKIPPED what needs PostgreSQL: {said}");
            return None;
        }
        let folder =
            tempfile::Builder::new().prefix("jogada-pg-").tempdir_in("/tmp").unwrap().keep();
        let (path, process) = (folder.to_str().unwrap(), std::process::id().to_string());
        let started = script(&["start", path, &process]);
        assert!(started.status.success(), "{}", String::from_utf8_lossy(&started.stderr));
        let address = String::from_utf8(started.stdout).unwrap().trim().to_owned();
        Some(Postgres { folder, address, databases: AtomicU32::new(0) })
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> PathBuf {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let made = script(&["database", self.folder(), &name]);
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        self.address.replace("/postgres?", &format!("/{name}?")).into()
    }

    /// Stops it as a crash would, without any goodbye.
    #[allow(dead_code, reason = "not by all who share this file")]
    pub fn crash(&self) {
        assert!(script(&["stop", self.folder(), "immediate"]).status.success());
    }

    /// Starts it again.
    #[allow(dead_code, reason = "not by all who share this file")]
    pub fn restart(&self) {
        assert!(script(&["again", self.folder()]).status.success());
    }

    fn folder(&self) -> &str {
        self.folder.to_str().unwrap()
    }
}

fn is_installed() -> bool {
    cfg!(unix) && command(&["find"]).output().is_ok_and(|output| output.status.success())
}

fn script(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

fn command(arguments: &[&str]) -> Command {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres");
    let mut command = Command::new(script);
    command.args(arguments);
    command
}
