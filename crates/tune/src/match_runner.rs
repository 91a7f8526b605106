//! A match that is saved pair by pair, and what it proves.

use std::io;
use std::ops::ControlFlow;
use std::path::Path;

use jogada_arena::{
    Ended, Hands, JobConfig, Observer, Pair, SprtVerdict, Store, TEXTS, Tally, Tournament,
    TournamentHeader, run_on,
};
use jogada_play::{Localizer, Stop};

use crate::error::TuneError;
use crate::plan::MatchVerdict;

/// Hears of the score after every pair; can end the match.
pub(crate) type TellScore<'t> = &'t mut dyn FnMut(&Tally) -> ControlFlow<()>;

/// Plays a match, or goes on with the one in this file. What it proves, and its score; `None` if it was ended before it
/// proved anything.
pub(crate) fn play_match(
    path: &Path,
    tournament: &Tournament,
    work: &JobConfig,
    hands: &mut Hands<'_>,
    stop: &Stop,
    tell: TellScore<'_>,
) -> Result<(Option<MatchVerdict>, Tally), TuneError> {
    let opened = Store::open(path, &TournamentHeader::of(tournament));
    let (store, journal) = opened.map_err(TuneError::of_store(path))?;
    let mut observer = MatchObserver { store, tell, tally: Tally::default(), written: Ok(()) };
    let ended = run_on(tournament, work, journal.pairs, hands, stop, &mut observer);
    observer.written.map_err(TuneError::at(path))?;
    let verdict = match ended {
        Ended::Decided(SprtVerdict::Alternative) => Some(MatchVerdict::Accepted),
        Ended::Decided(SprtVerdict::Null) => Some(MatchVerdict::Rejected),
        Ended::Complete => Some(MatchVerdict::Open),
        Ended::Stopped | Ended::Faults { .. } | Ended::NotStarted(_) => None,
    };
    Ok((verdict, observer.tally))
}

/// Saves the pairs of the match and tells of them.
struct MatchObserver<'t> {
    store: Store,
    tell: TellScore<'t>,
    tally: Tally,
    written: io::Result<()>,
}

impl Observer for MatchObserver<'_> {
    fn finished(&mut self, pairs: &[Pair]) -> ControlFlow<()> {
        // Only the faults of programs need words, and none takes part.
        self.written = self.store.add(pairs, &Localizer::new("en").with(TEXTS));
        if self.written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn counted(&mut self, pair: &Pair) -> ControlFlow<()> {
        self.tally.add(pair);
        (self.tell)(&self.tally)
    }
}
