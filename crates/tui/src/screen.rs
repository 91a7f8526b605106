//! The terminal: taken over for the full screen, and always given back.

use std::io::{self, Stdout, stdout};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use jogada_play::Session;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event as Input, KeyEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use crate::app::App;
use crate::event::{Event, Sender};
use crate::settings::Settings;

/// Plays on the full screen, from this game or from the menu, until the person has enough.
pub fn run(start: Option<Session>, settings: Settings) -> io::Result<()> {
    let (sender, events) = mpsc::channel();
    let mut screen = Screen::take()?;
    // From the first look on, a change of size is heard of.
    event::poll(Duration::ZERO)?;
    let inputs = sender.clone();
    // It ends with the process: a read of the keyboard cannot be called off.
    std::thread::spawn(move || listen(&inputs));
    let mut app = App::new(start, settings, sender);
    while app.is_running() {
        screen.terminal.draw(|frame| app.draw(frame))?;
        wait(&mut app, &events);
    }
    Ok(())
}

/// Reacts to the next event and to all that have come meanwhile, so that they cost one drawing.
fn wait(app: &mut App, events: &Receiver<Event>) {
    let first = match app.due() {
        None => events.recv().unwrap_or(Event::Gone),
        Some(due) => match events.recv_timeout(due.saturating_duration_since(Instant::now())) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => Event::Tick,
            Err(RecvTimeoutError::Disconnected) => Event::Gone,
        },
    };
    app.update(&first);
    while app.is_running()
        && let Ok(event) = events.try_recv()
    {
        app.update(&event);
    }
}

/// Passes keys and mouse on.
fn listen(sender: &Sender) {
    loop {
        let event = match event::read() {
            Ok(Input::Key(key)) if key.kind != KeyEventKind::Release => Event::Key(key),
            Ok(Input::Mouse(mouse)) => Event::Mouse(mouse),
            Ok(Input::Resize(..)) => Event::Redraw,
            Ok(_) => continue,
            Err(_) => Event::Gone,
        };
        let gone = matches!(event, Event::Gone);
        if sender.send(event).is_err() || gone {
            return;
        }
    }
}

/// The terminal while it is ours.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    fn take() -> io::Result<Screen> {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // A player that breaks down on its thread is reported on the screen.
            if std::thread::current().name() == Some("main") {
                give_back();
                usual(panic);
            }
        }));
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(Screen { terminal: Terminal::new(CrosstermBackend::new(stdout()))? })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Whatever cannot be put back, the rest still can.
fn give_back() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = execute!(stdout(), ratatui::crossterm::cursor::Show);
}
