//! Every dependency has a licence that `deny.toml` allows. For machines without `cargo deny`, which also
//! looks for known vulnerabilities.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use spdx::{Expression, ParseMode};

fn output(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
        .output()
        .unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Name and licence of whatever is compiled for this machine.
fn packages() -> Vec<(String, String)> {
    let about = output("rustc", &["-vV"]);
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
    let arguments =
        ["metadata", "--format-version=1", "--locked", "--offline", "--filter-platform"];
    let text = output(env!("CARGO"), &[&arguments[..], &[host]].concat());
    let metadata: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let packages = metadata["packages"].as_array().expect("a list").iter();
    let field = |package: &serde_json::Value, key| package[key].as_str().unwrap_or("").to_owned();
    packages.map(|package| (field(package, "name"), field(package, "license"))).collect()
}

/// The licences that `deny.toml` lists.
fn allowed() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deny.toml");
    let deny: toml::Table = std::fs::read_to_string(path).unwrap().parse().unwrap();
    let names = deny["licenses"]["allow"].as_array().unwrap();
    names.iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

fn permits(licence: &str, allowed: &BTreeSet<String>) -> bool {
    let Ok(licence) = Expression::parse_mode(licence, ParseMode::LAX) else { return false };
    licence.evaluate(|part| allowed.contains(&part.to_string()))
}

#[test]
fn every_dependency_has_a_licence_that_is_allowed() {
    let (packages, allowed) = (packages(), allowed());
    assert!(packages.len() > 100, "{} packages", packages.len());
    let refused: Vec<_> = packages.iter().filter(|(_, text)| !permits(text, &allowed)).collect();
    assert!(refused.is_empty(), "{refused:?}");
}

#[test]
fn a_choice_is_allowed_by_one_licence_and_a_sum_by_all() {
    let allowed = BTreeSet::from(["MIT".to_owned(), "Zlib".to_owned()]);
    for (licence, expected) in [
        ("MIT", true),
        ("GPL-3.0-only OR MIT", true),
        ("Apache-2.0/MIT", true),
        ("Zlib AND MIT", true),
        ("GPL-3.0-only AND MIT", false),
        ("GPL-3.0-only", false),
        ("", false),
    ] {
        assert_eq!(permits(licence, &allowed), expected, "{licence}");
    }
}
