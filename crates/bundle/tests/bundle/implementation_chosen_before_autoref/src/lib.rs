pub struct Thing;
pub trait ByValue { fn name(self) -> &'static str; }
pub trait ByRef { fn name(&self) -> &'static str; }
impl ByValue for Thing { fn name(self) -> &'static str { "value" } }
impl ByRef for Thing { fn name(&self) -> &'static str { "reference" } }
impl ByRef for &Thing { fn name(&self) -> &'static str { "reference to a reference" } }
