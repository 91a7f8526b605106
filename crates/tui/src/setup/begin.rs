//! From the form to a game.

use jogada_play::{Options, Record, Seat, Session, Side};

use super::{SetupForm, SetupOutcome};
use crate::outcome::only_person;
use crate::store::GameChoices;

impl SetupForm {
    /// Begins the game, or goes to the first invalid line.
    pub(super) fn begin(&mut self) -> Option<SetupOutcome> {
        let wrong = self.all_slots().into_iter().find(|slot| self.error(*slot).is_some());
        if let Some(slot) = wrong {
            self.go_to(slot);
            return None;
        }
        let game = match self.open() {
            Ok(game) => game,
            Err(error) => {
                self.error = Some(self.with_labels(&self.localizer.open_error("", &error)));
                return None;
            }
        };
        let seats = self.seats.each_ref().map(|name| Seat::parse(name, self.info));
        let [Ok(white), Ok(black)] = seats else { return None };
        let seats = [white, black];
        let seats = if self.random_colours { Seat::draw_lots(seats, self.seed) } else { seats };
        let [white, black] = self.seats.clone();
        let chosen = GameChoices {
            spec: self.own_spec(),
            white,
            black,
            random_colours: self.random_colours,
            clock: self.clock.clone(),
        };
        let mut session = Session::new(game, seats);
        if let Ok(clock) = self.clock.parse() {
            session.set_time_control(Some(clock));
        }
        self.name_people(&mut session);
        Some(SetupOutcome::Play(Box::new((session, chosen))))
    }

    /// The names of people go with their colours.
    fn name_people(&self, session: &mut Session) {
        let own = self.own_name.trim();
        let names = match only_person(session) {
            Some(Side::White) => [own, ""],
            Some(Side::Black) => ["", own],
            None if self.is_for_two() => self.names_of_two(),
            None => return,
        };
        for (tag, name) in Record::PLAYER_TAGS.into_iter().zip(names) {
            if !name.is_empty() {
                session.set_tag(tag, name);
            }
        }
    }

    fn names_of_two(&self) -> [&str; 2] {
        let swapped = self.random_colours && Seat::swapped_by_lot(self.seed);
        let [white, black] = self.names.each_ref().map(|name| name.trim());
        if swapped { [black, white] } else { [white, black] }
    }

    pub(super) fn spec(&self) -> String {
        self.spec_of(&self.options())
    }

    pub(super) fn spec_of(&self, options: &Options) -> String {
        let options = options.to_string();
        let colon = if options.is_empty() { "" } else { ":" };
        format!("{}{colon}{options}", self.info.id)
    }
}
