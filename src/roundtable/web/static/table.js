// The table in the browser: takes what the server sends, swaps it in, and says what its person wants.
// The page is whole without it; everything here makes it quicker, livelier or easier.
"use strict";

(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const table = $("#table");
  const words = $("#words").dataset;
  const game = table.dataset.game;
  const mouse = matchMedia("(hover: hover) and (pointer: fine)");
  const { phone, zoom, minimap } = board;
  const desktop = matchMedia("(min-width: 1200px) and (min-height: 640px)");
  const store = {
    get(name, otherwise) { try { return JSON.parse(localStorage.getItem(name)) ?? otherwise; } catch { return otherwise; } },
    set(name, value) { try { localStorage.setItem(name, JSON.stringify(value)); } catch { /* it holds for this page */ } },
  };
  let told = Number(table.dataset.now); // the server's clock when it last told us how things are
  let behind = Date.now() - told; // our clock minus the server's
  let lang = table.dataset.lang;
  let usedKeys = false;
  let unfolded = ""; // the tip that is read in full on a phone

  // --- the socket ---

  const PATIENT = 8000; // ms until whoever has not answered is gone
  const QUIET = 20000; // ms of silence after which we ask whether anybody is there
  let socket = null, tries = 0, retry = 0, retryAt = 0, sent = 0, leaving = false;
  let begun = 0, heard = 0; // when we called, and when we last heard anything
  let restarting = false;
  const unanswered = new Map(); // what was sent, by id: when, and what was said at the table

  function connect() {
    const where = location.href.replace(/^http/, "ws").split(/[?#]/)[0].replace(/\/$/, "");
    const asked = new URLSearchParams({ as: "html", lang });
    const eyes = new URLSearchParams(location.search).get("eyes");
    if (eyes) asked.set("eyes", eyes);
    clearTimeout(retry);
    begun = heard = Date.now();
    try { socket = new WebSocket(`${where}/socket?${asked}`); } catch { return lost(); }
    socket.onmessage = (event) => { heard = Date.now(); receive(JSON.parse(event.data)); };
    socket.onclose = lost;
  }

  function lost() {
    socket = null;
    for (const { text } of unanswered.values()) unsaid(text);
    unanswered.clear();
    if (leaving) return;
    tries += 1;
    offline(true);
    const wait = Math.min(20, [1, 2, 5, 8, 12][tries - 1] || 20) * (0.8 + 0.4 * Math.random());
    retryAt = Date.now() + wait * 1000;
    retry = setTimeout(connect, wait * 1000);
  }

  /** A network can go without a word, and the browser would wait for minutes: who does not answer is taken for gone. */
  function listen() {
    const now = Date.now();
    if (!socket) return;
    if (socket.readyState === WebSocket.CONNECTING ? now - begun > PATIENT : [...unanswered.values()].some((one) => now - one.at > PATIENT)) cut();
    else if (now - heard > QUIET && !unanswered.size) send({ type: "ping" });
  }

  function cut() {
    socket.onmessage = socket.onclose = null;
    socket.close();
    lost();
  }

  /** Somebody looks again, or the network is back: no need to wait for the next try, nor to trust a line that was idle. */
  function wakeUp() {
    if (leaving || document.hidden) return;
    if (!socket && tries) connect();
    else if (Date.now() - heard > 3000 && !unanswered.size) send({ type: "ping" });
  }

  function retryNow() {
    if (socket || leaving) return;
    retryAt = Date.now();
    connect();
    tellWait();
  }

  function offline(is) {
    table.toggleAttribute("data-offline", is);
    $("#lost").hidden = !is;
    for (const button of $$("#f-decision .option")) button.disabled = is;
    tellWait();
  }

  function tellWait() {
    if ($("#lost").hidden || leaving) return;
    const seconds = Math.max(1, Math.ceil((retryAt - Date.now()) / 1000));
    $("#lost span").textContent = restarting && tries < 3 ? words.restarting : words.lost.replace("99", seconds);
  }

  /** Sends a message; false where there is no socket, and the form goes its own way. */
  function send(message) {
    if (!socket || socket.readyState !== WebSocket.OPEN) return false;
    const id = `c${++sent}`;
    unanswered.set(id, { at: Date.now(), text: message.type === "talk" ? message.text : "" });
    socket.send(JSON.stringify({ id, ...message }));
    return true;
  }

  function receive(message) {
    const mine = unanswered.get(message.id);
    unanswered.delete(message.id);
    switch (message.type) {
      case "welcome":
        behind = Date.now() - message.now;
        if (tries) { toast(words.back); away = left.line || lastLine(); }
        tries = 0;
        restarting = false;
        offline(false);
        moments.hello(send);
        break;
      case "view":
        told = message.now;
        behind = Date.now() - told;
        if (typeof message.board === "string" && message.board !== document.getElementById("table").dataset.board) { turnOver(message.moments); break; }
        later(message); break;
      case "error": if (mine) unsaid(mine.text); refused(message); break;
      case "bye": bye(message.why); break;
    }
  }

  /** What could not be said is put back where it was written. */
  function unsaid(text) {
    const input = $("#say-text");
    if (text && input && !input.value) input.value = text;
  }

  /** Another board takes a page of its own; whoever sees it has not been away, and is still to be told what led there. */
  function turnOver(fresh) {
    try { sessionStorage.setItem("stayed", JSON.stringify({ table: table.dataset.table, fresh })); } catch { /* then it says so */ }
    location.reload();
  }

  /** The server hangs up. Where it makes no sense to call again, the page says so and offers nothing any more. */
  function bye(why) {
    restarting = why === "restarting";
    if (why !== "gone" && why !== "too-much") return;
    leaving = true;
    offline(true);
    table.setAttribute("data-gone", "");
    $("#lost button").hidden = true;
    $("#lost span").textContent = why === "gone" ? words.gone : words.tooMuch;
    document.title = document.title.replace(/^● .*? · /, "");
    $("#favicon").href = "/static/favicon.svg";
  }

  let chosen = null; // the button that was pressed last
  function refused(message) {
    for (const button of $$("#f-decision .option")) button.disabled = false;
    if (chosen?.isConnected && document.activeElement === $("#f-decision")) chosen.focus({ preventScroll: true });
    toast(message.text, { error: true, rules: message.rules });
  }

  // --- what comes in ---

  const queue = [];

  /** Views are shown one after another; whoever falls behind jumps, and so does everything before a question to me. */
  function later(message) {
    queue.push({ message, came: Date.now() });
    if (queue.length === 1) next();
    else if (message.ask || queue.length > 4) motion.hurry();
  }

  function next() {
    const first = queue[0];
    if (!first) return;
    show(first).finally(() => { queue.shift(); next(); });
  }

  /** Nothing waits for motion, but a decision for its dice, and what others do for a piece that still walks. */
  async function show({ message, came }) {
    const before = asked(), botsOnly = !table.hasAttribute("data-company") && Date.now() - lastAnswer > 1500;
    const moves = botsOnly ? moments.shownOf(message.motion || []) : message.motion || [];
    const late = () => Date.now() - came > 2000 || queue.length > 4 || queue.some((one) => one.message !== message && one.message.ask);
    if (!message.ask && !late()) await motion.arrived();
    const held = hold();
    const dice = moves.find((one) => one.what === "dice");
    let still = late();
    if (dice && !still && !motion.none()) still = !(await thrown(dice, message)) || late();
    await motion.change(moves, still, () => swapAll(message, held));
    moments.arrived(message, send);
    if (message.moments?.length) moments.take(message.moments, Boolean(before) && $("#f-decision .option"), say);
  }

  /** Dice fall beside the prompt they belong to; if I am about to choose something else, at the seat of whoever rolls. */
  function thrown({ seat, dice }, message) {
    const open = asked(), fresh = message.html?.decision, coming = fresh && parsed(fresh).content;
    if (coming && $(".clock", coming)) return true; // its time runs already
    if (open && (!coming || asked(coming) === open)) {
      const there = $(`.seat[data-seat="${seat}"]`);
      return there ? motion.tumble(there, dice) : true;
    }
    if (coming) {
      swap("decision", fresh);
      rolled = open || "none";
      for (const one of $$("#f-decision .option")) one.disabled = true;
    }
    return motion.tumble($("#f-decision"), dice);
  }

  /** Which decision stands there, and for whom. */
  const asked = (from = $("#f-decision")) => { const inner = $(".inner[data-decision]", from); return inner ? `${inner.dataset.decision} ${inner.dataset.seat}` : ""; };
  let rolled = "";

  /** What each fragment was before anything of ours touched it. */
  const was = Object.fromEntries($$('[id^="f-"]').map((part) => [part.id.slice(2), part.innerHTML]));
  const LISTS = { log: "#f-log", talk: "#f-talk" };

  function swapAll(message, held = hold()) {
    const fresh = message.html || {}, before = rolled || asked(), shine = motion.gold();
    let decided = Boolean(rolled);
    rolled = "";
    for (const [name, markup] of Object.entries(fresh)) {
      const changed = swap(name, markup);
      if (name === "decision") decided ||= changed;
    }
    for (const [name, pieces] of Object.entries(message.pieces || {})) {
      if (name === "log") { tellTurns(pieces); delete was[name]; continue; }
      for (const [id, markup] of Object.entries(pieces)) exchange(name, id, markup);
      delete was[name];
    }
    for (const [name, markup] of Object.entries(message.append || {})) { append(name, markup); delete was[name]; }
    table.dataset.version = message.version;
    document.title = message.title;
    $("#favicon").href = message.ask ? "/static/favicon-turn.svg" : "/static/favicon.svg";
    if (decided && asked() && asked() === before) sameDecision(held);
    else if (decided) newDecision(held);
    shine();
    follow(message.eyes);
    release(held);
    settle();
    if (away) { tellMissed(away); away = 0; left.line = 0; }
  }

  /** With several seats at one screen, one looks through the eyes of the seat that is asked. */
  function follow(eyes) {
    const seat = $("#f-decision .inner")?.dataset.seat;
    table.dataset.eyes = eyes;
    if (seat && Number(seat) !== eyes) send({ type: "eyes", seat: Number(seat) });
  }

  function parsed(markup) {
    const made = document.createElement("template");
    made.innerHTML = markup;
    return made;
  }

  function swap(name, markup) {
    const target = $(`#f-${name}`);
    if (!target) return false;
    const fresh = parsed(markup), plain = fresh.innerHTML;
    if (was[name] === plain) return false;
    was[name] = plain;
    const bottom = name in LISTS && atEnd(target) && !reads(target);
    const scroll = target.scrollTop, inner = $(".inner", target)?.scrollTop;
    if (name === "log") patch.content(target, fresh.content);
    else target.replaceChildren(fresh.content);
    target.scrollTop = scroll;
    if (inner && name !== "decision") $(".inner", target).scrollTop = inner;
    if (bottom) toEnd(target);
    return true;
  }

  /** A piece of a fragment takes the place of the one that was there; an empty one is gone. */
  function exchange(name, id, markup) {
    const old = document.getElementById(id);
    if (!old) $(`#f-${name}`)?.insertAdjacentHTML("beforeend", markup);
    else if (markup) old.outerHTML = markup;
    else old.remove();
  }

  function append(name, markup) {
    const list = $(LISTS[name]);
    if (!list) return;
    const stay = !atEnd(list);
    $(".none", list)?.remove();
    if (name === "log") $$(".new", list).forEach((line) => line.classList.remove("new"));
    const known = list.lastElementChild;
    list.insertAdjacentHTML("beforeend", markup);
    for (let line = known ? known.nextElementSibling : list.firstElementChild; line; line = line.nextElementSibling) {
      if (name === "log") line.classList.add("new");
      say(line.querySelector(".told, p")?.textContent || [...line.children].map((one) => one.textContent).join(", "));
    }
    while (list.childElementCount > 400) list.firstElementChild.remove();
    if (!stay) toEnd(list);
    if (name === "talk" && table.dataset.tab !== "talk") unread(Number(table.dataset.unread || 0) + 1);
  }

  /** Turns of the log that are new, or in which more has happened. A turn is said when the next begins, one's own at once. */
  function tellTurns(pieces) {
    const list = $(LISTS.log), stay = !atEnd(list) || reads(list), known = new Set($$(".line", list).map((line) => line.dataset.line));
    $(".none", list)?.remove();
    $$(".new", list).forEach((line) => line.classList.remove("new"));
    for (const [id, markup] of Object.entries(pieces)) {
      const old = document.getElementById(id), last = list.lastElementChild;
      if (old) patch.element(old, parsed(markup).content.firstElementChild);
      else {
        if (last?.matches(".turn:not(.by-me)")) say([$(".deed", last), $(".sums", last)].map((one) => one?.textContent || "").join(" "));
        list.insertAdjacentHTML("beforeend", markup);
      }
      const turn = document.getElementById(id);
      for (const line of $$(".line", turn)) {
        if (known.has(line.dataset.line)) continue;
        line.classList.add("new");
        if (turn.matches(".by-me")) say($(".told", line).textContent);
      }
    }
    while (list.childElementCount > 100) list.firstElementChild.remove();
    if (!stay) toEnd(list);
  }

  const scroller = (list) => list.closest(".panel") && list.closest(".panel").scrollHeight > list.closest(".panel").clientHeight ? list.closest(".panel") : list;
  const atEnd = (list) => { const box = scroller(list); return box.scrollHeight - box.scrollTop - box.clientHeight < 40; };
  /** Whether somebody reads a turn that they opened, or goes through the log with the keys: they are not taken away from it. */
  function reads(list) {
    if (usedKeys && list.contains(document.activeElement)) return true;
    const { top, bottom } = list.closest(".panel").getBoundingClientRect();
    return $$(".whole[open]", list).some((one) => { const box = one.getBoundingClientRect(); return box.height && box.bottom > top && box.top < bottom; });
  }
  const toEnd = (list) => { const box = scroller(list); box.scrollTop = box.scrollHeight; };
  /** What comes to stand above a list takes its room: whoever was at the end stays there. */
  for (const list of [$("#f-log"), $("#f-talk")]) {
    const panel = list?.closest(".panel");
    if (!panel) continue;
    let follows = true, height = panel.clientHeight;
    // A scroll of before is told of when the panel has shrunk already: that is nobody who reads.
    for (const box of [panel, list]) box.addEventListener("scroll", () => { if (panel.clientHeight === height) follows = atEnd(list); });
    new ResizeObserver(() => { height = panel.clientHeight; if (follows && !reads(list)) toEnd(list); }).observe(panel);
  }

  function say(line, now) {
    const region = $(now ? "#live-now" : "#live-log");
    if (now) region.textContent = line;
    else {
      const told = document.createElement("p");
      told.textContent = line;
      region.append(told);
      while (region.childElementCount > 12) region.firstElementChild.remove();
    }
  }

  // Focus stays on the same thing; what it stood on is found again by what it is for.
  function hold() {
    const at = document.activeElement;
    if (!at || at === document.body) return { page: true };
    const decision = Boolean(at.closest("#f-decision"));
    const key = at.id ? `#${CSS.escape(at.id)}`
      : at.dataset.place ? `[data-place="${CSS.escape(at.dataset.place)}"]`
      : at.dataset.card ? `#${at.closest("section[id]")?.id} [data-card="${CSS.escape(at.dataset.card)}"]`
      : at.dataset.openSeat ? `[data-open-seat="${at.dataset.openSeat}"]`
      : at.dataset.do ? `[data-do="${at.dataset.do}"]` : "";
    return { at, key, decision, board: Boolean(at.dataset.place), option: decision && at.matches(".option") ? at.value : "" };
  }

  function release(held) {
    if (held.board) keepTabStop(held.at.dataset.place);
    if (!held.at || held.at.isConnected || held.decision) return;
    if (held.key) $(held.key)?.focus({ preventScroll: true });
    setTimeout(() => { if (document.activeElement === document.body) $("#f-decision").focus({ preventScroll: true }); }, 400); // unless somebody else finds it
  }

  /** Somebody else has answered, a second has gone by: whoever was about to choose is not disturbed. */
  function sameDecision({ option: value, at }) {
    if (performance.now() < guarded) guard($$("#f-decision .option"), guarded - performance.now());
    if (value && !at.isConnected) $(`#f-decision .option[value="${CSS.escape(value)}"]`)?.focus({ preventScroll: true, focusVisible: usedKeys });
  }

  let waited = 0;
  function newDecision(held) {
    const inner = $("#f-decision .inner");
    if (!inner) return;
    inner.classList.add("fresh");
    $("#f-decision").scrollTop = 0;
    const options = $$(".option", inner);
    const claim = $(".claim", inner);
    if (claim) for (const option of options) option.disabled = table.hasAttribute("data-offline"); // its time runs: only its dice were waited for
    else guard(options);
    if (options.length) {
      const prompt = $("h2", inner)?.textContent || "";
      const told = $(".bar small")?.textContent || "";
      say(`${prompt} ${told}`, true);
      if (held.page || held.decision) setTimeout(focusFirst, claim ? 0 : 320, asked());
      attention();
      bestShown();
    } else {
      clearTimeout(waited);
      waited = setTimeout(() => { if (!$("#f-decision .option")) say($("#f-decision h2")?.textContent || ""); }, 2500); // bots decide sooner than it is said
      if (held.decision) $("#f-decision").focus({ preventScroll: true });
      if (inner.classList.contains("over")) bestShown(); // who came in where is what one looks for now
    }
  }

  /** The first option of this decision, unless somebody has gone elsewhere. */
  function focusFirst(decision) {
    const option = asked() === decision && $("#f-decision .option");
    if (option && (document.activeElement === document.body || document.activeElement?.closest("#f-decision"))) option.focus({ preventScroll: true, focusVisible: usedKeys });
  }

  /** A click meant for the last decision must not hit this one. */
  let guarded = 0;
  function guard(options, lasting = 300) {
    guarded = performance.now() + lasting;
    for (const option of options) { option.disabled = true; option.classList.add("soon"); }
    setTimeout(() => {
      for (const option of options) { option.classList.remove("soon"); option.disabled = table.hasAttribute("data-offline"); }
    }, lasting);
  }

  /** What has to be done after any change. */
  function settle() {
    coach();
    moments.keep();
    moments.showPace();
    if (!$("#f-parts .part")) bestShown(); // what was laid out to choose from has gone
    keepTabStop();
    keepLogStop();
    tick();
    minimap();
    for (const input of $$("[data-link]")) if (input.value.startsWith("/")) input.value = location.origin + input.value;
    showLink();
  }

  // --- choosing ---

  const option = (number) => $(`#f-decision .option[data-choice="${number}"]`);

  function choose(button) {
    if (!button || button.disabled) return;
    button.form.requestSubmit(button);
  }

  document.addEventListener("submit", (event) => {
    const form = event.target, kind = form.dataset.send;
    if (form.id === "say") { event.preventDefault(); speak(form); return; }
    if ("quietly" in form.dataset && socket) { event.preventDefault(); post(form); return; }
    if (!kind) return;
    const data = Object.fromEntries(new FormData(form));
    const button = event.submitter;
    let message = { type: kind };
    if (kind === "answer") message = { type: "answer", seat: Number(data.seat), decision: data.decision, option: button ? button.value : "" };
    else if (kind === "consent") message = { type: "consent", seat: Number(data.seat), question: data.question, yes: button?.value === "1" };
    else if (kind === "lang") { event.preventDefault(); speakIn(button.value); return; }
    else if (kind === "standing") message = { type: "standing", seat: Number(data.seat), kind: data.kind, answer: button.value };
    else if ("seat" in data) message.seat = Number(data.seat);
    if (table.hasAttribute("data-offline")) { event.preventDefault(); return; }
    if (!send(message)) return; // the form is posted instead
    event.preventDefault();
    if (kind === "answer") {
      absence.close();
      if (form.contains(document.activeElement)) { chosen = document.activeElement; $("#f-decision").focus({ preventScroll: true }); } // a disabled button would lose it
      for (const one of $$(".option", form)) one.disabled = true;
    }
    else if (kind !== "standing") $("#menu").open && $("#menu").close();
  });

  /** Posts a form and stays: what came of it is told by the socket. A menu with a new link in it stays open. */
  let wanted = "", linkWas = "";
  async function post(form) {
    wanted = form.dataset.quietly;
    linkWas = wanted && $(`#${wanted}`)?.value;
    if (!wanted) $("#menu").close();
    const sent = { method: "POST", body: new URLSearchParams(new FormData(form)), redirect: "manual" };
    const answer = await fetch(form.action, sent).catch(() => null);
    if (answer?.type !== "opaqueredirect") form.submit(); // the page that it leads to says what is wrong
  }
  function showLink() {
    const link = wanted && $(`#${wanted}`);
    if (!link || link.value === linkWas) return;
    wanted = "";
    link.focus();
    link.select();
  }

  function speak(form) {
    const input = $("input[name=text]", form), text = input.value.trim();
    if (!text) return;
    const seat = $("input[name=seat]", form);
    const message = { type: "talk", text };
    if (seat) message.seat = Number(seat.value);
    if (send(message)) input.value = "";
    else form.submit();
  }

  /** Does something with each element of this page and the same one of another, where neither is within a fragment. */
  function exchangeEach(which, fresh, change) {
    const around = (page) => $$(which, page).filter((one) => !one.parentElement.closest('[id^="f-"], #sheet, #drawer, .toasts, #big'));
    const others = around(fresh);
    around(document).forEach((one, at) => { if (others[at]) change(one, others[at]); });
  }

  /** Another language, in place: the page is fetched in it, and its words are exchanged. */
  async function speakIn(code) {
    if (code === lang) return;
    absence.close();
    await fetch("/language", { method: "POST", body: new URLSearchParams({ lang: code, back: location.pathname }), redirect: "manual" });
    let fresh;
    try { fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html"); } catch { location.reload(); return; }
    if (!$("#table", fresh)) { location.reload(); return; }
    lang = document.documentElement.lang = table.dataset.lang = code;
    document.title = fresh.title;
    for (const part of $$('[id^="f-"], #say, #why')) {
      const same = $(`#${part.id}`, fresh);
      if (same) { part.innerHTML = same.innerHTML; if (part.id.startsWith("f-")) was[part.id.slice(2)] = same.innerHTML; }
    }
    // Around the fragments only words are exchanged: what is pressed and what is open stays so.
    for (const which of [".tabs button", ".tabbar button", ".zoom button", ".views button", ".older a", ".skip"]) {
      exchangeEach(which, fresh, (one, same) => { one.innerHTML = same.innerHTML; });
    }
    exchangeEach("[aria-label]", fresh, (one, same) => one.setAttribute("aria-label", same.getAttribute("aria-label")));
    Object.assign(words, $("#words", fresh).dataset);
    send({ type: "lang", lang: code });
    applySettings();
    unread(Number(table.dataset.unread || 0));
    tab(table.dataset.tab);
    settle();
  }

  // What an option points at is lit with it, and the other way round.
  function light(number) {
    for (const lit of $$(".lit")) lit.classList.remove("lit");
    if (!number) return;
    for (const one of $$(`[data-choice="${number}"], .ways [data-way="${number}"]`)) one.classList.add("lit");
    for (const place of $$(`.place[data-choice="${number}"]`)) $(`[data-paint="${CSS.escape(place.dataset.place)}"]`)?.classList.add("lit");
    for (const point of (option(number)?.dataset.points || "").split(" ")) {
      if (point.startsWith("place:")) $(`[data-paint="${CSS.escape(point.slice(6))}"]`)?.classList.add("lit");
    }
  }
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      const one = event.target.closest?.("[data-choice]");
      const chosen = one || (kind === "pointerover" ? document.activeElement?.closest("[data-choice]") : null);
      light(chosen?.dataset.choice);
      if (one?.closest("#f-decision")) showCard(one.dataset.choice);
    });
  }

  /** The card that an option is about may lie further down. */
  function showCard(number) {
    $(`#f-parts .card[data-choice="${number}"]:not(.k)`)?.scrollIntoView({ block: "nearest", behavior: motion.calm.matches ? "auto" : "smooth" });
  }

  document.addEventListener("click", (event) => {
    const target = event.target;
    const close = (selector) => target.closest(selector);
    let at;
    if ((at = close("[data-why]"))) { event.preventDefault(); why(at); }
    else if ((at = close("[data-see-place]")) && $(`.place[data-place="${CSS.escape(at.dataset.seePlace)}"]`)) { event.preventDefault(); openPlace($(`.place[data-place="${CSS.escape(at.dataset.seePlace)}"]`)); }
    else if ((at = close("[data-see-seat]"))) { const detail = document.getElementById(`more-${at.dataset.seeSeat}`); if (detail) drawer(detail.innerHTML); }
    else if ((at = close("[data-tab]:not(#table)"))) tab(at.dataset.tab);
    else if ((at = close("[data-shows]:not(#table)"))) shows(at.dataset.shows);
    else if ((at = close("[data-zoom]"))) zoom(at.dataset.zoom === "near");
    else if ((at = close("a[data-eyes]"))) { if (send({ type: "eyes", seat: Number(at.dataset.eyes) })) { event.preventDefault(); table.dataset.eyes = at.dataset.eyes; } }
    else if ((at = close(".place"))) { event.preventDefault(); place(at, event); }
    else if ((at = close(".card"))) card(at, event);
    else if ((at = close("[data-open-seat]"))) seat(at);
    else if ((at = close("[data-do]"))) act(at.dataset.do, at);
    else if ((at = close("[data-coached]"))) coached(at);
    else if ((at = close("[data-unfold]"))) unfold(at);
    else if ((at = close("[data-copy]"))) copy(at);
    else if ((at = close("[data-close]"))) closeSheets();
    else if ((at = close("[data-act]"))) { closeSheets(); choose(option(at.dataset.act)); }
    else if (target.id === "menu") $("#menu").close();
  });

  // What unfolds at the foot of the decision would open below its edge.
  document.addEventListener("toggle", ({ target }) => {
    if (target.open && target.contains(document.activeElement) && target.closest(".decision")) target.scrollIntoView({ block: "nearest" });
  }, true);

  let touched = "mouse";
  addEventListener("pointerdown", (event) => { touched = event.pointerType; usedKeys = false; }, true);

  /** With a mouse an offered place acts; under a finger it only opens. */
  function place(button, event) {
    const number = button.dataset.choice;
    const byMouse = event.detail > 0 && touched === "mouse" && !phone.matches;
    if (number && byMouse && !button.querySelector(".num i")) choose(option(number));
    else openPlace(button);
  }

  function card(one, event) {
    const number = one.dataset.choice;
    if (number && event.detail > 0 && touched === "mouse") choose(option(number));
    else enlarge(one, true);
  }

  function seat(button) {
    const item = button.closest(".seat");
    const number = item.dataset.choice;
    if (number && touched === "mouse") { choose(option(number)); return; }
    const detail = document.getElementById(`more-${item.dataset.seat}`);
    if (detail) drawer(detail.innerHTML);
  }

  // --- panels ---

  function tab(name) {
    table.dataset.tab = name;
    const shown = desktop.matches ? (["talk", "why"].includes(name) ? name : "log") : name === "table" ? "mine" : name;
    for (const button of $$(".tabs [data-tab]")) {
      button.setAttribute("aria-selected", String(button.dataset.tab === shown));
      button.tabIndex = button.dataset.tab === shown ? 0 : -1;
    }
    for (const button of $$(".tabbar [data-tab]")) button.toggleAttribute("aria-current", button.dataset.tab === name);
    if (name === "talk") unread(0);
    if (name === "log") toEnd($("#f-log"));
    if (name === "talk") toEnd($("#f-talk"));
    closeSheets();
  }

  function unread(count) {
    table.dataset.unread = count;
    for (const badge of $$(".unread")) { badge.hidden = !count; badge.textContent = count; }
  }

  async function why(link) {
    const { why: ids, about, text } = link.dataset;
    let told = "";
    if (ids) {
      try {
        const answer = await fetch(`/rules/${game}/fragment?${new URLSearchParams({ ids: ids.replaceAll(" ", ","), lang })}`);
        if (answer.ok) told = await answer.text();
      } catch { /* the link itself still leads to the rules */ }
    }
    const head = document.createElement("div");
    for (const [kind, line] of [["h3", about], ["p", text]]) {
      if (!line) continue;
      const made = document.createElement(kind);
      made.textContent = line;
      if (kind === "p") made.className = "card-words";
      head.append(made);
    }
    drawer(head.innerHTML + told, link);
  }

  let opener = null;

  /** The address of a drawing of the sprite, as the page has it for others. */
  function iconAt(name) {
    const [sprite] = document.querySelector('use[href*="icons.svg"]').getAttribute("href").split("#");
    return `${sprite}#${name}`;
  }

  /** Where rules and seats are told: a tab on wide screens, on phones over the board. */
  function drawer(markup, from = document.activeElement) {
    opener = from;
    if (phone.matches) {
      const box = $("#drawer");
      box.innerHTML = `<button type="button" class="quiet close" data-close aria-label="${words.close}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="${iconAt("close")}"/></svg></button>${markup}`;
      box.hidden = false;
      if (table.dataset.tab !== "table") { table.dataset.tab = "table"; tab("table"); box.hidden = false; }
      $("[data-close]", box).focus({ preventScroll: true });
      return;
    }
    $("#why").innerHTML = markup;
    $("#why").classList.remove("fresh");
    void $("#why").offsetWidth;
    $("#why").classList.add("fresh");
    tab("why");
  }

  function closeSheets() {
    const open = !$("#drawer").hidden || table.hasAttribute("data-sheet");
    $("#drawer").hidden = true;
    $("#sheet")?.remove();
    table.removeAttribute("data-sheet");
    $("#big").hidden = true;
    if (open && opener?.isConnected) opener.focus({ preventScroll: true });
    opener = null;
  }

  /** A place in full: what it does, who and what is there, and the way there if it is offered. */
  function openPlace(button) {
    const name = button.dataset.place, number = button.dataset.choice;
    const about = $(`#about-${CSS.escape(name)}`);
    if (!about) return;
    const box = document.createElement("div");
    const drawn = document.getElementById(`place-${name}`);
    const scape = $(".scape", button);
    const picture = scape ? `<svg class="sheet-pic" viewBox="0 0 156 97" aria-hidden="true">${scape.innerHTML}</svg>` : drawn ? `<svg class="sheet-pic" viewBox="0 0 96 60" aria-hidden="true"><use href="#place-${name}"/></svg>` : "";
    box.innerHTML = `<div class="sheet-head${picture ? "" : " bare"}">${picture}<div>${about.innerHTML}</div></div>`;
    const note = $(".note", box);
    if (note) box.append(note);
    const there = document.createElement("p");
    there.className = "soft";
    there.textContent = button.dataset.there;
    box.append(there);
    const lying = $(`[data-lying="${CSS.escape(name)}"]`);
    if (lying) { const cards = document.createElement("div"); cards.className = "cards"; cards.innerHTML = lying.innerHTML; box.append(cards); }
    if (number) {
      const acts = document.createElement("div");
      acts.className = "acts";
      for (const one of $$("#f-decision .option").filter((each) => each.dataset.points.split(" ").includes(`place:${name}`))) {
        const go = document.createElement("button");
        go.type = "button"; go.className = "fill wide"; go.dataset.act = one.dataset.choice;
        go.textContent = $(".title", one)?.textContent.trim() || one.textContent.trim();
        const price = $$(".about .change", one).map((change) => change.textContent.trim()).join(", ");
        if (price) { const small = document.createElement("small"); small.textContent = price; go.append(small); }
        acts.append(go);
      }
      const count = $$("#f-decision .option").length - acts.childElementCount;
      if (phone.matches && count > 0) {
        const rest = document.createElement("button");
        rest.type = "button"; rest.className = "plain wide"; rest.dataset.close = "";
        rest.textContent = count === 1 && words.otherChoicesOne ? words.otherChoicesOne : words.otherChoices.replace("9", count);
        acts.append(rest);
      }
      box.append(acts);
    }
    light(number);
    if (!phone.matches) { drawer(box.innerHTML, button); return; }
    closeSheets();
    opener = button;
    zoom(true, button);
    const sheet = document.createElement("section");
    sheet.id = "sheet";
    sheet.className = "sheet";
    sheet.tabIndex = -1;
    if (!number) box.insertAdjacentHTML("beforeend", `<div class="acts"><button type="button" class="plain wide" data-close>${words.close}</button></div>`);
    sheet.append(...box.childNodes);
    $("main").append(sheet);
    table.setAttribute("data-sheet", "");
    sheet.focus({ preventScroll: true });
  }

  table.addEventListener("whole", closeSheets);

  /** On a small screen either the board is shown or what lies beside it. */
  function shows(what) {
    table.dataset.shows = what;
    for (const button of $$(".views [data-shows]")) button.setAttribute("aria-pressed", String(button.dataset.shows === what));
  }
  let dueling = ""; // the row of cards that was last brought to the fore
  function bestShown() {
    const title = $("#parts-title")?.dataset.title, button = $(".views [data-shows=parts]");
    if (button && title) {
      if (button.textContent !== button.dataset.titled) button.dataset.plain = button.textContent;
      button.textContent = button.dataset.titled = title;
    } else if (button?.dataset.titled && button.textContent === button.dataset.titled) button.textContent = button.dataset.plain;
    if (!$("#f-parts .part") || !$("#board")) { shows("board"); dueling = ""; return; }
    const duel = $("#f-parts .duel")?.dataset.duel || "";
    if (duel !== dueling) { dueling = duel; if (duel) { shows("parts"); return; } }
    if ($("#f-parts .ranked") && $("#f-decision .over")) { shows("parts"); return; }
    if ($("#f-decision .option")) shows($(".place.offered") && !newPage() ? "board" : "parts");
  }

  /** A page that has not been read yet comes before the board. */
  function newPage() {
    const page = $("#f-parts .book")?.dataset.page || "", key = `page-${table.dataset.table}`;
    if (store.get(key, "") === page) return false;
    store.set(key, page);
    return Boolean(page) && page !== table.dataset.board; // what it says of the board can wait
  }

  // A card in full: beside it on a desktop, over everything on a phone.
  let bigFor = null;
  function enlarge(one, toggle) {
    const big = $("#big");
    if (!one || one.classList.contains("l") || (toggle && bigFor === one && !big.hidden && touched !== "mouse")) { big.hidden = true; bigFor = null; return; }
    bigFor = one;
    const copy = one.cloneNode(true);
    copy.className = copy.className.replace(/\b[smpq]\b/, "l").replace("offered", "");
    copy.removeAttribute("tabindex");
    $(".num", copy)?.remove();
    big.replaceChildren(copy);
    big.hidden = false;
    const box = one.getBoundingClientRect(), size = big.getBoundingClientRect();
    const decision = $("#f-decision").getBoundingClientRect();
    const wide = mouse.matches && innerWidth >= 1200, rail = one.closest("#f-mine, #f-decision, .side")?.getBoundingClientRect();
    let x = (innerWidth - size.width) / 2, y = mouse.matches && innerWidth >= 700 ? box.top + box.height / 2 - size.height / 2 : (innerHeight - size.height) / 2;
    if (rail && wide) x = rail.left > innerWidth / 2 ? rail.left - size.width - 12 : rail.right + 12;
    else if (wide) x = box.right + 12 + size.width <= decision.left ? box.right + 12 : box.left - size.width - 12; // beside the card, and not over what is asked
    else if (!rail && decision.top > innerHeight / 3) y = Math.min(y, decision.top - size.height - 8);
    x = Math.max(8, Math.min(innerWidth - size.width - 8, x));
    y = Math.max(8, Math.min(innerHeight - size.height - 8, y));
    Object.assign(big.style, { left: `${x}px`, top: `${y}px` });
  }
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const one = event.target.closest?.(".card.s, .card.m, .card.p, .card.q");
    if (one !== bigFor) enlarge(one);
  });
  document.addEventListener("focusin", ({ target }) => { if (target.closest?.("#sheet") && !target.closest(".acts")) target.scrollIntoView({ block: "nearest" }); }); // not under the buttons
  document.addEventListener("focusin", (event) => { if (usedKeys) enlarge(event.target.closest?.(".card.s, .card.m, .card.p, .card.q")); });
  addEventListener("pointerdown", (event) => { if (!event.target.closest?.(".card")) { $("#big").hidden = true; bigFor = null; } });

  // --- small things ---

  function act(what, button) {
    if (what === "menu") openMenu();
    else if (what === "skip") moments.skip(send);
    else if (what === "retry") retryNow();
    else if (what === "back") absence.close();
    else if (what === "missed") { absence.close(); toMissed(); }
    else if (what === "close") $("#menu").close();
    else if (what === "sound") { set("sound", !setting("sound")); if (setting("sound")) beep(); }
  }

  const DEFAULTS = { sound: false, keys: true, coach: true, notify: false };
  const setting = (name) => store.get(`set-${name}`, DEFAULTS[name]);
  function set(name, value) {
    store.set(`set-${name}`, value);
    if (name === "notify" && value && "Notification" in window) Notification.requestPermission();
    applySettings();
    if (name === "coach") { if (value) store.set("coached", {}); coach(); }
  }
  function applySettings() {
    for (const button of $$('[data-do="sound"]')) button.setAttribute("aria-pressed", String(setting("sound")));
    for (const box of $$("[data-setting]")) box.checked = setting(box.dataset.setting);
    for (const one of $$("[data-theme-choice]")) one.checked = one.value === (document.documentElement.dataset.theme || "auto");
  }
  function openMenu() { applySettings(); $("#menu").showModal(); }
  document.addEventListener("change", (event) => {
    const one = event.target;
    if ("paceChoice" in one.dataset) moments.setPace(one.value, send);
    else if (one.dataset.setting) set(one.dataset.setting, one.checked);
    else if ("themeChoice" in one.dataset) theme(one.value);
    else if ("langChoice" in one.dataset) speakIn(one.value);
  });
  function theme(name) {
    if (name === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
    try { name === "auto" ? localStorage.removeItem("theme") : localStorage.setItem("theme", name); } catch { /* it holds for this page */ }
  }

  let audio = null;
  function beep() {
    try {
      audio = audio || new AudioContext();
      const at = audio.currentTime;
      for (const [start, pitch] of [[0, 659], [0.14, 880]]) {
        const tone = audio.createOscillator(), volume = audio.createGain();
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0.0001, at + start);
        volume.gain.exponentialRampToValueAtTime(0.12, at + start + 0.02);
        volume.gain.exponentialRampToValueAtTime(0.0001, at + start + 0.3);
        tone.connect(volume).connect(audio.destination);
        tone.start(at + start);
        tone.stop(at + start + 0.32);
      }
    } catch { /* no sound here */ }
  }
  function attention() {
    if (!document.hidden && document.hasFocus()) { if (setting("sound") && queue.length < 2 && Date.now() - lastAnswer > 3000) beep(); return; }
    if (setting("sound")) beep();
    if (setting("notify") && "Notification" in window && Notification.permission === "granted") new Notification(document.title, { body: $("#f-decision h2")?.textContent || "", tag: table.dataset.table });
  }
  let lastAnswer = 0;
  document.addEventListener("submit", (event) => {
    lastAnswer = Date.now();
    if (event.target.dataset.send !== "answer") return;
    moments.answered();
    $$(".toast.linked").forEach((one) => one.remove()); // whoever goes on has read it
  }, true);
  moments.whenClosed(() => {
    const options = $$("#f-decision .option"), claim = $("#f-decision .claim");
    if (!options.length) return;
    if (!claim) guard(options);
    say($("#f-decision h2")?.textContent || "", true);
    setTimeout(focusFirst, claim ? 0 : 320, asked());
  });

  function toast(text, { error = false, stay = false, rules = [], link = null } = {}) {
    const one = document.createElement("div");
    one.className = `toast${error ? " error" : ""}`;
    const line = document.createElement("span");
    line.textContent = text;
    one.append(line);
    if (rules && rules.length) {
      const ask = document.createElement("a");
      ask.href = `/rules/${game}?lang=${lang}#${rules[0]}`; ask.dataset.why = rules.join(" "); ask.dataset.about = text; ask.textContent = "?";
      ask.setAttribute("aria-label", $(".tabs [data-tab=why]")?.textContent || "?");
      line.append(" ", ask);
    }
    if (link) { one.classList.add("linked"); const go = document.createElement("a"); go.href = "#f-log"; go.textContent = link.text; go.onclick = (event) => { event.preventDefault(); one.remove(); link.go(); }; line.append(" ", go); }
    const shut = document.createElement("button");
    shut.type = "button"; shut.className = "quiet"; shut.setAttribute("aria-label", words.close); shut.textContent = "×";
    shut.onclick = () => one.remove();
    one.append(shut);
    $($("#menu").open ? "#menu-toasts" : "#toasts").replaceChildren(one); // nothing is seen behind an open menu
    if (!stay && !error && !link && !rules?.length) setTimeout(() => one.remove(), 5000);
  }

  function copy(button) {
    const input = $(`#${button.dataset.copy}`);
    input.select();
    (navigator.clipboard?.writeText(input.value) || Promise.reject()).catch(() => document.execCommand("copy")).finally(() => toast(words.copied));
  }

  function coach() {
    const seen = store.get("coached", {});
    const tips = $$("#f-decision [data-coach]");
    for (const tip of tips) tip.hidden = !setting("coach") || Boolean(seen[tip.dataset.coach]);
    // A phone has little room above the options: there the first tip is one line until it is opened. So is any that
    // would lie over options.
    const first = phone.matches ? tips.find((tip) => !tip.hidden) : null;
    for (const tip of tips) {
      const box = tip.closest(".inner");
      tip.hidden ||= Boolean(first) && tip !== first;
      tip.classList.remove("folded", "tight");
      const tight = tip === first || (!tip.hidden && lowest(box) + EDGE > box.clientHeight - tip.offsetHeight);
      const folded = tight && tip.dataset.coach !== unfolded;
      tip.classList.toggle("tight", tight);
      tip.classList.toggle("folded", folded);
      $(".unfold", tip).setAttribute("aria-expanded", !folded);
    }
  }
  const EDGE = 8; // the tip's own rim
  /** How far down the last option, and what stands under it, reaches in what may be scrolled. */
  function lowest(box) {
    const ends = $$(".option, .free summary, .standing summary, .why-not summary", box).filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().bottom);
    return Math.max(0, ...ends) - box.getBoundingClientRect().top + box.scrollTop;
  }
  function unfold(button) {
    const { coach: name } = button.closest("[data-coach]").dataset;
    unfolded = unfolded === name ? "" : name;
    coach();
  }
  phone.addEventListener("change", coach);
  function coached(button) {
    if (button.dataset.coached === "all") set("coach", false);
    const tip = button.closest("[data-coach]");
    store.set("coached", { ...store.get("coached", {}), [tip.dataset.coach]: 1 });
    coach();
    $("#f-decision .option")?.focus({ preventScroll: true });
  }

  /** When a clock has run out, by ours. Time begins when this page has the window, as the server counts it. */
  const ends = new Map();
  function endOf({ dataset }) {
    const name = `${dataset.opened} ${dataset.deadline}`;
    if (!ends.has(name)) {
      const before = told - Number(dataset.opened || told);
      ends.set(name, Number(dataset.deadline) + behind + (before > 0 && before <= 250 ? before : 0));
    }
    return ends.get(name);
  }

  // Clocks tick once a second where motion is unwelcome.
  let spoken = "";
  function tick() {
    tellWait();
    const now = Date.now(), clocks = $$(".clock[data-deadline]");
    if (!clocks.length) ends.clear();
    for (const clock of clocks) {
      const left = Math.max(0, endOf(clock) - now), seconds = Math.ceil(left / 1000);
      const tenths = left > 0 && left < 5000 && !motion.calm.matches; // under five seconds each tenth counts
      const text = clock.textContent.replace(/\d+([.,]\d)?/, tenths ? (left / 1000).toLocaleString(table.dataset.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) : seconds);
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("late", seconds <= 3);
      const mark = `${clock.dataset.deadline}:${seconds}`;
      if ([10, 5, 3].includes(seconds) && spoken !== mark) { spoken = mark; say(words.seconds.replace("99", seconds), true); }
    }
    for (const bar of $$("progress.time")) {
      const end = endOf(bar), all = bar.dataset.opened ? Number(bar.dataset.deadline) - Number(bar.dataset.opened) : end - now;
      bar.value = all > 0 ? Math.max(0, Math.min(1000, (1000 * (end - now)) / all)) : 0;
    }
  }
  let ticks = 0;
  setInterval(() => { if (!document.hidden && (!motion.calm.matches || ticks++ % 10 === 0)) tick(); }, 100);

  // --- keys ---

  /** Focus was put on an option without a ring: whoever takes to the keys sees where they are. */
  function ring() {
    const at = document.activeElement;
    if (!at.matches(".option") || at.matches(":focus-visible")) return;
    at.blur();
    at.focus({ preventScroll: true, focusVisible: true });
  }

  document.addEventListener("keydown", (event) => {
    if (!usedKeys) ring();
    usedKeys = true;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target;
    if (event.key === "Escape") { if (absence.close()) return; if (!$("#menu").open) { closeSheets(); light(0); if (desktop.matches && table.dataset.tab === "why") tab("log"); } return; }
    if (at.closest?.("input:not([type=checkbox]):not([type=radio]), textarea, select") || $("#menu").open) return;
    if (event.key.startsWith("Arrow") && at.classList?.contains("place")) { event.preventDefault(); step(at, event.key); return; }
    const along = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (along && at.matches?.('.tabs [role="tab"]')) { event.preventDefault(); stepTab(at, along); return; }
    if (along && logStops().includes(at)) { event.preventDefault(); stepLine(at, along); return; }
    if ((event.key === "Enter" || event.key === " ") && at.classList?.contains("card")) { event.preventDefault(); at.dataset.choice && event.key === "Enter" ? choose(option(at.dataset.choice)) : enlarge(at, true); return; }
    if (event.key === " " && !at.closest?.("button, a, summary, input:not([name|=pace]:checked), [role=tab]")) { event.preventDefault(); if (!absence.close()) moments.skip(send); return; }
    if (!setting("keys")) return;
    if (/^[1-9]$/.test(event.key)) { const one = option(event.key); if (one) { event.preventDefault(); choose(one); } }
    else if (event.key === "?") {
      const link = at.closest?.(".choice, .line")?.querySelector("[data-why]") || $("#f-decision [data-why]");
      if (link) { event.preventDefault(); why(link); }
    } else if (/^[a-z]$/i.test(event.key) && $(`.claim [data-key="${event.key.toLowerCase()}"]`)) {
      event.preventDefault();
      if (!event.repeat) choose($(`.claim [data-key="${event.key.toLowerCase()}"]`));
    } else if (event.key.toLowerCase() === "t") $("#f-below:has(.part)")?.focus();
    else if (event.key.toLowerCase() === "n") { const hush = $("#f-decision .not-again button") || $('#f-decision .option[value^="hush"]'); if (hush && !hush.disabled) hush.form.requestSubmit(hush); }
    else if (event.key.toLowerCase() === "u") { const undo = $(".undo"); if (undo && !undo.disabled) undo.form.requestSubmit(undo); }
  });

  function stepTab(from, along) {
    const shown = $$('.tabs [role="tab"]').filter((one) => one.offsetParent);
    const to = shown[(shown.indexOf(from) + along + shown.length) % shown.length];
    tab(to.dataset.tab);
    to.focus();
  }

  /** The log is one stop, too, at its newest turn (or line that tells why); arrows go from one to the other. */
  const logStops = () => $$(`#f-log ${$("#f-log .whole") ? ".whole > summary" : ".why"}`);
  function stepLine(from, along) {
    const stops = logStops(), to = stops[stops.indexOf(from) + along];
    if (!to) return;
    keepLogStop(to);
    to.focus();
  }
  function keepLogStop(stop) {
    const stops = logStops();
    stop ||= stops.includes(document.activeElement) ? document.activeElement : stops.at(-1);
    for (const one of stops) one.tabIndex = one === stop ? 0 : -1;
  }

  /** The board is one stop for the Tab key; arrows go from place to place. */
  function keepTabStop(name) {
    const places = $$(".place");
    if (!places.length) return;
    const stop = places.find((one) => one.dataset.place === name) || places.find((one) => one.tabIndex === 0) || $(".piece.me")?.closest(".place") || $(".place.offered") || places[0];
    for (const one of places) one.tabIndex = one === stop ? 0 : -1;
  }
  function step(from, key) {
    const a = from.getBoundingClientRect(), x = a.x + a.width / 2, y = a.y + a.height / 2;
    const [ux, uy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    let best = null, least = Infinity;
    for (const one of $$(".place")) {
      const b = one.getBoundingClientRect(), dx = b.x + b.width / 2 - x, dy = b.y + b.height / 2 - y;
      const along = dx * ux + dy * uy, off = Math.abs(dx * uy) + Math.abs(dy * ux);
      if (one === from || along < 4) continue;
      const cost = along + 2.5 * off - (from.dataset.links.split(" ").includes(one.dataset.place) ? 40 : 0);
      if (cost < least) { least = cost; best = one; }
    }
    if (!best) return;
    keepTabStop(best.dataset.place);
    best.focus({ preventScroll: !table.hasAttribute("data-near") });
    light(best.dataset.choice);
  }

  // --- coming back ---

  const readHere = `read-${table.dataset.table}`;
  let away = 0; // the last line that was read before the connection was lost
  function lastLine() { return Number($$("#f-log .line").at(-1)?.dataset.line || 0); }
  function keepRead() { store.set(readHere, lastLine()); }

  const AWAY = 60_000; // ms: whoever looks elsewhere for a moment knows where they were
  const left = { line: 0, at: 0 }; // what was read last, and when, before somebody looked elsewhere
  function looksElsewhere() {
    keepRead();
    Object.assign(left, { line: lastLine(), at: Date.now() });
  }
  function looksAgain() {
    const { line, at } = left;
    if (socket) { left.line = 0; if (line && Date.now() - at > AWAY) tellMissed(line); } // else when we hear of the table again
    wakeUp();
  }

  /** Says what was told after this line: in a panel what weighs, else in a word how much it is. */
  async function tellMissed(since) {
    const missed = () => $$("#f-log .line").filter((line) => Number(line.dataset.line) > since);
    const mark = () => missed().forEach((line) => line.classList.add("new"));
    if (!missed().length) return;
    mark();
    toMissed = () => { tab("log"); mark(); (missed()[0]?.closest(".turn") || missed()[0])?.scrollIntoView({ block: "center" }); };
    if (await absence.tell(since, say)) return;
    toast(missed().length === 1 ? words.awayOne : words.away.replace("2", missed().length), { link: { text: words.see, go: toMissed } });
  }
  let toMissed = () => {};

  // --- beginning ---

  addEventListener("pagehide", () => { leaving = true; if (!document.hidden) keepRead(); });
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  document.addEventListener("visibilitychange", () => { if (document.hidden && !leaving) looksElsewhere(); else looksAgain(); });
  addEventListener("online", wakeUp);
  setInterval(listen, 1000);
  let stayed = null;
  try { stayed = JSON.parse(sessionStorage.getItem("stayed")); sessionStorage.removeItem("stayed"); } catch { /* as if away */ }
  if (stayed?.table !== table.dataset.table) stayed = null;
  const since = Number(table.dataset.since); // none: a first visit
  if (since && !stayed) tellMissed(Math.max(since, store.get(readHere, 0)));
  unread(Number(table.dataset.unread || 0));
  desktop.addEventListener("change", () => tab(table.dataset.tab));
  applySettings();
  tab("table");
  bestShown();
  settle();
  toEnd($("#f-log"));
  toEnd($("#f-talk"));
  const first = $("#f-decision .option");
  if (first && document.activeElement === document.body) first.focus({ preventScroll: true, focusVisible: false });
  if (stayed?.fresh?.length) moments.take(stayed.fresh, false, say);
  if (location.protocol.startsWith("http") && !table.hasAttribute("data-still")) connect();
})();
