// Dice in a table: a die is lifted and put on a column by a click, by dragging, or with arrow keys and Enter. Every
// placing is an option of the open decision that points at both; without this script its button chooses it.
// Also: what is tucked away opens while it is pressed, or at a tap, and closes when one looks elsewhere.
"use strict";

(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const parts = $("#f-parts"), mine = $("#f-mine");
  let held = ""; // the die in hand
  let next = false; // a die was put by keys: they go on with the next

  // --- placing dice ---

  /** The option that puts a die, or one just like it, on a column. */
  function putting(die, column) {
    const like = die.dataset.like, alike = $$(`[data-die][data-like="${CSS.escape(like)}"]`, parts).map((one) => `die:${one.dataset.die}`);
    return $$("#f-decision .option[data-points]").find((option) => {
      const points = option.dataset.points.split(" ");
      return points.includes(`card:${column}`) && alike.some((one) => points.includes(one));
    });
  }
  const columnsFor = (die) => [...new Set($$("[data-column]", parts).map((one) => one.dataset.column))].filter((name) => putting(die, name));
  const places = (die) => Boolean(die) && columnsFor(die).length > 0;

  function hold(die) {
    letGo();
    if (!places(die)) return;
    held = die.dataset.die;
    die.classList.add("held");
    for (const name of columnsFor(die)) for (const cell of $$(`[data-column="${CSS.escape(name)}"]`, parts)) cell.classList.add("takes");
  }
  function letGo() {
    held = "";
    for (const one of $$(".held, .takes, .gets-it", parts)) one.classList.remove("held", "takes", "gets-it");
  }
  const inHand = () => held && $(`[data-die="${CSS.escape(held)}"]`, parts);

  function put(column) {
    const die = inHand(), option = die && putting(die, column);
    letGo();
    if (option && !option.disabled) option.form?.requestSubmit(option);
    return Boolean(option);
  }

  parts?.addEventListener("click", (event) => {
    const column = event.target.closest("[data-column]"), die = event.target.closest("[data-die]");
    if (held && column && columnsFor(inHand() || {}).includes(column.dataset.column)) { event.preventDefault(); event.stopPropagation(); put(column.dataset.column); return; }
    if (die && places(die)) { event.stopPropagation(); if (held === die.dataset.die) letGo(); else hold(die); return; }
    if (die?.dataset.choice && event.detail > 0) { const option = $(`#f-decision .option[data-choice="${die.dataset.choice}"]`); if (option && !option.disabled) option.form?.requestSubmit(option); return; }
    // a card that several options point at is no answer yet
    if (column && event.target.closest(".card .num i, .card:has(.num i)")) event.stopPropagation();
    letGo();
  }, true);

  parts?.addEventListener("dragstart", (event) => {
    const die = event.target.closest?.("[data-die]");
    if (!die) return;
    hold(die);
    if (!held) { event.preventDefault(); return; }
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", die.dataset.die);
  });
  parts?.addEventListener("dragover", (event) => { if (held && event.target.closest?.("[data-column].takes")) event.preventDefault(); });
  parts?.addEventListener("drop", (event) => { const column = held && event.target.closest?.("[data-column].takes"); if (column) { event.preventDefault(); put(column.dataset.column); } });
  parts?.addEventListener("dragend", letGo);

  parts?.addEventListener("keydown", (event) => {
    const die = event.target.closest?.("[data-die]");
    if (!die || event.ctrlKey || event.metaKey || event.altKey) return;
    const names = inHand() ? columnsFor(inHand()) : [], dice = $$("[data-die][tabindex]", parts);
    if (event.key === "Enter" || event.key === " ") {
      if (held && names.length) next = put($("[data-column].gets-it", parts)?.dataset.column || names[0]); else if (places(die)) { hold(die); aim(columnsFor(die)[0]); } else if (die.dataset.choice) { const option = $(`#f-decision .option[data-choice="${die.dataset.choice}"]`); option?.form?.requestSubmit(option); }
    } else if (event.key === "Backspace" || event.key === "Escape") letGo();
    else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      const step = event.key === "ArrowRight" ? 1 : -1;
      if (held) aim(names[(names.indexOf($("[data-column].gets-it", parts)?.dataset.column) + step + names.length) % names.length]);
      else dice[(dice.indexOf(die) + step + dice.length) % dice.length]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  new MutationObserver(() => {
    const at = document.activeElement;
    if (!next || (at !== document.body && !at.closest("#f-decision"))) return;
    next = false;
    $(".loose [data-die][tabindex]", parts)?.focus({ preventScroll: true, focusVisible: true });
  }).observe(parts || document.createElement("i"), { childList: true, subtree: true });
  function aim(name) {
    for (const one of $$("[data-column].gets-it", parts)) one.classList.remove("gets-it");
    for (const one of $$(`[data-column="${CSS.escape(name || "")}"]`, parts)) one.classList.add("gets-it");
    const option = inHand() && putting(inHand(), name), said = $("#live-now"); // whoever can't see the column hears what is put there
    if (option && said) said.textContent = [".title", ".about"].map((which) => $(which, option)?.textContent.trim()).filter(Boolean).join(". ");
  }

  // --- tucked away ---

  const close = () => { for (const one of $$(".press[aria-expanded=true]", mine)) one.setAttribute("aria-expanded", "false"); };
  let pressed = 0;
  mine?.addEventListener("pointerdown", (event) => {
    const press = event.target.closest(".press");
    if (!press) return;
    pressed = press.getAttribute("aria-expanded") === "true" ? 0 : Date.now();
    press.setAttribute("aria-expanded", String(Boolean(pressed)));
    if (pressed) requestAnimationFrame(() => press.parentElement.scrollIntoView({ block: "nearest" }));
  });
  // a short tap leaves it open until the next, a long press shows it as long as it lasts
  addEventListener("pointerup", () => { if (pressed && Date.now() - pressed > 350) close(); pressed = 0; });
  mine?.addEventListener("keydown", (event) => {
    const press = event.target.closest?.(".press");
    if (press && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); event.stopPropagation(); press.setAttribute("aria-expanded", String(press.getAttribute("aria-expanded") !== "true")); }
  });
  mine?.addEventListener("focusout", (event) => { if (!event.relatedTarget?.closest?.("[data-tucked]")) close(); });
  addEventListener("blur", close);
  document.addEventListener("visibilitychange", close);
})();
