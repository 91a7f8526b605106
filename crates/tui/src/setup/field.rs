//! The values that the arrow keys step through.

use jogada_play::{Domain, GameInfo, Options, PlayerKind, Seat};

/// The value after or before this one; `None` at the end, and for lists.
pub fn step(domain: &Domain, text: &str, forward: bool) -> Option<String> {
    match domain {
        Domain::Int { min, max, step, off } => {
            let value = text.parse::<i64>().unwrap_or(*min);
            let next = match (forward, value) {
                (true, 0) if *off => *min,
                (false, value) if value == *min && *off => 0,
                (true, value) => value + step,
                (false, value) => value - step,
            };
            ((*min..=*max).contains(&next) || *off && next == 0).then(|| next.to_string())
        }
        Domain::Choice(names) => neighbour(names, text, forward).map(str::to_owned),
        Domain::Dims { min, max } => {
            let (cols, rows) = text.split_once('x')?;
            let by = if forward { 1 } else { -1 };
            let change = |side: &str| {
                Some((side.parse::<i16>().ok()? + by).clamp((*min).into(), (*max).into()))
            };
            Some(format!("{}x{}", change(cols)?, change(rows)?))
        }
        Domain::List { .. } => None,
    }
}

/// Wraps around at both ends.
pub fn neighbour<'n>(names: &[&'n str], text: &str, forward: bool) -> Option<&'n str> {
    let count = names.len();
    let place = names.iter().position(|name| *name == text);
    let next = match (place, forward) {
        (Some(place), true) => (place + 1) % count,
        (Some(place), false) => (place + count - 1) % count,
        (None, _) => 0,
    };
    names.get(next).copied()
}

/// The values of a domain in words.
pub fn range(domain: &Domain) -> String {
    match domain {
        Domain::Int { min, max, off: false, .. } if min == max => min.to_string(),
        Domain::Int { min, max, step, off } => {
            let second = if *step == 1 { String::new() } else { format!(", {}", min + step) };
            let zero = if *off { "0, " } else { "" };
            format!("{zero}{min}{second} … {max}")
        }
        Domain::Dims { min, max } => format!("{min}x{min} … {max}x{max}"),
        Domain::List { min, max } => format!("{min} … {max}, {min}/{max}, …"),
        Domain::Choice(names) => names.join(", "),
    }
}

/// Those that can be chosen by name: a person, the levels from the weakest to the strongest, the others.
pub fn opponents(game: &GameInfo) -> Vec<String> {
    let names = |kind: PlayerKind| match first_values(kind, game) {
        values if kind == PlayerKind::Level => {
            values.iter().map(|value| format!("{}:{value}", kind.name())).collect()
        }
        _ => vec![kind.name().to_owned()],
    };
    let bots = PlayerKind::of(game).filter(|kind| !kind.takes_command()).flat_map(names);
    std::iter::once(Seat::HUMAN.to_owned()).chain(bots).collect()
}

/// Human first, then every kind of player, with every level.
pub fn seats(game: &GameInfo) -> Vec<String> {
    let mut all = vec![Seat::HUMAN.to_owned()];
    for kind in PlayerKind::of(game) {
        let values = first_values(kind, game);
        if kind.takes_command() {
            // The user types the rest.
            all.push(format!("{}:", kind.name()));
        } else if values.is_empty() {
            all.push(kind.name().to_owned());
        }
        all.extend(values.iter().map(|value| format!("{}:{value}", kind.name())));
    }
    all
}

/// The values of the first parameter if they are few, otherwise its default.
fn first_values(kind: PlayerKind, game: &GameInfo) -> Vec<String> {
    let parameters = kind.parameters(game);
    let Some(first) = parameters.first() else { return Vec::new() };
    match first.domain() {
        Domain::Choice(names) => names.into_iter().map(str::to_owned).collect(),
        Domain::Int { min, max, step: 1, .. } if max - min < 20 => {
            (min..=max).map(|value| value.to_string()).collect()
        }
        _ => vec![Options::defaults(parameters).show(*first)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_step_within_their_range_and_through_zero_where_it_means_off() {
        let domain = Domain::Int { min: 7, max: 11, step: 2, off: true };
        assert_eq!(step(&domain, "7", true).as_deref(), Some("9"));
        assert_eq!(step(&domain, "11", true), None);
        assert_eq!(step(&domain, "7", false).as_deref(), Some("0"));
        assert_eq!(step(&domain, "0", true).as_deref(), Some("7"));
        assert_eq!(step(&domain, "0", false), None);
    }

    #[test]
    fn choices_go_round() {
        let domain = Domain::Choice(vec!["a", "b"]);
        assert_eq!(step(&domain, "b", true).as_deref(), Some("a"));
        assert_eq!(step(&domain, "a", false).as_deref(), Some("b"));
        assert_eq!(step(&domain, "typed", true).as_deref(), Some("a"));
    }
}
