/** The person of a pane, and the list for switching to somebody else. */

import { avatar } from "./avatar.js";
import { el, icon, roam } from "./dom.js";
import { openPopup } from "./popup.js";

export class Identity {
  /** @param {{choose: (person: string) => void, create: () => void}} wanted */
  constructor(world, { choose, create }) {
    Object.assign(this, { world, choose, create });
    this.node = el("button.identity", {
      type: "button",
      "aria-haspopup": "menu",
      "aria-expanded": "false",
      onclick: () => this.toggle(),
    });
  }

  draw(session) {
    this.session = session;
    const name = this.world.nameOf(session.person) ?? "nobody";
    const words = el("span.identity-words", {}, el("small", {}, "You are"), el("span.identity-name", {}, name));
    this.node.replaceChildren(avatar(this.world, { id: session.person }), words, icon("chevron"));
    this.node.setAttribute("aria-label", `You are ${name}. Become somebody else`);
  }

  toggle() {
    if (this.close) this.close();
    else this.open();
  }

  open() {
    const people = this.world.people.map((person) => this.row(person));
    const create = el(
      "button.option.new-person",
      { type: "button", role: "menuitem", onclick: () => this.leave(this.create) },
      icon("person"),
      "New person…",
    );
    const menu = el(
      "div.options",
      { role: "menu", "aria-label": "People", onkeydown: (event) => this.key(event, [...people, create]) },
      people,
      create,
    );
    this.close = openPopup(this.node, menu, () => this.closed());
    this.node.setAttribute("aria-expanded", "true");
    (people.find((row) => row.getAttribute("aria-checked") === "true") ?? create).focus();
  }

  row(person) {
    const isNow = person.id === this.session.person;
    const calls = this.world.sessions.get(person.id)?.calls();
    return el(
      "button.option",
      {
        type: "button",
        role: "menuitemradio",
        "aria-checked": String(isNow),
        onclick: () => this.leave(() => this.choose(person.id)),
      },
      avatar(this.world, person, "small"),
      el("span.option-words", {}, person.name),
      calls ? el("span.badge", {}, String(calls)) : null,
      isNow ? el("span.tick.shown", {}, icon("check")) : null,
    );
  }

  leave(act) {
    this.close();
    this.node.focus();
    act();
  }

  closed() {
    this.close = null;
    this.node.setAttribute("aria-expanded", "false");
  }

  key(event, rows) {
    if (roam(event, rows)) return;
    if (event.key !== "Escape" && event.key !== "Tab") return;
    event.preventDefault();
    this.leave(() => {});
  }
}
