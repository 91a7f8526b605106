//! Changes the values of the form.

use jogada_play::{Domain, Options, Seat, open};

use super::field::{neighbour, seats, step};
use super::{SetupForm, Slot};

/// The clocks that the arrow keys step through; none first.
const CLOCKS: [&str; 7] = ["", "1m+1s", "3m+2s", "5m+3s", "10m+5s", "15m+10s", "30m+20s"];

impl SetupForm {
    /// Steps to the next or the previous value of the current line.
    pub(super) fn turn(&mut self, forward: bool) {
        self.error = None;
        let slot = self.slot();
        self.turn_slot(slot, forward);
        // Lines above it may have come or gone.
        self.go_to(slot);
    }

    fn turn_slot(&mut self, slot: Slot, forward: bool) {
        match slot {
            Slot::Preset => self.turn_preset(forward),
            Slot::Option(place) => {
                let text = self.text(slot);
                if let Some(next) = step(&self.possible_values(place), &text, forward) {
                    self.set_option(place, next);
                }
            }
            slot @ (Slot::White | Slot::Black) => {
                let names = seats(self.info);
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                let next = neighbour(&names, &self.text(slot), forward).unwrap_or(Seat::HUMAN);
                next.clone_into(&mut self.seats[usize::from(slot == Slot::Black)]);
            }
            Slot::Start => self.turn_start(forward),
            Slot::Clock => {
                self.clock =
                    neighbour(&CLOCKS, &self.clock, forward).unwrap_or_default().to_owned();
            }
            Slot::Opponent => self.turn_opponent(forward),
            Slot::Side => self.turn_side(forward),
            Slot::Options => self.unfolded = !self.unfolded,
            Slot::Begin | Slot::Name(_) | Slot::OwnName => {}
        }
    }

    fn turn_preset(&mut self, forward: bool) {
        let count = self.info.presets.len();
        self.preset = match (self.preset, forward) {
            (None, true) => Some(0),
            (None, false) => Some(count - 1),
            (Some(place), true) => Some(place + 1).filter(|next| *next < count),
            (Some(place), false) => place.checked_sub(1),
        };
        self.values.fill(None);
        if let Some(place) = self.preset {
            self.fill(self.info.presets[place].id);
        }
        self.check_start();
    }

    pub(super) fn set_option(&mut self, place: usize, text: String) {
        let default = Options::defaults(self.info.options).show(self.info.options[place]);
        self.values[place] = (text != default).then_some(text);
        self.preset = None;
        self.check_start();
    }

    pub(super) fn write_slot(&mut self, text: String) {
        self.error = None;
        let slot = self.slot();
        match slot {
            Slot::Option(place) => self.set_option(place, text),
            Slot::Clock => self.clock = text,
            Slot::White => self.seats[0] = text,
            Slot::Black => self.seats[1] = text,
            Slot::Name(place) => self.names[place] = text,
            Slot::OwnName => self.own_name = text,
            Slot::Start => self.set_position(text),
            _ => {}
        }
        self.go_to(slot);
    }

    /// The values of an option as far as the other options allow them.
    pub(super) fn possible_values(&self, place: usize) -> Domain {
        let spec = self.info.options[place];
        let domain = spec.domain();
        let Domain::Int { min, max, step, off } = domain else { return domain };
        let fits = |value: &i64| {
            let mut options = self.options();
            options.set(spec.key(), &value.to_string()).is_ok()
                && open(&self.spec_of(&options), None).is_ok()
        };
        // Long ranges are limits of counters, which fit every board.
        let few = (max - min) / step < 64;
        let values = (0..=(max - min) / step).map(|place| max - place * step);
        let largest = values.take_while(|_| few).find(fits).unwrap_or(max);
        Domain::Int { min, max: largest, step, off }
    }

    pub(super) fn reset(&mut self) {
        match self.slot() {
            Slot::Option(place) => {
                self.values[place] = None;
                self.check_start();
            }
            Slot::Preset | Slot::Opponent | Slot::Side | Slot::Begin | Slot::Options => {}
            _ => self.write_slot(String::new()),
        }
    }

    /// Whether the value of a line can be typed.
    pub(super) fn is_typed(&self, slot: Slot) -> bool {
        match slot {
            Slot::Option(place) => !self.is_choice(place),
            Slot::Start | Slot::Clock | Slot::White | Slot::Black => true,
            slot => matches!(slot, Slot::Name(_) | Slot::OwnName),
        }
    }

    pub(super) fn is_choice(&self, place: usize) -> bool {
        matches!(self.info.options[place].domain(), Domain::Choice(_))
    }
}
