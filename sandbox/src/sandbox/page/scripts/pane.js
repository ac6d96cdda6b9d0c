/** One person's window on the world: the list of places, the open channel, the line to write in. */

import { avatar } from "./avatar.js";
import { Composer } from "./composer.js";
import { openContextMenu } from "./context-menu.js";
import { UserActions } from "./user-actions.js";
import { el, icon, iconButton } from "./dom.js";
import { Identity } from "./identity.js";
import { openLightbox } from "./lightbox.js";
import { allPlaces } from "./message-facts.js";
import { choosable, namesFor, openingOf, placeTitle, typists } from "./pane-words.js";
import { Sidebar } from "./sidebar.js";
import { Timeline } from "./timeline.js";

const BEFORE_NAME = { channel: "#", dm: "@" };

export class Pane {
  /**
   * @param {import("./world.js").World} world
   * @param {{onclose: (pane: Pane) => void, onchange: (pane: Pane) => void, onfocus: (pane: Pane) => void, onact: (message: object) => void, ontry: (command: string) => void,
   *  newPerson: () => Promise<string|null>, newChannel: (server: object) => void}} wanted
   */
  constructor(world, wanted) {
    Object.assign(this, { world }, wanted);
    this.listeners = this.makeListeners();
    this.identity = new Identity(world, { choose: (person) => this.become(person), create: () => this.createPerson() });
    this.sidebar = new Sidebar({
      world,
      openPlace: (id) => this.open(id),
      addChannel: (server) => this.newChannel(server),
      head: this.identity.node,
    });
    this.timeline = new Timeline({
      viewOf: (message) => this.viewOf(message),
      threadOf: (message) => this.threadOf(message),
      onend: () => this.composer.focus(),
    });
    this.timeline.onread = () => this.read();
    this.actions = new UserActions(this);
    this.composer = this.makeComposer();
    this.node = this.build();
  }

  makeListeners() {
    return {
      places: () => this.showPlaces(),
      messages: ({ detail: channel }) => channel === this.channel && this.showMessages(),
      unread: () => this.showUnread(),
      typing: () => (this.typing.textContent = typists(this.session, this.channel, this.world)),
      connection: () => this.drawBanner(),
      commands: () => this.learnCommands(),
      modal: ({ detail: { modal, interaction } }) => this.actions.modal || this.actions.openModal(modal, interaction),
    };
  }

  build() {
    this.title = el("h1.title");
    this.face = el("span.face");
    this.menu = iconButton("menu", "Channels", () => this.toggleMenu(), { class: "icon-button menu" });
    this.shut = iconButton("close", "Close this pane", () => this.onclose(this), { class: "icon-button shut" });
    this.banner = el("div.banner", { role: "status", hidden: true });
    this.typing = el("div.typing", { "aria-live": "polite" });
    this.chat = el(
      "div.chat",
      { onkeydown: (event) => this.key(event) },
      el("header.chat-head", {}, this.menu, this.face, this.title, this.shut),
      this.banner,
      this.timeline.scroller,
      el("div.chat-foot", {}, this.composer.node, el("div.foot-line", {}, this.typing, this.timeline.jump)),
    );
    const shade = el("div.shade", { onclick: () => this.toggleMenu(false) });
    return el("section.pane", { onfocusin: () => this.onfocus(this) }, this.sidebar.node, shade, this.chat);
  }

  makeComposer() {
    return new Composer({
      world: this.world,
      commands: () => this.session.commandsOf(this.channel),
      known: () => ({
        people: this.people(),
        channels: allPlaces(this.session.places).filter(({ kind }) => kind === "channel" || kind === "thread"),
      }),
      autocomplete: (body) =>
        this.session.api.autocomplete(this.channel, body).then(
          ({ choices }) => choices.map(({ name, value }) => ({ label: name, value })),
          () => [],
        ),
      say: (text) => this.session.api.say(this.channel, this.withMentions(text)),
      command: (body) => this.actions.command(body),
      onup: () => this.timeline.focusNewest(),
    });
  }

  /** Switch to another person. */
  async become(person) {
    this.letGo();
    this.session = this.world.session(person);
    for (const [name, listener] of Object.entries(this.listeners)) this.session.addEventListener(name, listener);
    this.channel = null;
    await this.session.ready;
    const first = this.session.places.servers[0]?.channels[0] ?? this.session.places.dms[0];
    const last = this.session.place(this.session.lastChannel) ? this.session.lastChannel : first?.id;
    this.draw();
    if (last) await this.open(last);
    this.onchange(this);
  }

  letGo() {
    this.actions.modal?.close();
    for (const [name, listener] of Object.entries(this.listeners)) this.session?.removeEventListener(name, listener);
  }

  leave() {
    this.letGo();
    this.node.remove();
  }

  async createPerson() {
    const person = await this.newPerson();
    if (person) await this.become(person);
  }

  async open(channel) {
    const place = this.session.place(channel);
    if (!place) return;
    this.channel = channel;
    this.session.lastChannel = channel;
    this.firstUnread = this.session.unread.get(channel)?.first ?? null;
    this.toggleMenu(false);
    this.timeline.reset(`Messages in ${place.name}`, openingOf(place, this.world));
    this.composer.rename(`${BEFORE_NAME[place.kind] ?? ""}${place.name}`);
    this.draw();
    if (!this.session.isLoaded(channel)) await this.session.load(channel);
    this.learnCommands();
    this.onchange(this);
  }

  async openAt(channel, message) {
    await this.open(channel);
    if (message) this.timeline.point(message);
  }

  /** The hint depends on the commands. */
  async learnCommands() {
    const found = this.channel ? await this.session.commandsOf(this.channel).catch(() => []) : [];
    if (found.length) this.onchange(this);
  }

  draw() {
    const { world, session } = this;
    this.node.style.setProperty("--mine", world.colourOf(session.person));
    this.node.setAttribute("aria-label", world.nameOf(session.person) ?? "");
    this.identity.draw(session);
    this.face.replaceChildren(avatar(world, { id: session.person }, "small"));
    this.sidebar.draw(session, this.channel);
    this.title.replaceChildren(...placeTitle(session.place(this.channel), (id) => this.open(id)));
    this.drawBanner();
    this.drawMessages();
  }

  drawMessages() {
    const { session, channel } = this;
    if (!channel || !session.isLoaded(channel)) return;
    const more = session.isWhole[channel] === false ? () => session.loadMore(channel) : null;
    this.timeline.draw(session.messages(channel), { firstUnread: this.firstUnread, locale: this.locale, more });
    this.read();
  }

  showMessages() {
    this.drawMessages();
    this.onchange(this);
  }

  drawBanner() {
    const { connected } = this.session;
    const words = !connected
      ? "The sandbox is gone. Trying to reach it again…"
      : this.world.bot.online
        ? ""
        : `${this.world.bot.name} is offline. Its buttons answer again as soon as it is back.`;
    this.banner.hidden = !words;
    this.banner.replaceChildren(icon("unplug"), words);
    const calls = [...this.session.unread]
      .filter(([channel]) => channel !== this.channel)
      .reduce((sum, [, { mentions }]) => sum + mentions, 0);
    this.menu.dataset.calls = calls || "";
  }

  get locale() {
    return this.world.person(this.session.person)?.locale || undefined;
  }

  /** What is on screen at its end has been read. */
  read() {
    const isSeen = this.timeline.following && document.visibilityState === "visible" && this.node.offsetParent !== null;
    if (isSeen && this.channel) this.session.seen(this.channel);
  }

  showPlaces() {
    if (this.channel && !this.session.place(this.channel)) this.channel = null;
    this.draw();
  }

  showUnread() {
    this.sidebar.draw(this.session, this.channel);
    this.drawBanner();
    this.onchange(this);
  }

  people() {
    return this.world.membersOf(this.session.place(this.channel)?.server?.id);
  }

  /** "@Bruno" as Discord sends it. */
  withMentions(text) {
    return this.people().reduce((line, { id, name }) => line.replaceAll(`@${name}`, `<@${id}>`), text);
  }

  threadOf(message) {
    const id = message.thread?.id ?? message.id;
    return (
      this.session.place(id) ??
      (message.type === 18 ? this.session.place(message.message_reference?.channel_id) : null) ??
      message.thread ??
      null
    );
  }

  viewOf(message) {
    return {
      message,
      world: this.world,
      names: namesFor(this, message),
      act: (control, verb, body) => this.actions.act(message, control, verb, body),
      choosable: (type) => choosable(type, this.people(), this.session.places),
      enlarge: openLightbox,
      find: (id) => this.session.messages(this.channel).find((other) => other.id === id) ?? null,
      point: (id) => this.timeline.point(id),
      dismiss: (dismissed) => this.session.dismiss(dismissed),
      openPlace: (id) => this.open(id),
      openMenu: (event) => openContextMenu(event, message, this.menus()),
    };
  }

  menus() {
    return {
      menus: () => this.session.api.menus(this.channel).catch(() => []),
      pick: (body) => this.actions.command(body, "menu"),
    };
  }

  toggleMenu(open = !this.node.classList.contains("menu-open")) {
    this.node.classList.toggle("menu-open", open);
    this.menu.setAttribute("aria-expanded", String(open));
    if (open) this.sidebar.node.querySelector(".place")?.focus();
  }

  /** Escape goes back from any control to the line. */
  key(event) {
    if (event.key === "Escape" && !event.defaultPrevented && !this.composer.node.contains(event.target))
      this.composer.focus();
  }
}
