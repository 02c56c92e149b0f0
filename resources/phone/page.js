"use strict";
// What a phone shows. The table sends pictures, each complete; this page knows no rule, and answers
// with the number of a picture and the index of a choice. All texts are set as text, never as HTML.
(() => {
  const NEW_PICTURE = 700;  // ms after which presses count again: what was there before was meant,
  const OWN_TOUCH = 300;    // or a double tap
  const LIVE_AFTER = 1500;  // answers to a coup fourré, whose time may tell nothing,
  const ANSWER_STEP = 1000; // leave at full seconds
  const ON_ITS_WAY = 400;   // ms without an answer of the table, after which the page says so
  const FLICK = 48;         // px upwards that play a card
  const SHAPES = ["circle", "square", "triangle", "diamond", "inverted", "star"];

  const words = JSON.parse(document.getElementById("words").textContent);
  const get = (id) => document.getElementById(id);
  const say = (key, player) => words[language][key].replace("{player}", player || "");
  const now = () => performance.now();

  // Each of `phones` is the hand of one player on this phone: its key, its connection, the latest
  // picture, the choice that was sent, and what is shown of it.
  let phones = [], front = null, invitation = null, farewell = "", language = firstLanguage();
  let drawnHand = "", shares = [];
  let settledAt = 0, touchedAt = null, touched = false, sound = null, awake = null;

  // -- elements --------------------------------------------------------------

  function make(tag, properties, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties || {})) {
      if (name in element) element[name] = value; else element.setAttribute(name, value);
    }
    element.append(...children.filter((child) => child !== null && child !== ""));
    return element;
  }

  function drawing(symbol, className) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#${symbol}`);
    svg.setAttribute("class", className);
    svg.setAttribute("aria-hidden", "true");
    svg.append(use);
    return svg;
  }
  const art = (card) => drawing(`card-${card}`, "card");
  const mark = (side) => drawing(`mark-${SHAPES[side]}`, `mark side-${side}`);
  const named = (name) => make("bdi", {}, name);

  // Changes a text only if it is another one: screen readers read it again.
  function setText(id, text) {
    if (get(id).textContent !== text) get(id).textContent = text;
  }

  // Replaces what is in an element; the button with the focus keeps it, if it is still there.
  function fill(id, ...children) {
    const focused = get(id).contains(document.activeElement) ? document.activeElement.dataset.is : "";
    get(id).replaceChildren(...children);
    const again = focused && [...get(id).querySelectorAll("button")].find((b) => b.dataset.is === focused);
    if (again) again.focus();
    else if (focused) get("turn").focus();
  }

  // -- presses ---------------------------------------------------------------

  // What was shown has changed: a press that began before, or soon after, was not meant for this.
  const settle = (time) => { settledAt = Math.max(settledAt, now() + time); };
  document.addEventListener("pointerdown", () => { touchedAt = now(); }, true);

  function onPress(button, act) {
    button.addEventListener("click", () => {
      // Keys and screen readers press without touching.
      const began = touchedAt === null ? now() : touchedAt;
      touchedAt = null;
      if (began < settledAt || button.getAttribute("aria-disabled") === "true") return;
      settle(OWN_TOUCH);
      act();
    });
    return button;
  }

  function button(text, is, act, properties) {
    const made = onPress(make("button", { type: "button", ...properties }, text), act);
    made.dataset.is = is;
    return made;
  }

  function answer(choice) {
    const phone = front;
    if (!mayAct(phone)) return;
    phone.chosen = null;
    send(phone, choice);
  }

  function send(phone, choice) {
    phone.sent = phone.picture.number;
    phone.sentAt = now();
    phone.connection.send({ picture: phone.sent, choice });
    draw();
    setTimeout(draw, ON_ITS_WAY);
  }

  const mayAct = (phone) => phone.state === "open" && phone.sent !== phone.picture.number;

  function choice(text, is, index, properties) {
    const made = button(text, is, () => answer(index), properties);
    made.setAttribute("aria-disabled", String(!mayAct(front)));
    return made;
  }

  // -- this phone's players ---------------------------------------------------

  function firstLanguage() {
    const kept = store.read("language");
    const spoken = [kept, ...navigator.languages].map((code) => String(code).slice(0, 2).toLowerCase());
    return spoken.find((code) => words[code]) || "en";
  }

  function addPhone(player, key) {
    const phone = { player, key, picture: null, state: "connecting", sent: -1, chosen: null, covered: true };
    phone.connection = new Connection(fromBase64(key), language, (message) => hear(phone, message),
      (state) => tell(phone, state));
    const earlier = phones.find((other) => other.player === player);
    if (earlier) forget(earlier);
    phones.push(phone);
    keep();
    return phone;
  }

  const keep = () => store.write("players", phones.map(({ player, key }) => ({ player, key })));

  function forget(phone) {
    phone.connection.end();
    phones = phones.filter((other) => other !== phone);
    if (front === phone) front = phones[0] || null;
    keep();
  }

  function hear(phone, message) {
    if (message.player) phone.player = message.player;
    if (message.ended) { farewell = "ended"; forget(phone); }
    if (message.picture) takePicture(phone, message.picture);
    if ("picture" in message || "player" in message || message.ended) draw();
  }

  function tell(phone, state) {
    phone.state = state;
    if (state === "open") phone.sent = -1;
    if (state === "unknown") { farewell = "ended"; forget(phone); }
    draw();
  }

  function takePicture(phone, picture) {
    const before = phone.picture;
    phone.picture = picture;
    phone.player = picture.player;
    const changed = (...names) => names.some((name) =>
      !before || JSON.stringify(before[name]) !== JSON.stringify(picture[name]));
    if (changed("hand", "yours", "score")) phone.chosen = null;
    if (phone === front && changed("hand", "yours", "buttons", "question")) settle(NEW_PICTURE);
    if (changed("question")) {
      phone.askedAt = now();
      phone.pending = null;
    }
    const calls = picture.question ? changed("question") : picture.yours && !(before && before.yours);
    if (calls) setTimeout(call); // once the picture is there, whatever becomes of the sound
    // With two players on this phone, it goes to the one who is to act.
    if (front && !toAct(front) && toAct(phone)) bring(phone);
  }

  const toAct = (phone) => Boolean(phone.picture && (phone.picture.yours || phone.picture.question));

  function bring(phone) {
    if (phone === front) return;
    cover();
    front = phone;
    phone.covered = true;
    settle(NEW_PICTURE);
  }

  function cover() {
    for (const phone of phones) { phone.covered = true; phone.chosen = null; }
  }

  // -- the code in the address -------------------------------------------------

  function readCode() {
    const code = location.hash.slice(1);
    if (!/^[\w-]{43}$/.test(code)) return;
    // Out of the address at once: addresses are shown, shared and kept.
    history.replaceState(null, "", location.pathname);
    if (invitation) invitation.connection.end();
    const guest = invitation = { player: "", state: "connecting", agreement: new Agreement() };
    guest.connection = new Connection(fromBase64(code), language, (message) => {
      if (message.player) guest.player = message.player;
      if (message.key) { accepted(guest, message); return; }
      draw();
    }, (state) => { guest.state = state; draw(); });
    settle(NEW_PICTURE);
    draw();
  }

  function accepted(guest, message) {
    guest.connection.end();
    invitation = null;
    farewell = "";
    cover();
    front = addPhone(guest.player, toBase64(guest.agreement.key(fromBase64(message.key))));
    front.covered = false;
    draw();
  }

  // -- calling the player ------------------------------------------------------

  function call() {
    if (navigator.vibrate && touched) navigator.vibrate(200);
    if (!sound || sound.state !== "running") return;
    const volume = sound.createGain(), voice = sound.createOscillator(), at = sound.currentTime;
    voice.frequency.setValueAtTime(660, at);
    voice.frequency.setValueAtTime(880, at + 0.12);
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.2, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
    voice.connect(volume).connect(sound.destination);
    voice.start(at);
    voice.stop(at + 0.4);
  }

  // Vibration, sound and a screen that stays awake are allowed only after a touch.
  function wakeUp() {
    touched = true;
    const Sound = window.AudioContext || window.webkitAudioContext;
    if (!sound && Sound) sound = new Sound();
    if (sound && sound.state === "suspended") sound.resume();
    if (!navigator.wakeLock || awake) return;
    awake = navigator.wakeLock.request("screen");
    awake.then((lock) => lock.addEventListener("release", () => { awake = null; }), () => { awake = null; });
  }

  // -- drawing -----------------------------------------------------------------

  function draw() {
    drawAll();
    fit();
  }

  // Leaves out the road where it would be cut off, or would push words away. A card can be pulled
  // upwards where there is room beside the tray for scrolling the page.
  function fit() {
    const { body, documentElement: root } = document, cut = (one) => one.scrollHeight > one.clientHeight + 1;
    body.classList.remove("tight");
    body.classList.toggle("tight", [root, get("play"), get("table"), get("road"), get("reports")].some(cut));
    get("news").scrollTop = get("news").scrollHeight;
    body.classList.toggle("fits", root.clientHeight - get("tray").offsetHeight > 100);
  }

  function drawAll() {
    const phone = front, picture = phone && phone.picture;
    document.documentElement.lang = language;
    const notice = noticeNow();
    const asks = !notice && picture.question;
    // Of a covered hand nothing is on the page; the table, which everybody may see, stays.
    const shown = picture && !invitation && phone.state !== "elsewhere" ? picture : null;
    document.body.dataset.view = asks ? "question" : !notice ? "play" : shown?.sides.length ? "covered" : "notice";
    const chosen = notice || asks ? null : picture.hand[phone.chosen];
    document.body.classList.toggle("choosing", Boolean(chosen));
    document.body.classList.toggle("aiming", Boolean(chosen) && chosen.plays.length > 1);
    drawNames();
    drawFixed();
    setText("link", shown && phone.state !== "open" ? say(phone.state) : "");
    drawNotice(notice);
    for (const id of ["hand", "actions", "detail"]) if (notice || asks) fill(id);
    if (!asks) fill("question");
    setText("status", shown ? shown.status : "");
    get("status").className = shown ? `pill ${shown.tone}` : "";
    setText("turn", shown ? shown.turn : "");
    const onItsWay = shown && shown.number === phone.sent && now() - phone.sentAt >= ON_ITS_WAY;
    setText("message", notice ? "" : onItsWay ? say("answered") : picture.message);
    document.body.dataset.picture = shown ? shown.number : "";
    document.title = shown ? `${shown.turn} · Mille` : "Mille";
    if (shown) { drawSides(shown); drawScore(shown.score); }
    drawNews(notice ? null : picture);
    if (notice) return;
    if (asks) { drawQuestion(phone, picture); return; }
    drawHand(phone, picture);
    drawDetail(phone);
    drawActions(phone, picture);
  }

  // What there is to say instead of the hand; a button has a label and what it does.
  function noticeNow() {
    if (invitation) return inviting(invitation);
    if (!front) return { title: say(farewell || "scan") };
    const { state, player, picture, covered, connection } = front;
    if (state === "elsewhere") {
      return { title: say(state), label: say("here"), act: () => { connection.connect(); } };
    }
    if (!picture) return { title: say(state === "open" ? "waiting" : state), text: player };
    if (!picture.sides.length && !picture.question) return { title: picture.turn, text: player };
    if (!covered) return null;
    const uncover = () => { front.covered = false; settle(NEW_PICTURE); draw(); get("turn").focus(); };
    return {
      title: phones.length > 1 ? say("pass", player) : say("covered"),
      text: picture.question ? picture.question.text : picture.turn,
      label: say("uncover"), act: uncover,
    };
  }

  function inviting({ player, state, connection, agreement }) {
    if (state === "open" && player) {
      const notes = [navigator.wakeLock ? "" : say("awake"), store.refused ? say("forgetful") : ""];
      // Said again if the answer is lost.
      const begin = () => connection.send(connection.greeting = { start: toBase64(agreement.value) });
      return { title: say("you-are", player), label: say("start"), act: begin, note: notes.join(" ") };
    }
    const title = say(state === "open" ? "connecting" : state);
    // A phone that is another player's already can do without this code.
    if (!front || !["unknown", "taken"].includes(state)) return { title };
    return { title, label: say("back"), act: () => { invitation = null; draw(); } };
  }

  function drawNotice(notice) {
    const { title, text, label, act, note } = notice || {};
    setText("notice-title", title || "");
    setText("notice-text", text || "");
    setText("notice-note", (note || "").trim());
    setText("notice-act", label || "");
    get("notice-act").hidden = !label;
    drawNotice.act = act;
  }

  function drawFixed() {
    const texts = { "language-label": "language", awake: "awake", cover: "cover" };
    const names = { more: "more", names: "players", hand: "hand", sides: "sides" };
    for (const [id, key] of Object.entries(texts)) setText(id, say(key));
    for (const [id, key] of Object.entries(names)) get(id).setAttribute("aria-label", say(key));
  }

  function drawNames() {
    get("top").hidden = Boolean(invitation) || !front;
    const several = phones.length > 1 && !invitation;
    fill("names", ...(invitation ? [] : phones).map((phone) => {
      const side = phone.picture ? phone.picture.side : 0;
      const said = make("span", { className: "said" }, phone.picture ? phone.picture.turn : "");
      const dot = several && toAct(phone) ? make("span", { className: "dot" }, said) : null;
      const parts = [phone.picture ? mark(side) : "", named(phone.player), dot];
      if (!several) return make("b", {}, ...parts);
      const made = button("", `name-${phone.player}`, () => { bring(phone); draw(); });
      made.append(...parts.filter(Boolean));
      made.setAttribute("aria-pressed", String(phone === front));
      return made;
    }));
  }

  function drawSides(picture) {
    const { sides, target } = picture;
    get("table").className = sides.length > 3 ? "many" : "";
    const before = [0, 200, 400, 600, 800].filter((stands) => stands <= target - 100);
    const stones = (sides.length ? [...before, target] : []).map((stands) => {
      const stone = make("b", { className: "stone" }, stands.toLocaleString(language));
      stone.style.left = `calc(3rem + (100% - 4.4rem) * ${stands / target})`;
      return stone;
    });
    const trees = [1, 2].map(() => drawing("scenery", "scenery"));
    const sky = make("div", { className: "sky" }, ...trees, ...stones);
    fill("road", sky, ...sides.map((side, i) => {
      const miles = make("b", {}, make("span", {}, side.miles.toLocaleString(language)));
      const car = make("span", { className: `car side-${i}` }, drawing(side.car, "body"), miles);
      const share = Math.min(1, side.miles / target), stood = shares[i] === undefined ? share : shares[i];
      car.style.setProperty("--share", stood);
      requestAnimationFrame(() => car.style.setProperty("--share", share)); // drives there
      car.classList.toggle("far", share > 0.5);
      shares[i] = share;
      return make("div", { className: "lane" }, car);
    }));
    fill("sides", ...sides.map((side, i) => make("li", { className: side.own ? "own" : "" },
      mark(i), make("span", { className: "who" }, named(side.name),
        make("span", { className: "said" }, side.said),
        make("small", { className: side.tone }, side.status)),
      ...side.safeties.map((card) => art(card)))));
  }

  // What has been told already stays, and is not read aloud again.
  function drawNews(picture) {
    const news = picture ? picture.news : [], told = [...get("news").children].map((line) => line.textContent);
    const goesOn = told.every((line, i) => line === news[i]);
    if (!goesOn) fill("news");
    get("news").append(...news.slice(goesOn ? told.length : 0).map((line) => make("li", {}, line)));
  }

  function drawScore(score) {
    get("table").classList.toggle("scored", Boolean(score));
    if (!score) { fill("score"); return; }
    const rows = score.lines.map(([name, ...figures]) => make("tr", {},
      make("th", { scope: "row" }, named(name)), ...figures.map((text) => make("td", {}, text))));
    fill("score", make("caption", {}, score.title), ...rows);
  }

  function drawHand(phone, picture) {
    // A card under a finger stays the same element as long as nothing has changed.
    const wanted = JSON.stringify([picture.hand, phone.chosen, phone.player]);
    if (drawnHand === wanted && get("hand").firstChild) return;
    drawnHand = wanted;
    const cards = picture.hand.map((held, i) => {
      const raised = held.plays.length > 0, chosen = phone.chosen === i;
      const made = button("", `card-${i}`, () => choose(phone, chosen ? null : i), {
        className: `place${raised ? " raised" : ""}${chosen ? " chosen" : ""}`,
      });
      made.append(art(held.card));
      made.setAttribute("aria-label", raised ? held.name : [`${held.name}.`, ...held.refusals].join(" "));
      made.setAttribute("aria-expanded", String(chosen));
      onFlick(made, phone, i);
      return make("li", {}, made);
    });
    const places = cards.length ? picture.places - cards.length : 0;
    const empty = Array.from({ length: Math.max(0, places) }, () => make("li", { className: "empty" }));
    fill("hand", ...cards, ...empty);
  }

  function choose(phone, i) {
    phone.chosen = i;
    draw();
    const first = get("actions").querySelector("button");
    if (i !== null && first) first.focus({ preventScroll: true });
  }

  function drawDetail(phone) {
    const held = phone.picture.hand[phone.chosen];
    if (!held) { fill("detail"); return; }
    const big = make("div", { className: "big" }, art(held.card));
    onFlick(big, phone, phone.chosen);
    const refusals = held.plays.length ? [] : held.refusals;
    fill("detail", big, make("div", { className: "about", id: "about" }, make("h3", {}, held.name),
      make("p", {}, held.does), ...refusals.map((why) => make("p", { className: "refusal" }, why))));
  }

  function drawActions(phone, picture) {
    const held = picture.hand[phone.chosen];
    if (!held) {
      fill("actions", ...picture.buttons.map(({ text, choice: index, main }) =>
        choice(text, `button-${text}`, index, { className: main ? "main" : "" })));
      return;
    }
    const plays = held.plays.map(({ text, choice: index }) =>
      choice(text, `play-${index}`, index, { className: "main", "aria-describedby": "about" }));
    const discards = [held.discard].filter(Boolean).map(({ text, choice: index }) =>
      choice(text, "discard", index, { "aria-describedby": "about" }));
    fill("actions", ...plays, ...discards,
      button(say("back"), "back", () => { choose(phone, null); }, { className: "quiet" }));
  }

  // A card that follows the finger upwards is played, unless there is something to say or to choose.
  function onFlick(element, phone, i) {
    const held = phone.picture.hand[i];
    let from = null;
    const over = () => { from = null; element.style.transform = ""; };
    element.addEventListener("pointerdown", (event) => {
      if (now() < settledAt || !event.isPrimary) return;
      from = event.clientY;
      element.setPointerCapture(event.pointerId);
    });
    element.addEventListener("pointermove", (event) => {
      if (from === null) return;
      const up = Math.max(0, from - event.clientY);
      if (up > 8 && held.plays.length) element.style.transform = `translateY(${-up}px)`;
    });
    element.addEventListener("pointercancel", over);
    // The browser must not take it for scrolling, which would go on and swallow the next touch.
    element.addEventListener("touchmove", (event) => {
      if (document.body.classList.contains("fits")) event.preventDefault();
    }, { passive: false });
    element.addEventListener("pointerup", (event) => {
      const up = from === null ? 0 : from - event.clientY, meant = touchedAt >= settledAt;
      over();
      if (up < FLICK || !meant) return;
      settle(OWN_TOUCH); // no click follows from the same finger
      if (held.plays.length === 1) answer(held.plays[0].choice); else choose(phone, i);
    });
  }

  // -- questions ---------------------------------------------------------------

  // For a coup fourré the two places look alike whatever the hand is, and the answer leaves
  // at a full second, so that neither a glance nor the clock tells anything.
  // For other questions one needs to see what one holds.
  function drawQuestion(phone, { question, hand }) {
    const coup = question.kind === "coup", waits = coup ? phone.askedAt + LIVE_AFTER - now() : 0;
    const done = !mayAct(phone) || phone.pending;
    if (waits > 0) setTimeout(draw, waits + 5);
    get("question").dataset.asked = phone.askedAt;
    const places = question.answers.map((offered, i) => {
      if (!offered) return make("div", { className: "answer", "aria-hidden": "true" }, make("span", {}, " "));
      const give = () => { if (coup) answerLater(phone, offered.choice); else answer(offered.choice); };
      const made = button("", `answer-${i}`, give, { className: "answer" });
      if (!coup && offered.card) made.append(art(offered.card));
      made.append(make("span", {}, offered.text, offered.note ? make("small", {}, offered.note) : ""));
      made.setAttribute("aria-disabled", String(waits > 0 || done));
      return made;
    });
    const cards = coup ? [] : hand, names = cards.map(({ name }) => name).join(", ");
    const held = make("p", { className: "held", role: "img", "aria-label": names }, ...cards.map(({ card }) => art(card)));
    const isNew = !get("question").firstChild;
    fill("question", make("h2", { tabIndex: -1 }, question.text),
      make("div", { className: `answers ${question.kind}${waits > 0 ? " waiting" : ""}` },
        ...(done && coup ? [make("p", { className: "answered" }, say("answered"))] : places)), held);
    if (isNew) get("question").firstChild.focus({ preventScroll: true });
  }

  function answerLater(phone, index) {
    const past = now() - phone.askedAt, wait = Math.ceil(past / ANSWER_STEP) * ANSWER_STEP - past;
    const { question } = phone.picture;
    phone.pending = question;
    draw();
    setTimeout(() => {
      if (phone.pending !== question) return;
      phone.pending = null;
      send(phone, index);
    }, wait);
  }

  // -- the page ----------------------------------------------------------------

  function setLanguage(code) {
    language = code;
    store.write("language", code);
    for (const phone of [...phones, invitation]) if (phone) phone.connection.setLanguage(code);
    draw();
  }

  function returned() {
    if (document.hidden) return;
    if (touched) wakeUp();
    for (const phone of [...phones, invitation]) if (phone) phone.connection.wake();
    draw();
  }

  const left = () => { cover(); draw(); };

  for (const code of Object.keys(words)) {
    const option = { value: code, selected: code === language, lang: code };
    get("language").append(make("option", option, words[code].name));
  }
  get("language").addEventListener("change", (event) => setLanguage(event.target.value));
  onPress(get("notice-act"), () => drawNotice.act());
  onPress(get("cover"), () => { cover(); draw(); get("notice-title").focus(); });
  onPress(get("more"), () => {
    const open = document.body.classList.toggle("settings");
    get("more").setAttribute("aria-expanded", String(open));
    fit();
  });
  document.addEventListener("click", wakeUp);
  document.addEventListener("contextmenu", (event) => event.preventDefault());
  document.addEventListener("visibilitychange", () => { if (document.hidden) left(); else returned(); });
  addEventListener("resize", fit);
  addEventListener("pagehide", left);
  addEventListener("blur", left);
  addEventListener("pageshow", (event) => { if (event.persisted) returned(); });
  addEventListener("online", returned);
  addEventListener("hashchange", readCode);

  for (const { player, key } of store.read("players") || []) addPhone(player, key);
  front = phones[0] || null;
  readCode();
  draw();
})();
