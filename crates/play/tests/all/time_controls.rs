//! Times and time controls as text.

use std::time::Duration;

use jogada_play::{TimeControl, TimeError, parse_time};

#[test]
fn times_have_units_and_time_controls_an_increment() {
    assert_eq!(parse_time("500ms"), Ok(Duration::from_millis(500)));
    assert_eq!(parse_time("1.5"), Ok(Duration::from_millis(1_500)));
    assert_eq!(parse_time("2y"), Err(TimeError::Unit));
    assert_eq!(parse_time("ms"), Err(TimeError::Number));
    assert_eq!(parse_time("-1s"), Err(TimeError::Range));
    let control: TimeControl = "5m".parse().unwrap();
    assert_eq!((control.base.as_secs(), control.increment), (300, Duration::ZERO));
    assert_eq!("5+x".parse::<TimeControl>(), Err(TimeError::Unit));
}

#[test]
fn a_time_control_is_written_as_it_is_read() {
    for text in ["5m+3s", "90s", "5m", "0.25s", "10s+0.1s"] {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
    }
    let control: TimeControl = "5 min + 3".parse().unwrap();
    assert_eq!((control.to_string(), control.tag()), ("5m+3s".into(), "300+3".into()));
}
