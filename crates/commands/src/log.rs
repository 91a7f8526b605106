//! The log of the server, on standard error.

use std::io::{self, IsTerminal};
use std::panic::PanicHookInfo;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::args::{LogArgs, LogFormat, LogLevel};

/// Sends what is recorded from now on, panics included, to standard error. Called once.
pub fn start(args: &LogArgs) {
    if args.level == LogLevel::Off {
        return;
    }
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_target(false);
    let layer = match args.format {
        LogFormat::Text => lines.with_ansi(has_colours()).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    };
    // Our own records only: those of libraries could have secrets in them.
    let ours = Targets::new().with_target("jogada", filter(args.level));
    tracing_subscriber::registry().with(layer.with_filter(ours)).init();
    std::panic::set_hook(Box::new(record_panic));
}

fn has_colours() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    io::stderr().is_terminal() && !is_set("NO_COLOR")
}

fn filter(level: LogLevel) -> LevelFilter {
    match level {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
        LogLevel::Trace => LevelFilter::TRACE,
    }
}

fn record_panic(panic: &PanicHookInfo<'_>) {
    let thread = std::thread::current();
    let thread = thread.name().unwrap_or_default();
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    let cause = panic.payload_as_str().unwrap_or_default();
    tracing::error!(thread, place, cause, "panic");
}
