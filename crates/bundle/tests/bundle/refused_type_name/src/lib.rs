pub struct Own;
pub fn name() -> &'static str { std::any::type_name::<Own>() }
