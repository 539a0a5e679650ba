//! Amounts of memory and of time, as they are typed and printed.

use crate::error::refused;
use anyhow::Result;
use language::{counted, text};

/// Memory, unless the user says otherwise.
pub const USUAL_MEMORY: &str = "1G";
/// Seconds of work, unless the user says otherwise.
pub const USUAL_SECONDS: u64 = 30;
/// The operations in a second.
pub const SECOND: u64 = 1_000_000_000;

/// A number of bytes, such as `4G` or `500M`, or with no unit.
pub fn bytes(text: &str) -> Result<u64> {
    let digits = text.trim_end_matches(|unit: char| !unit.is_ascii_digit());
    let unit = text[digits.len()..].trim().to_ascii_uppercase();
    let factor = match unit.strip_suffix('B').unwrap_or(&unit) {
        "K" => Some(1_000),
        "M" => Some(1_000_000),
        "G" => Some(1_000_000_000),
        "T" => Some(1_000_000_000_000),
        "" => Some(1),
        _ => None,
    };
    let bytes = factor.and_then(|factor| digits.parse::<u64>().ok()?.checked_mul(factor));
    let bytes = bytes.ok_or_else(|| {
        refused(text!(
            "{text:?} is no amount of memory: write it as in 500M or 4G",
            "{text:?} 不是内存大小：请写成 500M 或 4G 这样"
        ))
    })?;
    match bytes {
        LEAST_BYTES.. => Ok(bytes),
        _ => Err(refused(text!(
            "{text} is too little memory: 16M is the least",
            "内存 {text} 太少：至少要 16M"
        ))),
    }
}

const LEAST_BYTES: u64 = 16_000_000;

/// An amount of memory, for people.
pub fn amount(bytes: u64) -> String {
    match bytes.div_ceil(1_000_000) {
        megabytes @ ..1000 => format!("{megabytes} MB"),
        megabytes => format!("{} GB", megabytes.div_ceil(100) as f64 / 10.0),
    }
}

/// An amount of memory in the form that [`bytes`] reads, rounded up.
pub fn option(bytes: u64) -> String {
    match bytes.div_ceil(1_000_000) {
        megabytes @ ..1000 => format!("{megabytes}M"),
        megabytes => format!("{}G", megabytes.div_ceil(1000)),
    }
}

/// The time that so many operations take.
pub fn duration(operations: u64) -> String {
    match operations.div_ceil(SECOND) {
        seconds @ ..120 => counted(seconds, "second", "秒"),
        seconds @ ..7_200 => counted(seconds / 60, "minute", "分钟"),
        seconds @ ..172_800 => counted(seconds / 3_600, "hour", "小时"),
        seconds @ ..31_536_000 => counted(seconds / 86_400, "day", "天"),
        _ => text!("years", "数年"),
    }
}

/// A round number of seconds that is enough for so many operations.
pub fn seconds(operations: u64) -> u64 {
    let needed = operations.div_ceil(SECOND).max(1);
    let step = 10_u64.pow(needed.ilog10().saturating_sub(1));
    needed.div_ceil(step) * step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_as_it_is_written() {
        for (text, expected) in [
            ("16M", 16_000_000),
            ("1G", 1_000_000_000),
            ("2gb", 2_000_000_000),
            ("500000000", 500_000_000),
        ] {
            assert_eq!(bytes(text).unwrap(), expected);
            assert_eq!(bytes(&option(expected)).unwrap(), expected);
        }
        assert!(
            [17_000_001, 999_999_999, 1_000_000_001]
                .iter()
                .all(|&least| bytes(&option(least)).unwrap() >= least)
        );
        let told = [16_000_000, 999_000_001, 1_700_000_001].map(amount);
        assert_eq!(told, ["16 MB", "1 GB", "1.8 GB"]);
        for text in ["", "G", "1", "1.5G", "-1G", "1X", "15M", "99999999999999999999G", "1Gé", "é"]
        {
            assert!(bytes(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn durations_are_told_in_the_unit_that_people_would_take() {
        let told = |seconds: u64| duration(seconds * SECOND);
        assert_eq!([told(0), told(1), told(119)], ["0 seconds", "1 second", "119 seconds"]);
        assert_eq!([told(120), told(7_200)], ["2 minutes", "2 hours"]);
        assert_eq!([told(172_800), told(1 << 33)], ["2 days", "years"]);
        assert_eq!(
            [0, 1, 9, 10, 11, 99, 101, 1234].map(|s| seconds(s * SECOND)),
            [1, 1, 9, 10, 11, 99, 110, 1300]
        );
    }
}
