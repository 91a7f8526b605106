//! `jogada ugi`.

use jogada_play::ugi::Server;
use jogada_play::{Spec, games};

use crate::failure::Failure;
use crate::{locale, memory};

/// Speaks the protocol until it is told to quit.
pub fn serve(language: &str, spec: Option<&str>) -> Result<(), Failure> {
    let spec = game(language, spec.unwrap_or(games()[0].info().id))?;
    let server = Server::new(spec, language);
    let server = match memory::free() {
        Some(megabytes) => server.with_most_hash(megabytes),
        None => server,
    };
    Ok(server.serve(std::io::stdin().lock(), std::io::stdout())?)
}

/// A game whose options fit each other.
fn game(language: &str, spec: &str) -> Result<Spec, Failure> {
    let speech = locale::speech(language);
    let spec = Spec::parse(spec).map_err(|error| Failure::Input(speech.spec_error(&error)))?;
    spec.open(None).map_err(|error| Failure::Input(speech.open_error("", &error)))?;
    Ok(spec)
}
