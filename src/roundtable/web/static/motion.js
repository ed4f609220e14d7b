// What moves at the table: dice, pieces, cards, numbers, sealed answers. Nothing waits for it but a decision for its dice;
// any key or click ends it; where motion is unwelcome or nobody looks there is none.
"use strict";

const motion = (() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  // Milliseconds, as look.md has them.
  const STEP = 140, WALK = 900, LIFT = 300, GLIDE = 320, TUMBLE = 500, SETTLE = 150, COUNT = 400, TRACE = 1500;
  const CARD = { width: 74, height: 104 };

  // --- ending early ---

  const ends = new Set(), waits = new Set();
  /** Whatever waits goes on. */
  const hurry = () => { for (const end of [...waits]) end(); };
  const skip = () => { hurry(); for (const end of [...ends]) end(); };
  addEventListener("keydown", skip, true);
  addEventListener("pointerdown", skip, true);
  document.addEventListener("visibilitychange", () => { if (document.hidden) skip(); });

  const none = () => document.hidden || calm.matches;

  /** Waits, and tells whether nobody was in a hurry. */
  function pause(ms) {
    return new Promise((done) => {
      const over = (whole) => { clearTimeout(timer); waits.delete(end); done(whole); };
      const end = () => over(false);
      const timer = setTimeout(() => over(true), ms);
      waits.add(end);
    });
  }

  function run(element, frames, options) {
    const animation = element.animate(frames, { easing: "cubic-bezier(.3, .1, .3, 1)", ...options });
    const end = () => animation.finish();
    ends.add(end);
    return animation.finished.catch(() => {}).finally(() => ends.delete(end));
  }

  // --- dice ---

  /** The address of a drawing of a sprite: the page says the sprite's own, which changes with it. */
  const drawing = (sprite, symbol) => `${$("#table").dataset[sprite]}#${symbol}`;
  const face = (die, href) => $("use", die).setAttribute("href", href);
  const dieMarkup = (number) => `<svg class="die" viewBox="0 0 48 50" aria-hidden="true"><use href="${drawing("dice", `d${number}`)}"/></svg>`;

  /** Dice tumble where they will lie; whatever stands around them in the panel is seen when they have landed. */
  async function tumble(panel, dice) {
    panel.classList.add("tumbling");
    let found = $$("[data-roll] .die, .bar .die", panel).filter(seen), tray = null;
    if (!found.length) {
      tray = document.createElement("div");
      tray.className = "tray";
      tray.innerHTML = dice.map(dieMarkup).join("");
      panel.append(tray);
      found = $$(".die", tray);
    }
    const landed = found.map((die) => $("use", die).getAttribute("href"));
    const spin = setInterval(() => found.forEach((die) => face(die, drawing("dice", `d${1 + Math.floor(Math.random() * 6)}`))), 80);
    const frames = [
      { rotate: "-220deg", translate: "44px 34px", scale: 0.7 }, { rotate: "120deg", translate: "14px 6px", scale: 1, offset: 0.45 },
      { rotate: "12deg", translate: "0 0", scale: 1.06, offset: TUMBLE / (TUMBLE + SETTLE) }, { rotate: "0deg", translate: "0 0", scale: 1 },
    ];
    for (const die of found) run(die, frames, { duration: TUMBLE + SETTLE, easing: "cubic-bezier(.3, .7, .4, 1)" });
    let whole = await pause(TUMBLE);
    clearInterval(spin);
    found.forEach((die, at) => face(die, landed[at]));
    if (whole) whole = await pause(SETTLE);
    panel.classList.remove("tumbling");
    tray?.remove();
    return whole;
  }

  // --- where things are ---

  const seen = (one) => {
    if (!one || !one.getClientRects().length) return false;
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  };
  const quoted = (name) => `"${CSS.escape(name)}"`;

  /** Where a card lies, or else where its holder is: a pile, a hand, a place, a seat, the tab behind which it lies. */
  function spot({ holder, card, seat }) {
    const [kind, name] = [holder.slice(0, holder.indexOf(":")), holder.slice(holder.indexOf(":") + 1)];
    const zone = `[data-zone~=${quoted(holder)}]`;
    const ways = [];
    if (card) ways.push(`${zone} [data-card=${quoted(card)}]`);
    if (card && kind === "place") ways.push(`#f-decision .contest [data-card=${quoted(card)}]`);
    ways.push(zone);
    if (kind === "place") ways.push(`[data-place=${quoted(name)}] .minis`, `[data-place=${quoted(name)}]`);
    if (seat !== undefined) ways.push(`.seat[data-seat="${seat}"] > .token`, '.tabbar [data-tab="table"]');
    if (seat !== undefined && $("#table").dataset.eyes === String(seat)) ways.splice(-2, 0, '.tabbar [data-tab="mine"]');
    ways.push('.tabbar [data-tab="log"]');
    for (const way of ways) {
      const found = $$(way).find(seen);
      if (found) return found;
    }
    return null;
  }

  /** The box a card takes there. */
  function boxOf(one) {
    const box = one.getBoundingClientRect();
    if (one.matches(".card")) return { x: box.x, y: box.y, scale: box.height / CARD.height };
    const scale = Math.min(1, box.height / CARD.height);
    const x = one.matches(".cards, .in-play, .chain") ? box.x : box.x + (box.width - CARD.width * scale) / 2;
    return { x, y: box.y + (box.height - CARD.height * scale) / 2, scale };
  }

  // --- cards ---

  function copyOf(one) {
    const copy = one.cloneNode(true);
    copy.className = copy.className.replace(/\b[ml]\b/, "s").replace(/\boffered\b|\barriving\b|\bstill\b/g, "");
    for (const name of ["tabindex", "id", "data-card", "data-choice"]) copy.removeAttribute(name);
    $(".num", copy)?.remove();
    return copy;
  }

  function drawn({ name, type, emblem }) {
    const card = document.createElement("article");
    card.className = `card s t-${type}`;
    card.innerHTML = `<b class="title"></b><div class="pic"><svg viewBox="0 0 64 64"><use/></svg></div><footer class="foot"></footer>`;
    $(".title", card).textContent = name;
    $("use", card).setAttribute("href", emblem || drawing("cards", `emblem-${type}`));
    return card;
  }

  function backOf(move) {
    const shown = [move.from, move.to].map((holder) => $(`.pile[data-zone~=${quoted(holder)}] use`)).find(Boolean);
    const back = document.createElement("div");
    back.className = "card s back-side";
    back.innerHTML = `<svg class="back" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice"><use/></svg>`;
    $("use", back).setAttribute("href", shown?.getAttribute("href") || drawing("cards", "back-generic"));
    return back;
  }

  function leave(move) {
    const one = spot({ holder: move.from, card: move.card, seat: move.fromSeat });
    return { move, start: one && boxOf(one), copy: one && move.card && one.matches(".card") ? copyOf(one) : null };
  }

  /** A card glides to where it lies now, and turns half-way if it is shown or hidden there. */
  function arrive({ move, start, copy }, at) {
    const goal = spot({ holder: move.to, card: move.card, seat: move.toSeat });
    if (!start || !goal) return;
    const end = boxOf(goal), lies = goal.matches(".card");
    const near = Math.hypot(end.x - start.x, end.y - start.y) < 8; // drawn and laid away at once: it is shown in between
    const flight = document.createElement("div"), faces = document.createElement("div");
    flight.className = "fly";
    faces.className = "faces";
    if (move.card) faces.append(lies ? copyOf(goal) : copy || drawn(move));
    if (!move.card || move.turn) faces.append(backOf(move));
    faces.classList.toggle("hidden-card", !move.card);
    flight.append(faces);
    $("#flights").append(flight);
    if (lies) goal.classList.add("arriving");
    const put = ({ x, y, scale }, aside) => ({ transform: `translate(${x + aside}px, ${y}px) scale(${scale})` });
    if (move.turn) {
      const turned = move.turn === "up" ? ["rotateY(180deg)", "rotateY(0deg)"] : ["rotateY(0deg)", "rotateY(180deg)"];
      run(faces, [{ transform: turned[0] }, { transform: turned[0], offset: 0.2 }, { transform: turned[1], offset: 0.8 }, { transform: turned[1] }], { duration: GLIDE, easing: "linear", fill: "both" });
    }
    const shown = near ? [put({ x: start.x + 60, y: start.y - 60, scale: 0.9 }, 0)] : [];
    run(flight, [put(start, 14 * at), ...shown, put(end, 0)], { duration: GLIDE, fill: "both" }).then(() => { flight.remove(); goal.classList.remove("arriving"); });
  }

  // --- cards of a bench ---

  let hand = null; // where a card was let go
  const dropped = (x, y) => { hand = { x, y, until: Date.now() + 2000 }; };

  function racked() {
    return new Map($$(".bench .slot").map((slot) => {
      const { what, count } = slot.dataset, inside = slot.closest(".rack").matches(".inside");
      return [`${slot.closest(".bench").dataset.bench} ${inside} ${what}`, { slot, inside, what, count: Number(count), box: slot.getBoundingClientRect(), seen: seen(slot) }];
    }));
  }

  /** Notes where cards lie on a bench; afterwards those that lie in the other rack glide there. */
  function benched() {
    const before = racked();
    return () => {
      if (!before.size) return;
      const after = racked(), held = hand && hand.until > Date.now() ? hand : null;
      for (const [key, { slot, inside, what, count, box, seen: shown }] of after) {
        const other = key.replace(/ (true|false) /, ` ${!inside} `), from = before.get(other);
        if (!shown || !from || count <= (before.get(key)?.count || 0) || from.count <= (after.get(other)?.count || 0)) continue;
        const start = held ? { x: held.x - box.width / 2, y: held.y - 24 } : from.box;
        const flight = document.createElement("ul");
        flight.className = "fly racked";
        Object.assign(flight.style, { width: `${box.width}px`, height: `${box.height}px` });
        flight.append(slot.cloneNode(true));
        flight.firstChild.removeAttribute("data-slot");
        $("#flights").append(flight);
        slot.classList.add("arriving");
        const put = ({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` });
        run(flight, [put(start), put(box)], { duration: GLIDE, fill: "both" }).then(() => { flight.remove(); slot.classList.remove("arriving"); });
      }
      hand = null;
    };
  }

  // --- pieces ---

  const pieceOf = ({ piece }) => $(`#board [data-piece=${quoted(piece)}]`);
  const nameOf = ({ seat, piece }) => `piece-${seat ?? piece.replace(/[^\w-]/g, "_")}`;
  const inside = (box, frame) => box.left >= frame.left - 8 && box.right <= frame.right + 8 && box.top >= frame.top - 8 && box.bottom <= frame.bottom + 8;

  /** A piece that can be seen to go: nothing lies over the board, and it stands where it is not cut off. */
  function canWalk(move) {
    const piece = pieceOf(move), view = $("#viewport");
    return piece && seen(piece) && $("#drawer").hidden && inside(piece.getBoundingClientRect(), view.getBoundingClientRect());
  }

  /** Round the ring, step by step; without a way it is lifted, and lands. */
  function walk(move, from) {
    const piece = pieceOf(move), { path } = move;
    if (!piece) return;
    const group = { pseudoElement: `::view-transition-group(${nameOf(move)})`, fill: "both" };
    const to = piece.getBoundingClientRect(), steps = path.length - 1;
    const put = (x, y) => `translate(${x}px, ${y}px)`;
    if (steps < 1) {
      run(document.documentElement, [
        { transform: put(from.x, from.y), opacity: 1 }, { transform: put(from.x, from.y - 16), opacity: 0, offset: 0.45 },
        { transform: put(to.x, to.y - 16), opacity: 0, offset: 0.55 }, { transform: put(to.x, to.y), opacity: 1 },
      ], { ...group, duration: LIFT, easing: "linear" });
      return;
    }
    const goal = $(`[data-place=${quoted(path[steps])}]`).getBoundingClientRect();
    const dx = to.x - goal.x, dy = to.y - goal.y;
    const frames = path.map((name) => {
      const box = $(`[data-place=${quoted(name)}]`)?.getBoundingClientRect() || goal;
      return { transform: put(box.x + Math.min(dx, box.width - to.width), box.y + Math.min(dy, box.height - to.height)) };
    });
    frames[0] = { transform: put(from.x, from.y) };
    run(document.documentElement, frames, { ...group, duration: Math.min(WALK, STEP * steps), easing: "linear" });
  }

  const name = (move, set) => { const piece = pieceOf(move); if (piece) piece.style.viewTransitionName = set ? nameOf(move) : ""; };

  let walking = null;

  /** Changes the page while pieces walk to where they stand then; done when the page is changed. */
  async function withWalks(moves, change) {
    const from = new Map(moves.map((move) => [move, pieceOf(move).getBoundingClientRect()]));
    moves.forEach((move) => name(move, true));
    const going = document.startViewTransition(() => { change(); moves.forEach((move) => name(move, true)); });
    const end = () => going.skipTransition();
    ends.add(end);
    going.ready.then(() => moves.forEach((move) => walk(move, from.get(move)))).catch(() => {});
    const finished = going.finished.catch(() => {}).finally(() => { ends.delete(end); moves.forEach((move) => name(move, false)); if (walking === finished) walking = null; });
    walking = finished;
    await going.updateCallbackDone.catch(() => {});
  }

  /** Pieces that walk may arrive, if nobody is in a hurry. */
  const arrived = () => (walking ? Promise.race([walking, pause(WALK)]) : null);

  /** Where motion is unwelcome, a dashed outline says where a piece came from. */
  function outline(box) {
    const board = $("#board"), frame = board.getBoundingClientRect();
    const ghost = document.createElement("i");
    ghost.className = "ghost";
    Object.assign(ghost.style, { left: `${box.x - frame.x}px`, top: `${box.y - frame.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    board.append(ghost);
    setTimeout(() => ghost.remove(), TRACE);
  }

  // --- numbers ---

  function numbersOf({ seat, number }) {
    const spots = $$(`.seat[data-seat="${seat}"] [data-number=${quoted(number)}]`);
    if (String(seat) === $("#table").dataset.eyes) spots.push(...$$(`#f-mine [data-number=${quoted(number)}]`));
    return spots.filter(seen);
  }

  /** The old number gives way to the new one, and '+1' or '−1' rises from it. */
  function count(move) {
    for (const one of numbersOf(move)) {
      const told = $("dd b, b", one), sign = document.createElement("span");
      sign.className = `rise ${move.by > 0 ? "up" : "down"}`;
      sign.textContent = move.by > 0 ? `+${move.by}` : `\u2212${-move.by}`;
      sign.setAttribute("aria-hidden", "true");
      one.append(sign);
      if (calm.matches) { setTimeout(() => sign.remove(), TRACE); continue; }
      run(sign, [{ opacity: 0, translate: "-50% 8px" }, { opacity: 1, translate: "-50% 0", offset: 0.25 }, { opacity: 1, translate: "-50% -10px", offset: 0.8 }, { opacity: 0, translate: "-50% -14px" }], { duration: COUNT, fill: "both" }).then(() => sign.remove());
      if (!told) continue;
      const old = document.createElement("span");
      old.className = "was";
      old.textContent = String(Number(told.textContent.replace("\u2212", "-")) - move.by).replace("-", "\u2212");
      old.setAttribute("aria-hidden", "true");
      Object.assign(old.style, { left: `${told.offsetLeft}px`, top: `${told.offsetTop}px` });
      one.append(old);
      run(told, [{ opacity: 0, translate: "0 6px" }, { opacity: 1, translate: "0 0" }], { duration: COUNT });
      run(old, [{ opacity: 1, translate: "0 0" }, { opacity: 0, translate: "0 -6px" }], { duration: COUNT, fill: "both" }).then(() => old.remove());
    }
  }

  // --- sealed answers ---

  /** Envelopes that lay at their seats open at the same moment. */
  function openLetter(box) {
    const letter = document.createElement("div");
    letter.className = "letter";
    letter.innerHTML = "<i class='slip'></i><i class='pocket'></i><i class='flap'></i>";
    Object.assign(letter.style, { left: `${box.x + box.width / 2 - 17}px`, top: `${box.y + box.height / 2 - 12}px` });
    $("#flights").append(letter);
    run($(".flap", letter), [{ transform: "rotateX(0deg)" }, { transform: "rotateX(170deg)" }], { duration: GLIDE / 2, fill: "both" });
    run($(".slip", letter), [{ translate: "0 0", offset: 0.4 }, { translate: "0 -16px" }], { duration: GLIDE, fill: "both" });
    run(letter, [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: GLIDE, easing: "linear" }).then(() => letter.remove());
  }

  // --- gold ---

  const GOLD = ".paint, .piece.now, .piece.turn, .card.offered, .seat.offered, .box.offered";
  const goldKey = (one) => `${one.classList[0]} ${one.classList.contains("turn")} ${one.dataset.paint || one.dataset.piece || one.dataset.card || one.dataset.number || one.dataset.seat}`;

  /** What shone before the page changes; afterwards it shines on without a pulse. */
  function gold() {
    const before = new Set($$(GOLD).map(goldKey));
    return () => { for (const one of $$(GOLD)) one.classList.toggle("still", before.has(goldKey(one))); };
  }

  // --- all of it ---

  /** Changes the page and shows how it came about. Done when it is changed: what moves then goes on by itself. */
  async function change(moves, still, update) {
    const of = (what) => moves.filter((move) => move.what === what);
    const quiet = still || none();
    const trace = calm.matches && !document.hidden && !still ? of("piece").filter(canWalk).map((move) => pieceOf(move).getBoundingClientRect()) : [];
    const left = quiet ? [] : of("card").map(leave);
    const letters = quiet ? [] : of("opened").flatMap((move) => move.seats).map((seat) => $(`.seat[data-seat="${seat}"] :is(.answered, .token)`)).filter(seen).map((one) => one.getBoundingClientRect());
    const glide = quiet ? () => {} : benched();
    const walks = quiet || !document.startViewTransition ? [] : of("piece").filter(canWalk);
    if (walks.length) await withWalks(walks, update);
    else update();
    glide();
    trace.forEach(outline);
    const alike = new Map();
    for (const one of left) {
      const way = `${one.move.from} ${one.move.to}`, at = alike.get(way) || 0;
      alike.set(way, at + 1);
      arrive(one, at);
    }
    letters.forEach(openLetter);
    if (!document.hidden && !still) of("number").forEach(count);
  }

  return { none, calm, hurry, tumble, change, gold, arrived, dropped };
})();
