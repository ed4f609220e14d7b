// Moments, in the place of the decision: what hits me, and what all should see. Nobody waits for them; any key or press
// ends one. And the pace of bots, which is the person's own.
"use strict";

const moments = (() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const place = $("#moment"), decision = $("#f-decision");
  const queue = [];
  let now = null; // the moment that is shown: how long it has still to stay, and since when
  let line = null; // what stands above the prompt until it is answered
  let after = () => {};
  const isOpen = () => !place.hidden;
  const asked = () => Boolean($(".option", decision));

  /** Shows them one after another; where a question was open before, or a clock runs, or motion is unwelcome, in a line. */
  function take(fresh, wasAsked, say) {
    say(fresh.map((one) => one.said).join(" "), true);
    if (wasAsked || motion.none() || $(".clock", decision)) { line = { said: fresh.map((one) => one.said).join(" "), more: fresh.map((one) => one.more || "").filter(Boolean).join("\n"), hurts: fresh.some((one) => one.hurts) }; keep(); return; }
    queue.push(...fresh);
    if (!isOpen()) next();
  }

  function next() {
    const one = queue.shift();
    if (!one) { close(); return; }
    place.innerHTML = one.html;
    place.hidden = false;
    place.scrollTop = 0;
    decision.inert = true;
    now = { left: one.ms, all: one.ms, since: performance.now(), timer: 0 };
    run();
  }

  function run() {
    const mine = now;
    if (!mine || mine.timer) return;
    mine.since = performance.now();
    mine.timer = setInterval(() => {
      const gone = mine.all - mine.left + performance.now() - mine.since;
      const bar = $(".passing", place);
      if (bar) bar.value = Math.min(1000, (1000 * gone) / mine.all);
      if (gone >= mine.all) end();
    }, 50);
  }

  /** Whoever looks at it closely has the time for it. */
  function hold() {
    if (!now?.timer) return;
    clearInterval(now.timer);
    now.timer = 0;
    now.left -= performance.now() - now.since;
  }

  function end() {
    if (now?.timer) clearInterval(now.timer);
    now = null;
    next();
  }

  function close() {
    if (!isOpen()) return;
    place.hidden = true;
    place.replaceChildren();
    decision.inert = false;
    after();
  }

  /** The line is put back where the decision was drawn anew, for as long as there is one. */
  function keep() {
    $(".moment-line", decision)?.remove();
    if (!line) return;
    const inner = $(".inner", decision);
    if (!inner) return;
    const told = document.createElement(line.more ? "details" : "p"); // a card that says more is opened here
    told.className = `moment-line${line.hurts ? " hurts" : ""}`;
    if (line.more) {
      const [title, text] = [document.createElement("summary"), document.createElement("p")];
      [title.textContent, text.textContent] = [line.said, line.more];
      told.append(title, text);
    } else told.textContent = line.said;
    inner.prepend(told);
  }
  const answered = () => { line = null; keep(); };

  place.addEventListener("pointermove", hold);
  place.addEventListener("focusin", hold);
  place.addEventListener("pointerleave", run);
  place.addEventListener("focusout", run);
  addEventListener("pointerdown", (event) => { if (isOpen() && !event.target.closest?.("#moment a")) end(); }, true);
  addEventListener("keydown", (event) => {
    if (!isOpen() || event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey || event.key === "Shift") return;
    if (event.target.closest?.("input:not([type=radio]), textarea, #moment a")) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  }, true);

  // --- the pace of bots ---

  const PACE = "pace", PACES = ["slow", "normal", "quick", "at-once"];
  let pace = "normal", skipping = false;
  try { pace = PACES.find((name) => name === localStorage.getItem(PACE)) || "normal"; } catch { /* as the server has it */ }

  function showPace() {
    for (const one of $$("[data-pace-choice]")) one.checked = one.value === pace;
    const chosen = $(`.pace [data-pace-choice][value="${pace}"]`);
    for (const told of $$("[data-pace-now]")) told.textContent = chosen?.nextElementSibling.textContent || "";
  }
  function setPace(name, send) {
    pace = name;
    skipping = false;
    try { localStorage.setItem(PACE, name); } catch { /* it holds for this page */ }
    showPace();
    send({ type: "pace", name });
  }
  /** A new socket knows nothing of it. */
  const hello = (send) => { skipping = false; if (pace !== "normal") send({ type: "pace", name: pace }); };
  /** To my next decision, or to the next moment. */
  function skip(send) {
    if (isOpen()) { end(); return; }
    if (asked() || skipping) return;
    skipping = true;
    motion.hurry();
    send({ type: "skip" });
  }
  function arrived(message, send) {
    if (!skipping || !(message.ask || message.moments?.length)) return;
    skipping = false;
    if (!message.ask) send({ type: "pace", name: pace });
  }
  /** How much of what bots do is shown on its way: all of it, pieces and numbers, or nothing. */
  const shownOf = (moves) => (skipping || pace === "at-once" ? [] : pace === "quick" ? moves.filter((one) => one.what === "piece" || one.what === "number") : moves);

  showPace();
  return { take, keep, answered, isOpen, whenClosed: (work) => { after = work; }, setPace, showPace, hello, skip, arrived, shownOf, isSkipping: () => skipping };
})();
