/** A command being written: its name, its options as fields, and at the end a place to add the optional ones. */

import { OptionField } from "./option-field.js";
import { el, iconButton } from "./dom.js";

export class CommandForm {
  /**
   * @param {{label: string, name: string, description: string, options: object[]}} command
   * @param {{world: object, known: object, suggestions: object, autocomplete: (body: object) => Promise<object[]>,
   *   onsend: (body: object) => void, oncancel: () => void}} wanted
   */
  constructor(command, wanted) {
    Object.assign(this, wanted);
    this.command = command;
    this.fields = [];
    this.tail = this.makeTail();
    this.error = el("div.form-error", { role: "alert" });
    this.line = el("div.command-line", {}, el("span.command-name", {}, `/${command.label}`), this.tail);
    const send = iconButton("send", "Send the command", () => this.send(), { class: "icon-button send" });
    const cancel = iconButton("close", "Cancel the command", () => this.oncancel());
    this.node = el(
      "div.command-form",
      { role: "group", "aria-label": `/${command.label}: ${command.description}` },
      this.line,
      send,
      cancel,
      this.error,
    );
    command.options.filter(({ required }) => required).forEach((option) => this.add(option));
  }

  makeTail() {
    return el("input.tail", {
      type: "text",
      role: "combobox",
      autocomplete: "off",
      "aria-label": "Add an option, or press Enter to send",
      "aria-expanded": "false",
      oninput: () => this.offerOptions(),
      onfocus: () => this.offerOptions(),
      onkeydown: (event) => this.tailKey(event),
    });
  }

  /** Texts by option name, for a line that was pasted whole. */
  preset(texts) {
    for (const option of this.command.options) {
      if (texts[option.label] === undefined) continue;
      const field = this.fields.find(({ name }) => name === option.name) ?? this.add(option);
      field.set(texts[option.label]);
    }
  }

  add(option) {
    const field = new OptionField(option, {
      world: this.world,
      known: this.known,
      suggestions: this.suggestions,
      complete: (asked) => this.autocomplete({ name: this.command.name, options: this.texts(), focused: asked.name }),
      steer: (typed) => this.steer(typed),
      ondone: () => this.next(),
      onkey: (event, asked) => this.fieldKey(event, asked),
    });
    this.fields.push(field);
    this.line.insertBefore(field.node, this.tail);
    this.showTail();
    return field;
  }

  drop(field) {
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    field.node.remove();
    this.showTail();
    (this.fields[at - 1]?.input ?? this.tail).focus();
  }

  /** "seats:" typed into a field leads to that option, as on Discord; free text keeps its colons. */
  steer(field) {
    const [, before, label, rest] = /^(.*?)\s*([^\s:]+):(.*)$/.exec(field.text) ?? [];
    const option = this.command.options.find((one) => one.label === label);
    if (!option || (before && !field.fixed)) return false;
    if (option.name !== field.name) field.set(before);
    const target = this.fields.find(({ name }) => name === option.name) ?? this.add(option);
    target.retype(rest);
    return true;
  }

  get left() {
    return this.command.options.filter((option) => !this.fields.some(({ name }) => name === option.name));
  }

  showTail() {
    this.tail.placeholder = this.left.length ? `+${this.left.length} optional` : "";
    this.tail.classList.toggle("bare", !this.left.length);
  }

  /** What is filled in so far; the bot may want it for its suggestions. */
  texts() {
    const filled = this.fields.map((field) => [field.name, field.read().value ?? field.text]);
    return Object.fromEntries(filled.filter(([, value]) => value !== ""));
  }

  focus() {
    this.next();
  }

  /** To the first required field that is empty, else to the end. */
  next() {
    const empty = this.fields.find((field) => !field.text.trim());
    (empty?.input ?? this.tail).focus();
    if (!empty && document.activeElement === this.tail) this.offerOptions();
  }

  offerOptions() {
    const wanted = this.tail.value.trim().toLowerCase();
    const named = this.left.find(({ label }) => wanted === `${label}:`);
    if (named) return this.choose(named);
    const rows = this.left
      .filter(({ label }) => label.toLowerCase().startsWith(wanted))
      .map((option) => ({ option, label: option.label, description: option.description, note: "optional" }));
    const pick = ({ option }) => this.choose(option);
    const head = `/${this.command.label} — ${this.command.description}`;
    const empty = this.fields.some((field) => !field.text) ? "" : "Enter sends the command, Escape cancels it.";
    return this.suggestions.show(this.tail, head, rows, pick, { pointed: wanted ? 0 : -1, empty });
  }

  choose(option) {
    this.tail.value = "";
    this.add(option).input.focus();
  }

  tailKey(event) {
    if (event.key === "Backspace" && !this.tail.value) return this.goBack(event);
    if (event.key === "Escape") return this.escape(event);
    if (this.suggestions.key(event)) return undefined;
    if (event.key !== "Enter") return undefined;
    event.preventDefault();
    return this.send();
  }

  goBack(event) {
    event.preventDefault();
    const last = this.fields.at(-1);
    if (last) last.input.focus();
    else this.oncancel();
  }

  fieldKey(event, field) {
    if (event.key === "Backspace" && !field.text && !field.option.required) return this.drop(field);
    if (this.suggestions.key(event)) return undefined;
    if (event.key === "Escape") return this.escape(event);
    if (event.key !== "Enter") return undefined;
    event.preventDefault();
    const { error } = field.read();
    if (error) return this.complain(field, error);
    return this.fields.some((other) => !other.text.trim() && other.option.required) ? this.next() : this.send();
  }

  escape(event) {
    event.preventDefault();
    this.oncancel();
  }

  send() {
    for (const field of this.fields) {
      const { error } = field.read();
      if (error) return this.complain(field, error);
    }
    const pairs = this.fields.map((field) => [field.name, field.read().value]);
    const options = Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
    this.suggestions.hide();
    return this.onsend({ name: this.command.name, options });
  }

  complain(field, error) {
    field.input.focus();
    field.complain(error);
    this.error.textContent = `${field.option.label}: ${error}`;
  }
}
