/** The threads of all servers, to be locked and archived as a moderator does. */

import * as api from "./api.js";
import { el } from "./dom.js";
import { allPlaces } from "./message-facts.js";

export class Threads {
  /** @param {import("./world.js").World} world @param {(act: () => Promise<unknown>, done: string) => Promise<void>} attempt */
  constructor(world, attempt) {
    Object.assign(this, { world, attempt });
    this.body = el("div.drawer-people");
    this.node = el("section", {}, el("h3", {}, "Threads"), this.body);
  }

  draw() {
    const places = [...this.world.sessions.values()].flatMap(({ places }) => allPlaces(places));
    const threads = new Map(places.filter(({ kind }) => kind === "thread").map((thread) => [thread.id, thread]));
    this.node.hidden = !threads.size;
    this.body.replaceChildren(...[...threads.values()].map((thread) => this.row(thread)));
  }

  row(thread) {
    const switches = ["locked", "archived"].map((name) => {
      const onchange = ({ target }) =>
        this.attempt(() => api.changeThread(thread.id, { [name]: target.checked }), `${thread.name} was changed.`);
      return el(
        "label.switch-label",
        {},
        name,
        el("input", {
          type: "checkbox",
          role: "switch",
          "aria-label": `${thread.name}: ${name}`,
          checked: Boolean(thread[name]),
          onchange,
        }),
      );
    });
    return el("div.drawer-person", {}, el("span", {}, thread.name), switches);
  }
}
