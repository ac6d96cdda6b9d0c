/** A list that floats at the element it belongs to, above everything else. */

import { el } from "./dom.js";

const EDGE = 8;
const LONGEST = 320;

/**
 * Show `content` at `anchor`, below it if there is room, otherwise above.
 * @param {HTMLElement} anchor @param {HTMLElement} content @param {() => void} onclose
 * @returns {() => void} closes it
 */
export function openPopup(anchor, content, onclose, { prefer = "below", narrowest = 160 } = {}) {
  const box = el("div.popup", {}, content);
  document.body.append(box);
  const place = () => (anchor.isConnected ? put(box, anchor.getBoundingClientRect(), prefer, narrowest) : close());
  const outside = (event) => !box.contains(event.target) && !anchor.contains(event.target) && close();
  const scrolled = (event) => !box.contains(event.target) && place();
  const watch = new ResizeObserver(place);
  const close = () => {
    if (!box.isConnected) return;
    box.remove();
    watch.disconnect();
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("scroll", scrolled, true);
    removeEventListener("resize", place);
    onclose();
  };
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("scroll", scrolled, true);
  addEventListener("resize", place);
  watch.observe(anchor);
  watch.observe(content);
  place();
  return close;
}

function put(box, anchor, prefer, narrowest) {
  const below = innerHeight - anchor.bottom - EDGE;
  const above = anchor.top - EDGE;
  const wanted = Math.min(LONGEST, box.firstElementChild.scrollHeight + 2);
  const up = prefer === "above" ? above >= wanted || above > below : below < wanted && above > below;
  const width = Math.min(Math.max(anchor.width, narrowest), innerWidth - 2 * EDGE);
  box.style.width = `${width}px`;
  box.style.maxHeight = `${Math.min(LONGEST, up ? above : below)}px`;
  box.style.left = `${Math.max(EDGE, Math.min(anchor.left, innerWidth - width - EDGE))}px`;
  box.style.top = up ? "auto" : `${anchor.bottom + 4}px`;
  box.style.bottom = up ? `${innerHeight - anchor.top + 4}px` : "auto";
}
