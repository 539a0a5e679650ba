//! Pictures of tables, as SVG, and previews for terminals.

mod colour;
mod frame;
mod heat;
mod legend;
mod preview;
mod scatter;
