//! Where the game starts: at the usual position or at a sample.

use jogada_play::{AnyMatch, GameInfo, OpenError, Sample, Spec, open, sample_spec, samples};

use super::{SetupForm, Slot};

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
    /// The line of the form, if there is anything to choose.
    pub(super) fn start_slot(&self) -> Option<Slot> {
        (!self.samples.is_empty()).then_some(Slot::Start)
    }

    pub(super) fn sample(&self) -> Option<&'static Sample> {
        self.samples.get(self.start.as_ref()?.place).copied()
    }

    pub(super) fn start_name(&self) -> String {
        match self.sample() {
            Some(sample) => self.localizer.word(&format!("sample-{}", sample.id)),
            None => self.localizer.word("setup-start-usual"),
        }
    }

    /// A sample brings its options; the usual position brings back those from before.
    pub(super) fn turn_start(&mut self, forward: bool) {
        let count = self.samples.len();
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
        open(&self.spec(), self.sample().map(|sample| sample.position))
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
