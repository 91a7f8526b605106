//! The signs that boards in terminals are made of, in Unicode and in ASCII.

use jogada_core::Role;

/// A line from left to right and one from top to bottom.
pub const fn lines(ascii: bool) -> [char; 2] {
    if ascii { ['-', '|'] } else { ['─', '│'] }
}

/// A crossing of lines; the flags are the edges of the board it lies on: left, right, top, bottom.
pub const fn crossing(edges: [bool; 4], ascii: bool) -> char {
    match edges {
        _ if ascii => '+',
        [true, _, true, _] => '┌',
        [_, true, true, _] => '┐',
        [true, _, _, true] => '└',
        [_, true, _, true] => '┘',
        [true, ..] => '├',
        [_, true, ..] => '┤',
        [_, _, true, _] => '┬',
        [_, _, _, true] => '┴',
        _ => '┼',
    }
}

/// An empty point of a board that is played on crossings.
pub const fn point(edges: [bool; 4], star: bool, ascii: bool) -> char {
    match (edges, star) {
        (_, false) if ascii => '.',
        ([false, false, false, false], true) if !ascii => '╋',
        _ => crossing(edges, ascii),
    }
}

/// An empty point that a text speaks of: brackets of neighbours would not leave room for each other.
pub const fn marked_point(ascii: bool) -> char {
    if ascii { 'x' } else { '×' }
}

/// A place one plays for.
pub const fn goal(ascii: bool) -> char {
    if ascii { '~' } else { '≈' }
}

/// The signs before and after a cell with a mark of this role; spaces if it has none.
pub const fn brackets(role: Role) -> [char; 2] {
    match role {
        Role::Winning => ['<', '>'],
        Role::Last => ['[', ']'],
        Role::Threatened | Role::Forced => [' ', '!'],
        Role::Highlighted => ['{', '}'],
        _ => [' ', ' '],
    }
}
