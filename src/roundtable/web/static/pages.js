// What makes the pages around a table nicer; all of them work without it.
"use strict";
(() => {
  const $ = (query, from = document) => from.querySelector(query);
  const $$ = (query, from = document) => [...from.querySelectorAll(query)];
  const words = $("#words") ? $("#words").dataset : {};
  /** Whether a word of this text begins so. */
  const begins = (body, word) => {
    for (let at = body.indexOf(word); at >= 0; at = body.indexOf(word, at + 1)) if (!at || !/[\p{L}\p{N}]/u.test(body[at - 1])) return true;
    return false;
  };
  const plain = (text) => text.toLowerCase().replaceAll("’", "'").normalize("NFKD").replace(/\p{M}/gu, "");

  function say(text) {
    const said = $("#said");
    if (said) { said.textContent = ""; requestAnimationFrame(() => { said.textContent = text; }); }
  }

  // --- copying, sharing ---

  async function copy(text, button) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = document.createElement("textarea");
      field.value = text;
      field.className = "sr";
      document.body.append(field);
      field.select();
      try { document.execCommand("copy"); } catch { /* the field stays selected for the reader's own keys */ }
      field.remove();
    }
    say(words.copied);
    const label = button && $("span", button);
    if (!label || button.dataset.was) return;
    button.dataset.was = label.textContent;
    label.textContent = words.copied;
    setTimeout(() => { label.textContent = button.dataset.was; delete button.dataset.was; }, 1600);
  }

  document.addEventListener("click", (event) => {
    const at = (query) => event.target.closest && event.target.closest(query);
    const copies = at("[data-copy]"), shares = at("[data-share]"), selects = at("[data-select]");
    if (copies) copy(document.getElementById(copies.dataset.copy).value, copies);
    else if (shares && navigator.share) navigator.share({ url: document.getElementById(shares.dataset.share).value }).catch(() => {});
    else if (selects) selects.select();
  });
  function reveal() { if (navigator.share) for (const button of $$("[data-share][hidden]")) if (button.id !== "replay") button.hidden = false; }
  reveal();
  window.roundtablePages = { copy, say, reveal };

  const focus = $("[data-focus]");
  if (focus) focus.focus();

  // --- a file dropped anywhere on the start page ---

  const drop = $("[data-drop]");
  if (drop) {
    const field = $('input[type="file"]', drop), area = drop.closest("section");
    const holds = (event) => event.dataTransfer && [...event.dataTransfer.types].includes("Files");
    document.addEventListener("dragover", (event) => { if (holds(event)) { event.preventDefault(); area.classList.add("dropping"); } });
    document.addEventListener("dragleave", (event) => { if (!event.relatedTarget) area.classList.remove("dropping"); });
    document.addEventListener("drop", (event) => {
      area.classList.remove("dropping");
      if (!holds(event)) return;
      event.preventDefault();
      field.files = event.dataTransfer.files;
      area.scrollIntoView({ block: "center" });
      $("button", drop).focus();
    });
  }

  // --- a new table ---

  for (const radio of $$("[data-submit]")) radio.addEventListener("change", () => radio.form.requestSubmit());
  const rows = $$("[data-seat-row]");
  function shade() { for (const row of rows) row.classList.toggle("nobody", $("select", row).value === "none"); }
  for (const row of rows) $("select", row).addEventListener("change", shade);
  shade();
  for (const button of $$("[data-preset]")) button.addEventListener("click", () => {
    const alone = button.dataset.preset === "alone";
    const taken = alone ? 1 : Math.max(Number(button.dataset.least), 2, rows.filter((row) => $("select", row).value !== "none").length);
    const other = { alone: "none", bots: button.dataset.bot, friends: "open", screen: "me" }[button.dataset.preset];
    rows.forEach((row, seat) => { $("select", row).value = seat === 0 ? "me" : seat < taken ? other : "none"; });
    shade();
    say(button.textContent);
  });

  // --- finding rules and cards at once ---

  const search = $("[data-search]");
  if (search) {
    const field = $("[data-find]"), found = $("[data-found]"), cards = search.dataset.search === "cards";
    const things = $$("[data-body]", search).map((node) => ({ node, body: node.dataset.body || plain(node.textContent), of: node.dataset.of }));
    const kinds = $$("[data-kind]", search);
    let kind = (kinds.find((one) => one.getAttribute("aria-current")) || { dataset: {} }).dataset.kind || "";
    // The server filtered already: what is not on the page can't be found here, so let it answer.
    const whole = !new URLSearchParams(location.search).get("find") && !(cards && kind);

    function filter() {
      const wanted = plain(field.value).split(/\s+/).filter(Boolean);
      let count = 0;
      for (const thing of things) {
        const here = wanted.every((word) => begins(thing.body, word)) && (!kind || thing.of === kind);
        thing.node.hidden = !here;
        count += here;
      }
      for (const chapter of $$("[data-chapter]", search)) {
        const left = $$("[data-body]:not([hidden])", chapter).length;
        chapter.hidden = !left;
        const link = $(`[data-chapter-link="${chapter.dataset.chapter}"]`);
        if (link) { link.hidden = !left; $(".soft", link).textContent = left; }
      }
      const told = count === 0 ? found.dataset.none : count === 1 ? found.dataset.one : found.dataset.many.replace(/9\D?876/u, count);
      if (found.textContent !== told) found.textContent = told;
      const query = new URLSearchParams(location.search);
      for (const [name, value] of [["find", field.value.trim()], ["kind", kind]]) value ? query.set(name, value) : query.delete(name);
      if (!cards) query.delete("kind");
      history.replaceState(null, "", `${location.pathname}${query.size ? `?${query}` : ""}${location.hash}`);
    }

    if (whole) {
      let wait = 0;
      field.addEventListener("input", () => { clearTimeout(wait); wait = setTimeout(filter, 60); });
      field.form.addEventListener("submit", (event) => { event.preventDefault(); filter(); });
      for (const link of kinds) link.addEventListener("click", (event) => {
        event.preventDefault();
        kind = link.dataset.kind;
        for (const one of kinds) one === link ? one.setAttribute("aria-current", "true") : one.removeAttribute("aria-current");
        filter();
      });
    }
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) return;
      event.preventDefault();
      field.focus();
      field.select();
    });
  }

  // On a narrow screen the chapters are folded away until somebody wants them.
  const chapters = $(".chapters details");
  if (chapters && matchMedia("(max-width: 760px)").matches) chapters.open = false;

  // --- a card at its full size ---

  const dialog = $("#card");
  if (dialog && dialog.showModal) {
    const here = $("[data-card-here]", dialog);
    let shown = null;
    function show(link) {
      shown = link;
      here.replaceChildren($("template", link.parentElement).content.cloneNode(true));
      dialog.setAttribute("aria-label", $(".title", link).textContent);
      if (!dialog.open) dialog.showModal();
    }
    document.addEventListener("click", (event) => {
      const link = event.target.closest && event.target.closest("[data-open]");
      if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); show(link); }
      else if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step || !shown) return;
      const links = $$("li:not([hidden]) > [data-open]");
      const next = links[links.indexOf(shown) + step];
      if (next) { event.preventDefault(); show(next); }
    });
    dialog.addEventListener("close", () => { if (shown) shown.focus(); });
    const opened = new URLSearchParams(location.search).get("card");
    const link = opened && $(`[data-open="${CSS.escape(opened)}"]`);
    if (link) show(link);
  }
})();
