/** A picture in full, above everything; arrows go through the gallery it came from. */

import { el, iconButton } from "./dom.js";

/** @param {{url: string, description: string}[]} pictures @param {number} at */
export function openLightbox(pictures, at) {
  const shown = pictures.filter(({ url }) => url);
  const stage = el("figure");
  const box = el("dialog.lightbox", { "aria-label": "Picture" }, stage);
  const show = (next) => {
    at = (next + shown.length) % shown.length;
    stage.replaceChildren(...pictureParts(shown[at]));
  };
  box.append(iconButton("close", "Close", () => box.close()));
  box.addEventListener("click", ({ target }) => target.closest("img, a, figcaption, button") || box.close());
  box.addEventListener("keydown", ({ key }) => shown.length > 1 && key in STEPS && show(at + STEPS[key]));
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  show(Math.max(0, at));
  box.showModal();
}

const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

function pictureParts({ url, description }) {
  const open = el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, "Open in a tab");
  const words = description ? el("span", {}, description) : null;
  return [el("img", { src: url, alt: description }), el("figcaption", {}, words, open)];
}
