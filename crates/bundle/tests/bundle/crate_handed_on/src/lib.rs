pub use unionfind;
