// The WebSocket to the program: requests with replies, server messages, and reconnecting.

const RETRY_DELAYS = [250, 500, 1000, 2000, 4000];

export class Connection {
  #socket;
  #waiting = new Map();
  #number = 0;
  #tries = 0;
  #language;

  /** `receive` gets the server's messages; `up` and `down` are called when the connection opens and closes. */
  constructor({ language, receive, up, down }) {
    this.#language = language;
    this.receive = receive;
    this.up = up;
    this.down = down;
    this.#connect();
  }

  /** Sends a request. Rejects with a sentence for the user. */
  ask(action, details = {}) {
    const number = ++this.#number;
    return new Promise((done, failed) => {
      if (this.#socket.readyState !== WebSocket.OPEN) return failed(new Error(""));
      this.#waiting.set(number, { done, failed });
      this.#socket.send(JSON.stringify({ number, do: action, ...details }));
    });
  }

  #connect() {
    const socket = new WebSocket(`ws://${location.host}/tab?lang=${encodeURIComponent(this.#language())}`);
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(data)));
    socket.addEventListener("close", () => this.#lost());
  }

  #receive(message) {
    if (message.is !== "reply") {
      if (message.is === "words" && this.#tries !== null) {
        this.#tries = null;
        this.receive(message);
        return this.up();
      }
      return this.receive(message);
    }
    const asked = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if (!asked) return;
    if (message.failed !== undefined) asked.failed(new Error(message.failed));
    else asked.done(message.done);
  }

  #lost() {
    for (const { failed } of this.#waiting.values()) failed(new Error(""));
    this.#waiting.clear();
    this.#tries = this.#tries ?? 0;
    this.down();
    setTimeout(() => this.#connect(), RETRY_DELAYS[Math.min(this.#tries++, RETRY_DELAYS.length - 1)]);
  }
}
