/** Where a person writes: plain messages and, after a slash, the bot's commands. */

import { CommandForm } from "./command-form.js";
import { begun, flatten, matching, presets } from "./commands.js";
import { el, iconButton } from "./dom.js";
import { Suggestions } from "./suggestions.js";

const HIGHEST = 180; // pixels; a longer text scrolls

export class Composer {
  /**
   * @param {{world: object, commands: () => Promise<object[]>, known: () => object, autocomplete: (body: object) => Promise<object[]>,
   *   say: (text: string) => Promise<void>, command: (body: object) => Promise<void>, onup: () => boolean}} wanted
   */
  constructor(wanted) {
    Object.assign(this, wanted);
    this.input = this.makeInput();
    const slash = iconButton("slash", "Commands of the bot", () => this.startCommand(), { class: "icon-button slash" });
    const send = iconButton("send", "Send the message", () => this.send(), { class: "icon-button send" });
    this.text = el("div.composer-text", {}, slash, this.input, send);
    this.box = el("div.composer-box", {}, this.text);
    this.note = el("div.composer-note", { role: "status" });
    this.node = el("div.composer", {}, this.box, this.note);
    this.suggestions = new Suggestions(this.box);
    this.form = null;
  }

  makeInput() {
    return el("textarea", {
      rows: 1,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      maxlength: 2000,
      oninput: () => this.typed(),
      onblur: () => this.suggestions.hide(),
      onkeydown: (event) => this.key(event),
    });
  }

  /** @param {string} name e.g. "#lobby" */
  rename(name) {
    this.input.placeholder = `Message ${name} or type /`;
    this.input.setAttribute("aria-label", `Message ${name}`);
    this.leaveCommand("");
  }

  focus() {
    if (this.form) this.form.focus();
    else this.input.focus();
  }

  /** As if somebody had typed the slash, or a whole command. */
  startCommand(line = "/") {
    this.leaveCommand(line);
    this.input.focus();
    return this.typed();
  }

  async typed() {
    this.fit();
    this.tell("");
    const line = this.input.value;
    if (!line.startsWith("/")) return this.suggestions.hide();
    const commands = flatten(await this.commands());
    if (this.input.value !== line || this.form) return undefined;
    const start = begun(commands, line);
    return start ? this.begin(start.command, start.rest) : this.offer(matching(commands, line.slice(1)));
  }

  fit() {
    this.input.style.height = "auto";
    const height = this.input.scrollHeight; // 0 while the pane is hidden behind another one
    if (height) this.input.style.height = `${Math.min(HIGHEST, height)}px`;
    this.input.style.overflowY = height > HIGHEST ? "auto" : "hidden";
  }

  offer(commands) {
    const rows = commands.map((command) => ({
      command,
      label: `/${command.label}`,
      description: command.description,
      note: optionNames(command),
    }));
    const empty = this.world.bot.online ? "No command of that name." : "The bot is offline, so it has no commands now.";
    this.suggestions.show(
      this.input,
      `Commands of ${this.world.bot.name}`,
      rows,
      ({ command }) => this.begin(command),
      { empty },
    );
  }

  begin(command, rest = "") {
    this.suggestions.hide();
    this.form = new CommandForm(command, {
      world: this.world,
      known: this.known(),
      suggestions: this.suggestions,
      autocomplete: this.autocomplete,
      onsend: (body) => this.sendCommand(body),
      oncancel: () => this.cancel(),
    });
    this.input.value = "";
    this.text.hidden = true;
    this.box.append(this.form.node);
    this.form.preset(presets(command, rest));
    this.form.focus();
  }

  leaveCommand(text) {
    this.suggestions.hide();
    this.form?.node.remove();
    this.form = null;
    this.text.hidden = false;
    this.input.value = text;
    this.fit();
  }

  cancel() {
    this.leaveCommand("");
    this.input.focus();
  }

  async sendCommand(body) {
    this.cancel();
    const late = setTimeout(() => this.tell(`Sending /${body.name}…`), 250);
    await this.command(body);
    clearTimeout(late);
    this.tell("");
  }

  tell(words) {
    this.note.textContent = words;
  }

  key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "ArrowUp" && !this.input.value && this.onup()) event.preventDefault();
    if (event.key === "Escape") this.leaveCommand("");
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.send();
  }

  /** A line that was sent before its list could open. */
  async sendLine(text) {
    const start = begun(flatten(await this.commands()), `${text} `);
    if (start) this.begin(start.command, start.rest);
    else this.tell("There is no such command. Press Escape to clear the line.");
  }

  async send() {
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      await this.sendLine(text);
      return;
    }
    this.leaveCommand("");
    try {
      await this.say(text);
    } catch (error) {
      this.input.value = text;
      this.tell(error.message);
    }
  }
}

function optionNames({ options }) {
  return options
    .filter(({ required }) => required)
    .map(({ label }) => label)
    .join(" ");
}
