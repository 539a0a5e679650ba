//! Short names of periodic sequences.

use super::Period;

/// Values of a period that are written out.
const WRITTEN_OUT: usize = 24;
/// What may be added before an xor.
const LARGEST_SHIFT: u32 = 8;

/// A text for the values, whose period is known, and what it costs to say.
pub(super) fn of(values: &[u32], period: &Period) -> (String, u64) {
    let known = [constant, line, residues, floor_modulo, zeros, floor, xor, minimum, maximum];
    let named = known.iter().find_map(|name| name(values, period));
    named.unwrap_or_else(|| generic(values, period))
}

type Name = Option<(String, u64)>;

fn is_pure(period: &Period) -> bool {
    period.preperiod == 0
}

/// Periodic from the beginning, without saltus.
fn is_plain(period: &Period) -> bool {
    is_pure(period) && period.saltus == 0
}

fn first<'a>(values: &'a [u32], period: &Period) -> &'a [u32] {
    &values[..period.period]
}

/// `f` on each place of the first period.
fn agrees(values: &[u32], period: &Period, f: impl Fn(u32) -> u32) -> bool {
    (0..).zip(first(values, period)).all(|(n, &value)| f(n) == value)
}

fn constant(values: &[u32], period: &Period) -> Name {
    (is_plain(period) && period.period == 1).then(|| (format!("always {}", values[0]), 1))
}

/// `s n + c`
fn line(values: &[u32], period: &Period) -> Name {
    let slope = match period.saltus {
        1 => "{n}".to_string(),
        slope => format!("{slope} {{n}}"),
    };
    let is_line = is_pure(period) && period.period == 1 && period.saltus > 0;
    is_line.then(|| (plus(&slope, values[0]), 2))
}

fn plus(text: &str, constant: u32) -> String {
    if constant == 0 { text.to_string() } else { format!("{text} + {constant}") }
}

/// `n mod m`
fn residues(values: &[u32], period: &Period) -> Name {
    let is_residue = is_plain(period) && agrees(values, period, |n| n);
    is_residue.then(|| (format!("{{n}} mod {}", period.period), 2))
}

/// `floor(n/k) mod m`
fn floor_modulo(values: &[u32], period: &Period) -> Name {
    let width = first(values, period).iter().take_while(|&&value| value == 0).count();
    let divides = is_plain(period) && width > 1 && period.period.is_multiple_of(width);
    let divides = divides && agrees(values, period, |n| n / width as u32);
    divides.then(|| (format!("floor({{n}}/{width}) mod {}", period.period / width), 3))
}

/// Where the zeros are, if all other values are the same.
fn zeros(values: &[u32], period: &Period) -> Name {
    let first = first(values, period);
    let other = *first.iter().find(|&&value| value > 0)?;
    let at: Vec<usize> = (0..first.len()).filter(|&n| first[n] == 0).collect();
    let few = 1..=4;
    let says = is_plain(period) && first.iter().all(|&value| [0, other].contains(&value));
    (says && few.contains(&at.len())).then(|| {
        let list: Vec<String> = at.iter().map(usize::to_string).collect();
        let (list, modulus) = (list.join(" or "), first.len());
        (
            format!("0 exactly when {{n}} = {list} (mod {modulus}), else {other}"),
            2 + at.len() as u64,
        )
    })
}

/// `floor((n + a)/k)`, times or plus something
fn floor(values: &[u32], period: &Period) -> Name {
    if !is_pure(period) || period.saltus == 0 {
        return None;
    }
    let (width, rise, base) = (period.period as u32, period.saltus, values[0]);
    let step = first(values, period).iter().take_while(|&&value| value == base).count() as u32;
    let is_step = agrees(values, period, |n| if n < step { base } else { base + rise });
    let inner = plus("{n}", width - step);
    let inner = if step == width { inner } else { format!("({inner})") };
    let times = if rise == 1 { String::new() } else { format!("{rise} ") };
    is_step.then(|| (plus(&format!("{times}floor({inner}/{width})"), base), 3))
}

/// `(n + a) xor c`
fn xor(values: &[u32], period: &Period) -> Name {
    let width = period.period as u32;
    if !is_pure(period) || !width.is_power_of_two() || period.saltus != width {
        return None;
    }
    let fits = |&shift: &u32| {
        let mask = values[0] ^ shift;
        mask < width && agrees(values, period, |n| (n + shift) ^ mask)
    };
    let shift = (0..=LARGEST_SHIFT).find(fits)?;
    let mask = values[0] ^ shift;
    match shift {
        0 => Some((format!("{{n}} xor {mask}"), 3)),
        _ => Some((format!("({{n}} + {shift}) xor {mask}"), 4)),
    }
}

/// `min(n, k)`
fn minimum(values: &[u32], period: &Period) -> Name {
    let rises = (0..).zip(&values[..=period.preperiod]).all(|(n, &value)| n == value);
    let is_minimum = period.period == 1 && period.saltus == 0 && rises && period.preperiod > 0;
    is_minimum.then(|| (format!("min({{n}}, {})", period.preperiod), 2))
}

/// `max(n - k, 0)`
fn maximum(values: &[u32], period: &Period) -> Name {
    let begins = values[..=period.preperiod].iter().all(|&value| value == 0);
    let is_maximum = period.period == 1 && period.saltus == 1 && begins && !is_pure(period);
    is_maximum.then(|| (format!("max({{n}} - {}, 0)", period.preperiod), 2))
}

fn generic(values: &[u32], period: &Period) -> (String, u64) {
    let Period { preperiod, period: width, saltus, .. } = *period;
    let kind = match saltus {
        0 if width == 1 => format!("always {}", values[preperiod]),
        0 => format!("period {width}"),
        _ => format!("arithmetic period {width} with saltus {saltus}"),
    };
    let mut text = match preperiod {
        0 => kind,
        _ => format!("{kind} from {{n}} = {preperiod} on"),
    };
    if width > 1 && preperiod + width <= WRITTEN_OUT {
        let list: Vec<String> = values[..preperiod + width].iter().map(u32::to_string).collect();
        text = format!("{text}, beginning {}", list.join(" "));
    }
    (text, (4 + preperiod + width) as u64)
}
