//! The book in a browser: Chromium, driven as a reader would use it, looks at every page and plays on every board.
//!
//! In the folder `book`, `cargo test --test browser` runs all of it, and with a word after `--` what has it in its name, such
//! as `clicks_play::p2197::375`: a law, a page, and the width of the view. The programs are found on PATH, or by CHROMIUM and CHROMEDRIVER; where there are none, a warning says that nothing
//! was looked at, and SENTE_BROWSER=required turns it into a failure. SENTE_BOOK names a written book to look at, SENTE_AXE
//! a copy of axe-core.

mod axe;
mod boards;
mod driver;
mod explorer;
mod handmade;
mod keyboard;
mod lessons;
mod look;
mod messages;
mod planted;
mod pointer;
mod session;
mod site;
mod trap;
mod visit;
mod weight;
mod world;

use anyhow::Result;
use driver::{Driver, Programs};
use libtest_mimic::{Arguments, Failed, Trial};
use session::{Check, Sessions, Window};
use site::{Kind, Page, Site};
use std::env;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;
use trap::Trap;
use visit::{Law, WIDTHS};
use world::World;

const NARROW: &[u32] = &[WIDTHS[0]];
const WIDE: &[u32] = &[WIDTHS[1]];

const ALL: fn(&Page) -> bool = |_| true;
/// A board in either language.
const PLAYED: fn(&Page) -> bool = |page| page.board.is_some();
/// Any board: laws of what differs from game to game, such as handles, words and room.
const BOARDS: fn(&Page) -> bool = Page::is_board;
/// One board of each kind: laws of the scripts, which know no game. Rules, plays and refusals of all games have laws of their own.
const KINDS: fn(&Page) -> bool = |page| page.is_board() && page.stands_for_others;

/// Boards of heaps, cells, trees and graphs.
const BUILT: fn(&Page) -> bool =
    |page| !page.is_chinese && ["p2197", "cf1704f", "agc017_d", "loj10243"].contains(&page.id());
const ONE: fn(&Page) -> bool = |page| page.name == "p2197";

/// Laws in the order in which they look at a page: the first one needs it untouched.
static LAWS: [Law; 35] = [
    law("is_light", NARROW, |page| page.kind == Kind::Problem, weight::is_light),
    law("is_soon_ready", NARROW, PLAYED, boards::is_soon_ready),
    law("the_board_comes_first", NARROW, PLAYED, look::the_board_comes_first),
    law("fits", &WIDTHS, ALL, look::fits),
    law("buttons_are_large_enough", &WIDTHS, PLAYED, look::buttons_are_large_enough),
    law("is_accessible", WIDE, ALL, look::is_accessible),
    law("buttons_do_what_they_say", WIDE, PLAYED, boards::buttons_do_what_they_say),
    law("wrong_input_is_refused", WIDE, KINDS, boards::wrong_input_is_refused),
    law("impatience_is_harmless", WIDE, KINDS, boards::impatience_is_harmless),
    law("answers_at_once", NARROW, BOARDS, boards::answers_at_once),
    law("plays_end_as_the_hints_say", WIDE, KINDS, boards::plays_end_as_the_hints_say),
    law("clicks_play", NARROW, KINDS, boards::clicks_play).in_a_whole_window(),
    law("plays_what_is_grabbed", NARROW, BOARDS, boards::plays_what_is_grabbed),
    law("a_second_click_changes_the_hold", NARROW, BOARDS, boards::a_second_click_changes_the_hold),
    law("stays_in_its_place", NARROW, BOARDS, boards::stays_in_its_place),
    law(
        "the_front_page_invites",
        NARROW,
        |page| page.kind == Kind::Front,
        look::the_front_page_invites,
    ),
    law("things_are_drawn", NARROW, BOARDS, look::things_are_drawn),
    law("an_end_leads_on", WIDE, KINDS, boards::an_end_leads_on),
    law("a_finger_is_shown_first", NARROW, BOARDS, pointer::a_finger_is_shown_first)
        .in_a_whole_window(),
    law("prints_what_it_shows", NARROW, KINDS, look::prints_what_it_shows),
    law("previews_say_what_moves_leave", NARROW, BOARDS, boards::previews_say_what_moves_leave),
    law("stones_are_dragged", &WIDTHS, BOARDS, pointer::stones_are_dragged).in_a_whole_window(),
    law("things_are_dragged", NARROW, BOARDS, pointer::things_are_dragged).in_a_whole_window(),
    law("arrows_point", NARROW, BOARDS, keyboard::arrows_point),
    law("letters_act", WIDE, KINDS, keyboard::letters_act),
    law("fills_the_window", NARROW, BOARDS, boards::fills_the_window),
    law("goes_on_in_chinese", NARROW, KINDS, boards::goes_on_in_chinese),
    law("keys_play", WIDE, KINDS, keyboard::keys_play),
    law("why_is_a_picture", NARROW, BOARDS, lessons::why_is_a_picture),
    law("a_proof_is_played", WIDE, KINDS, lessons::a_proof_is_played),
    law("positions_are_built", NARROW, BUILT, lessons::positions_are_built),
    law("moves_are_heard", NARROW, ONE, lessons::moves_are_heard),
    law("is_projected", NARROW, ONE, lessons::is_projected).in_a_whole_window(),
    law(
        "a_language_is_remembered",
        NARROW,
        |page| page.name == "chapter-counting",
        lessons::a_language_is_remembered,
    ),
    law("speaks_chinese", NARROW, |page| page.is_chinese, look::speaks_chinese),
];

/// Tests of all pages together, and of pages made by hand.
const OTHERS: [(&str, Test); 12] = [
    ("several_boards_stand_on_a_page", handmade::several_boards_stand_on_a_page),
    ("first_position_needs_no_engine", handmade::first_position_needs_no_engine),
    ("a_file_is_played", handmade::a_file_is_played),
    ("a_submission_is_shown_and_copied", handmade::a_submission_is_shown_and_copied),
    ("the_book_is_light", weight::the_book_is_light),
    ("the_program_moves_after_a_pause", handmade::the_program_moves_after_a_pause),
    ("a_quiz_counts", handmade::a_quiz_counts),
    ("planted_faults_are_found", planted::faults_are_found),
    ("worker_answers_as_the_engine::refusals", messages::are_refused_alike),
    ("explorer_can_be_stopped", explorer::can_be_stopped),
    ("explorer_opens_drawn", lessons::explorer_opens_drawn),
    ("search_forgives", lessons::search_forgives),
];

type Test = fn(&World) -> Check;

const fn law(
    name: &'static str,
    widths: &'static [u32],
    is_about: fn(&Page) -> bool,
    check: fn(&visit::Visit) -> Check,
) -> Law {
    Law { name, widths, is_about, check, window: Window::Still }
}

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    let programs = match Programs::find() {
        Ok(programs) => programs,
        Err(why) if env::var("SENTE_BROWSER").is_ok_and(|value| value == "required") => {
            eprintln!("error: {why}");
            return ExitCode::FAILURE;
        }
        Err(why) => {
            eprintln!("WARNING: {why}: NO PAGE OF THE BOOK WAS LOOKED AT");
            return ExitCode::SUCCESS;
        }
    };
    let start = Instant::now();
    // A window each: half of them wait for a frame.
    arguments
        .test_threads
        .get_or_insert(2 * thread::available_parallelism().map_or(1, usize::from));
    match look(&arguments, programs) {
        Ok(has_passed) => {
            println!("looked at the book for {} s", start.elapsed().as_secs());
            if has_passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn look(arguments: &Arguments, programs: Programs) -> Result<bool> {
    let trap = Trap::set()?;
    let driver = Driver::start(&programs.chromedriver)?;
    let folder = driver.folder().to_path_buf();
    // Without a handler, the system's way of ending a program stays, and browsers would stay with it.
    let _ = ctrlc::set_handler(move || {
        cli::runner::end_descendants();
        let _ = std::fs::remove_dir_all(&folder);
        std::process::exit(130);
    });
    let site = Site::new(driver.folder())?;
    let axe = axe::script();
    if let Err(why) = &axe {
        eprintln!("WARNING: {why:#}: AXE-CORE DID NOT LOOK AT THE BOOK");
    }
    let world = Arc::new(World {
        site,
        sessions: Sessions::new(driver, programs, trap.address.clone()),
        trap,
        axe,
        measured: Mutex::default(),
        spent: Mutex::default(),
    });
    let is_wanted =
        |name: &str| !arguments.is_filtered_out(&Trial::test(name.to_string(), || Ok(())));
    let trials = trials(&world, is_wanted);
    let all = Arguments { filter: None, skip: Vec::new(), ..arguments.clone() };
    let conclusion = libtest_mimic::run(&all, trials);
    print!("{}", world.report());
    let mut caught = world.trap.caught();
    caught.retain(|request| !request.contains(planted::NOWHERE));
    if !caught.is_empty() {
        eprintln!("error: requests were sent to other machines:\n  {}", caught.join("\n  "));
    }
    Ok(!conclusion.has_failed() && caught.is_empty())
}

/// All tests, the longest first, so that no window works alone at the end.
fn trials(world: &Arc<World>, is_wanted: impl Fn(&str) -> bool) -> Vec<Trial> {
    let mut trials: Vec<Trial> = OTHERS.map(|(name, test)| trial(world, name, test)).into();
    trials.extend(explorer::REQUESTS.map(|(name, words)| {
        let test = format!("explorer_prints_as_the_command_line::{name}");
        trial(world, test, |world| explorer::agrees(world, name, words))
    }));
    trials.retain(|trial| is_wanted(trial.name()));
    for width in WIDTHS.into_iter().rev() {
        trials.extend(visits(world, width, &is_wanted));
    }
    trials.extend(world.site.pages.iter().filter(|page| page.is_board()).filter_map(|page| {
        let id = page.id().to_string();
        let name = format!("worker_answers_as_the_engine::{id}");
        is_wanted(&name).then(|| trial(world, name, move |world| messages::agree(world, &id)))
    }));
    trials
}

/// A test for each visit of a page in this width, with the laws that are wanted of it and need the same kind of window.
fn visits(world: &Arc<World>, width: u32, is_wanted: impl Fn(&str) -> bool) -> Vec<Trial> {
    let mut visits = Vec::new();
    for (number, page) in world.site.pages.iter().enumerate() {
        let place = format!("{}::{width}", page.name);
        let is_asked =
            |law: &&Law| law.looks_at(page, width) && is_wanted(&format!("{}::{place}", law.name));
        for (window, words) in [(Window::Still, ""), (Window::Whole, "::whole")] {
            let laws = LAWS.iter().filter(|law| law.window == window);
            let laws: Vec<&Law> = laws.filter(is_asked).collect();
            if !laws.is_empty() {
                visits.push(trial(world, format!("{place}{words}"), move |world| {
                    visit::obeys(world, &world.site.pages[number], width, &laws)
                }));
            }
        }
    }
    visits
}

fn trial(
    world: &Arc<World>,
    name: impl Into<String>,
    test: impl FnOnce(&World) -> Check + Send + 'static,
) -> Trial {
    let world = Arc::clone(world);
    Trial::test(name, move || test(&world).map_err(|error| Failed::from(format!("{error:#}"))))
}
