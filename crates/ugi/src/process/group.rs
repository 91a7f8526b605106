//! An engine and every process it has started, as one process group.

use std::process::{Child, Command};

use super::Exit;

/// Makes the process the leader of a group of its own.
#[cfg(unix)]
pub(super) fn new_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// The exit status, if it has ended. The process stays a zombie until [`reap`], so that its pid
/// cannot be reused.
#[cfg(unix)]
pub(super) fn exit(child: &mut Child) -> Option<Exit> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let status = waitid(WaitId::Pid(Pid::from_child(child)), options).ok()??;
    let code = status.exit_status().map(Exit::Code);
    code.or_else(|| status.terminating_signal().map(Exit::Signal))
}

/// Kills the whole group and reaps its leader.
#[cfg(unix)]
pub(super) fn reap(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // Fails only if the group is empty.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    // The leader may have moved to another group.
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(not(unix))]
pub(super) fn new_group(_: &mut Command) {}

#[cfg(not(unix))]
pub(super) fn exit(child: &mut Child) -> Option<Exit> {
    let status = child.try_wait().ok()??;
    status.code().map(Exit::Code)
}

#[cfg(not(unix))]
pub(super) fn reap(child: &mut Child) {
    // Fails only if it has ended already.
    let _ = child.kill();
    let _ = child.wait();
}
