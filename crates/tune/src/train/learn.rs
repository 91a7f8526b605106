//! From positions to a net: epochs of learning, with a curve of losses.

use std::fmt::Write;
use std::ops::ControlFlow;

use jogada_play::{NetShape, NetWeights, Rng, Stop};

use super::data::Samples;
use super::net::{BATCH, Goal, Learner};
use super::{Tell, TrainEvent, TrainPlan};

/// The share of the first rate of learning that is left at the end.
const LAST_RATE: f32 = 0.02;

/// A net that has learned.
pub(crate) struct Learned<'s> {
    pub(crate) learner: Learner<'s>,
    pub(crate) weights: NetWeights,
    /// A line for each epoch.
    pub(crate) curve: String,
}

/// Learns from the samples; `None` if it was ended.
pub(crate) fn learn<'s>(
    plan: &TrainPlan,
    shape: &'s NetShape,
    samples: &Samples,
    seed: u64,
    stop: &Stop,
    tell: Tell<'_>,
) -> Option<Learned<'s>> {
    let (data, held_out) = (&samples.learned, &samples.held_out);
    let scale = data.points_per_unit().round();
    let told =
        tell(TrainEvent::Learning { positions: [data.len(), held_out.len()], scale: scale.into() });
    if told.is_break() {
        return None;
    }
    let goal = Goal { mode: plan.mode, scale, result_share: plan.result_share as f32 };
    let mut rng = Rng::new(seed);
    let mut learner = Learner::new(shape, goal, data.mean_inputs(), &mut rng);
    learner.clear_unseen(data);
    let mut order: Vec<u32> = (0..data.len() as u32).collect();
    let mut curve = String::from("epoch learned held-out\n");
    let batches = data.len().div_ceil(BATCH);
    for epoch in 0..plan.epochs {
        shuffle(&mut order, &mut rng);
        let mut learned = 0.0;
        for (number, batch) in order.chunks(BATCH).enumerate() {
            if stop.is_stopped() {
                return None;
            }
            let done = (epoch * batches + number) as f32 / (plan.epochs * batches) as f32;
            learned += learner.learn(data, batch, rate(plan.rate as f32, done), &mut rng);
        }
        let (learned, held_out) = (learned / batches as f64, learner.test(held_out));
        let number = epoch + 1;
        writeln!(curve, "{number} {learned:.6} {held_out:.6}").expect("text can be written");
        let told = tell(TrainEvent::Epoch { number, learned, held_out });
        if told == ControlFlow::Break(()) {
            return None;
        }
    }
    let weights = learner.quantised();
    Some(Learned { learner, weights, curve })
}

/// The rate of learning falls along a cosine.
fn rate(first: f32, done: f32) -> f32 {
    let left = f32::midpoint(1.0, (std::f32::consts::PI * done).cos());
    first * (LAST_RATE + (1.0 - LAST_RATE) * left)
}

fn shuffle(order: &mut [u32], rng: &mut Rng) {
    for i in (1..order.len()).rev() {
        order.swap(i, rng.below(i + 1));
    }
}
