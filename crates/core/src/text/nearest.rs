//! "Did you mean …?"

/// The name most like `text`, if any is like it at all: at most a third of its letters differ.
pub fn nearest<'n>(text: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let text: Vec<char> = text.to_lowercase().chars().take(40).collect();
    names
        .map(|name| (distance(&text, &name.chars().collect::<Vec<_>>()), name))
        .filter(|&(distance, name)| distance <= name.chars().count() / 3)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, name)| name)
}

/// Edit distance in which swapping two neighbours is one edit (optimal string alignment).
fn distance(a: &[char], b: &[char]) -> usize {
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let change = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = change.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn slips_are_recognised_and_strangers_are_not() {
        let names = ["pente", "barca", "wali", "freedom", "nava"];
        let near = |text| nearest(text, names.into_iter());
        assert_eq!(near("pent"), Some("pente"));
        assert_eq!(near("Wlai"), Some("wali"));
        assert_eq!(near("fredom"), Some("freedom"));
        assert_eq!(near("chess"), None);
        assert_eq!(near(""), None);
        assert_eq!(nearest("1", ["?", "no"].into_iter()), None);
    }
}
