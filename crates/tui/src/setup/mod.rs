//! The setup form, generated from the declared options and players.

mod begin;
mod draw;
mod field;
mod help;
mod keys;
mod opponent;
mod start;
mod values;

use jogada_play::{GameInfo, Localizer, Options, Sample, Seat, Session, TimeControl};
use ratatui::layout::Rect;

use self::start::{ChosenSample, playable_samples};
use crate::event::Event;
use crate::rules_view::RulesView;
use crate::settings::{Appearance, PlaySettings};
use crate::store::GameChoices;
use crate::tags::is_name;
use crate::text_field::TextField;

pub enum SetupOutcome {
    /// The game, and the choices to remember.
    Play(Box<(Session, GameChoices)>),
    Back,
}

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
    Opponent,
    Side,
    /// The name of one of two people, White's first.
    Name(usize),
    /// The name of the only person.
    OwnName,
    Begin,
    /// Shows or hides the lines below.
    Options,
    Preset,
    /// By index.
    Option(usize),
    /// The position it begins at.
    Start,
    Clock,
    White,
    Black,
}

pub struct SetupForm {
    info: &'static GameInfo,
    localizer: Localizer,
    appearance: Appearance,
    seed: u64,
    /// `None` once an option has been changed by hand.
    preset: Option<usize>,
    /// The text of each option, valid or not; `None` for the default.
    values: Vec<Option<String>>,
    samples: Vec<&'static Sample>,
    /// `None` for the usual position, or a typed one.
    start: Option<ChosenSample>,
    /// The text of a position to start from, valid or not; empty for none.
    position: String,
    /// The text of the clock, valid or not; empty for none.
    clock: String,
    seats: [String; 2],
    /// Of two people; empty for none.
    names: [String; 2],
    /// Of the only person; empty for none.
    own_name: String,
    random_colours: bool,
    /// Whether the options are shown.
    unfolded: bool,
    place: usize,
    /// The rules, while they are read.
    rules: Option<RulesView>,
    /// The current line while it is being edited.
    editing: Option<TextField>,
    /// What is wrong with the combination of options.
    error: Option<String>,
    rows: Vec<(Rect, usize)>,
}

impl SetupForm {
    /// Filled in with the last choices.
    pub fn new(
        info: &'static GameInfo,
        chosen: &GameChoices,
        settings: &PlaySettings,
    ) -> SetupForm {
        let mut setup = SetupForm {
            info,
            localizer: Localizer::of(settings.language, info).with(crate::TEXTS),
            appearance: settings.appearance,
            seed: settings.seed,
            preset: None,
            values: vec![None; info.options.len()],
            samples: playable_samples(info),
            start: None,
            position: String::new(),
            clock: settings.clock.map_or(chosen.clock.clone(), |clock| clock.to_string()),
            seats: [chosen.white.clone(), chosen.black.clone()],
            names: settings.names.clone().try_into().unwrap_or_default(),
            own_name: settings.names.first().cloned().unwrap_or_default(),
            random_colours: chosen.random_colours,
            unfolded: false,
            place: 0,
            rules: None,
            editing: None,
            error: None,
            rows: Vec::new(),
        };
        if let Some((_, options)) = chosen.spec.split_once(':') {
            setup.fill(options);
        }
        setup.unfolded = setup.is_unusual();
        setup.go_to(Slot::Begin);
        setup
    }

    fn slots(&self) -> Vec<Slot> {
        let names = [Slot::Name(0), Slot::Name(1)].into_iter().filter(|_| self.is_for_two());
        let first = [Slot::Opponent, Slot::Side].into_iter().chain(names);
        let first = first.chain([Slot::Begin, Slot::Options]);
        if !self.unfolded {
            return first.collect();
        }
        let preset = (!self.info.presets.is_empty()).then_some(Slot::Preset);
        let options = (0..self.info.options.len()).map(Slot::Option);
        let name = self.is_for_one().then_some(Slot::OwnName);
        let options = preset.into_iter().chain(options).chain(name);
        let last = [Slot::Start, Slot::Clock, Slot::White, Slot::Black];
        first.chain(options).chain(last).collect()
    }

    /// All lines, shown or not.
    fn all_slots(&mut self) -> Vec<Slot> {
        let unfolded = std::mem::replace(&mut self.unfolded, true);
        let all = self.slots();
        self.unfolded = unfolded;
        all
    }

    /// Shows a line if it is hidden.
    fn go_to(&mut self, slot: Slot) {
        self.unfolded |= !self.slots().contains(&slot);
        self.place = self.slots().iter().position(|other| *other == slot).unwrap_or(0);
    }

    fn slot(&self) -> Slot {
        self.slots()[self.place]
    }

    /// Fills in options from a spec; an invalid one changes nothing.
    fn fill(&mut self, text: &str) {
        let Ok(options) = Options::parse(self.info.options, self.info.presets, text) else {
            return;
        };
        let defaults = Options::defaults(self.info.options);
        let value = |spec: &&'static dyn jogada_play::OptionSpec| {
            let text = options.show(*spec);
            (text != defaults.show(*spec)).then_some(text)
        };
        self.values = self.info.options.iter().map(value).collect();
    }

    /// Invalid values are left at their defaults.
    fn options(&self) -> Options {
        let mut options = Options::defaults(self.info.options);
        for (spec, value) in self.info.options.iter().zip(&self.values) {
            if let Some(value) = value {
                let _ = options.set(spec.key(), value);
            }
        }
        options
    }

    /// The value of a line.
    fn text(&self, slot: Slot) -> String {
        match slot {
            Slot::Preset => self.preset.map_or_else(
                || self.localizer.word(if self.is_default() { "setup-usual" } else { "setup-own" }),
                |place| self.localizer.word(&format!("preset-{}", self.info.presets[place].id)),
            ),
            Slot::Option(place) => {
                let spec = self.info.options[place];
                self.values[place].clone().unwrap_or_else(|| self.options().show(spec))
            }
            Slot::Start => self.start_name(),
            Slot::Clock if self.clock.is_empty() => self.localizer.word("setup-no-clock"),
            Slot::Clock => self.clock.clone(),
            Slot::Opponent => self.opponent_name(),
            Slot::Side => self.side_name(),
            Slot::Name(place) => self.names[place].clone(),
            Slot::OwnName => self.own_name.clone(),
            Slot::Options => self.localizer.word("setup-options"),
            Slot::White => self.seats[0].clone(),
            Slot::Black => self.seats[1].clone(),
            Slot::Begin => self.localizer.word("setup-begin"),
        }
    }

    /// Whether something was chosen among the options that is not as usual.
    fn is_unusual(&self) -> bool {
        !self.is_default()
            || !self.clock.is_empty()
            || self.seats.iter().all(|name| name != Seat::HUMAN)
    }

    fn is_default(&self) -> bool {
        self.values.iter().all(Option::is_none)
    }

    /// What is wrong with a line.
    fn error(&self, slot: Slot) -> Option<String> {
        match slot {
            Slot::Option(place) => {
                let (spec, value) = (self.info.options[place], self.values[place].as_deref()?);
                let mut options = Options::defaults(self.info.options);
                let error = options.set(spec.key(), value).err()?;
                Some(self.with_labels(&self.localizer.say(&error.message)))
            }
            Slot::Clock if !self.clock.is_empty() => {
                let wrong = self.clock.parse::<TimeControl>().is_err();
                wrong.then(|| self.localizer.word("setup-clock-wrong"))
            }
            Slot::Start => self.position_error(),
            Slot::Name(_) | Slot::OwnName => {
                let text = self.text(slot);
                let wrong = !text.trim().is_empty() && !is_name(text.trim());
                wrong.then(|| self.localizer.word("setup-name-wrong"))
            }
            Slot::White | Slot::Black if self.text(slot).trim().is_empty() => {
                Some(self.localizer.word("setup-seat-empty"))
            }
            Slot::White | Slot::Black => {
                let error = Seat::parse(&self.text(slot), self.info).err()?;
                Some(self.localizer.say(&error))
            }
            _ => None,
        }
    }

    pub fn update(&mut self, event: &Event) -> Option<SetupOutcome> {
        if let Some(rules) = &mut self.rules {
            if !rules.update(event) {
                self.rules = None;
            }
            return None;
        }
        match event {
            Event::Key(key) => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => None,
        }
    }
}
