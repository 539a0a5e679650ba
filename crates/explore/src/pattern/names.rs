//! Names of periodic sequences, the short ones first.

use super::Period;
use super::rule::{Rule, Says};
use std::rc::Rc;

/// Values of a period that are written out.
const WRITTEN_OUT: usize = 24;
/// What may be added before an xor.
const LARGEST_SHIFT: u64 = 8;

/// What may be said of values with this period, and what it costs to say. Not all of it is true of these
/// values.
pub(super) fn of(values: &[u32], period: &Period) -> Vec<(Rule, u64)> {
    let known = [constant, line, residues, floor_modulo, zeros, floor, xor, minimum, maximum];
    let named = known.iter().filter_map(|name| name(values, period));
    named.chain([generic(values, period)]).collect()
}

type Name = Option<(Rule, u64)>;

/// `of(n)` for all `n`.
fn name(text: &str, cost: u64, of: impl Fn(u64) -> u64 + Clone + 'static) -> Name {
    Some((Rule::new(text, 0, move |n| Says::Value(of(n))), cost))
}

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

fn constant(values: &[u32], period: &Period) -> Name {
    let value = u64::from(values[0]);
    let is_constant = is_plain(period) && period.period == 1;
    is_constant.then(|| name(&format!("always {value}"), 1, move |_| value))?
}

/// `s n + c`
fn line(values: &[u32], period: &Period) -> Name {
    let (slope, constant) = (u64::from(period.saltus), u64::from(values[0]));
    let text = match slope {
        1 => "{n}".to_string(),
        slope => format!("{slope} {{n}}"),
    };
    let is_line = is_pure(period) && period.period == 1 && slope > 0;
    is_line.then(|| name(&plus(&text, constant), 2, move |n| slope * n + constant))?
}

fn plus(text: &str, constant: u64) -> String {
    if constant == 0 { text.to_string() } else { format!("{text} + {constant}") }
}

/// `n mod m`
fn residues(_: &[u32], period: &Period) -> Name {
    let modulus = period.period as u64;
    let is_possible = is_plain(period) && modulus > 1;
    is_possible.then(|| name(&format!("{{n}} mod {modulus}"), 2, move |n| n % modulus))?
}

/// `floor(n/k) mod m`
fn floor_modulo(values: &[u32], period: &Period) -> Name {
    let zeros = first(values, period).iter().take_while(|&&value| value == 0).count();
    let divides = is_plain(period) && zeros > 1 && period.period.is_multiple_of(zeros);
    let (width, modulus) = (zeros as u64, period.period.checked_div(zeros)? as u64);
    let text = format!("floor({{n}}/{width}) mod {modulus}");
    divides.then(|| name(&text, 3, move |n| n / width % modulus))?
}

/// Where the zeros are, if all other values are the same.
fn zeros(values: &[u32], period: &Period) -> Name {
    let first = first(values, period);
    let other = u64::from(*first.iter().find(|&&value| value > 0)?);
    let zeros: Vec<u64> =
        (0..).zip(first).filter(|&(_, &value)| value == 0).map(|(n, _)| n).collect();
    let (modulus, cost) = (first.len() as u64, 2 + zeros.len() as u64);
    if !is_plain(period) || !(1..=4).contains(&zeros.len()) {
        return None;
    }
    let list: Vec<String> = zeros.iter().map(u64::to_string).collect();
    let list = list.join(" or ");
    let text = format!("0 exactly when {{n}} = {list} (mod {modulus}), else {other}");
    name(&text, cost, move |n| if zeros.contains(&(n % modulus)) { 0 } else { other })
}

/// `floor((n + a)/k)`, times or plus something
fn floor(values: &[u32], period: &Period) -> Name {
    let (width, rise, base) =
        (period.period as u64, u64::from(period.saltus), u64::from(values[0]));
    if !is_pure(period) || rise == 0 {
        return None;
    }
    let equal = first(values, period).iter().take_while(|&&value| value == values[0]).count();
    let shift = width - equal as u64;
    let inner = plus("{n}", shift);
    let inner = if shift == 0 { inner } else { format!("({inner})") };
    let times = if rise == 1 { String::new() } else { format!("{rise} ") };
    let text = plus(&format!("{times}floor({inner}/{width})"), base);
    name(&text, 3, move |n| rise * ((n + shift) / width) + base)
}

/// `(n + a) xor c`
fn xor(values: &[u32], period: &Period) -> Name {
    let (width, value) = (period.period as u64, u64::from(values[0]));
    if !is_pure(period) || !width.is_power_of_two() || u64::from(period.saltus) != width {
        return None;
    }
    let fits = |&shift: &u64| {
        let mask = value ^ shift;
        let mut places = (0..).zip(first(values, period));
        mask < width && places.all(|(n, &value)| (n + shift) ^ mask == u64::from(value))
    };
    let shift = (0..=LARGEST_SHIFT).find(fits)?;
    let mask = value ^ shift;
    match shift {
        0 => name(&format!("{{n}} xor {mask}"), 3, move |n| n ^ mask),
        _ => name(&format!("({{n}} + {shift}) xor {mask}"), 4, move |n| (n + shift) ^ mask),
    }
}

/// `min(n, k)`
fn minimum(_: &[u32], period: &Period) -> Name {
    let most = period.preperiod as u64;
    let is_possible = period.period == 1 && period.saltus == 0 && most > 0;
    is_possible.then(|| name(&format!("min({{n}}, {most})"), 2, move |n| n.min(most)))?
}

/// `max(n - k, 0)`
fn maximum(_: &[u32], period: &Period) -> Name {
    let less = period.preperiod as u64;
    let is_possible = period.period == 1 && period.saltus == 1 && less > 0;
    let text = format!("max({{n}} - {less}, 0)");
    is_possible.then(|| name(&text, 2, move |n| n.saturating_sub(less)))?
}

/// The values before the period are part of it where they are written out.
fn generic(values: &[u32], period: &Period) -> (Rule, u64) {
    let Period { preperiod, period: width, saltus, .. } = *period;
    let kind = match saltus {
        0 if width == 1 => format!("always {}", values[preperiod]),
        0 => format!("period {width}{{in}}"),
        _ => format!("arithmetic period {width}{{in}} with saltus {saltus}"),
    };
    let beginning: Rc<[u32]> = values[..preperiod + width].into();
    let (from, width, saltus) = (preperiod as u64, width as u64, u64::from(saltus));
    let cost = 4 + from + width;
    let is_written_out = width > 1 && beginning.len() <= WRITTEN_OUT;
    let list: Vec<String> = beginning.iter().take(WRITTEN_OUT).map(u32::to_string).collect();
    let of = move |n: u64| {
        let periods = n.saturating_sub(from) / width;
        Says::Value(u64::from(beginning[(n - periods * width) as usize]) + periods * saltus)
    };
    if !is_written_out {
        return (Rule::new(&format!("{kind}{{from}}"), from, of), cost);
    }
    let late = if from == 0 { String::new() } else { format!(" from {{n}} = {from} on") };
    (Rule::new(&format!("{kind}{late}, beginning {}", list.join(" ")), 0, of), cost)
}
