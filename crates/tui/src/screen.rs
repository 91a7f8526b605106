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
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use crate::app::App;
use crate::event::{Event, Sender};
use crate::settings::Settings;
use crate::signals;

/// Plays on the full screen, from this game or from the menu, until the person has enough. A signal
/// that ends the process does so after the terminal is put back.
pub fn run(start: Option<Session>, settings: Settings) -> io::Result<()> {
    match play(start, settings)? {
        Some(signal) => signals::kill(signal),
        None => Ok(()),
    }
}

/// Plays until the person has enough, or until the signal that is returned.
fn play(start: Option<Session>, settings: Settings) -> io::Result<Option<i32>> {
    let (sender, events) = mpsc::channel();
    signals::listen(&sender)?;
    let mut screen = Screen::take()?;
    // From the first look on, a change of size is heard of.
    event::poll(Duration::ZERO)?;
    let inputs = sender.clone();
    // It ends with the process: a read of the keyboard cannot be called off.
    std::thread::spawn(move || listen(&inputs));
    let mut app = App::new(start, settings, sender);
    let mut killed = None;
    while app.is_running() {
        screen.terminal.draw(|frame| app.draw(frame))?;
        killed = wait(&mut app, &mut screen, &events)?;
    }
    // The terminal comes first: bots may take a moment to end.
    drop(screen);
    Ok(killed)
}

/// Reacts to the next event and to all that have come meanwhile, so that they cost one drawing.
/// Returns the signal that ends the program, if one does.
fn wait(app: &mut App, screen: &mut Screen, events: &Receiver<Event>) -> io::Result<Option<i32>> {
    let mut next = Some(match app.due() {
        None => events.recv().unwrap_or(Event::Gone),
        Some(due) => match events.recv_timeout(due.saturating_duration_since(Instant::now())) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => Event::Tick,
            Err(RecvTimeoutError::Disconnected) => Event::Gone,
        },
    });
    while let Some(event) = next {
        match event {
            Event::Suspend => screen.suspend()?,
            Event::Continue => screen.go_on()?,
            _ => app.update(&event),
        }
        if let Event::Kill(signal) = event {
            return Ok(Some(signal));
        }
        next = if app.is_running() { events.try_recv().ok() } else { None };
    }
    Ok(None)
}

/// Passes keys and mouse on. Ctrl-Z is no key of the program: raw mode only keeps the terminal from
/// making a signal of it.
fn listen(sender: &Sender) {
    loop {
        let event = match event::read() {
            Ok(Input::Key(key)) if key.kind == KeyEventKind::Release => continue,
            Ok(Input::Key(key)) if signals::is_suspend_key(key) => {
                signals::suspend_job();
                continue;
            }
            Ok(Input::Key(key)) => Event::Key(key),
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
    /// We have stopped ourselves and put everything right since; the signal that let us go on is
    /// still to be heard.
    stopped: bool,
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
        Ok(Screen { terminal: enter()?, stopped: false })
    }

    /// Gives the terminal back and stops; takes it again when the job goes on.
    fn suspend(&mut self) -> io::Result<()> {
        give_back();
        self.stopped = true;
        signals::stop()?;
        self.terminal = enter()?;
        Ok(())
    }

    /// Whoever stopped us without asking, as SIGSTOP does, has left the terminal to the shell.
    fn go_on(&mut self) -> io::Result<()> {
        if !std::mem::take(&mut self.stopped) {
            give_back();
            self.terminal = enter()?;
        }
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Takes the terminal over. Nothing is known of what it shows, so all of it is drawn next.
fn enter() -> io::Result<Terminal<CrosstermBackend<Stdout>>> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, Clear(ClearType::All))?;
    Terminal::new(CrosstermBackend::new(stdout()))
}

/// Whatever cannot be put back, the rest still can.
fn give_back() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = execute!(stdout(), ratatui::crossterm::cursor::Show);
}
