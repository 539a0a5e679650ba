//! The engine for a browser: what its worker calls.

use wasm_bindgen::prelude::wasm_bindgen;

/// The answer to a message, both as JSON; see `engine::answer`.
#[wasm_bindgen]
pub fn answer(message: &str) -> String {
    engine::answer(message)
}
