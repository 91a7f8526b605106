//! The clocks of a game for people: how much time each side has, whose clock runs.

use std::time::{Duration, Instant};

use jogada_play::{Clock, Session, Side, TimeControl};

/// The tags of a record for the time that is left, as chess programs name them.
const LEFT: [&str; 2] = ["WhiteClock", "BlackClock"];

/// Below this the clock shows tenths of a second.
const HURRY: Duration = Duration::from_secs(10);

/// The clocks of a game in progress. They start after its first move.
#[derive(Clone, Debug)]
pub struct GameClock {
    control: TimeControl,
    left: [Duration; 2],
    /// The side whose clock runs, and since when.
    running: Option<(Side, Instant)>,
}

impl GameClock {
    /// As the tags of the game say; none if it is not played by the clock.
    pub fn of(session: &Session) -> Option<GameClock> {
        let control = session.time_control()?;
        let left = LEFT.map(|tag| session.tag(tag).and_then(read_time).unwrap_or(control.base));
        Some(GameClock { control, left, running: None })
    }

    /// Writes what is left into the tags of the game.
    pub fn write(&self, session: &mut Session, now: Instant) {
        for side in Side::ALL {
            let (tag, left) = (LEFT[side.index()], self.left(side, now));
            if left != self.control.base || session.tag(tag).is_some() {
                session.set_tag(tag, &exact(left));
            }
        }
    }

    /// Lets the clock of this side run, or none.
    pub fn turn(&mut self, side: Option<Side>, now: Instant) {
        self.left = Side::ALL.map(|side| self.left(side, now));
        self.running = side.map(|side| (side, now));
    }

    /// What a side gains with a move.
    pub fn gain(&mut self, side: Side) {
        self.left[side.index()] += self.control.increment;
    }

    pub fn left(&self, side: Side, now: Instant) -> Duration {
        let spent = self.running.filter(|(running, _)| *running == side);
        let spent = spent.map_or(Duration::ZERO, |(_, since)| now.saturating_duration_since(since));
        self.left[side.index()].saturating_sub(spent)
    }

    /// The side whose time has run out.
    pub fn loser(&self, now: Instant) -> Option<Side> {
        self.running.map(|(side, _)| side).filter(|side| self.left(*side, now).is_zero())
    }

    /// Whether a side has no time left, though no clock runs.
    pub fn is_spent(&self) -> bool {
        self.left.iter().any(Duration::is_zero)
    }

    /// When what it shows changes, or the time runs out.
    pub fn deadline(&self, now: Instant) -> Option<Instant> {
        let (side, _) = self.running?;
        let left = self.left(side, now);
        let step = if left <= HURRY { 100 } else { 1_000 };
        let rest = left.as_millis() % step;
        let wait = if rest == 0 { step } else { rest } as u64;
        Some(now + Duration::from_millis(wait).min(left) + Duration::from_millis(1))
    }

    /// As bots are told it.
    pub fn for_bots(&self, now: Instant) -> Clock {
        let remaining = Side::ALL.map(|side| self.left(side, now));
        Clock { remaining, increment: [self.control.increment; 2] }
    }
}

/// Minutes and seconds, hours where there are some, tenths when time is short.
pub fn show_time(left: Duration) -> String {
    if left < HURRY {
        let tenths = left.as_millis() / 100;
        return format!("0:0{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// `H:MM:SS.mmm`.
fn exact(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    format!("{hours}:{minutes:02}:{seconds:02}.{:03}", left.subsec_millis())
}

fn read_time(text: &str) -> Option<Duration> {
    let mut seconds = 0.0;
    for part in text.split(':') {
        seconds = seconds * 60.0 + part.parse::<f64>().ok()?;
    }
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use jogada_play::{Seat, games};

    use super::*;

    const fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    fn session(control: &str) -> Session {
        let spec = games()[0].info().id;
        let game = jogada_play::open(spec, None).unwrap();
        let mut session = Session::new(game, [Seat::Human, Seat::Human]);
        session.set_time_control(control.parse().ok());
        session
    }

    #[test]
    fn a_clock_runs_gains_and_runs_out() {
        let start = Instant::now();
        let mut clock = GameClock::of(&session("10s+2s")).expect("it is played by the clock");
        assert_eq!(clock.deadline(start), None);
        clock.turn(Some(Side::Black), start);
        clock.turn(Some(Side::White), start + seconds(4));
        clock.gain(Side::Black);
        let later = start + seconds(9);
        assert_eq!(Side::ALL.map(|side| clock.left(side, later)), [seconds(5), seconds(8)]);
        assert_eq!(clock.loser(later), None);
        assert_eq!(clock.loser(start + seconds(14)), Some(Side::White));
        clock.turn(None, later);
        assert_eq!(clock.loser(start + seconds(99)), None, "it stands");
    }

    #[test]
    fn what_is_left_is_kept_with_the_game() {
        let (start, mut session) = (Instant::now(), session("1h+0"));
        let mut clock = GameClock::of(&session).expect("it is played by the clock");
        clock.turn(Some(Side::White), start);
        clock.write(&mut session, start + Duration::from_millis(61_250));
        let again = GameClock::of(&session).expect("it is played by the clock");
        let left = Duration::from_millis(3_600_000 - 61_250);
        assert_eq!(again.left(Side::White, start), left);
        assert_eq!(again.left(Side::Black, start), seconds(3_600));
    }

    #[test]
    fn the_last_ten_seconds_show_tenths() {
        let shown = [9_940, 10_000, 75_000, 3_675_000].map(Duration::from_millis).map(show_time);
        assert_eq!(shown, ["0:09.9", "0:10", "1:15", "1:01:15"]);
    }
}
