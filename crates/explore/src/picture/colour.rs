//! From values to colours.

/// Red, green and blue.
pub(super) type Colour = [u8; 3];

pub(super) const P_POSITION: Colour = [0, 0, 0];
/// A place without a position.
pub(super) const GAP: Colour = [255, 255, 255];
/// A place that is no P-position, where nothing more is known.
pub(super) const N_POSITION: Colour = [222, 227, 234];

/// Viridis in equal steps, backwards, without its dark third: most values near a P-position are small, so small values
/// are light.
const VIRIDIS: [Colour; 6] = [
    [253, 231, 37],
    [110, 206, 88],
    [53, 183, 121],
    [31, 158, 137],
    [38, 130, 142],
    [49, 104, 142],
];

/// The colour of a share between 0 and 1 of the scale.
pub(super) fn viridis(share: f64) -> Colour {
    let place = share.clamp(0.0, 1.0) * (VIRIDIS.len() - 1) as f64;
    let before = (place as usize).min(VIRIDIS.len() - 2);
    mix(VIRIDIS[before], VIRIDIS[before + 1], place - before as f64)
}

/// `share` of the second colour, the rest of the first.
pub(super) fn mix(first: Colour, second: Colour, share: f64) -> Colour {
    let channel = |i: usize| f64::from(first[i]) * (1.0 - share) + f64::from(second[i]) * share;
    [0, 1, 2].map(|i| channel(i).round() as u8)
}

/// The notation of SVG.
pub(super) fn hex([red, green, blue]: Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The colours of values up to a largest one.
pub(super) struct Scale {
    pub most: u32,
    /// True if all values above 0 are the same.
    pub is_binary: bool,
}

impl Scale {
    /// The scale of these values.
    pub fn of(values: impl Iterator<Item = u32>, is_binary: bool) -> Scale {
        let most = values.max().unwrap_or(0);
        Scale { most: if is_binary { most.min(1) } else { most }, is_binary }
    }

    /// The colour of a value.
    pub fn colour(&self, value: f64) -> Colour {
        if value == 0.0 {
            P_POSITION
        } else if self.is_binary {
            N_POSITION
        } else if self.most <= 1 {
            viridis(0.6)
        } else {
            viridis((value - 1.0) / f64::from(self.most - 1))
        }
    }
}
