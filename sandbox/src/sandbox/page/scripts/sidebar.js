/** Where one person can go: servers with channels and threads, direct messages, with their unread marks. */

import { avatar } from "./avatar.js";
import { el, icon, roam } from "./dom.js";

const UNFOLDED = "hikyaku-aside";
const isAside = ({ aside }) => aside;
const isMain = ({ aside }) => !aside;

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
    this.session = session;
    this.marks = session.unread;
    this.current = current;
    const main = servers.filter(isMain).map((server) => this.server(server, server.channels.filter(isMain)));
    this.list.replaceChildren(...main, this.dms(dms, groups.filter(isMain)), ...this.aside(servers, groups));
    if (focused) this.list.querySelector(`[data-place="${focused}"]`)?.focus();
  }

  /** Places that no match needs, under a heading. It unfolds by itself if the person is in one of them, or called. */
  aside(servers, groups) {
    const channels = servers.filter(isMain).flatMap((server) => server.channels.filter(isAside));
    const away = servers.filter(isAside);
    const rooms = groups.filter(isAside);
    const all = [...channels, ...away.flatMap((server) => server.channels), ...rooms];
    if (!all.length) return [];
    const isOpen = localStorage.getItem(UNFOLDED) === "yes" || all.some((channel) => this.isWanted(channel));
    const head = el(
      "button.place.aside-head",
      {
        type: "button",
        "aria-expanded": String(isOpen),
        data: { place: "aside" },
        onclick: () => this.unfold(!isOpen),
      },
      el("span.place-name", {}, "For testing"),
      icon("chevron"),
    );
    const places = [
      channels.flatMap((channel) => this.channel(channel)),
      away.map((server) => this.server(server, server.channels)),
      rooms.map((group) => this.place(group, icon("people"))),
    ];
    return [el("section.aside", {}, head, isOpen ? places : [])];
  }

  isWanted({ id, threads = [] }) {
    return [id, ...threads.map((thread) => thread.id)].some((each) => each === this.current || this.marks.has(each));
  }

  unfold(open) {
    localStorage.setItem(UNFOLDED, open ? "yes" : "no");
    this.draw(this.session, this.current);
  }

  server(server, seen) {
    const label = `New channel in ${server.name}`;
    const add = el(
      "button.icon-button.small",
      { type: "button", "aria-label": label, title: label, onclick: () => this.addChannel(server) },
      icon("plus"),
    );
    const away = this.world.isAway(server.id) ? el("small.away", {}, "no bot") : null;
    const channels = seen.flatMap((channel) => this.channel(channel));
    return el("section", {}, el("div.group-head", {}, el("h2", {}, server.name), away, add), channels);
  }

  channel(channel) {
    const threads = (channel.threads ?? []).filter((thread) => this.isShown(thread));
    return [
      this.place(channel, icon("hash")),
      ...threads.map((thread) => this.place(thread, icon("thread"), "thread")),
    ];
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
