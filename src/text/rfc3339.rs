//! Times as RFC 3339 writes them.

use std::time::{SystemTime, UNIX_EPOCH};

const MICROS: i128 = 1_000_000;
const DAY: i128 = 86_400;
/// 0000-01-01T00:00:00Z and 9999-12-31T23:59:59.999999Z, in µs since 1970: what RFC 3339 can write.
const FIRST: i128 = -62_167_219_200 * MICROS;
const LAST: i128 = 253_402_300_800 * MICROS - 1;

/// `time` in UTC with microseconds (rounded down): `2025-01-31T23:59:59.000001Z`. A time outside the
/// years 0 to 9999, which the format cannot write, becomes the nearest that it can.
pub(crate) fn rfc3339(time: SystemTime) -> String {
    let micros = micros_since_1970(time).clamp(FIRST, LAST);
    let seconds = micros.div_euclid(MICROS);
    let (year, month, day) = civil(seconds.div_euclid(DAY));
    let of_day = seconds.rem_euclid(DAY);
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}.{:06}Z",
        of_day / 3600,
        of_day / 60 % 60,
        of_day % 60,
        micros.rem_euclid(MICROS),
    )
}

fn micros_since_1970(time: SystemTime) -> i128 {
    let nanos = match time.duration_since(UNIX_EPOCH) {
        Ok(after) => i128::try_from(after.as_nanos()).unwrap_or(i128::MAX),
        Err(before) => i128::try_from(before.duration().as_nanos()).map_or(i128::MIN, |nanos| -nanos),
    };
    nanos.div_euclid(1000)
}

/// The date of a day counted from 1970-01-01, by the days of the 400-year cycle of the Gregorian
/// calendar, with years that begin in March so that the leap day is their last.
fn civil(day: i128) -> (i128, i128, i128) {
    let day = day + 719_468; // from 0000-03-01
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + i128::from(month <= 2);
    (year, month, of_year - (153 * month_from_march + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn known_times() {
        for (seconds, micros, text) in [
            (0, 0, "1970-01-01T00:00:00.000000Z"),
            (951_782_400, 0, "2000-02-29T00:00:00.000000Z"),
            (1_709_251_199, 999_999, "2024-02-29T23:59:59.999999Z"),
            (4_107_542_399, 1, "2100-02-28T23:59:59.000001Z"),
            (4_107_542_400, 0, "2100-03-01T00:00:00.000000Z"),
            (1_735_689_599, 0, "2024-12-31T23:59:59.000000Z"),
        ] {
            let time = UNIX_EPOCH + Duration::from_secs(seconds) + Duration::from_micros(micros);
            assert_eq!(rfc3339(time), text);
        }
    }

    #[test]
    fn before_1970_and_rounded_down() {
        assert_eq!(rfc3339(UNIX_EPOCH - Duration::from_nanos(1)), "1969-12-31T23:59:59.999999Z");
        assert_eq!(rfc3339(UNIX_EPOCH - Duration::from_secs(2_203_891_200)), "1900-03-01T00:00:00.000000Z");
        assert_eq!(rfc3339(UNIX_EPOCH - Duration::from_secs(2_203_891_201)), "1900-02-28T23:59:59.000000Z");
    }

    #[test]
    fn every_day_follows_the_day_before() {
        let leap = |y: i128| (y % 4 == 0 && y % 100 != 0) || y % 400 == 0;
        let (mut year, mut month, mut day) = (1600, 1, 1);
        for count in -135_140..400_000 {
            assert_eq!(civil(count), (year, month, day));
            let last = match month {
                2 => 28 + i128::from(leap(year)),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            (year, month, day) = match (month, day == last) {
                (12, true) => (year + 1, 1, 1),
                (_, true) => (year, month + 1, 1),
                (_, false) => (year, month, day + 1),
            };
        }
    }

    #[test]
    fn a_time_that_the_format_cannot_write_is_the_nearest() {
        assert_eq!(rfc3339(UNIX_EPOCH + Duration::from_secs(1 << 40)), "9999-12-31T23:59:59.999999Z");
        assert_eq!(rfc3339(UNIX_EPOCH - Duration::from_secs(1 << 40)), "0000-01-01T00:00:00.000000Z");
    }
}
