/** What can be pressed in a message: buttons and selects. */

import { el, icon, safeUrl } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { Select } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** @param {object} part @param {import("./components.js").View} view */
export function buttonNode(part, view) {
  const words = [emojiNode(part.emoji), part.label ? el("span", {}, part.label) : null];
  const name = part.label ? undefined : part.emoji?.name;
  if (part.style === 5) return linkButton(part, words, name, view);
  return el(
    `button.control.${STYLES[part.style] ?? "secondary"}`,
    {
      type: "button",
      disabled: part.disabled,
      "aria-label": name,
      data: { customId: part.custom_id ?? "" },
      onclick: ({ currentTarget }) => view.act(currentTarget, "press", { custom_id: part.custom_id }),
    },
    words,
  );
}

function linkButton(part, words, name, view) {
  const place = part.disabled ? null : view.names.linked(part.url);
  if (place)
    return el("button.control.link", { type: "button", "aria-label": name, onclick: place.open }, words);
  const href = part.disabled ? null : safeUrl(part.url);
  const shared = { "aria-label": name, title: part.url, rel: "noopener noreferrer", target: "_blank" };
  if (!href)
    return el("button.control.link", { type: "button", disabled: true, "aria-label": name }, words, icon("out"));
  return el("a.control.link", { href, ...shared }, words, icon("out"));
}

/** @param {object} part @param {import("./components.js").View} view */
export function selectNode(part, view) {
  const select = new Select({
    label: part.placeholder || "Make a selection",
    options: part.options ?? view.choosable(part.type),
    chosen: (part.default_values ?? []).map(({ id }) => id),
    min: part.min_values ?? 1,
    max: part.max_values ?? 1,
    disabled: part.disabled,
    onchoose: (values) => view.act(select.button, "choose", { custom_id: part.custom_id, values }),
  });
  select.button.dataset.customId = part.custom_id ?? "";
  return select.node;
}
