/** What a pane says about places and people. */

import { avatar } from "./avatar.js";
import { el, icon } from "./dom.js";
import { allPlaces } from "./message-facts.js";

/** A link to a channel or a message, as Discord copies it. */
const LINK = /^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;
const SIGNS = { channel: "hash", thread: "thread", dm: "at", group: "people" };

/** The head of the chat: a thread names its channel first. */
export function placeTitle(place, open) {
  if (!place) return ["No channel"];
  const parent = place.parent
    ? [
        el("button.crumb", { type: "button", onclick: () => open(place.parent.id) }, `#${place.parent.name}`),
        el("span.crumb-mark", {}, "›"),
      ]
    : [];
  return [...parent, icon(SIGNS[place.kind]), el("span.title-words", { title: place.name }, place.name)];
}

/** What stands above the first message. */
export function openingOf(place, world) {
  const sign =
    place.kind === "dm" ? avatar(world, place.with, "large") : el("span.opening-sign", {}, icon(SIGNS[place.kind]));
  const words = {
    channel: ["Welcome to #", place.name, `The beginning of this channel in ${place.server?.name}.`],
    thread: ["", place.name, `A thread of #${place.parent?.name}.`],
    dm: ["", place.name, `Only you and ${place.name} can read this.`],
    group: ["", place.name, "A group DM. No bot belongs to it, but you can use one that you have installed."],
  }[place.kind];
  return el("div.opening", {}, sign, el("h2", {}, words[0], words[1]), el("p", {}, words[2]));
}

/** @returns {import("./prose.js").Names} names as this pane's person knows them */
export function namesFor(pane, message) {
  const { world, session } = pane;
  const mentioned = (id) => (message.mentions ?? []).find((user) => user.id === id);
  return {
    self: session.person,
    locale: pane.locale,
    now: () => world.now(),
    user: (id) => world.nameOf(id) ?? mentioned(id)?.global_name ?? mentioned(id)?.username ?? "unknown",
    channel: (id) => channelName(session.place(id), () => pane.open(id)),
    linked: (url) => linkedPlace(pane, url),
  };
}

/** Links into this world stay in the page, even if the place appears after the message: Discord doesn't know it. */
function linkedPlace(pane, url) {
  const [, channel, message] = LINK.exec(url) ?? [];
  const name = pane.session.place(channel)?.name ?? "this place";
  return channel ? { name, open: () => pane.openAt(channel, message) } : null;
}

function channelName(place, open) {
  return place ? { name: place.name, open } : { name: "unknown", open: null };
}

/** Options of the selects that Discord fills itself. */
export function choosable(type, people, places) {
  if (type === 5 || type === 7) return people.map(({ id, name }) => ({ label: name, value: id }));
  if (type === 8)
    return allPlaces(places)
      .filter(({ kind }) => kind === "channel")
      .map(({ id, name }) => ({ label: `#${name}`, value: id }));
  return [];
}

/** "Hikyaku is typing…" */
export function typists(session, channel, world) {
  const names = [...(session.typing.get(channel) ?? [])].map((id) => world.nameOf(id)).filter(Boolean);
  if (!names.length) return "";
  return names.length === 1 ? `${names[0]} is typing…` : `${names.join(" and ")} are typing…`;
}
