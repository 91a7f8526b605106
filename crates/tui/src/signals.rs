//! Signals as events, so that the terminal is restored before they take effect. Without Unix signals
//! nothing is ever sent.

#[cfg(not(unix))]
pub use self::none::{is_suspend_key, kill, listen, stop, suspend_job};
#[cfg(unix)]
pub use self::unix::{is_suspend_key, kill, listen, stop, suspend_job};

#[cfg(unix)]
mod unix {
    use std::io;
    use std::thread;
    use std::time::Duration;

    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::{getpgrp, getppid, getsid};
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    use crate::event::{Event, Sender};

    /// The process ends after this even if it cannot restore the terminal, because its output is not read.
    const GRACE: Duration = Duration::from_secs(3);

    /// Forwards signals from now on.
    pub fn listen(sender: &Sender) -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT])?;
        let sender = sender.clone();
        thread::spawn(move || signals.forever().for_each(|signal| pass_on(signal, &sender)));
        Ok(())
    }

    fn pass_on(signal: i32, sender: &Sender) {
        let event = match signal {
            SIGTSTP if !has_job_control() => return,
            SIGTSTP => Event::Suspend,
            SIGCONT => Event::Continue,
            deadly => {
                thread::spawn(move || {
                    thread::sleep(GRACE);
                    kill(deadly)
                });
                Event::Terminate(deadly)
            }
        };
        // Without a receiver the program is ending anyway.
        let _ = sender.send(event);
    }

    /// Ends the process as the signal would have done, so that the parent sees it in the status.
    pub fn kill(signal: i32) -> io::Result<()> {
        emulate_default_handler(signal)
    }

    /// Stops the process; returns when it is resumed.
    pub fn stop() -> io::Result<()> {
        emulate_default_handler(SIGTSTP)
    }

    /// What Ctrl-Z does outside raw mode: sends SIGTSTP to the whole job. This process receives it through
    /// [`listen`].
    pub fn suspend_job() {
        if has_job_control() {
            // The process group exists: this process is in it.
            let _ = killpg(getpgrp(), Signal::SIGTSTP);
        }
    }

    /// Whether there is a shell that could resume the job, by the test of the kernel for orphaned process
    /// groups: a process started in place of a shell would stay stopped for ever. A session outside the PID
    /// namespace, as in some containers, is 0.
    fn has_job_control() -> bool {
        let session = getsid(None);
        session != Ok(getpgrp()) && session.is_ok() && session == getsid(Some(getppid()))
    }

    pub fn is_suspend_key(key: KeyEvent) -> bool {
        key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('z')
    }
}

#[cfg(not(unix))]
mod none {
    use std::io;

    use ratatui::crossterm::event::KeyEvent;

    use crate::event::Sender;

    pub fn listen(_: &Sender) -> io::Result<()> {
        Ok(())
    }

    pub fn kill(_: i32) -> io::Result<()> {
        Ok(())
    }

    pub fn stop() -> io::Result<()> {
        Ok(())
    }

    pub fn suspend_job() {}

    pub fn is_suspend_key(_: KeyEvent) -> bool {
        false
    }
}
