//! Strategy stealing: the first player takes the strategy with which the second one would win. It says that he does not
//! lose, or that he wins, and not how.
//!
//! *Winning sets.* Two players paint vertices, each in his colour. Whoever first has all vertices of a winning set wins; if
//! nobody ever has one, it is a draw. One more vertex never hurts: its owner plays as he would without it, and where he
//! should paint it, he paints any other one. So the second player cannot win: the first one would paint anything, and then
//! play as the second one does.
//!
//! *Ordered sets.* A move takes an element and all that are greater; whoever cannot move loses. With a greatest element the
//! first player wins: if taking that one alone does not, some answer to it does, and as that takes it, too, it wins as a
//! first move. Chomp is such a game, on the squares without the poisoned one.

use crate::law;
use libtest_mimic::Trial;
use rules::Choices;
use std::collections::HashMap;

pub fn trials() -> [Trial; 3] {
    [
        law("stealing::one_more_vertex_never_hurts", one_more_vertex_never_hurts),
        law("stealing::the_second_player_never_gets_a_path_of_three_first", paths_of_three),
        law("stealing::an_ordered_set_with_a_greatest_element_is_won", ordered_sets),
    ]
}

/// A game of winning sets, which are sets of bits, and what is known of its positions.
struct Painting {
    vertices: u32,
    winning: Vec<u32>,
    known: HashMap<[u32; 2], i32>,
}

impl Painting {
    fn new(vertices: u32, winning: Vec<u32>) -> Self {
        Painting { vertices, winning, known: HashMap::new() }
    }

    fn has_won(&self, set: u32) -> bool {
        self.winning.iter().any(|winning| winning & !set == 0)
    }

    /// 1 if the player to move wins, who has the first set of vertices, 0 for a draw, and -1 if he loses.
    fn outcome(&mut self, [own, other]: [u32; 2]) -> i32 {
        if self.has_won(other) {
            return -1;
        }
        if self.has_won(own) {
            return 1;
        }
        if let Some(&outcome) = self.known.get(&[own, other]) {
            return outcome;
        }
        let free = (0..self.vertices).filter(|vertex| (own | other) >> vertex & 1 == 0);
        let outcomes = free.map(|vertex| -self.outcome([other, own | 1 << vertex]));
        let outcome = outcomes.max().unwrap_or(0);
        self.known.insert([own, other], outcome);
        outcome
    }
}

/// With any winning sets of two or more of four vertices, and with random ones of up to three of six.
fn one_more_vertex_never_hurts() {
    let sets: Vec<u32> = (0..16_u32).filter(|set| set.count_ones() > 1).collect();
    let chosen = |code: usize| {
        let is_chosen = |&(bit, _): &(usize, &u32)| code >> bit & 1 == 1;
        sets.iter().enumerate().filter(is_chosen).map(|(_, &set)| set).collect()
    };
    let small = (0..1 << sets.len()).map(|code| Painting::new(4, chosen(code)));
    let random = (0..60).map(|seed| {
        let mut choices = Choices::random(seed);
        let count = choices.pick(1..=12);
        let set = |_| (0..3).fold(0, |set, _| set | 1 << choices.pick(0..=5_u32));
        Painting::new(6, (0..count).map(set).collect())
    });
    for mut game in small.chain(random) {
        for code in 0..1_u32 << (2 * game.vertices) {
            let [own, other] = [code >> game.vertices, code & ((1 << game.vertices) - 1)];
            let free = (0..game.vertices).filter(|vertex| (own | other) >> vertex & 1 == 0);
            for vertex in free.filter(|_| own & other == 0) {
                let before = game.outcome([own, other]);
                assert!(game.outcome([own | 1 << vertex, other]) >= before, "{:?}", game.winning);
                assert!(game.outcome([own, other | 1 << vertex]) <= before, "{:?}", game.winning);
            }
        }
        assert!(game.outcome([0, 0]) >= 0, "{:?}", game.winning);
    }
}

/// On every tree of up to six vertices, in which vertex k > 0 hangs on one of those before it, whatever is painted for the
/// first player.
fn paths_of_three() {
    let mut drawn = 0;
    for n in 1..=6_u32 {
        for mut code in 0..(1..n).product() {
            let mut around = vec![0_u32; n as usize];
            for vertex in 1..n {
                let parent = code % vertex;
                code /= vertex;
                around[vertex as usize] |= 1 << parent;
                around[parent as usize] |= 1 << vertex;
            }
            let path = |set: &u32| {
                let middle = (0..n as usize).filter(|&vertex| set >> vertex & 1 == 1);
                set.count_ones() == 3
                    && middle.into_iter().any(|v| (around[v] & set).count_ones() == 2)
            };
            let mut game = Painting::new(n, (0..1 << n).filter(path).collect());
            for white in 0..1 << n {
                let outcome = game.outcome([white, 0]);
                assert!(outcome >= 0, "{around:?}, {white:b}");
                drawn += 1 - outcome;
            }
        }
    }
    assert!(drawn > 100, "only {drawn} draws");
}

/// With up to five elements below the greatest, in all orders, and of Chomp the bars of up to twelve squares.
fn ordered_sets() {
    for code in 0..1 << 10 {
        let mut above: Vec<u32> = (0..6).map(|element| 1 << element | 1 << 5).collect();
        let pairs = (0..5).rev().flat_map(|one| (one + 1..5).map(move |other| (one, other)));
        for (bit, (one, other)) in pairs.enumerate() {
            // Whatever is above the greater one is above the smaller one, too.
            above[one] |= (code >> bit & 1) * above[other];
        }
        assert!(is_won(&above, (1 << 6) - 1), "{above:?}");
    }
    for [rows, columns] in [[1, 2], [1, 5], [2, 2], [2, 5], [3, 3], [3, 4], [4, 3]] {
        let square = |place: u32| [place / columns, place % columns];
        let is_above =
            |one: u32, other: u32| (0..2).all(|axis| square(one)[axis] <= square(other)[axis]);
        let all = 1..rows * columns;
        let set = |one: u32| {
            all.clone().filter(|&other| is_above(one, other)).map(|other| 1 << (other - 1)).sum()
        };
        let above: Vec<u32> = all.clone().map(set).collect();
        assert!(is_won(&above, (1 << above.len()) - 1), "{rows} x {columns}");
    }
}

/// True if the player to move wins with these elements left, each of which is taken with those above it.
fn is_won(above: &[u32], left: u32) -> bool {
    (0..above.len())
        .any(|element| left >> element & 1 == 1 && !is_won(above, left & !above[element]))
}
