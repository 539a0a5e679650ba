//! Other names under which people look for a game.

/// What may be typed, and what the game is called here.
pub const OTHERS: [(&str, &str); 25] = [
    ("bash", "bachet"),
    ("constrained-nim", "take"),
    ("strange-nim", "fraction"),
    ("staircase-nim", "staircase"),
    ("fibonacci-nim", "fibonacci"),
    ("wythoffs-game", "wythoff"),
    ("wythoff-nim", "wythoff"),
    ("moore-nim", "moore"),
    ("nim-k", "moore"),
    ("laskers-nim", "lasker"),
    ("dawsons-chess", "dawson"),
    ("grundys-game", "grundy"),
    ("grossman-euclid", "grossman"),
    ("dawson-kayles", "dawsons-kayles"),
    ("mock-turtles", "coin-turning mock-turtles"),
    ("turning-turtles", "coin-turning turtles"),
    ("even-splitting", "even-split"),
    ("variant-delete-nim", "delete-nim"),
    ("subtract", "subtraction"),
    ("巴什博弈", "bachet"),
    ("威佐夫博弈", "wythoff"),
    ("斐波那契博弈", "fibonacci"),
    ("阶梯博弈", "staircase"),
    ("尼姆博弈", "nim"),
    ("欧几里得博弈", "euclid"),
];

/// The name of the game here, and its first parameters.
pub(super) fn canonical(name: &str) -> &str {
    OTHERS.iter().find(|(other, _)| *other == name).map_or(name, |(_, here)| here)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::entries;

    #[test]
    fn other_names_lead_to_games_and_hide_none() {
        let names: Vec<&str> = entries().iter().map(|entry| entry.name).collect();
        for (other, here) in OTHERS {
            assert!(here.split(' ').next().is_some_and(|name| names.contains(&name)), "{here}");
            assert!(!names.contains(&other), "{other}");
            assert_eq!(canonical(other), here);
        }
        assert_eq!(canonical("nim"), "nim");
    }
}
