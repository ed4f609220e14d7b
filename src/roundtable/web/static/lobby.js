// The lobby follows its table: whoever sits down appears, and when the game starts the page becomes the table.
"use strict";
(() => {
  const lobby = document.getElementById("lobby");
  if (!lobby) return;
  let wait = 500;

  async function refresh() {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!answer.ok) { location.reload(); return; }
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("lobby");
    if (!fresh) { location.reload(); return; }
    const focused = document.activeElement, id = focused && focused.id, typed = focused && focused.tagName === "INPUT" && !focused.readOnly;
    if (typed) return; // Somebody is writing a name: what they write comes first, the next change will show the rest.
    lobby.replaceChildren(...fresh.childNodes);
    if (id && document.getElementById(id)) document.getElementById(id).focus();
    if (window.roundtablePages) window.roundtablePages.reveal();
  }

  function listen() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/tables/${lobby.dataset.table}/socket?as=json&scene=0`);
    let seats = null;
    socket.onmessage = (event) => {
      wait = 500;
      const message = JSON.parse(event.data);
      if (message.type !== "view") return;
      // What is not in a view is as it was.
      if ("status" in message && message.status !== "lobby") { location.reload(); return; }
      if (!("seats" in message)) return;
      const now = JSON.stringify(message.seats.map((seat) => [seat.kind, seat.name, seat.online]));
      if (seats !== null && seats !== now) refresh().catch(() => {});
      seats = now;
    };
    socket.onclose = () => { setTimeout(listen, wait); wait = Math.min(wait * 2, 15000); };
  }
  listen();
})();
