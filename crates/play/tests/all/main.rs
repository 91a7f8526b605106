//! The façade, tried on every game of the catalogue.

mod any_text;
mod batches;
mod benches;
mod drawing;
mod encoded;
mod explanations;
mod matches;
mod players;
mod random;
mod records;
mod rules;
mod samples;
mod sentences;
mod sessions;
mod trees;
mod vectors;
