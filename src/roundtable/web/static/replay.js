// A match to be seen again: the scrubber asks for moments and puts them into the page.
"use strict";
(() => {
  const $ = (query) => document.querySelector(query);
  const grid = $("#replay");
  if (!grid) return;
  const words = $("#words").dataset, data = grid.dataset;
  const first = Number(data.first), last = Number(data.last), turns = data.turns.split(" ").map(Number);
  const scrub = $("#scrub"), play = $("#play"), eyes = $("#eyes"), jump = $("#jump"), speed = $("#speed");
  const KEPT = 300;
  const PUT = { land: "#f-land", board: "#f-board", parts: "#f-parts", seats: "#f-seats", piles: "#f-piles", log: "#f-log", asked: "#f-asked", mine: "#f-mine", when: "#f-when" };
  let at = Number(data.at), wanted = at, playing = 0, asking = null;
  let frames = new Map([[at, shownNow()]]);

  function shownNow() {
    const html = {};
    for (const name of Object.keys(PUT)) if ($(PUT[name])) html[name] = $(PUT[name]).innerHTML;
    return html;
  }

  // --- moments ---

  async function frame(moment) {
    const kept = frames.get(moment);
    if (kept) return kept;
    const had = frames.has(at) ? `&had=${at}` : "";
    const whose = eyes.value;
    const answer = await fetch(`${data.frames}?at=${moment}&eyes=${whose}${had}`);
    if (!answer.ok) throw new Error(String(answer.status));
    const told = await answer.json();
    if (whose !== eyes.value) return null;
    const html = { ...(told.had === null ? {} : frames.get(told.had)), ...told.html };
    frames.set(told.at, html);
    if (frames.size > KEPT) frames.delete(frames.keys().next().value);
    return html;
  }

  // One request at a time: while one is on its way the scrubber may move on, and only its last place counts.
  async function go(moment) {
    wanted = Math.min(Math.max(moment, first), last);
    label(wanted);
    if (asking) return asking;
    asking = (async () => {
      while (wanted !== at) {
        const next = wanted;
        const html = await frame(next);
        if (html) show(next, html);
      }
    })();
    try { await asking; } catch { stop(); } finally { asking = null; }
    if (wanted !== at) return go(wanted);
    ahead();
    return null;
  }

  function ahead() {
    const next = at + 1;
    if (next <= last && !frames.has(next)) frame(next).catch(() => {});
  }

  function show(moment, html, before = frames.get(at) || {}) {
    const single = Math.abs(moment - at) === 1;
    const put = () => {
      for (const [name, place] of Object.entries(PUT)) if ($(place) && html[name] !== undefined && html[name] !== before[name]) $(place).innerHTML = html[name];
      lay(html.land !== before.land);
      const log = $("#f-log").parentElement;
      log.scrollTop = log.scrollHeight;
    };
    at = moment;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (single && !calm && document.startViewTransition && Number(speed.value) >= 350 && html.board !== before.board) {
      const going = document.startViewTransition(put);
      for (const promise of [going.ready, going.finished, going.updateCallbackDone]) promise.catch(() => {}); // it may be skipped
    } else put();
    label(at);
    remember();
  }

  // --- which board, and whether it is looked at or what lies beside it ---

  let page = pageNow();
  function pageNow() { return $("#f-parts .book")?.dataset.page || ""; }

  function lay(other) {
    const { board, kind } = $("#f-land [data-board]").dataset;
    data.board = board;
    grid.classList.toggle("boardless", !board);
    $("#board").className = `board ${kind}`;
    const turned = pageNow() !== page;
    page = pageNow();
    if ($("#f-parts :is(.bench, .shelf)") || (turned && page)) shows("parts");
    else if (other || turned) shows(board ? "board" : "parts");
  }

  function shows(what) {
    data.shows = what;
    for (const button of document.querySelectorAll(".views [data-shows]")) button.setAttribute("aria-pressed", String(button.dataset.shows === what));
  }
  for (const button of document.querySelectorAll(".views [data-shows]")) button.addEventListener("click", () => shows(button.dataset.shows));

  function label(moment) {
    scrub.value = moment;
    const said = data.said.replace("{at}", moment).replace("{last}", last);
    scrub.setAttribute("aria-valuetext", said);
    $("#moment").textContent = said;
    for (const [name, ends] of [["first", moment === first], ["step-back", moment === first], ["step-forward", moment === last], ["last", moment === last]]) $(`[data-step="${name}"]`).setAttribute("aria-disabled", String(ends));
    if (jump) {
      let chosen = jump.options[0];
      for (const option of jump.options) if (Number(option.value) <= moment) chosen = option; else break;
      if (chosen) jump.value = chosen.value;
    }
  }

  let later = 0;
  function remember() {
    clearTimeout(later);
    later = setTimeout(() => {
      const back = document.querySelector('.language input[name="back"]');
      const address = `${location.pathname}?at=${at}${eyes.value ? `&eyes=${eyes.value}` : ""}`;
      history.replaceState(null, "", address);
      if (back) back.value = address;
    }, 250);
  }

  // --- playing ---

  function stop() {
    clearTimeout(playing);
    playing = 0;
    play.setAttribute("aria-pressed", "false");
    play.setAttribute("aria-label", words.play);
  }
  async function tick() {
    if (!playing) return;
    await go(at + 1);
    if (at >= last || !playing) { stop(); return; }
    playing = setTimeout(tick, Number(speed.value));
  }
  function toggle() {
    if (playing) { stop(); return; }
    play.setAttribute("aria-pressed", "true");
    play.setAttribute("aria-label", words.pause);
    playing = setTimeout(tick, 0);
    if (at >= last) { wanted = first; go(first); }
  }

  // --- what people touch ---

  scrub.addEventListener("input", () => { stop(); go(Number(scrub.value)); });
  play.addEventListener("click", toggle);
  if (jump) jump.addEventListener("change", () => { stop(); go(Number(jump.value)); });
  eyes.addEventListener("change", async () => {
    frames = new Map();
    const moment = at;
    try { const html = await frame(moment); if (html) show(moment, html, {}); } catch { /* the page stays as it was */ }
  });
  const STEPS = { first: () => first, "step-back": () => wanted - 1, "step-forward": () => wanted + 1, last: () => last };
  const turn = (way) => way > 0 ? turns.find((moment) => moment > wanted) ?? last : turns.findLast((moment) => moment < wanted) ?? first;
  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]"), tab = event.target.closest("[data-tab]:not(#replay)");
    if (step) { event.preventDefault(); stop(); go(STEPS[step.dataset.step]()); }
    else if (tab) show_tab(tab.dataset.tab);
  });
  function show_tab(name) {
    data.tab = name;
    for (const button of document.querySelectorAll(".tabbar [data-tab]")) button.dataset.tab === name ? button.setAttribute("aria-current", "true") : button.removeAttribute("aria-current");
    for (const button of document.querySelectorAll(".tabs [data-tab]")) button.setAttribute("aria-selected", String(button.dataset.tab === name));
  }
  const share = $("#share-moment");
  share.addEventListener("click", () => window.roundtablePages.copy(`${data.share}?at=${at}${eyes.value ? `&eyes=${eyes.value}` : ""}`, share));

  const KEYS = {
    ArrowLeft: () => wanted - 1, ArrowRight: () => wanted + 1, ArrowDown: () => wanted - 1, ArrowUp: () => wanted + 1,
    PageUp: () => turn(-1), PageDown: () => turn(1), Home: () => first, End: () => last,
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focus = document.activeElement, tag = focus ? focus.tagName : "";
    if (tag === "SELECT" || tag === "TEXTAREA" || (tag === "INPUT" && focus !== scrub)) return;
    if (event.key === " " && tag !== "BUTTON" && tag !== "A") { event.preventDefault(); toggle(); return; }
    const to = KEYS[event.key];
    if (!to) return;
    event.preventDefault();
    stop();
    go(to());
  });
  // On a tablet the log lies beside the scrubber; on a phone it has a tab of its own.
  if (matchMedia("(min-width: 700px) and (max-width: 1199px) and (min-height: 560px)").matches) show_tab("log");
  label(at);
  $("#f-log").parentElement.scrollTop = 1e6;
  ahead();
})();
