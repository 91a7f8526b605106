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
use crate::settings::PlaySettings;
use crate::signals;

/// Plays on the full screen, from this game or from the menu, until the person has enough. A signal
/// that ends the process does so after the terminal is put back.
pub fn run(start: Option<Session>, settings: PlaySettings) -> io::Result<()> {
    match play(start, settings)? {
        Some(signal) => signals::kill(signal),
        None => Ok(()),
    }
}

/// Plays until the person has enough, or until the signal that is returned.
fn play(start: Option<Session>, settings: PlaySettings) -> io::Result<Option<i32>> {
    let (sender, events) = mpsc::channel();
    signals::listen(&sender)?;
    let mut terminal = TerminalGuard::enter()?;
    // From the first look on, a change of size is heard of.
    event::poll(Duration::ZERO)?;
    let inputs = sender.clone();
    // It ends with the process: a read of the keyboard cannot be called off.
    std::thread::spawn(move || listen(&inputs));
    let mut app = App::new(start, settings, sender);
    let mut killed = None;
    while app.is_running() {
        terminal.terminal.draw(|frame| app.draw(frame))?;
        killed = handle_events(&mut app, &mut terminal, &events)?;
    }
    // The terminal comes first: bots may take a moment to end.
    drop(terminal);
    Ok(killed)
}

/// Reacts to the next event and to all that have come meanwhile, so that they cost one drawing.
/// Returns the signal that ends the program, if one does.
fn handle_events(
    app: &mut App,
    terminal: &mut TerminalGuard,
    events: &Receiver<Event>,
) -> io::Result<Option<i32>> {
    let mut next = Some(match app.deadline() {
        None => events.recv().unwrap_or(Event::TerminalClosed),
        Some(due) => match events.recv_timeout(due.saturating_duration_since(Instant::now())) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => Event::Tick,
            Err(RecvTimeoutError::Disconnected) => Event::TerminalClosed,
        },
    });
    while let Some(event) = next {
        match event {
            Event::Suspend => terminal.suspend()?,
            Event::Continue => terminal.resume()?,
            _ => app.update(&event),
        }
        if let Event::Terminate(signal) = event {
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
            Err(_) => Event::TerminalClosed,
        };
        let gone = matches!(event, Event::TerminalClosed);
        if sender.send(event).is_err() || gone {
            return;
        }
    }
}

/// The terminal while it is ours.
struct TerminalGuard {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    /// We have stopped ourselves and put everything right since; the signal that let us go on is
    /// still to be heard.
    stopped: bool,
}

impl TerminalGuard {
    fn enter() -> io::Result<TerminalGuard> {
        let default_hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // A player that breaks down on its thread is reported on the screen.
            if std::thread::current().name() == Some("main") {
                restore();
                default_hook(panic);
            }
        }));
        Ok(TerminalGuard { terminal: enter()?, stopped: false })
    }

    /// Gives the terminal back and stops; takes it again when the job goes on.
    fn suspend(&mut self) -> io::Result<()> {
        restore();
        self.stopped = true;
        signals::stop()?;
        self.terminal = enter()?;
        Ok(())
    }

    /// Whoever stopped us without asking, as SIGSTOP does, has left the terminal to the shell.
    fn resume(&mut self) -> io::Result<()> {
        if !std::mem::take(&mut self.stopped) {
            restore();
            self.terminal = enter()?;
        }
        Ok(())
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        restore();
    }
}

/// Takes the terminal over. Nothing is known of what it shows, so all of it is drawn next.
fn enter() -> io::Result<Terminal<CrosstermBackend<Stdout>>> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, Clear(ClearType::All))?;
    Terminal::new(CrosstermBackend::new(stdout()))
}

/// Whatever cannot be put back, the rest still can.
fn restore() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = execute!(stdout(), ratatui::crossterm::cursor::Show);
}
