// The board on a small screen: whole or near, by a tap, two fingers or two buttons, with a small map of what is out of sight.
"use strict";

const board = (() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const phone = matchMedia("(max-width: 699px), (max-height: 559px)");
  const table = $("#table"), view = $("#viewport"), land = $("#board");
  const MAP = 116, SWITCH = 52, NEAREST = 1300;
  const isNear = () => table.hasAttribute("data-near");

  function mark(near) {
    table.toggleAttribute("data-near", near);
    if (!near) land?.style.removeProperty("--size");
    for (const button of $$("[data-zoom]")) button.setAttribute("aria-pressed", String((button.dataset.zoom === "near") === near));
  }

  function zoom(near, to) {
    if (!view) return;
    mark(near);
    if (!near) { table.dispatchEvent(new Event("whole")); return; }
    land.style.removeProperty("--size");
    const aim = to || $(".piece.me")?.closest(".place") || $(".place.offered") || $(".place");
    view.scrollLeft = aim.offsetLeft + aim.offsetWidth / 2 - view.clientWidth / 2;
    view.scrollTop = aim.offsetTop + aim.offsetHeight / 2 - view.clientHeight / 2;
    minimap();
  }

  function minimap() {
    const map = $(".minimap");
    if (!map || !isNear()) return;
    const box = view.getBoundingClientRect(), scale = 836 / land.offsetWidth;
    const me = $(".piece.me")?.getBoundingClientRect();
    const hides = me && me.left < box.left + MAP && me.right > box.left && me.bottom > box.bottom - MAP && me.top < box.bottom;
    Object.assign(map.style, { left: `${hides ? box.right - MAP : box.left}px`, top: `${box.bottom - MAP - (hides ? SWITCH : 0)}px` });
    const frame = $(".window", map);
    for (const [name, value] of [["x", view.scrollLeft], ["y", view.scrollTop], ["width", view.clientWidth], ["height", view.clientHeight]]) frame.setAttribute(name, value * scale);
  }

  // --- two fingers ---

  let pinch = null;
  const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
  const middle = ([a, b]) => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });

  function begin(event) {
    if (event.touches.length !== 2 || !phone.matches) { pinch = null; return; }
    const at = middle(event.touches), box = land.getBoundingClientRect();
    const whole = isNear() ? pinch?.whole || wholeSize() : land.offsetWidth;
    pinch = { spread: spread(event.touches), size: land.offsetWidth, whole, x: (at.x - box.x) / box.width, y: (at.y - box.y) / box.height };
    if (event.cancelable) event.preventDefault();
  }

  function wholeSize() {
    mark(false);
    const size = land.offsetWidth;
    mark(true);
    return size;
  }

  /** The board grows between the fingers: what lay under them stays there. */
  function spreadOut(event) {
    if (!pinch || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const wanted = pinch.size * spread(event.touches) / pinch.spread, at = middle(event.touches);
    const near = wanted > pinch.whole * 1.04;
    if (near !== isNear()) mark(near);
    if (!near) return;
    land.style.setProperty("--size", `${Math.min(NEAREST, wanted)}px`);
    const frame = view.getBoundingClientRect();
    view.scrollLeft = pinch.x * land.offsetWidth - (at.x - frame.x);
    view.scrollTop = pinch.y * land.offsetHeight - (at.y - frame.y);
    minimap();
  }

  // --- two taps ---

  let tapped = { at: 0, near: false };

  /** The first of two taps may have opened a place already: what counts is how the board was before it. */
  function tap() {
    if (Date.now() - tapped.at > 500) tapped = { at: Date.now(), near: isNear() };
  }

  function twice(event) {
    if (!phone.matches) return;
    if (tapped.near) zoom(false);
    else if (!isNear()) zoom(true, event.target.closest(".place"));
  }

  if (view) {
    view.addEventListener("scroll", minimap, { passive: true });
    view.addEventListener("touchstart", begin, { passive: false });
    view.addEventListener("touchmove", spreadOut, { passive: false });
    view.addEventListener("touchend", () => { pinch = null; }, { passive: true });
    view.addEventListener("pointerdown", tap, { passive: true });
    view.addEventListener("dblclick", twice);
    addEventListener("resize", minimap);
  }
  return { zoom, minimap, phone };
})();
