//! Positions to look at: those of the original program, the last one without a disc that was too many.

use jogada_core::Sample;

pub(super) const SAMPLES: &[Sample] = &[
    Sample::new("initial", "4(bbbbbb)/5/5/5/(wwwwww)4 w 9 9 0"),
    Sample::new("intermediate", "(bb)1B1(bbwb)/3(wbw)1/5/5/(www)2W1 w 8 8 10"),
    Sample::new("final", "B(bwbw)BW(bbbw)/WW1(ww)(bw)/5/5/W2W1 b 4 7 27"),
];
