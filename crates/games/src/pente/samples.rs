//! Positions to look at: those of the original program, and what the rules speak of.

use jogada_core::Sample;

pub(super) const SAMPLES: &[Sample] = &[
    Sample::new(
        "earlygame",
        "19/19/19/19/19/19/19/19/8b1b8/9wwbw6/9b1w7/10w8/9b9/19/19/19/19/19/19 w 0 0 10",
    ),
    Sample::new(
        "midgame",
        "19/19/19/19/19/9bb2b5/8b1w1w6/11wb6/8bbw1w6/9w1bw6/8bb1wwb5/10w1b6/9b9/19/19/19/19/19/19 b 4 2 29",
    ),
    Sample::new(
        "lategame",
        "19/19/19/19/19/9b3b5/8b1w1w6/8b2wb2b3/8bbw1w1w4/8ww1b1w5/8bb1w2bw3/10w3w4/9bw3b4/19/19/19/19/19/19 w 8 8 44",
    ),
    Sample::new("early13", "13/13/13/13/13/5b1b5/6wwbw3/6b1w4/7w5/6b6/13/13/13 w 0 0 10")
        .under("size=13"),
    Sample::new("capture", "9/9/9/9/2wbb4/9/9/9/9 w 0 0 4").under("size=9"),
    Sample::new("captures", "9/4w4/4b4/4b4/2wb1bbbw/9/9/9/9 w 0 0 10").under("size=9"),
    Sample::new(
        "one-way",
        "19/19/19/19/19/19/19/19/12w6/13w5/19/11ww1wb3/12b2bw2/9wbbb1w4/13w5/12w6/12b6/19/19 w 6 6 30",
    ),
];
