//! Serves a written book to this machine alone: to whoever reads it here, and to its tests.

use anyhow::{Context, Result};
use axum::Router;
use axum::http::{HeaderValue, header};
use language::text;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::thread::{self, JoinHandle};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// A server, until it is dropped.
pub struct Server {
    address: String,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves the files of a folder below a path, such as `/` or `/sente/`, as a static host does. The port 0 stands for
    /// a free one.
    ///
    /// # Errors
    ///
    /// If the port cannot be had.
    pub fn start(folder: &Path, below: &str, port: u16) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| {
            text!(
                "cannot serve on port {port}: name another one with --port, or none",
                "无法使用端口 {port}：请用 --port 换一个，或不写"
            )
        })?;
        let address = format!("http://{}{below}", listener.local_addr()?);
        listener.set_nonblocking(true)?;
        let runtime = Builder::new_current_thread().enable_io().build()?;
        let (stop, stopped) = oneshot::channel();
        let router = router(folder, below);
        let thread = thread::spawn(move || run(&runtime, listener, router, stopped));
        Ok(Server { address, stop: Some(stop), thread: Some(thread) })
    }

    /// Where the book begins, with a slash at its end.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Serves until the process is interrupted.
    pub fn wait(mut self) {
        self.join();
    }

    fn join(&mut self) {
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        self.join();
    }
}

fn router(folder: &Path, below: &str) -> Router {
    let files = ServeDir::new(folder);
    let router = match below.trim_end_matches('/') {
        "" => Router::new().fallback_service(files),
        below => Router::new().nest_service(below, files),
    };
    // A book that was written anew is read anew.
    let fresh = HeaderValue::from_static("no-cache");
    router.layer(SetResponseHeaderLayer::overriding(header::CACHE_CONTROL, fresh))
}

/// Ends when `stopped` says so; connections that are open then are closed.
fn run(runtime: &Runtime, listener: TcpListener, router: Router, stopped: oneshot::Receiver<()>) {
    runtime.block_on(async {
        match tokio::net::TcpListener::from_std(listener) {
            Ok(listener) => {
                tokio::spawn(async { axum::serve(listener, router).await });
                let _ = stopped.await;
            }
            Err(error) => eprintln!("error: cannot serve the book: {error}"),
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    /// The head and the body of what is answered.
    fn get(server: &Server, path: &str) -> String {
        let host = server.address().trim_start_matches("http://");
        let host = host.split('/').next().unwrap_or(host);
        let mut stream = TcpStream::connect(host).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer.to_lowercase()
    }

    fn book() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("zh")).unwrap();
        for file in ["index.html", "zh/a.html", "a.wasm", "a.js", "a.css", "a.svg", "a.woff2"] {
            fs::write(folder.path().join(file), "text").unwrap();
        }
        folder
    }

    #[test]
    fn every_kind_of_file_has_its_content_type() {
        let folder = book();
        let server = Server::start(folder.path(), "/", 0).unwrap();
        for (path, content_type) in [
            ("/", "text/html"),
            ("/zh/a.html", "text/html"),
            ("/a.wasm", "application/wasm"),
            ("/a.js", "text/javascript"),
            ("/a.css", "text/css"),
            ("/a.svg", "image/svg+xml"),
            ("/a.woff2", "font/woff2"),
        ] {
            let answer = get(&server, path);
            assert!(answer.starts_with("http/1.1 200 "), "{path}: {answer}");
            assert!(
                answer.contains(&format!("\r\ncontent-type: {content_type}")),
                "{path}: {answer}"
            );
        }
    }

    #[test]
    fn nothing_outside_of_the_folder_is_served() {
        let folder = book();
        let server = Server::start(&folder.path().join("zh"), "/below/", 0).unwrap();
        assert!(server.address().ends_with("/below/"));
        assert!(get(&server, "/below/a.html").starts_with("http/1.1 200 "));
        for path in ["/a.html", "/below/b.html", "/below/../a.js", "/below/%2e%2e/a.js"] {
            assert!(get(&server, path).starts_with("http/1.1 404 "), "{path}");
        }
    }

    #[test]
    fn a_port_is_served_once_and_free_when_the_server_is_gone() {
        let folder = book();
        let server = Server::start(folder.path(), "/", 0).unwrap();
        let port = server.address().trim_end_matches('/').rsplit(':').next().unwrap();
        let port: u16 = port.parse().unwrap();
        let error = Server::start(folder.path(), "/", port).err().expect("it is taken");
        assert!(error.to_string().contains(&format!("port {port}: name another one")));
        drop(server);
        Server::start(folder.path(), "/", port).expect("it is free");
    }
}
