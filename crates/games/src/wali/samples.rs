//! Positions to look at.

use jogada_core::Sample;

pub(super) const SAMPLES: &[Sample] = &[
    Sample::new("capture", "1b3/4b/3b1/w4/1w2b/w1w2 w 0 0 - - 0"),
    Sample::new("protection", "1b3/4b/4b/1b2b/1w3/w1w2 w 0 0 - - 0"),
    Sample::new("four", "1b3/4b/3b1/5/ww1w1/2w1b w 0 0 - - 0"),
    Sample::new("no-return", "3b1/1b3/2wb1/5/1w3/b3w w 0 0 c4-c3 d6-e6 2"),
    Sample::new("pass", "1wbw1/b1w1b/w1b1w/b2wb/1w1bw/b2w1 b 3 4 - - 0"),
    Sample::new("midgame", "3b1/1wbw1/1w1ww/b1b2/1wb2/1bb1w w 0 0 b4-c4 a3-a2 7"),
];
