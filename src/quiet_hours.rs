//! Quiet hours: a stretch of every day, in a time zone, in which nobody is told anything and no clock of a slow game runs.
//! Pure: the moment is passed in, and the time zones come with the program.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use jiff::civil::{Date, DateTime, Time};
use jiff::tz::{AmbiguousOffset, TimeZone, TimeZoneDatabase};
use jiff::{Timestamp, ToSpan};
use thiserror::Error;

use crate::table::{Moment, Pause};

const HOUR: u16 = 60;
const DAY: u16 = 24 * HOUR;
/// The longest quiet hours of a day, in minutes. Whoever has more would never run out of time.
const LONGEST: u16 = 12 * HOUR;

static DATABASE: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut names: Vec<String> = DATABASE.available().map(|name| name.to_string()).collect();
    names.sort_unstable();
    names
});

/// Why a text names no hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HoursError {
    /// It isn't two times of day.
    #[error("not two times of day")]
    Unreadable,
    /// They would last longer than half a day.
    #[error("longer than twelve hours")]
    TooLong,
}

/// Two times of day: from when until when, past midnight if the second one is earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hours {
    /// In minutes since midnight.
    from: u16,
    to: u16,
}

impl FromStr for Hours {
    type Err = HoursError;

    /// Reads "22-8", "22:30–7:15", "22h30-8h", "10pm-8am" and "10 p. m.-8 a. m.".
    fn from_str(text: &str) -> Result<Hours, HoursError> {
        let text: String = text.to_lowercase().chars().filter(|letter| !letter.is_whitespace()).collect();
        let text = text.replace("a.m.", "am").replace("p.m.", "pm");
        let mut times = text.split(['-', '–', '—']).map(time_of_day);
        let (Some(Some(from)), Some(Some(to)), None) = (times.next(), times.next(), times.next()) else {
            return Err(HoursError::Unreadable);
        };
        let hours = Hours { from: from % DAY, to: to % DAY };
        match hours.length() {
            0 => Err(HoursError::Unreadable),
            length if length > LONGEST => Err(HoursError::TooLong),
            _ => Ok(hours),
        }
    }
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = [self.from, self.to].map(|time| format!("{:02}:{:02}", time / HOUR, time % HOUR));
        write!(f, "{from}-{to}")
    }
}

impl Hours {
    const fn length(self) -> u16 {
        (self.to + DAY - self.from) % DAY
    }
}

/// Minutes since midnight: "8", "8:30", "8.30", "8h", "8h30", "8am", "8:30pm".
fn time_of_day(text: &str) -> Option<u16> {
    let (time, half_day) = match (text.strip_suffix("am"), text.strip_suffix("pm")) {
        (Some(time), _) => (time, Some(0)),
        (_, Some(time)) => (time, Some(12)),
        (None, None) => (text, None),
    };
    let time = time.strip_suffix('h').unwrap_or(time);
    let (hour, minute) = time.split_once([':', '.', 'h']).unwrap_or((time, "0"));
    let (hour, minute) = (hour.parse::<u16>().ok()?, minute.parse::<u16>().ok()?);
    let hour = match half_day {
        Some(add) if (1..=12).contains(&hour) => hour % 12 + add,
        Some(_) => return None,
        None => hour,
    };
    let time = hour.checked_mul(HOUR)?.checked_add(minute)?;
    (minute < HOUR && time <= DAY).then_some(time)
}

/// A time zone, by its name in the database of the program, such as `Europe/Berlin`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Zone(&'static str);

impl FromStr for Zone {
    type Err = NoSuchZone;

    fn from_str(text: &str) -> Result<Zone, NoSuchZone> {
        // People write "America/New York".
        let text = text.trim().replace(' ', "_");
        let name = NAMES.iter().find(|name| name.eq_ignore_ascii_case(&text)).ok_or(NoSuchZone)?;
        Ok(Zone(name))
    }
}

/// There is no time zone with this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no time zone has this name")]
pub struct NoSuchZone;

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Zone {
    /// The zone that has no daylight saving.
    pub const UTC: Zone = Zone("UTC");

    /// The zones of places, such as `Europe/Berlin`, and UTC; without those that only say how far it is from UTC.
    pub fn of_places() -> impl Iterator<Item = Zone> {
        let is_place = |name: &&String| {
            let area = name.split('/').next().unwrap_or_default();
            let is_far_from_utc = matches!(area, "Etc" | "SystemV");
            name.as_str() == Zone::UTC.0 || (name.contains('/') && !is_far_from_utc)
        };
        NAMES.iter().filter(is_place).map(|name| Zone(name))
    }

    /// What a clock on the wall shows there, as in "16:05".
    pub fn time_of_day(self, at: Moment) -> String {
        let local = timestamp(at).map(|at| self.rules().to_datetime(at));
        local.map(|local| format!("{:02}:{:02}", local.hour(), local.minute())).unwrap_or_default()
    }

    /// When a day ends there: so many days after the day of this moment.
    pub fn end_of_day(self, at: Moment, days_later: i32) -> Option<Moment> {
        let rules = self.rules();
        let day = rules.to_datetime(timestamp(at)?).date().checked_add((days_later + 1).days()).ok()?;
        edge(&rules, day.to_datetime(Time::midnight()), Edge::Begin)
    }

    /// The date there so many days later, as in `2026-11-20`.
    pub fn date(self, at: Moment, days_later: i32) -> Option<String> {
        let today = self.rules().to_datetime(timestamp(at)?).date();
        today.checked_add(days_later.days()).ok().map(|date| date.to_string())
    }

    /// The weekday there, from 0 for Monday.
    pub fn weekday(self, at: Moment) -> Option<i32> {
        let day = self.rules().to_datetime(timestamp(at)?).date();
        Some(i32::from(day.weekday().to_monday_zero_offset()))
    }

    /// The days from the day of this moment to a date such as `2026-11-20`. Negative if it is past.
    pub fn days_until(self, at: Moment, date: &str) -> Option<i32> {
        let today = self.rules().to_datetime(timestamp(at)?).date();
        Some(date.parse::<Date>().ok()?.since(today).ok()?.get_days())
    }

    fn rules(self) -> TimeZone {
        DATABASE.get(self.0).unwrap_or(TimeZone::UTC)
    }
}

/// The quiet hours of a person or a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QuietHours {
    /// Their times of day.
    pub hours: Hours,
    /// Where those times are read off the clock.
    pub zone: Zone,
}

impl fmt::Display for QuietHours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.hours, self.zone)
    }
}

impl FromStr for QuietHours {
    type Err = HoursError;

    fn from_str(text: &str) -> Result<QuietHours, HoursError> {
        let (hours, zone) = text.split_once(' ').ok_or(HoursError::Unreadable)?;
        Ok(QuietHours { hours: hours.parse()?, zone: zone.parse().map_err(|_| HoursError::Unreadable)? })
    }
}

impl QuietHours {
    /// Whether this moment is quiet.
    pub fn is_quiet(self, at: Moment) -> bool {
        self.ends_after(at).is_some()
    }

    /// When the quiet hours around this moment end; `None` if it isn't quiet.
    pub fn ends_after(self, at: Moment) -> Option<Moment> {
        self.nights(at).next().filter(|night| night.from <= at).map(|night| night.to)
    }

    /// All quiet hours between two moments, in order.
    pub fn intervals(self, from: Moment, to: Moment) -> Vec<Pause> {
        self.nights(from).take_while(|night| night.from < to).collect()
    }

    /// The quiet hours that end after a moment, in order, for ever. When clocks are turned back they last as long as a clock
    /// on the wall shows one of their times; when they are turned forward, a time that is left out is the moment of the turn.
    pub fn nights(self, after: Moment) -> impl Iterator<Item = Pause> {
        let rules = self.zone.rules();
        let today = timestamp(after).map(|after| rules.to_datetime(after).date());
        let first = today.and_then(|today| today.yesterday().ok());
        let days = std::iter::successors(first, |day| day.tomorrow().ok());
        let night = move |day: Date| {
            let last = if self.hours.to < self.hours.from { day.tomorrow().ok()? } else { day };
            let from = edge(&rules, at_time(day, self.hours.from)?, Edge::Begin)?;
            Some(Pause { from, to: edge(&rules, at_time(last, self.hours.to)?, Edge::End)? })
        };
        days.map_while(night).filter(move |night| night.from < night.to && after < night.to)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Begin,
    End,
}

/// The moment at which a clock on the wall shows this. Of two, the first begins and the second ends.
fn edge(rules: &TimeZone, wall: DateTime, edge: Edge) -> Option<Moment> {
    let found = rules.to_ambiguous_timestamp(wall);
    let at = match found.offset() {
        AmbiguousOffset::Gap { .. } => {
            let before = found.earlier().ok()?;
            rules.following(before).next().map_or(before, |turn| turn.timestamp())
        }
        AmbiguousOffset::Fold { .. } if edge == Edge::End => found.later().ok()?,
        AmbiguousOffset::Fold { .. } | AmbiguousOffset::Unambiguous { .. } => found.earlier().ok()?,
    };
    Some(Moment(at.as_millisecond()))
}

fn at_time(day: Date, minutes: u16) -> Option<DateTime> {
    let time = Time::new((minutes / HOUR) as i8, (minutes % HOUR) as i8, 0, 0).ok()?;
    Some(day.to_datetime(time))
}

fn timestamp(at: Moment) -> Option<Timestamp> {
    Timestamp::from_millisecond(at.0).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const MINUTE: i64 = 60_000;

    fn quiet(text: &str) -> QuietHours {
        text.parse().unwrap()
    }

    fn at(text: &str) -> Moment {
        Moment(text.parse::<Timestamp>().unwrap().as_millisecond())
    }

    #[test]
    fn hours_are_read_as_people_write_them() {
        for (text, hours) in [
            ("22-8", "22:00-08:00"),
            (" 22 – 8 ", "22:00-08:00"),
            ("22:30-7.15", "22:30-07:15"),
            ("10pm-8am", "22:00-08:00"),
            ("12am-6:30AM", "00:00-06:30"),
            ("12pm-1pm", "12:00-13:00"),
            ("20-24", "20:00-00:00"),
            ("0-12", "00:00-12:00"),
            ("22h-8h", "22:00-08:00"),
            ("22h30 – 7h15", "22:30-07:15"),
            ("22:30 h - 8:00 h", "22:30-08:00"),
            ("10 p. m. - 8 a. m.", "22:00-08:00"),
        ] {
            let read: Hours = text.parse().unwrap();
            assert_eq!(read.to_string(), hours, "{text}");
            assert_eq!(hours.parse(), Ok(read));
        }
        for text in [
            "", "22", "22-", "-8", "22-8-9", "25-8", "22:60-8", "8-8", "13pm-8", "0am-8", "x-y", "-1-8",
            "h-8", "22h-h30", "22:-8",
        ] {
            assert_eq!(text.parse::<Hours>(), Err(HoursError::Unreadable), "{text:?}");
        }
        assert_eq!("8-21".parse::<Hours>(), Err(HoursError::TooLong));
    }

    #[test]
    fn zones_are_known_by_name() {
        assert_eq!("europe/berlin".parse::<Zone>().unwrap().to_string(), "Europe/Berlin");
        assert_eq!("America/New York".parse::<Zone>().unwrap().to_string(), "America/New_York");
        assert_eq!("Berlin".parse::<Zone>(), Err(NoSuchZone));
        assert_eq!("UTC".parse(), Ok(Zone::UTC));
        assert!(Zone::of_places().count() > 400);
        assert!(Zone::of_places().all(|zone| !zone.0.starts_with("Etc/") && zone.0.parse() == Ok(zone)));
        let berlin: Zone = "Europe/Berlin".parse().unwrap();
        assert_eq!(berlin.time_of_day(at("2026-11-18T15:05:00Z")), "16:05");
        assert_eq!(berlin.end_of_day(at("2026-11-18T23:30:00Z"), 0), Some(at("2026-11-19T23:00:00Z")));
        assert_eq!(berlin.weekday(at("2026-11-18T23:30:00Z")), Some(3), "it is Thursday there");
        assert_eq!(berlin.days_until(at("2026-11-18T23:30:00Z"), "2026-11-21"), Some(2));
    }

    #[test]
    fn a_night_begins_and_ends() {
        let hours = quiet("22:00-08:00 Europe/Berlin");
        assert!(!hours.is_quiet(at("2026-11-18T20:59:59Z")));
        assert!(hours.is_quiet(at("2026-11-18T21:00:00Z")));
        assert_eq!(hours.ends_after(at("2026-11-19T03:00:00Z")), Some(at("2026-11-19T07:00:00Z")));
        assert_eq!(hours.ends_after(at("2026-11-19T07:00:00Z")), None);
        let noon = quiet("12:00-14:00 Asia/Kolkata");
        assert_eq!(
            noon.intervals(at("2026-11-18T07:00:00Z"), at("2026-11-19T07:00:00Z")),
            [
                Pause { from: at("2026-11-18T06:30:00Z"), to: at("2026-11-18T08:30:00Z") },
                Pause { from: at("2026-11-19T06:30:00Z"), to: at("2026-11-19T08:30:00Z") },
            ]
        );
    }

    /// On 29 March 2026 the clocks in Berlin went from 2:00 to 3:00, on 25 October from 3:00 to 2:00.
    #[test]
    fn nights_are_shorter_and_longer_when_clocks_are_turned() {
        let night = |text: &str, from: &str| {
            let night = quiet(text).nights(at(from)).next().unwrap();
            (
                Timestamp::from_millisecond(night.from.0).unwrap().to_string(),
                (night.to.0 - night.from.0) / MINUTE,
            )
        };
        let (spring, autumn) = ("2026-03-28T12:00:00Z", "2026-10-24T12:00:00Z");
        let berlin = |hours: &str| format!("{hours} Europe/Berlin");
        assert_eq!(night(&berlin("22:00-08:00"), spring), ("2026-03-28T21:00:00Z".to_owned(), 9 * 60));
        assert_eq!(night(&berlin("22:00-08:00"), autumn), ("2026-10-24T20:00:00Z".to_owned(), 11 * 60));
        // They begin or end at a time that is left out: at the turn.
        assert_eq!(night(&berlin("02:30-08:00"), spring), ("2026-03-29T01:00:00Z".to_owned(), 5 * 60));
        assert_eq!(night(&berlin("22:00-02:30"), spring), ("2026-03-28T21:00:00Z".to_owned(), 4 * 60));
        // All of them is left out, so the next one is that of the day after.
        assert_eq!(night(&berlin("02:10-02:50"), spring).0, "2026-03-30T00:10:00Z");
        // They begin or end at a time that comes twice.
        assert_eq!(night(&berlin("02:30-08:00"), autumn), ("2026-10-25T00:30:00Z".to_owned(), 390));
        assert_eq!(night(&berlin("22:00-02:30"), autumn), ("2026-10-24T20:00:00Z".to_owned(), 330));
    }

    proptest! {
        /// The same by the clock on the wall. It differs only where an hour comes twice: then all of it is quiet.
        #[test]
        fn it_is_quiet_when_the_clock_on_the_wall_says_so(
            minute in 0_i64..800 * 24 * 60, from in 0_u16..DAY, length in 1..LONGEST, zone in 0_usize..6
        ) {
            let zone: Zone = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC", "Pacific/Chatham"]
                [zone].parse().unwrap();
            let hours = Hours { from, to: (from + length) % DAY };
            let moment = Moment(at("2026-01-01T00:00:00Z").0 + minute * MINUTE);
            let rules = zone.rules();
            let wall = rules.to_datetime(timestamp(moment).unwrap());
            let time = wall.hour() as u16 * HOUR + wall.minute() as u16;
            let is_shown = (time + DAY - hours.from) % DAY < hours.length();
            let turn = rules.following(timestamp(moment.plus(-12 * 60 * MINUTE)).unwrap()).next();
            let is_near_turn = turn.is_some_and(|turn| turn.timestamp().as_millisecond() < moment.0 + 12 * 60 * MINUTE);
            let is_quiet = QuietHours { hours, zone }.is_quiet(moment);
            prop_assert!(is_quiet == is_shown || (is_near_turn && is_quiet), "{wall} {hours}");
        }

        #[test]
        fn nights_are_in_order_and_apart(start in 0_i64..1000, from in 0_u16..DAY, length in 1..LONGEST) {
            let hours = Hours { from, to: (from + length) % DAY };
            let quiet = QuietHours { hours, zone: "Europe/Berlin".parse().unwrap() };
            let start = Moment(at("2026-01-01T00:00:00Z").0 + start * 24 * 60 * MINUTE);
            let nights: Vec<Pause> = quiet.nights(start).take(5).collect();
            prop_assert!(nights.iter().all(|night| night.from < night.to));
            prop_assert!(nights.windows(2).all(|pair| pair[0].to < pair[1].from));
        }
    }
}
