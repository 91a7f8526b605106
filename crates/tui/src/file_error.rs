//! What the system says about a file, for people.

use std::io::{self, ErrorKind};

use crate::app::localizer;

/// A sentence for what happens to people, and the words of the system, without its number, for the rest.
pub fn file_error(error: &io::Error, language: &str) -> String {
    if let Some(id) = id(error.kind()) {
        return localizer(language).word(id);
    }
    let text = error.to_string();
    text.split(" (os error ").next().unwrap_or_default().to_owned()
}

fn id(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "file-missing",
        ErrorKind::PermissionDenied => "file-forbidden",
        ErrorKind::IsADirectory => "file-is-folder",
        ErrorKind::NotADirectory => "file-no-folder",
        ErrorKind::AlreadyExists => "file-exists",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "file-no-room",
        ErrorKind::ReadOnlyFilesystem => "file-read-only",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_reads_the_numbers_of_the_system() {
        let missing = std::fs::read("/no/such/file").unwrap_err();
        assert_eq!(file_error(&missing, "en"), "there is no such file or folder");
        for number in 1..40 {
            let said = file_error(&io::Error::from_raw_os_error(number), "en");
            assert!(!said.contains("os error") && !said.is_empty(), "{said}");
        }
    }
}
