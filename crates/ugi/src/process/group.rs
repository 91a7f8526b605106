//! A program with everything it has started, as one thing.

use std::process::{Child, Command};

use super::Exit;

/// Makes a program the leader of a group of its own, with everything it will start.
#[cfg(unix)]
pub(super) fn lead(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// How the program ended, if it has. It stays in the system's books until it is
/// [buried](bury), so that its number cannot become somebody else's.
#[cfg(unix)]
pub(super) fn exit(child: &mut Child) -> Option<Exit> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let status = waitid(WaitId::Pid(Pid::from_child(child)), options).ok()??;
    let code = status.exit_status().map(Exit::Code);
    code.or_else(|| status.terminating_signal().map(Exit::Signal))
}

/// Ends the program and everything it has started, and takes it out of the system's books.
#[cfg(unix)]
pub(super) fn bury(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // Fails only if nobody is left there.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    // It may have gone over to another group.
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(not(unix))]
pub(super) fn lead(_: &mut Command) {}

#[cfg(not(unix))]
pub(super) fn exit(child: &mut Child) -> Option<Exit> {
    let status = child.try_wait().ok()??;
    status.code().map(Exit::Code)
}

#[cfg(not(unix))]
pub(super) fn bury(child: &mut Child) {
    // Fails only if it has ended already.
    let _ = child.kill();
    let _ = child.wait();
}
