//! Runs the binary and looks at what comes out.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// One run to be made.
pub struct Run {
    args: Vec<OsString>,
    stdin: Vec<u8>,
    locale: &'static str,
    /// Where unfinished games and last choices are kept; empty for nowhere.
    state: PathBuf,
}

/// What a run gave.
pub struct Ran {
    pub stdout: String,
    pub stderr: String,
    pub status: i32,
}

/// `jogada` with these arguments, separated by white space.
pub fn jogada(args: &str) -> Run {
    Run {
        args: args.split_whitespace().map(OsString::from).collect(),
        stdin: Vec::new(),
        locale: "C.UTF-8",
        state: PathBuf::new(),
    }
}

/// Lets a program find `jogada` by its name, and files by their place in the project.
pub fn with_path(command: &mut Command) -> &mut Command {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    command.env("PATH", path_with_jogada()).current_dir(root)
}

/// The folders of programs, that of `jogada` first.
pub fn path_with_jogada() -> OsString {
    let binary = Path::new(env!("CARGO_BIN_EXE_jogada"));
    let folder = binary.parent().expect("a program lies in a folder").to_owned();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder).chain(std::env::split_paths(&path));
    std::env::join_paths(folders).expect("these come from such a list")
}

impl Run {
    /// One more argument, with whatever is in it.
    pub fn arg(mut self, arg: impl Into<OsString>) -> Run {
        self.args.push(arg.into());
        self
    }

    /// More arguments, separated by white space.
    pub fn words(self, words: &str) -> Run {
        words.split_whitespace().fold(self, Run::arg)
    }

    pub fn stdin(mut self, bytes: impl AsRef<[u8]>) -> Run {
        self.stdin = bytes.as_ref().to_vec();
        self
    }

    pub fn locale(mut self, locale: &'static str) -> Run {
        self.locale = locale;
        self
    }

    /// Keeps unfinished games and last choices in this folder.
    pub fn state(mut self, folder: &Path) -> Run {
        self.state = folder.into();
        self
    }

    /// Starts it, with pipes to talk through.
    pub fn start(&self) -> Child {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
        command.args(&self.args).env("LC_ALL", self.locale).env("JOGADA_STATE", &self.state);
        with_path(&mut command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts")
    }

    pub fn run(self) -> Ran {
        let mut child = self.start();
        let mut stdin = child.stdin.take().expect("stdin is piped");
        let bytes = self.stdin;
        // A program that reads nothing may close the pipe first; that is its right.
        let writer = std::thread::spawn(move || drop(stdin.write_all(&bytes)));
        let output = child.wait_with_output().expect("the binary ends");
        writer.join().expect("the writer ends");
        Ran {
            stdout: String::from_utf8(output.stdout).expect("output is UTF-8"),
            stderr: String::from_utf8(output.stderr).expect("messages are UTF-8"),
            status: output.status.code().expect("no signal ended it"),
        }
    }

    /// Runs; it must succeed without a word on standard error. Gives standard output.
    pub fn ok(self) -> String {
        let ran = self.run();
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
        ran.stdout
    }

    /// Runs; it must refuse its input with status 2. Gives standard error.
    pub fn refused(self) -> String {
        let shown = format!("{:?}", self.args);
        let ran = self.run();
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{shown} {}", ran.stderr);
        assert!(ran.stderr.starts_with("err"), "{shown} {}", ran.stderr);
        assert!(!ran.stderr.contains("panicked"), "{shown} {}", ran.stderr);
        assert!(ran.stderr.len() < 2_000, "{shown}: {} bytes of message", ran.stderr.len());
        ran.stderr
    }
}
