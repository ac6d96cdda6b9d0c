/** One option of a command being written: a labelled input with its choices. */

import { avatar } from "./avatar.js";
import { OPTION, filterChoices, fixedChoices, readTyped } from "./commands.js";
import { el } from "./dom.js";

const SETTLES = 90;

const KINDS = {
  [OPTION.integer]: "whole number",
  [OPTION.number]: "number",
  [OPTION.boolean]: "true or false",
  [OPTION.user]: "person",
  [OPTION.channel]: "channel",
  [OPTION.mentionable]: "person",
};

export class OptionField {
  /**
   * @param {object} option
   * @param {{world: object, known: object, suggestions: import("./suggestions.js").Suggestions, complete: (field: OptionField) => Promise<object[]>,
   *   steer: (field: OptionField) => boolean, ondone: (field: OptionField) => void, onkey: (event: KeyboardEvent, field: OptionField) => void}} form
   */
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.fixed = fixedChoices(option, form.known);
    this.picked = null;
    this.input = this.makeInput();
    this.node = el("label.field", {}, el("span.field-name", {}, option.label), this.input);
    this.fit();
  }

  makeInput() {
    const numeric = [OPTION.integer, OPTION.number].includes(this.option.type);
    return el("input", {
      type: "text",
      role: "combobox",
      autocomplete: "off",
      spellcheck: "false",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-description": this.description,
      "aria-required": String(Boolean(this.option.required)),
      inputmode: numeric ? "numeric" : null,
      oninput: () => this.typed(),
      onfocus: () => this.suggest(this.picked ? "" : this.input.value),
      onblur: () => this.settle(),
      onkeydown: (event) => this.form.onkey(event, this),
    });
  }

  get name() {
    return this.option.name;
  }

  get text() {
    return this.input.value;
  }

  get description() {
    const kind = KINDS[this.option.type];
    const range = [this.option.min_value, this.option.max_value].every(Number.isFinite)
      ? ` ${this.option.min_value}–${this.option.max_value}`
      : "";
    return [this.option.description, kind ? `(${kind}${range})` : ""].filter(Boolean).join(" ");
  }

  set(text) {
    this.input.value = text;
    this.picked = null;
    this.settle();
    this.fit();
  }

  typed() {
    this.picked = null;
    if (this.form.steer(this)) return;
    this.complain("");
    this.fit();
    this.suggest(this.text);
  }

  /** As if `text` had been typed here. */
  retype(text) {
    this.input.value = text;
    this.input.focus();
    this.typed();
  }

  fit() {
    this.input.size = Math.max(3, Math.min(40, this.text.length + 1));
  }

  async suggest(text) {
    if (this.fixed) return this.offer(filterChoices(this.fixed, text));
    if (this.option.autocomplete) return this.ask();
    return this.form.suggestions.show(this.input, this.heading, [], null);
  }

  get heading() {
    return `${this.option.label} — ${this.description}`;
  }

  /** Every letter asks the bot again, after a short pause; only the answer to the newest question counts. */
  async ask() {
    const turn = (this.turn = (this.turn ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, SETTLES));
    if (turn !== this.turn) return;
    const choices = await this.form.complete(this);
    if (turn === this.turn && document.activeElement === this.input) this.offer(choices.slice(0, 25));
  }

  offer(choices) {
    this.offered = choices;
    const rows = choices.map((choice) => ({
      ...choice,
      sign: choice.user ? avatar(this.form.world, { id: choice.user, name: choice.label }, "small") : null,
    }));
    const pointed = this.option.autocomplete && !this.option.required && !this.text ? -1 : 0;
    this.form.suggestions.show(this.input, this.heading, rows, (row) => this.take(row), {
      pointed,
      empty: "Nothing fits.",
    });
  }

  take({ label, value }) {
    this.picked = { label, value };
    this.input.value = label;
    this.complain("");
    this.fit();
    this.form.ondone(this);
  }

  /** A typed text that names a choice is that choice. */
  settle() {
    const typed = this.text.trim().toLowerCase();
    if (this.picked || !typed) return;
    const fits = ({ label, value }) => [label, String(value)].some((text) => text.toLowerCase() === typed);
    const choice = (this.fixed ?? this.offered ?? []).find(fits);
    if (!choice) return;
    this.picked = choice;
    this.input.value = choice.label;
  }

  /** @returns {{value?: unknown, error?: string}} */
  read() {
    this.settle();
    if (this.picked) return { value: this.picked.value };
    if (this.fixed && this.text.trim()) return { error: "Choose one of the list." };
    return readTyped(this.option, this.text);
  }

  complain(error) {
    this.node.classList.toggle("wrong", Boolean(error));
    this.input.setAttribute("aria-invalid", String(Boolean(error)));
  }
}
