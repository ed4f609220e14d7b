// A bench: cards go from one rack to the other by dragging, by a click, or with arrow keys and Enter.
// Every move is an option of the open decision; without this script the buttons on the cards choose it.
"use strict";

(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const parts = $("#f-parts");
  if (!parts) return;
  const STOPS = ".slot :is(.move, .because)";
  const HOLD = 280, SLACK = 9, EDGE = 56; // milliseconds until a finger lifts a card, pixels it may stray, pixels that scroll
  let lifted = null; // the card under the mouse or the finger
  let last = null; // where the keys were: which rack, and how far down
  let touch = false;

  const rackOf = (one) => one?.closest(".rack");
  const submit = (slot) => { const move = $(".move", slot); if (move && !move.disabled) move.form?.requestSubmit(move); };
  const explain = (slot) => $(".because", slot)?.click();

  function lightLimit(slot) {
    const bench = slot?.closest(".bench"), name = slot?.dataset.limit;
    for (const one of $$(".limit.lit")) one.classList.remove("lit");
    if (bench && name) $(`.limit[data-limit="${CSS.escape(name)}"]`, bench)?.classList.add("lit");
  }

  // --- dragging ---

  parts.addEventListener("dragstart", (event) => {
    lifted = event.target.closest?.(".slot");
    if (!lifted) return;
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", $("b", lifted).textContent);
    lifted.classList.add("lifted");
    lightLimit(lifted);
  });

  function across(target) {
    const rack = target?.closest?.(".rack");
    return lifted && rack && rack !== rackOf(lifted) && rack.closest(".bench") === lifted.closest(".bench") ? rack : null;
  }

  /** The rack a card is held over, which says whether it may be put there. */
  function over(target) {
    const rack = across(target);
    for (const one of $$(".rack.over, .rack.refuses", parts)) if (one !== rack) one.classList.remove("over", "refuses");
    rack?.classList.add(lifted.classList.contains("can") ? "over" : "refuses");
    return rack;
  }

  function drop({ target, clientX, clientY }) {
    if (!across(target)) return false;
    if (!lifted.classList.contains("can")) explain(lifted);
    else { motion.dropped(clientX, clientY); submit(lifted); }
    return true;
  }

  function letGo() {
    for (const one of $$(".lifted, .over, .refuses", parts)) one.classList.remove("lifted", "over", "refuses");
    lifted = null;
  }

  parts.addEventListener("dragover", (event) => { if (over(event.target)) event.preventDefault(); });
  parts.addEventListener("drop", (event) => { if (drop(event)) event.preventDefault(); });
  parts.addEventListener("dragend", letGo);

  // --- a finger ---

  // It lifts a card after a moment, so that it can still scroll; by its sign at once.
  let finger = null; // { id, slot, x, y, timer, ghost, dx, dy, frame }
  let dragged = false;

  addEventListener("pointerdown", (event) => {
    touch = event.pointerType !== "mouse";
    dragged = false;
    const slot = event.target.closest?.("#f-parts .slot:is(.can, .barred)");
    if (!slot) return;
    slot.draggable = !touch; // else a long touch begins the browser's own dragging
    if (!touch || !event.isPrimary || event.target.closest(".move, .because")) return;
    finger = { id: event.pointerId, slot, x: event.clientX, y: event.clientY };
    finger.timer = setTimeout(lift, event.target.closest(".signs") ? 0 : HOLD);
  }, true);

  function lift() {
    const { slot, x, y } = finger, box = slot.getBoundingClientRect(), ghost = document.createElement("ul");
    ghost.className = "in-hand";
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.width = `${box.width}px`;
    ghost.append(slot.cloneNode(true));
    ghost.firstChild.removeAttribute("data-slot");
    document.body.append(ghost);
    Object.assign(finger, { ghost, dx: x - box.x, dy: y - box.y });
    lifted = slot;
    dragged = true;
    slot.classList.add("lifted");
    lightLimit(slot);
    follow();
  }

  /** The card stays under the finger; near an edge what lies there scrolls. */
  function follow() {
    if (!finger?.ghost) return;
    const { x, y, dx, dy, ghost } = finger, frame = parts.getBoundingClientRect();
    ghost.style.translate = `${x - dx}px ${y - dy}px`;
    if (!over(document.elementFromPoint(x, y))) { // until the other rack is there
      if (y < frame.top + EDGE) parts.scrollBy(0, -9);
      else if (y > frame.bottom - EDGE) parts.scrollBy(0, 9);
    }
    finger.frame = requestAnimationFrame(follow);
  }

  function ended() {
    clearTimeout(finger.timer);
    cancelAnimationFrame(finger.frame);
    finger.ghost?.remove();
    finger = null;
    letGo();
  }

  addEventListener("pointermove", (event) => {
    if (event.pointerId !== finger?.id) return;
    const strayed = Math.hypot(event.clientX - finger.x, event.clientY - finger.y);
    if (!finger.ghost && strayed > SLACK) return ended(); // it scrolls
    if (finger.ghost) { finger.x = event.clientX; finger.y = event.clientY; }
  });
  addEventListener("pointerup", (event) => {
    if (event.pointerId !== finger?.id) return;
    const { clientX, clientY } = event;
    if (finger.ghost) drop({ target: document.elementFromPoint(clientX, clientY), clientX, clientY });
    ended();
  });
  addEventListener("pointercancel", (event) => { if (event.pointerId === finger?.id) ended(); });
  parts.addEventListener("touchmove", (event) => { if (finger?.ghost) event.preventDefault(); }, { passive: false });
  parts.addEventListener("contextmenu", (event) => { if (touch && event.target.closest(".slot")) event.preventDefault(); });

  // --- a click ---

  parts.addEventListener("click", (event) => {
    const slot = event.target.closest(".slot");
    if (!slot || dragged || event.target.closest(".move, .because")) return;
    if (touch) slot.classList.toggle("open"); // a finger only opens it: the button moves it
    else if (slot.classList.contains("can")) submit(slot);
  });

  parts.addEventListener("pointerover", (event) => lightLimit(event.target.closest?.(".slot.barred")));
  parts.addEventListener("focusin", (event) => {
    const slot = event.target.closest?.(".slot");
    lightLimit(slot);
    if (slot) { last = where(slot); oneStop(slot.closest(".bench")); }
  });
  parts.addEventListener("focusout", (event) => { if (event.relatedTarget && !event.relatedTarget.closest(".bench")) last = null; });

  // --- keys ---

  const stops = (rack) => $$(STOPS, rack);
  const where = (slot) => {
    const rack = rackOf(slot);
    return { bench: rack.closest(".bench").dataset.bench, inside: rack.classList.contains("inside"), at: stops(rack).findIndex((one) => slot.contains(one)) };
  };

  /** One stop for the Tab key in each rack; arrows do the rest. */
  function oneStop(bench) {
    if (!bench) return;
    for (const rack of $$(".rack", bench)) {
      const all = stops(rack), kept = all.find((one) => one === document.activeElement) || all.find((one) => one.tabIndex === 0 && one.dataset.kept) || all[0];
      for (const one of all) { one.tabIndex = one === kept ? 0 : -1; one.toggleAttribute("data-kept", one === kept); }
    }
  }

  parts.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.key.startsWith("Arrow")) return;
    const slot = event.target.closest?.(".slot");
    if (!slot) return;
    const rack = rackOf(slot), all = stops(rack), at = all.findIndex((one) => slot.contains(one));
    let next = null;
    if (event.key === "ArrowDown") next = all[at + 1];
    else if (event.key === "ArrowUp") next = all[at - 1];
    else {
      const other = $$(".rack", slot.closest(".bench")).find((one) => one !== rack);
      const wanted = event.key === "ArrowRight" ? "outside" : "inside";
      if (other?.classList.contains(wanted)) next = nearest(stops(other), event.target);
    }
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  });

  function nearest(all, from) {
    const y = from.getBoundingClientRect().y;
    return all.reduce((best, one) => (!best || Math.abs(one.getBoundingClientRect().y - y) < Math.abs(best.getBoundingClientRect().y - y) ? one : best), null);
  }

  // --- when the table has changed ---

  let held = cards();
  function cards() { return new Map($$(".bench .rack", parts).flatMap((rack) => $$(".slot", rack).map((slot) => [`${rack.className} ${slot.dataset.slot}`, slot]))); }

  new MutationObserver(() => {
    const fresh = cards();
    if (held.size) for (const [key, slot] of fresh) if (!held.has(key)) slot.classList.add("came");
    held = fresh;
    for (const bench of $$(".bench", parts)) oneStop(bench);
    if (!last || (document.activeElement && document.activeElement !== document.body)) return;
    const bench = $(`.bench[data-bench="${CSS.escape(last.bench)}"]`, parts);
    const rack = bench && $(`.rack.${last.inside ? "inside" : "outside"}`, bench);
    const all = rack ? stops(rack) : [];
    all[Math.min(Math.max(0, last.at), all.length - 1)]?.focus({ preventScroll: true });
  }).observe(parts, { childList: true });
  for (const bench of $$(".bench", parts)) oneStop(bench);
})();
