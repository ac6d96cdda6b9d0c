/** The messages of the open channel: drawn once each, kept where the reader's eye is, followed to the newest. */

import { el, focusable, icon } from "./dom.js";
import { TYPE, sentAt, standsUnder } from "./message-facts.js";
import { messageNode } from "./message.js";
import { formatTime, isSameDay } from "./time.js";

const NEAR = 80;
const AIR = 8;

export class Timeline {
  /**
   * @param {{viewOf: (message: object) => import("./message.js").MessageView, threadOf: (message: object) => object|null, onend: () => void}} wanted
   */
  constructor({ viewOf, threadOf, onend }) {
    Object.assign(this, { viewOf, threadOf, onend });
    this.rows = new Map();
    this.missed = 0;
    this.list = el("div.timeline", { role: "log", "aria-live": "polite", "aria-relevant": "additions" });
    this.scroller = el("div.scroller", { tabindex: 0, onscroll: () => this.scrolled() }, this.list);
    this.jump = el("button.jump", { type: "button", hidden: true, onclick: () => this.toEnd() });
    this.following = true;
    new ResizeObserver(() => this.follow()).observe(this.list);
    new ResizeObserver(() => this.follow()).observe(this.scroller);
  }

  /** Start again for another channel. */
  reset(label, begin) {
    this.rows.clear();
    this.missed = 0;
    this.following = true;
    this.list.setAttribute("aria-label", label);
    this.list.replaceChildren();
    this.begin = begin;
  }

  /**
   * @param {object[]} messages oldest first
   * @param {{firstUnread: string|null, locale?: string, more: (() => void)|null}} setting  `more` asks for what came before
   */
  draw(messages, { firstUnread, locale, more }) {
    const grew = messages.length && this.last !== messages.at(-1).id && this.rows.has(this.last);
    this.last = messages.at(-1)?.id;
    if (grew && !this.following) this.missed += 1;
    const first = more ? moreRow(more) : { key: "begin", facts: [this.begin], build: () => this.begin };
    this.lay([first, ...this.plan(messages, firstUnread, locale)]);
    this.showJump();
    this.follow();
  }

  /** What should stand in the list, row by row, each with the facts that would make it another row. */
  plan(messages, firstUnread, locale) {
    const rows = [];
    messages.forEach((message, at) => {
      const previous = messages[at - 1];
      const newDay = !previous || !isSameDay(sentAt(previous), sentAt(message));
      const isFirstUnread = message.id === firstUnread;
      if (newDay) rows.push(dayRow(message, locale));
      if (isFirstUnread) rows.push(newRow());
      const thread = this.threadOf(message);
      // The chip below the message that started the thread says it already.
      if (message.type === TYPE.thread && thread && messages.some(({ id }) => id === thread.id)) return;
      rows.push(
        this.messageRow(message, { compact: !newDay && !isFirstUnread && standsUnder(message, previous), thread }),
      );
    });
    return rows;
  }

  messageRow(message, setting) {
    const facts = [message, setting.compact, setting.thread?.name, setting.thread?.archived];
    return { key: message.id, facts, build: () => messageNode(this.viewOf(message), setting) };
  }

  lay(rows) {
    const wanted = new Set(rows.map(({ key }) => key));
    for (const [key, row] of this.rows) if (!wanted.has(key)) this.drop(key, row);
    let before = null;
    for (const row of rows) before = this.settle(row, before);
  }

  drop(key, { node }) {
    const hadFocus = node.contains(document.activeElement);
    node.remove();
    this.rows.delete(key);
    if (hadFocus) this.onend();
  }

  settle(row, before) {
    const old = this.rows.get(row.key);
    const same = old && old.facts.length === row.facts.length && old.facts.every((fact, at) => fact === row.facts[at]);
    const node = same ? old.node : row.build();
    if (old && !same) replaceKeepingFocus(old.node, node);
    const place = before ? before.nextSibling : this.list.firstChild;
    if (node !== place) this.list.insertBefore(node, place);
    this.rows.set(row.key, { facts: row.facts, node });
    return node;
  }

  node(id) {
    return this.rows.get(id)?.node ?? null;
  }

  /** Bring a message into sight and mark it for a moment. */
  point(id) {
    const node = this.node(id);
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    node.classList.add("pointed");
    setTimeout(() => node.classList.remove("pointed"), 1600);
  }

  /** Focus the newest control, for people who play by keyboard. */
  focusNewest() {
    const rows = [...this.list.querySelectorAll(".message")].reverse();
    const control = rows
      .map((row) => row.querySelector(".control:not(:disabled), .select-button:not(:disabled)"))
      .find(Boolean);
    control?.focus();
    return Boolean(control);
  }

  scrolled() {
    // A list that grew under the reader is not a reader who scrolled away.
    if (this.following && this.size !== this.end) return this.follow();
    this.following = this.scroller.scrollTop > this.newest - NEAR;
    if (this.following) this.missed = 0;
    this.showJump();
    return this.following && this.onread?.();
  }

  showJump() {
    this.jump.hidden = this.following;
    const count = this.missed ? `${this.missed} new · ` : "";
    this.jump.replaceChildren(`${count}Jump to the newest`, icon("down"));
  }

  get end() {
    return this.scroller.scrollHeight - this.scroller.clientHeight;
  }

  /** Where the newest message is in sight: whole, or from its top if it's taller than the window. */
  get newest() {
    const { scroller, list } = this;
    const below = list.lastElementChild.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    return Math.min(this.end, below + scroller.scrollTop - AIR);
  }

  /** Never upwards: somebody who reads on in a long message stays where they are when it's edited. */
  follow() {
    if (!this.following || !this.list.lastElementChild) return;
    this.scroller.scrollTop = Math.max(this.scroller.scrollTop, this.newest);
    this.size = this.end;
  }

  toEnd() {
    this.following = true;
    this.follow();
    this.scrolled();
  }
}

function dayRow(message, locale) {
  const words = formatTime(sentAt(message), "D", locale);
  return {
    key: `day ${words}`,
    facts: [words],
    build: () => el("div.divider", { role: "separator", "aria-label": words }, el("span", {}, words)),
  };
}

function moreRow(more) {
  const build = () => el("button.more", { type: "button", onclick: more }, "Show earlier messages");
  return { key: "more", facts: [], build };
}

function newRow() {
  return {
    key: "new",
    facts: [],
    build: () => el("div.divider.new", { role: "separator", "aria-label": "New messages" }, el("span", {}, "New")),
  };
}

/** When a message changes while somebody plays by keyboard, the control in the same place takes the focus. */
function replaceKeepingFocus(old, node) {
  const active = old.contains(document.activeElement) ? document.activeElement : null;
  const at = active ? focusable(old).indexOf(active) : -1;
  const customId = active?.dataset.customId;
  old.replaceWith(node);
  if (!active) return;
  const controls = focusable(node);
  const same = controls.find((control) => customId && control.dataset.customId === customId);
  (same ?? controls[Math.min(at, controls.length - 1)] ?? node).focus({ preventScroll: true });
}
