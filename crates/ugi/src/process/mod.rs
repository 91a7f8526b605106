//! A child process with its three pipes, one thread per pipe. The one place of this crate that starts
//! programs.

mod group;
mod stderr_tail;

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use super::conversation::{ConversationLog, ProgramLog, Speaker};
use super::lines::{Input, read_line};
use stderr_tail::StderrTail;

/// Bytes of a line of output.
pub(crate) const MAX_LINE: usize = 1 << 16;

/// Lines of output that are buffered; a process that writes more blocks.
const OUTPUT_QUEUE: usize = 1_000;

/// Writes that are buffered until the process reads them.
const INPUT_QUEUE: usize = 100;

/// How long to wait for the last output of a process that has ended.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(1);

/// A running process. Dropping it kills it, with every process it has started.
pub(crate) struct Process {
    child: Child,
    /// Once reaped, its pid may belong to another process.
    is_reaped: bool,
    stdout: Receiver<Input>,
    /// `None` once closed.
    stdin: Option<SyncSender<Vec<u8>>>,
    stderr: StderrTail,
    log: ProgramLog,
    /// Disconnected when the threads of all pipes have ended.
    threads: Receiver<()>,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// By itself, with this status.
    Code(i32),
    /// By this signal.
    Signal(i32),
}

/// Why nothing could be written to a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WriteError {
    /// It does not read its input, and the queue is full.
    Backpressure,
    /// Its input is closed.
    Closed,
}

impl Process {
    /// Starts the program that the first word names, with the other words as its arguments.
    pub(crate) fn start(words: &[String], log: Option<ConversationLog>) -> io::Result<Process> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        group::new_group(&mut command);
        let mut child = command.spawn()?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin_pipe), Some(stdout_pipe), Some(stderr_pipe)) = pipes else {
            unreachable!("all three pipes were asked for");
        };
        let (output, stdout) = mpsc::sync_channel(OUTPUT_QUEUE);
        let (stdin, input) = mpsc::sync_channel(INPUT_QUEUE);
        let (alive, threads) = mpsc::channel::<()>();
        let log = ProgramLog::new(log, words, child.id());
        let stderr = StderrTail::new(log.clone());
        let tail = stderr.clone();
        let stdin = Some(stdin);
        let process = Process { child, is_reaped: false, stdout, stdin, stderr, log, threads };
        run(move || read_lines(stdout_pipe, &output), alive.clone())?;
        run(move || write_all(stdin_pipe, &input), alive.clone())?;
        run(move || tail.read(stderr_pipe), alive)?;
        Ok(process)
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Queues bytes for its standard input; never blocks.
    pub(crate) fn send(&self, bytes: impl Into<Vec<u8>>) -> Result<(), WriteError> {
        let stdin = self.stdin.as_ref().ok_or(WriteError::Closed)?;
        let bytes = bytes.into();
        self.log.say(Speaker::Runner, String::from_utf8_lossy(&bytes).trim_end_matches('\n'));
        stdin.try_send(bytes).map_err(|error| match error {
            TrySendError::Full(_) => WriteError::Backpressure,
            TrySendError::Disconnected(_) => WriteError::Closed,
        })
    }

    /// Lets it see the end of its input.
    pub(crate) fn close_stdin(&mut self) {
        self.stdin = None;
    }

    /// The next line of its standard output; `None` if there is none before the deadline.
    pub(crate) fn receive(&self, deadline: Instant) -> Option<Input> {
        let timeout = deadline.checked_duration_since(Instant::now())?;
        match self.stdout.recv_timeout(timeout) {
            Ok(input) => {
                if let Input::Line(line) = &input {
                    self.log.say(Speaker::Program, line);
                }
                Some(input)
            }
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Input::End),
        }
    }

    /// Waits for its end until the deadline.
    pub(crate) fn exit(&mut self, deadline: Instant) -> Option<Exit> {
        const POLL: Duration = Duration::from_millis(1);
        loop {
            let exit = group::exit(&mut self.child);
            if exit.is_some() || Instant::now() >= deadline {
                return exit;
            }
            thread::sleep(POLL);
        }
    }

    /// The last lines of its standard error. Kills it first, so that none is missed.
    pub(crate) fn stderr_tail(&mut self) -> Vec<String> {
        self.kill();
        self.stderr.lines()
    }

    /// Kills it and waits for the threads of its pipes. They end with it, unless a process it has
    /// started left the group and holds the other ends.
    fn kill(&mut self) {
        if std::mem::replace(&mut self.is_reaped, true) {
            return;
        }
        self.close_stdin();
        group::reap(&mut self.child);
        self.stdout = mpsc::sync_channel(0).1;
        let _ = self.threads.recv_timeout(DRAIN_TIMEOUT);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Runs `work` on a thread of its own; `alive` is dropped after everything else.
fn run(work: impl FnOnce() + Send + 'static, alive: mpsc::Sender<()>) -> io::Result<()> {
    let body = move || {
        work();
        drop(alive);
    };
    thread::Builder::new().spawn(body).map(drop)
}

fn read_lines(stdout: ChildStdout, output: &SyncSender<Input>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let input = read_line(&mut reader, MAX_LINE).unwrap_or(Input::End);
        let last = !matches!(input, Input::Line(_));
        if output.send(input).is_err() || last {
            return;
        }
    }
}

fn write_all(mut stdin: ChildStdin, input: &Receiver<Vec<u8>>) {
    for bytes in input {
        // A process that has closed its input has ended, or will be killed.
        if stdin.write_all(&bytes).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}
