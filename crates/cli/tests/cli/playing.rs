//! `sente play`: a play by lines that are typed.

use super::prints;

#[test]
fn moves_are_made_by_number_or_by_words() {
    // Heaps of 3, 6 and 9. The second player's moves are typed, too.
    let play = &["play", "p1247", "--alone"];
    prints(play, "6 9\n", "3 3 6");
    prints(play, "1\n", "6 9");
    prints(play, "take 2 from the heap of 3\nundo\n1\n", "6 9");
    for (typed, refused) in [
        ("0", "there is no move 0: type a number from 1 to 18"),
        ("19", "there is no move 19"),
        ("take 10", "\"take 10\" is no move"),
        ("take 9 from 3", "\"take 9 from 3\" is no move"),
        ("heap of 9", "9 moves are called so"),
    ] {
        prints(play, &format!("{typed}\n"), refused);
    }
}

#[test]
fn why_says_what_the_theorem_says_and_what_the_search_finds() {
    let play = &["play", "p1247"];
    for line in ["heap 9   1001 = 9", "nim-sum  1100 = 12", "The theorem: won.", "The search: won."]
    {
        prints(play, "why\n", line);
    }
    prints(play, "hint\n", "Best: ");
}
