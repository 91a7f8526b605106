//! Conditions of single contestants: limits, clocks and threads of their own.

use std::time::Duration;

use jogada_play::{Limits, Request, TimeControl};

use crate::contestant::Contestant;
use crate::tournament::Tournament;

/// What a contestant has to itself. Where it says nothing the conditions of the tournament hold; a limit
/// of its own, of whatever kind, replaces all those of the tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Terms {
    /// Limits of a move.
    pub limits: Limits,
    /// The time control of its games.
    pub clock: Option<TimeControl>,
    /// Search threads.
    pub threads: Option<usize>,
    /// How far it may overstep its time.
    pub margin: Option<Duration>,
}

/// The conditions under which a side plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conditions {
    pub(crate) request: Request,
    pub(crate) clock: Option<TimeControl>,
    pub(crate) margin: Duration,
    /// Whether what is played under them depends on how fast the machine is.
    pub(crate) timed: bool,
}

impl Conditions {
    /// Those of a contestant.
    pub(crate) fn of(tournament: &Tournament, contestant: &dyn Contestant) -> Conditions {
        let conditions = Conditions::new(tournament, &contestant.terms());
        let timed = conditions.request.limits.time.is_some() && contestant.is_limited();
        Conditions { timed: conditions.clock.is_some() || timed, ..conditions }
    }

    /// Those of a tournament, except for what a contestant has to itself.
    pub(crate) fn new(tournament: &Tournament, terms: &Terms) -> Conditions {
        let Tournament { mut request, mut clock, time_margin, .. } = *tournament;
        if terms.clock.is_some() || terms.limits != Limits::default() {
            (request.limits, clock) = (terms.limits, terms.clock);
        }
        request.settings.threads = terms.threads.unwrap_or(request.settings.threads);
        let timed = clock.is_some() || request.limits.time.is_some();
        Conditions { request, clock, margin: terms.margin.unwrap_or(time_margin), timed }
    }
}
