//! Inputs past the statements: those that solutions refuse, and those that they answer all the same.

/// A problem, an input that its statement excludes, and the line on standard error.
const REFUSED: &[(&str, &str, &str)] = &[
    ("abc209_e", "1\nab\n", "word 1 of 1 does not begin and end with three letters"),
    ("abc209_e", "2\nabc\nabc1\n", "word 2 of 2 does not begin and end with three letters"),
    ("abc209_e", "2\nabc\n_abc\n", "word 2 of 2 does not begin and end with three letters"),
    ("abc229_h", "13\n", "a column of 13 squares has too many positions"),
    ("abc229_h", "2\n..\n.x\n", "the board is not 2 rows of 2 squares `W`, `B` or `.`"),
    ("abc229_h", "2\n..\n...\n", "the board is not 2 rows of 2 squares `W`, `B` or `.`"),
    ("abc297_g", "1 0 3\n5\n", "a move that takes 0 stones lets play go on for ever"),
    ("abc330_e", "8388609 1\n", "a list of 8388609 values is too long: the most is 8388608"),
    ("abc330_e", "2 1\n0 1\n3 0\n", "there is no element 3 in an array of 2"),
    (
        "agc017_d",
        "1000000000000 1\n",
        "a list of 1000000000000 values is too long: the most is 8388608",
    ),
    ("agc017_d", "3\n1 2\n1 2\n", "the edges are not a tree of the vertices 1 to 3"),
    ("agc017_d", "3\n1 2\n2 4\n", "the edges are not a tree of the vertices 1 to 3"),
    ("arc091_f", "1\n5 0\n", "a pile has the constant 0, by which nothing can be divided"),
    (
        "arc091_f",
        "1\n1000000000001 1000000000001\n",
        "a pile of 1000000000001 stones is too large: the most is 1000000000000",
    ),
    ("cf1498f", "2 0\n1 2\n1 1\n", "presents do not move by 0 edges: k must be positive"),
    ("cf1498f", "8193 8193\n", "8193 vertices and strides of 8193 are too many"),
    ("cf1498f", "3 1\n1 2\n1 2\n1 1 1\n", "the edges are not a tree of the vertices 1 to 3"),
    ("dp_k", "1 5\n0\n", "a move that takes 0 stones lets play go on for ever"),
    ("dp_k", "1 268435457\n1\n", "268435457 stones and 1 numbers are too many"),
    ("gameaam", "1\n1\n0 5\n", "both numbers must be positive, found 0 and 5"),
    ("gameaam", "1\n1\n5 0\n", "both numbers must be positive, found 5 and 0"),
    ("hdu3590", "2\n1\n3\n1 2\n2 1\n", "tree 2 of 2 is no tree on 3 nodes"),
    ("hdu4764", "5 0\n", "nobody can write a number where k is 0 and N is 5"),
    ("loj10243", "1 1 1\n1 2\n1\n", "there is no vertex 2 among the vertices 1 to 1"),
    ("loj10243", "1 1 1\n2 1\n1\n", "there is no vertex 2 among the vertices 1 to 1"),
    ("loj10243", "1 0 1\n2\n", "there is no vertex 2 among the vertices 1 to 1"),
    ("loj10243", "1 1 1\n1 1\n1\n", "the edges form a cycle, so play may never end"),
    ("loj10243", "4194305 0 0\n", "4194305 vertices and 0 edges are too many: the most is 4194304"),
    ("loj10243", "1 4194305 0\n", "1 vertices and 4194305 edges are too many: the most is 4194304"),
    ("p1290", "1\n7 0\n", "both numbers must be positive, found 7 and 0"),
    ("p2490", "10 3 1\n", "3 pieces cannot alternate from white to black: k must be even"),
    ("p2490", "10 12 1\n", "12 pieces do not fit on 10 cells"),
    ("p2490", "10 4 0\n", "a turn moves at least one piece: d must be positive"),
    (
        "p2490",
        "67108864 2 1000000\n",
        "2 pieces on 67108864 cells are too many to count with d = 1000000",
    ),
    (
        "p2490",
        "1000000 500000 1\n",
        "500000 pieces on 1000000 cells are too many to count with d = 1",
    ),
    ("p3179", "100000000001 1\n", "100000000001 cells are too many: the most is 100000000000"),
    ("p3179", "5\n1\n2\n1 6\n", "there is no cell 6 among the cells 1 to 5"),
    ("p3179", "5\n1\n1\n0\n", "there is no cell 0 among the cells 1 to 5"),
    ("p3210", "2\n1 1\n", "no pile is 0, so nobody can ever move"),
    (
        "p3480",
        "2\n1\n5\n2\n3 2\n",
        "arrangement 2 has a heap that is smaller than its left neighbour",
    ),
    ("p4363", "14 14\n", "a board of 14 x 14 cells has too many positions"),
    (
        "p4363",
        "18446744073709551615 0\n",
        "a board of 18446744073709551615 x 0 cells has too many positions",
    ),
    ("p5363", "16777217 50\n", "50 coins on 16777217 cells are too many to count"),
    ("p6487", "0\n", "a heap of 0 stones has no first move"),
    ("p6560", "2 1 1\n1 3\n1 2\n", "there is no vertex 3 among 1 to 2"),
    ("p6560", "2 1 1\n1 2\n3 2\n", "there is no vertex 3 among 1 to 2"),
    ("p6560", "2 1 1\n1 2\n2 0\n", "there is no vertex 0 among 1 to 2"),
    ("p6560", "1048577 0 1\n1 2\n", "1048577 vertices, 0 edges and 1 queries are too many"),
    ("p6560", "1 1048576 1\n1 1\n1 1\n", "1 vertices, 1048576 edges and 1 queries are too many"),
    ("p6560", "9 1 41943041\n1 2\n1 2\n", "9 vertices, 1 edges and 41943041 queries are too many"),
    ("p6791", "1\n0 5\n", "test 1: k is 0, but the first move takes at least 1 stone"),
    ("p7864", "1\n0\n", "test 1: a tree has a root, so n is at least 1"),
    ("p7864", "1\n3\n3 2\n", "test 1: the parents are not those of a tree with root 1"),
    ("p7864", "1\n3\n1 4\n", "test 1: the parents are not those of a tree with root 1"),
    ("p7864", "1\n3\n0 1\n", "test 1: the parents are not those of a tree with root 1"),
    ("poj2311", "0 5\n", "a sheet of 0 x 5 has no square"),
    ("poj2311", "2 1001\n", "a sheet of 2 x 1001 is too large: the greatest side is 1000"),
    (
        "yuki2726",
        "1\n3 1\n1 2\n1 2\n1 1 1\n",
        "test 1: the edges are not a tree of the vertices 1 to 3",
    ),
];

/// The same for inputs that are long: how one begins, what follows, and how many times.
const TOO_LONG: &[(&str, &str, &str, usize, &str)] = &[
    ("dp_k", "257 268435456\n", "1 ", 257, "268435456 stones and 257 numbers are too many"),
    (
        "p2599",
        "1\n32769\n",
        "1 ",
        32_769,
        "case 1 makes the squares of all n more than 1073741824 together",
    ),
    ("p2964", "20000\n", "1 ", 20_000, "20000 coins are too many for a table of n^2 totals"),
];

/// All inputs that are refused.
pub fn refused() -> Vec<(&'static str, String, &'static str)> {
    let short = REFUSED.iter().map(|&(problem, input, message)| (problem, input.into(), message));
    let long = TOO_LONG.iter().map(|&(problem, head, item, count, message)| {
        (problem, head.to_string() + &item.repeat(count), message)
    });
    short.chain(long).collect()
}

/// A problem, an input past its statement, and the answer that the rules give all the same.
pub const ANSWERED: &[(&str, &str, &str)] = &[
    ("abc209_e", "0\n", ""),
    ("abc209_e", "2\nabc-defghi\nghi\n", "Draw\nDraw\n"),
    ("abc229_h", "0\n", "Snuke\n"),
    (
        "abc229_h",
        "12\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n",
        "Snuke\n",
    ),
    ("agc017_d", "1\n", "Bob\n"),
    ("arc091_f", "1\n1000000000000 1000000000000\n", "Takahashi\n"),
    ("cf1458e", "0 2\n0 0\n4294967295 4294967294\n", "LOSE\nWIN\n"),
    ("cf1458e", "2 2\n1 0\n1 0\n2 1\n2 1\n", "LOSE\nLOSE\n"),
    ("dp_k", "1 268435456\n1\n", "Second\n"),
    ("hdu4764", "", ""),
    ("hdu4764", "18446744073709551615 18446744073709551615\n", "Tang\n"),
    ("loj10243", "0 0 0\n", "lose\n"),
    ("loj10243", "2 1 3\n1 2\n1 1 1\n", "win\n"),
    ("loj10243", "4194304 0 1\n4194304\n", "lose\n"),
    ("p1290", "1\n18446744073709551615 18446744073709551614\n", "Ollie wins\n"),
    ("p2197", "1\n0\n", "No\n"),
    ("p2197", "1\n2\n18446744073709551615 18446744073709551615\n", "No\n"),
    ("p2252", "0 0\n1 2\n", "0\n0\n"),
    ("p2252", "18446744073709551615 18446744073709551615\n", "1\n"),
    ("p2490", "5 0 1\n", "0\n"),
    ("p2599", "1\n3\n0 5 0\n", "1\n"),
    ("p2964", "0\n", "0\n"),
    ("p2964", "2\n3 4\n", "7\n"),
    ("p3179", "100000000000\n1\n2\n1 3\n", "Yes\n"),
    ("p3210", "0\n", "0 0\n"),
    ("p3480", "1\n1\n18446744073709551615\n", "TAK\n"),
    ("p4279", "1\n0\n", "John\n"),
    ("p4363", "0 0\n", "0\n"),
    ("p4363", "1 1\n-5\n7\n", "-5\n"),
    ("p5675", "2\n0 5\n", "2\n"),
    ("p6487", "18446744073709551615\n", "2\n"),
    ("p6560", "1048576 0 1\n1048576 1\n", "-1\n"),
    ("p6560", "2 0 0\n", ""),
    ("p6560", "2 1 1\n1 2\n1 1\n", "-1\n"),
    ("p7864", "1\n1\n", "1\n"),
    ("poj2311", "1 1\n1 1000000\n", "LOSE\nWIN\n"),
    ("yuki2726", "2\n1 5\n3\n2 0\n2 1\n1 7\n", "P\nP\n"),
];
