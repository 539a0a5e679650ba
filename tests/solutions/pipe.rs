//! A pipe between two threads, whose reader does not wait for ever.

use std::io::{self, Cursor, Read, Write};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::time::Instant;

/// The end that writes. Its drop ends the input of the other end.
pub struct Speaker(Sender<Vec<u8>>);

/// The end that reads.
pub struct Listener {
    pieces: Receiver<Vec<u8>>,
    piece: Cursor<Vec<u8>>,
    /// The time at which it gives up.
    until: Instant,
}

/// Both ends of a pipe.
pub fn pipe(until: Instant) -> (Speaker, Listener) {
    let (speaker, pieces) = channel();
    (Speaker(speaker), Listener { pieces, piece: Cursor::default(), until })
}

impl Write for Speaker {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let sent = self.0.send(bytes.to_vec());
        sent.map(|()| bytes.len()).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Read for Listener {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        while self.piece.position() == self.piece.get_ref().len() as u64 {
            let left = self.until.saturating_duration_since(Instant::now());
            match self.pieces.recv_timeout(left) {
                Ok(piece) => self.piece = Cursor::new(piece),
                Err(RecvTimeoutError::Disconnected) => return Ok(0),
                Err(RecvTimeoutError::Timeout) => return Err(io::ErrorKind::TimedOut.into()),
            }
        }
        self.piece.read(bytes)
    }
}
