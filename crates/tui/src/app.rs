//! The full-screen application: menu, setup form, game.

use std::time::Instant;

use jogada_play::{Localizer, Session, find};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};

use crate::autosave::Autosave;
use crate::event::{Event, Sender};
use crate::game::{AppRequest, GameScreen};
use crate::games_list::{GamesList, GamesListOutcome};
use crate::menu::{Menu, MenuChoice, MenuItem};
use crate::outcome::only_person;
use crate::rematch::rematch;
use crate::settings::{Appearance, PlaySettings};
use crate::setup::{SetupForm, SetupOutcome};
use crate::store::{AutosaveSlot, Choices, GameChoices};
use crate::tags;

/// More than any game asks.
const QUESTIONS_PER_GAME: u64 = 1 << 32;

/// The full-screen application, without the terminal it draws on.
pub struct App {
    settings: PlaySettings,
    choices: Choices,
    sender: Sender,
    screen: Screen,
    /// The item chosen last: it is selected when the menu comes back.
    picked: Option<MenuItem>,
    /// Games left aside for one that began in a review of them, the first one first.
    parents: Vec<GameScreen>,
    /// How many games were shown.
    games: u64,
    /// To be put into the clipboard of the terminal.
    copied: Option<String>,
    running: bool,
}

enum Screen {
    Menu(Box<Menu>),
    Setup(Box<SetupForm>),
    Games(Box<GamesList>),
    Game(Box<GameScreen>),
}

impl App {
    /// Starts with this game, or with the menu. Workers send their events to `sender`.
    pub fn new(start: Option<Session>, settings: PlaySettings, sender: Sender) -> App {
        let choices = Choices::read(settings.state_dir.as_deref());
        let screen = Screen::Menu(Box::new(Menu::new(&settings, &choices, None)));
        let mut app = App {
            settings,
            choices,
            sender,
            screen,
            picked: None,
            parents: Vec::new(),
            games: 0,
            copied: None,
            running: true,
        };
        if let Some(session) = start {
            app.play(session, None);
        }
        app
    }

    /// `false` once the user has quit.
    pub fn is_running(&self) -> bool {
        self.running
    }

    /// When it wants an [`Event::Tick`], if at all.
    pub fn deadline(&self) -> Option<Instant> {
        match &self.screen {
            Screen::Game(game) => game.deadline(),
            _ => None,
        }
    }

    /// The text that the user has asked to copy since the last call.
    pub fn take_copied(&mut self) -> Option<String> {
        self.copied.take()
    }

    /// Also notes where things are, for clicks.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        match &mut self.screen {
            Screen::Menu(menu) => menu.draw(frame),
            Screen::Setup(setup) => setup.draw(frame),
            Screen::Games(games) => games.draw(frame),
            Screen::Game(game) => game.draw(frame),
        }
    }

    /// The next [`draw`](App::draw) shows the effect.
    pub fn update(&mut self, event: &Event) {
        if is_quit(event) {
            self.running = false;
            return;
        }
        match &mut self.screen {
            Screen::Menu(menu) => {
                if let Some(picked) = menu.update(event) {
                    self.picked = Some(menu.item());
                    self.picked(picked);
                }
            }
            Screen::Setup(setup) => match setup.update(event) {
                Some(SetupOutcome::Play(begun)) => self.begin(begun.0, begun.1),
                Some(SetupOutcome::Back) => self.menu(),
                None => {}
            },
            Screen::Games(games) => match games.update(event) {
                Some(GamesListOutcome::Resume(session, slot)) => self.play(session, Some(slot)),
                Some(GamesListOutcome::Review(session)) => self.play(session, None),
                Some(GamesListOutcome::Back) => self.menu(),
                None => {}
            },
            Screen::Game(game) => {
                if let Some(request) = game.update(event) {
                    self.handle_request(request);
                }
            }
        }
    }

    fn picked(&mut self, picked: MenuChoice) {
        match picked {
            MenuChoice::Game(id) => self.set_up(id),
            MenuChoice::Resume(session, unfinished) => self.play(session, Some(unfinished)),
            MenuChoice::Games => {
                self.screen = Screen::Games(Box::new(GamesList::new(&self.settings)));
            }
            MenuChoice::Open(session) => self.play(session, None),
            MenuChoice::Language(language) => {
                self.settings.language = language;
                self.choices.language = Some(language.to_owned());
                self.write_choices();
                self.menu();
            }
            MenuChoice::Appearance(appearance) => {
                self.remember_theme(appearance);
                self.menu();
            }
            MenuChoice::Quit => self.running = false,
        }
    }

    fn handle_request(&mut self, request: AppRequest) {
        match request {
            AppRequest::Menu => self.leave_game(),
            AppRequest::Copy(text) => self.copied = Some(text),
            AppRequest::PlayOn(session) => self.play_on(session),
            AppRequest::SaveAppearance(appearance) => self.remember_theme(appearance),
            AppRequest::Rematch { seats, swapped } => {
                if let Screen::Game(game) = &self.screen {
                    let session = rematch(game.session(), seats, swapped);
                    // A game uses two seeds, one for each side.
                    self.settings.seed = self.settings.seed.wrapping_add(2);
                    self.play(session, None);
                }
            }
        }
    }

    /// Back to the game in whose review this one began, or to the menu.
    fn leave_game(&mut self) {
        match self.parents.pop() {
            Some(mut parent) => {
                parent.unpark();
                self.screen = Screen::Game(Box::new(parent));
            }
            None => self.menu(),
        }
    }

    /// Leaves the game on the screen aside for another one.
    fn play_on(&mut self, session: Session) {
        let menu = Screen::Menu(Box::new(Menu::empty(&self.settings)));
        if let Screen::Game(mut game) = std::mem::replace(&mut self.screen, menu) {
            game.park();
            self.parents.push(*game);
        }
        self.play(session, None);
    }

    fn set_up(&mut self, id: &str) {
        let info = find(id).expect("the menu lists games of the catalogue").info();
        let setup = SetupForm::new(info, &self.choices.of(info), &self.settings);
        self.screen = Screen::Setup(Box::new(setup));
    }

    fn begin(&mut self, session: Session, chosen: GameChoices) {
        self.choices.remember(session.game().info().id, chosen);
        self.remember_name(&session);
        self.write_choices();
        self.play(session, None);
    }

    /// The name that the only person took in the form, or none.
    fn remember_name(&mut self, session: &Session) {
        if let Some(side) = only_person(session) {
            self.choices.name = session.person(side).map(str::to_owned);
            self.settings.names = self.choices.name.iter().cloned().collect();
        }
    }

    fn play(&mut self, mut session: Session, slot: Option<AutosaveSlot>) {
        tags::stamp(&mut session, &self.settings);
        // Dropping the previous game releases its autosave slot before the next one looks for a free one.
        self.screen = Screen::Menu(Box::new(Menu::empty(&self.settings)));
        let autosave = match slot {
            Some(slot) => Autosave::resumed(slot, self.settings.state_dir.clone()),
            None => Autosave::opened(self.settings.state_dir.clone(), &session),
        };
        let first_question = self.games * QUESTIONS_PER_GAME;
        self.games += 1;
        let sender = self.sender.clone();
        let game = GameScreen::new(session, &self.settings, sender, first_question, autosave);
        self.screen = Screen::Game(Box::new(game.with_parent(!self.parents.is_empty())));
    }

    fn menu(&mut self) {
        self.screen = Screen::Menu(Box::new(Menu::empty(&self.settings)));
        let menu = Menu::new(&self.settings, &self.choices, self.picked);
        self.screen = Screen::Menu(Box::new(menu));
    }

    fn remember_theme(&mut self, appearance: Appearance) {
        self.settings.appearance.theme = appearance.theme;
        self.choices.appearance.theme = Some(appearance.theme);
        self.write_choices();
    }

    /// Errors are ignored: only defaults are lost.
    fn write_choices(&self) {
        if let Some(state_dir) = &self.settings.state_dir {
            let _ = self.choices.write(state_dir);
        }
    }
}

/// For sentences that belong to no game.
pub(crate) fn localizer(language: &str) -> Localizer {
    Localizer::new(language).with(crate::TEXTS)
}

/// Ctrl-C quits from every screen; so do signals and a closed terminal.
fn is_quit(event: &Event) -> bool {
    match event {
        Event::Key(key) => {
            key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c')
        }
        Event::TerminalClosed | Event::Terminate(_) => true,
        _ => false,
    }
}
