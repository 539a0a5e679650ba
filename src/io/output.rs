//! Buffered output, and the way out when something is wrong.

use std::cell::{Cell, RefCell};
use std::fmt::{self, Display};
use std::io::{self, ErrorKind, Write};
use std::process;
use std::rc::Rc;

/// Bytes that are collected before they are written.
const FULL: usize = 64 << 10;

thread_local! {
    /// Bytes that this thread has printed but not yet written. They outlive every [`Output`], so that a bad input can
    /// write them before it ends the program.
    static PENDING: Rc<RefCell<Vec<u8>>> = Rc::default();
    /// Room for `write!` to format in, apart from what is pending: a `Display` may print, or fail.
    static TEXT: Cell<String> = Cell::default();
}

/// The output of this thread: buffered, and written to standard output when the last handle is dropped.
/// So keep one in a variable while you print many lines. Do not mix it with `println!`, which does not
/// wait its turn.
///
/// It is also written when 64 KiB have come together, before standard input is waited for (so that a
/// dialogue with a judge or a person works), and by [`fail`]. If nobody reads it any more, the
/// program ends silently with status 1. `std::process::exit` does not drop the handle: let `main`
/// return instead.
///
/// # Example
///
/// ```
/// let mut out = sente::output();
/// for heap in [3_u64, 5] {
///     out.line(heap);
/// }
/// writeln!(out, "{} {:.2}", "sum", 8.0);
/// ```
pub fn output() -> Output {
    Output(PENDING.with(Rc::clone))
}

/// A handle of the output: see [`output()`].
pub struct Output(Rc<RefCell<Vec<u8>>>);

impl Output {
    /// Prints a value and a newline.
    #[inline]
    pub fn line<T: Print>(&mut self, value: T) {
        let mut bytes = self.0.borrow_mut();
        value.print(&mut bytes);
        bytes.push(b'\n');
        if bytes.len() >= FULL {
            write(&mut bytes);
        }
    }

    /// Prints a row: the values with a blank between each two, and a newline.
    ///
    /// ```
    /// sente::output().row(&[3, 5, 8]);
    /// ```
    pub fn row<T: Print>(&mut self, values: impl IntoIterator<Item = T>) {
        let mut is_first = true;
        // An iterator may print, too: the bytes are borrowed for a value alone.
        for value in values {
            let mut bytes = self.0.borrow_mut();
            if !is_first {
                bytes.push(b' ');
            }
            is_first = false;
            value.print(&mut bytes);
            if bytes.len() >= FULL {
                write(&mut bytes);
            }
        }
        self.line("");
    }

    /// Prints a matrix: each of its rows as [`row`](Self::row) does.
    ///
    /// ```
    /// sente::output().matrix(&[[1, 2, 3], [4, 5, 6]]);
    /// ```
    pub fn matrix<R: IntoIterator<Item = T>, T: Print>(
        &mut self,
        rows: impl IntoIterator<Item = R>,
    ) {
        for row in rows {
            self.row(row);
        }
    }

    /// Prints formatted text: this makes `write!(out, ...)` and `writeln!(out, ...)` work, as
    /// statements: there is no result to unwrap.
    pub fn write_fmt(&mut self, text: fmt::Arguments<'_>) {
        let mut formatted = TEXT.take();
        formatted.clear();
        fmt::write(&mut formatted, text).expect("a Display returned an error");
        let mut bytes = self.0.borrow_mut();
        bytes.extend_from_slice(formatted.as_bytes());
        TEXT.set(formatted);
        if bytes.len() >= FULL {
            write(&mut bytes);
        }
    }

    /// Writes what is pending.
    pub fn flush(&mut self) {
        write(&mut self.0.borrow_mut());
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        // The last handle beside the thread's own.
        if Rc::strong_count(&self.0) <= 2 {
            self.flush();
        }
    }
}

#[cold]
fn write(bytes: &mut Vec<u8>) {
    if bytes.is_empty() {
        return;
    }
    let mut stdout = io::stdout().lock();
    let result = stdout.write_all(bytes).and_then(|()| stdout.flush());
    bytes.clear();
    match result {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => process::exit(1),
        Err(error) => exit(format_args!("cannot write the output: {error}")),
    }
}

/// Ends the program with status 1 and one line on standard error, after this thread's output.
///
/// For inputs that a solution cannot answer; `input!` calls it for those it cannot read.
pub fn fail(message: impl Display) -> ! {
    output().flush();
    exit(message)
}

fn exit(message: impl Display) -> ! {
    // If standard error is closed, the status must do.
    let _ = writeln!(io::stderr(), "error: {message}");
    process::exit(1)
}

/// A value that [`Output::line`] and [`Output::row`] print: numbers, text, characters and truth values.
/// Other values go through `writeln!(out, ...)`.
pub trait Print {
    /// Appends the value to `bytes`, as `Display` would.
    fn print(&self, bytes: &mut Vec<u8>);
}

impl<T: Print + ?Sized> Print for &T {
    #[inline]
    fn print(&self, bytes: &mut Vec<u8>) {
        (**self).print(bytes);
    }
}

impl Print for str {
    #[inline]
    fn print(&self, bytes: &mut Vec<u8>) {
        bytes.extend_from_slice(self.as_bytes());
    }
}

impl Print for String {
    #[inline]
    fn print(&self, bytes: &mut Vec<u8>) {
        self.as_str().print(bytes);
    }
}

impl Print for char {
    #[inline]
    fn print(&self, bytes: &mut Vec<u8>) {
        self.encode_utf8(&mut [0; 4]).print(bytes);
    }
}

macro_rules! print_integers {
    ($($unsigned:ident $signed:ident)*) => {$(
        impl Print for $unsigned {
            #[inline]
            fn print(&self, bytes: &mut Vec<u8>) {
                print_digits(*self as u64, bytes);
            }
        }

        impl Print for $signed {
            #[inline]
            fn print(&self, bytes: &mut Vec<u8>) {
                if *self < 0 {
                    bytes.push(b'-');
                }
                self.unsigned_abs().print(bytes);
            }
        }
    )*};
}

print_integers! { u8 i8 u16 i16 u32 i32 u64 i64 usize isize }

macro_rules! print_by_display {
    ($($other:ident)*) => {$(
        impl Print for $other {
            fn print(&self, bytes: &mut Vec<u8>) {
                // A vector takes it all.
                let _ = write!(bytes, "{self}");
            }
        }
    )*};
}

print_by_display! { u128 i128 f32 f64 bool }

/// Appends `number`, two digits at a time from the last one on.
#[inline]
fn print_digits(mut number: u64, bytes: &mut Vec<u8>) {
    let mut text = [0; 20]; // the length of u64::MAX
    let mut start = text.len();
    while number >= 100 {
        start -= 2;
        text[start..start + 2].copy_from_slice(&PAIRS[(number % 100) as usize]);
        number /= 100;
    }
    start -= 2;
    text[start..start + 2].copy_from_slice(&PAIRS[number as usize]);
    start += usize::from(number < 10);
    bytes.extend_from_slice(&text[start..]);
}

/// "00" to "99".
const PAIRS: [[u8; 2]; 100] = {
    let mut pairs = [[b'0'; 2]; 100];
    let mut number = 0;
    while number < 100 {
        pairs[number][0] += (number / 10) as u8;
        pairs[number][1] += (number % 10) as u8;
        number += 1;
    }
    pairs
};
