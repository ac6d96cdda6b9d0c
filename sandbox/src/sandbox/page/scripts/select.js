/** A select as Discord has it: options with descriptions, one or several, worked by mouse or by keys. */

import { el, freshId, icon } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { openPopup } from "./popup.js";

const TYPED_LASTS = 700;

export class Select {
  /**
   * @param {{label: string, options: {label: string, value: string, description?: string, emoji?: object, default?: boolean}[],
   *   chosen?: string[], min: number, max: number, disabled?: boolean, onchoose: (values: string[]) => void}} wanted
   */
  constructor({ label, options, chosen = [], min, max, disabled, onchoose }) {
    Object.assign(this, { label, options, min, max, onchoose });
    this.chosen = new Set([...options.filter((option) => option.default).map(({ value }) => value), ...chosen]);
    this.at = 0;
    this.typed = "";
    this.listId = freshId("options");
    this.button = this.makeButton(disabled);
    this.node = el("div.select", {}, this.button);
    this.showChosen();
  }

  makeButton(disabled) {
    return el("button.select-button", {
      type: "button",
      role: "combobox",
      disabled,
      "aria-label": this.label,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      onclick: () => this.toggle(),
      onkeydown: (event) => this.key(event),
    });
  }

  get values() {
    return this.options.map(({ value }) => value).filter((value) => this.chosen.has(value));
  }

  get isMany() {
    return this.max > 1;
  }

  showChosen() {
    const picked = this.options.filter(({ value }) => this.chosen.has(value));
    const words = picked.map(({ emoji, label }) => el("span.picked", {}, emojiNode(emoji), label));
    this.button.replaceChildren(
      el(`span.select-words${picked.length ? "" : ".placeholder"}`, {}, picked.length ? words : this.label),
      icon("chevron"),
    );
    this.button.setAttribute("aria-description", picked.map(({ label }) => label).join(", "));
  }

  toggle() {
    if (this.close) this.close();
    else this.open();
  }

  open() {
    this.before = this.values.join("\n");
    this.at = Math.max(
      0,
      this.options.findIndex(({ value }) => this.chosen.has(value)),
    );
    this.rows = this.options.map((option, at) => this.row(option, at));
    const hint = this.isMany ? el("div.popup-hint", {}, this.range()) : null;
    const properties = {
      id: this.listId,
      role: "listbox",
      "aria-label": this.label,
      "aria-multiselectable": String(this.isMany),
    };
    this.list = el("div.options", {}, el("div", properties, this.rows), hint);
    this.close = openPopup(this.button, this.list, () => this.closed());
    this.button.setAttribute("aria-expanded", "true");
    this.button.setAttribute("aria-controls", this.listId);
    this.point(this.at);
  }

  range() {
    const choice = this.min === this.max ? `Choose ${this.max}` : `Choose ${this.min} to ${this.max}`;
    return `${choice}. Escape or a click outside sends it.`;
  }

  row(option, at) {
    const description = option.description ? el("small", {}, option.description) : null;
    return el(
      "div.option",
      {
        role: "option",
        id: `${this.listId}-${at}`,
        "aria-selected": String(this.chosen.has(option.value)),
        // The keyboard stays with the button while the mouse chooses.
        onmousedown: (event) => event.preventDefault(),
        onclick: () => this.take(at),
        onpointermove: () => this.point(at, false),
      },
      emojiNode(option.emoji),
      el("span.option-words", {}, el("span", {}, option.label), description),
      el("span.tick", {}, icon("check")),
    );
  }

  point(at, scroll = true) {
    if (!this.rows?.length) return;
    this.rows[this.at]?.classList.remove("pointed");
    this.at = (at + this.rows.length) % this.rows.length;
    this.rows[this.at].classList.add("pointed");
    if (scroll) this.rows[this.at].scrollIntoView({ block: "nearest" });
    this.button.setAttribute("aria-activedescendant", this.rows[this.at].id);
  }

  take(at) {
    const { value } = this.options[at];
    if (!this.isMany) return this.takeOne(value);
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.max) this.chosen.add(value);
    this.rows.forEach((row, index) =>
      row.setAttribute("aria-selected", String(this.chosen.has(this.options[index].value))),
    );
    return this.showChosen();
  }

  takeOne(value) {
    const again = this.min === 0 && this.chosen.has(value);
    this.chosen = new Set(again ? [] : [value]);
    this.chose = true;
    this.showChosen();
    this.close();
  }

  closed() {
    this.close = null;
    this.button.setAttribute("aria-expanded", "false");
    this.button.removeAttribute("aria-activedescendant");
    const changed = this.isMany ? this.before !== this.values.join("\n") && this.values.length >= this.min : this.chose;
    this.chose = false;
    if (changed && this.button.isConnected) this.onchoose(this.values);
  }

  key(event) {
    const { key } = event;
    if (!this.close) return ["ArrowDown", "ArrowUp"].includes(key) && this.used(event, () => this.open());
    const moves = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, Home: 0, End: this.options.length - 1 };
    if (key in moves) return this.used(event, () => this.point(moves[key]));
    if (key === "Enter" || (key === " " && !this.typed)) return this.used(event, () => this.take(this.at));
    if (key === "Escape") return this.used(event, () => this.close());
    if (key === "Tab") return this.close();
    return key.length === 1 && !event.ctrlKey && !event.metaKey && this.used(event, () => this.search(key));
  }

  used(event, act) {
    event.preventDefault();
    event.stopPropagation();
    act();
    return true;
  }

  /** Letters typed in quick succession find the option that begins with them. */
  search(letter) {
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.typed = ""), TYPED_LASTS);
    this.typed += letter.toLowerCase();
    const at = this.options.findIndex(({ label }) => label.toLowerCase().startsWith(this.typed));
    if (at >= 0) this.point(at);
  }
}
