//! File names as typed by a user.

use std::path::PathBuf;

/// Replaces a leading `~` by the home directory, as a shell does.
pub fn expand_tilde(typed: &str) -> PathBuf {
    let typed = typed.trim();
    let inside = typed.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with('/'));
    match (inside, std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest.trim_start_matches('/')),
        _ => PathBuf::from(typed),
    }
}
