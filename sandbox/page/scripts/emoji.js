/** Emoji of controls: the character itself, or the name of one that only Discord could draw. */

import { el } from "./dom.js";

/** @param {{id?: string|null, name: string}|null|undefined} emoji */
export function emojiNode(emoji) {
  if (!emoji) return null;
  return el("span.control-emoji", { "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}
