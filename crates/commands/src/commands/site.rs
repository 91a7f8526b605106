//! `jogada site`

use jogada_play::{Localizer, Message};
use jogada_web::{SiteError, SiteOptions, write_site};

use crate::args::SiteArgs;
use crate::failure::Failure;
use crate::{locale, output};

const KB: u64 = 1000;

/// Writes the page to a folder.
pub fn run(language: &str, args: SiteArgs) -> Result<(), Failure> {
    let localizer = locale::localizer(language);
    let SiteArgs { dir, base_path, precompress } = args;
    let options = SiteOptions { base_path, language: language.to_owned(), precompress };
    let size = write_site(&dir, &options).map_err(|error| failure(&error, &localizer))?;
    let message = Message::new("site-done").with("folder", dir.display().to_string());
    let message = message.with("files", size.files as i64).with("size", (size.bytes / KB) as i64);
    let message = message.with("path", format!("{}/", options.base_path));
    output::print(&format!("{}\n", localizer.say(&message)))
}

fn failure(error: &SiteError, localizer: &Localizer) -> Failure {
    let folder = |id, path: &std::path::Path| {
        Failure::Input(localizer.say(&Message::new(id).with("folder", path.display().to_string())))
    };
    match error {
        SiteError::NoEngine => Failure::Input(localizer.word("site-no-engine")),
        SiteError::NoFolder(path) => folder("site-no-folder", path),
        SiteError::Occupied(path) => folder("site-occupied", path),
        SiteError::File { path, error } => {
            let message = Message::new("site-file").with("file", path.display().to_string());
            let why = jogada_tui::file_error(error, localizer.language());
            Failure::Unsaved(localizer.say(&message.with("why", why)))
        }
    }
}
