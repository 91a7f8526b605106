//! Moments. They are passed in: nothing here reads a clock.
//!
//! Days are counted by hand: a library for dates is 100 kB of the engine for browsers.

/// Milliseconds since 1970.
pub type Millis = i64;

const DAY: Millis = 86_400_000;
/// Days of 400 years, after which the calendar repeats itself.
const ERA: i64 = 146_097;
/// Days from 1 March of the year 0 to 1 January 1970.
const EPOCH: i64 = 719_468;

/// The day of a moment, as records write it: `2026.11.16`, in UTC.
pub fn date(at: Millis) -> String {
    let (year, month, day) = civil(at.div_euclid(DAY));
    format!("{year:04}.{month:02}.{day:02}")
}

/// The first moment of a day that is written as in records, in UTC; none if it is no day.
pub fn moment(text: &str) -> Option<Millis> {
    let number = |part: &str| part.parse().ok().filter(|number| (0..=9999).contains(number));
    let parts: Vec<i64> = text.split('.').map(number).collect::<Option<_>>()?;
    let [year, month, day] = *parts.as_slice() else { return None };
    let days = days(year, month, day);
    (civil(days) == (year, month, day)).then_some(days * DAY)
}

/// Year, month and day of so many days since 1970. Years begin in March, so that a leap day is the last of its year
/// (Hinnant, "chrono-compatible low-level date algorithms", 2013).
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + EPOCH;
    let (era, of_era) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}

/// Days since 1970; of what is no date, those of another.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = year - i64::from(month <= 2);
    let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let from_march = if month > 2 { month - 3 } else { month + 9 };
    let of_year = (153 * from_march + 2) / 5 + day - 1;
    era * ERA + 365 * year_of_era + year_of_era / 4 - year_of_era / 100 + of_year - EPOCH
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_as_in_records() {
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(-1), "1969.12.31");
        assert_eq!(date(1_709_251_199_999), "2024.02.29");
        assert_eq!(moment("2024.02.29"), Some(1_709_164_800_000));
        for none in
            ["2024.??.??", "2023.02.29", "2024.13.01", "2024.02", "2024.2.9.1", "-1.1.1", ""]
        {
            assert_eq!(moment(none), None, "{none}");
        }
    }

    #[test]
    fn days_are_counted_without_gaps() {
        let mut day = (1899, 12, 31);
        for number in days(1900, 1, 1)..days(2101, 1, 1) {
            let next = civil(number);
            assert_eq!(days(next.0, next.1, next.2), number);
            let follows = [(day.0, day.1, day.2 + 1), (day.0, day.1 + 1, 1), (day.0 + 1, 1, 1)];
            assert!(follows.contains(&next), "{next:?} after {day:?}");
            day = next;
        }
        assert_eq!((day, date(Millis::MIN).is_empty()), ((2100, 12, 31), false));
    }
}
