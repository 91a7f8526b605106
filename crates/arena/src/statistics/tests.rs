//! Figures as other match programs publish them.

use jogada_play::Rng;

use super::*;

fn near(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 0.05, "{found} instead of {wanted}");
}

#[test]
fn sixty_of_a_hundred_is_seventy_points() {
    near(elo(0.6), 70.4);
    near(elo(0.5), 0.0);
    near(elo(0.4), -70.4);
    near(elo(0.76), 200.2);
}

#[test]
fn bounds_follow_from_the_pairs() {
    // 60 wins and 40 losses in 50 pairs: variance 0.14, error 0.0529.
    let estimate = Estimate::of_pairs(&[10, 0, 20, 0, 20]).unwrap();
    near(estimate.mean, 0.6);
    assert!((estimate.error - 0.052_915).abs() < 1e-6, "{}", estimate.error);
    let [value, low, high] = estimate.elo();
    near(value, 70.4);
    near(low, -2.6);
    near(high, 150.3);
    assert!((estimate.superiority() - 0.9706).abs() < 1e-3, "{}", estimate.superiority());
}

#[test]
fn the_same_openings_won_and_lost_prove_equality() {
    let estimate = Estimate::of_pairs(&[0, 0, 50, 0, 0]).unwrap();
    near(estimate.mean, 0.5);
    near(estimate.superiority(), 0.5);
    assert!(estimate.error < 0.01, "{}", estimate.error);
    assert_eq!(Estimate::of_pairs(&[0; 5]), None);
}

#[test]
fn winning_everything_proves_the_more_the_longer_it_lasts() {
    let won = |pairs| Estimate::of_pairs(&[0, 0, 0, 0, pairs]).unwrap();
    let [value, low, high] = won(10).elo();
    assert!(value.is_infinite() && high.is_infinite() && value > 0.0);
    near(low, 327.0);
    assert!(won(2).superiority() < 0.96 && won(10).superiority() > 0.999);
    near(Estimate::of_pairs(&[30, 0, 0, 0, 0]).unwrap().superiority(), 0.0);
}

/// Equal to the digits a figure was published with.
fn published(found: f64, wanted: f64) {
    let tolerance = 0.005_1_f64.max(wanted.abs() * 0.000_5);
    assert!((found - wanted).abs() < tolerance, "{found} instead of {wanted}");
}

/// Elo, its error, normalised Elo, its error and the likelihood of superiority in percent, as the
/// tests of the match program fastchess (`elo_test.cpp`) have them for these pairs.
#[test]
fn elo_and_errors_agree_with_the_published_ones() {
    for (pairs, [value, error, normalised, normalised_error, superiority]) in [
        ([34, 54, 63, 64, 75], [55.58, 27.65, 57.94, 28.28, 100.0]),
        ([332, 433, 498, 333, 334], [-8.64, 10.33, -9.17, 10.96, 5.05]),
        ([7895, 8757, 5685, 568, 9999], [-21.04, 2.95, -19.01, 2.65, 0.0]),
    ] {
        let estimate = Estimate::of_pairs(&pairs).unwrap();
        let [found, low, high] = estimate.elo();
        published(found, value);
        published((high - low) / 2.0, error);
        let [found, half] = estimate.normalised_elo(pairs.iter().sum());
        published(found, normalised);
        published(half, normalised_error);
        published(100.0 * estimate.superiority(), superiority);
    }
}

/// Log-likelihood ratios as the tests of fastchess (`sprt_test.cpp`) have them.
#[test]
fn likelihood_ratios_agree_with_the_published_ones() {
    let ratio = |model, elo, pairs| Sprt { model, ..Sprt::new(elo) }.ratio(&pairs);
    let logistic = |elo, pairs| ratio(Model::Logistic, elo, pairs);
    published(logistic([0.5, 2.5], [223, 9863, 21279, 10037, 246]), -3.07);
    published(logistic([0.0, 2.0], [871, 26175, 55983, 26678, 821]), -4.98);
    let normalised = |elo, pairs| ratio(Model::Normalised, elo, pairs);
    published(normalised([0.0, 2.0], [365, 16618, 36229, 16974, 390]), 2.25);
    published(normalised([-1.75, 0.25], [127, 4883, 10712, 5150, 104]), 3.01);
    published(normalised([0.0, 5.0], [0, 0, 0, 0, 5550]), 111.82);
}

#[test]
fn the_bounds_are_those_of_wald() {
    let [low, high] = Sprt::new([0.0, 5.0]).bounds();
    published(low, -2.94);
    published(high, 2.94);
    let [low, high] = Sprt { alpha: 0.01, beta: 0.1, ..Sprt::new([0.0, 5.0]) }.bounds();
    published(low, -2.29);
    published(high, 4.50);
    assert_eq!(Sprt::new([0.0, 5.0]).verdict(&[0; 5]), None);
    assert_eq!(Sprt::new([0.0, 5.0]).verdict(&[0, 0, 0, 0, 500]), Some(SprtVerdict::Alternative));
    assert_eq!(Sprt::new([0.0, 5.0]).verdict(&[500, 0, 0, 0, 0]), Some(SprtVerdict::Null));
}

/// A share of points at random: pairs whose results are those of two games that half of the time are
/// drawn.
fn pair(share: f64, rng: &mut Rng) -> usize {
    let game = |rng: &mut Rng| match rng.below(1_000_000) as f64 / 1e6 {
        x if x < share - 0.25 => 2,
        x if x < share + 0.25 => 1,
        _ => 0,
    };
    game(rng) + game(rng)
}

/// How often the alternative is believed when the true difference is `truth`.
fn believed(sprt: &Sprt, truth: f64, runs: usize) -> f64 {
    let mut rng = Rng::new(17);
    let mut run = || {
        let mut pairs = [0; 5];
        loop {
            pairs[pair(share(truth), &mut rng)] += 1;
            if let Some(verdict) = sprt.verdict(&pairs) {
                return verdict;
            }
        }
    };
    let believed = (0..runs).filter(|_| run() == SprtVerdict::Alternative).count();
    believed as f64 / runs as f64
}

#[test]
fn a_test_errs_as_seldom_as_it_was_told_to() {
    let sprt = Sprt::new([0.0, 60.0]);
    let (wrongly, rightly) = (believed(&sprt, 0.0, 1_000), believed(&sprt, 60.0, 1_000));
    assert!((0.02..=0.06).contains(&wrongly), "{wrongly} believed although nothing is better");
    assert!((0.94..=0.98).contains(&rightly), "{rightly} believed where it is true");
}

/// All results of a round robin between players of these ratings.
fn round_robin(truth: &[f64], games: usize, rng: &mut Rng) -> Vec<Score> {
    let mut scores = Vec::new();
    for a in 0..truth.len() {
        for b in a + 1..truth.len() {
            let chance = share(truth[a] - truth[b]);
            let won = |_: &usize| (rng.below(1_000_000) as f64) < 1e6 * chance;
            let points = (0..games).filter(won).count() as f64;
            scores.push(Score { players: [a, b], points, games: games as f64 });
        }
    }
    scores
}

#[test]
fn ratings_find_the_strengths_the_results_came_from() {
    let truth = [-350.0, -150.0, 0.0, 100.0, 400.0];
    let mut rng = Rng::new(5);
    let (mut held, mut held_anchored) = (0, 0);
    for _ in 0..100 {
        let scores = round_robin(&truth, 60, &mut rng);
        let within = |(rating, truth): (&Rating, f64)| (rating.elo - truth).abs() <= rating.error;
        held += ratings(5, &scores).iter().zip(truth).filter(|pair| within(*pair)).count();
        let from_second = truth.map(|elo| elo - truth[1]);
        let anchored = anchored(5, &scores, 1);
        held_anchored += anchored.iter().zip(from_second).filter(|pair| within(*pair)).count();
        assert!(anchored[1].elo.abs() < 1e-9 && anchored[1].error < 1e-3, "{anchored:?}");
    }
    assert!((460..=490).contains(&held), "{held} of 500 within bounds of 95 %");
    // The anchor is always right.
    assert!((468..=494).contains(&held_anchored), "{held_anchored} of 500");
}

#[test]
fn two_players_are_as_far_apart_as_their_score_says() {
    let scores = [Score { players: [0, 1], points: 600.0, games: 1_000.0 }];
    let found = anchored(2, &scores, 1)[0];
    near(found.elo, 70.4);
    near(found.error, 1.96 * 173.7178 / 240_f64.sqrt());
}

#[test]
fn a_player_who_wins_everything_has_a_rating_and_one_who_never_plays_changes_none() {
    let all = [Score { players: [0, 2], points: 20.0, games: 20.0 }];
    let found = ratings(3, &all);
    assert!(found.iter().all(|rating| rating.elo.is_finite()), "{found:?}");
    assert!(found[0].elo > 300.0 && found[2].elo < -300.0 && found[1].error.is_infinite());
    let alone = ratings(2, &[Score { players: [0, 1], ..all[0] }]);
    assert_eq!([found[0], found[2]], [alone[0], alone[1]]);
}

#[test]
fn nothing_is_known_between_players_whom_no_games_connect() {
    let of = |players| Score { players, points: 12.0, games: 20.0 };
    let apart = ratings(4, &[of([0, 1]), of([2, 3])]);
    assert!(apart.iter().all(|rating| rating.error.is_infinite()), "{apart:?}");
    let chained = ratings(4, &[of([0, 1]), of([2, 3]), of([1, 2])]);
    assert!(chained.iter().all(|rating| rating.error < 500.0), "{chained:?}");
    let anchored = anchored(4, &[of([0, 1]), of([2, 3])], 3);
    let known: Vec<bool> = anchored.iter().map(|rating| rating.error.is_finite()).collect();
    assert_eq!(known, [false, false, true, true]);
}

/// Glickman, "Example of the Glicko-2 system" (2013).
#[test]
fn glicko_2_agrees_with_the_published_example() {
    let known = |rating, deviation| Glicko2 { rating, deviation, ..Glicko2::default() };
    let results =
        [(known(1400.0, 30.0), 1.0), (known(1550.0, 100.0), 0.0), (known(1700.0, 300.0), 0.0)];
    let after = known(1500.0, 200.0).update(&results, 0.5);
    assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
}

#[test]
fn an_idle_player_is_less_and_less_known_but_never_less_than_a_new_one() {
    let player = Glicko2 { rating: 1700.0, deviation: 50.0, volatility: 0.06 };
    // Step 6 of Glickman: the square root of φ² + σ².
    near(player.update(&[], 0.5).deviation, 173.7178 * (50.0_f64 / 173.7178).hypot(0.06));
    near(player.idle(0.5).idle(0.5).deviation, player.idle(1.0).deviation);
    assert_eq!(player.idle(0.0), player);
    assert_eq!(player.idle(1e6), Glicko2 { deviation: 350.0, ..player });
}

#[test]
fn points_are_expected_of_the_better_and_the_better_known() {
    let known = |rating| Glicko2 { rating, deviation: 0.0, volatility: 0.06 };
    near(known(1900.0).expected(&known(1500.0)), 10.0 / 11.0);
    near(Glicko2::default().expected(&known(1500.0)), 0.5);
    let unsure = Glicko2 { rating: 1900.0, ..Glicko2::default() };
    let expected = unsure.expected(&known(1500.0));
    assert!(expected > 0.75 && expected < 0.85, "{expected}");
    assert!((expected + known(1500.0).expected(&unsure) - 1.0).abs() < 1e-12);
}

#[test]
fn ratings_after_every_game_find_the_strengths_the_results_came_from() {
    let truth = [1300.0, 1500.0, 1600.0, 1800.0];
    let mut found = [Glicko2::default(); 4];
    let mut rng = Rng::new(11);
    for _ in 0..2_000 {
        let (a, b) = (rng.below(4), rng.below(4));
        if a == b {
            continue;
        }
        let won = (rng.below(1_000_000) as f64) < 1e6 * share(truth[a] - truth[b]);
        let points = f64::from(u8::from(won));
        let [before_a, before_b] = [found[a], found[b]];
        found[a] = before_a.update_after(0.01, &[(before_b, points)], 0.5);
        found[b] = before_b.update_after(0.01, &[(before_a, 1.0 - points)], 0.5);
    }
    let mean = found.iter().map(|player| player.rating).sum::<f64>() / 4.0;
    for (player, truth) in found.iter().zip(truth) {
        let off = player.rating - mean - (truth - 1550.0);
        assert!(off.abs() < 3.0 * player.deviation && player.deviation < 60.0, "{found:?}");
    }
}

#[test]
fn the_wildest_results_leave_a_finite_rating() {
    let extreme = |rating| Glicko2 { rating, deviation: 30.0, volatility: 0.06 };
    let mut player = extreme(-3_000.0);
    for _ in 0..50 {
        player = player.update_after(0.0, &[(extreme(4_000.0), 1.0)], 1.2);
        let all = [player.rating, player.deviation, player.volatility];
        assert!(all.iter().all(|value| value.is_finite()) && player.deviation > 0.0, "{player:?}");
    }
}

/// Calculated by hand from the definitions, with another solver for the likeliest distributions.
#[test]
fn single_games_are_counted_as_independent_results() {
    let counts = Counts::Games([90, 40, 120]);
    let estimate = counts.estimate().unwrap();
    let found = [estimate.elo(), [0.0; 3]].concat();
    for (found, expected) in found.iter().zip([41.894_140, 2.559_131, 82.332_770]) {
        assert!((found - expected).abs() < 1e-5, "{found} {expected}");
    }
    let [normalised, error] = counts.normalised_elo();
    assert!((normalised - 45.884_996).abs() < 1e-5 && (error - 43.068_561).abs() < 1e-5);
    let ratio = Sprt::new([0.0, 5.0]).ratio_of(&counts);
    assert!((ratio - 0.483_243_277).abs() < 1e-8, "{ratio}");
    let pairs = [3, 10, 40, 14, 6];
    let sprt = Sprt::new([-5.0, 0.0]);
    assert!((sprt.ratio_of(&Counts::Pairs(pairs)) - sprt.ratio(&pairs)).abs() < f64::EPSILON);
    assert!((sprt.ratio(&pairs) - 0.384_395_032).abs() < 1e-8);
    assert_eq!((counts.games(), Counts::Pairs(pairs).games()), (250, 146));
    assert_eq!(Counts::Games([0; 3]).estimate(), None);
}
