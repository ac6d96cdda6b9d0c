/** The control drawer: what only a sandbox can do, and what the bot asked of it. */

import * as api from "./api.js";
import { avatar } from "./avatar.js";
import { askNewChannel, askNewPerson } from "./dialogs.js";
import { el, icon, iconButton } from "./dom.js";
import { Failures } from "./failures.js";
import { Journal } from "./journal.js";
import { Rules } from "./rules.js";
import { Threads } from "./threads.js";
import { formatTime } from "./time.js";

const REFUSALS = [50007, 50278, 50001];
const LANGUAGES = ["en-US", "en-GB", "de", "es-419", "es-ES", "fr", "it", "ja", "ko", "nl", "pl", "pt-BR", "zh-CN"];
const KEYS = [
  ["/", "commands of the bot"],
  ["↑ in an empty line", "the newest buttons"],
  ["Escape", "back to the line"],
  ["F6", "the next person"],
];

export class Drawer {
  /** @param {import("./world.js").World} world */
  constructor(world) {
    this.world = world;
    this.journal = new Journal();
    this.rules = new Rules((act, done) => this.attempt(act, done));
    this.failures = new Failures((act, done) => this.attempt(act, done));
    this.threads = new Threads(world, (act, done) => this.attempt(act, done));
    this.said = el("p.drawer-said", { role: "status" });
    this.clock = el("output.drawer-clock");
    this.people = el("div.drawer-people");
    this.servers = el("div.drawer-people");
    this.node = el(
      "aside.drawer",
      {
        hidden: true,
        "aria-label": "Controls of the sandbox",
        onkeydown: ({ key }) => key === "Escape" && this.toggle(false),
      },
      el(
        "header",
        {},
        el("h2", {}, "Controls"),
        iconButton("close", "Close the controls", () => this.toggle(false)),
      ),
      el(
        "div.drawer-body",
        {},
        this.said,
        this.peopleSection(),
        this.threads.node,
        this.clockSection(),
        this.botSection(),
        this.rules.node,
        this.failures.node,
        this.journal.node,
        keysSection(),
      ),
    );
    world.addEventListener("change", () => this.draw());
  }

  toggle(open = this.node.hidden) {
    this.node.hidden = !open;
    this.journal.run(open);
    this.rules.run(open);
    if (open) this.draw();
    if (open) this.node.querySelector("button").focus();
    else this.opener?.focus();
    this.opener?.setAttribute("aria-expanded", String(open));
  }

  peopleSection() {
    const person = el(
      "button.control.secondary",
      { type: "button", onclick: () => askNewPerson(this.world) },
      icon("person"),
      "New person",
    );
    const channel = el(
      "button.control.secondary",
      { type: "button", onclick: () => askNewChannel(this.world) },
      icon("hash"),
      "New channel",
    );
    return el("section", {}, el("h3", {}, "People"), this.people, el("div.action-row", {}, person, channel));
  }

  clockSection() {
    const hours = el("input.hours", { type: "number", value: 24, step: 1, "aria-label": "Hours" });
    const move = (seconds) => this.attempt(() => api.advanceClock(seconds), "The clock was moved.");
    const quick = [1, 12].map((count) =>
      el("button.control.secondary", { type: "button", onclick: () => move(count * 3600) }, `+${count} h`),
    );
    const go = el(
      "button.control.secondary",
      { type: "button", onclick: () => move(Number(hours.value) * 3600) },
      "Move",
    );
    return el("section", {}, el("h3", {}, "Clock"), this.clock, el("div.action-row", {}, quick, hours, go));
  }

  botSection() {
    const cut = () =>
      this.attempt(() => api.cutGateway(), "The connection of the bot was cut; it should come back by itself.");
    const button = el("button.control.danger", { type: "button", onclick: cut }, icon("unplug"), "Drop the gateway");
    return el("section", {}, el("h3", {}, "Bot"), this.servers, el("div.action-row", {}, button));
  }

  async attempt(act, done) {
    try {
      const answer = await act();
      this.said.textContent = done;
      if (answer?.now) this.world.setClock(answer.now);
    } catch (error) {
      this.said.textContent = error.message;
    }
  }

  draw() {
    if (this.node.hidden) return;
    this.clock.textContent = formatTime(this.world.now(), "F");
    this.threads.draw();
    this.people.replaceChildren(...this.world.people.map((person) => this.personRow(person)));
    this.servers.replaceChildren(...this.world.servers.map((server) => this.serverRow(server)));
  }

  /** A server, with a switch that invites the bot or sends it away. */
  serverRow({ id, name, bot }) {
    const onchange = async ({ target }) => {
      const done = target.checked ? `${name} has let the bot in.` : `${name} has sent the bot away.`;
      await this.attempt(() => api.changeMembership(id, target.checked), done);
      await this.world.refresh();
    };
    const look = { type: "checkbox", role: "switch", "aria-label": `Member of ${name}`, checked: bot !== false, onchange };
    return el("label.drawer-person", {}, el("span", {}, `Member of ${name}`), el("span.switch-label"), el("input", look));
  }

  personRow(person) {
    const open = person.dms_open !== false;
    const dms = (on) => `${person.name}'s DMs are ${on ? "open" : "closed"} now.`;
    const app = (on) => `${person.name} has ${on ? "installed" : "removed"} the bot.`;
    return el(
      "div.drawer-person",
      {},
      avatar(this.world, person, "small"),
      el("span", {}, person.name),
      this.language(person),
      open ? null : this.refusal(person),
      this.personSwitch(person, { label: "App", title: "has installed the bot", name: "installed", on: person.installed, told: app }),
      this.personSwitch(person, { label: "DMs", title: "DMs", name: "dms_open", on: open, told: dms }),
    );
  }

  personSwitch(person, { label, title, name, on, told }) {
    const onchange = async ({ target }) => {
      await this.attempt(() => api.changePerson(person.id, { [name]: target.checked }), told(target.checked));
      this.world.sessions.get(person.id)?.forgetCommands(); // an installation brings some
      await this.world.refresh();
    };
    const look = { type: "checkbox", role: "switch", "aria-label": `${person.name}: ${title}`, checked: Boolean(on) };
    return el("label.switch-label", {}, label, el("input", { ...look, onchange }));
  }

  /** The language in which a person uses Discord, which names commands in it and tells the bot. */
  language(person) {
    const options = LANGUAGES.map((code) => el("option", { selected: person.locale === code }, code));
    const onchange = async ({ target }) => {
      await this.attempt(
        () => api.changePerson(person.id, { locale: target.value }),
        `${person.name} uses Discord in ${target.value} now.`,
      );
      this.world.sessions.get(person.id)?.forgetCommands();
      await this.world.refresh();
    };
    return el("select", { "aria-label": `Language of ${person.name}`, onchange }, options);
  }

  /** What the bot is told when it writes to somebody whose DMs are closed. */
  refusal(person) {
    const options = REFUSALS.map((code) => el("option", { selected: person.dm_refusal === code }, String(code)));
    const onchange = ({ target }) =>
      this.attempt(
        () => api.changePerson(person.id, { dm_refusal: Number(target.value) }),
        `A DM to ${person.name} is refused with ${target.value} now.`,
      );
    return el("select", { "aria-label": `A DM to ${person.name} is refused with`, onchange }, options);
  }
}

function keysSection() {
  const rows = KEYS.map(([key, words]) => el("div.key", {}, el("kbd", {}, key), el("span", {}, words)));
  return el("section", {}, el("h3", {}, "Keys"), rows);
}
