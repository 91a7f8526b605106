//! The page as a folder of files that any web space can offer: a worker in the browser answers it instead of a server.

mod compress;
mod folder;

use std::io;
use std::path::{Path, PathBuf};

use jogada_service::Locale;
use thiserror::Error;

use crate::api::local_pages;
use crate::assets::{
    Boot, Document, Mode, Preview, embed_files, engine_folder, manifest_text,
    service_worker_script, site_files,
};
use crate::base_path::BasePath;
use crate::club::Settings;
use crate::security::POLICY_ELEMENT;
use folder::SiteFolder;

/// How a site is written.
#[derive(Clone, Debug, Default)]
pub struct SiteOptions {
    /// Where it will be at its host.
    pub base_path: BasePath,
    /// The language its pages come in, by its tag; the page itself knows all.
    pub language: String,
    /// Whether compressed files lie beside those that are worth it, for servers that send them.
    pub precompress: bool,
}

/// What was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiteSize {
    /// How many files.
    pub files: usize,
    /// The size of them all.
    pub bytes: u64,
}

/// Why a site was not written.
#[derive(Debug, Error)]
pub enum SiteError {
    /// A browser could not answer the page.
    #[error("this program was built without the engine for browsers")]
    NoEngine,
    /// There is a file where the folder should be.
    #[error("{} is a file, not a folder", .0.display())]
    NoFolder(PathBuf),
    /// The folder holds files, and they are not those of an earlier site.
    #[error("{} has other files than those of a site", .0.display())]
    Occupied(PathBuf),
    /// A file or folder could not be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says about it.
        error: io::Error,
    },
}

impl SiteError {
    fn file(path: &Path, error: io::Error) -> SiteError {
        SiteError::File { path: path.into(), error }
    }
}

/// Writes the site to a folder, which must be new, empty, or hold an earlier site.
pub fn write_site(folder: &Path, options: &SiteOptions) -> Result<SiteSize, SiteError> {
    if engine_folder().is_none() {
        return Err(SiteError::NoEngine);
    }
    let mut folder = SiteFolder::open(folder)?;
    let mut files = files(options);
    if options.precompress {
        files = compress::with_compressed(files);
    }
    folder.replace(&files)?;
    let (files, bytes) = folder.size();
    Ok(SiteSize { files, bytes })
}

/// All files. What names others comes after them, the service worker last: whoever visits the site meanwhile gets
/// what is whole.
fn files(options: &SiteOptions) -> Vec<(String, Vec<u8>)> {
    let locale = Locale::tagged(&options.language);
    let pages = local_pages(locale);
    let addresses: Vec<_> =
        pages.iter().map(|(path, _)| path.trim_start_matches('/').to_owned()).collect();
    let assets = site_files().map(|(name, content)| (format!("assets/{name}"), content));
    let texts = [
        ("manifest.webmanifest".to_owned(), manifest_text(locale, "home-lead-static")),
        ("sw.js".to_owned(), service_worker_script(Mode::Static, &addresses)),
    ];
    let texts = html(&pages, locale, &options.base_path).into_iter().chain(texts);
    assets.chain(embed_files()).chain(texts.map(|(name, text)| (name, text.into_bytes()))).collect()
}

/// A page for each address that is known, and one for all others.
fn html(pages: &[(String, Preview)], locale: Locale, base: &BasePath) -> Vec<(String, String)> {
    let document = Document {
        boot: Boot::new(Mode::Static),
        locale,
        base,
        // Known to those alone who visit it.
        site: base.to_string(),
        settings: &Settings::default(),
        head: POLICY_ELEMENT,
    };
    let render = |preview: &Preview| document.render(&without_server(preview, locale));
    let known = pages.iter().map(|(path, preview)| (index_of(path), render(preview)));
    let missing = ("404.html".to_owned(), render(&Preview::of_site(locale)));
    known.chain([missing]).collect()
}

/// What describes the page of a server promises more.
fn without_server(preview: &Preview, locale: Locale) -> Preview {
    let promised = Preview::of_site(locale).description;
    let description = if preview.description == promised {
        locale.page_text("home-lead-static").to_owned()
    } else {
        preview.description.clone()
    };
    Preview { title: preview.title.clone(), description }
}

/// The file that web servers send for an address.
fn index_of(path: &str) -> String {
    format!("{path}/index.html").trim_start_matches('/').to_owned()
}
