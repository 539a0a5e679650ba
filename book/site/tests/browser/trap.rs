//! A proxy that answers the browser's requests to other machines: it refuses each and records it, and nothing leaves
//! this machine.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Hosts that Chromium asks on its own, whatever page it shows.
const OF_CHROMIUM: [&str; 5] = [
    "accounts.google.com",
    "clients2.google.com",
    "content-autofill.googleapis.com",
    "optimizationguide-pa.googleapis.com",
    "update.googleapis.com",
];

/// A proxy that takes nobody anywhere.
pub struct Trap {
    /// Address of the proxy, for a browser.
    pub address: String,
    caught: Arc<Mutex<Vec<String>>>,
}

impl Trap {
    pub fn set() -> std::io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = format!("http://{}", listener.local_addr()?);
        let caught = Arc::<Mutex<Vec<String>>>::default();
        let noted = Arc::clone(&caught);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let noted = Arc::clone(&noted);
                thread::spawn(move || refuse(&stream, &noted));
            }
        });
        Ok(Trap { address, caught })
    }

    /// The requests so far, such as `CONNECT example.org:443 HTTP/1.1`.
    pub fn caught(&self) -> Vec<String> {
        let caught = self.caught.lock().unwrap_or_else(PoisonError::into_inner);
        caught.iter().filter(|request| !is_of_chromium(request)).cloned().collect()
    }
}

/// True if the request goes to one of Chromium's own hosts: `CONNECT host:443 ...` or `GET http://host/...`.
fn is_of_chromium(request: &str) -> bool {
    let place = request.split(' ').nth(1).unwrap_or_default();
    let host = place.strip_prefix("http://").unwrap_or(place).split([':', '/']).next();
    host.is_some_and(|host| OF_CHROMIUM.contains(&host))
}

fn refuse(mut stream: &TcpStream, noted: &Mutex<Vec<String>>) {
    let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
    let mut line = String::new();
    if BufReader::new(stream).read_line(&mut line).is_ok() && !line.is_empty() {
        noted.lock().unwrap_or_else(PoisonError::into_inner).push(line.trim().to_string());
    }
    let _ = stream
        .write_all(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
}
