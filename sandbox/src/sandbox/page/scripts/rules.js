/** How strict the sandbox is: rate limits, DMs, threads, AutoMod, as far as one may want to change it. */

import * as api from "./api.js";
import { el } from "./dom.js";

const EVERY = 2000;
const DMS = {
  open: "open freely",
  limited: "one in 10 s (429)",
  too_fast: "too fast (40003)",
  quarantine: "quarantine (20026)",
};
const LOCKED = { 160005: "160005", 50083: "50083" };

export class Rules {
  /** @param {(act: () => Promise<unknown>, done: string) => Promise<void>} attempt */
  constructor(attempt) {
    this.attempt = attempt;
    this.state = el("small.findings");
    this.body = el("div.drawer-people");
    this.node = el("section", {}, el("h3", {}, "As strict as Discord"), this.state, this.body);
  }

  /** Ask only while somebody looks. */
  run(on) {
    clearInterval(this.timer);
    if (!on) return;
    this.load();
    this.timer = setInterval(() => this.count(), EVERY);
  }

  async load() {
    try {
      this.draw(await api.rules());
    } catch {
      this.state.textContent = "The rules cannot be read now.";
    }
    await this.count();
  }

  async count() {
    try {
      const { invalid = 0, hits = {} } = await api.limits();
      const each = Object.entries(hits).map(([name, times]) => `${name} ${times}`);
      this.state.textContent = [`Invalid requests in ten minutes: ${invalid}`, ...each].join(" · ");
    } catch {
      this.state.textContent = "The limits cannot be read now.";
    }
  }

  draw(rules) {
    this.body.replaceChildren(
      this.row("Rate limits", this.box("limits", rules)),
      this.row("Opening DMs", this.menu("dms", rules, DMS)),
      this.row("A locked thread answers", this.menu("locked", rules, LOCKED, Number)),
      this.row("Buttons in archived threads", this.box("archived_buttons", rules)),
      this.row("Active threads", this.line("threads", rules, "number", Number)),
      this.row("in announcement channels", this.line("announcement_threads", rules, "number", Number)),
      this.row("People may install the bot", this.box("user_install", rules)),
      this.row("Activities are switched on", this.box("activities", rules)),
      this.row("AutoMod blocks", this.line("automod", rules, "text", words)),
    );
  }

  row(label, control) {
    control.setAttribute("aria-label", label); // the label's own text would have the choices of a menu in it
    return el("label.drawer-person", {}, el("span", {}, label), el("span.switch-label"), control);
  }

  box(name, rules) {
    const onchange = ({ target }) => this.change(name, target.checked);
    return el("input", { type: "checkbox", role: "switch", checked: rules[name] !== false, onchange });
  }

  menu(name, rules, choices, read = String) {
    const options = Object.entries(choices).map(([value, label]) =>
      el("option", { value, selected: String(rules[name]) === value }, label),
    );
    return el("select", { onchange: ({ target }) => this.change(name, read(target.value)) }, options);
  }

  line(name, rules, type, read) {
    const value = [rules[name] ?? ""].flat().join(", ");
    return el("input.hours", { type, min: 0, value, onchange: ({ target }) => this.change(name, read(target.value)) });
  }

  /** A refused change is drawn as it was before. An accepted one is not: somebody may be typing in the next line. */
  async change(name, value) {
    await this.attempt(() => this.taken({ [name]: value }), "The rule was changed.");
    await this.count();
  }

  async taken(change) {
    try {
      await api.changeRules(change);
    } catch (failure) {
      await this.load();
      throw failure;
    }
  }
}

function words(text) {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}
