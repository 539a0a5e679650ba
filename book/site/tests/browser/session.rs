//! A window of a browser, and what tests do with it.

use super::driver::{Driver, Programs};
use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::{By, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};
use tokio::runtime::{Builder, Runtime};

/// Result of a law or a test.
pub type Check = Result<()>;

/// Time limit of a script, which may play several games.
const PATIENCE: Duration = Duration::from_secs(100);

/// Pause between the keys of a test: none.
const AT_ONCE: Option<Duration> = Some(Duration::ZERO);

/// Two ways of drawing a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Window {
    /// As a reader has it.
    Whole,
    /// Without the thread that draws, for laws that ask scripts and measure: a third of the CPU is saved. Hardly a frame follows
    /// the first one, so that animations, observers, touches and drags would be waited for in vain.
    Still,
}

/// A window. Its orders are given one after the other.
pub struct Session {
    driver: WebDriver,
    runtime: Runtime,
    window: Window,
}

impl Session {
    fn begin(driver: &Driver, programs: &Programs, proxy: &str, window: Window) -> Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let mut wishes = DesiredCapabilities::chrome();
        wishes.set_binary(&programs.chromium.to_string_lossy())?;
        let proxy = format!("--proxy-server={proxy}");
        for argument in [
            "--headless=new",
            // Where tests run as root, there is no sandbox.
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            // Without a process of its own for what nobody sees: a tenth of all time.
            "--in-process-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // One page after the other stands in the same process, and none is kept for a way back.
            "--disable-features=BackForwardCache,RenderDocument",
            "--window-size=1280,900",
            // Whatever leaves this machine goes there.
            &proxy,
        ] {
            wishes.add_arg(argument)?;
        }
        if window == Window::Still {
            wishes.add_arg("--disable-threaded-compositing")?;
        }
        wishes.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
        let driver = runtime.block_on(async {
            let driver = WebDriver::builder(driver.address.clone(), wishes).await?;
            driver.set_script_timeout(PATIENCE).await?;
            let script =
                json!({ "source": concat!(include_str!("play.js"), include_str!("ask.js"), include_str!("lessons.js")) });
            driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
            anyhow::Ok(driver)
        })?;
        Ok(Session { driver, runtime, window })
    }

    fn end(self) {
        let _ = self.runtime.block_on(self.driver.quit());
    }

    pub fn open(&self, address: &str) -> Check {
        Ok(self.runtime.block_on(self.driver.goto(address))?)
    }

    /// Runs a script.
    pub fn script(&self, script: &str) -> Check {
        self.runtime.block_on(self.driver.execute(script, Vec::new()))?;
        Ok(())
    }

    /// The value that an expression has or promises.
    pub fn promised(&self, expression: &str) -> Result<Value> {
        let script = format!(
            "const [done] = arguments;
             (async () => ({expression}))().then(value => done([value ?? null, null]), error => done([null, String(error)]));"
        );
        let answer = self.runtime.block_on(self.driver.execute_async(script, Vec::new()))?;
        match answer.json()[1].as_str() {
            None => Ok(answer.json()[0].clone()),
            Some(error) => bail!("{error}"),
        }
    }

    /// Fails with all that the list of an expression names.
    pub fn finds_nothing(&self, what: &str, expression: &str) -> Check {
        none(what, &texts(&self.promised(expression)?))
    }

    /// An order of the protocol for developers' tools.
    pub fn order(&self, name: &str, parameters: Value) -> Result<Value> {
        Ok(self.runtime.block_on(self.driver.cdp().send_raw(name, parameters))?)
    }

    /// A view of this size, in CSS pixels.
    pub fn resize(&self, width: u32, height: u32) -> Check {
        // As a `mobile` one, Chromium would widen the view to what is too wide for it.
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.order("Emulation.setDeviceMetricsOverride", size)?;
        Ok(())
    }

    /// Presses keys, wherever the focus is.
    pub fn press(&self, keys: &str) -> Check {
        Ok(self.runtime.block_on(
            self.driver.action_chain_with_delay(AT_ONCE, AT_ONCE).send_keys(keys).perform(),
        )?)
    }

    /// Presses the second key while the first one is held.
    pub fn press_together(&self, [held, key]: [&str; 2]) -> Check {
        let character = |text: &str| text.chars().next().unwrap_or_default();
        let chain = self.driver.action_chain_with_delay(AT_ONCE, AT_ONCE);
        let chain = chain.key_down(character(held)).send_keys(key).key_up(character(held));
        Ok(self.runtime.block_on(chain.perform())?)
    }

    /// A click as with a mouse: it fails if something else lies there.
    pub fn click(&self, selector: &str) -> Check {
        self.runtime.block_on(async {
            let element = self.driver.find(By::Css(selector)).await?;
            element.click().await.with_context(|| format!("a click on {selector}"))
        })
    }

    /// The errors that were logged since the last look: a request to others is one, since the trap refuses it.
    pub fn errors(&self) -> Result<Vec<String>> {
        let entries = self.runtime.block_on(self.driver.get_log("browser"))?.into_iter();
        Ok(entries.filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect())
    }
}

/// Fails with all that was found.
pub fn none(what: &str, found: &[String]) -> Check {
    ensure!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
    Ok(())
}

/// The texts of a list.
pub fn texts(list: &Value) -> Vec<String> {
    let texts = list.as_array().into_iter().flatten();
    texts.map(|text| text.as_str().map_or_else(|| text.to_string(), String::from)).collect()
}

/// The windows: one for each thread that asks for one.
pub struct Sessions {
    free: Mutex<Vec<Session>>,
    driver: Driver,
    programs: Programs,
    proxy: String,
}

impl Sessions {
    pub fn new(driver: Driver, programs: Programs, proxy: String) -> Self {
        Sessions { free: Mutex::default(), driver, programs, proxy }
    }

    /// Lends a window. One in which something has failed is closed, since nobody knows what it still does.
    pub fn lend<T>(&self, use_it: impl FnOnce(&Session) -> Result<T>) -> Result<T> {
        self.lend_drawn(Window::Whole, use_it)
    }

    /// Lends a window that is drawn so.
    pub fn lend_drawn<T>(
        &self,
        window: Window,
        use_it: impl FnOnce(&Session) -> Result<T>,
    ) -> Result<T> {
        let session = match self.take(window) {
            Some(session) => session,
            None => Session::begin(&self.driver, &self.programs, &self.proxy, window)?,
        };
        let result = use_it(&session);
        match result {
            Ok(_) => self.free.lock().unwrap_or_else(PoisonError::into_inner).push(session),
            Err(_) => session.end(),
        }
        result
    }

    fn take(&self, window: Window) -> Option<Session> {
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let place = free.iter().position(|session| session.window == window)?;
        Some(free.swap_remove(place))
    }
}

impl Drop for Sessions {
    fn drop(&mut self) {
        for session in std::mem::take(self.free.get_mut().unwrap_or_else(PoisonError::into_inner)) {
            session.end();
        }
    }
}
