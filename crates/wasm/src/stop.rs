//! The end of a search that is asked for from another thread: a number in shared memory that is not 0.
//!
//! Memory of the module itself is not shared, so the search asks for the number now and then, as it does for the time.

use std::cell::RefCell;
use std::time::Duration;

use jogada_play::{Instant, Stop};
use js_sys::{Atomics, Int32Array};

thread_local! {
    static ASKED: RefCell<Asked> = const { RefCell::new(Asked { flag: None, until: None }) };
}

struct Asked {
    flag: Option<Int32Array>,
    until: Option<Instant>,
}

/// A stop that follows from the flag, or from the time being used up.
pub fn stop(flag: Option<Int32Array>, time: Option<Duration>) -> Stop {
    let until = time.and_then(|time| Instant::now().checked_add(time));
    ASKED.with_borrow_mut(|asked| *asked = Asked { flag, until });
    Stop::asking(is_asked)
}

fn is_asked() -> bool {
    ASKED.with_borrow(|asked| {
        let raised = |flag: &Int32Array| Atomics::load(flag, 0).is_ok_and(|value| value != 0);
        asked.flag.as_ref().is_some_and(raised)
            || asked.until.is_some_and(|until| Instant::now() >= until)
    })
}
