//! Numbered pieces of work on several threads, handed over in the order of their numbers.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;

use jogada_play::Stop;

/// Lets workers, a thread each, do the pieces with these numbers. Results are taken in order, so what
/// was taken when everything ends early does not depend on the number of threads. Ends when all is
/// done, when `take` has enough, or when it is stopped.
pub(crate) fn in_order<T: Send, W: FnMut(usize) -> Option<T> + Send>(
    numbers: Range<usize>,
    workers: Vec<W>,
    stop: &Stop,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) {
    let (next, enough) = (&AtomicUsize::new(numbers.start), &Stop::default());
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for mut worker in workers {
            let (sender, end) = (sender.clone(), numbers.end);
            scope.spawn(move || {
                while !stop.is_stopped() && !enough.is_stopped() {
                    let number = next.fetch_add(1, Relaxed);
                    let Some(done) = (number < end).then(|| worker(number)).flatten() else {
                        break;
                    };
                    // The receiver stays until all senders are gone.
                    let _ = sender.send((number, done));
                }
            });
        }
        drop(sender);
        let (mut waiting, mut due) = (BTreeMap::new(), numbers.start);
        for (number, done) in receiver {
            waiting.insert(number, done);
            while let Some(done) = waiting.remove(&due).filter(|_| !enough.is_stopped()) {
                due += 1;
                if take(done).is_break() {
                    enough.stop();
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_none_after_enough() {
        let mut taken = Vec::new();
        let workers = vec![|number: usize| Some(number * number); 3];
        in_order(2..50, workers, &Stop::default(), |square| {
            taken.push(square);
            if square < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert_eq!(taken, [4, 9, 16, 25, 36, 49, 64, 81, 100]);
    }
}
