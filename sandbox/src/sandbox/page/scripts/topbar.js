/** The line above all panes: the name, the state of the bot and, on a narrow screen, the people to switch between. */

import { avatar } from "./avatar.js";
import { el, iconButton } from "./dom.js";
import { formatTime } from "./time.js";

const SHIFTED = 30000;

export class Topbar {
  /** @param {{addPane: () => void, newPerson: () => void, drawer: import("./drawer.js").Drawer, show: (person: string) => void}} wanted */
  constructor(world, host, { addPane, newPerson, drawer, show }) {
    Object.assign(this, { world, show });
    this.status = el("span.status-pill", { role: "status" });
    this.shift = el("span.clock-pill", { hidden: true });
    this.people = el("div.people", { role: "group", "aria-label": "Who you are" });
    this.add = iconButton("panes", "One more person beside these", addPane, { class: "icon-button add-pane" });
    const gear = iconButton("gear", "Controls of the sandbox", () => drawer.toggle(), { "aria-expanded": "false" });
    drawer.opener = gear;
    host.append(
      this.people,
      el("span.spring"),
      this.shift,
      this.status,
      iconButton("person", "New person", newPerson),
      this.add,
      gear,
    );
  }

  /** @param {string[]} shown persons that have a pane @param {string|undefined} active the one in front */
  draw(shown, active) {
    Object.assign(this, { shown, active });
    const { bot, offset } = this.world;
    this.status.textContent = `${bot.name} is ${bot.online ? "online" : "offline"}`;
    this.status.classList.toggle("off", !bot.online);
    this.shift.hidden = Math.abs(offset) < SHIFTED;
    this.shift.textContent = `Clock ${formatTime(this.world.now(), "s")}`;
    this.people.replaceChildren(...this.candidates().map((person) => this.chip(person)));
  }

  /** The people with a pane, and those who had one before. */
  candidates() {
    return this.world.people.filter(({ id }) => this.shown.includes(id) || this.world.sessions.has(id));
  }

  chip(person) {
    const calls = this.world.sessions.get(person.id)?.calls();
    const isActive = person.id === this.active;
    return el(
      "button.person-chip",
      {
        type: "button",
        "aria-pressed": String(isActive),
        "aria-label": calls ? `${person.name}, ${calls} new` : person.name,
        onclick: () => this.show(person.id),
      },
      avatar(this.world, person, "small"),
      el("span.chip-name", {}, person.name),
      calls ? el("span.badge", {}, String(calls)) : null,
    );
  }
}
