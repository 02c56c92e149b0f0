"use strict";
// The connection of one key: sealed messages both ways, and its return whenever it is lost.

// Close codes after which the page does not come back by itself.
const FINAL = { 4401: "unknown", 4409: "taken", 4410: "elsewhere" };
const FULL = 4429;
const PATIENCE = 5000;      // ms until a host that says nothing is given up at first,
const SILENCE = 15000;      // and once it has spoken
const PING_EVERY = 10000;
const ANSWER_WITHIN = 500;  // when the page has returned to the front
const PAUSES = [250, 500, 1000];

class Connection {
  // `hear(message)` gets each message; `tell(state)` connecting, open, lost, full or a FINAL one.
  constructor(key, language, hear, tell) {
    // `greeting` is said, besides the language, whenever it has connected.
    Object.assign(this, { key, language, hear, tell, tries: 0, state: "connecting", greeting: {} });
    this.connect();
  }

  connect() {
    this.hangUp();
    if (!this.pinging) this.pinging = setInterval(() => this.send({}), PING_EVERY);
    const own = crypto.getRandomValues(new Uint8Array(12));
    const query = `k=${keyName(this.key)}&n=${toBase64(own)}`;
    const socket = this.socket = new WebSocket(`ws://${location.host}/s?${query}`);
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event) => this.receive(own, new Uint8Array(event.data));
    socket.onclose = (event) => this.closed(event.code);
    this.giveUpAfter(PATIENCE);
  }

  receive(own, frame) {
    if (!this.channel) {
      this.channel = new SealedChannel(this.key, own, frame);
      this.send({ language: this.language, ...this.greeting });
      return;
    }
    const message = this.channel.open(frame);
    if (message === undefined) { this.closed(0); return; }
    this.tries = 0;
    this.giveUpAfter(SILENCE);
    this.change("open");
    this.hear(message);
  }

  closed(code) {
    this.hangUp();
    if (FINAL[code]) { this.end(); this.change(FINAL[code]); return; }
    const pause = code === FULL ? 5000 : PAUSES[Math.min(this.tries++, PAUSES.length - 1)];
    this.timer = setTimeout(() => this.connect(), pause * (0.9 + Math.random() / 5));
    this.change(code === FULL ? "full" : this.state === "connecting" ? "connecting" : "lost");
  }

  change(state) {
    const before = this.state;
    this.state = state;
    if (state !== before) this.tell(state);
  }

  giveUpAfter(time) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.closed(0), time);
  }

  // The page is in front again, or the network is back.
  wake() {
    if (!this.pinging || this.state === "elsewhere") return;
    this.tries = 0;
    if (this.state !== "open") { this.connect(); return; }
    this.send({});
    this.giveUpAfter(ANSWER_WITHIN);
  }

  send(message) {
    if (!this.channel || this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(this.channel.seal(message));
  }

  setLanguage(language) {
    this.language = language;
    this.send({ language });
  }

  hangUp() {
    clearTimeout(this.timer);
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = this.channel = null;
  }

  end() {
    this.hangUp();
    clearInterval(this.pinging);
    this.pinging = 0;
  }
}

// What this browser keeps: the players of this phone with their keys, and the language. A browser
// that refuses keeps it as long as the page is open.
const store = {
  values: {},
  refused: false,

  read(name) {
    try {
      return JSON.parse(localStorage.getItem(`mille-${name}`)) ?? this.values[name];
    } catch {
      this.refused = true;
      return this.values[name];
    }
  },

  write(name, value) {
    this.values[name] = value;
    try {
      localStorage.setItem(`mille-${name}`, JSON.stringify(value));
    } catch {
      this.refused = true;
    }
  },
};
