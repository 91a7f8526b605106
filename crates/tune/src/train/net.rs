//! A net in fractions, and how it learns: stochastic gradient descent by Adam (D. P. Kingma and J. Ba, 2015).

use jogada_play::{HIDDEN_UNIT, MAX_OUTPUT, NetMode, NetShape, NetWeights, OUTPUT_UNIT, Rng};

use super::data::{Dataset, cross_entropy, sigmoid};

/// Positions between two changes of the weights.
pub(crate) const BATCH: usize = 4_096;

const DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
const TINY: f32 = 1e-8;

/// Rows stay within this, so that sums of 16 bits do not overflow.
const MAX_ROW: f32 = 3.0;

/// What to learn.
#[derive(Clone, Copy)]
pub(crate) struct Goal {
    pub(crate) mode: NetMode,
    /// Points for a unit of the output.
    pub(crate) scale: f32,
    /// The share of the result in what is predicted; the rest is the value of the search.
    pub(crate) result_share: f32,
}

impl Goal {
    /// What the prediction should be, and what the classic evaluation adds to the output.
    fn target(&self, data: &Dataset, index: usize) -> (f32, f32) {
        let labels = data.labels(index);
        let value = sigmoid(labels.value / self.scale);
        let target = self.result_share * labels.result + (1.0 - self.result_share) * value;
        let base = match self.mode {
            NetMode::Alone => 0.0,
            NetMode::Correction => labels.classic / self.scale,
        };
        (target, base)
    }
}

/// The parameters of a net, or something for each of them: rows, bias, output, output bias.
#[derive(Clone)]
pub(crate) struct Parameters {
    hidden: usize,
    all: Vec<f32>,
}

impl Parameters {
    fn zeros(shape: &NetShape) -> Parameters {
        let hidden = shape.hidden;
        Parameters { hidden, all: vec![0.0; (shape.inputs() + 3) * hidden + 1] }
    }

    fn random(shape: &NetShape, mean_inputs: f32, rng: &mut Rng) -> Parameters {
        let mut parameters = Parameters::zeros(shape);
        let mut any = |most: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * most;
        let (rows, rest) = parameters.all.split_at_mut(shape.inputs() * shape.hidden);
        for weight in rows {
            *weight = any(0.5 / mean_inputs.max(1.0).sqrt());
        }
        let (bias, output) = rest.split_at_mut(shape.hidden);
        for weight in bias {
            *weight = 0.25 + any(0.25);
        }
        let most = 0.5 / (shape.hidden as f32).sqrt();
        output[..2 * shape.hidden].iter_mut().for_each(|weight| *weight = any(most));
        parameters
    }

    fn rows(&self) -> usize {
        self.all.len() - 1 - 3 * self.hidden
    }

    fn row(&self, input: u16) -> &[f32] {
        &self.all[usize::from(input) * self.hidden..][..self.hidden]
    }

    fn row_mut(&mut self, input: u16) -> &mut [f32] {
        &mut self.all[usize::from(input) * self.hidden..][..self.hidden]
    }

    fn bias(&self) -> &[f32] {
        &self.all[self.rows()..][..self.hidden]
    }

    fn output(&self) -> &[f32] {
        &self.all[self.rows() + self.hidden..][..2 * self.hidden]
    }

    fn output_bias(&self) -> f32 {
        self.all[self.all.len() - 1]
    }
}

/// A net that learns.
pub(crate) struct Learner<'s> {
    shape: &'s NetShape,
    goal: Goal,
    pub(crate) parameters: Parameters,
    gradient: Parameters,
    mean: Parameters,
    square: Parameters,
    /// Changes of the weights so far.
    steps: i32,
    /// Room to work in: the sums of both hidden layers, and what is wrong with them.
    sums: Vec<f32>,
    errors: Vec<f32>,
    views: [Vec<u16>; 2],
}

impl<'s> Learner<'s> {
    pub(crate) fn new(shape: &'s NetShape, goal: Goal, mean_inputs: f32, rng: &mut Rng) -> Self {
        let zeros = || Parameters::zeros(shape);
        Learner {
            shape,
            goal,
            parameters: Parameters::random(shape, mean_inputs, rng),
            gradient: zeros(),
            mean: zeros(),
            square: zeros(),
            steps: 0,
            sums: vec![0.0; 2 * shape.hidden],
            errors: vec![0.0; 2 * shape.hidden],
            views: [Vec::new(), Vec::new()],
        }
    }

    /// Clears the rows of inputs that are in none of these positions nor in a mirror image of one: nothing is learned
    /// about them, and files with zeros are smaller.
    pub(crate) fn clear_unseen(&mut self, data: &Dataset) {
        let mut seen = vec![false; self.shape.inputs()];
        data.all_inputs().iter().for_each(|&input| seen[usize::from(input)] = true);
        let mut images = vec![false; seen.len()];
        for input in (0..seen.len()).filter(|&input| seen[input]) {
            for image in self.shape.images.iter().map(|image| image[input]) {
                images[usize::from(image)] = true;
                images[usize::from(self.shape.swapped[usize::from(image)])] = true;
            }
        }
        for input in (0..images.len()).filter(|&input| !images[input]) {
            self.parameters.row_mut(input as u16).fill(0.0);
        }
    }

    /// Learns from these positions, each seen by one of the symmetries; returns the mean loss.
    pub(crate) fn learn(&mut self, data: &Dataset, order: &[u32], rate: f32, rng: &mut Rng) -> f64 {
        let mut loss = 0.0;
        self.gradient.all.fill(0.0);
        for &index in order {
            let image = &self.shape.images[rng.below(self.shape.images.len())];
            self.look(data.inputs(index as usize), Some(image));
            let (target, base) = self.goal.target(data, index as usize);
            let log_odds = base + self.output();
            loss += f64::from(cross_entropy(target, log_odds));
            self.propagate(sigmoid(log_odds) - target);
        }
        self.step(rate, order.len() as f32);
        loss / order.len() as f64
    }

    /// The mean loss on other positions.
    pub(crate) fn test(&mut self, data: &Dataset) -> f64 {
        let each = (0..data.len()).map(|index| {
            let log_odds = self.predict(data, index);
            f64::from(cross_entropy(self.goal.target(data, index).0, log_odds))
        });
        each.sum::<f64>() / data.len().max(1) as f64
    }

    /// What a position is worth in log-odds.
    pub(crate) fn predict(&mut self, data: &Dataset, index: usize) -> f32 {
        self.look(data.inputs(index), None);
        self.goal.target(data, index).1 + self.output()
    }

    /// Fills the hidden layers of the side to move and of the other.
    fn look(&mut self, inputs: &[u16], image: Option<&Vec<u16>>) {
        let seen = |input: u16| image.map_or(input, |image| image[usize::from(input)]);
        let [own, other] = &mut self.views;
        own.clear();
        other.clear();
        for &input in inputs {
            let input = seen(input);
            own.push(input);
            other.push(self.shape.swapped[usize::from(input)]);
        }
        let hidden = self.shape.hidden;
        for (view, sums) in self.views.iter().zip(self.sums.chunks_exact_mut(hidden)) {
            sums.copy_from_slice(self.parameters.bias());
            for &input in view {
                add(sums, self.parameters.row(input));
            }
        }
    }

    /// The output of the hidden layers.
    fn output(&self) -> f32 {
        let mut total = 0.0;
        for (sum, weight) in self.sums.iter().zip(self.parameters.output()) {
            let one = sum.clamp(0.0, 1.0);
            total += one * one * weight;
        }
        total + self.parameters.output_bias()
    }

    /// Adds to the gradient what an error of the output asks for.
    fn propagate(&mut self, error: f32) {
        let (hidden, rows) = (self.shape.hidden, self.parameters.rows());
        let gradient = &mut self.gradient.all[rows + hidden..][..2 * hidden];
        let each = self.sums.iter().zip(self.parameters.output());
        for ((sum, weight), (slope, wrong)) in
            each.zip(gradient.iter_mut().zip(self.errors.iter_mut()))
        {
            let one = sum.clamp(0.0, 1.0);
            *slope += error * one * one;
            let inside = if *sum > 0.0 && *sum < 1.0 { 1.0 } else { 0.0 };
            *wrong = error * weight * 2.0 * one * inside;
        }
        let last = self.gradient.all.len() - 1;
        self.gradient.all[last] += error;
        for (view, wrong) in self.views.iter().zip(self.errors.chunks_exact(hidden)) {
            add(&mut self.gradient.all[rows..][..hidden], wrong);
            for &input in view {
                add(self.gradient.row_mut(input), wrong);
            }
        }
    }

    /// Changes the weights.
    fn step(&mut self, rate: f32, positions: f32) {
        self.steps += 1;
        let unbiased = |decay: f32| 1.0 - decay.powi(self.steps);
        let rate = rate * unbiased(SQUARE_DECAY).sqrt() / unbiased(DECAY);
        let moments = self.mean.all.iter_mut().zip(&mut self.square.all);
        let slopes = self.gradient.all.iter().zip(moments);
        for (weight, (slope, (mean, square))) in self.parameters.all.iter_mut().zip(slopes) {
            let slope = slope / positions;
            *mean = DECAY * *mean + (1.0 - DECAY) * slope;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * slope * slope;
            *weight -= rate * *mean / (square.sqrt() + TINY);
        }
        let (rows, hidden) = (self.parameters.rows(), self.shape.hidden);
        let (inner, output) = self.parameters.all.split_at_mut(rows + hidden);
        for weight in inner {
            *weight = weight.clamp(-MAX_ROW, MAX_ROW);
        }
        let most = MAX_OUTPUT as f32 / OUTPUT_UNIT as f32;
        output[..2 * hidden].iter_mut().for_each(|weight| *weight = weight.clamp(-most, most));
    }

    /// The net in whole numbers.
    pub(crate) fn quantised(&self) -> NetWeights {
        let whole = |weights: &[f32], unit: i32| -> Vec<i16> {
            weights.iter().map(|weight| (weight * unit as f32).round() as i16).collect()
        };
        let parameters = &self.parameters;
        let bias = parameters.output_bias() * (HIDDEN_UNIT * OUTPUT_UNIT) as f32;
        NetWeights {
            name: self.shape.name.clone(),
            mode: self.goal.mode,
            scale: self.goal.scale.round() as i32,
            rows: whole(&parameters.all[..parameters.rows()], HIDDEN_UNIT),
            bias: whole(parameters.bias(), HIDDEN_UNIT),
            output: whole(parameters.output(), OUTPUT_UNIT),
            output_bias: bias.round() as i32,
        }
    }
}

fn add(sums: &mut [f32], row: &[f32]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}
