//! The program on the full screen: the menu, the setting up, the game.

use std::time::Instant;

use jogada_play::{Localizer, Session, find, open};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};

use crate::event::{Event, Sender};
use crate::game::{GameScreen, Wish};
use crate::menu::{Entry, Menu, Picked};
use crate::settings::{Look, Settings};
use crate::setup::{Decided, Setup};
use crate::store::{Choices, GameChoices, Unfinished};

/// The whole program.
pub struct App {
    settings: Settings,
    choices: Choices,
    sender: Sender,
    screen: Screen,
    /// What was picked from the menu last: the cursor is there when it comes back.
    picked: Option<Entry>,
    running: bool,
}

enum Screen {
    Menu(Box<Menu>),
    Setup(Box<Setup>),
    Game(Box<GameScreen>),
}

impl App {
    /// Begins with this game, or with the menu. Events of its workers go to `sender`.
    pub fn new(start: Option<Session>, settings: Settings, sender: Sender) -> App {
        let choices = Choices::read(settings.folder.as_deref());
        let screen = Screen::Menu(Box::new(Menu::new(&settings, &choices, None)));
        let mut app = App { settings, choices, sender, screen, picked: None, running: true };
        if let Some(session) = start {
            app.play(session, None);
        }
        app
    }

    /// Whether it goes on.
    pub fn is_running(&self) -> bool {
        self.running
    }

    /// When it wants to be woken with a [`Event::Tick`].
    pub fn due(&self) -> Option<Instant> {
        match &self.screen {
            Screen::Game(game) => game.due(),
            _ => None,
        }
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        match &mut self.screen {
            Screen::Menu(menu) => menu.draw(frame),
            Screen::Setup(setup) => setup.draw(frame),
            Screen::Game(game) => game.draw(frame),
        }
    }

    /// Reacts to an event.
    pub fn update(&mut self, event: &Event) {
        if is_quit(event) {
            self.running = false;
            return;
        }
        match &mut self.screen {
            Screen::Menu(menu) => {
                if let Some(picked) = menu.update(event) {
                    self.picked = Some(menu.entry());
                    self.picked(picked);
                }
            }
            Screen::Setup(setup) => match setup.update(event) {
                Some(Decided::Play(begun)) => self.begin(begun.0, begun.1),
                Some(Decided::Back) => self.menu(),
                None => {}
            },
            Screen::Game(game) => {
                if let Some(wish) = game.update(event) {
                    self.grant(wish);
                }
            }
        }
    }

    fn picked(&mut self, picked: Picked) {
        match picked {
            Picked::Game(id) => self.set_up(id),
            Picked::Resume(session, unfinished) => self.play(session, Some(unfinished)),
            Picked::Open(session) => self.play(session, None),
            Picked::Language(language) => {
                self.settings.language = language;
                self.choices.language = Some(language.to_owned());
                self.write_choices();
                self.menu();
            }
            Picked::Look(look) => {
                self.remember_look(look);
                self.menu();
            }
            Picked::Quit => self.running = false,
        }
    }

    fn grant(&mut self, wish: Wish) {
        match wish {
            Wish::Menu => self.menu(),
            Wish::Look(look) => self.remember_look(look),
            Wish::Again(seats) => {
                if let Screen::Game(game) = &self.screen {
                    let (spec, start) = game.beginning();
                    let table = open(&spec, start.as_deref()).expect("it was open before");
                    self.settings.seed = self.settings.seed.wrapping_add(2);
                    self.play(Session::new(table, seats), None);
                }
            }
        }
    }

    fn set_up(&mut self, id: &str) {
        let info = find(id).expect("the menu lists games of the catalogue").info();
        let setup = Setup::new(info, &self.choices.of(info), &self.settings);
        self.screen = Screen::Setup(Box::new(setup));
    }

    fn begin(&mut self, session: Session, chosen: GameChoices) {
        self.choices.remember(session.game().info().id, chosen);
        self.write_choices();
        self.play(session, None);
    }

    fn play(&mut self, session: Session, unfinished: Option<Unfinished>) {
        // The game that is left lets go of its file before the next one looks for room.
        self.screen = Screen::Menu(Box::new(Menu::empty(&self.settings)));
        let keep = || self.settings.folder.as_deref().map(Unfinished::begin);
        let kept = unfinished.map(Ok).or_else(keep).transpose();
        let (kept, failed) = match kept {
            Ok(kept) => (kept, None),
            Err(error) => (None, Some(error)),
        };
        let mut game = GameScreen::new(session, &self.settings, self.sender.clone(), kept);
        if let Some(error) = failed {
            game.warn_not_kept(&error);
        }
        self.screen = Screen::Game(Box::new(game));
    }

    fn menu(&mut self) {
        self.screen = Screen::Menu(Box::new(Menu::empty(&self.settings)));
        let menu = Menu::new(&self.settings, &self.choices, self.picked);
        self.screen = Screen::Menu(Box::new(menu));
    }

    fn remember_look(&mut self, look: Look) {
        self.settings.look.theme = look.theme;
        self.choices.look.theme = Some(look.theme);
        self.write_choices();
    }

    /// Choices are a convenience: if they cannot be kept, playing goes on.
    fn write_choices(&self) {
        if let Some(folder) = &self.settings.folder {
            let _ = self.choices.write(folder);
        }
    }
}

/// A voice with the words of the screens.
pub(crate) fn localizer(language: &str) -> Localizer {
    Localizer::new(language).with(crate::TEXTS)
}

/// Ctrl-C ends the program from everywhere; so do a signal and a terminal that is gone.
fn is_quit(event: &Event) -> bool {
    match event {
        Event::Key(key) => {
            key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c')
        }
        Event::Gone | Event::Kill(_) => true,
        _ => false,
    }
}
