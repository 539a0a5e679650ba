pub fn name<T>() -> &'static str { std::any::type_name::<T>() }
