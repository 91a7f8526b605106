//! The checker of tables. It compares a value with those of all positions a ply later, by the rules alone, and shares nothing with
//! the program that made the table.
//!
//! A table without a fault is right: a win in `n` plies has a move to a loss in `n - 1`, all moves of a loss lead to
//! wins that come sooner, and what is called a draw cannot be left for a win.

use jogada_core::{EndingKey, EndingValue, Endings, NO_GROUP};

/// A number whose value does not follow from its successors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableFault {
    /// The number and what is forbidden.
    pub key: EndingKey,
    /// What the table says; `None` if it calls the number a hole.
    pub found: Option<EndingValue>,
    /// What its successors say; `None` if one of them is in no table, or there is no position.
    pub wanted: Option<EndingValue>,
}

/// Checks a number of a class under everything that can be forbidden; how many values that are, 0 for a hole. The tables are
/// those of the rules.
pub fn check_ending<G: Endings>(game: &G, class: usize, index: u64) -> Result<u32, TableFault> {
    let found = |without| game.value_of(EndingKey { class, index, without });
    let fault = |without, wanted| {
        let key = EndingKey { class, index, without };
        TableFault { key, found: found(without), wanted }
    };
    let Some(state) = game.ending_state(class, index) else {
        return if found(NO_GROUP).is_none() { Ok(0) } else { Err(fault(NO_GROUP, None)) };
    };
    let mut moves = Vec::new();
    for m in game.legal_moves(&state) {
        let value = game.look_up_after(&game.after(&state, m));
        let value = value.ok_or(fault(NO_GROUP, None))?;
        moves.push((game.ending_group(&state, m), value.before()));
    }
    let mut forbidden: Vec<u8> = moves.iter().map(|&(group, _)| group).collect();
    forbidden.push(NO_GROUP);
    forbidden.sort_unstable();
    forbidden.dedup();
    let mut checked = 0;
    for without in forbidden {
        let left = moves.iter().filter(|(group, _)| *group != without);
        // Without a move the game is over, and no table is asked. So it is where nothing is ever forbidden: there all
        // moves are one group.
        let Some(wanted) = left.map(|&(_, value)| value).max_by_key(|value| value.rank()) else {
            continue;
        };
        if found(without) != Some(wanted) {
            return Err(fault(without, Some(wanted)));
        }
        checked += 1;
    }
    Ok(checked)
}
