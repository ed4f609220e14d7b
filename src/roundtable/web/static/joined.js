// Rows of joined cards: the ghost of a card under pointer or focus, and the arrow keys along the hand and the row.
"use strict";

(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  let shown = "";

  /** The card that something is about: itself, or what its option points at. */
  function about(at) {
    const card = at?.closest?.(".held-card [data-card]");
    if (card) return card.dataset.card;
    const option = at?.closest?.("#f-decision .option");
    const point = option?.dataset.points?.split(" ").find((one) => one.startsWith("card:"));
    return point ? point.slice(5) : "";
  }

  function show(card) {
    const ghost = card ? $$(".ghost-of").find((one) => one.dataset.ghost === card) : undefined;
    if (card === shown && (!ghost || !ghost.hidden)) return;
    shown = card;
    for (const one of $$(".ghost-of")) one.hidden = one !== ghost;
    for (const one of $$(".would, .would-apply, .struck")) one.classList.remove("would", "would-apply", "struck");
    const duel = ghost?.closest(".duel");
    if (!duel) return;
    const row = ghost.parentElement;
    row.scrollLeft = row.scrollWidth;
    if (ghost.dataset.value === "") return;
    const value = Number(ghost.dataset.value);
    for (const step of $$(".steps-of li", duel)) {
      const at = Number(step.dataset.step), bipolar = step.parentElement.closest(".bipolar");
      step.classList.toggle("would", bipolar ? at === value && !step.classList.contains("at") : at <= value && !step.classList.contains("full"));
    }
    const next = $$("[data-row]", duel).find((one) => one.dataset.row === ghost.dataset.applies);
    if (next && !next.classList.contains("applies")) {
      next.classList.add("would-apply");
      $(".applies", duel)?.classList.add("struck");
    }
  }

  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => {
    const card = about(event.target);
    if (card || kind === "pointerover") show(card || about(document.activeElement));
  });

  /** Left and right walk the hand or the row, up and down change between them. */
  document.addEventListener("keydown", (event) => {
    const at = event.target.closest?.(".duel [data-card], .duel .chain-of, .duel [data-laid]");
    if (!at || !event.key.startsWith("Arrow")) return;
    const duel = at.closest(".duel"), hand = $$(".held-card [data-card]", duel), row = $$("[data-laid]", duel);
    const line = hand.includes(at) ? hand : row, sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to = sideways ? line[Math.max(0, Math.min(line.length - 1, line.indexOf(at) + sideways))] : event.key === "ArrowUp" ? row.at(-1) : hand[0];
    if (!to || to === at) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  }, true);

  /** The end of a row is where it goes on; where the hand stands in sight below all else, the row is what is above it. */
  function atEnd() {
    for (const row of $$(".chain-of")) row.scrollLeft = row.scrollWidth;
    const hand = $("#f-parts .hand-of"), box = hand?.closest("#f-parts");
    if (box && getComputedStyle(hand).position === "sticky") box.scrollTop += hand.closest(".duel").getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  }
  atEnd();
  if ($("#f-parts")) new ResizeObserver(atEnd).observe($("#f-parts")); // what is asked takes more room, or less

  // What is swapped under the pointer has no ghost yet.
  new MutationObserver(() => { const card = shown; shown = ""; atEnd(); show(card); }).observe($("#f-parts") || document.body, { childList: true });
})();
