//! The book in a browser: Chromium, driven as a reader would use it, looks at every page and plays on every board.
//!
//! In the folder `book`, `cargo test --test browser` runs all of it, and with words after `--` the tests whose names contain
//! them. The programs are found on PATH, or by CHROMIUM and CHROMEDRIVER; where there are none, a warning says that nothing
//! was looked at, and SENTE_BROWSER=required turns it into a failure. SENTE_BOOK names a written book to look at, SENTE_AXE
//! a copy of axe-core.

#[path = "browser/axe.rs"]
mod axe;
#[path = "browser/boards.rs"]
mod boards;
#[path = "browser/drags.rs"]
mod drags;
#[path = "browser/driver.rs"]
mod driver;
#[path = "browser/explorer.rs"]
mod explorer;
#[path = "browser/handmade.rs"]
mod handmade;
#[path = "browser/keyboard.rs"]
mod keyboard;
#[path = "browser/look.rs"]
mod look;
#[path = "browser/messages.rs"]
mod messages;
#[path = "browser/planted.rs"]
mod planted;
#[path = "browser/session.rs"]
mod session;
#[path = "browser/site.rs"]
mod site;
#[path = "browser/trap.rs"]
mod trap;
#[path = "browser/visit.rs"]
mod visit;
#[path = "browser/weight.rs"]
mod weight;
#[path = "browser/world.rs"]
mod world;

use driver::{Driver, Programs};
use libtest_mimic::{Arguments, Failed, Trial};
use session::Sessions;
use site::{Kind, Page, Site};
use std::env;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;
use trap::Trap;
use visit::{Law, WIDTHS};
use world::World;

const NARROW: &[u32] = &[WIDTHS[0]];
const WIDE: &[u32] = &[WIDTHS[1]];

/// Any board: laws of what differs from game to game, such as handles, words and room.
const BOARDS: fn(&Page) -> bool = Page::is_board;
/// One board of each kind: laws of the scripts, which know no game. Rules, plays and refusals of all games have laws of their own.
const KINDS: fn(&Page) -> bool = |page| page.is_board() && page.stands_for_others;

/// In the order in which they look at a page: the first one needs it untouched, the last one says what was heard meanwhile.
const LAWS: [Law; 22] = [
    law("is_light", NARROW, |page| page.kind == Kind::Problem, weight::is_light),
    law("is_soon_ready", NARROW, |page| page.board.is_some(), boards::is_soon_ready),
    law("fits", &WIDTHS, |_| true, look::fits),
    law(
        "buttons_are_large_enough",
        &WIDTHS,
        |page| page.board.is_some(),
        look::buttons_are_large_enough,
    ),
    law("is_accessible", WIDE, |_| true, look::is_accessible),
    law(
        "buttons_do_what_they_say",
        WIDE,
        |page| page.board.is_some(),
        boards::buttons_do_what_they_say,
    ),
    law("wrong_input_is_refused", WIDE, KINDS, boards::wrong_input_is_refused),
    law("impatience_is_harmless", WIDE, KINDS, boards::impatience_is_harmless),
    law("answers_at_once", NARROW, BOARDS, boards::answers_at_once),
    law("plays_end_as_the_hints_say", WIDE, KINDS, boards::plays_end_as_the_hints_say),
    law("clicks_play", NARROW, KINDS, boards::clicks_play),
    law("plays_what_is_grabbed", NARROW, BOARDS, boards::plays_what_is_grabbed),
    law("previews_say_what_moves_leave", NARROW, BOARDS, boards::previews_say_what_moves_leave),
    law("stones_are_dragged", &WIDTHS, BOARDS, drags::stones_are_dragged),
    law("things_are_dragged", NARROW, BOARDS, drags::things_are_dragged),
    law("arrows_point", NARROW, BOARDS, keyboard::arrows_point),
    law("letters_act", WIDE, KINDS, keyboard::letters_act),
    law("fills_the_window", NARROW, BOARDS, boards::fills_the_window),
    law("goes_on_in_chinese", NARROW, KINDS, boards::goes_on_in_chinese),
    law("keys_play", WIDE, KINDS, keyboard::keys_play),
    law("speaks_chinese", NARROW, |page| page.is_chinese, look::speaks_chinese),
    law("is_quiet", &WIDTHS, |_| true, visit::quiet),
];

const fn law(
    name: &'static str,
    widths: &'static [u32],
    is_about: fn(&Page) -> bool,
    check: fn(&visit::Visit) -> session::Check,
) -> Law {
    Law { name, widths, is_about, check }
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
    // A window each; with more of them, all wait for the processors.
    arguments.test_threads.get_or_insert(2);
    match look(&arguments, programs) {
        Ok(has_passed) => {
            println!("looked at the book for {} s", start.elapsed().as_secs());
            if has_passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(failed) => {
            eprintln!("error: {}", failed.message().unwrap_or("the book cannot be looked at"));
            ExitCode::FAILURE
        }
    }
}

fn look(arguments: &Arguments, programs: Programs) -> Result<bool, Failed> {
    let trap = Trap::set()?;
    let driver = Driver::start(&programs.chromedriver)?;
    let folder = driver.folder().to_path_buf();
    // Without a handler, the system's way of ending a program stays, and browsers would stay with it.
    let _ = ctrlc::set_handler(move || {
        cli::judge::end_descendants();
        let _ = std::fs::remove_dir_all(&folder);
        std::process::exit(130);
    });
    let site = Site::new(driver.folder())?;
    let sessions = Sessions::new(driver, programs, trap.address.clone());
    let axe = axe::script();
    if let Err(why) = &axe {
        eprintln!("WARNING: {why}: AXE-CORE DID NOT LOOK AT THE BOOK");
    }
    let asked = arguments.clone();
    let is_wanted =
        move |name: &str| !asked.is_filtered_out(&Trial::test(name.to_string(), || Ok(())));
    let world = Arc::new(World::new(site, sessions, trap, &LAWS, Box::new(is_wanted), axe));
    let conclusion = libtest_mimic::run(arguments, trials(&world));
    print!("{}", world.report());
    let mut caught = world.trap.caught();
    caught.retain(|request| !request.contains(planted::NOWHERE));
    if !caught.is_empty() {
        eprintln!("error: requests were sent to other machines:\n  {}", caught.join("\n  "));
    }
    Ok(!conclusion.has_failed() && caught.is_empty())
}

/// All tests. Those of one law stand together, so that two threads are at two pages.
fn trials(world: &Arc<World>) -> Vec<Trial> {
    let mut trials = Vec::new();
    let mut add = |name: String, test: Box<dyn Fn(&World) -> session::Check + Send>| {
        let world = Arc::clone(world);
        trials.push(Trial::test(name, move || test(&world)));
    };
    for law in LAWS.iter().rev() {
        for &width in law.widths {
            let pages = world.site.pages.iter().enumerate();
            for (number, page) in pages.filter(|(_, page)| law.looks_at(page, width)) {
                let name = law.test(page, width);
                let test = name.clone();
                add(
                    name,
                    Box::new(move |world| {
                        world.visits.finding(world, &world.site.pages[number], width, &test)
                    }),
                );
            }
        }
    }
    for page in world.site.pages.iter().filter(|page| page.is_board()) {
        let id = page.id().to_string();
        add(
            format!("new_positions_can_be_played::{id}"),
            Box::new(move |_| messages::new_positions_can_be_played(&id)),
        );
        let id = page.id().to_string();
        add(
            format!("worker_answers_as_the_engine::{id}"),
            Box::new(move |world| messages::agree(world, &id)),
        );
    }
    add(
        "several_boards_stand_on_a_page".into(),
        Box::new(handmade::several_boards_stand_on_a_page),
    );
    add(
        "first_position_needs_no_engine".into(),
        Box::new(handmade::first_position_needs_no_engine),
    );
    add("a_file_is_played".into(), Box::new(handmade::a_file_is_played));
    add(
        "the_program_moves_after_a_pause".into(),
        Box::new(handmade::the_program_moves_after_a_pause),
    );
    add("a_quiz_counts".into(), Box::new(handmade::a_quiz_counts));
    add("planted_faults_are_found".into(), Box::new(planted::faults_are_found));
    add("worker_answers_as_the_engine::refusals".into(), Box::new(messages::are_refused_alike));
    add("explorer_can_be_stopped".into(), Box::new(explorer::can_be_stopped));
    for request in &explorer::REQUESTS {
        let name = format!("explorer_prints_as_the_command_line::{}", request.name);
        add(name, Box::new(move |world| explorer::agrees(world, request)));
    }
    trials
}
