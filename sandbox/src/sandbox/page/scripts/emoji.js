/** Emoji of controls and texts: the character itself, or the picture of one that the bot has uploaded. */

import { el } from "./dom.js";

/** @param {{id?: string|null, name: string}|null|undefined} emoji */
export function emojiNode(emoji) {
  if (!emoji) return null;
  return el("span.control-emoji", { "aria-hidden": "true" }, emoji.id ? emojiPicture(emoji, "") : emoji.name);
}

/** @param {{id: string, name: string}} emoji @param {string} alt */
export function emojiPicture({ id, name }, alt = `:${name}:`) {
  return el("img.emoji-picture", { src: `/cdn/emojis/${id}.png`, alt, title: `:${name}:` });
}
