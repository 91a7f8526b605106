//! Every line between us and external programs, for whoever wants to hear it.

use std::fmt;
use std::sync::Arc;

/// Hears every line. Clones tell the same listener, from any thread.
#[derive(Clone)]
pub struct ConversationLog(Arc<dyn Fn(&LogLine<'_>) + Send + Sync>);

/// A line of a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogLine<'a> {
    /// The command line of the program.
    pub program: &'a str,
    /// Tells several running at once apart.
    pub pid: u32,
    /// Who said it.
    pub speaker: Speaker,
    /// Without its line break.
    pub text: &'a str,
}

/// Who says a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// We, to its standard input.
    Runner,
    /// The program, on its standard output.
    Program,
    /// The program, on its standard error.
    StandardError,
}

impl ConversationLog {
    /// Tells this listener.
    pub fn new(listener: impl Fn(&LogLine<'_>) + Send + Sync + 'static) -> ConversationLog {
        ConversationLog(Arc::new(listener))
    }
}

impl fmt::Debug for ConversationLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ConversationLog")
    }
}

/// The log of one program; silent if nobody listens.
#[derive(Clone, Debug, Default)]
pub(crate) struct ProgramLog {
    log: Option<ConversationLog>,
    program: Arc<str>,
    pid: u32,
}

impl ProgramLog {
    pub(crate) fn new(log: Option<ConversationLog>, words: &[String], pid: u32) -> ProgramLog {
        ProgramLog { log, program: words.join(" ").into(), pid }
    }

    pub(crate) fn say(&self, speaker: Speaker, text: &str) {
        if let Some(ConversationLog(listener)) = &self.log {
            listener(&LogLine { program: &self.program, pid: self.pid, speaker, text });
        }
    }
}
