//! The flags that say whether a value is still to be dropped.

use super::{Flow, Kind, Step, locals};
use std::collections::HashMap;

impl<'a> Flow<'a> {
    /// Finds the variables that are set to constants alone, and asked by the very next jump alone.
    pub(super) fn find_flags(&mut self) {
        let mut uses: HashMap<String, usize> = HashMap::new();
        for step in self.blocks.values().flatten() {
            locals(&step.text)
                .iter()
                .for_each(|one| *uses.entry(one.to_string()).or_default() += 1);
        }
        let test = |steps: &[Step<'a>]| test(steps, &uses).map(String::from);
        let mut known = HashMap::new();
        for steps in self.blocks.values() {
            let sets = steps.iter().filter_map(|step| Some(set(&step.text)?.0.to_string()));
            let flags = steps.windows(3).filter_map(test).chain(sets);
            flags.for_each(|flag| *known.entry(flag).or_default() += 1);
        }
        // Once more where it is declared.
        known.retain(|flag, count: &mut usize| {
            self.slots.contains_key(&**flag) && uses.get(flag) == Some(&(*count + 1))
        });
        for steps in self.blocks.values_mut() {
            for index in 0..steps.len() {
                let set = set(&steps[index].text).map(|(flag, value)| (flag.to_string(), value));
                let test = steps.get(index..index + 3).and_then(test);
                if let Some((flag, value)) = set.filter(|(flag, _)| known.contains_key(flag)) {
                    steps[index].kind = Kind::Set(flag, value);
                } else if let Some(flag) = test.filter(|flag| known.contains_key(flag)) {
                    steps[index].kind = Kind::Silent;
                    steps[index + 1].kind = Kind::Silent;
                    steps[index + 2].kind = Kind::Test(flag);
                }
            }
        }
    }
}

/// The flag and the value of `store i8 1, ptr %flag, align 1`.
fn set(text: &str) -> Option<(&str, bool)> {
    let (value, flag) = text.strip_prefix("store i8 ")?.split_once(", ptr ")?;
    let flag = flag.strip_suffix(", align 1").filter(|_| value == "0" || value == "1")?;
    Some((flag, value == "1"))
}

/// The flag that three instructions load, cut to one bit, and jump by, if nothing else uses the bit.
fn test<'b>(steps: &'b [Step<'_>], uses: &HashMap<String, usize>) -> Option<&'b str> {
    let [load, cut, jump] = steps else { return None };
    let (value, flag) = load.text.split_once(" = load i8, ptr ")?;
    let bit = cut.text.strip_suffix(&*format!(" = trunc nuw i8 {value} to i1"))?;
    let is_test = jump.text.starts_with(&format!("br i1 {bit},"));
    let is_alone = uses.get(value) == Some(&2) && uses.get(bit) == Some(&2);
    flag.strip_suffix(", align 1").filter(|_| is_test && is_alone)
}
