//! The engine for a browser: what its worker calls.

#![allow(missing_docs, reason = "wasm-bindgen writes functions of its own")]

use wasm_bindgen::prelude::wasm_bindgen;

/// The answer to a message, both as JSON; see `engine::answer`.
#[wasm_bindgen]
pub fn answer(message: &str) -> String {
    engine::answer(message)
}
