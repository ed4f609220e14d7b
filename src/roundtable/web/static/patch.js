// Draws an element anew and spares what somebody is about: whatever is still there stays the same element, so that what
// is opened, focused, pressed or read stays so. Elements are known by their id, or by the line of the log that they are.
"use strict";

const patch = (() => {
  const OURS = new Set(["open", "tabindex"]); // what the person, and not the server, has set
  const nameOf = (node) => node.id || node.dataset?.line || "";

  function element(old, fresh) {
    for (const { name, value } of [...fresh.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !OURS.has(name)) old.removeAttribute(name);
    content(old, fresh);
  }

  /** What is in there becomes what is in the fresh one. */
  function content(old, fresh) {
    const wanted = new Set([...fresh.children].map(nameOf));
    for (const one of [...old.children]) if (nameOf(one) && !wanted.has(nameOf(one))) one.remove();
    let at = old.firstChild;
    for (const node of [...fresh.childNodes]) {
      if (at && at.nodeName === node.nodeName && nameOf(at) === nameOf(node)) {
        if (node.nodeType !== Node.ELEMENT_NODE) { if (at.data !== node.data) at.data = node.data; }
        else if (!at.isEqualNode(node)) element(at, node);
        at = at.nextSibling;
      } else old.insertBefore(node, at);
    }
    while (at) { const next = at.nextSibling; at.remove(); at = next; }
  }

  return { element, content };
})();
