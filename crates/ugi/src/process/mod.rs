//! A program outside, held by its three strings: what it is told, what it says, what it complains
//! about. The one place of this crate where programs are started.

mod group;
mod stderr_tail;

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use super::lines::{Input, read_line};
use stderr_tail::StderrTail;

/// Longest line a program may say, in bytes.
pub(crate) const LONGEST: usize = 1 << 16;

/// Lines that wait to be heard; a program that says more waits itself.
const QUEUE: usize = 1_000;

/// Lines that wait to be read by the program.
const UNREAD: usize = 100;

/// How long to wait for what a program said last, once it has ended.
const LINGER: Duration = Duration::from_secs(1);

/// A running program. Dropping it ends it, with everything it has started.
pub(crate) struct Process {
    child: Child,
    /// Whether it has been ended: its number may be somebody else's by now.
    is_buried: bool,
    heard: Receiver<Input>,
    /// `None` once nothing more is to be said.
    told: Option<SyncSender<Vec<u8>>>,
    complaints: StderrTail,
    /// Its other end goes when the threads at the strings have ended.
    threads: Receiver<()>,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// By itself, with this status.
    Code(i32),
    /// By this signal.
    Signal(i32),
}

/// Why a program could not be told something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unheard {
    /// It has not listened for so long that nothing more fits.
    Deaf,
    /// It does not listen any more.
    Gone,
}

impl Process {
    /// Starts the program that the first word names with the other words as its arguments.
    pub(crate) fn start(words: &[String]) -> io::Result<Process> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        group::lead(&mut command);
        let mut child = command.spawn()?;
        let strings = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = strings else {
            unreachable!("all three strings were asked for");
        };
        let ((hear, heard), (tell, told)) = (mpsc::sync_channel(QUEUE), mpsc::sync_channel(UNREAD));
        let (alive, threads) = mpsc::channel::<()>();
        let complaints = StderrTail::default();
        let (kept, here) = (complaints.clone(), [alive.clone(), alive.clone(), alive]);
        let [listening, speaking, keeping] = here;
        let process =
            Process { child, is_buried: false, heard, told: Some(tell), complaints, threads };
        run(move || listen(stdout, &hear), listening)?;
        run(move || speak(stdin, &told), speaking)?;
        run(move || kept.listen(stderr), keeping)?;
        Ok(process)
    }

    /// The number the system knows it by.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Tells it something.
    pub(crate) fn tell(&self, bytes: impl Into<Vec<u8>>) -> Result<(), Unheard> {
        let told = self.told.as_ref().ok_or(Unheard::Gone)?;
        told.try_send(bytes.into()).map_err(|error| match error {
            TrySendError::Full(_) => Unheard::Deaf,
            TrySendError::Disconnected(_) => Unheard::Gone,
        })
    }

    /// Lets it know that nothing more will come.
    pub(crate) fn hang_up(&mut self) {
        self.told = None;
    }

    /// What it says next; `None` if that takes longer than until then, and from then on.
    pub(crate) fn hear(&self, until: Instant) -> Option<Input> {
        let timeouts = until.checked_duration_since(Instant::now())?;
        match self.heard.recv_timeout(timeouts) {
            Ok(heard) => Some(heard),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Input::End),
        }
    }

    /// How it ended, if it does so until then.
    pub(crate) fn exit(&mut self, until: Instant) -> Option<Exit> {
        const PAUSE: Duration = Duration::from_millis(1);
        loop {
            let exit = group::exit(&mut self.child);
            if exit.is_some() || Instant::now() >= until {
                return exit;
            }
            thread::sleep(PAUSE);
        }
    }

    /// Its last complaints, the latest last. Ends it first, so that none is missed.
    pub(crate) fn complaints(&mut self) -> Vec<String> {
        self.end();
        self.complaints.last()
    }

    /// Ends it, and waits for the threads at its strings. They end with it, unless something it has
    /// started got away and holds the other ends.
    fn end(&mut self) {
        if std::mem::replace(&mut self.is_buried, true) {
            return;
        }
        self.hang_up();
        group::bury(&mut self.child);
        self.heard = mpsc::sync_channel(0).1;
        let _ = self.threads.recv_timeout(LINGER);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

/// Runs something on a thread of its own; `alive` is let go after everything else.
fn run(work: impl FnOnce() + Send + 'static, alive: mpsc::Sender<()>) -> io::Result<()> {
    let body = move || {
        work();
        drop(alive);
    };
    thread::Builder::new().spawn(body).map(drop)
}

fn listen(stdout: ChildStdout, hear: &SyncSender<Input>) {
    let mut input = BufReader::new(stdout);
    loop {
        let heard = read_line(&mut input, LONGEST).unwrap_or(Input::End);
        let last = !matches!(heard, Input::Line(_));
        if hear.send(heard).is_err() || last {
            return;
        }
    }
}

fn speak(mut stdin: ChildStdin, told: &Receiver<Vec<u8>>) {
    for bytes in told {
        // A program that does not listen any more has ended, or will be ended.
        if stdin.write_all(&bytes).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}
