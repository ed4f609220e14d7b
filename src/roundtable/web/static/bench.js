// A bench: cards go from one rack to the other by dragging, by a click, or with arrow keys and Enter.
// Every move is an option of the open decision; without this script the buttons on the cards choose it.
"use strict";

(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const parts = $("#f-parts");
  if (!parts) return;
  const STOPS = ".slot :is(.move, .because)";
  let lifted = null; // the card under the mouse
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

  function across(event) {
    const rack = event.target.closest?.(".rack");
    return lifted && rack && rack !== rackOf(lifted) && rack.closest(".bench") === lifted.closest(".bench") ? rack : null;
  }

  parts.addEventListener("dragover", (event) => {
    const rack = across(event);
    for (const one of $$(".rack.over, .rack.refuses", parts)) if (one !== rack) one.classList.remove("over", "refuses");
    if (!rack) return;
    event.preventDefault();
    rack.classList.add(lifted.classList.contains("can") ? "over" : "refuses");
  });

  parts.addEventListener("drop", (event) => {
    if (!across(event)) return;
    event.preventDefault();
    if (lifted.classList.contains("can")) submit(lifted);
    else explain(lifted);
  });

  parts.addEventListener("dragend", () => {
    for (const one of $$(".lifted, .over, .refuses", parts)) one.classList.remove("lifted", "over", "refuses");
    lifted = null;
  });

  // --- a click, a finger ---

  addEventListener("pointerdown", (event) => { touch = event.pointerType !== "mouse"; }, true);

  parts.addEventListener("click", (event) => {
    const slot = event.target.closest(".slot");
    if (!slot || event.target.closest(".move, .because")) return;
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
