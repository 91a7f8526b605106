//! The protocol, programs outside, and what all players claim.

mod claims;
mod engines;
mod interop;
mod ugi;
