pub struct Item;
impl Item { pub(crate) fn say(&self) -> &'static str { "private" } pub fn both(&self) -> &'static str { self.say() } }
pub trait Say { fn say(&self) -> &'static str; }
impl Say for Item { fn say(&self) -> &'static str { self.both(); "public" } }
