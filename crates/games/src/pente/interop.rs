//! What the game and its variants are called elsewhere.

use jogada_core::{AbstractPlayName, GomocupRules, Interop};

use super::options::{Tournament, Variant};

/// The names of these rules. Where the first stone goes to the centre there is no choice to tell of.
pub(super) fn names(size: u8, variant: Variant, tournament: Tournament, centre: bool) -> Interop {
    Interop {
        gomocup: gomocup(size, variant, tournament),
        abstract_play: abstract_play(size, variant, tournament).filter(|_| centre),
    }
}

/// There is no word for captures, nor for a restricted second stone.
fn gomocup(size: u8, variant: Variant, tournament: Tournament) -> Option<GomocupRules> {
    let exact_five = match variant {
        Variant::Gomoku => true,
        Variant::Freestyle => false,
        _ => return None,
    };
    let rules = GomocupRules { width: size, height: size, exact_five };
    (tournament == Tournament::Off).then_some(rules)
}

/// Boards of 15 and 19 lines, with the tournament rule or its long form.
fn abstract_play(size: u8, variant: Variant, tournament: Tournament) -> Option<AbstractPlayName> {
    let mut variants = Vec::new();
    match size {
        15 => {}
        19 => variants.push("standard-19"),
        _ => return None,
    }
    match tournament {
        Tournament::On => {}
        Tournament::Long => variants.push("long-pro"),
        Tournament::Off | Tournament::GPente => return None,
    }
    match variant {
        Variant::Pente => {}
        Variant::Keryo => variants.push("capture-2-3"),
        _ => return None,
    }
    Some(AbstractPlayName { id: "pente", variants })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_protocol_can_say_has_a_name_there() {
        let of = |size, variant, tournament| names(size, variant, tournament, true);
        let gomoku = of(15, Variant::Gomoku, Tournament::Off);
        let rules = GomocupRules { width: 15, height: 15, exact_five: true };
        assert_eq!((gomoku.gomocup, gomoku.abstract_play), (Some(rules), None));
        assert_eq!(of(19, Variant::Freestyle, Tournament::On).gomocup, None);
        assert_eq!(of(19, Variant::Pente, Tournament::Off), Interop::default());
        let keryo = of(19, Variant::Keryo, Tournament::Long).abstract_play.unwrap();
        assert_eq!(
            (keryo.id, keryo.variants),
            ("pente", vec!["standard-19", "long-pro", "capture-2-3"])
        );
        assert_eq!(names(19, Variant::Pente, Tournament::On, false).abstract_play, None);
    }
}
