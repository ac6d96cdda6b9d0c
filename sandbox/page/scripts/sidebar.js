/** Where one person can go: servers with channels and threads, direct messages, with their unread marks. */

import { avatar } from "./avatar.js";
import { el, icon, roam } from "./dom.js";

export class Sidebar {
  /** @param {{world: object, openPlace: (id: string) => void, addChannel: (server: object) => void, head: HTMLElement}} wanted */
  constructor({ world, openPlace, addChannel, head }) {
    Object.assign(this, { world, openPlace, addChannel });
    this.list = el("div.places", { onkeydown: (event) => roam(event, [...this.list.querySelectorAll(".place")]) });
    this.node = el("nav.sidebar", { "aria-label": "Channels" }, head, this.list);
  }

  /** @param {import("./session.js").Session} session @param {string|null} current the open channel's id */
  draw(session, current) {
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.place : null;
    const { servers, dms, groups = [] } = session.places;
    this.marks = session.unread;
    this.current = current;
    this.list.replaceChildren(...servers.map((server) => this.server(server)), this.dms(dms, groups));
    if (focused) this.list.querySelector(`[data-place="${focused}"]`)?.focus();
  }

  server(server) {
    const label = `New channel in ${server.name}`;
    const add = el(
      "button.icon-button.small",
      { type: "button", "aria-label": label, title: label, onclick: () => this.addChannel(server) },
      icon("plus"),
    );
    const away = this.world.isAway(server.id) ? el("small.away", {}, "no bot") : null;
    const channels = server.channels.flatMap((channel) => [
      this.place(channel, icon("hash")),
      ...(channel.threads ?? [])
        .filter((thread) => this.isShown(thread))
        .map((thread) => this.place(thread, icon("thread"), "thread")),
    ]);
    return el("section", {}, el("div.group-head", {}, el("h2", {}, server.name), away, add), channels);
  }

  isShown(thread) {
    return !thread.archived || thread.id === this.current || this.marks.has(thread.id);
  }

  dms(dms, groups) {
    const alone = dms.map((dm) => this.place({ id: dm.id, name: dm.with.name }, avatar(this.world, dm.with, "small")));
    const rows = [...alone, ...groups.map((group) => this.place(group, icon("people")))];
    const none = el("p.none", {}, "None yet. What the bot tells you alone by DM appears here.");
    return el("section", {}, el("div.group-head", {}, el("h2", {}, "Direct messages")), rows.length ? rows : none);
  }

  place({ id, name }, sign, kind = "") {
    const mark = this.marks.get(id);
    const badge = mark?.mentions ? el("span.badge", {}, String(Math.min(99, mark.mentions))) : null;
    return el(
      `button.place${kind && `.${kind}`}${mark ? ".unread" : ""}`,
      {
        type: "button",
        "aria-current": id === this.current ? "page" : null,
        "aria-label": mark ? `${name}, ${mark.count} unread` : name,
        data: { place: id },
        onclick: () => this.openPlace(id),
      },
      sign,
      el("span.place-name", {}, name),
      badge,
    );
  }
}
