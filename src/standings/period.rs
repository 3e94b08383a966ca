//! The periods of leaderboards. Days begin at midnight UTC and weeks on Monday, as in ISO 8601. A season is a quarter
//! of the year.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};
use time::{Date, Duration, Month, OffsetDateTime};

/// The length of a period.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Span {
    /// A week, from Monday.
    Week,
    /// A calendar month.
    Month,
    /// A quarter of the year, from the first of January, April, July or October.
    Season,
    /// All time.
    #[default]
    Ever,
}

impl Span {
    /// The name of the period that contains a time, such as `2026-W47`, `2026-11`, `2026-Q4` or `ever`.
    pub fn period(self, at: i64) -> String {
        let date = date(at);
        match self {
            Span::Week => {
                let (year, week, _) = date.to_iso_week_date();
                format!("{year:04}-W{week:02}")
            }
            Span::Month => format!("{:04}-{:02}", date.year(), u8::from(date.month())),
            Span::Season => format!("{:04}-Q{}", date.year(), (u8::from(date.month()) - 1) / 3 + 1),
            Span::Ever => "ever".to_owned(),
        }
    }

    /// The start of the period that contains a time, in milliseconds since 1970.
    pub fn start(self, at: i64) -> i64 {
        let date = date(at);
        let first = match self {
            Span::Week => date - Duration::days(date.weekday().number_days_from_monday().into()),
            Span::Month => first_of(date, date.month()),
            Span::Season => first_of(date, QUARTERS[usize::from((u8::from(date.month()) - 1) / 3)]),
            Span::Ever => return 0,
        };
        first.midnight().assume_utc().unix_timestamp() * 1000
    }

    /// A time in the previous period.
    pub fn before(self, at: i64) -> i64 {
        self.start(at) - 1
    }

    /// The periods whose standings are kept at a time: the current ones, and the previous ones because people still ask
    /// for them.
    pub fn kept(at: i64) -> Vec<String> {
        let both = |span: Span| [span.period(at), span.period(span.before(at))];
        let mut kept: Vec<_> = Span::VARIANTS.iter().copied().flat_map(both).collect();
        kept.dedup();
        kept
    }
}

const QUARTERS: [Month; 4] = [Month::January, Month::April, Month::July, Month::October];

fn date(at: i64) -> Date {
    let moment = OffsetDateTime::from_unix_timestamp(at.div_euclid(1000));
    moment.unwrap_or(OffsetDateTime::UNIX_EPOCH).date()
}

fn first_of(date: Date, month: Month) -> Date {
    // The first of a month always exists.
    Date::from_calendar_date(date.year(), month, 1).unwrap_or(date)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 86_400_000;

    fn at(text: &str) -> i64 {
        let part = |range: std::ops::Range<usize>| text[range].parse::<u8>().unwrap();
        let month = Month::try_from(part(5..7)).unwrap();
        let date = Date::from_calendar_date(text[..4].parse().unwrap(), month, part(8..10)).unwrap();
        date.midnight().assume_utc().unix_timestamp() * 1000
    }

    #[test]
    fn a_moment_lies_in_its_week_month_and_season() {
        for (day, names) in [
            ("2026-11-16", ["2026-W47", "2026-11", "2026-Q4", "ever"]),
            // The year of an ISO week can differ from the year of its days.
            ("2027-01-01", ["2026-W53", "2027-01", "2027-Q1", "ever"]),
            ("2024-12-30", ["2025-W01", "2024-12", "2024-Q4", "ever"]),
            ("1970-01-01", ["1970-W01", "1970-01", "1970-Q1", "ever"]),
        ] {
            let periods: Vec<_> = Span::VARIANTS.iter().map(|span| span.period(at(day))).collect();
            assert_eq!(periods, names, "{day}");
        }
    }

    #[test]
    fn a_stretch_begins_at_midnight_and_ends_a_moment_before_the_next() {
        for (day, starts) in [
            ("2026-11-18", ["2026-11-16", "2026-11-01", "2026-10-01"]),
            ("2027-03-01", ["2027-03-01", "2027-03-01", "2027-01-01"]),
        ] {
            for (span, start) in Span::VARIANTS.iter().zip(starts) {
                let noon = at(day) + DAY / 2;
                assert_eq!(span.start(noon), at(start), "{span:?}");
                assert_eq!(span.period(span.start(noon)), span.period(noon));
                assert_ne!(span.period(span.before(noon)), span.period(noon));
            }
        }
    }

    #[test]
    fn this_stretch_and_the_last_are_kept() {
        let kept = Span::kept(at("2026-11-16"));
        let names = ["2026-W47", "2026-W46", "2026-11", "2026-10", "2026-Q4", "2026-Q3", "ever"];
        assert_eq!(kept, names);
    }
}
