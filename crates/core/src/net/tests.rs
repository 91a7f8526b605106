use super::*;
use crate::Rng;

const HIDDEN: usize = 32;

fn shape() -> NetShape {
    let swapped = (0..10_u16).map(|input| input ^ 1).collect();
    NetShape { name: "toy 3x3".to_owned(), hidden: HIDDEN, swapped, images: Vec::new() }
}

fn random(rng: &mut Rng, count: usize, most: i16) -> Vec<i16> {
    (0..count).map(|_| rng.below(2 * most as usize + 1) as i16 - most).collect()
}

fn weights() -> NetWeights {
    let mut rng = Rng::new(3);
    NetWeights {
        name: shape().name,
        mode: NetMode::Alone,
        scale: 180,
        rows: random(&mut rng, 10 * HIDDEN, 300),
        bias: random(&mut rng, HIDDEN, 200),
        output: random(&mut rng, 2 * HIDDEN, 127),
        output_bias: -77,
    }
}

/// The output by its definition, in fractions.
fn plain_value(weights: &NetWeights, inputs: [&[usize]; 2]) -> f64 {
    let side = |side: usize| -> f64 {
        let of = |n: usize| {
            let rows = inputs[side].iter().map(|input| weights.rows[input * HIDDEN + n]);
            let sum: i32 = rows.chain([weights.bias[n]]).map(i32::from).sum();
            let one = f64::from(sum.clamp(0, HIDDEN_UNIT)) / f64::from(HIDDEN_UNIT);
            one * one * f64::from(weights.output[side * HIDDEN + n]) / f64::from(OUTPUT_UNIT)
        };
        (0..HIDDEN).map(of).sum()
    };
    let bias = f64::from(weights.output_bias) / f64::from(HIDDEN_UNIT * OUTPUT_UNIT);
    (side(0) + side(1) + bias) * f64::from(weights.scale)
}

#[test]
fn the_output_is_that_of_the_definition() {
    let (weights, shape) = (weights(), shape());
    let net = Net::<HIDDEN>::new(&weights, &shape).unwrap();
    let mut rng = Rng::new(5);
    for _ in 0..100 {
        let white: Vec<usize> = (0..10).filter(|_| rng.below(2) == 0).collect();
        let black: Vec<usize> = white.iter().map(|&input| input ^ 1).collect();
        let mut sums = net.no_inputs();
        for &input in &white {
            net.switch_on(&mut sums, input);
        }
        let views = [(Side::White, [&*white, &*black]), (Side::Black, [&*black, &*white])];
        for (side, views) in views {
            let expected = plain_value(&weights, views);
            assert!((f64::from(net.value(&sums, side)) - expected).abs() < 1.1, "{expected}");
        }
    }
}

#[test]
fn what_is_switched_off_is_as_if_it_had_never_been_on() {
    let net = Net::<HIDDEN>::new(&weights(), &shape()).unwrap();
    let mut sums = net.no_inputs();
    net.switch_on(&mut sums, 4);
    let four = sums.clone();
    net.switch_on(&mut sums, 7);
    net.replace(&mut sums, 7, 2);
    assert_ne!(sums, four);
    net.switch_off(&mut sums, 2);
    assert_eq!(sums, four);
    net.switch_off(&mut sums, 4);
    assert_eq!(sums, net.no_inputs());
}

#[test]
fn sums_that_follow_later_are_those_of_the_inputs() {
    const SETS: usize = 2;
    let inputs = 90 * SETS;
    let swapped = (0..inputs as u16).rev().collect();
    let shape = NetShape { swapped, ..shape() };
    let mut rng = Rng::new(8);
    let rows = random(&mut rng, inputs * HIDDEN, 300);
    let net = Net::<HIDDEN>::new(&NetWeights { rows, ..weights() }, &shape).unwrap();
    let sums = LazySums::<HIDDEN, 2, SETS>::new(Some(&net));
    for share in [90, 2, 40, 3, 1, 8] {
        let sets: [Bits<2>; SETS] =
            std::array::from_fn(|_| (0..90).filter(|_| rng.below(share) == 0).collect());
        let mut expected = net.no_inputs();
        for (n, set) in sets.iter().enumerate() {
            set.each(|cell| net.switch_on(&mut expected, n * 90 + cell));
        }
        // A child begins with what its parent knows.
        let child = sums.clone();
        for sums in [&child, &sums] {
            sums.with(&net, 90, &sets, |sums| assert_eq!(*sums, expected, "1 of {share}"));
        }
    }
}

#[test]
fn a_file_is_read_as_it_was_written_or_not_at_all() {
    let bytes = weights().to_bytes();
    assert_eq!(NetWeights::parse(&bytes), Ok(weights()));
    for place in [20, 80, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 4;
        assert_eq!(NetWeights::parse(&damaged), Err(NetError::Damaged));
    }
    assert_eq!(NetWeights::parse(&bytes[..bytes.len() - 2]), Err(NetError::Damaged));
    assert_eq!(NetWeights::parse(b"jogada-net 1"), Err(NetError::Damaged));
    assert_eq!(NetWeights::parse(b"something else"), Err(NetError::Foreign));
}

#[test]
fn a_net_for_other_inputs_is_not_taken() {
    let others = NetWeights { name: "toy 4x4".to_owned(), ..weights() };
    assert!(Net::<HIDDEN>::new(&others, &shape()).is_none());
    let mut short = weights();
    short.rows.truncate(9 * HIDDEN);
    assert!(Net::<HIDDEN>::new(&short, &shape()).is_none());
}
