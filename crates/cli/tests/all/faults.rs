//! Programs that fail in matches, and matches that measure something else than strength.

use crate::run::{Ran, jogada};

const JOGADA: &str = env!("CARGO_BIN_EXE_jogada");

/// `jogada arena nava` with these arguments, between a program and `random`.
fn arena(args: &str, program: &str) -> Ran {
    jogada(&format!("arena nava:tiny {args}")).arg(format!("cmd:{program}")).arg("random").run()
}

#[cfg(unix)]
#[test]
fn the_checks_quote_what_a_program_said_and_name_the_line_that_killed_it() {
    let check = |program: &str| jogada("ugi wali --check").arg(program).run().stdout;
    let dies = "sh -c 'read line; echo ugiok; read line; echo out of cheese >&2; exit 3'";
    let said = check(dies);
    assert!(
        said.contains("ended with status 3 while it was still needed: out of cheese"),
        "{said}"
    );
    let picky = format!(
        "sh -c 'while read -r line; do case $line in setoption) echo what option? >&2; exit 4;; esac; echo \"$line\"; done | {JOGADA} ugi'"
    );
    let said = check(&picky);
    let seventeen = said.lines().skip_while(|line| !line.starts_with("17 FAILED")).nth(1);
    let seventeen = seventeen.unwrap_or_else(|| panic!("{said}"));
    assert!(seventeen.contains("“setoption”"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_bestmove_without_a_move_is_told_as_such() {
    let mute = "sh -c 'while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) echo bestmove;; esac; done'";
    let ran = arena("--games 2", mute);
    assert!(ran.stdout.contains("said bestmove without a move"), "{}", ran.stdout);
}
