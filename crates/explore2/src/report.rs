//! Reports: text, CSV, JSON, code, pictures.

mod code;
mod data;
mod drawing;
