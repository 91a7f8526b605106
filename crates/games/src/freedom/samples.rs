//! Positions to look at.

use jogada_core::Sample;

pub(super) const SAMPLES: &[Sample] = &[
    Sample::new("scoring", "wwwww1/6/bbbb1w/5w/bbb2w/2bb1w w c2").under("size=6"),
    Sample::new("crossing", "bbb3/4w1/4w1/1wwwwb/4wb/bb2wb w f3").under("size=6"),
    Sample::new("freedom", "bw4/bww1wb/b2bw1/wb2wb/1wwb2/1b4 w a6").under("size=6"),
    Sample::new("last-square", "wwwbb/bwbbb/wwww1/wbbbw/wbbwb w e4").under("size=5"),
    Sample::new(
        "midgame",
        "10/5wb3/4b5/3bw2bwb/1bw4bww/bwb3wbwb/1w5bwb/5wbwww/4bbbwbb/3w1w1wbw w g9",
    ),
];
