//! The directory of persistent state: unfinished games, last choices, the games of the server.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// `$JOGADA_STATE` if it is set (empty: no state is kept), otherwise the usual directory of this
/// system; `None` if there is none.
pub fn state_dir() -> Option<PathBuf> {
    if let Some(wanted) = env::var_os("JOGADA_STATE") {
        return Some(PathBuf::from(wanted)).filter(|state_dir| !state_dir.as_os_str().is_empty());
    }
    let set = |name| env::var_os(name).filter(|value: &OsString| !value.is_empty());
    // The specification says that relative paths are to be ignored.
    let state = set("XDG_STATE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let local = || set("LOCALAPPDATA").filter(|_| cfg!(windows)).map(PathBuf::from);
    let home = || set("HOME").map(|home| PathBuf::from(home).join(".local/state"));
    state.or_else(local).or_else(home).map(|state_dir| state_dir.join("jogada"))
}
