pub trait Itertools: Iterator {}
impl<I: Iterator + ?Sized> Itertools for I {}
