/** Small tools to build the page out of elements; text only ever enters as text nodes. */

const SVG = "http://www.w3.org/2000/svg";

/** Drawings of 24 x 24, as strokes. */
const STROKES = {
  hash: "M10 4 8 20M16 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 4v9a4 4 0 0 0 4 4h9M14 12l5 5-5 4",
  at: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M16 8v5.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  chevron: "M6 9l6 6 6-6",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 6h16M4 12h16M4 18h16",
  send: "M4 12l16-8-5 17-4-7zM11 14l9-10",
  slash: "M15 5L9 19",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  down: "M12 5v14M6 13l6 6 6-6",
  person: "M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M3 21c0-4 3-6.5 7-6.5 1.6 0 3 .4 4.2 1.1M18 14v7M14.5 17.5h7",
  people: "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 20c0-3.5 2.8-5.5 6.5-5.5s6.5 2 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 15c2.5.7 4 2.4 4 5",
  panes: "M3 5h18v14H3zM12 5v14",
  reply: "M4 18v-5a4 4 0 0 1 4-4h12",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2",
  warning: "M12 4L2.5 20h19zM12 10v5M12 17.5v.5",
  unplug: "M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4",
};

function setProperty(node, key, value) {
  if (value === undefined || value === null || value === false) return;
  if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
  else if (key === "data") Object.assign(node.dataset, value);
  else if (key === "value") node.value = value;
  else node.setAttribute(key, value === true ? "" : String(value));
}

/**
 * Build an element: `el("button.small", {type: "button", onclick: close}, "Close")`.
 * Children may be nodes, strings, lists of both, or nothing.
 */
export function el(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) setProperty(node, key, value);
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** One of our line drawings; it says nothing to a screen reader. */
export function icon(name) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", STROKES[name]);
  drawing.append(path);
  return drawing;
}

/** A button that is only a drawing, with a name for everybody. */
export function iconButton(name, label, onclick, properties = {}) {
  return el(
    "button.icon-button",
    { type: "button", "aria-label": label, title: label, onclick, ...properties },
    icon(name),
  );
}

/** Only addresses that cannot run anything: http(s), and what this page serves itself. */
export function safeUrl(address) {
  if (typeof address !== "string") return null;
  let url;
  try {
    url = new URL(address, location.href);
  } catch {
    return null;
  }
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
}

let lastId = 0;

/** An id no other element has. */
export function freshId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

/** What can take the keyboard inside `root`, in order. */
export function focusable(root) {
  const all = root.querySelectorAll("button, a[href], input, textarea, select, [tabindex='0']");
  return [...all].filter((node) => !node.disabled && node.getClientRects().length > 0);
}

/** Move the focus by arrow keys through `items`; returns true when the key was used. */
export function roam(event, items) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const at = items.indexOf(document.activeElement);
  if (!step || at < 0) return false;
  event.preventDefault();
  items[Math.max(0, Math.min(items.length - 1, at + step))].focus();
  return true;
}
