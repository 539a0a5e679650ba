pub struct Guard;
const _: () = {
    impl Drop for Guard {
        fn drop(&mut self) { println!("dropped"); }
    }
};
