//! What the form says about the current line.

use jogada_play::{Domain, Message, Seat, Side, describe_player};

use super::{SetupForm, Slot};

impl SetupForm {
    pub(super) fn help(&self, slot: Slot) -> String {
        match slot {
            Slot::Preset => self.preset.map_or_else(
                || self.localizer.help("setup-preset"),
                |place| self.localizer.help(&format!("preset-{}", self.info.presets[place].id)),
            ),
            Slot::Option(place) => self.option_help(place),
            Slot::Start => match self.sample() {
                Some(_) => self.start_name(),
                None => self.localizer.help("setup-start"),
            },
            Slot::Clock => self.localizer.help("setup-clock"),
            Slot::White => self.seat_help(Side::White),
            Slot::Black => self.seat_help(Side::Black),
            Slot::Opponent | Slot::Begin => self.opponent_help(),
            Slot::Side => self.localizer.help("setup-side"),
            Slot::Name(_) | Slot::OwnName => self.localizer.help("setup-name-white"),
            Slot::Options => self.localizer.help("setup-options"),
        }
    }

    /// What the option is about, and the whole text of its value.
    fn option_help(&self, place: usize) -> String {
        let key = self.info.options[place].key();
        let help = self.localizer.help(&format!("option-{key}"));
        if !self.is_choice(place) {
            return help;
        }
        let value =
            self.localizer.word(&format!("option-{key}-{}", self.text(Slot::Option(place))));
        format!("{help}: {value}")
    }

    fn opponent_help(&self) -> String {
        let across = Side::ALL.into_iter().find(|side| {
            matches!(Seat::parse(&self.seats[side.index()], self.info), Ok(Seat::Bot(_)))
        });
        across.map_or_else(|| self.localizer.help("setup-friend"), |side| self.seat_help(side))
    }

    /// Nothing for a name that is none: the error says more.
    fn seat_help(&self, side: Side) -> String {
        match Seat::parse(&self.seats[side.index()], self.info) {
            Ok(Seat::Bot(spec)) => describe_player(&spec, self.info, &self.localizer),
            Ok(Seat::Human) => self.localizer.help("seat-human"),
            Err(_) => String::new(),
        }
    }

    /// The same game from the command line, or why there is no such game.
    pub(super) fn begin_help(&self) -> String {
        let spec = self.spec();
        if let Err(error) = self.open() {
            return self.with_labels(&self.localizer.open_error("", &error));
        }
        let seats = ["--white", "--black"].into_iter().zip(&self.seats);
        let seats = seats.filter(|(_, name)| *name != Seat::HUMAN);
        let seats: String =
            seats.flat_map(|(flag, name)| [" ", flag, " ", name.as_str()]).collect();
        let lot = if self.random_colours { " --lot" } else { "" };
        let start = self.sample().map(|sample| format!(" --position {}", sample.id));
        let typed = || format!(" --position '{}'", self.position.trim());
        let typed = (!self.position.trim().is_empty()).then(typed);
        let start = start.or(typed).unwrap_or_default();
        let clock = if self.clock.is_empty() { "" } else { " --clock " };
        let clock = format!("{clock}{}", self.clock);
        let command = format!("jogada play {spec}{seats}{clock}{start}{lot}");
        self.localizer.say(&Message::new("setup-begin-help").with("command", command))
    }

    /// A sentence about options as the command line writes them, with the labels of the form instead.
    pub(super) fn with_labels(&self, sentence: &str) -> String {
        let mut sentence = sentence.to_owned();
        for option in self.info.options {
            let label = self.localizer.word(&format!("option-{}", option.key()));
            if let Domain::Choice(values) = option.domain() {
                for value in values {
                    let named = self.localizer.word(&format!("option-{}-{value}", option.key()));
                    let written = format!("{}={value}", option.key());
                    sentence = sentence.replace(&written, &format!("{label}: “{named}”"));
                }
            }
            sentence = sentence.replace(&format!("{}=", option.key()), &format!("{label} "));
            if let Some(rest) = sentence.strip_prefix(&format!("{}:", option.key())) {
                sentence = format!("{label}:{rest}");
            }
        }
        sentence
    }
}
