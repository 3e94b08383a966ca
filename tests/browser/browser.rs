//! A browser with the page open in as many windows as there are people.

use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use stammtisch::web::Site;
use tokio::sync::{Mutex, MutexGuard};

use crate::driver::Driver;

/// How long anything on the page may take, on a machine that has other things to do as well.
const PATIENCE: Duration = Duration::from_secs(20);

/// One browser at a time: several would only slow each other down.
static TURN: Mutex<()> = Mutex::const_new(());
static PROFILES: AtomicU32 = AtomicU32::new(0);

/// A running page and a browser to look at it with.
pub(crate) struct Browser {
    pub(crate) site: Site,
    driver: Driver,
    profile: std::path::PathBuf,
    /// How often something was really clicked.
    pub(crate) clicks: AtomicU32,
    _turn: MutexGuard<'static, ()>,
}

/// A window, and who sits before it.
pub(crate) struct Window {
    handle: Value,
}

impl Browser {
    /// None, and a word why, where there is no browser to be had.
    pub(crate) async fn start() -> Option<Browser> {
        Browser::start_with(Duration::ZERO).await
    }

    /// The same where a second tap within this time is ignored.
    pub(crate) async fn start_with(echo: Duration) -> Option<Browser> {
        let turn = TURN.lock().await;
        let missing = ["chromium", "chromedriver"].into_iter().find(|program| !is_there(program));
        if let Some(program) = missing {
            assert!(std::env::var_os("CI").is_none(), "{program} is missing, and CI needs it");
            skip(program);
            return None;
        }
        let number = PROFILES.fetch_add(1, Ordering::Relaxed);
        let profile =
            std::env::temp_dir().join(format!("stammtisch-browser-{}-{number}", std::process::id()));
        let driver = Driver::start(&profile).await;
        let site = Site::open(Some(([127, 0, 0, 1], 0).into()), echo).await.unwrap();
        Some(Browser { site, driver, profile, clicks: AtomicU32::new(0), _turn: turn })
    }

    /// The first window, at the entrance.
    pub(crate) async fn window(&self) -> Window {
        let handle = self.driver.get("/window").await;
        self.goes("/").await;
        Window { handle }
    }

    /// Another window at this address.
    pub(crate) async fn another_window(&self, path: &str) -> Window {
        let handle = self.driver.post("/window/new", json!({ "type": "window" })).await["handle"].clone();
        let window = Window { handle };
        self.look(&window).await;
        self.goes(path).await;
        window
    }

    /// Two people in a channel, each in a window of their own.
    pub(crate) async fn two(&self, channel: &str) -> [Window; 2] {
        let anna = self.window().await;
        self.enters(&anna, "Anna").await;
        let ben = self.another_window(&format!("/#{channel}")).await;
        self.enters(&ben, "Ben").await;
        self.look(&anna).await;
        self.press_what(&format!("document.querySelector('#channels a[href=\"#{channel}\"]')")).await;
        [anna, ben]
    }

    /// Comes in under a name.
    pub(crate) async fn enters(&self, window: &Window, name: &str) {
        self.look(window).await;
        self.waits("document.activeElement?.id === 'door-name'").await;
        self.types("#door-name", name).await;
        self.press_what("document.querySelector('#door [type=submit]')").await;
        self.waits("!document.querySelector('#room').hidden").await;
    }

    /// Opens an address of the page in the window at hand.
    pub(crate) async fn goes(&self, path: &str) {
        self.driver.post("/url", json!({ "url": format!("{}{path}", self.site.url()) })).await;
    }

    /// Turns to a window.
    pub(crate) async fn look(&self, window: &Window) {
        self.driver.post("/window", json!({ "handle": window.handle })).await;
    }

    /// What an expression comes to in the window at hand.
    pub(crate) async fn js(&self, expression: &str) -> Value {
        self.driver.run(&format!("return ({expression});")).await
    }

    /// Waits until an expression is true in the window at hand.
    pub(crate) async fn waits(&self, expression: &str) {
        let begun = Instant::now();
        while self.js(&format!("Boolean({expression})")).await != true {
            if begun.elapsed() > PATIENCE {
                let seen = self.js("document.body.innerText").await;
                panic!("{expression} did not come true; the page says:\n{}", seen.as_str().unwrap());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until a text can be read in the window at hand.
    pub(crate) async fn reads(&self, text: &str) {
        self.waits(&format!("document.body.innerText.includes({})", json!(text))).await;
    }

    /// Whether a text can be read in the window at hand now.
    pub(crate) async fn sees(&self, text: &str) -> bool {
        self.js(&format!("document.body.innerText.includes({})", json!(text))).await == true
    }

    /// A real click on the newest button, menu or choice with this label that can be pressed.
    pub(crate) async fn press(&self, label: &str) {
        let button = format!(
            "[...document.querySelectorAll('.button:not(:disabled), .option, summary')]\
             .filter((part) => part.checkVisibility()).findLast((part) => part.textContent.trim() === {})",
            json!(label)
        );
        self.press_what(&button).await;
    }

    /// A real click on what an expression comes to, once it is there.
    pub(crate) async fn press_what(&self, expression: &str) {
        let begun = Instant::now();
        loop {
            self.waits(expression).await;
            let Some(element) = self.driver.find(&format!("return ({expression});")).await else { continue };
            match self.driver.click(&element).await {
                Ok(()) => {
                    self.clicks.fetch_add(1, Ordering::Relaxed);
                    return;
                }
                // A board may be drawn anew in between, or a picture push it down.
                Err((error, _)) if error.contains("stale") || error.contains("intercepted") => {}
                Err((error, message)) => panic!("{expression}: {error}: {message}"),
            }
            assert!(begun.elapsed() < PATIENCE, "{expression} can't be clicked");
        }
    }

    /// A finger taps here, on whatever is there.
    pub(crate) async fn taps(&self, (x, y): (f64, f64)) {
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.driver.tools("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Types into a field.
    pub(crate) async fn types(&self, selector: &str, text: &str) {
        let field = self.driver.find(&format!("return document.querySelector({});", json!(selector))).await;
        self.driver.type_into(&field.unwrap(), text).await;
    }

    /// Loads the page of the window at hand again.
    pub(crate) async fn reload(&self) {
        self.driver.post("/refresh", json!({})).await;
    }

    /// Makes the window at hand so large, and dark or light.
    pub(crate) async fn resize(&self, width: u32, height: u32, theme: &str) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.driver.tools("Emulation.setDeviceMetricsOverride", size).await;
        let look = [("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]
            .map(|(name, value)| json!({ "name": name, "value": value }));
        let look = json!({ "features": look });
        self.driver.tools("Emulation.setEmulatedMedia", look).await;
    }

    /// What the window at hand shows, as base64 of a PNG.
    pub(crate) async fn screenshot(&self) -> String {
        self.driver.get("/screenshot").await.as_str().unwrap().to_owned()
    }

    /// Ends, if nothing in any window went wrong unseen.
    pub(crate) async fn close(self) {
        for handle in self.driver.get("/window/handles").await.as_array().unwrap().clone() {
            self.look(&Window { handle }).await;
            let log = self.driver.post("/se/log", json!({ "type": "browser" })).await;
            let trouble: Vec<_> = log.as_array().unwrap().iter().filter(|line| !is_replaced(line)).collect();
            assert!(trouble.is_empty(), "the console is not silent: {trouble:#?}");
        }
        drop(self.driver);
        self.site.close().await.unwrap();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// Whether a line of the console is about a picture that was replaced before the browser had fetched it.
fn is_replaced(line: &Value) -> bool {
    let message = line["message"].as_str().unwrap_or_default();
    message.contains("/attachments/") && message.contains("404")
}

fn is_there(program: &str) -> bool {
    let run = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    run.is_ok_and(|status| status.success())
}

#[expect(clippy::print_stderr, reason = "who runs the tests should know")]
fn skip(missing: &str) {
    eprintln!("SKIPPED: {missing} is not installed");
}
