//! Memory that was asked for and may not be there.

use jogada_play::{Localizer, Message, PlayerSpec};

use crate::failure::Failure;

const MEGABYTE: usize = 1_000_000;

/// As many bytes as these megabytes are, if there is room for them.
pub fn bytes(megabytes: u32, localizer: &Localizer) -> Result<usize, Failure> {
    reserve(megabytes, localizer).map_err(Failure::Input)
}

/// Sees to it that there is room for what this player remembers.
pub fn check(player: &PlayerSpec, localizer: &Localizer) -> Result<(), Failure> {
    room(player, localizer).map_err(Failure::Input)
}

/// Whether there is room for what this player remembers; if not, a sentence says so.
pub fn room(player: &PlayerSpec, localizer: &Localizer) -> Result<(), String> {
    reserve((player.memory() / MEGABYTE) as u32, localizer).map(drop)
}

fn reserve(megabytes: u32, localizer: &Localizer) -> Result<usize, String> {
    let refuse = |id, free: usize| {
        let message = Message::new(id).with("asked", u64::from(megabytes).to_string());
        localizer.say(&message.with("free", (free / MEGABYTE).to_string()))
    };
    let asked = (megabytes as usize).checked_mul(MEGABYTE);
    let asked = asked.ok_or_else(|| refuse("memory-none", 0))?;
    // Systems promise memory they do not have, so what is free is asked for first.
    if let Some(free) = available().filter(|&free| free < asked) {
        return Err(refuse("memory-too-much", free));
    }
    let mut trial = Vec::<u8>::new();
    trial.try_reserve_exact(asked).map_err(|_| refuse("memory-none", 0))?;
    Ok(asked)
}

/// Megabytes that are free, where the system tells.
pub fn free() -> Option<u32> {
    available().map(|bytes| u32::try_from(bytes / MEGABYTE).unwrap_or(u32::MAX))
}

/// Bytes that can be had without moving other programs out, where the system tells.
fn available() -> Option<usize> {
    let facts = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = facts.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kilobytes.checked_mul(1024)
}
