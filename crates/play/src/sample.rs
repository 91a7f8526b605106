//! Sample positions by name.

use jogada_core::text::{nearest, shorten};
use jogada_core::{GameInfo, Message, ParseError, Sample};

use crate::any_match::AnyMatch;
use crate::catalogue::find;
use crate::spec::{OpenError, Spec};

/// The sample positions of a game.
pub fn samples(info: &GameInfo) -> &'static [Sample] {
    find(info.id).map_or(&[], |game| game.samples())
}

/// The spec a sample belongs to, in its canonical text.
///
/// # Panics
/// If the sample is not one of the game.
pub fn sample_spec(info: &GameInfo, sample: &Sample) -> Spec {
    let colon = if sample.options.is_empty() { "" } else { ":" };
    let spec = format!("{}{colon}{}", info.id, sample.options).parse();
    spec.expect("a test opens every sample")
}

impl Spec {
    /// Opens a match at a position text or at the sample of this name. Where the spec has the default
    /// options, a sample brings its own.
    ///
    /// ```
    /// let spec: jogada_play::Spec = "nava".parse()?;
    /// assert!(spec.open_at("final")?.ending().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_at(&self, position: &str) -> Result<Box<dyn AnyMatch>, OpenError> {
        let (info, name) = (self.info(), position.trim());
        if samples(info).is_empty() || !is_name(name) {
            return self.open(Some(position));
        }
        let found = samples(info).iter().find(|sample| sample.id.eq_ignore_ascii_case(name));
        let sample = found.ok_or_else(|| unknown(info, position))?;
        if self.options().to_string().is_empty() {
            sample_spec(info, sample).open(Some(sample.position))
        } else {
            self.open(Some(sample.position)).map_err(|_| self.misfit(sample, position))
        }
    }

    /// A sample is for other options: for which, and what there is for these.
    fn misfit(&self, sample: &Sample, text: &str) -> OpenError {
        let info = self.info();
        let fits = |other: &&Sample| self.open(Some(other.position)).is_ok();
        let fitting: Vec<_> = samples(info).iter().filter(fits).map(|s| s.id.to_owned()).collect();
        let message = if fitting.is_empty() {
            Message::new("sample-misfit")
        } else {
            Message::new("sample-misfit-others").with("known", fitting)
        };
        let message = message.with("name", sample.id).with("given", self.to_string());
        let message = message.with("spec", sample_spec(info, sample).to_string());
        OpenError::Position(info, ParseError::new(0..text.len(), message))
    }
}

/// Whether a text could be the name of a sample. No position text could: it has spaces.
fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

fn unknown(info: &'static GameInfo, text: &str) -> OpenError {
    let ids = || samples(info).iter().map(|sample| sample.id);
    let known = ids().map(str::to_owned).collect::<Vec<_>>();
    let message = match nearest(text.trim(), ids()) {
        Some(name) => Message::new("unknown-sample-nearest").with("nearest", name),
        None => Message::new("unknown-sample"),
    };
    let message = message.with("name", shorten(text)).with("known", known);
    OpenError::Position(info, ParseError::new(0..text.len(), message))
}
