//! A last line by which a written file is known again: it has the checksum of the lines above it.

/// The text with such a line, between these marks of a comment.
pub fn sealed(text: &str, [open, close]: [&str; 2]) -> String {
    let end = if text.ends_with('\n') { "" } else { "\n" };
    let text = format!("{text}{end}");
    let sum = sum(text.as_bytes());
    format!("{text}{open}sente {sum}{close}\n")
}

/// True if the file is as it was sealed.
pub fn is_sealed(file: &[u8]) -> bool {
    let file = file.trim_ascii_end();
    let last = file.iter().rposition(|byte| *byte == b'\n').map_or(0, |place| place + 1);
    let (above, line) = file.split_at(last);
    String::from_utf8_lossy(line).contains(&format!("sente {}", sum(above)))
}

/// A checksum (FNV-1a). Carriage returns do not count: git may add them to a file, or take them away.
pub fn sum(bytes: &[u8]) -> String {
    let counted = bytes.iter().filter(|byte| **byte != b'\r');
    let add = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", counted.fold(0x811c_9dc5, add))
}

#[test]
fn a_sealed_file_is_known_until_it_is_changed() {
    assert_eq!(sum(b"foobar"), "bf9cf968", "it is FNV-1a");
    for text in ["", "\n", "no end", "a\nb\n", "é\r\n\r\n"] {
        assert!(!is_sealed(text.as_bytes()), "{text:?}");
        let file = sealed(text, ["<!-- ", " -->"]);
        for same in [file.clone(), file.replace('\n', "\r\n"), sealed(&file, ["// ", ""])] {
            assert!(is_sealed(same.as_bytes()), "{same:?}");
        }
        for other in [format!("x{file}"), format!("{file}x\n"), file.replace("sente", "")] {
            assert!(!is_sealed(other.as_bytes()), "{other:?}");
        }
    }
}
