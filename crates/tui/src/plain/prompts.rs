//! Prompts for the game, its options and the players. Enter takes the default in brackets.

use std::io;

use jogada_play::{
    AnyMatch, GameInfo, Localizer, Message, Seat, Session, Side, Spec, find, games, open,
};

use super::GameRequest;
use super::console::Console;
use crate::store::{Choices, GameChoices};

/// What the names of levels begin with.
const LEVEL: &str = "level:";

/// The answer for default options.
const DEFAULT_OPTIONS: &str = "-";

impl Console<'_> {
    /// Prompts for what the request leaves open and remembers the answers; `None` if the user quits.
    pub(super) fn ask_for_game(&mut self, request: &GameRequest) -> io::Result<Option<Session>> {
        let state_dir = self.settings.state_dir.as_deref();
        let choices = Choices::read(state_dir);
        let Some(game) = self.ask_for_match(&choices)? else { return Ok(None) };
        let last = choices.of(game.info());
        let Some(seats) = self.ask_for_seats(game.info(), last, request)? else { return Ok(None) };
        choices.remember_and_write(state_dir, &*game, &seats, request.random_colours);
        let lots = |seats| Seat::draw_lots(seats, self.settings.seed);
        Ok(Some(Session::new(game, if request.random_colours { lots(seats) } else { seats })))
    }

    fn ask_for_seats(
        &mut self,
        info: &GameInfo,
        last: GameChoices,
        request: &GameRequest,
    ) -> io::Result<Option<[Seat; 2]>> {
        let [white, black] = request.seats.clone();
        let white = white.unwrap_or(last.white);
        let Some(white) = self.ask_for_seat(info, Side::White, &white)? else { return Ok(None) };
        let black = black.unwrap_or(last.black);
        let black = self.ask_for_seat(info, Side::Black, &black)?;
        Ok(black.map(|black| [white, black]))
    }

    /// The game, and its options unless the answer was a whole spec.
    fn ask_for_match(&mut self, choices: &Choices) -> io::Result<Option<Box<dyn AnyMatch>>> {
        let localizer = self.localizer();
        self.list_games()?;
        let last = choices.last_game.as_deref().and_then(find);
        let last = last.map_or(games()[0].info(), |game| game.info());
        let question = question(&localizer.word("plain-ask-game"), last.name);
        let chosen =
            self.ask_until(&question, |_, answer| choose_game(answer, last, &localizer))?;
        match chosen {
            None => Ok(None),
            Some(text) if text.contains(':') => Ok(open(&text, None).ok()),
            Some(id) => {
                let info = find(&id).expect("it was chosen from the list").info();
                self.ask_for_options(info, &choices.of(info).spec)
            }
        }
    }

    fn list_games(&mut self) -> io::Result<()> {
        for (number, info) in (1..).zip(games().iter().map(|game| game.info())) {
            let tagline = self.game_localizer(info).word("tagline");
            self.io.row(&format!("  {number} {:8} ", info.name), &tagline)?;
        }
        Ok(())
    }

    fn ask_for_options(
        &mut self,
        info: &'static GameInfo,
        last: &str,
    ) -> io::Result<Option<Box<dyn AnyMatch>>> {
        let localizer = self.game_localizer(info);
        let presets: Vec<_> = info.presets.iter().map(|preset| preset.id.to_owned()).collect();
        let message = Message::new("plain-ask-options").with("presets", presets);
        let label = localizer.say(&message.with("game", info.id));
        let default = last.split_once(':').map_or(DEFAULT_OPTIONS, |(_, options)| options);
        self.ask_until(&question(&label, default), |_, answer| {
            let answer = if answer.is_empty() { default } else { answer };
            let spec = match answer {
                DEFAULT_OPTIONS => info.id.to_owned(),
                options => format!("{}:{options}", info.id),
            };
            open(&spec, None).map_err(|error| localizer.open_error("", &error))
        })
    }

    fn ask_for_seat(
        &mut self,
        info: &GameInfo,
        side: Side,
        default: &str,
    ) -> io::Result<Option<Seat>> {
        let localizer = self.game_localizer(info);
        let label = localizer.say(&Message::new("plain-ask-seat").with("side", side));
        let shown = short_name(default, &localizer);
        self.ask_until(&question(&label, &shown), |console, answer| {
            let level = answer.parse::<u64>().map(|level| format!("{LEVEL}{level}"));
            let name = if answer.is_empty() { default } else { answer };
            let name = level.as_deref().unwrap_or(name);
            if console.names.means("plain-human", name) {
                return Ok(Seat::Human);
            }
            let seat = Seat::parse(name, info).map_err(|error| localizer.say(&error))?;
            let check_memory = |spec| (console.host.check_memory)(spec, &localizer);
            seat.bot().map_or(Ok(()), check_memory).map(|()| seat)
        })
    }

    /// Asks until the answer is valid and prints what is wrong with others; `None` if the user quits.
    fn ask_until<T>(
        &mut self,
        question: &str,
        read: impl Fn(&Self, &str) -> Result<T, String>,
    ) -> io::Result<Option<T>> {
        loop {
            let Some(answer) = self.io.ask(question)? else { return Ok(None) };
            if self.names.means("command-quit", &answer) {
                return Ok(None);
            }
            let why = if self.names.means("command-help", &answer) {
                self.localizer().word("plain-ask-help")
            } else {
                match read(self, &answer) {
                    Ok(chosen) => return Ok(Some(chosen)),
                    Err(why) => why,
                }
            };
            self.io.line(&why)?;
        }
    }
}

fn question(label: &str, default: &str) -> String {
    format!("{label} [{default}]: ")
}

/// A player as one would type it here: a level by its number.
fn short_name(name: &str, localizer: &Localizer) -> String {
    match name.strip_prefix(LEVEL) {
        Some(level) => level.to_owned(),
        None if name == Seat::HUMAN => localizer.word("plain-human"),
        None => name.to_owned(),
    }
}

/// The id of a game, given by number, name or id; or a whole spec.
fn choose_game(answer: &str, last: &GameInfo, localizer: &Localizer) -> Result<String, String> {
    if answer.is_empty() {
        return Ok(last.id.to_owned());
    }
    let by_number =
        answer.parse().ok().and_then(|number: usize| games().get(number.wrapping_sub(1)));
    let named = |info: &GameInfo| info.name.eq_ignore_ascii_case(answer);
    let by_name = || games().iter().find(|game| named(game.info()));
    if let Some(game) = by_number.or_else(by_name) {
        return Ok(game.info().id.to_owned());
    }
    let spec = answer.parse::<Spec>().map_err(|error| localizer.say(&error))?;
    spec.open(None).map_err(|error| localizer.open_error("", &error))?;
    Ok(if answer.contains(':') { answer.to_owned() } else { spec.info().id.to_owned() })
}
