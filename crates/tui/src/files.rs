//! Names of files as people type them.

use std::path::PathBuf;

/// The path that is meant: `~` is the home folder, as in a shell.
pub fn path(typed: &str) -> PathBuf {
    let typed = typed.trim();
    let inside = typed.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with('/'));
    match (inside, std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest.trim_start_matches('/')),
        _ => PathBuf::from(typed),
    }
}
