/** A picture in full, above everything: as large as the window lets it be, and in its own size after a tap. Arrows go through
 * the gallery it came from. */

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

const OWN_SIZE = "Show the picture in its own size";
const WINDOW_SIZE = "Fit the picture into the window";
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

function pictureParts({ url, description }) {
  const open = el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, "Open in a tab");
  const words = description ? el("span", {}, description) : null;
  return [zoomable(el("img", { src: url, alt: description })), el("figcaption", {}, open, words)];
}

/** A tap shows the picture in its own size, at the spot that was tapped; another tap fits it into the window. */
function zoomable(image) {
  const button = el("button.zoom", { type: "button", "aria-label": OWN_SIZE, onclick: (event) => zoom(event) }, image);
  const frame = el("div.zoom-frame", {}, button);
  const zoom = ({ clientX, clientY }) => {
    const from = image.getBoundingClientRect();
    const isLarge = image.naturalWidth > from.width + 1 && frame.classList.toggle("natural");
    if (!isLarge) frame.classList.remove("natural");
    button.setAttribute("aria-label", isLarge ? WINDOW_SIZE : OWN_SIZE);
    frame.scrollLeft = ((clientX - from.left) / from.width) * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = ((clientY - from.top) / from.height) * frame.scrollHeight - frame.clientHeight / 2;
  };
  return frame;
}
