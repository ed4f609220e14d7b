// While you were away: over the board until it is put away, by one press.
"use strict";

const absence = (() => {
  const place = document.querySelector("#away"), table = document.querySelector("#table");
  const isOpen = () => !place.hidden;

  /** Shows what was told after that line; false where nothing of weight was. Whoever types, or is asked against a clock,
   *  is not interrupted. */
  async function tell(since, say) {
    const asked = new URLSearchParams({ since });
    if (Number(table.dataset.eyes) >= 0) asked.set("eyes", table.dataset.eyes);
    let told = "";
    try {
      const answer = await fetch(`/tables/${table.dataset.table}/away?${asked}`);
      if (answer.ok) told = await answer.text();
    } catch { /* the log has it */ }
    if (!told) return false;
    place.innerHTML = told;
    place.hidden = false;
    place.scrollTop = 0;
    const at = document.activeElement;
    if ((at === document.body || at.closest("#f-decision")) && !document.querySelector("#f-decision .clock")) place.querySelector("button").focus({ preventScroll: true });
    else say([...place.querySelectorAll("h2, p:not(.goes), .then")].map((one) => one.textContent).join(" "));
    return true;
  }

  /** Puts it away; whether there was anything to put away. */
  function close() {
    if (!isOpen()) return false;
    const had = place.contains(document.activeElement);
    place.hidden = true;
    place.replaceChildren();
    if (had) (document.querySelector("#f-decision .option:not(:disabled)") || document.querySelector("#f-decision")).focus({ preventScroll: true });
    return true;
  }

  return { tell, close, isOpen };
})();
