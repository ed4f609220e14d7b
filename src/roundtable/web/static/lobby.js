// The lobby follows its table: as soon as somebody sits down or the game starts, the page is asked for again.
"use strict";
(() => {
  const lobby = document.getElementById("lobby");
  if (!lobby) return;
  let wait = 500;
  const listen = () => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/tables/${lobby.dataset.table}/socket?as=json&scene=0`);
    let seats = null;
    socket.onmessage = (event) => {
      wait = 500;
      const message = JSON.parse(event.data);
      if (message.type !== "view") return;
      const now = JSON.stringify([message.status, message.seats.map((seat) => [seat.kind, seat.name])]);
      if (seats !== null && seats !== now) location.reload();
      if (message.status !== "lobby") location.reload();
      seats = now;
    };
    socket.onclose = () => { setTimeout(listen, wait); wait = Math.min(wait * 2, 15000); };
  };
  listen();
})();
