/** The tree of markdown.js as elements. */

import { emojiPicture } from "./emoji.js";
import { el, safeUrl } from "./dom.js";
import { isJumbo } from "./inline.js";
import { parse } from "./markdown.js";
import { formatRelative, formatTime } from "./time.js";

/**
 * @typedef {object} Names  what a text needs to know of the world
 * @property {(id: string) => string} user
 * @property {(id: string) => {name: string, open: (() => void)|null}} channel
 * @property {(url: string) => {name: string, open: () => void}|null} linked  where in this world a link leads
 * @property {(id: string) => string} emoji
 * @property {string} self  the reader's id
 * @property {string} locale
 * @property {() => number} now
 */

/** @param {string} text @param {Names} names */
export function prose(text, names) {
  const jumbo = isJumbo(text) ? ".jumbo" : "";
  return el(
    `div.prose${jumbo}`,
    {},
    parse(text).map((block) => blockNode(block, names)),
  );
}

const BLOCKS = {
  text: (block, names) => el("div.words", {}, inlineNodes(block.inline, names)),
  heading: (block, names) => el(`h${block.level + 2}.heading-${block.level}`, {}, inlineNodes(block.inline, names)),
  subtext: (block, names) => el("div.subtext", {}, inlineNodes(block.inline, names)),
  fence: (block) => el("pre.fence", { tabindex: 0, "aria-label": "Text block" }, el("code", {}, block.text)),
  quote: (block, names) =>
    el(
      "blockquote",
      {},
      block.blocks.map((inner) => blockNode(inner, names)),
    ),
  list: (block, names) => listNode(block, names),
};

function blockNode(block, names) {
  return BLOCKS[block.kind](block, names);
}

function listNode(block, names) {
  const items = block.items.map((item) =>
    el(
      "li",
      {},
      inlineNodes(item.inline, names),
      item.blocks.map((inner) => blockNode(inner, names)),
    ),
  );
  return block.ordered ? el("ol.list", { start: block.start }, items) : el("ul.list", {}, items);
}

const wrap = (tag) => (node, names) => el(tag, {}, inlineNodes(node.children, names));

const INLINE = {
  text: (node) => document.createTextNode(node.text),
  bold: wrap("strong"),
  italic: wrap("em"),
  underline: wrap("u"),
  strike: wrap("s"),
  spoiler: (node, names) => spoilerNode(node, names),
  code: (node) => el("code.code", {}, node.text),
  link: (node, names) => linkNode(node, names),
  user: (node, names) => el(`span.mention${node.id === names.self ? ".self" : ""}`, {}, `@${names.user(node.id)}`),
  role: () => el("span.mention", {}, "@role"),
  everyone: (node) => el("span.mention.self", {}, node.text),
  command: (node) => el("span.mention", {}, `/${node.name}`),
  channel: (node, names) => channelNode(names.channel(node.id)),
  time: (node, names) => timeNode(node, names),
  emoji: (node) => emojiPicture(node),
};

function inlineNodes(nodes, names) {
  return nodes.map((node) => INLINE[node.kind](node, names));
}

function linkNode(node, names) {
  const words = node.children ? inlineNodes(node.children, names) : node.url;
  const place = names.linked(node.url);
  if (place) return placeLink(place, node.children ? words : [`#${place.name}`]);
  const href = safeUrl(node.url);
  return href
    ? el("a", { href, title: node.url, target: "_blank", rel: "noopener noreferrer" }, words)
    : el("span", {}, words);
}

function placeLink({ name, open }, words) {
  return el("button.link-button", { type: "button", title: `Open ${name}`, onclick: open }, words);
}

function channelNode({ name, open }) {
  if (!open) return el("span.mention", {}, `#${name}`);
  return el("button.mention", { type: "button", onclick: open }, `#${name}`);
}

function timeNode({ unix, style }, names) {
  const ms = unix * 1000;
  if (!Number.isFinite(new Date(ms).getTime())) return document.createTextNode(`<t:${unix}>`);
  const full = formatTime(ms, "F", names.locale);
  const shared = { datetime: new Date(ms).toISOString(), title: full, lang: names.locale };
  if (style !== "R") return el("time.moment", shared, formatTime(ms, style, names.locale));
  return el("time.moment", { ...shared, data: { relative: ms } }, formatRelative(ms, names.now(), names.locale));
}

function spoilerNode(node, names) {
  const hidden = el("span.spoiler-words", { "aria-hidden": "true" }, inlineNodes(node.children, names));
  const cover = el("span.spoiler", { role: "button", tabindex: 0, "aria-label": "Spoiler, press to read" }, hidden);
  const reveal = () => {
    cover.classList.add("open");
    hidden.removeAttribute("aria-hidden");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && reveal());
  return cover;
}

/** The first words of a message, for a line that points at it. */
export function excerpt(message, names) {
  const text = [message.content, ...componentTexts(message.components ?? [])].find((part) => part?.trim()) ?? "";
  const blocks = [...prose(text, names).children].map((block) => block.textContent);
  return Array.from(blocks.join(" ").replace(/\s+/g, " ").trim()).slice(0, 90).join(""); // no emoji is cut in two
}

function componentTexts(components) {
  return components.flatMap((part) => (part.type === 10 ? [part.content] : componentTexts(part.components ?? [])));
}
