/** The small round picture of a person or the bot. */

import { el, safeUrl } from "./dom.js";

/** @param {import("./world.js").World} world @param {{id: string, name?: string, username?: string, avatar?: string}} user */
export function avatar(world, user, size = "") {
  const node = el(`span.avatar${size ? `.${size}` : ""}`, { "aria-hidden": "true" });
  if (user.id === world.bot.id) node.append(el("img", { src: "/static/logo.svg", alt: "" }));
  else drawPerson(world, world.person(user.id) ?? user, node);
  return node;
}

function drawPerson(world, person, node) {
  const address = /^(\/|https?:)/.test(person.avatar ?? "") ? safeUrl(person.avatar) : null;
  if (address) return node.append(el("img", { src: address, alt: "" }));
  node.style.background = world.colourOf(person.id);
  return node.append([...(person.name ?? person.global_name ?? person.username ?? "?")][0].toUpperCase());
}
