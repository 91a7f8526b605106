//! Positions to look at.

use jogada_core::Sample;

pub(super) const SAMPLES: &[Sample] = &[
    Sample::new("elephant", "10/10/10/6m3/4E5/10/10/10/10/10 w 20"),
    Sample::new("scared", "8/1Ml5/8/2e5/1L6/8/5Em1/8 w 20").under("width=8,height=8"),
    Sample::new("escape", "8/8/5m2/4e3/3L4/8/1M3E2/8 w 20").under("width=8,height=8"),
    Sample::new("trapped", "8/5E2/8/8/m7/8/1l6/M2e4 w 20").under("width=8,height=8"),
    Sample::new("midgame", "4e5/3l2l3/10/3em1E3/10/3L6/5M4/4L5/4M5/3m5E w 22"),
    Sample::new("puzzle", "l2l6/8E1/4E5/3L2e3/10/10/2mm2M3/10/4M1e3/2L7 w 84"),
];
