//! Whole tournaments between quick players.

#[cfg(unix)]
mod broken;
mod entries;
mod faults;
mod files;
mod matches;
mod tournaments;

#[path = "../../../../examples/library.rs"]
mod library;

#[test]
fn the_example_of_the_library_runs_to_its_end() {
    library::main().unwrap();
}
