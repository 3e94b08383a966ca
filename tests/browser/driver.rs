//! A small WebDriver client: JSON over HTTP to a chromedriver that we start. We use no WebDriver crate, because they
//! bring a second HTTP client or turn on features of `serde_json` for the whole build.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use reqwest::Method;
use serde_json::{Value, json};

/// How the standard names a reference to an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A browser that does as it is told.
pub(crate) struct Driver {
    http: reqwest::Client,
    session: String,
    port: u16,
    process: Child,
}

/// Something on a page.
pub(crate) struct Element(String);

/// An error by the name the standard has for it, and what the driver says of it.
pub(crate) type Told<T> = Result<T, (String, String)>;

impl Driver {
    /// A new browser with a profile of its own.
    pub(crate) async fn start(profile: &Path) -> Driver {
        let (process, port) = chromedriver();
        let http = reqwest::Client::new();
        let base = format!("http://127.0.0.1:{port}/session");
        let mut driver = Driver { http, session: base.clone(), port, process };
        let started = driver.tell(Method::POST, "", &capabilities(profile)).await.unwrap();
        driver.session = format!("{base}/{}", started["sessionId"].as_str().unwrap());
        driver
    }

    /// A command with its parameters.
    pub(crate) async fn post(&self, command: &str, parameters: Value) -> Value {
        self.tell(Method::POST, command, &parameters).await.unwrap()
    }

    /// A question.
    pub(crate) async fn get(&self, question: &str) -> Value {
        self.tell(Method::GET, question, &Value::Null).await.unwrap()
    }

    /// What a script returns in the window at hand.
    pub(crate) async fn run(&self, script: &str) -> Value {
        self.post("/execute/sync", json!({ "script": script, "args": [] })).await
    }

    /// The element a script returns.
    pub(crate) async fn find(&self, script: &str) -> Option<Element> {
        self.run(script).await[ELEMENT].as_str().map(|id| Element(id.to_owned()))
    }

    /// A click where the element is, as with a mouse.
    pub(crate) async fn click(&self, Element(id): &Element) -> Told<()> {
        self.tell(Method::POST, &format!("/element/{id}/click"), &json!({})).await.map(drop)
    }

    /// Keys, one after the other.
    pub(crate) async fn type_into(&self, Element(id): &Element, text: &str) {
        self.post(&format!("/element/{id}/value"), json!({ "text": text })).await;
    }

    /// A command of Chromium's own developer tools.
    pub(crate) async fn tools(&self, command: &str, parameters: Value) -> Value {
        self.post("/goog/cdp/execute", json!({ "cmd": command, "params": parameters })).await
    }

    async fn tell(&self, method: Method, command: &str, parameters: &Value) -> Told<Value> {
        let mut request = self.http.request(method, format!("{}{command}", self.session));
        if !parameters.is_null() {
            request = request.json(parameters);
        }
        let mut answer: Value = request.send().await.unwrap().json().await.unwrap();
        let value = answer["value"].take();
        match value["error"].as_str() {
            Some(error) => Err((error.to_owned(), value["message"].as_str().unwrap_or_default().to_owned())),
            None => Ok(value),
        }
    }
}

/// Also when a scene fails no browser is left behind: the driver takes it along.
impl Drop for Driver {
    fn drop(&mut self) {
        if let Ok(mut wire) = TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = write!(wire, "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n\r\n", self.port);
            let _ = wire.read(&mut [0; 64]);
        }
        let _ = self.process.wait();
    }
}

/// The driver, on a free port of its own choice.
fn chromedriver() -> (Child, u16) {
    let mut process = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let port = lines.find_map(|line| {
        let line = line.unwrap();
        line.split_once("started successfully on port ")?.1.trim_end_matches('.').parse().ok()
    });
    // It goes on talking, and somebody has to listen.
    std::thread::spawn(move || lines.for_each(drop));
    (process, port.unwrap())
}

fn capabilities(profile: &Path) -> Value {
    let profile = format!("--user-data-dir={}", profile.display());
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--lang=en-US",
        "--window-size=1280,900",
        &profile,
    ];
    json!({ "capabilities": { "alwaysMatch": {
        "browserName": "chrome",
        "goog:chromeOptions": { "args": arguments },
        "goog:loggingPrefs": { "browser": "ALL" },
    } } })
}
