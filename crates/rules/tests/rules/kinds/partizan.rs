//! Games of two players with different moves, and games that go on for ever.

use super::*;
use game::Ending;
use rules::session::{GameSession, Session};
use rules::shapes::heaps::Nim;

/// Left takes one, Right takes two.
struct OneOrTwo;

impl Game for OneOrTwo {
    type Case = i64;
    type Position = i64;
    const KIND: Kind = Kind::Partizan(Convention::Normal);
    const SHARED: bool = true;

    fn starts(&heap: &i64) -> impl Iterator<Item = i64> {
        iter::once(heap)
    }

    fn moves(_: &i64, &heap: &i64, moves: &mut Moves<i64>) {
        for (player, k) in [(Player::Left, 1), (Player::Right, 2)] {
            if k <= heap {
                moves.by(player, heap - k, || take_from_it(k as u64));
            }
        }
    }

    fn draw(_: &i64, &heap: &i64) -> Drawing {
        Drawing::numbers([("heap", heap)])
    }
}

/// A token on a circle of `n` cells with one exit, at 0.
struct Circle;

impl Game for Circle {
    type Case = i64;
    type Position = i64;
    const KIND: Kind = Kind::Loopy(None);

    fn starts(&n: &i64) -> impl Iterator<Item = i64> {
        1..n
    }

    fn moves(&n: &i64, &cell: &i64, moves: &mut Moves<i64>) {
        for option in [cell - 1, (cell + 1) % n].into_iter().filter(|_| cell > 0) {
            moves.to(option, || step(cell as usize, option as usize));
        }
    }

    fn draw(_: &i64, &cell: &i64) -> Drawing {
        Drawing::numbers([("cell", cell)])
    }
}

/// Games asked about in the words won, lost and drawn; negative numbers are read, too.
struct Ask<G>(std::marker::PhantomData<G>);

impl<G: Game<Case = i64>> Statement for Ask<G> {
    type Case = i64;
    type Answer = String;
    type Game = G;

    fn form(form: &mut Form, number: &mut i64) -> FormResult {
        form.number("n", number, -9..=99)
    }

    fn answers(cases: &[i64]) -> SearchResult<Vec<String>> {
        starts::in_words::<G>(cases, ["0", "1"], "")
    }
}

impl<G: Game<Case = i64>> Trials for Ask<G> {
    const RANDOM_SIZE: usize = 1;

    fn extremes(_: &mut Extremes<i64>) {}
}

#[test]
fn partizan_moves_belong_to_a_player() {
    let problem = Erased::<Ask<OneOrTwo>>::new("one-or-two");
    for (heap, wins) in [("-3", "0"), ("0", "0"), ("1", "1"), ("2", "1"), ("3", "0"), ("4", "1")] {
        assert_eq!(problem.answer(heap), Ok(format!("{wins}\n")), "{heap}");
    }
    let mut play = problem.play("4").unwrap().expect("a game");
    assert_eq!((play.mover(), play.moves()), (Player::Left, vec![take_from_it(1)]));
    assert!(!play.make(1) && play.make(0));
    assert_eq!((play.mover(), play.moves()), (Player::Right, vec![take_from_it(2)]));
    assert_eq!(play.position().to_string(), "heap = 3");
    assert_eq!(play.worth(), Ok(Worth::Lost));
    assert!(play.undo() && !play.undo());
    assert_eq!((play.worth(), play.worths()), (Ok(Worth::Won), Ok(vec![Worth::Won])));
}

/// The worth of a play, with the number of moves.
fn ending(play: Option<Box<dyn Session>>) -> SearchResult<Vec<Worth>> {
    let play = play.expect("a search has room");
    play.endings(std::slice::from_ref(&play))
}

#[test]
fn the_winner_hurries_and_the_loser_delays_in_games_of_all_kinds() {
    // Left takes 1, Right takes 2.
    let by = |mover| ending(GameSession::<OneOrTwo>::at(0, 4, mover));
    assert_eq!(by(Player::Left), Ok(vec![Worth::WonIn(3)]));
    assert_eq!(by(Player::Right), Ok(vec![Worth::LostIn(2)]));
    let left = Player::Left;
    assert_eq!(ending(GameSession::<OneOrTwo>::at(0, 0, left)), Ok(vec![Worth::LostIn(0)]));
    let circle = Erased::<Ask<Circle>>::new("circle").play("5").expect("it is valid");
    assert_eq!(ending(circle), Ok(vec![Worth::WonIn(1)]));
    let squares = Erased::<Ask<Squares>>::new("squares").play("3").expect("it is valid");
    assert_eq!(ending(squares), Ok(vec![Worth::Score(3)]));
    assert!(GameSession::<Squares>::at(3, 3, left).is_none(), "nobody knows the points so far");
    // From 2 and 2 the loser may take one stone, and then one of two, before the last.
    let nim = |heaps: &[u64]| ending(GameSession::<Nim>::at(Vec::new(), heaps.to_vec(), left));
    assert_eq!(nim(&[2, 2]), Ok(vec![Worth::LostIn(4)]));
    let misere =
        |heaps: &[u64]| ending(GameSession::<Nim<true>>::at(Vec::new(), heaps.to_vec(), left));
    for (heaps, worth) in
        [(&[][..], Worth::WonIn(0)), (&[1], Worth::LostIn(1)), (&[2], Worth::WonIn(2))]
    {
        assert_eq!(misere(heaps), Ok(vec![worth]), "{heaps:?}");
    }
    // A play of another game has no place in it.
    let play = GameSession::<OneOrTwo>::at(0, 3, left).expect("it fits");
    let other = GameSession::<Nim>::at(Vec::new(), vec![1], left).expect("it fits");
    assert_eq!(play.endings(&[other]), Err(Unsolved::GivenUp));
}

#[test]
fn a_game_that_goes_on_for_ever_is_a_draw() {
    let graph = search::at_starts::<Circle, Ending>(&[3], |graph| Ok(graph.endings()));
    assert_eq!(graph, Ok(vec![vec![Ending::Win(1), Ending::Win(1)]]));
    let problem = Erased::<Ask<Circle>>::new("circle");
    assert_eq!(problem.answer("3").as_deref(), Ok("11\n"));
    // Of five cells, the middle two are far from the exit: nobody wants to come next to it.
    let play = problem.play("5").unwrap().expect("a game");
    assert_eq!((play.worth(), play.best()), (Ok(Worth::WonIn(1)), Ok(vec![0])));
    let mut play = problem.play("5").unwrap().expect("a game");
    assert!(play.make(1));
    assert_eq!(play.worths(), Ok(vec![Worth::LostIn(2), Worth::Drawn]));
    assert_eq!(play.worth(), Ok(Worth::Drawn));
}

/// One or two are taken, and whoever takes them gets the square of their number.
struct Squares;

impl Game for Squares {
    type Case = i64;
    type Position = i64;
    const KIND: Kind = Kind::Scoring;
    const SHARED: bool = true;

    fn starts(&heap: &i64) -> impl Iterator<Item = i64> {
        iter::once(heap)
    }

    fn moves(_: &i64, &heap: &i64, moves: &mut Moves<i64>) {
        for taken in 1..=heap.min(2) {
            moves.gain(taken * taken, heap - taken, || take_from_it(taken as u64));
        }
    }

    fn draw(_: &i64, &heap: &i64) -> Drawing {
        Drawing::numbers([("heap", heap)])
    }
}

#[test]
fn points_are_counted_for_whoever_makes_the_move() {
    // The leads are 0, 1, 4, 3, 0 for heaps of 0 to 4.
    let heaps = [0, 1, 2, 3, 4];
    assert_eq!(search::leads::<Squares>(&heaps), Ok(vec![0, 1, 4, 3, 0]));
    let problem = Erased::<Ask<Squares>>::new("squares");
    for (heap, wins) in [("0", "0"), ("1", "1"), ("2", "1"), ("3", "1"), ("4", "0")] {
        assert_eq!(problem.answer(heap), Ok(format!("{wins}\n")), "{heap}");
    }
    let mut play = problem.play("3").unwrap().expect("a game");
    assert_eq!((play.gains(), play.worth()), ([0, 0], Ok(Worth::Score(3))));
    assert_eq!(play.worths(), Ok(vec![Worth::Score(-3), Worth::Score(3)]));
    assert!(play.make(1));
    assert_eq!((play.gains(), play.worth()), ([4, 0], Ok(Worth::Score(1))));
    assert!(play.make(0));
    assert_eq!((play.gains(), play.worth()), ([4, 1], Ok(Worth::Score(0))));
    assert!(play.undo() && play.undo() && !play.undo());
    assert_eq!(play.gains(), [0, 0]);
}
