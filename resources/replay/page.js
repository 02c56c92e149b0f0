"use strict";
(() => {
  const data = JSON.parse(document.getElementById("match").textContent);
  // Each frame has only what is different from the one before.
  const frames = [];
  data.frames.forEach((changes, i) => frames.push({ ...frames[i - 1], ...changes }));
  const last = frames.length - 1;
  const get = (id) => document.getElementById(id);
  const items = [...document.querySelectorAll("li[data-at]")];
  const speeds = [0.5, 1, 2, 4];
  const rest = { quiet: 250, usual: 900, race: 2600 };
  let at = 0, timer = 0;

  const card = (slug, sideways) => {
    const name = data.cards[slug];
    return `<svg class="card${sideways ? " coup" : ""}" viewBox="0 0 250 350" role="img"`
      + ` aria-label="${name}"><title>${name}</title><use href="#card-${slug}"/></svg>`;
  };
  const place = (slug) => (slug ? card(slug) : '<div class="empty"></div>');

  function showSide(name, side, frame) {
    const lane = get(`side-${side}`), now = frame[`s${side}`];
    lane.querySelector("header b").textContent = name;
    lane.classList.toggle("acting", frame.acting.includes(side));
    lane.querySelector(".status").textContent = now.status;
    lane.querySelector(".points").textContent = now.points;
    lane.querySelector(".miles").textContent = now.miles;
    lane.querySelector(".road i").style.width = `${Math.min(100, now.share)}%`;
    const fans = now.distance.map((fan) => `<div class="fan">${fan.map((s) => card(s)).join("")}</div>`);
    const safeties = now.safeties.map((slug) => card(slug, now.coups.includes(slug))).join("");
    lane.querySelector(".row").innerHTML = `<div class="pile">${place(now.battle)}${place(now.speed)}</div>`
      + `<div class="safeties">${safeties}</div>${fans.join("")}`;
  }

  function showHand(name, seat, held) {
    const seen = Array.isArray(held), cards = seen ? held : Array(held).fill("back");
    get(`hand-${seat}`).previousElementSibling.textContent = name;
    get(`hand-${seat}`).classList.toggle("hidden", !seen);
    get(`hand-${seat}`).innerHTML = cards.map((slug) => card(slug)).join("");
  }

  function show(i) {
    at = Math.max(0, Math.min(i, last));
    const frame = frames[at];
    frame.sides.forEach((name, side) => showSide(name, side, frame));
    frame.names.forEach((name, seat) => showHand(name, seat, frame[`h${seat}`]));
    get("draw").innerHTML = `${place(frame.pile ? "back" : "")}<small>${frame.pile}</small>`;
    get("discard").innerHTML = place(frame.discard);
    get("caption").textContent = frame.text;
    get("where").textContent = frame.where;
    get("slider").value = at;
    get("slider").setAttribute("aria-valuetext", frame.where);
    get("race").value = frame.race;
    document.body.dataset.at = at + 1;
    items.forEach((item) => item.classList.toggle("now", Number(item.dataset.at) === at + 1));
    const now = items[at], list = get("moves");
    now.closest("details").open = true;
    list.scrollTop = now.offsetTop - list.clientHeight / 2;
  }

  const pause = () => {
    clearTimeout(timer);
    timer = 0;
    get("play").textContent = data.words.play;
  };
  const wait = () => {
    const kind = at < last && frames[at + 1].race !== frames[at].race ? "race" : frames[at].kind;
    timer = setTimeout(advance, (rest[kind] || rest.usual) / speeds[get("speed").selectedIndex]);
  };
  const advance = () => {
    if (at === last) { pause(); return; }
    show(at + 1);
    wait();
  };
  const play = () => {
    if (at === last) show(0);
    get("play").textContent = data.words.pause;
    wait();
  };
  const toggle = () => (timer ? pause() : play());
  const go = (i) => { pause(); show(i); };

  get("slider").max = last;
  get("slider").addEventListener("input", (event) => go(Number(event.target.value)));
  get("play").addEventListener("click", toggle);
  get("back").addEventListener("click", () => go(at - 1));
  get("on").addEventListener("click", () => go(at + 1));
  get("race").addEventListener("change", (event) => go(data.starts[event.target.value] - 1));
  items.forEach((item) => item.addEventListener("click", () => go(Number(item.dataset.at) - 1)));
  document.addEventListener("keydown", (event) => {
    if (/^(BUTTON|SELECT|INPUT|SUMMARY)$/.test(event.target.tagName)) return;
    const act = {
      " ": toggle, ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1),
      Home: () => go(0), End: () => go(last),
    }[event.key];
    if (act) { event.preventDefault(); act(); }
  });
  document.documentElement.classList.add("js");
  // The page of a certain moment is named by its number: #17.
  const wanted = Number(location.hash.slice(1));
  show(wanted ? wanted - 1 : 0);
  if (!wanted) play();
})();
