/** One message as an element: head, what it says, what can be pressed, and what stands below it. */

import { avatar } from "./avatar.js";
import { componentNodes } from "./components.js";
import { el, icon } from "./dom.js";
import { attachmentNodes, embedNode } from "./legacy.js";
import {
  TYPE,
  authorName,
  commandOf,
  isComponentsV2,
  isEphemeral,
  isSilent,
  isThinking,
  repliesTo,
  sentAt,
  shownIn,
} from "./message-facts.js";
import { excerpt, prose } from "./prose.js";
import { formatStamp, formatTime } from "./time.js";

/**
 * @typedef {import("./components.js").View & {world: import("./world.js").World, find: (id: string) => object|null,
 *   point: (id: string) => void, dismiss: (message: object) => void, openMenu: (event: MouseEvent) => void,
 *   openPlace: (id: string) => void}} MessageView
 */

/** @param {MessageView} view @param {{compact: boolean, thread: object|null}} setting */
export function messageNode(view, { compact, thread }) {
  const { message } = view;
  if (message.type === TYPE.thread) return threadLine(view, thread);
  return el(
    "article",
    {
      class: classes(view, compact),
      data: { message: message.id },
      tabindex: -1,
      oncontextmenu: (event) => view.openMenu(event),
      "aria-label": `${authorName(message)}, ${formatTime(sentAt(message), "t", view.names.locale)}`,
    },
    compact ? null : contextLine(view),
    el("div.gutter", {}, compact ? shortTime(view) : avatar(view.world, message.author)),
    el(
      "div.body",
      {},
      compact ? null : head(view),
      content(view),
      thread ? threadChip(view, thread) : null,
      footer(view),
    ),
  );
}

function classes({ message, names }, compact) {
  const mentioned = (message.mentions ?? []).some(({ id }) => id === names.self) || message.mention_everyone;
  return [
    "message",
    compact && "compact",
    isEphemeral(message) && "ephemeral",
    mentioned && !isEphemeral(message) && "mentioned",
  ]
    .filter(Boolean)
    .join(" ");
}

function head({ message, world, names }) {
  const sent = sentAt(message);
  return el(
    "div.head",
    {},
    el("span.author", {}, authorName(message)),
    message.author?.bot ? el("span.tag", { "aria-label": "bot" }, "APP") : null,
    el(
      "time.sent",
      { datetime: message.timestamp, title: formatTime(sent, "F", names.locale) },
      formatStamp(sent, world.now(), names.locale),
    ),
    isSilent(message) ? el("span.silent", { title: "Sent without a notification" }, "silent") : null,
  );
}

function shortTime({ message, names }) {
  const sent = sentAt(message);
  return el(
    "time.sent",
    { datetime: message.timestamp, title: formatTime(sent, "F", names.locale) },
    formatTime(sent, "t", names.locale),
  );
}

/** The line above the head: whose command, or which message, this one answers. */
function contextLine(view) {
  const command = commandOf(view.message);
  if (command) return commandLine(view, command);
  const answered = repliesTo(view.message);
  return answered ? replyLine(view, answered) : null;
}

function commandLine({ world }, { name, user }) {
  const who = world.nameOf(user.id) ?? user.global_name ?? user.username;
  return el(
    "div.context",
    {},
    avatar(world, user, "tiny"),
    el("span", {}, el("b", {}, who), " used ", el("span.mention", {}, `/${name}`)),
  );
}

function replyLine(view, id) {
  const answered = view.find(id) ?? view.message.referenced_message;
  if (!answered) return null; // only somebody else sees it
  const words = [
    avatar(view.world, answered.author, "tiny"),
    el("b", {}, authorName(answered)),
    el("span.excerpt", {}, excerpt(answered, view.names) || "a picture"),
  ];
  return el("button.context", { type: "button", onclick: () => view.point(id) }, words);
}

function content(view) {
  const { message } = view;
  if (message.failure) return el("div.failure", {}, icon("warning"), message.failure);
  if (isThinking(message)) return thinking(message);
  if (isComponentsV2(message))
    return el("div.components", {}, componentNodes(message.components, view), editedMark(view));
  const inner = shownIn(message);
  return [
    inner.content ? wordsWithMark(inner.content, view) : null,
    ...(inner.embeds ?? []).map((embed) => embedNode(embed, view)),
    ...attachmentNodes(inner.attachments ?? [], view),
    el("div.components", {}, componentNodes(inner.components, view)),
  ];
}

function wordsWithMark(text, view) {
  const words = prose(text, view.names);
  const last = words.lastElementChild;
  (last?.classList.contains("words") ? last : words).append(...[editedMark(view)].filter(Boolean));
  return words;
}

function thinking(message) {
  const dots = el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("div.thinking", { role: "status" }, dots, `${authorName(message)} is thinking…`);
}

function editedMark({ message, names }) {
  if (!message.edited_timestamp) return null;
  const title = formatTime(new Date(message.edited_timestamp).getTime(), "F", names.locale);
  return el("time.edited", { datetime: message.edited_timestamp, title }, " (edited)");
}

function footer(view) {
  const { message } = view;
  if (!isEphemeral(message)) return null;
  const dismiss = el("button.link-button", { type: "button", onclick: () => view.dismiss(message) }, "Dismiss message");
  return el("div.ephemeral-footer", {}, icon("eye"), el("span", {}, "Only you can see this · ", dismiss));
}

function threadChip(view, thread) {
  const open = el("button.thread-chip", { type: "button", onclick: () => view.openPlace(thread.id) });
  open.append(
    icon("thread"),
    el("span.thread-name", {}, thread.name),
    el("span.thread-open", {}, thread.archived ? "Archived thread ›" : "Open thread ›"),
  );
  return open;
}

function threadLine(view, thread) {
  const { message, world, names } = view;
  const id = message.message_reference?.channel_id;
  const open = thread ?? (id ? { id, name: message.content } : null);
  const name = open
    ? el("button.link-button", { type: "button", onclick: () => view.openPlace(open.id) }, open.name)
    : message.content;
  const sent = el(
    "time.sent",
    { datetime: message.timestamp },
    formatStamp(sentAt(message), world.now(), names.locale),
  );
  return el(
    "article.system",
    { data: { message: message.id } },
    icon("thread"),
    el("span", {}, el("b", {}, authorName(message)), " opened the thread ", name),
    sent,
  );
}
