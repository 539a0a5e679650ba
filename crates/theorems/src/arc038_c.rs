//! Beans that go from bowl to bowl: the mex of the bowls within reach, for each bowl with an odd number of beans.

use crate::explanation::{Explanation, Part};
use crate::mex::mex;
use language::text;
use sente::mex::MexSet;

/// Most options of all bowls together: with more, the explanation would take too long.
const MOST_OPTIONS: usize = 1 << 23;

/// A bean in bowl i, whose number is C, goes to one of the bowls i - C to i - 1.
pub(crate) fn bowls(bowls: &Vec<(usize, u64)>, beans: &Vec<u64>) -> Option<Explanation> {
    let options = bowls.iter().map(|&(number, _)| number).sum::<usize>();
    if options > MOST_OPTIONS || beans.len() > bowls.len() + 1 {
        return None;
    }
    let mut values = vec![0];
    let mut set = MexSet::new();
    for (bowl, &(number, _)) in (1_usize..).zip(bowls) {
        values.get(bowl.checked_sub(number)?..)?.iter().for_each(|&value| set.insert(value));
        values.push(set.take_mex());
    }
    let odd = (1..beans.len()).filter(|&bowl| beans[bowl] % 2 == 1);
    let part = |bowl: usize| {
        let window = &values[bowl - bowls[bowl - 1].0..bowl];
        let (how, value) = mex(window.iter().map(|&value| value as u64));
        Part::new(Some(bowl), text!("bowl {bowl}", "{bowl} 号碗"), how, value)
    };
    let rule = text!(
        "A bean is worth the mex of the values of the bowls within its reach. Two beans in \
         one bowl cancel, so bowls with an odd number of beans count.",
        "一颗豆的 SG 值，是它能到的各碗的 SG 值的 mex。同一只碗里的两颗豆互相抵消，所以只看\
         豆数为奇数的碗。"
    );
    Some(Explanation::nim_sum(rule, odd.map(part).collect()))
}
