/** The list above the composer: commands, options or choices, of which arrow keys point at one. */

import { el, freshId } from "./dom.js";
import { openPopup } from "./popup.js";

/**
 * @typedef {object} Row
 * @property {string} label
 * @property {string} [description]
 * @property {string} [note]  small, at the right
 * @property {Node|null} [sign]
 */

export class Suggestions {
  /** @param {HTMLElement} anchor the box above which the list stands */
  constructor(anchor) {
    this.anchor = anchor;
    this.id = freshId("suggestions");
    this.at = -1;
    this.rows = [];
  }

  get isOpen() {
    return Boolean(this.close);
  }

  /** @param {HTMLElement} input which keeps the focus @param {string} head @param {Row[]} rows */
  show(input, head, rows, onpick, { pointed = 0, empty = "" } = {}) {
    if (this.input !== input) this.hide();
    Object.assign(this, { input, rows, onpick });
    this.nodes = rows.map((row, at) => this.rowNode(row, at));
    const list = el("div", { role: "listbox", id: this.id, "aria-label": head }, this.nodes);
    const none = rows.length || !empty ? null : el("div.popup-hint", {}, empty);
    this.put(el("div.options.suggestions", {}, el("div.options-head", {}, head), list, none));
    this.at = -1;
    this.point(rows.length ? pointed : -1);
  }

  put(content) {
    if (this.isOpen) return this.content.replaceChildren(content);
    this.content = el("div", {}, content);
    this.close = openPopup(this.anchor, this.content, () => this.closed(), { prefer: "above", narrowest: 260 });
    this.input.setAttribute("aria-expanded", "true");
    return this.input.setAttribute("aria-controls", this.id);
  }

  hide() {
    this.close?.();
  }

  closed() {
    this.close = null;
    this.rows = [];
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  rowNode({ label, description, note, sign }, at) {
    // The mouse may not take the focus from the input, or the list would close before the click.
    const keep = (event) => event.preventDefault();
    return el(
      "div.option",
      {
        role: "option",
        id: `${this.id}-${at}`,
        "aria-selected": "false",
        onpointerdown: keep,
        onmousedown: keep,
        onpointermove: () => at === this.at || this.point(at, false),
        onclick: () => this.pick(at),
      },
      sign,
      el("span.option-words", {}, el("span", {}, label), description ? el("small", {}, description) : null),
      note ? el("span.option-note", {}, note) : null,
    );
  }

  point(at, scroll = true) {
    this.nodes[this.at]?.classList.remove("pointed");
    this.nodes[this.at]?.setAttribute("aria-selected", "false");
    this.at = at;
    const node = this.nodes[at];
    if (!node) return this.input.removeAttribute("aria-activedescendant");
    node.classList.add("pointed");
    node.setAttribute("aria-selected", "true");
    if (scroll) node.scrollIntoView({ block: "nearest" });
    return this.input.setAttribute("aria-activedescendant", node.id);
  }

  pick(at = this.at) {
    const row = this.rows[at];
    if (row) this.onpick(row);
    return Boolean(row);
  }

  /** @returns {boolean} whether the key was for the list */
  key(event) {
    if (!this.isOpen) return false;
    const count = this.rows.length;
    const moves = {
      ArrowDown: (this.at + 1) % (count || 1),
      ArrowUp: (Math.max(this.at, 0) - 1 + count) % (count || 1),
    };
    if (event.key in moves && count) this.point(moves[event.key]);
    else if (event.key === "Escape") this.hide();
    else if (!(["Enter", "Tab"].includes(event.key) && !event.shiftKey && this.pick())) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
