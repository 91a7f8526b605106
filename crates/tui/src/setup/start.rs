//! Where the game starts: at the usual position, at a sample or at a typed one.

use jogada_play::{
    AnyMatch, GameInfo, OpenError, PlayError, PlayProblem, Sample, Spec, open, sample_spec, samples,
};

use super::SetupForm;

/// A sample, and the options that it has replaced.
pub struct ChosenSample {
    place: usize,
    replaced: Vec<Option<String>>,
}

/// The samples that can be played on from.
pub fn playable_samples(info: &GameInfo) -> Vec<&'static Sample> {
    let goes_on = |sample: &&Sample| {
        let game = sample_spec(info, sample).open(Some(sample.position));
        game.is_ok_and(|game| game.ending().is_none())
    };
    samples(info).iter().filter(goes_on).collect()
}

impl SetupForm {
    pub(super) fn sample(&self) -> Option<&'static Sample> {
        self.samples.get(self.start.as_ref()?.place).copied()
    }

    pub(super) fn start_name(&self) -> String {
        match self.sample() {
            Some(sample) => self.localizer.word(&format!("sample-{}", sample.id)),
            None if !self.position.is_empty() => self.position.clone(),
            None => self.localizer.word("setup-start-usual"),
        }
    }

    /// Starts from this text instead of a sample, which takes its options with it.
    pub(super) fn set_position(&mut self, text: String) {
        if let Some(start) = self.start.take() {
            self.values = start.replaced;
        }
        self.position = text;
    }

    /// What is wrong with the typed position, in the words of the rules.
    pub(super) fn position_error(&self) -> Option<String> {
        if self.position.trim().is_empty() {
            return None;
        }
        match self.open() {
            Err(OpenError::Position(_, error)) => Some(self.localizer.say(&error.message)),
            Err(OpenError::Spec(_)) => None,
            Ok(game) => {
                let over = PlayProblem::Over(game.ending()?);
                Some(self.localizer.say(&PlayError { game: self.info, problem: over }))
            }
        }
    }

    /// A sample brings its options; the usual position brings back those from before.
    pub(super) fn turn_start(&mut self, forward: bool) {
        let count = self.samples.len();
        self.position.clear();
        let next = match (self.start.as_ref().map(|start| start.place), forward) {
            (None, true) => Some(0),
            (None, false) => count.checked_sub(1),
            (Some(place), true) => Some(place + 1).filter(|next| *next < count),
            (Some(place), false) => place.checked_sub(1),
        };
        let replaced = match self.start.take() {
            Some(start) => start.replaced,
            None => self.values.clone(),
        };
        let Some(place) = next else {
            self.values = replaced;
            return;
        };
        self.start = Some(ChosenSample { place, replaced });
        self.preset = None;
        self.values.fill(None);
        if let Some(sample) = self.sample() {
            self.fill(sample.options);
        }
    }

    /// To be called when an option has changed: a position that does not fit it any more is given up.
    pub(super) fn check_start(&mut self) {
        let Some(sample) = self.sample() else { return };
        // From the command line the default options would be replaced by those of the sample.
        let replaced = self.is_default() && !sample.options.is_empty();
        if replaced || self.open().is_err() {
            self.start = None;
        }
    }

    /// The game as the form has it.
    pub(super) fn open(&self) -> Result<Box<dyn AnyMatch>, OpenError> {
        let typed = Some(self.position.trim()).filter(|text| !text.is_empty());
        open(&self.spec(), self.sample().map(|sample| sample.position).or(typed))
    }

    /// The spec without what a sample has brought.
    pub(super) fn own_spec(&self) -> String {
        let Some(start) = &self.start else { return self.spec() };
        let mut spec: Spec = self.info.id.parse().expect("the game is one of the catalogue");
        for (option, value) in self.info.options.iter().zip(&start.replaced) {
            if let Some(value) = value {
                // What is invalid is left at its default.
                let _ = spec.set(option.key(), value);
            }
        }
        spec.to_string()
    }
}
