//! The arguments of `jogada site`.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use jogada_web::BasePath;

use super::serve::base_path;

/// Where the page is written, and for what place.
#[derive(ClapArgs)]
pub struct SiteArgs {
    /// The folder to write; it must be new, empty, or hold an earlier site
    pub dir: PathBuf,
    /// The path at which the web space will offer it, such as /jogada
    #[arg(long, value_name = "PATH", default_value = "/", value_parser = base_path)]
    pub base_path: BasePath,
    /// Also write compressed files (.br, .gz), for servers that send those that lie beside a file
    #[arg(long)]
    pub precompress: bool,
}
