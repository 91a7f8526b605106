//! What games are called elsewhere, for programs that speak other protocols.

/// How other protocols say what is played. A game that one of them cannot express has no name there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Interop {
    /// The protocol of Gomocup, also called Piskvork.
    pub gomocup: Option<GomocupRules>,
    /// The protocol of the bots of Abstract Play.
    pub abstract_play: Option<AbstractPlayName>,
}

/// What the Gomocup protocol can say: stones go to empty points, and five in a row win. A first move that
/// the rules leave no choice of is played without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GomocupRules {
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// Whether more than five in a row do not win.
    pub exact_five: bool,
}

/// The name of a game at Abstract Play. Its moves must have the same texts there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbstractPlayName {
    /// The `metaGame`.
    pub id: &'static str,
    /// Codes of the variants that are switched on.
    pub variants: Vec<&'static str>,
}
