//! A NATS server for tests, in a folder of its own.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A running server. It ends with the test program, however that ends.
pub struct Nats {
    folder: PathBuf,
    /// Where it listens.
    pub url: String,
}

impl Nats {
    /// A server of a test's own; `None`, said loudly, where there is none to be installed.
    pub fn start() -> Option<Nats> {
        if !script(&["find"]).status.success() {
            let said = "nats-server is not installed (Debian: nats-server)";
            let must_run = cfg!(target_os = "linux") && std::env::var_os("CI").is_some();
            assert!(!must_run, "{said}");
            // Not `eprintln`, which is shown only if the test fails.
            let _ = writeln!(std::io::stderr(), "SKIPPED what needs NATS: {said}");
            return None;
        }
        let folder = tempfile::Builder::new().prefix("jogada-nats-").tempdir().unwrap().keep();
        let (path, process) = (folder.to_str().unwrap(), std::process::id().to_string());
        let started = script(&["start", path, &process]);
        assert!(started.status.success(), "{}", String::from_utf8_lossy(&started.stderr));
        let url = String::from_utf8(started.stdout).unwrap().trim().to_owned();
        Some(Nats { folder, url })
    }

    /// Stops it as a crash would.
    #[allow(dead_code, reason = "not by all who share this file")]
    pub fn crash(&self) {
        assert!(script(&["stop", self.folder()]).status.success());
    }

    /// Starts it again at the same address.
    #[allow(dead_code, reason = "not by all who share this file")]
    pub fn restart(&self) {
        assert!(script(&["again", self.folder()]).status.success());
    }

    fn folder(&self) -> &str {
        self.folder.to_str().unwrap()
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = script(&["stop", self.folder()]);
    }
}

fn script(args: &[&str]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/nats");
    Command::new(script).args(args).output().expect("the script runs")
}
