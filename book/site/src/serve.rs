//! Serves a written book to this machine alone: to whoever reads it here, and to its tests.

use anyhow::{Context, Result};
use axum::Router;
use axum::http::{HeaderValue, header};
use language::text;
use std::net::Ipv4Addr;
use std::path::Path;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// A server, until it is dropped: connections that are open then are closed.
pub struct Server {
    address: String,
    serving: JoinHandle<()>,
    runtime: Runtime,
}

impl Server {
    /// Serves the files of a folder below a path, such as `/` or `/sente/`, as a static host does. The port 0 stands for
    /// a free one.
    ///
    /// # Errors
    ///
    /// If the port cannot be had.
    pub fn start(folder: &Path, below: &str, port: u16) -> Result<Self> {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_io().build()?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let listener = runtime.block_on(listener).with_context(|| {
            text!(
                "cannot serve on port {port}: name another one with --port, or none",
                "无法使用端口 {port}：请用 --port 换一个，或不写"
            )
        })?;
        let address = format!("http://{}{below}", listener.local_addr()?);
        let router = router(folder, below);
        let serving = runtime.spawn(async {
            if let Err(error) = axum::serve(listener, router).await {
                eprintln!("error: cannot serve the book: {error}");
            }
        });
        Ok(Server { address, serving, runtime })
    }

    /// Address of the book, with a slash at its end.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Serves until the process is interrupted.
    pub fn wait(self) {
        let _ = self.runtime.block_on(self.serving);
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
